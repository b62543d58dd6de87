#include "ui/dialogs/dialog_plan.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/dialogs/card_view.hpp"
#include "ui/dialogs/dialog_view.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {
namespace {

using namespace dialog_measure;

constexpr float list_padding = 12;
constexpr float between_columns = 36;
constexpr float large_left = 384;  // width of the left column of a large dialog
constexpr float max_mark = 44;
constexpr float max_filling_mark = 52;  // of marks that fill a narrow card from margin to margin
constexpr float max_large_mark = 120;
constexpr float under_large_marks = 96;  // height that they leave free
constexpr float min_mark = 14;
constexpr float most_overhang = 12;
constexpr float max_compact_marks = 210;
constexpr float compact_day = 36;
constexpr float most_weeks = 6;      // rows of a calendar month
constexpr float code_overhang = 20;  // over the margins at each side
constexpr float usable_code = 180;
constexpr float beside_code = 124;  // window height that the code leaves free, without the card's own edges
constexpr float under_code = 320;
constexpr float field_of_lines = 174;  // height of a field for several lines

float item_width(const Frame& frame, const DialogItem& item) {
    const float least = button_side(frame);
    if (item.label.empty()) return least;
    return std::max(button_width(frame.paint, item.label, item.icon != nullptr), least);
}

// Places the items in as many rows as they need; returns the height.
float place_rows(const Frame& frame, PlacedGroup& placed, float between_rows) {
    const float height = button_side(frame);
    float x = placed.body.x;
    float y = placed.body.y;
    for (const DialogItem& item : placed.group->items) {
        const float width = std::min(item_width(frame, item), placed.body.width);
        if (x > placed.body.x && x + width > placed.body.right()) {
            x = placed.body.x;
            y += height + between_rows;
        }
        placed.items.push_back({x, y, width, height});
        x += width + item_gap;
    }
    return y + height - placed.body.y;
}

float place_buttons(const Frame& frame, PlacedGroup& placed) { return place_rows(frame, placed, item_gap); }

// Places the items in one row, in equal parts if they fit, else in as many rows as they need. Their common
// ground keeps rows together without a gap.
float place_choices(const Frame& frame, PlacedGroup& placed) {
    const auto& items = placed.group->items;
    const float height = button_side(frame);
    float widest = 0;
    float all = 0;
    for (const DialogItem& item : items) {
        widest = std::max(widest, item_width(frame, item));
        all += item_width(frame, item);
    }
    const Rect whole = placed.body;
    // Where the choices need all of the room, their ground overhangs.
    if (all > whole.width) {
        const auto rows_in = [&](float inset) {
            placed.items.clear();
            placed.body = {whole.x + inset, whole.y, whole.width - 2 * inset, whole.height};
            const float rows = place_rows(frame, placed, 0);
            placed.body = whole;
            return rows;
        };
        const float least = rows_in(0);
        return rows_in(choice_inset) > least ? rows_in(0) : least;
    }
    const float inset = std::min((whole.width - all) / 2, choice_inset);
    const float room = whole.width - 2 * inset;
    const float part = room / static_cast<float>(items.size());
    const float spare = (room - all) / static_cast<float>(items.size());
    float x = whole.x + inset;
    for (const DialogItem& item : items) {
        const float width = widest <= part ? part : item_width(frame, item) + spare;
        placed.items.push_back({x, placed.body.y, width, height});
        x += width;
    }
    return height;
}

float place_steps(const Frame& frame, PlacedGroup& placed) {
    const float side = button_side(frame);
    const float value = placed.body.width < 2 * side + 72 ? 48 : 64;
    placed.items.push_back({placed.body.x, placed.body.y, side, side});
    placed.items.push_back({placed.body.x + side + value, placed.body.y, side, side});
    return side;
}

// Returns the largest side of small marks.
float largest_mark(const PlacedGroup& placed) {
    const float filling = placed.body.width / static_cast<float>(placed.group->columns);
    const bool fills = !placed.in_column && filling > max_mark && filling <= max_filling_mark;
    return fills ? filling : max_mark;
}

float place_marks(const Frame& /*frame*/, PlacedGroup& placed) {
    const bool is_large = placed.free > 0;
    const float largest = is_large ? max_large_mark : largest_mark(placed);
    const auto columns = static_cast<float>(placed.group->columns);
    const float rows = std::ceil(static_cast<float>(placed.group->items.size()) / columns);
    const float tallest = is_large         ? std::max(placed.free / rows, max_mark)
                          : placed.compact ? max_compact_marks / rows
                                           : largest;
    // In a narrow card the marks extend into its margins, if else a finger would miss them.
    const float most = is_large && placed.in_column ? 0 : most_overhang;
    const float overhang = std::clamp((columns * max_mark - placed.body.width) / 2, 0.0F, most);
    const float width = placed.body.width + 2 * overhang;
    const float side = std::clamp(std::min(width / columns, tallest), min_mark, largest);
    const float beside = is_large ? std::max((width - side * columns) / 2, 0.0F) : 0;
    const float left = placed.body.x - (placed.compact ? 0 : overhang) + beside;
    for (std::size_t i = 0; i < placed.group->items.size(); ++i) {
        const std::size_t row = i / static_cast<std::size_t>(placed.group->columns);
        const std::size_t column = i % static_cast<std::size_t>(placed.group->columns);
        placed.items.push_back({left + side * static_cast<float>(column),
                                placed.body.y + side * static_cast<float>(row), side, side});
    }
    return placed.items.empty() ? 0 : placed.items.back().bottom() - placed.body.y;
}

// Places the days of a month below a row for the names of the weekdays.
float place_days(const Frame& /*frame*/, PlacedGroup& placed) {
    const auto columns = static_cast<std::size_t>(placed.group->columns);
    const auto indent = static_cast<std::size_t>(placed.group->indent);
    const float most = placed.compact ? compact_day : largest_mark(placed);
    const float overhang =
        std::clamp((static_cast<float>(columns) * max_mark - placed.body.width) / 2, 0.0F, most_overhang);
    const float side = std::min((placed.body.width + 2 * overhang) / static_cast<float>(columns), most);
    const ImVec2 first{placed.body.x - (placed.compact ? 0 : overhang), placed.body.y + head_height};
    for (std::size_t i = indent; i < indent + placed.group->items.size(); ++i) {
        const std::size_t week = i / columns;
        placed.items.push_back({first.x + side * static_cast<float>(i % columns),
                                first.y + side * static_cast<float>(week), side, side});
    }
    // All months have the height of the longest, so that the buttons above and below stay in their places.
    return head_height + most_weeks * side;
}

float place_list(const Frame& frame, PlacedGroup& placed) {
    const float height = button_side(frame);
    float y = placed.body.y;
    for (std::size_t i = 0; i < placed.group->items.size(); ++i) {
        placed.items.push_back(
            {placed.body.x - list_padding, y, placed.body.width + 2 * list_padding, height});
        y += height;
        const DialogItem& item = placed.group->items[i];
        if (!fits_in_row(frame.paint, item.label, item.note, placed.items.back().width))
            placed.has_lines = true;
    }
    return y - placed.body.y;
}

// Places a QR code within the margins, or over them if its modules are larger then: at the left of a column,
// else in the middle. Whatever is below the code stays visible.
float place_code(const Frame& frame, PlacedGroup& placed) {
    const float free = frame.layout.window.height - (placed.in_column ? beside_code : under_code);
    const float height = std::max(free, usable_code);
    const float width = placed.body.width + (placed.in_column ? 0 : 2 * code_overhang);
    const float side = code_side(placed.group->code, std::min(width, height), frame.paint.pixels());
    if (!placed.in_column) placed.body.x += (placed.body.width - side) / 2;
    placed.body.width = side;
    return side;
}

float place_field(const Frame& frame, PlacedGroup& placed) {
    const float height = placed.group->has_lines ? field_of_lines : button_side(frame);
    placed.items.push_back({placed.body.x, placed.body.y, placed.body.width, height});
    return height;
}

float place_facts(const Frame& /*frame*/, PlacedGroup& placed) {
    return fact_height * static_cast<float>(placed.group->facts.size());
}

float place_text(const Frame& frame, PlacedGroup& placed) {
    return frame.paint.paragraph_height(Type::body, placed.group->text, placed.body.width);
}

float place_cards(const Frame& frame, PlacedGroup& placed) {
    placed.items = card_places(frame, *placed.group, placed.body);
    return placed.items.empty() ? 0 : placed.items.back().bottom() - placed.body.y;
}

// Functions that place the items, by the kind of group.
constexpr std::array<float (*)(const Frame& frame, PlacedGroup& placed), 12> placing{
    place_choices, place_buttons, place_steps, place_marks, place_field, place_list,
    place_text,    place_code,    place_facts, place_cards, place_cards, place_days};

// Returns the widths of the left and the right column.
std::array<float, 2> column_widths(const Dialog& dialog, float width, bool two_columns) {
    if (!two_columns) return {width, width};
    const float left = dialog.is_large ? large_left : (width - between_columns) / 2;
    return {left, width - between_columns - left};
}

// Returns the height that the marks of a large dialog may have; 0 in any other dialog.
float free_for_marks(const Frame& frame, const Dialog& dialog) {
    if (!dialog.is_large) return 0;
    const float edges = 24 + title_height + card_padding + button_side(frame) + between_groups + label_height;
    return std::max(frame.layout.window.height - edges - under_large_marks, max_mark);
}

}  // namespace

