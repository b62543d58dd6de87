#include "view/bars/header.hpp"

#include "icons.hpp"
#include "view/frame/widgets.hpp"

namespace switchbox::view {
namespace {

// The mark: a lit lamp beside a dark one.
float draw_mark(const Frame& frame, ImVec2 at) {
    ImDrawList& list = frame.paint.list();
    const Theme& theme = frame.theme();
    constexpr float radius = 6.5F;
    list.AddCircleFilled({at.x + radius, at.y}, radius, packed(theme.lit), 24);
    list.AddCircleFilled({at.x + radius, at.y}, radius * 0.45F, packed(theme.core), 16);
    list.AddCircle({at.x + radius * 3 + 3, at.y}, radius - 0.75F, packed(theme.rim), 24, 1.5F);
    return radius * 4 + 14;
}

}  // namespace

void header(Frame& frame) {
    const Layout& layout = frame.layout;
    const float middle = layout.header.centre().y;
    const float side = frame.surroundings.touch ? measure::touch_button : measure::button;
    if (!layout.phone) {
        frame.paint.fill(layout.header, frame.theme().surface);
        frame.paint.fill({0, layout.header.bottom() - 1, layout.header.width, 1}, frame.theme().edge);
    }
    const float left = layout.phone ? 16.0F : 24.0F;
    const float mark = draw_mark(frame, {left, middle});
    const float height = frame.paint.measure(Type::title, "Switchbox").y;
    frame.paint.text(Type::title, {left + mark, middle - height / 2}, frame.theme().text, "Switchbox");

    float x = layout.header.right() - (layout.phone ? 8.0F : 16.0F) - side;
    for (const Command command : {Command::help, Command::settings, Command::exports, Command::lessons}) {
        command_button(frame, command, {x, middle - side / 2, side, side}, Look::ghost);
        x -= side + 4;
    }
    if (layout.phone) return;  // there is room for four; the theme is in the settings too
    const Rect place{x, middle - side / 2, side, side};
    const CommandInfo& theme = info(Command::theme);
    const char* icon = frame.theme().dark ? theme.icon : icons::moon;
    if (button(frame, {theme.id, place, {}, icon, Look::ghost})) run(frame, Command::theme);
}

}  // namespace switchbox::view
