#include "view/dialogs/dialog_view.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "icons.hpp"
#include "view/frame/widgets.hpp"

namespace switchbox::view {
namespace {

constexpr float item_gap = 8;
constexpr float list_padding = 12;
constexpr float between_groups = 18;
constexpr float between_columns = 36;
constexpr float label_height = 26;
constexpr float card_padding = 24;
constexpr float title_height = 64;
constexpr float narrow_width = 440;
constexpr float wide_width = 820;
constexpr float largest_mark = 40;
constexpr float smallest_mark = 14;
constexpr float smallest_mark_with_icon = 20;
constexpr float tallest_compact_marks = 210;

float control_height(const Frame& frame) {
    return frame.layout.phone || frame.surroundings.touch ? measure::touch_button : measure::button;
}

// Where a group and its items stand, from the top of the dialog's room.
struct Placed {
    const DialogGroup* group = nullptr;
    float label_y = 0;
    Rect body;
    std::vector<Rect> items;
    bool compact = false;  // height is short, and the pointer fine enough for small marks
};

float item_width(const Frame& frame, const DialogItem& item) {
    if (item.label.empty()) return control_height(frame);
    return button_width(frame, item.label, item.icon != nullptr);
}

// As many rows as they need.
float place_buttons(const Frame& frame, Placed& placed) {
    const float height = control_height(frame);
    float x = placed.body.x;
    float y = placed.body.y;
    for (const DialogItem& item : placed.group->items) {
        const float width = std::min(item_width(frame, item), placed.body.width);
        if (x > placed.body.x && x + width > placed.body.right()) {
            x = placed.body.x;
            y += height + item_gap;
        }
        placed.items.push_back({x, y, width, height});
        x += width + item_gap;
    }
    return y + height - placed.body.y;
}

// In one row of equal parts where they fit, else as many rows as they need.
float place_choices(const Frame& frame, Placed& placed) {
    const auto& items = placed.group->items;
    const float height = control_height(frame);
    float widest = 0;
    for (const DialogItem& item : items) widest = std::max(widest, item_width(frame, item));
    const float part = placed.body.width / static_cast<float>(items.size());
    if (widest <= part) {
        for (std::size_t i = 0; i < items.size(); ++i) {
            placed.items.push_back(
                {placed.body.x + part * static_cast<float>(i), placed.body.y, part, height});
        }
        return height;
    }
    return place_buttons(frame, placed);
}

float place_steps(const Frame& frame, Placed& placed) {
    const float side = control_height(frame);
    const float value = placed.body.width < 2 * side + 72 ? 48 : 64;
    placed.items.push_back({placed.body.x, placed.body.y, side, side});
    placed.items.push_back({placed.body.x + side + value, placed.body.y, side, side});
    return side;
}

float place_marks(Placed& placed) {
    const auto columns = static_cast<float>(placed.group->columns);
    const float rows = std::ceil(static_cast<float>(placed.group->items.size()) / columns);
    const float tallest = placed.compact ? tallest_compact_marks / rows : largest_mark;
    const float side =
        std::clamp(std::min(placed.body.width / columns, tallest), smallest_mark, largest_mark);
    for (std::size_t i = 0; i < placed.group->items.size(); ++i) {
        const std::size_t row = i / static_cast<std::size_t>(placed.group->columns);
        const std::size_t column = i % static_cast<std::size_t>(placed.group->columns);
        placed.items.push_back({placed.body.x + side * static_cast<float>(column),
                                placed.body.y + side * static_cast<float>(row), side, side});
    }
    return placed.items.empty() ? 0 : placed.items.back().bottom() - placed.body.y;
}

float place_list(const Frame& frame, Placed& placed) {
    const float height = control_height(frame);
    float y = placed.body.y;
    for (std::size_t i = 0; i < placed.group->items.size(); ++i) {
        placed.items.push_back(
            {placed.body.x - list_padding, y, placed.body.width + 2 * list_padding, height});
        y += height;
    }
    return y - placed.body.y;
}

float place_body(const Frame& frame, Placed& placed) {
    switch (placed.group->kind) {
        case GroupKind::choice:
            return place_choices(frame, placed);
        case GroupKind::buttons:
            return place_buttons(frame, placed);
        case GroupKind::steps:
            return place_steps(frame, placed);
        case GroupKind::marks:
            return place_marks(placed);
        case GroupKind::list:
            return place_list(frame, placed);
        case GroupKind::field:
            placed.items.push_back({placed.body.x, placed.body.y, placed.body.width, control_height(frame)});
            return control_height(frame);
        case GroupKind::words:
            break;
    }
    return frame.paint.paragraph_height(Type::body, placed.group->text, placed.body.width);
}

bool has_two_columns(const Dialog& dialog) {
    const auto is_right = [](const DialogGroup& group) { return group.side == 1; };
    return std::any_of(dialog.groups.begin(), dialog.groups.end(), is_right);
}

struct Plan {
    std::vector<Placed> groups;
    float height = 0;
};

// Two steppers in a row share a line, so that rows and columns stand side by side.
Plan plan(const Frame& frame, const Dialog& dialog, float width, bool two_columns) {
    Plan plan;
    const float column = two_columns ? (width - between_columns) / 2 : width;
    std::array<float, 2> y{0, 0};
    for (std::size_t i = 0; i < dialog.groups.size(); ++i) {
        const DialogGroup& group = dialog.groups[i];
        const std::size_t side = two_columns && group.side == 1 ? 1 : 0;
        Placed placed{&group, y.at(side), {}, {}, two_columns && !frame.surroundings.touch};
        const bool steps = group.kind == GroupKind::steps;
        const float left = side == 1 ? column + between_columns : 0;
        const bool second = steps && i > 0 && dialog.groups[i - 1].kind == GroupKind::steps &&
                            plan.groups.back().body.x == left && dialog.groups[i - 1].side == group.side;
        if (second) placed.label_y = plan.groups.back().label_y;
        const float label = group.name.empty() ? 0 : label_height;
        placed.body = {left + (second ? column / 2 : 0), placed.label_y + label, column, 0};
        if (steps) placed.body.width = column / 2;
        placed.body.height = place_body(frame, placed);
        y.at(side) = std::max(y.at(side), placed.body.bottom() + between_groups);
        plan.groups.push_back(std::move(placed));
    }
    plan.height = std::max(y[0], y[1]) - between_groups;
    return plan;
}

Rect moved(const Rect& rect, ImVec2 by) { return {rect.x + by.x, rect.y + by.y, rect.width, rect.height}; }

void draw_mark(Frame& frame, const DialogItem& item, const Rect& place) {
    const Touch hand = touch(frame, item.id, place, item.enabled);
    const Theme& theme = frame.theme();
    const Rect square = place.inset(place.width > 24 ? 2.0F : 1.0F);
    const float radius = place.width > 24 ? 5.0F : 2.0F;
    frame.paint.fill(square, item.checked ? theme.lit : theme.dark_lamp, radius);
    frame.paint.stroke(square,
                       hand.hovered   ? theme.text
                       : item.checked ? theme.lit
                                      : theme.rim,
                       radius, 1.5F);
    if (item.icon != nullptr && place.width >= smallest_mark_with_icon) {
        frame.paint.icon(square.centre(), item.checked ? theme.on_accent : theme.text, item.icon, 16);
    }
    focus_ring(frame, item.id, square.inset(2), radius);
    if (hand.clicked && !was_dragged() && item.act != nullptr) item.act(frame, item.argument);
}

void draw_field(Frame& frame, const DialogGroup& group, const DialogItem& item, const Rect& place) {
    const Touch hand = touch(frame, item.id, place, item.enabled);
    const Theme& theme = frame.theme();
    frame.paint.fill(place, theme.ground, measure::radius);
    frame.paint.stroke(place, hand.hovered ? theme.muted : theme.edge, measure::radius, 1);
    const bool focused = frame.state.focus == item.id;
    const Colour ink = group.text.empty() ? theme.muted : theme.text;
    const std::string& shown = group.text.empty() ? item.label : group.text;
    const float middle = place.centre().y - 9;
    frame.paint.text(Type::body, {place.x + 12, middle}, ink, shown);
    if (focused) {
        const float caret =
            place.x + 13 + (group.text.empty() ? 0 : frame.paint.measure(Type::body, shown).x);
        frame.paint.fill({caret, middle - 2, 1.5F, 22}, theme.text);
        frame.paint.stroke(place, theme.text, measure::radius, 1.5F);
    }
    if (!hand.clicked || was_dragged()) return;
    frame.state.focus = item.id;
    if (item.act != nullptr) item.act(frame, item.argument);
}

void draw_list_row(Frame& frame, const DialogItem& item, const Rect& place) {
    const Touch hand = touch(frame, item.id, place, item.enabled);
    const Theme& theme = frame.theme();
    if (hand.hovered || hand.held) frame.paint.fill(place, theme.raised, measure::radius);
    const float middle = place.centre().y - 9;
    const float note = frame.paint.measure(Type::caption, item.note).x;
    const float room = place.width - 2 * list_padding - note - item_gap;
    frame.paint.text(Type::body, {place.x + list_padding, middle}, theme.text,
                     frame.paint.shortened(Type::body, item.label, room));
    frame.paint.text(Type::caption, {place.right() - list_padding - note, middle + 1}, theme.muted,
                     item.note);
    focus_ring(frame, item.id, place.inset(3), measure::radius);
    if (hand.clicked && !was_dragged() && item.act != nullptr) item.act(frame, item.argument);
}

void draw_button(Frame& frame, const DialogGroup& group, const DialogItem& item, const Rect& place) {
    const bool choice = group.kind == GroupKind::choice;
    const Look look = choice ? Look::chip : item.checked ? Look::primary : Look::raised;
    const Button spec{item.id, place, item.label, item.icon, look, item.enabled, choice && item.checked};
    // A step that is held goes on.
    const bool steps = group.kind == GroupKind::steps;
    ImGui::PushItemFlag(ImGuiItemFlags_ButtonRepeat, steps);
    const bool clicked = button(frame, spec);
    ImGui::PopItemFlag();
    if (steps && item.enabled && ImGui::IsItemActive()) frame.animate_for(0.1);
    if (clicked && !was_dragged() && item.act != nullptr) item.act(frame, item.argument);
}

void draw_group(Frame& frame, const Placed& placed, ImVec2 origin) {
    const DialogGroup& group = *placed.group;
    const Theme& theme = frame.theme();
    const Rect body = moved(placed.body, origin);
    if (!group.name.empty()) {
        frame.paint.text(Type::body, {body.x, placed.label_y + origin.y}, theme.muted, group.name);
    }
    if (group.kind == GroupKind::words) {
        frame.paint.paragraph(Type::body, body.min(), theme.text, group.text, body.width);
    }
    if (group.kind == GroupKind::choice) {
        const float last = placed.items.back().bottom() + origin.y;
        frame.paint.fill({body.x - 4, body.y - 3, body.width + 8, last - body.y + 6}, theme.ground, 24);
    }
    if (group.kind == GroupKind::steps) {
        const Rect less = moved(placed.items[0], origin);
        const Rect more = moved(placed.items[1], origin);
        frame.paint.centred(Type::title, {(less.right() + more.x) / 2, less.centre().y}, theme.text,
                            group.text);
    }
    for (std::size_t i = 0; i < group.items.size(); ++i) {
        const Rect place = moved(placed.items[i], origin);
        const DialogItem& item = group.items[i];
        if (group.kind == GroupKind::marks) {
            draw_mark(frame, item, place);
        } else if (group.kind == GroupKind::list) {
            draw_list_row(frame, item, place);
        } else if (group.kind == GroupKind::field) {
            draw_field(frame, group, item, place);
        } else {
            draw_button(frame, group, item, place);
        }
    }
}

// Where the dialog has to be scrolled, the buttons that end it stay in sight below.
std::optional<Placed> cut_foot(Plan& plan, float room) {
    if (plan.height <= room || plan.groups.back().group->kind != GroupKind::buttons) return std::nullopt;
    Placed foot = std::move(plan.groups.back());
    plan.groups.pop_back();
    plan.height = 0;
    for (const Placed& placed : plan.groups) plan.height = std::max(plan.height, placed.body.bottom());
    return foot;
}

void draw_foot(Frame& frame, const Placed& foot, Rect& room) {
    draw_group(frame, foot, {room.x, room.bottom() - foot.body.bottom()});
    room.height -= foot.body.bottom() - foot.label_y + between_groups;
    frame.paint.fill({room.x, room.bottom() + 6, room.width, 1}, frame.theme().edge);
}

// By wheel, by dragging, and so that what has the keyboard can be seen.
void scroll(Frame& frame, const Plan& plan, const Rect& room) {
    float& offset = frame.state.dialog_scroll;
    offset -= scrolled_by(frame, room).y;
    if (frame.state.focus_visible && frame.state.focus != frame.state.dialog_shown) {
        for (const Placed& placed : plan.groups) {
            for (std::size_t i = 0; i < placed.items.size(); ++i) {
                if (placed.group->items[i].id != frame.state.focus) continue;
                offset = std::min(offset, placed.items[i].y - label_height);
                offset = std::max(offset, placed.items[i].bottom() + 8 - room.height);
            }
        }
    }
    frame.state.dialog_shown = frame.state.focus;
    offset = std::clamp(offset, 0.0F, std::max(plan.height - room.height, 0.0F));
}

}  // namespace

Rect open_card(Frame& frame, float width, float height, std::string_view title) {
    const Rect& window = frame.layout.window;
    width = std::min(width, window.width - 24);
    height = std::min(height, window.height - 24);
    const Rect card{(window.width - width) / 2, (window.height - height) / 2, width, height};
    frame.paint.fill(window, Colour{0, 0, 0, 0.5F});
    frame.paint.fill(card, frame.theme().surface, measure::large_radius);
    frame.paint.stroke(card, frame.theme().edge, measure::large_radius, 1);
    frame.paint.text(Type::title, {card.x + card_padding, card.y + 22}, frame.theme().text, title);
    const Rect close{card.right() - 60, card.y + 10, 44, 44};
    if (button(frame, {"overlay-close", close, {}, icons::x, Look::ghost}))
        frame.state.overlay = Overlay::none;
    const bool outside =
        ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !card.contains(ImGui::GetIO().MousePos);
    if (outside) frame.state.overlay = Overlay::none;
    return {card.x + card_padding, card.y + title_height, card.width - 2 * card_padding,
            card.height - title_height - card_padding};
}

void dialog_view(Frame& frame, const Dialog& dialog) {
    const bool two_columns = has_two_columns(dialog) && frame.layout.window.width > wide_width;
    const float width = std::min(two_columns ? wide_width : narrow_width, frame.layout.window.width - 24);
    Plan all = plan(frame, dialog, width - 2 * card_padding, two_columns);
    Rect room = open_card(frame, width, all.height + title_height + card_padding, dialog.name);
    if (const auto foot = cut_foot(all, room.height)) draw_foot(frame, *foot, room);
    scroll(frame, all, room);
    const Rect clip = room.inset(-6);
    frame.paint.list().PushClipRect(clip.min(), clip.max(), true);
    ImGui::PushClipRect(clip.min(), clip.max(), true);
    for (const Placed& placed : all.groups) {
        draw_group(frame, placed, {room.x, room.y - frame.state.dialog_scroll});
    }
    ImGui::PopClipRect();
    frame.paint.list().PopClipRect();
}

}  // namespace switchbox::view
