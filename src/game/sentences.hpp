// Status sentence after each action. The live region of the page, the status line and the tests use the same
// text.
#pragma once

#include <string_view>

#include "base/message.hpp"
#include "game/game.hpp"

namespace switchbox::game {

// Returns "3 presses to go." or "At most 5 presses to go."; empty if that is unknown, hidden or zero.
[[nodiscard]] Message distance(const Game& game);
// Returns the game's status without the distance: "Solved in 4 presses, the fewest possible.", "This target
// cannot be reached: ..."; empty while a solution is known.
[[nodiscard]] Message standing(const Game& game);
// Returns standing() and distance() together: "3 presses to go.", "Solved in 4 presses, the fewest
// possible.", "This target cannot be reached: ..."
[[nodiscard]] Message outlook(const Game& game);

// Returns a text to share a solved game, with its link: "Switchbox, Merlin: Solved in 4 presses, ..."
[[nodiscard]] Message result_words(const Game& game, std::string_view link);

// Returns the status after `action`: "Pressed row 1, column 2.", "Hint: press row 2, column 2."
[[nodiscard]] Message sentence_after(const Game& game, const Action& action);
// Returns the optional second sentence after it: "3 presses to go."
[[nodiscard]] Message distance_after(const Game& game, const Action& action);

}  // namespace switchbox::game
