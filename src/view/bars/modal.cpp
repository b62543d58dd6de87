#include "view/bars/modal.hpp"

#include "view/dialogs/dialog_view.hpp"
#include "view/frame/commands.hpp"

namespace switchbox::view {
namespace {

constexpr float row_height = 26;

void key_row(const Frame& frame, Rect& room, float left, const HelpRow& help) {
    const Rect row = cut_top(room, row_height);
    frame.paint.text(Type::mono, {row.x, row.y + 3}, frame.theme().text, help.key);
    frame.paint.text(Type::body, {row.x + left, row.y + 3}, frame.theme().muted, help.what);
}

void help(const Frame& frame) {
    const std::vector<HelpRow> rows = help_rows();
    const float left = frame.layout.phone ? 124.0F : 160.0F;
    const float height = static_cast<float>(rows.size()) * row_height;
    Rect room = open_card(frame, 480, height + 96, "Keys");
    frame.arrange.begin_area({room, 0, &ScrollState::dialog});
    room.y -= frame.state.scroll.dialog;
    for (const HelpRow& row : rows) key_row(frame, room, left, row);
    frame.arrange.end_area(height);
}

}  // namespace

void modal(const Frame& frame) {
    const Modal open = frame.state.modal.open;
    if (open == Modal::help) return help(frame);
    if (open != Modal::none) dialog_view(frame, frame.facts.dialog);
}

}  // namespace switchbox::view
