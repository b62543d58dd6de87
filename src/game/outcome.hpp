// Result of an action: a status message, and flags for the user interface.
#pragma once

#include <cstddef>
#include <optional>

#include "base/message.hpp"
#include "game/action.hpp"

namespace switchbox::game {

class Game;

struct Outcome {
    Message sentence;  // status message for the player (game/sentences.hpp)
    Message distance;  // remaining presses, for players who show them
    // Button where the change begins: the one pressed, or the last one done along the solution. nullopt if a
    // step leads back to the first board.
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
