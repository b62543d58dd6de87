#include "ui/board/board_edit.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "ui/frame/camera_acts.hpp"

namespace switchbox::ui {
namespace {

// The cell of `row` nearest to `column`, if the row has any.
std::optional<std::size_t> nearest_in_row(const machine::Sites& sites, int row, int column) {
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

// Along the row to the next cell that exists, or to the nearest one of the next row that has any.
std::size_t next_cell(const machine::Sites& sites, std::size_t from, int rows, int columns) {
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

void paint_next(Turn& turn, game::Side side, std::size_t lamp) {
    const int next = (turn.game.shown(side)[lamp] + 1) % turn.game.machine().lamp_states();
    turn.requests.emplace_back(game::SetLamp{side, lamp, static_cast<std::uint8_t>(next)});
}

void paint(Turn& turn, std::size_t lamp, std::uint8_t state) {
    if (turn.game.shown(turn.state.edit.side)[lamp] == state) return;
    turn.requests.emplace_back(game::SetLamp{turn.state.edit.side, lamp, state});
}

void use_cell(Turn& turn, std::size_t cell) {
    if (turn.state.edit.brush) {
        paint(turn, cell, *turn.state.edit.brush);
    } else if (turn.state.edit.on) {
        paint_next(turn, turn.state.edit.side, cell);
    } else {
        turn.requests.emplace_back(game::Press{cell});
    }
}

void move_cursor(Turn& turn, int rows, int columns) {
    UiState& state = turn.change();
    const machine::Machine& machine = turn.game.machine();
    const machine::Sites& sites = state.edit.on ? machine.lamp_sites() : machine.button_sites();
    const bool on_board = state.focus.visible && state.focus.id.starts_with(cell_prefix);
    if (on_board) state.focus.cursor = next_cell(sites, state.focus.cursor, rows, columns);
    // The first arrow only shows where the cursor is.
    state.focus.id = cell_id(state.focus.cursor);
    state.focus.visible = true;
    show_cell(turn, state.focus.cursor);
}

void keep_cursor(const game::Game& game, UiState& state) {
    const machine::Sites& sites = state.edit.on ? game.machine().lamp_sites() : game.machine().button_sites();
    if (state.focus.cursor < sites.shape.size() && sites.has(state.focus.cursor)) return;
    const bool had_focus = state.focus.id == cell_id(state.focus.cursor);
    const auto first = std::find(sites.present.begin(), sites.present.end(), true);
    state.focus.cursor = static_cast<std::size_t>(first - sites.present.begin());
    if (had_focus) state.focus.id = cell_id(state.focus.cursor);
}

}  // namespace switchbox::ui
