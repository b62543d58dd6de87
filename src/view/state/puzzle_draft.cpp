#include "view/state/puzzle_draft.hpp"

#include <algorithm>
#include <memory>

#include "machine/wired_edits.hpp"
#include "machine/wired_machine.hpp"
#include "solve/wired/lit_search.hpp"
#include "solve/wired/wired_search.hpp"

namespace switchbox::view {
namespace {

constexpr std::size_t most_kept = 50;
constexpr std::size_t most_searched = 128;          // lamps, and buttons
constexpr std::uint64_t search_budget = 5'000'000;  // a few milliseconds

std::uint64_t presses_in(const std::vector<std::uint32_t>& presses) {
    std::uint64_t sum = 0;
    for (const std::uint32_t times : presses) sum += times;
    return sum;
}

solve::WiredVerdict verdict_on(const machine::WiredPuzzle& puzzle) {
    if (!puzzle.lit_only) {
        solve::WiredSearch search(puzzle);
        search.advance(search_budget);
        return search.verdict();
    }
    std::shared_ptr<solve::LitWays> ways;
    solve::LitSearch search(puzzle, std::vector<std::uint32_t>(puzzle.buttons.size()), ways);
    search.advance(search_budget);
    return search.verdict();
}

// As far as that is soon known.
Message solvability(const machine::WiredPuzzle& puzzle) {
    if (puzzle.lamps.size() > most_searched || puzzle.buttons.size() > most_searched) return {};
    const solve::WiredVerdict verdict = verdict_on(puzzle);
    if (verdict.presses && presses_in(*verdict.presses) == 0) return tell("puzzle.draw.solved");
    if (verdict.presses) {
        return tell(verdict.proved ? "puzzle.draw.fewest" : "puzzle.draw.at-most",
                    presses_in(*verdict.presses));
    }
    return verdict.proved ? tell("puzzle.draw.impossible") : Message{};
}

std::vector<std::uint8_t> start_states(const machine::WiredPuzzle& puzzle) {
    std::vector<std::uint8_t> states;
    states.reserve(puzzle.lamps.size());
    for (const machine::WiredLamp& lamp : puzzle.lamps)
        states.push_back(static_cast<std::uint8_t>(lamp.start));
    return states;
}

}  // namespace

std::size_t PuzzleDraft::known() const {
    const auto is_known_one = [&](const machine::WiredButton& button) {
        return known_.contains(button.name);
    };
    return static_cast<std::size_t>(
        std::count_if(puzzle_.buttons.begin(), puzzle_.buttons.end(), is_known_one));
}

void PuzzleDraft::keep() {
    if (before_.size() == most_kept) before_.erase(before_.begin());
    before_.push_back({puzzle_, known_});
}

void PuzzleDraft::refresh() {
    lamp_ = std::min(lamp_, puzzle_.lamps.size() - 1);
    button_ = std::min(button_, puzzle_.buttons.size() - 1);
    typed_faces_.reset();
    is_copied_ = false;
    target_ = puzzle_.wants_alike() ? 0 : std::min(target_, puzzle_.targets.size() - 1);
    typed_.reset();
    refusal_ = {};
    shown_ = start_states(puzzle_);
    const auto problem = machine::problem_with_playing(puzzle_);
    is_playable_ = !problem;
    facts_ = problem ? problem->message : solvability(puzzle_);
}

void PuzzleDraft::take(machine::WiredPuzzle puzzle) {
    keep();
    puzzle_ = std::move(puzzle);
    lamp_ = button_ = target_ = first_row_ = first_column_ = 0;
    known_.clear();
    refresh();
}

void PuzzleDraft::undo() {
    if (before_.empty()) return;
    puzzle_ = std::move(before_.back().puzzle);
    known_ = std::move(before_.back().known);
    before_.pop_back();
    refresh();
}

void PuzzleDraft::draw(DrawnPart part) {
    part_ = part;
    refresh();
}

void PuzzleDraft::choose_lamp(std::size_t lamp) {
    lamp_ = lamp;
    typed_.reset();
    refusal_ = {};
}

void PuzzleDraft::choose_button(std::size_t button) {
    button_ = button;
    typed_.reset();
    refusal_ = {};
}

void PuzzleDraft::choose_target(std::size_t target) { target_ = target; }

void PuzzleDraft::look_at(std::size_t first_row, std::size_t first_column) {
    first_row_ = first_row;
    first_column_ = first_column;
}

void PuzzleDraft::rename(std::string name,
                         std::optional<Error> (*give)(machine::WiredPuzzle&, std::size_t, const std::string&),
                         std::size_t which) {
    machine::WiredPuzzle renamed = puzzle_;
    if (const auto problem = give(renamed, which, name)) {
        typed_ = std::move(name);
        refusal_ = problem->message;
        return;
    }
    keep();
    puzzle_ = std::move(renamed);
    refresh();
}

void PuzzleDraft::name_lamp(std::string name) { rename(std::move(name), machine::rename_lamp, lamp_); }

void PuzzleDraft::name_button(std::string name) { rename(std::move(name), machine::rename_button, button_); }

void PuzzleDraft::step_shown(std::size_t lamp) {
    const int states = puzzle_.lamps[lamp].states;
    shown_[lamp] = static_cast<std::uint8_t>((shown_[lamp] + 1) % states);
}

void PuzzleDraft::record() {
    const std::vector<std::uint8_t> after = shown_;
    change([&](machine::WiredPuzzle& puzzle) {
        machine::learn(puzzle, button_, start_states(puzzle), after);
        for (std::size_t i = 0; i < after.size(); ++i) puzzle.lamps[i].start = after[i];
    });
    known_.insert(puzzle_.buttons[button_].name);
    for (std::size_t i = 0; i < puzzle_.buttons.size(); ++i) {
        if (!is_known(i)) return choose_button(i);
    }
}

}  // namespace switchbox::view
