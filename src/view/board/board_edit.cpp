#include "view/board/board_edit.hpp"

namespace switchbox::view {

void paint_next(Frame& frame, play::Side side, std::size_t lamp) {
    const int next = (frame.game.shown(side)[lamp] + 1) % frame.game.machine().lamp_states();
    frame.requests.emplace_back(play::SetLamp{side, lamp, static_cast<std::uint8_t>(next)});
}

void paint(Frame& frame, std::size_t lamp, std::uint8_t state) {
    if (frame.game.shown(frame.state.edit_side)[lamp] == state) return;
    frame.requests.emplace_back(play::SetLamp{frame.state.edit_side, lamp, state});
}

void use_cell(Frame& frame, std::size_t cell) {
    if (frame.state.editing) {
        paint_next(frame, frame.state.edit_side, cell);
    } else {
        frame.requests.emplace_back(play::Press{cell});
    }
}

void keep_cursor(const play::Game& game, UiState& state) {
    const machine::Sites& sites = state.editing ? game.machine().lamp_sites() : game.machine().button_sites();
    if (state.cursor < sites.shape.size() && sites.has(state.cursor)) return;
    const bool had_focus = state.focus == cell_id(state.cursor);
    state.cursor = sites.cells().front();
    if (had_focus) state.focus = cell_id(state.cursor);
}

}  // namespace switchbox::view
