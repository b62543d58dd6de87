#include "ui/board/board_edit.hpp"

#include <algorithm>

namespace switchbox::ui {

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

void keep_cursor(const game::Game& game, UiState& state) {
    const machine::Sites& sites = state.edit.on ? game.machine().lamp_sites() : game.machine().button_sites();
    if (state.focus.cursor < sites.shape.size() && sites.has(state.focus.cursor)) return;
    const bool had_focus = state.focus.id == cell_id(state.focus.cursor);
    const auto first = std::find(sites.present.begin(), sites.present.end(), true);
    state.focus.cursor = static_cast<std::size_t>(first - sites.present.begin());
    if (had_focus) state.focus.id = cell_id(state.focus.cursor);
}

}  // namespace switchbox::ui
