// A game as text that outlives the page: the position where recording began and every action since, so that a
// reload brings back the history too.
//
//   switchbox-game 2
//   1.merlin....            the share code of the origin
//   press 5                 one action a line
//   hint 6                  answers are written down, for of several equal ones a later version may choose
//   solve 6 7 9             another
//   end
//
// Games of version 1, which names answers only where they took a long search, are read too.
#pragma once

#include <string>
#include <string_view>

#include "game/game.hpp"

namespace switchbox::game {

// Past this many actions, or bytes, only the position is kept, not how it came about.
inline constexpr std::size_t max_log_length = 20000;
inline constexpr std::size_t largest_saved_game = 400'000;
// No text that was saved is nearly as large as this.
inline constexpr std::size_t largest_loaded_game = 4'000'000;

[[nodiscard]] std::string save_game(const Game& game);

// The game that save_game() wrote, or a message that names the line at fault.
[[nodiscard]] Result<Game> load_game(std::string_view text);

}  // namespace switchbox::game
