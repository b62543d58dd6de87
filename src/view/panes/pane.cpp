#include "view/panes/pane.hpp"

#include "view/panes/algebra/algebra_pane.hpp"
#include "view/panes/lesson_pane.hpp"
#include "view/panes/machine/machine_pane.hpp"
#include "view/panes/why_figures.hpp"

namespace switchbox::view {

const PaneFace* face_of(PaneKind kind) {
    switch (kind) {
        case PaneKind::algebra:
            return &algebra_face();
        case PaneKind::machine:
            return &machine_face();
        case PaneKind::lesson:
            return &lesson_face();
        default:
            return nullptr;
    }
}

PaneContent pane_content(const PaneSources& sources) {
    const PaneKind open = pane_now(sources.game, sources.state);
    if (open == PaneKind::why) return why_marks(sources.state);
    const PaneFace* face = face_of(open);
    return face == nullptr ? PaneContent{} : face->content(sources);
}

PaneRoom room_of(const play::Game& game, const UiState& state) {
    const PaneKind open = pane_now(game, state);
    if (open == PaneKind::algebra) return algebra_room(game, state);
    return open == PaneKind::lesson ? lesson_room() : PaneRoom{};
}

bool act_in_pane(Frame& frame, std::string_view id) {
    const PaneContent content = pane_content({frame.game, frame.state});
    for (const PaneItem& item : content.items) {
        if (item.id != id) continue;
        if (item.enabled && item.act != nullptr) item.act(frame, item.argument);
        return true;
    }
    return false;
}

bool move_in_pane(Frame& frame, int rows, int columns) {
    const PaneFace* face = face_of(pane_now(frame.game, frame.state));
    return face != nullptr && face->move != nullptr && face->move(frame, rows, columns);
}

void keep_panes(const play::Game& game, UiState& state) {
    keep_lesson(game, state);
    const PaneKind open = pane_now(game, state);
    if (open == PaneKind::algebra) {
        keep_algebra(game, state);
    } else {
        state.algebra.study.reset();
        state.algebra.playing = false;
    }
    if (open == PaneKind::machine) {
        keep_mealy(game, state);
    } else {
        state.mealy.study.reset();
    }
}

}  // namespace switchbox::view
