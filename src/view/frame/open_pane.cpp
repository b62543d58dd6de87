#include "view/frame/open_pane.hpp"

#include "view/frame/commands.hpp"

namespace switchbox::view {

bool has_pane(PaneKind kind, const play::Game& game, const UiState& state) {
    switch (kind) {
        case PaneKind::algebra:
            return is_enabled(Command::algebra, game, state);
        case PaneKind::wiring:
            return is_enabled(Command::wires, game, state);
        case PaneKind::lesson:
            return is_enabled(Command::lesson, game, state);
        default:
            return true;
    }
}

PaneKind pane_now(const play::Game& game, const UiState& state) {
    if (state.pane != PaneKind::why && has_pane(state.pane, game, state)) return state.pane;
    return are_wires_shown(game, state) ? PaneKind::wiring : PaneKind::why;
}

}  // namespace switchbox::view
