// The one sentence that follows each action: the page's live region, the status line and the tests read the
// same words.
#pragma once

#include <string_view>

#include "base/message.hpp"
#include "game/game.hpp"

namespace switchbox::game {

// "3 presses to go.", "At most 5 presses to go."; empty where that is not known, not told, or done.
[[nodiscard]] Message distance(const Game& game);
// How the game stands but for the distance: "Solved in 4 presses, the fewest possible.", "This target cannot
// be reached: ..."; empty while there is a way.
[[nodiscard]] Message standing(const Game& game);
// Both. "3 presses to go.", "Solved in 4 presses, the fewest possible.", "This target cannot be reached: ..."
[[nodiscard]] Message outlook(const Game& game);

// A solved game for others to see, with the link to it: "Switchbox, Merlin: Solved in 4 presses, ..."
[[nodiscard]] Message result_words(const Game& game, std::string_view link);

// What is said once `action` is done: "Pressed row 1, column 2.", "Hint: press row 2, column 2."
[[nodiscard]] Message sentence_after(const Game& game, const Action& action);
// What follows it for whoever wants to know: "3 presses to go."
[[nodiscard]] Message distance_after(const Game& game, const Action& action);

}  // namespace switchbox::game
