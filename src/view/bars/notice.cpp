#include "view/bars/notice.hpp"

#include <algorithm>

#include "icons.hpp"
#include "view/frame/widgets.hpp"
#include "words/words.hpp"

namespace switchbox::view {
namespace {

constexpr float notice_margin = 52;  // at both sides of the words: the sign, the button

// As high as its words.
Rect notice_place(const Frame& frame, const std::string& words) {
    const Layout& layout = frame.layout;
    const float width = std::min(layout.window.width - 32, 620.0F);
    const float height = frame.paint.paragraph_height(Type::body, words, width - 2 * notice_margin) + 28;
    return {(layout.window.width - width) / 2, layout.header.bottom() + 12, width,
            std::max(height, notice_margin)};
}

}  // namespace

void notice(const Frame& frame) {
    const std::string words = say(frame.state.messages.notice);
    if (words.empty()) return;
    const Theme& theme = frame.theme();
    const Rect card = notice_place(frame, words);
    frame.arrange.place("notice", card);
    frame.paint.fill({card.x - 1, card.y + 2, card.width + 2, card.height + 2}, Colour{0, 0, 0, 0.25F},
                     measure::large_radius);
    frame.paint.fill(card, theme.surface, measure::large_radius);
    frame.paint.stroke(card, theme.warning, measure::large_radius, 1.5F);
    frame.paint.icon({card.x + 28, card.centre().y}, theme.warning, icons::triangle_alert);
    frame.paint.paragraph(Type::body, {card.x + notice_margin, card.y + 14}, theme.text, words,
                          card.width - 2 * notice_margin);
    const Rect close{card.right() - 48, card.centre().y - 22, 44, 44};
    button(frame, {"notice-close", close, {}, icons::x, Look::ghost});
}

}  // namespace switchbox::view
