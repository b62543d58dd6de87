// Everything that can happen to a game, as small values with a text form. Mouse, keyboard, DOM mirror,
// address bar and tests all make the same Actions, and a list of them replays a whole game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "machine/catalogue.hpp"

namespace switchbox::game {

struct Press {
    std::size_t button = 0;
    friend bool operator==(const Press&, const Press&) = default;
};
struct Undo {
    friend bool operator==(const Undo&, const Undo&) = default;
};
struct Redo {
    friend bool operator==(const Redo&, const Redo&) = default;
};
// Marks one button of a shortest solution; with a button marked, presses that one and marks the next. A log
// names the button: another version of the program may choose another of several.
struct Hint {
    std::optional<std::size_t> button = std::nullopt;
    friend bool operator==(const Hint&, const Hint&) = default;
};
// Opens the timeline of a shortest solution from here. A log names its presses.
struct Solve {
    std::vector<std::size_t> plan = {};
    friend bool operator==(const Solve&, const Solve&) = default;
};
// Moves along the open timeline, to 0 .. the number of its presses.
struct StepTo {
    std::size_t step = 0;
    friend bool operator==(const StepTo&, const StepTo&) = default;
};
// Takes marks and timeline off the board; the lamps stay as they are.
struct Dismiss {
    friend bool operator==(const Dismiss&, const Dismiss&) = default;
};
struct Restart {
    friend bool operator==(const Restart&, const Restart&) = default;
};
// A fresh solvable game; with exactly `fewest` presses in a shortest solution, if that is asked for. Such a
// one takes a search, so a log has an Open of what was found in its place. On the cube the game begins so
// many random turns from the solved one instead.
enum class Quest : std::uint8_t {
    solvable,  // the machine's usual target, which can be reached
    question,  // the same, or one that cannot be reached: the player finds out
    picture    // Ghaly's machine: a picture that it shows for some presses
};
struct NewGame {
    machine::MachineChoice machine;  // of Ghaly's machine only the size counts: its codes are drawn anew
    std::uint64_t seed = 0;
    std::optional<std::size_t> fewest = std::nullopt;
    Quest quest = Quest::solvable;
    friend bool operator==(const NewGame&, const NewGame&) = default;
};
// What is edited: the board, which then becomes the start with nothing pressed, or the target.
enum class Side : std::uint8_t { start, target };
struct SetLamp {
    Side side = Side::start;
    std::size_t lamp = 0;
    std::uint8_t state = 0;
    friend bool operator==(const SetLamp&, const SetLamp&) = default;
};
// Many lamps at once: a stroke of the brush, or a rectangle. Cells without a lamp stay as they are.
struct PaintLamps {
    Side side = Side::start;
    machine::CellRuns lamps;
    std::uint8_t state = 0;
    friend bool operator==(const PaintLamps&, const PaintLamps&) = default;
};
struct SetPicture {
    Side side = Side::start;
    machine::Picture picture;
    friend bool operator==(const SetPicture&, const SetPicture&) = default;
};
// Where the target cannot be reached: takes one that can, with as few lamps different as possible.
struct TakeNearest {
    friend bool operator==(const TakeNearest&, const TakeNearest&) = default;
};
// Other codes for a machine whose codes each new game draws (MachineDefinition::codes()). The presses stay;
// where one colour was the target, it is again.
struct SetCodes {
    machine::MachineChoice machine;
    friend bool operator==(const SetCodes&, const SetCodes&) = default;
};
// Where a game asks whether the target can be reached: the player's answer.
struct Answer {
    bool possible = false;
    friend bool operator==(const Answer&, const Answer&) = default;
};
// A share code or a link.
struct Open {
    std::string code;
    friend bool operator==(const Open&, const Open&) = default;
};

using Action = std::variant<Press, Undo, Redo, Hint, Solve, StepTo, Dismiss, Restart, NewGame, Open, SetLamp,
                            SetPicture, TakeNearest, SetCodes, Answer, PaintLamps>;
template <class... Kinds>
[[nodiscard]] bool is_one_of(const Action& action) {
    return (std::holds_alternative<Kinds>(action) || ...);
}

// "press 5" (counted from 1), "undo", "hint", "hint 5", "solve", "solve 5 6 7", "step 3", "new merlin 42",
// "new merlin 42 4" (fewest), "new ghaly 42 picture", "open CODE", "paint target 5 1",
// "paint start 5-9,12 0", "start 100/110/001", "start 70x70:..." (packed, where it is too large to be drawn),
// "nearest", "codes 4~SIGMA~TAU" (MachineDefinition::codes()), "answer impossible"; the two undo each
// other.
[[nodiscard]] std::string format_action(const Action& action);
[[nodiscard]] Result<Action> parse_action(std::string_view text);

// "solvable", "question", "picture"
[[nodiscard]] std::string_view word_of(Quest quest);

}  // namespace switchbox::game
