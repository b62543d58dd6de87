// A board in a page of somebody else's: what its maker pastes there.
#pragma once

#include <string>
#include <string_view>

#include "game/game.hpp"

namespace switchbox::ui {

// An iframe that shows the game; `link` leads to its embedded form.
[[nodiscard]] std::string embed_code(const game::Game& game, std::string_view link);

}  // namespace switchbox::ui
