#include "types/custom/solve/state_walk.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <unordered_map>
#include <utility>

namespace switchbox::solve {
namespace {

using machine::TargetRow;
using machine::WiredPuzzle;

constexpr std::size_t max_walked_states = std::size_t{1} << 22U;
constexpr std::size_t max_choices = std::size_t{1} << 26U;
constexpr std::uint64_t unreached = std::numeric_limits<std::uint64_t>::max();

// Returns the lamps that matter in some row.
std::vector<std::size_t> mattering(const WiredPuzzle& puzzle) {
    std::vector<std::size_t> lamps;
    const std::vector<TargetRow> rows = machine::rows_wanted(puzzle);
    for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp) {
        if (std::any_of(rows.begin(), rows.end(), [lamp](const TargetRow& row) { return row[lamp]; }))
            lamps.push_back(lamp);
    }
    return lamps;
}

// Returns the number of states; nullopt if there are too many.
std::optional<std::size_t> count_states(const WiredPuzzle& puzzle, const std::vector<std::size_t>& lamps) {
    std::size_t states = 1;
    for (const std::size_t lamp : lamps) {
        states *= static_cast<std::size_t>(puzzle.lamps[lamp].states);
        if (states > max_walked_states) return std::nullopt;
    }
    return states;
}

// Index that finds the first row that the lamps show. It looks up one number for each set of lamps that
// matter, however many rows there are.
class RowIndex {
  public:
    // Takes the lamps that matter in some row. Together they have few states.
    RowIndex(const WiredPuzzle& puzzle, const std::vector<std::size_t>& lamps) {
        for (const std::size_t lamp : lamps)
            bases_.push_back(static_cast<std::size_t>(puzzle.lamps[lamp].states));
        const std::vector<TargetRow> rows = machine::rows_wanted(puzzle);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            std::vector<bool> matters;
            std::vector<std::size_t> states;
            for (const std::size_t lamp : lamps) {
                matters.push_back(rows[i][lamp].has_value());
                states.push_back(rows[i][lamp].value_or(0));
            }
            rows_[matters].try_emplace(number_of(states, matters), i);
        }
    }

    [[nodiscard]] std::optional<std::size_t> first_with(const std::vector<std::size_t>& states) const {
        std::optional<std::size_t> first;
        for (const auto& [matters, rows] : rows_) {
            const auto row = rows.find(number_of(states, matters));
            if (row != rows.end()) first = std::min(first.value_or(row->second), row->second);
        }
        return first;
    }

  private:
    [[nodiscard]] std::size_t number_of(const std::vector<std::size_t>& states,
                                        const std::vector<bool>& matters) const {
        std::size_t number = 0;
        for (std::size_t i = 0; i < states.size(); ++i)
            if (matters[i]) number = number * bases_[i] + states[i];
        return number;
    }

    std::vector<std::size_t> bases_;
    std::map<std::vector<bool>, std::unordered_map<std::size_t, std::size_t>> rows_;
};

}  // namespace

std::optional<double> StateWalk::work_of(const WiredPuzzle& puzzle, const std::vector<int>& periods) {
    const auto states = count_states(puzzle, mattering(puzzle));
    if (!states || *states * puzzle.buttons.size() > max_choices) return std::nullopt;
    double presses = 0;
    for (std::size_t i = 0; i < periods.size(); ++i) {
        const auto less = static_cast<std::uint32_t>(periods[i] - 1);
        presses += 3 + std::min(less, puzzle.buttons[i].most.value_or(less));
    }
    return static_cast<double>(*states) * presses;
}

StateWalk::StateWalk(const WiredPuzzle& puzzle, std::vector<int> periods)
    : puzzle_(puzzle),
      periods_(std::move(periods)),
      digits_(mattering(puzzle)),
      states_(*count_states(puzzle, digits_)) {
    costs_.assign(states_, unreached);
    ways_.assign(states_, 0);
    choices_.resize(states_ * puzzle.buttons.size());
    const std::vector<std::uint8_t> now = machine::states_now(puzzle);
    std::size_t state = 0;
    for (const std::size_t lamp : digits_)
        state = state * static_cast<std::size_t>(puzzle.lamps[lamp].states) + now[lamp];
    costs_[state] = 0;
    ways_[state] = 1;
}

std::uint32_t StateWalk::most_presses(std::size_t button) const {
    const auto less = static_cast<std::uint32_t>(periods_[button] - 1);
    return std::min(less, puzzle_.buttons[button].most.value_or(less));
}

