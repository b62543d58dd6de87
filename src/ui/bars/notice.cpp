#include "ui/bars/notice.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {
namespace {

constexpr float notice_margin = 52;  // on both sides of the words, for the icon and the button
constexpr float narrow_notice = 360;

// Returns the margin left of the words. A narrow embedded window has no icon, to give the words more space.
float left_margin(const Frame& frame) {
    return frame.layout.window.width < narrow_notice && frame.layout.embedded ? 14 : notice_margin;
}

// Returns the card's place, as high as its words.
Rect notice_place(const Frame& frame, const std::string& words) {
    const Layout& layout = frame.layout;
    const float width = std::min(layout.window.width - 32, 620.0F);
    const float room = width - left_margin(frame) - notice_margin;
    const float height = frame.paint.paragraph_height(Type::body, words, room) + 28;
    return {(layout.window.width - width) / 2, layout.header.bottom() + 12, width,
            std::max(height, notice_margin)};
}

}  // namespace

void notice(const Frame& frame) {
    const std::string words = say(frame.state.messages.notice);
    if (words.empty()) return;
    const Theme& theme = frame.theme();
    const Rect card = notice_place(frame, words);
    frame.arrange.add_words({.id = "notice", .rect = card, .role = Role::alert, .text = words});
    frame.paint.fill({card.x - 1, card.y + 2, card.width + 2, card.height + 2}, Colour{0, 0, 0, 0.25F},
                     measure::large_radius);
    frame.paint.fill(card, theme.surface, measure::large_radius);
    frame.paint.stroke(card, theme.warning, measure::large_radius, 1.5F);
    const float left = left_margin(frame);
    if (left == notice_margin)
        frame.paint.icon({card.x + 28, card.centre().y}, theme.warning, icons::triangle_alert);
    frame.paint.paragraph(Type::body, {card.x + left, card.y + 14}, theme.text, words,
                          card.width - left - notice_margin);
    const Rect close{card.right() - 48, card.centre().y - 22, 44, 44};
    const auto close_notice = [](InputContext& context, int /*argument*/) {
        context.change().messages.notice = {};
    };
    control(
        frame,
        {.id = "notice-close", .rect = close, .name = say("view.mirror.close-notice"), .act = {close_notice}},
        {.icon = icons::x, .look = Look::ghost});
}

}  // namespace switchbox::ui
