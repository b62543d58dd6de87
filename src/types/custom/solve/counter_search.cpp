#include "types/custom/solve/counter_search.hpp"

#include <algorithm>
#include <utility>

#include "base/result.hpp"

namespace switchbox::solve {
namespace {

using machine::TargetRow;
using machine::WiredButton;
using machine::WiredPuzzle;

// Returns the most presses of a button that a cheapest solution may need: less than a period if it moves no
// counter.
std::optional<Integer> most_needed(const WiredPuzzle& puzzle, const WiredButton& button) {
    std::optional<Integer> most;
    if (button.most) most = *button.most;
    const bool moves_counter = std::any_of(
        button.effects.begin(), button.effects.end(),
        [&](const machine::WiredEffect& effect) { return puzzle.lamps[effect.lamp].is_counter(); });
    if (moves_counter) return most;
    const Integer less = machine::period_of(puzzle, button) - 1;
    return most ? std::min(*most, less) : less;
}

}  // namespace

CounterSearch::CounterSearch(const WiredPuzzle& puzzle) : puzzle_(puzzle) {
    require(puzzle.press == machine::PressRule::any, "the order of presses does not matter");
    if (puzzle.lamps.size() * puzzle.buttons.size() > max_pairs) return;
    steps_.assign(puzzle.lamps.size(), IntegerVector(puzzle.buttons.size()));
    for (const machine::WiredLamp& lamp : puzzle.lamps) now_.emplace_back(lamp.start);
    for (std::size_t j = 0; j < puzzle.buttons.size(); ++j) {
        for (const auto [lamp, by] : puzzle.buttons[j].effects) {
            steps_[lamp][j] = by;
            now_[lamp] += Integer(by) * puzzle.buttons[j].pressed;
        }
    }
    const bool are_counters = std::all_of(puzzle.lamps.begin(), puzzle.lamps.end(),
                                          [](const machine::WiredLamp& lamp) { return lamp.is_counter(); });
    rows_ = puzzle.wants_alike() && are_counters ? std::vector<TargetRow>{TargetRow(puzzle.lamps.size())}
                                                 : machine::rows_wanted(puzzle);
    begin_row();
}

// Returns the equations of a row. Lamps that do not matter have none. If all counters must be alike, each has
// the equation that it differs from the first one by nothing.
CounterEquations CounterSearch::equations_of(const TargetRow& row) {
    CounterEquations equations;
    lamps_.clear();
    const bool are_alike = puzzle_.wants_alike() && !row.front();
    for (std::size_t lamp = are_alike ? 1 : 0; lamp < row.size(); ++lamp) {
        if (!row[lamp] && !are_alike) continue;
        IntegerVector& factors = equations.factors.emplace_back(steps_[lamp]);
        if (are_alike) add_multiple(factors, steps_.front(), -1);
        equations.right.push_back((are_alike ? now_.front() : Integer(*row[lamp])) - now_[lamp]);
        equations.moduli.push_back(puzzle_.lamps[lamp].states);
        lamps_.push_back({lamp, are_alike ? std::optional<std::size_t>(0) : std::nullopt});
    }
    for (const WiredButton& button : puzzle_.buttons) {
        equations.most.push_back(most_needed(puzzle_, button));
        equations.costs.emplace_back(button.cost);
    }
    return equations;
}

void CounterSearch::begin_row() {
    program_.reset();
    if (row_ < rows_.size()) program_.emplace(equations_of(rows_[row_]));
}

void CounterSearch::end_row() {
    if (const auto& proof = program_->proof()) {
        CounterProof& by_lamp = verdict_.proofs.emplace_back(*proof);
        by_lamp.weights.assign(puzzle_.lamps.size(), 0);
        for (std::size_t i = 0; i < lamps_.size(); ++i) {
            by_lamp.weights[lamps_[i].lamp] += proof->weights[i];
            if (lamps_[i].less) by_lamp.weights[*lamps_[i].less] -= proof->weights[i];
        }
        if (proof->modulus) {
            for (Integer& weight : by_lamp.weights) weight = modulo(weight, *proof->modulus);
        }
    }
    ++row_;
    begin_row();
    if (!is_finished()) return;
    verdict_.proved = true;
    verdict_.is_only = verdict_.presses && best_.is_only;
    if (verdict_.proofs.size() < rows_.size()) verdict_.proofs.clear();
}

// Takes the best presses into the verdict if they are new.
void CounterSearch::take_best() {
    if (!best_.counts || verdict_.presses == best_.counts) return;
    verdict_.presses = best_.counts;
    verdict_.cost = best_.cost;
    verdict_.reached.clear();
    for (std::size_t lamp = 0; lamp < puzzle_.lamps.size(); ++lamp) {
        auto& value = verdict_.reached.emplace_back();
        if (rows_[row_][lamp]) value = *rows_[row_][lamp];
        if (puzzle_.wants_alike() && !value) value = now_[lamp] + dot_product(steps_[lamp], *best_.counts);
    }
}

void CounterSearch::advance(std::uint64_t budget) {
    for (std::uint64_t done = 0; !is_finished() && done <= budget;) {
        done += program_->step(best_);
        take_best();
        if (program_->is_finished()) end_row();
    }
}

double CounterSearch::progress() const {
    return is_finished() ? 1 : static_cast<double>(row_) / static_cast<double>(rows_.size());
}

}  // namespace switchbox::solve
