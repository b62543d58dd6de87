// Hit test of the board.
#pragma once

#include <optional>

#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

// Returns the cell at a point: a lamp while editing or if lamps are buttons, else the nearest button.
[[nodiscard]] std::optional<std::size_t> cell_at(const game::Game& game, const UiState& state,
                                                 const Layout& layout, ImVec2 at);
// Returns the nearest button that is not a lamp, within half a cell; else nullopt.
[[nodiscard]] std::optional<std::size_t> nearest_button(const Rect& board, const machine::Machine& machine,
                                                        ImVec2 at);

// Applies a click at a point of the board: presses the button there or, while editing, paints the lamp.
void click_on_board(InputContext& context, ImVec2 at);

}  // namespace switchbox::ui
