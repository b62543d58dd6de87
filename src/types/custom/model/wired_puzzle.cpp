#include "types/custom/model/wired_puzzle.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>

namespace switchbox::machine {

WiredLayout single_row(std::size_t lamps) {
    WiredLayout layout(1);
    layout.front().reserve(lamps);
    for (std::size_t lamp = 0; lamp < lamps; ++lamp) layout.front().emplace_back(lamp);
    return layout;
}

int period_of(const WiredPuzzle& puzzle, const WiredButton& button) {
    int period = 1;
    for (const auto [lamp, by] : button.effects) {
        const int states = puzzle.lamps[lamp].states;
        period = std::lcm(period, states / std::gcd(states, by));
    }
    return period;
}

int common_period(const WiredPuzzle& puzzle) {
    int period = 1;
    for (const WiredLamp& lamp : puzzle.lamps) period = std::lcm(period, lamp.states);
    return period;
}

std::vector<TargetRow> rows_wanted(const WiredPuzzle& puzzle) {
    if (!puzzle.wants_alike()) return puzzle.targets;
    int states = max_states;
    for (const WiredLamp& lamp : puzzle.lamps) states = std::min(states, lamp.states);
    std::vector<TargetRow> rows;
    rows.reserve(static_cast<std::size_t>(states));
    for (int state = 0; state < states; ++state)
        rows.emplace_back(puzzle.lamps.size(), static_cast<std::uint8_t>(state));
    return rows;
}

LampsOfButtons lamps_named_alike(const WiredPuzzle& puzzle) {
    std::map<std::string_view, std::size_t> lamps;
    for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) lamps[puzzle.lamps[i].name] = i;
    LampsOfButtons alike;
    alike.reserve(puzzle.buttons.size());
    for (const WiredButton& button : puzzle.buttons) {
        const auto lamp = lamps.find(button.name);
        alike.push_back(lamp == lamps.end() ? std::nullopt : std::optional(lamp->second));
    }
    return alike;
}

LampsOfButtons gates_of(const WiredPuzzle& puzzle) {
    return puzzle.lit_only ? lamps_named_alike(puzzle) : LampsOfButtons(puzzle.buttons.size());
}

std::vector<std::uint8_t> states_after(const WiredPuzzle& puzzle, const std::vector<std::uint64_t>& presses) {
    std::vector<std::uint64_t> sums;
    sums.reserve(puzzle.lamps.size());
    for (const WiredLamp& lamp : puzzle.lamps) sums.push_back(static_cast<std::uint64_t>(lamp.start));
    for (std::size_t i = 0; i < puzzle.buttons.size(); ++i) {
        const WiredButton& button = puzzle.buttons[i];
        const std::uint64_t times = presses[i] + button.pressed;
        for (const auto [lamp, by] : button.effects) {
            const auto states = static_cast<std::uint64_t>(puzzle.lamps[lamp].states);
            sums[lamp] = (sums[lamp] + times % states * static_cast<std::uint64_t>(by)) % states;
        }
    }
    return {sums.begin(), sums.end()};
}

std::vector<std::uint8_t> states_now(const WiredPuzzle& puzzle) {
    return states_after(puzzle, std::vector<std::uint64_t>(puzzle.buttons.size()));
}

}  // namespace switchbox::machine
