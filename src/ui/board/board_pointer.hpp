// What is under the pointer on the board.
#pragma once

#include <optional>

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// The cell at a point: of a lamp while editing or where lamps are buttons, else the nearest button's.
[[nodiscard]] std::optional<std::size_t> cell_at(const game::Game& game, const UiState& state,
                                                 const Layout& layout, ImVec2 at);
// The nearest of the buttons that are not lamps, as far as one reaches.
[[nodiscard]] std::optional<std::size_t> nearest_button(const Rect& board, const machine::Machine& machine,
                                                        ImVec2 at);

// A click at a point of the board: presses the button there or, while editing, paints the lamp.
void click_on_board(Turn& turn, ImVec2 at);

}  // namespace switchbox::ui
