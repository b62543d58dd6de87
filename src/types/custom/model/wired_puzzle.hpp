// A puzzle that somebody brings: lamps with numbers of states of their own, buttons that move some of them
// on, targets in which some lamps may not matter, and limits on the presses. In which order buttons are
// pressed makes no difference, unless only lit lamps may be pressed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "machine/rule.hpp"

namespace switchbox::machine {

inline constexpr std::size_t max_wired_lamps = 4096;
inline constexpr std::size_t max_wired_buttons = 4096;
inline constexpr int max_period = 255;  // of presses that are played: a press grid counts in bytes
inline constexpr std::uint32_t max_press_count = 1'000'000'000;  // of presses, and of what one costs

struct WiredLamp {
    std::string name;
    int states = 2;
    int start = 0;  // below `states`
    friend bool operator==(const WiredLamp&, const WiredLamp&) = default;
};

// A press moves the lamp on by so many states.
struct WiredEffect {
    std::size_t lamp = 0;
    int by = 1;  // from 1 to one less than its states
    friend bool operator==(const WiredEffect&, const WiredEffect&) = default;
};

struct WiredButton {
    std::string name;
    std::vector<WiredEffect> effects;                  // by lamp, each at most once
    std::optional<std::uint32_t> most = std::nullopt;  // times that it may be pressed; 0: it is stuck
    std::uint32_t cost = 1;                            // of a press, at least 1
    // Times that it was pressed before, which are made, and count neither for `most` nor for the cost.
    std::uint32_t pressed = 0;
    friend bool operator==(const WiredButton&, const WiredButton&) = default;
};

// A state for each lamp; none where it does not matter.
using TargetRow = std::vector<std::optional<std::uint8_t>>;

// Where lamps stand; none is an empty place.
using WiredLayout = std::vector<std::vector<std::optional<std::size_t>>>;

[[nodiscard]] WiredLayout single_row(std::size_t lamps);

struct WiredPuzzle {
    std::string name;
    std::vector<WiredLamp> lamps;      // with different names
    std::vector<WiredButton> buttons;  // with different names
    std::vector<TargetRow> targets;    // any of them is wanted; none where all lamps are to be alike
    WiredLayout layout;                // each lamp once
    // A button may be pressed only while the lamp of its name is not 0; one without a lamp, always.
    bool lit_only = false;
    // What states are called, from 0 on; those behind the last are numbers.
    std::vector<std::string> faces = {};
    friend bool operator==(const WiredPuzzle&, const WiredPuzzle&) = default;

    // All lamps in the same state, whichever: the same number.
    [[nodiscard]] bool wants_alike() const { return targets.empty(); }
};

// `by`, which may be negative or large, as so many states on.
[[nodiscard]] inline int steps_on(std::int64_t by, int states) {
    return static_cast<int>((by % states + states) % states);
}

// Steps on as people say them: back, where that is shorter.
[[nodiscard]] inline int signed_steps(int by, int states) { return 2 * by > states ? by - states : by; }

// After how many presses everything is as before: of this button; of whichever.
[[nodiscard]] int period_of(const WiredPuzzle& puzzle, const WiredButton& button);
[[nodiscard]] int common_period(const WiredPuzzle& puzzle);

// All rows that are wanted: of lamps that are to be alike one for each state that all of them have.
[[nodiscard]] std::vector<TargetRow> rows_wanted(const WiredPuzzle& puzzle);

// Of each button the lamp of its name, if there is one; and the lamp that must not be 0 for it to be pressed.
using LampsOfButtons = std::vector<std::optional<std::size_t>>;
[[nodiscard]] LampsOfButtons lamps_named_alike(const WiredPuzzle& puzzle);
[[nodiscard]] LampsOfButtons gates_of(const WiredPuzzle& puzzle);

// The states once each button is pressed so many times more.
[[nodiscard]] std::vector<std::uint8_t> states_after(const WiredPuzzle& puzzle,
                                                     const std::vector<std::uint64_t>& presses);
// The same before anything more is pressed.
[[nodiscard]] std::vector<std::uint8_t> states_now(const WiredPuzzle& puzzle);

}  // namespace switchbox::machine
