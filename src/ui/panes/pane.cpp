#include "ui/panes/pane.hpp"

#include "ui/frame/machine_ui.hpp"
#include "ui/panes/lesson_pane.hpp"
#include "ui/panes/machine/machine_pane.hpp"
#include "ui/panes/why_pane.hpp"

namespace switchbox::ui {
namespace {

const PaneDefinition& face_of_type(PaneKind kind) {
    for (const MachineUi* ui : machine_uis()) {
        for (const MachineUiPane& pane : ui->panes)
            if (pane.kind == kind) return pane.face();
    }
    return why_face();
}

}  // namespace

const PaneDefinition& face_of(PaneKind kind) {
    switch (kind) {
        case PaneKind::machine:
            return machine_face();
        case PaneKind::lesson:
            return lesson_face();
        case PaneKind::why:
            return why_face();
        default:
            return face_of_type(kind);
    }
}

const PaneDefinition& open_face(const game::Game& game, const UiState& state) {
    return face_of(pane_now(game, state));
}

BoardHighlight pane_highlight(const PaneSources& sources) {
    const PaneDefinition& face = open_face(sources.game, sources.state);
    const bool out_of_sight = sources.state.pane.is_sheet && !sources.state.pane.sheet_open;
    if (face.highlight == nullptr || (out_of_sight && face.kind != PaneKind::lesson)) return {};
    return face.highlight(sources);
}

PaneRoom room_of(const game::Game& game, const UiState& state) {
    const PaneDefinition& face = open_face(game, state);
    return face.room == nullptr ? PaneRoom{} : face.room(game);
}

void carry_on_in_panes(InputContext& context) {
    for (const PaneKind kind : all_panes)
        if (const auto carry_on = face_of(kind).carry_on) carry_on(context);
}

void keep_panes(const game::Game& game, UiState& state) {
    keep_lesson(game, state);  // first: it may open the wires
    const PaneKind open = pane_now(game, state);
    for (const PaneKind kind : all_panes) {
        const PaneDefinition& face = face_of(kind);
        if (face.keep != nullptr) face.keep(game, state, kind == open);
    }
}

}  // namespace switchbox::ui
