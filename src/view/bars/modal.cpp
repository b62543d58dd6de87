#include "view/bars/modal.hpp"

#include "view/dialogs/dialog_view.hpp"

namespace switchbox::view {
namespace {

void key_row(const Frame& frame, Rect& room, float left, const HelpRow& help) {
    const Rect row = cut_top(room, 26);
    frame.paint.text(Type::mono, {row.x, row.y + 3}, frame.theme().text, help.key);
    frame.paint.text(Type::body, {row.x + left, row.y + 3}, frame.theme().muted, help.what);
}

void help(Frame& frame) {
    const std::vector<HelpRow> rows = help_rows();
    const float left = frame.layout.phone ? 124.0F : 160.0F;
    Rect room = open_card(frame, 480, static_cast<float>(rows.size()) * 26 + 96, "Keys");
    frame.paint.list().PushClipRect(room.min(), room.max(), true);
    for (const HelpRow& row : rows) key_row(frame, room, left, row);
    frame.paint.list().PopClipRect();
}

}  // namespace

void modal(Frame& frame) {
    const Overlay open = frame.state.overlay;
    if (open == Overlay::help) return help(frame);
    if (open != Overlay::none) dialog_view(frame, open_dialog({frame.game, frame.settings, frame.state}));
}

}  // namespace switchbox::view
