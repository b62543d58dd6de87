#include "solve/wired/state_walk.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace switchbox::solve {
namespace {

using machine::TargetRow;
using machine::WiredPuzzle;

constexpr std::size_t max_states = std::size_t{1} << 22U;
constexpr std::size_t max_choices = std::size_t{1} << 26U;
constexpr std::uint64_t unreached = std::numeric_limits<std::uint64_t>::max();

// The lamps that matter in some row
std::vector<std::size_t> mattering(const WiredPuzzle& puzzle) {
    std::vector<std::size_t> lamps;
    const std::vector<TargetRow> rows = machine::rows_wanted(puzzle);
    for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp) {
        if (std::any_of(rows.begin(), rows.end(), [lamp](const TargetRow& row) { return row[lamp]; }))
            lamps.push_back(lamp);
    }
    return lamps;
}

// None where they are too many.
std::optional<std::size_t> count_states(const WiredPuzzle& puzzle, const std::vector<std::size_t>& lamps) {
    std::size_t states = 1;
    for (const std::size_t lamp : lamps) {
        states *= static_cast<std::size_t>(puzzle.lamps[lamp].states);
        if (states > max_states) return std::nullopt;
    }
    return states;
}

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

// Where one press leads from each state
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

void StateWalk::take_button() {
    const std::vector<std::uint32_t> after = states_after(puzzle_.buttons[button_]);
    const std::uint64_t cost = puzzle_.buttons[button_].cost;
    const std::uint32_t most = most_presses(button_);
    std::vector<std::uint64_t> costs(states_, unreached);
    std::vector<std::uint8_t> ways(states_, 0);
    std::uint16_t* const choices = &choices_[button_ * states_];
    for (std::size_t from = 0; from < states_; ++from) {
        if (costs_[from] == unreached) continue;
        std::size_t to = from;
        for (std::uint32_t times = 0; times <= most; ++times, to = after[to]) {
            ways[to] = static_cast<std::uint8_t>(std::min(2, ways[to] + ways_[from]));
            if (costs_[from] + times * cost >= costs[to]) continue;
            costs[to] = costs_[from] + times * cost;
            choices[to] = static_cast<std::uint16_t>(times);
        }
    }
    costs_ = std::move(costs);
    ways_ = std::move(ways);
    ++button_;
}

void StateWalk::advance(std::uint64_t budget) {
    for (std::uint64_t done = 0; !is_finished() && done <= budget;) {
        done += states_ * (3 + std::uint64_t{most_presses(button_)});
        take_button();
    }
}

double StateWalk::progress() const {
    if (is_finished()) return 1;
    return static_cast<double>(button_) / static_cast<double>(puzzle_.buttons.size());
}

std::vector<std::uint32_t> StateWalk::presses_to(std::size_t state) const {
    std::vector<std::uint32_t> presses(puzzle_.buttons.size());
    for (std::size_t button = presses.size(); button-- > 0;) {
        presses[button] = choices_[button * states_ + state];
        // Pressing on until it comes round leads back.
        const std::vector<std::uint32_t> after = states_after(puzzle_.buttons[button]);
        const auto period = static_cast<std::uint32_t>(periods_[button]);
        for (std::uint32_t times = (period - presses[button]) % period; times > 0; --times)
            state = after[state];
    }
    return presses;
}

std::optional<StateWalk::Found> StateWalk::found() const {
    const std::vector<TargetRow> rows = machine::rows_wanted(puzzle_);
    std::optional<std::size_t> best;
    std::size_t best_row = 0;
    int ways = 0;
    std::vector<std::uint8_t> shown(puzzle_.lamps.size());
    for (std::size_t state = 0; state < states_; ++state) {
        if (costs_[state] == unreached) continue;
        std::size_t rest = state;
        for (std::size_t i = digits_.size(); i-- > 0;) {
            const auto lamp_states = static_cast<std::size_t>(puzzle_.lamps[digits_[i]].states);
            shown[digits_[i]] = static_cast<std::uint8_t>(rest % lamp_states);
            rest /= lamp_states;
        }
        const auto shows = [&](const TargetRow& row) {
            return std::all_of(digits_.begin(), digits_.end(),
                               [&](std::size_t lamp) { return !row[lamp] || *row[lamp] == shown[lamp]; });
        };
        const auto row = std::find_if(rows.begin(), rows.end(), shows);
        if (row == rows.end()) continue;
        ways += ways_[state];
        if (best && costs_[*best] <= costs_[state]) continue;
        best = state;
        best_row = static_cast<std::size_t>(row - rows.begin());
    }
    if (!best) return std::nullopt;
    return Found{presses_to(*best), costs_[*best], best_row, ways == 1};
}

}  // namespace switchbox::solve
