// Saved game as text: the position where recording began and every action since. A reload thus restores the
// history too.
//
//   switchbox-game 2
//   1.merlin....            share code of the origin
//   press 5                 one action a line
//   hint 6                  answers are logged, since a later version
//   solve 6 7 9             may choose another of several equal ones
//   end
//
// Games of version 1, which logs answers only after a long search, are read too.
#pragma once

#include <string>
#include <string_view>

#include "game/game.hpp"

namespace switchbox::game {

// Above this number of actions, or of bytes, only the position is saved, without its history.
inline constexpr std::size_t max_log_length = 20000;
inline constexpr std::size_t largest_saved_game = 400'000;
// Limit for loading, far above the size of any saved text.
inline constexpr std::size_t largest_loaded_game = 4'000'000;

[[nodiscard]] std::string save_game(const Game& game);

// Parses the text of save_game(). An Error names the line.
[[nodiscard]] Result<Game> load_game(std::string_view text);

}  // namespace switchbox::game
