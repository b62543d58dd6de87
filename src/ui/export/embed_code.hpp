// HTML code that embeds a board in another page.
#pragma once

#include <string>
#include <string_view>

#include "game/game.hpp"

namespace switchbox::ui {

// Returns an iframe that shows the game; `link` leads to its embedded form.
[[nodiscard]] std::string embed_code(const game::Game& game, std::string_view link);

}  // namespace switchbox::ui
