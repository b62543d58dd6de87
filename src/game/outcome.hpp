// What an action came to: said in a sentence, and as what whoever shows the game goes by, who then need not
// work it out from the action.
#pragma once

#include <cstddef>
#include <optional>

#include "base/message.hpp"
#include "game/action.hpp"

namespace switchbox::game {

class Game;

struct Outcome {
    Message sentence;  // for the player (game/sentences.hpp)
    Message distance;  // and how many presses are left, where that is wanted
    // The button from which the change goes out: the one that was pressed, or that of the solution's last
    // step done; none where a step leads back to the first board.
    std::optional<std::size_t> pressed = std::nullopt;
    // A fresh game was made.
    bool is_new_game = false;
    // Another game is in play: a fresh one, or one that was opened.
    bool is_other_game = false;
    // The puzzle was set: a new game, an opened one, or another start, target or codes. Undo and Redo set
    // none.
    bool begins_anew = false;
    // A solution was opened, or a step along it was made: who plays it may go on.
    bool follows_solution = false;
    // A hint or a solution is marked on the board now.
    bool shows_answer = false;
    // Marks were taken off the board and nothing else was done.
    bool dismisses = false;
};

// `action` was just carried out in `game`.
[[nodiscard]] Outcome outcome_of(const Action& action, const Game& game);

}  // namespace switchbox::game
