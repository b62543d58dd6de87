#include "ui/board/board_edit.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "ui/frame/camera_acts.hpp"

namespace switchbox::ui {
namespace {

// Returns the cell of `row` nearest to `column`, or nullopt if the row has none.
std::optional<std::size_t> nearest_in_row(const machine::CellMask& sites, int row, int column) {
    std::optional<std::size_t> nearest;
    for (int c = 0; c < sites.shape.columns; ++c) {
        const std::size_t cell = sites.shape.cell(row, c);
        if (!sites.has(cell)) continue;
        const bool better =
            !nearest || std::abs(c - column) < std::abs(sites.shape.column(*nearest) - column);
        if (better) nearest = cell;
    }
    return nearest;
}

// Returns the next existing cell along the row, or the nearest one of the next row that has any.
std::size_t next_cell(const machine::CellMask& sites, std::size_t from, int rows, int columns) {
    const machine::Shape shape = sites.shape;
    int row = shape.row(from) + rows;
    int column = shape.column(from) + columns;
    while (columns != 0 && shape.contains(row, column)) {
        if (sites.has(shape.cell(row, column))) return shape.cell(row, column);
        column += columns;
    }
    while (rows != 0 && row >= 0 && row < shape.rows) {
        if (const auto cell = nearest_in_row(sites, row, column)) return *cell;
        row += rows;
    }
    return from;
}

}  // namespace

void paint_next(InputContext& context, game::Side side, std::size_t lamp) {
    const int next = (context.game.shown(side)[lamp] + 1) % context.game.machine().lamp_states();
    context.requests.emplace_back(game::SetLamp{side, lamp, static_cast<std::uint8_t>(next)});
}

void paint(InputContext& context, std::size_t lamp, std::uint8_t state) {
    if (context.game.shown(context.state.edit.side)[lamp] == state) return;
    context.requests.emplace_back(game::SetLamp{context.state.edit.side, lamp, state});
}

void use_cell(InputContext& context, std::size_t cell) {
    if (context.state.edit.brush) {
        paint(context, cell, *context.state.edit.brush);
    } else if (context.state.edit.on) {
        paint_next(context, context.state.edit.side, cell);
    } else {
        context.requests.emplace_back(game::Press{cell});
    }
}

void move_cursor(InputContext& context, int rows, int columns) {
    UiState& state = context.change();
    const machine::Machine& machine = context.game.machine();
    const machine::CellMask& sites = state.edit.on ? machine.lamp_sites() : machine.button_sites();
    const bool on_board = state.focus.visible && state.focus.id.starts_with(cell_prefix);
    if (on_board) state.focus.cursor = next_cell(sites, state.focus.cursor, rows, columns);
    // The first arrow only shows the cursor's place.
    state.focus.id = cell_id(state.focus.cursor);
    state.focus.visible = true;
    show_cell(context, state.focus.cursor);
}

void keep_cursor(const game::Game& game, UiState& state) {
    const machine::CellMask& sites =
        state.edit.on ? game.machine().lamp_sites() : game.machine().button_sites();
    if (state.focus.cursor < sites.shape.size() && sites.has(state.focus.cursor)) return;
    const bool had_focus = state.focus.id == cell_id(state.focus.cursor);
    const auto first = std::find(sites.present.begin(), sites.present.end(), true);
    state.focus.cursor = static_cast<std::size_t>(first - sites.present.begin());
    if (had_focus) state.focus.id = cell_id(state.focus.cursor);
}

}  // namespace switchbox::ui
