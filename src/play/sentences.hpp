// The one sentence that follows each action: the page's live region, the status line and the tests read the
// same words.
#pragma once

#include <string_view>

#include "message/message.hpp"
#include "play/game.hpp"

namespace switchbox::play {

// "3 presses to go.", "Solved in 4 presses, the fewest possible.", "This target cannot be reached: ..."
[[nodiscard]] Message outlook(const Game& game);

// A solved game for others to see, with the link to it: "Switchbox, Merlin: Solved in 4 presses, ..."
[[nodiscard]] Message result_words(const Game& game, std::string_view link);

// What is said once `action` is done: "Pressed row 1, column 2. 3 presses to go.", "Hint: press row 2,
// column 2."
[[nodiscard]] Message sentence_after(const Game& game, const Action& action);

}  // namespace switchbox::play
