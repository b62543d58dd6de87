#include "ui/dialogs/card_view.hpp"

#include <algorithm>
#include <cmath>

#include "game/levels.hpp"
#include "icons.hpp"
#include "ui/board/board_figure.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {
namespace {

constexpr float between_cards = 12;
constexpr float card_margin = 12;
constexpr float picture_height = 92;
constexpr float picture_beside = 76;  // width and height of a picture with its words beside it
constexpr float under_picture = 10;
constexpr float beside_picture = 14;
constexpr float under_name = 8;
constexpr float under_line = 4;
constexpr float editor_icon = 40;
constexpr float badge_margin = 8;
constexpr float badge_height = 22;
constexpr float tile_margin = 9;
constexpr float tile_icon = 20;
constexpr float next_icon = 12;
constexpr float beside_number = 4;
constexpr float under_number = 2;
constexpr float star_radius = 7;
constexpr float star_step = 17;

// Columns of a group: how many there are at most, and the least width of each.
struct CardColumns {
    int most = 0;
    float least = 0;
};
constexpr CardColumns columns_of_cards{4, 140};
constexpr CardColumns columns_of_tiles{6, 116};

float line_height(const Frame& frame, Type type) { return frame.paint.measure(type, "X").y; }

float words_width(float card, bool beside) {
    const float inside = card - 2 * card_margin;
    return beside ? inside - picture_beside - beside_picture : inside;
}

float words_height(const Frame& frame, const DialogItem& item, float width) {
    const float detail = item.detail.empty() ? 0 : line_height(frame, Type::caption) + under_line;
    return line_height(frame, Type::strong) + under_name +
           frame.paint.paragraph_height(Type::body, item.note, width) + detail;
}

float card_height(const Frame& frame, const DialogItem& item, float width, bool beside) {
    const float words = words_height(frame, item, words_width(width, beside));
    const float contents = beside ? std::max(words, picture_beside) : picture_height + under_picture + words;
    return contents + 2 * card_margin;
}

float tile_height(const Frame& frame, const DialogItem& item, float width) {
    return line_height(frame, Type::figures) + under_number +
           frame.paint.paragraph_height(Type::caption, item.label, width - 2 * tile_margin) + 2 * tile_margin;
}

float height_of(const Frame& frame, const DialogGroup& group, const DialogItem& item, float width,
                bool beside) {
    return group.kind == GroupKind::tiles ? tile_height(frame, item, width)
                                          : card_height(frame, item, width, beside);
}

// Draws the sign of the machine in play, which does not rely on colour alone, at the end of a line.
void draw_badge(const Frame& frame, const DialogItem& item, ImVec2 end, float width) {
    const Theme& theme = frame.theme();
    const Rect badge{end.x - width, end.y - badge_height / 2, width, badge_height};
    frame.paint.fill(badge, theme.accent, badge_height / 2);
    frame.paint.centred(Type::caption, badge.centre(), theme.on_accent, item.badge);
}

// Draws name, lines and badge. The badge is beside the name, or beside the last line if the name is long.
void draw_words(const Frame& frame, const DialogItem& item, Rect room) {
    const Theme& theme = frame.theme();
    const Painter& paint = frame.paint;
    const float badge =
        item.badge.empty() ? 0 : paint.measure(Type::caption, item.badge).x + 2 * badge_margin;
    const float name = line_height(frame, Type::strong);
    const bool is_beside_name =
        paint.measure(Type::strong, item.label).x + badge_margin + badge <= room.width;
    if (badge > 0 && is_beside_name) draw_badge(frame, item, {room.right(), room.y + name / 2}, badge);
    paint.text(Type::strong, room.min(), theme.text, paint.shortened(Type::strong, item.label, room.width));
    cut_top(room, name + under_name);
    paint.paragraph(Type::body, room.min(), theme.muted, item.note, room.width);
    cut_top(room, paint.paragraph_height(Type::body, item.note, room.width));
    float line = room.width;
    if (badge > 0 && !is_beside_name) {
        draw_badge(frame, item, {room.right(), room.y + line_height(frame, Type::caption) / 2}, badge);
        line -= badge + badge_margin;
    }
    if (item.detail.empty()) return;
    paint.text(Type::caption, room.min(), theme.text, paint.shortened(Type::caption, item.detail, line));
}

void draw_tile_stars(const Frame& frame, int earned, const Rect& line) {
    for (int i = 0; i < game::most_stars; ++i) {
        const auto from_end = static_cast<float>(game::most_stars - 1 - i);
        const ImVec2 centre{line.right() - star_radius - star_step * from_end, line.centre().y};
        frame.paint.star({centre, star_radius, i < earned, static_cast<std::size_t>(i), 1, true});
    }
}

// Draws the line of a tile: its number or icon, the sign of the next one, and its stars.
void draw_tile_line(const Frame& frame, const DialogItem& item, const Rect& line) {
    const Theme& theme = frame.theme();
    float x = line.x;
    if (!item.number.empty()) {
        frame.paint.text(Type::figures, {x, line.y}, theme.text, item.number);
        x += frame.paint.measure(Type::figures, item.number).x + beside_number;
    } else if (item.icon != nullptr) {
        frame.paint.icon({x + tile_icon / 2, line.centre().y}, theme.text, item.icon, tile_icon);
    }
    if (item.is_next)
        frame.paint.icon({x + next_icon / 2, line.centre().y}, theme.text, icons::play, next_icon);
    if (item.stars) draw_tile_stars(frame, *item.stars, line);
}

}  // namespace

int card_columns(const DialogGroup& group, float width) {
    const CardColumns columns = group.kind == GroupKind::tiles ? columns_of_tiles : columns_of_cards;
    const float fitting = std::floor((width + between_cards) / (columns.least + between_cards));
    return std::clamp(static_cast<int>(fitting), 1, columns.most);
}

std::vector<Rect> card_places(const Frame& frame, const DialogGroup& group, const Rect& body) {
    const auto columns = static_cast<std::size_t>(card_columns(group, body.width));
    const auto count = static_cast<float>(columns);
    const float width = (body.width - between_cards * (count - 1)) / count;
    const bool beside = columns == 1;
    std::vector<Rect> places;
    float y = body.y;
    for (std::size_t first = 0; first < group.items.size(); first += columns) {
        const std::size_t end = std::min(first + columns, group.items.size());
        float height = 0;
        for (std::size_t i = first; i < end; ++i)
            height = std::max(height, height_of(frame, group, group.items[i], width, beside));
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
}

void add_tile(const Frame& frame, const DialogItem& item, const Rect& place) {
    const Theme& theme = frame.theme();
    const bool is_solved = item.stars.value_or(0) > 0;
    control(frame,
            {.id = item.id,
             .rect = place,
             .role = Role::button,
             .name = item.name,
             .description = item.note,
             .is_goal = item.is_next,
             .act = {item.act, item.argument},
             .tip = item.note},
            {.look = is_solved ? Look::raised : Look::ghost});
    if (!frame.arrange.is_in_sight(place)) return;
    if (item.is_next) {
        frame.paint.stroke(place.inset(1), theme.accent, measure::radius, 2);
    } else if (!is_solved) {
        frame.paint.stroke(place.inset(0.5F), theme.edge, measure::radius, 1);
    }
    Rect room = place.inset(tile_margin);
    draw_tile_line(frame, item, cut_top(room, line_height(frame, Type::figures)));
    cut_top(room, under_number);
    frame.paint.paragraph(Type::caption, room.min(), is_solved ? theme.muted : theme.text, item.label,
                          room.width);
}

}  // namespace switchbox::ui
