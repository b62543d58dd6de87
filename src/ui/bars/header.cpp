#include "ui/bars/header.hpp"

#include "icons.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {
namespace {

constexpr float narrow_header = 360;  // the name is smaller

// The mark: a lit lamp beside a dark one.
float draw_mark(const Frame& frame, ImVec2 at) {
    const Theme& theme = frame.theme();
    constexpr float radius = 6.5F;
    frame.paint.disc({at.x + radius, at.y}, radius, theme.lit, 24);
    frame.paint.disc({at.x + radius, at.y}, radius * 0.45F, theme.core, 16);
    frame.paint.ring({at.x + radius, at.y}, radius - 0.75F, theme.lit_rim, 1.5F, 24);
    frame.paint.ring({at.x + radius * 3 + 3, at.y}, radius - 0.75F, theme.rim, 1.5F, 24);
    return radius * 4 + 14;
}

}  // namespace

void header(const Frame& frame) {
    const Layout& layout = frame.layout;
    const float middle = layout.header.centre().y;
    const float side = button_side(frame);
    if (!layout.phone) {
        frame.paint.fill(layout.header, frame.theme().surface);
        frame.paint.fill({0, layout.header.bottom() - 1, layout.header.width, 1}, frame.theme().edge);
    }
    const bool narrow = layout.window.width < narrow_header;
    const float left = narrow ? 12.0F : layout.phone ? 16.0F : 24.0F;
    const float mark = draw_mark(frame, {left, middle});
    const Type type = narrow ? Type::strong : Type::title;
    const ImVec2 extent = frame.paint.measure(type, "Switchbox");
    const Rect name{left + mark, middle - extent.y / 2, extent.x, extent.y};
    frame.arrange.place("title", layout.nameless ? Rect{left, name.y, mark, name.height} : name);
    if (!layout.nameless) frame.paint.text(type, name.min(), frame.theme().text, "Switchbox");

    float x = layout.header.right() - (layout.phone ? 8.0F : 16.0F) - side;
    for (const Command command : {Command::help, Command::settings, Command::exports, Command::lessons}) {
        command_button(frame, command, {x, middle - side / 2, side, side}, Look::ghost);
        x -= side + 4;
    }
    if (layout.phone)
        return;  // there is room for four; the settings have the theme and lead to the statistics
    command_button(frame, Command::statistics, {x, middle - side / 2, side, side}, Look::ghost);
    x -= side + 4;
    const Rect place{x, middle - side / 2, side, side};
    const CommandRow& theme = info(Command::theme);
    const char* icon = frame.theme().dark ? theme.icon : icons::moon;
    button(frame, {theme.id, place, {}, icon, Look::ghost});
}

}  // namespace switchbox::ui