// Returns, for each state, the state after one press.
std::vector<std::uint32_t> StateWalk::states_after(const machine::WiredButton& button) const {
    std::vector<int> by(puzzle_.lamps.size());
    for (const auto [lamp, steps] : button.effects) by[lamp] = steps;
    std::vector<std::uint32_t> after{0};
    for (const std::size_t lamp : digits_) {
        const int states = puzzle_.lamps[lamp].states;
        std::vector<std::uint32_t> longer;
        longer.reserve(after.size() * static_cast<std::size_t>(states));
        for (const std::uint32_t head : after) {
            for (int state = 0; state < states; ++state) {
                const auto next = static_cast<std::uint32_t>((state + by[lamp]) % states);
                longer.push_back(head * static_cast<std::uint32_t>(states) + next);
            }
        }
        after = std::move(longer);
    }
    return after;
}

void StateWalk::begin_button() {
    after_ = states_after(puzzle_.buttons[button_]);
    next_costs_.assign(states_, unreached);
    next_ways_.assign(states_, 0);
}

// Processes the next states for the current button and returns the units of work.
std::uint64_t StateWalk::take_states() {
    if (from_ == 0) begin_button();
    const std::uint64_t cost = puzzle_.buttons[button_].cost;
    const std::uint32_t most = most_presses(button_);
    const std::uint64_t work_of_state = 3 + std::uint64_t{most};
    const std::size_t first = from_;
    const std::size_t end =
        std::min(states_, first + static_cast<std::size_t>(most_at_a_time / work_of_state) + 1);
    std::uint16_t* const choices = &choices_[button_ * states_];
    for (; from_ < end; ++from_) {
        if (costs_[from_] == unreached) continue;
        std::size_t to = from_;
        for (std::uint32_t times = 0; times <= most; ++times, to = after_[to]) {
            next_ways_[to] = static_cast<std::uint8_t>(std::min(2, next_ways_[to] + ways_[from_]));
            if (costs_[from_] + times * cost >= next_costs_[to]) continue;
            next_costs_[to] = costs_[from_] + times * cost;
            choices[to] = static_cast<std::uint16_t>(times);
        }
    }
    if (end == states_) {
        costs_.swap(next_costs_);
        ways_.swap(next_ways_);
        from_ = 0;
        ++button_;
    }
    return (end - first) * work_of_state;
}

void StateWalk::advance(std::uint64_t budget) {
    for (std::uint64_t done = 0; !is_finished() && done <= budget;) done += take_states();
}

double StateWalk::progress() const {
    if (is_finished()) return 1;
    return static_cast<double>(button_) / static_cast<double>(puzzle_.buttons.size());
}

std::vector<std::uint32_t> StateWalk::presses_to(std::size_t state) const {
    std::vector<std::uint32_t> presses(puzzle_.buttons.size());
    for (std::size_t button = presses.size(); button-- > 0;) {
        presses[button] = choices_[button * states_ + state];
        // Undoes the presses by pressing on to the period.
        const std::vector<std::uint32_t> after = states_after(puzzle_.buttons[button]);
        const auto period = static_cast<std::uint32_t>(periods_[button]);
        for (std::uint32_t times = (period - presses[button]) % period; times > 0; --times)
            state = after[state];
    }
    return presses;
}

std::optional<StateWalk::Found> StateWalk::found() const {
    const RowIndex rows(puzzle_, digits_);
    std::optional<std::size_t> best;
    std::size_t best_row = 0;
    int ways = 0;
    std::vector<std::size_t> shown(digits_.size());
    for (std::size_t state = 0; state < states_; ++state) {
        if (costs_[state] == unreached) continue;
        std::size_t rest = state;
        for (std::size_t i = digits_.size(); i-- > 0;) {
            const auto lamp_states = static_cast<std::size_t>(puzzle_.lamps[digits_[i]].states);
            shown[i] = rest % lamp_states;
            rest /= lamp_states;
        }
        const auto row = rows.first_with(shown);
        if (!row) continue;
        ways += ways_[state];
        if (best && costs_[*best] <= costs_[state]) continue;
        best = state;
        best_row = *row;
    }
    if (!best) return std::nullopt;
    return Found{presses_to(*best), costs_[*best], best_row, ways == 1};
}

}  // namespace switchbox::solve
