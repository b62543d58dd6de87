#include "ui/bars/header.hpp"

#include <span>

#include "icons.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {
namespace {

constexpr float narrow_header = 360;  // windows narrower than this have a smaller name

// Draws the mark, a lit lamp beside a dark one, and returns its width.
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
    frame.arrange.add_words({.id = "title",
                             .rect = layout.nameless ? Rect{left, name.y, mark, name.height} : name,
                             .role = Role::title,
                             .text = "Switchbox"});
    if (!layout.nameless) frame.paint.text(type, name.min(), frame.theme().text, "Switchbox");
}

void header_tools(const Frame& frame) {
    const Layout& layout = frame.layout;
    const float middle = layout.header.centre().y;
    const float side = button_side(frame);
    const auto row = std::span(header_commands).subspan(layout.phone ? wide_header_commands : 0);
    const float right = layout.header.right() - (layout.phone ? 8.0F : 16.0F);
    float x = right + 4 - static_cast<float>(row.size()) * (side + 4);
    for (const Command command : row) {
        const bool is_moon = command == Command::theme && !frame.theme().dark;
        control(frame, command_element(frame, command, {x, middle - side / 2, side, side}),
                {.icon = is_moon ? icons::moon : info(command).icon, .look = Look::ghost});
        x += side + 4;
    }
}

}  // namespace switchbox::ui
