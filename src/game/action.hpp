// Actions: everything that can happen to a game, as small values with a text form. Mouse, keyboard, DOM
// mirror, address bar and tests produce the same Actions. A list of them replays a whole game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::game {

// Presses a button, a cell of the machine's grid of buttons.
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
// Marks one button of a shortest solution; if a button is marked, presses it and marks the next. A log names
// the button, because another version of the program may choose another solution.
struct Hint {
    std::optional<std::size_t> button = std::nullopt;
    friend bool operator==(const Hint&, const Hint&) = default;
};
// Opens the timeline of a shortest solution from the present board. A log names its presses.
struct Solve {
    std::vector<std::size_t> plan = {};
    friend bool operator==(const Solve&, const Solve&) = default;
};
// Moves along the open timeline to step 0 .. the number of its presses.
struct StepTo {
    std::size_t step = 0;
    friend bool operator==(const StepTo&, const StepTo&) = default;
};
// Removes marks and timeline from the board; the lamps do not change.
struct Dismiss {
    friend bool operator==(const Dismiss&, const Dismiss&) = default;
};
struct Restart {
    friend bool operator==(const Restart&, const Restart&) = default;
};
// Kind of a new game. A game with exactly `fewest` presses in a shortest solution needs a search, so the log
// replaces it by an Open of the result. On the cube, `fewest` is the number of random turns from the solved
// cube.
enum class NewGameMode : std::uint8_t {
    solvable,  // towards the machine's usual target, which is reachable
    question,  // the target may be unreachable; the player finds out
    picture    // Ghaly's machine: towards a picture that some presses show
};
struct NewGame {
    machine::MachineChoice machine;  // for Ghaly's machine only the size matters: its codes are drawn anew
    std::uint64_t seed = 0;
    std::optional<std::size_t> fewest = std::nullopt;
    NewGameMode quest = NewGameMode::solvable;
    friend bool operator==(const NewGame&, const NewGame&) = default;
};
// Side that an edit changes: the board, which becomes the start with nothing pressed, or the target.
enum class Side : std::uint8_t { start, target };
struct SetLamp {
    Side side = Side::start;
    std::size_t lamp = 0;
    std::uint8_t state = 0;
    friend bool operator==(const SetLamp&, const SetLamp&) = default;
};
// Sets many lamps at once: a brush stroke or a rectangle. Cells without a lamp are skipped.
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
// Replaces an unreachable target by a reachable one that differs in as few lamps as possible.
struct TakeNearest {
    friend bool operator==(const TakeNearest&, const TakeNearest&) = default;
};
// Sets other codes for a machine whose codes each new game draws (MachineDefinition::codes()). The presses
// stay. A one-colour target becomes the one-colour target of the new codes.
struct SetCodes {
    machine::MachineChoice machine;
    friend bool operator==(const SetCodes&, const SetCodes&) = default;
};
// Gives the player's answer in a game that asks whether the target is reachable.
struct AnswerQuestion {
    bool possible = false;
    friend bool operator==(const AnswerQuestion&, const AnswerQuestion&) = default;
};
// Opens a share code or a link.
struct Open {
    std::string code;
    friend bool operator==(const Open&, const Open&) = default;
};

using Action = std::variant<Press, Undo, Redo, Hint, Solve, StepTo, Dismiss, Restart, NewGame, Open, SetLamp,
                            SetPicture, TakeNearest, SetCodes, AnswerQuestion, PaintLamps>;
template <class... Kinds>
[[nodiscard]] bool is_one_of(const Action& action) {
    return (std::holds_alternative<Kinds>(action) || ...);
}

// Convert between actions and text. parse_action() restores the action; a PaintLamps of one cell becomes a
// SetLamp. An error quotes the wrong part. Buttons and lamps are counted from 1. Examples: "press 5", "undo",
// "hint", "hint 5", "solve", "solve 5 6 7", "step 3", "new merlin 42", "new merlin 42 4" (fewest), "new ghaly
// 42 picture", "open CODE", "paint target 5 1", "paint start 5-9,12 0", "start 100/110/001", "start
// 70x70:..." (packed, if it is too large to be drawn), "nearest", "codes 4~SIGMA~TAU"
// (MachineDefinition::codes()), "answer impossible".
[[nodiscard]] std::string format_action(const Action& action);
[[nodiscard]] Result<Action> parse_action(std::string_view text);

// Returns "solvable", "question" or "picture".
[[nodiscard]] std::string_view word_of(NewGameMode quest);

class Game;

// Result of an action: a status message, and flags for the user interface.
struct Outcome {
    Message sentence;  // status message for the player (game/sentences.hpp)
    Message distance;  // remaining presses, for players who show them
    // Button where the animation starts: the one pressed, or the last one stepped to. nullopt if a step leads
    // back to the first board.
    std::optional<std::size_t> pressed = std::nullopt;
    // True if a new game was made.
    bool is_new_game = false;
    // True if another game is in play: a new or an opened one.
    bool is_other_game = false;
    // True if the puzzle was set: a new game, an opened one, or another start, target or codes. False for
    // Undo and Redo.
    bool begins_anew = false;
    // True if a solution was opened or a step along it was made, so that its animation may go on.
    bool follows_solution = false;
    // True if a hint or a solution is marked on the board now.
    bool shows_answer = false;
    // True if marks were removed from the board and nothing else was done.
    bool dismisses = false;
};

// Returns the outcome of `action`, just carried out in `game`.
[[nodiscard]] Outcome outcome_of(const Action& action, const Game& game);

}  // namespace switchbox::game
