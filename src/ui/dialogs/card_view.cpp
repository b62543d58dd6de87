#include "ui/dialogs/card_view.hpp"

#include <algorithm>
#include <cmath>

#include "ui/board/board_figure.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {
namespace {

constexpr int most_columns = 4;
constexpr float least_card = 140;
constexpr float between_cards = 12;
constexpr float card_margin = 12;
constexpr float picture_height = 92;
constexpr float picture_beside = 76;  // width and height of a picture with its words beside it
constexpr float under_picture = 10;
constexpr float beside_picture = 14;
constexpr float under_line = 4;
constexpr float editor_icon = 40;
constexpr float badge_margin = 8;
constexpr float badge_height = 22;

float line_height(const Frame& frame, Type type) { return frame.paint.measure(type, "X").y; }

float words_width(float card, bool beside) {
    const float inside = card - 2 * card_margin;
    return beside ? inside - picture_beside - beside_picture : inside;
}

float words_height(const Frame& frame, const DialogItem& item, float width) {
    const float detail = item.detail.empty() ? 0 : line_height(frame, Type::caption) + under_line;
    return line_height(frame, Type::strong) + under_line +
           frame.paint.paragraph_height(Type::body, item.note, width) + detail;
}

float card_height(const Frame& frame, const DialogItem& item, float width, bool beside) {
    const float words = words_height(frame, item, words_width(width, beside));
    const float contents = beside ? std::max(words, picture_beside) : picture_height + under_picture + words;
    return contents + 2 * card_margin;
}

void draw_words(const Frame& frame, const DialogItem& item, Rect room) {
    const Theme& theme = frame.theme();
    const Painter& paint = frame.paint;
    paint.text(Type::strong, room.min(), theme.text, paint.shortened(Type::strong, item.label, room.width));
    cut_top(room, line_height(frame, Type::strong) + under_line);
    paint.paragraph(Type::body, room.min(), theme.muted, item.note, room.width);
    cut_top(room, paint.paragraph_height(Type::body, item.note, room.width));
    if (item.detail.empty()) return;
    paint.text(Type::caption, room.min(), theme.text,
               paint.shortened(Type::caption, item.detail, room.width));
}

// Draws the sign of the machine in play, which does not rely on colour alone.
void draw_badge(const Frame& frame, const DialogItem& item, const Rect& card) {
    const Theme& theme = frame.theme();
    frame.paint.stroke(card, theme.accent, measure::radius, 2);
    const float width = frame.paint.measure(Type::caption, item.badge).x + 2 * badge_margin;
    const Rect badge{card.right() - width - badge_margin, card.y + badge_margin, width, badge_height};
    frame.paint.fill(badge, theme.accent, badge_height / 2);
    frame.paint.centred(Type::caption, badge.centre(), theme.on_accent, item.badge);
}

}  // namespace

int card_columns(float width) {
    const int fitting = static_cast<int>(std::floor((width + between_cards) / (least_card + between_cards)));
    return std::clamp(fitting, 1, most_columns);
}

std::vector<Rect> card_places(const Frame& frame, const DialogGroup& group, const Rect& body) {
    const auto columns = static_cast<std::size_t>(card_columns(body.width));
    const auto count = static_cast<float>(columns);
    const float width = (body.width - between_cards * (count - 1)) / count;
    const bool beside = columns == 1;
    std::vector<Rect> places;
    float y = body.y;
    for (std::size_t first = 0; first < group.items.size(); first += columns) {
        const std::size_t end = std::min(first + columns, group.items.size());
        float height = 0;
        for (std::size_t i = first; i < end; ++i)
            height = std::max(height, card_height(frame, group.items[i], width, beside));
        for (std::size_t i = first; i < end; ++i) {
            const float x = body.x + (width + between_cards) * static_cast<float>(i - first);
            places.push_back({x, y, width, height});
        }
        y += height + between_cards;
    }
    return places;
}

void add_card(const Frame& frame, const DialogItem& item, const Rect& place, bool beside) {
    const std::string badge = item.badge.empty() ? std::string() : item.badge + ". ";
    const std::string detail = item.detail.empty() ? std::string() : " " + item.detail + ".";
    control(frame,
            {.id = item.id,
             .rect = place,
             .role = Role::button,
             .name = item.name,
             .description = badge + item.note + detail,
             .on = item.checked,
             .act = {item.act, item.argument}},
            {.look = Look::raised});
    Rect room = place.inset(card_margin);
    const Rect picture = beside ? cut_left(room, picture_beside) : cut_top(room, picture_height);
    frame.paint.fill(picture, frame.theme().surface, measure::radius);
    if (item.picture != nullptr) {
        draw_press(frame.paint, *item.picture, picture.inset(4));
    } else if (item.icon != nullptr) {
        frame.paint.icon(picture.centre(), frame.theme().text, item.icon, editor_icon);
    }
    if (beside) {
        cut_left(room, beside_picture);
    } else {
        cut_top(room, under_picture);
    }
    draw_words(frame, item, room);
    if (!item.badge.empty()) draw_badge(frame, item, place);
}

}  // namespace switchbox::ui
