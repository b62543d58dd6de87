// What somebody new is told: a line over the first game, until it is won, and a card for each machine when it
// is first opened. Neither is ever in the way of playing.
#pragma once

#include <string>
#include <string_view>

#include "base/message.hpp"
#include "game/game.hpp"
#include "ui/state/settings.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

// Presses of somebody's first game.
inline constexpr std::size_t first_game_presses = 3;
// Settings of somebody who has never been here; `guided`: who is to play that game.
[[nodiscard]] Settings new_player(bool guided);
// Once the first game is won, or nobody wants to be guided.
[[nodiscard]] Settings without_guide(Settings settings);

// How far somebody has come: the goal, what the first press did and what helps, the marked button, the whole
// way, and the end. Empty where nobody is guided. It follows from the game alone.
[[nodiscard]] Message guide_line(const game::Game& game, const Settings& settings);

// The same for whoever asks for help, with the rule of the machine in play.
[[nodiscard]] Message how_to_play(const game::Game& game);

// Returns whether the machine has been introduced to the player.
[[nodiscard]] bool knows(const Settings& settings, std::string_view machine);

}  // namespace switchbox::ui
