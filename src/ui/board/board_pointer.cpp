#include "ui/board/board_pointer.hpp"

#include <cmath>

#include "ui/board/board_edit.hpp"
#include "ui/frame/camera_acts.hpp"

namespace switchbox::ui {

std::optional<std::size_t> cell_at(const game::Game& game, const UiState& state, const Layout& layout,
                                   ImVec2 at) {
    const machine::Machine& machine = game.machine();
    const Rect& board = layout.cells;
    if (!layout.board.contains(at) || !board.contains(at)) return std::nullopt;
    if (!state.edit.on && !machine.buttons_are_lamps()) return nearest_button(board, machine, at);
    const machine::Shape shape = machine.lamps();
    const int column = static_cast<int>((at.x - board.x) * static_cast<float>(shape.columns) / board.width);
    const int row = static_cast<int>((at.y - board.y) * static_cast<float>(shape.rows) / board.height);
    if (!shape.contains(row, column) || !machine.lamp_sites().has(shape.cell(row, column)))
        return std::nullopt;
    return shape.cell(row, column);
}

std::optional<std::size_t> nearest_button(const Rect& board, const machine::Machine& machine, ImVec2 at) {
    std::optional<std::size_t> nearest;
    float least = board.width / static_cast<float>(machine.lamps().columns) / 2;
    for (const std::size_t i : machine.button_sites().cells()) {
        const ImVec2 middle = button_rect(board, machine, i).centre();
        const float distance = std::hypot(middle.x - at.x, middle.y - at.y);
        if (distance >= least) continue;
        least = distance;
        nearest = i;
    }
    return nearest;
}

void click_on_board(InputContext& context, ImVec2 at) {
    const auto cell = cell_at(context.game, context.state, context.layout, at);
    if (!cell || come_near(context, at)) return;
    context.change().focus.cursor = *cell;
    use_cell(context, *cell);
}

}  // namespace switchbox::ui
