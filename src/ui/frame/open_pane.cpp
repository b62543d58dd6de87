#include "ui/frame/open_pane.hpp"

namespace switchbox::ui {

Command command_of(PaneKind kind) {
    switch (kind) {
        case PaneKind::algebra:
            return Command::algebra;
        case PaneKind::wiring:
            return Command::wires;
        case PaneKind::machine:
            return Command::machine_pane;
        case PaneKind::lesson:
            return Command::lesson;
        default:
            return Command::why;
    }
}

bool has_pane(PaneKind kind, const game::Game& game, const UiState& state) {
    return is_enabled(command_of(kind), game, state);
}

PaneKind pane_now(const game::Game& game, const UiState& state) {
    if (state.pane.kind != PaneKind::why && has_pane(state.pane.kind, game, state)) return state.pane.kind;
    return are_wires_shown(game, state) ? PaneKind::wiring : PaneKind::why;
}

std::string_view current_figure(const UiState& state) {
    if (!state.pane.pointed.empty()) return state.pane.pointed;
    return state.focus.visible ? std::string_view(state.focus.id) : std::string_view();
}

}  // namespace switchbox::ui
