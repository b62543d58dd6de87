// The one sentence that follows each action: the page's live region, the status line and the tests read the
// same words.
#pragma once

#include <string>

#include "play/game.hpp"

namespace switchbox::play {

// "3 presses to go.", "Solved in 4 presses, the fewest possible.", "This target cannot be reached: ..."
[[nodiscard]] std::string outlook(const Game& game);

// What is said once `action` is done: "Pressed row 1, column 2. 3 presses to go.", "Hint: press row 2,
// column 2."
[[nodiscard]] std::string sentence_after(const Game& game, const Action& action);

}  // namespace switchbox::play
