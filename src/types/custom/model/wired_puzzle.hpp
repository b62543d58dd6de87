// Puzzle that a person defines: lamps with their own numbers of states, buttons that move some of them on,
// targets, and limits of presses. Some lamps may not matter in a target. The order of presses does not
// matter, unless the lamps decide which buttons can be pressed. A lamp may be a counter, which has any
// integer as its state and does not come round.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "machine/rule.hpp"

namespace switchbox::machine {

inline constexpr std::size_t max_wired_lamps = 4096;
inline constexpr std::size_t max_wired_buttons = 4096;
inline constexpr std::size_t max_wired_name = 200;  // bytes, in a share code
inline constexpr int max_period = 255;              // presses, for play: a press grid counts in bytes
inline constexpr std::uint32_t max_press_count = 1'000'000'000;  // presses, and cost of one

inline constexpr int counter_states = 0;                        // number of states of a counter
inline constexpr std::int64_t max_count = 999'999'999'999'999;  // start and target of a counter, or negative

struct WiredLamp {
    std::string name;
    int states = 2;          // 2 to 9 (rule.hpp), or counter_states
    std::int64_t start = 0;  // below `states`, or up to max_count and no less than -max_count

    [[nodiscard]] bool is_counter() const { return states == counter_states; }
    friend bool operator==(const WiredLamp&, const WiredLamp&) = default;
};

// Effect of a press on one lamp.
struct WiredEffect {
    std::size_t lamp = 0;
    int by = 1;  // states on, 1 to the lamp's states - 1; for a counter also negative, up to max_press_count
    friend bool operator==(const WiredEffect&, const WiredEffect&) = default;
};

struct WiredButton {
    std::string name;
    std::vector<WiredEffect> effects;                  // ascending by lamp, each at most once
    std::optional<std::uint32_t> most = std::nullopt;  // limit of presses; 0: the button is stuck
    std::uint32_t cost = 1;                            // per press, at least 1
    // Earlier presses, which have taken effect. Neither `most` nor the cost includes them.
    std::uint32_t pressed = 0;
    friend bool operator==(const WiredButton&, const WiredButton&) = default;
};

// State of each lamp, by index; nullopt if it does not matter.
using TargetRow = std::vector<std::optional<std::int64_t>>;

// Lamps, by index, in rows of places; nullopt is an empty place. Rows may differ in length.
using WiredLayout = std::vector<std::vector<std::optional<std::size_t>>>;

[[nodiscard]] WiredLayout single_row(std::size_t lamps);  // lamps 0 .. lamps-1

struct WiredPuzzle {
    std::string name;                  // empty if it has none
    std::vector<WiredLamp> lamps;      // unique names
    std::vector<WiredButton> buttons;  // unique names
    std::vector<TargetRow> targets;    // alternatives, an entry for each lamp; empty if all must be alike
    WiredLayout layout;                // each lamp once
    // Rule about the lamp of a button's name. A button without such a lamp can always be pressed; that press
    // counts as a turn too. Turns begin at the start: earlier presses do not count.
    PressRule press = PressRule::any;
    // Names of the states, from 0 on. States without a name are numbers.
    std::vector<std::string> state_names = {};
    friend bool operator==(const WiredPuzzle&, const WiredPuzzle&) = default;

    // Returns whether all lamps must show the same number, whichever it is.
    [[nodiscard]] bool wants_alike() const { return targets.empty(); }
};

// Returns `by`, which may be negative or large, as a number of states on, 0 to `states` - 1.
[[nodiscard]] inline int steps_on(std::int64_t by, int states) {
    return static_cast<int>((by % states + states) % states);
}

// Returns steps on, 0 to `states` - 1, as a signed number: negative, for steps back, if these are fewer.
[[nodiscard]] inline int signed_steps(int by, int states) { return 2 * by > states ? by - states : by; }

// Returns whether a lamp is a counter. The functions below that give periods and states, and all of the
// machine, are for puzzles without counters.
[[nodiscard]] bool has_counters(const WiredPuzzle& puzzle);

// Returns the number of presses of this button after which everything is as before. common_period() returns
// one that is valid for every button.
[[nodiscard]] int period_of(const WiredPuzzle& puzzle, const WiredButton& button);
[[nodiscard]] int common_period(const WiredPuzzle& puzzle);

// Returns all wanted rows. If the lamps must be alike, there is one row for each state that all of them have.
// Requires a lamp that is no counter in that case.
[[nodiscard]] std::vector<TargetRow> rows_wanted(const WiredPuzzle& puzzle);

// Returns, for each button, the lamp of its name; nullopt if there is none. gates_of() returns the lamp that
// decides whether the button can be pressed.
using LampsOfButtons = std::vector<std::optional<std::size_t>>;
[[nodiscard]] LampsOfButtons lamps_named_alike(const WiredPuzzle& puzzle);
[[nodiscard]] LampsOfButtons gates_of(const WiredPuzzle& puzzle);

// Returns the state of each lamp after so many further presses of each button, an entry for each.
[[nodiscard]] std::vector<std::uint8_t> states_after(const WiredPuzzle& puzzle,
                                                     const std::vector<std::uint64_t>& presses);
// Returns the state of each lamp before any further press.
[[nodiscard]] std::vector<std::uint8_t> states_now(const WiredPuzzle& puzzle);

// Rules for the names of lamps, buttons and states in the text format (types/custom/formats/text.hpp).

// Returns the sign of the notation for a full-width form: ',' for "，". nullopt for other characters.
[[nodiscard]] std::optional<char> plain_sign(std::string_view character);

// Returns the part of a name that prevents it from being a word; empty if there is none. Such parts are signs
// of the notation, a quote at the beginning, an unmatched bracket, and the end of a sentence.
[[nodiscard]] std::string_view sign_in(std::string_view name);
// Returns whether a name has neither a letter nor a digit nor a picture: "&&", "--", an arrow.
[[nodiscard]] bool is_sign(std::string_view name);
// Returns whether a name is one word, without the signs of the notation.
[[nodiscard]] bool is_word(std::string_view name);

// Word split into a lamp and steps: "south-1" into "south" and "-1".
struct SteppedName {
    std::string_view name;
    std::string_view steps;
};
// Returns nullopt if the word does not end in steps.
[[nodiscard]] std::optional<SteppedName> stepped_name(std::string_view word);
// Returns whether the end of a name reads as steps.
[[nodiscard]] bool ends_in_steps(std::string_view name);

// Returns the text on a lamp. The names "up", "right", "down" and "left" give arrows, and other names their
// first three characters. A state without a name gives its number.
[[nodiscard]] std::string state_label_of(const WiredPuzzle& puzzle, int state);

// Returns the name, such as "up"; "state 2 of 3" for a state without a name.
[[nodiscard]] Message named_state(const WiredPuzzle& puzzle, int state, int states);

}  // namespace switchbox::machine