bool is_of_cards(const DialogGroup& group) {
    return group.kind == GroupKind::cards || group.kind == GroupKind::tiles;
}

float place_items(const Frame& frame, PlacedGroup& placed) {
    return placing.at(static_cast<std::size_t>(placed.group->kind))(frame, placed);
}

DialogPlan plan_dialog(const Frame& frame, const Dialog& dialog, float width, bool two_columns,
                       const DialogGroup* left_out) {
    DialogPlan plan;
    const std::array<float, 2> widths = column_widths(dialog, width, two_columns);
    const float free = free_for_marks(frame, dialog);
    std::array<float, 2> y{0, 0};
    for (const DialogGroup& group : dialog.groups) {
        if (&group == left_out) continue;
        if (group.is_footer) y = {std::max(y[0], y[1]), 0};
        const std::size_t side = two_columns && group.side == 1 ? 1 : 0;
        const float column = group.is_footer ? width : widths.at(side);
        PlacedGroup placed{
            &group,      y.at(side), {}, {}, two_columns && !frame.surroundings.touch && free == 0,
            two_columns, free};
        const bool steps = group.kind == GroupKind::steps;
        const float left = side == 1 ? widths[0] + between_columns : 0;
        const bool second = steps && !plan.groups.empty() &&
                            plan.groups.back().group->kind == GroupKind::steps &&
                            plan.groups.back().body.x == left && plan.groups.back().group->side == group.side;
        if (second) placed.label_y = plan.groups.back().label_y;
        const float label = group.name.empty() ? 0 : label_height;
        placed.body = {left + (second ? column / 2 : 0), placed.label_y + label, column, 0};
        if (steps) placed.body.width = column / 2;
        placed.body.height = place_items(frame, placed);
        y.at(side) = std::max(y.at(side), placed.body.bottom() + between_groups);
        plan.groups.push_back(std::move(placed));
    }
    plan.height = std::max(y[0], y[1]) - between_groups;
    return plan;
}

}  // namespace switchbox::ui
