#include "ui/dialogs/dialog_view.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/card_view.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {
namespace {

constexpr float least_module = 2;         // in device pixels
constexpr float largest_code_side = 360;  // in logical pixels

float modules_across(const QrCode& code) { return static_cast<float>(code.side + 2 * quiet_zone); }

// Returns the number of dark modules in a row from this one on.
int run_length(const QrCode& code, int row, int column) {
    int end = column;
    while (end < code.side && code.is_dark(row, end)) ++end;
    return end - column;
}

}  // namespace

float code_side(const QrCode& code, float room, float pixels) {
    const float across = modules_across(code);
    const float module = std::floor(std::min(room, largest_code_side) * pixels / across);
    return std::max(module, least_module) * across / pixels;
}

Rect draw_code(const Painter& paint, const QrCode& code, const Rect& place) {
    const float pixels = paint.pixels();
    const auto whole = [pixels](float at) { return std::round(at * pixels) / pixels; };
    const Rect ground{whole(place.x), whole(place.y), place.width, place.width};
    const float module = ground.width / modules_across(code);
    const float left = ground.x + module * quiet_zone;
    const float top = ground.y + module * quiet_zone;
    paint.fill(ground, code_ground);
    for (int row = 0; row < code.side; ++row) {
        for (int column = 0; column < code.side; ++column) {
            const int run = run_length(code, row, column);
            if (run == 0) continue;
            paint.fill({left + module * static_cast<float>(column), top + module * static_cast<float>(row),
                        module * static_cast<float>(run), module},
                       code_ink);
            column += run;
        }
    }
    return ground;
}

namespace {

constexpr float item_gap = 8;
constexpr float choice_inset = 3;  // of choices in their common ground
constexpr float list_padding = 12;
constexpr float fact_height = 26;
constexpr float between_groups = 18;
constexpr float between_columns = 36;
constexpr float label_height = 26;
constexpr float card_padding = 24;
constexpr float bar_width = 4;
constexpr float beside_contents = 16;  // for overhanging marks and rows, and their focus rings
constexpr float above_contents = 8;
constexpr float least_bar = 24;
constexpr float title_height = 64;
constexpr float narrow_width = 440;
constexpr float wide_width = 820;
constexpr float wider_width = 1000;  // in a window of wide_window or more
constexpr float wide_window = 1600;
constexpr float cards_width = 1000;
constexpr float large_card_width = 1200;
constexpr float least_large_height = 800;  // keeps the card in place while its contents change
constexpr float large_left = 384;          // width of the left column of a large dialog
constexpr float max_mark = 44;
constexpr float max_filling_mark = 52;  // of marks that fill a narrow card from margin to margin
constexpr float max_large_mark = 120;
constexpr float under_large_marks = 96;  // height that they leave free
constexpr float min_mark = 14;
constexpr float most_overhang = 12;
constexpr float max_compact_marks = 210;
constexpr float compact_day = 36;
constexpr float head_height = 22;
constexpr float most_weeks = 6;      // rows of a calendar month
constexpr float code_overhang = 20;  // over the margins at each side
constexpr float usable_code = 180;
constexpr float beside_code = 124;  // window height that the code leaves free, without the card's own edges
constexpr float under_code = 320;
constexpr float field_of_lines = 174;  // height of a field for several lines

// Group with the places of its items, from the top left of the dialog's area.
struct Placed {
    const DialogGroup* group = nullptr;
    float label_y = 0;
    Rect body = {};
    std::vector<Rect> items = {};
    bool compact = false;    // small marks: two columns are shown, without touch
    bool in_column = false;  // in one of two columns
    float free = 0;          // height that large marks may have; 0 if marks are small
    bool has_lines = false;  // a row of the list needs a line for its note, so all have one
};

float item_width(const Frame& frame, const DialogItem& item) {
    const float least = button_side(frame);
    if (item.label.empty()) return least;
    return std::max(button_width(frame.paint, item.label, item.icon != nullptr), least);
}

// Places the items in as many rows as they need; returns the height.
float place_rows(const Frame& frame, Placed& placed, float between_rows) {
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

float place_buttons(const Frame& frame, Placed& placed) { return place_rows(frame, placed, item_gap); }

// Places the items in one row, in equal parts if they fit, else in as many rows as they need. Their common
// ground keeps rows together without a gap.
float place_choices(const Frame& frame, Placed& placed) {
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

float place_steps(const Frame& frame, Placed& placed) {
    const float side = button_side(frame);
    const float value = placed.body.width < 2 * side + 72 ? 48 : 64;
    placed.items.push_back({placed.body.x, placed.body.y, side, side});
    placed.items.push_back({placed.body.x + side + value, placed.body.y, side, side});
    return side;
}

// Returns the largest side of small marks.
float largest_mark(const Placed& placed) {
    const float filling = placed.body.width / static_cast<float>(placed.group->columns);
    const bool fills = !placed.in_column && filling > max_mark && filling <= max_filling_mark;
    return fills ? filling : max_mark;
}

float place_marks(const Frame& /*frame*/, Placed& placed) {
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
float place_days(const Frame& /*frame*/, Placed& placed) {
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

float place_list(const Frame& frame, Placed& placed) {
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
float place_code(const Frame& frame, Placed& placed) {
    const float free = frame.layout.window.height - (placed.in_column ? beside_code : under_code);
    const float height = std::max(free, usable_code);
    const float width = placed.body.width + (placed.in_column ? 0 : 2 * code_overhang);
    const float side = code_side(placed.group->code, std::min(width, height), frame.paint.pixels());
    if (!placed.in_column) placed.body.x += (placed.body.width - side) / 2;
    placed.body.width = side;
    return side;
}

float place_field(const Frame& frame, Placed& placed) {
    const float height = placed.group->has_lines ? field_of_lines : button_side(frame);
    placed.items.push_back({placed.body.x, placed.body.y, placed.body.width, height});
    return height;
}

float place_facts(const Frame& /*frame*/, Placed& placed) {
    return fact_height * static_cast<float>(placed.group->facts.size());
}

float place_text(const Frame& frame, Placed& placed) {
    return frame.paint.paragraph_height(Type::body, placed.group->text, placed.body.width);
}

float place_cards(const Frame& frame, Placed& placed) {
    placed.items = card_places(frame, *placed.group, placed.body);
    return placed.items.empty() ? 0 : placed.items.back().bottom() - placed.body.y;
}

// Style of a kind of group: its placing function, its role, whether arrow keys move over its items, and their
// role and look.
struct GroupStyle {
    float (*place)(const Frame& frame, Placed& placed);
    Role role = Role::group;
    bool roves = false;
    Role item = Role::button;
    Look look = Look::raised;
};
constexpr std::array<GroupStyle, 12> group_styles{
    {{place_choices, Role::radiogroup, true, Role::radio, Look::chip},
     {place_buttons},
     {place_steps},
     {place_marks, Role::group, true, Role::checkbox, Look::mark},
     {place_field, Role::group, false, Role::textbox, Look::field},
     {place_list, Role::group, true, Role::button, Look::row},
     {place_text},
     {place_code, Role::img},
     {place_facts},
     {place_cards, Role::group, true},
     {place_cards, Role::group, true},
     {place_days, Role::group, true, Role::button, Look::mark}}};
const GroupStyle& style_of(GroupKind kind) { return group_styles.at(static_cast<std::size_t>(kind)); }

bool has_two_columns(const Dialog& dialog) {
    const auto is_right = [](const DialogGroup& group) { return group.side == 1; };
    return std::any_of(dialog.groups.begin(), dialog.groups.end(), is_right);
}

bool is_of_cards(const DialogGroup& group) {
    return group.kind == GroupKind::cards || group.kind == GroupKind::tiles;
}

bool has_cards(const Dialog& dialog) {
    const auto shows = [](const DialogGroup& group) { return is_of_cards(group); };
    return std::any_of(dialog.groups.begin(), dialog.groups.end(), shows);
}

struct Plan {
    std::vector<Placed> groups;
    float height = 0;
};

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

// Returns the places of all groups but the one that is left out. Two steppers in a row share a line, so rows
// and columns are side by side.
Plan plan(const Frame& frame, const Dialog& dialog, float width, bool two_columns,
          const DialogGroup* left_out = nullptr) {
    Plan plan;
    const std::array<float, 2> widths = column_widths(dialog, width, two_columns);
    const float free = free_for_marks(frame, dialog);
    std::array<float, 2> y{0, 0};
    for (const DialogGroup& group : dialog.groups) {
        if (&group == left_out) continue;
        if (group.is_footer) y = {std::max(y[0], y[1]), 0};
        const std::size_t side = two_columns && group.side == 1 ? 1 : 0;
        const float column = group.is_footer ? width : widths.at(side);
        Placed placed{&group,      y.at(side), {}, {}, two_columns && !frame.surroundings.touch && free == 0,
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
        placed.body.height = style_of(group.kind).place(frame, placed);
        y.at(side) = std::max(y.at(side), placed.body.bottom() + between_groups);
        plan.groups.push_back(std::move(placed));
    }
    plan.height = std::max(y[0], y[1]) - between_groups;
    return plan;
}

void add_item(const Frame& frame, const Placed& placed, const DialogItem& item, const Rect& place) {
    const DialogGroup& group = *placed.group;
    const GroupStyle& style = style_of(group.kind);
    const bool is_field = group.kind == GroupKind::field;
    const bool has_mark = group.kind == GroupKind::choice || group.kind == GroupKind::marks;
    control(frame,
            {.id = item.id,
             .rect = place,
             .role = style.item,
             .name = item.name,
             .text = is_field ? group.text : std::string(),
             .enabled = item.enabled,
             .on = has_mark ? std::optional(item.checked) : std::nullopt,
             .expanded = item.expanded,
             .deletes = item.deletes,
             .begins = item.begins,
             .type = group.set_text,
             .has_lines = group.has_lines,
             .act = {item.act, item.argument},
             .back = {item.act_back, item.argument},
             .repeats = group.kind == GroupKind::steps},
            {.label = is_field ? group.text : item.label,
             .icon = item.icon,
             .look = style.look == Look::raised && item.checked ? Look::primary : style.look,
             .selected = item.checked,
             .note = is_field ? item.label : item.note,
             .hollow = item.hollow,
             .bare = item.bare,
             .is_now = item.is_next,
             .has_lines = group.has_lines || placed.has_lines});
}

Element group_element(const DialogGroup& group, const Rect& body) {
    const GroupKind kind = group.kind;
    const bool is_read = kind == GroupKind::words || kind == GroupKind::facts;
    return {.id = group.id,
            .rect = body,
            .role = style_of(kind).role,
            .name = kind == GroupKind::steps ? say("view.mirror.steps", group.name, group.text)
                    : kind == GroupKind::code || (group.begins && group.name.empty()) ? group.text
                                                                                      : group.name,
            .text = is_read ? group.text : std::string(),
            .description = group.description,
            .enabled = group.begins,
            .is_live = kind == GroupKind::words,
            .is_stop = group.begins,
            .roves = style_of(kind).roves,
            .columns = kind == GroupKind::list ? 1
                       : is_of_cards(group)    ? card_columns(group, body.width)
                                               : group.columns,
            .indent = group.indent,
            .begins = group.begins,
            .is_through = true};
}

void add_facts(const Frame& frame, const DialogGroup& group, Rect room) {
    for (const DialogFact& fact : group.facts) {
        const Rect line = cut_top(room, fact_height);
        const float width = frame.paint.measure(Type::strong, fact.value).x;
        frame.paint.text(Type::body, {line.x, line.y + 3}, frame.theme().text, fact.name);
        frame.paint.text(Type::strong, {line.right() - width, line.y + 3}, frame.theme().text, fact.value);
    }
}

// Draws the names of the weekdays above the days. Each day is read out with its date.
void draw_heads(const Frame& frame, const DialogGroup& group, const Rect& body, float side) {
    float x = body.x + side / 2;
    for (const std::string& head : group.heads) {
        frame.paint.centred(Type::caption, {x, body.y + head_height / 2}, frame.theme().muted, head);
        x += side;
    }
}

// Draws the name of the group, and its count if both fit into the line.
void draw_heading(const Frame& frame, const DialogGroup& group, const Rect& line) {
    const Painter& paint = frame.paint;
    if (group.is_titled) return paint.text(Type::strong, line.min(), frame.theme().text, group.name);
    if (group.kind != GroupKind::tiles)
        return paint.text(Type::body, line.min(), frame.theme().muted, group.name);
    const float count = group.count.empty() ? 0 : paint.measure(Type::caption, group.count).x;
    paint.text(Type::strong, line.min(), frame.theme().text,
               paint.shortened(Type::strong, group.name, line.width));
    if (paint.measure(Type::strong, group.name).x + item_gap + count > line.width) return;
    paint.text(Type::caption, {line.right() - count, line.y + 2}, frame.theme().muted, group.count);
}

void add_group(const Frame& frame, const Placed& placed, ImVec2 origin) {
    const DialogGroup& group = *placed.group;
    const Theme& theme = frame.theme();
    Rect body = placed.body.moved(origin);
    if (group.kind == GroupKind::code) body = draw_code(frame.paint, group.code, body);
    const Inside inside(frame.arrange, group_element(group, body));
    constexpr float ring = 1;
    if (group.begins)
        frame.paint.control(
            {.id = group.id, .rect = body, .look = Look::frame, .enabled = false, .ring = ring});
    if (!group.name.empty()) {
        draw_heading(frame, group, {body.x, placed.label_y + origin.y, body.width, label_height});
    }
    if (group.kind == GroupKind::words) {
        frame.paint.paragraph(Type::body, body.min(), group.is_titled ? theme.muted : theme.text, group.text,
                              body.width);
    }
    if (group.kind == GroupKind::facts) add_facts(frame, group, body);
    if (group.kind == GroupKind::days) {
        const Rect& day = placed.items.front();
        const float left = day.x + origin.x - static_cast<float>(group.indent) * day.width;
        draw_heads(frame, group, {left, body.y, body.width, body.height}, day.width);
    }
    if (group.kind == GroupKind::choice) {
        const float last = placed.items.back().bottom() + origin.y;
        const float overhang = body.x + choice_inset - (placed.items.front().x + origin.x);
        frame.paint.fill({body.x - overhang, body.y - choice_inset, body.width + 2 * overhang,
                          last - body.y + 2 * choice_inset},
                         theme.ground, 24);
    }
    if (group.kind == GroupKind::steps) {
        const Rect less = placed.items[0].moved(origin);
        const Rect more = placed.items[1].moved(origin);
        frame.paint.centred(Type::title, {(less.right() + more.x) / 2, less.centre().y}, theme.text,
                            group.text);
    }
    for (std::size_t i = 0; i < group.items.size(); ++i) {
        const Rect place = placed.items[i].moved(origin);
        if (group.kind == GroupKind::cards) {
            add_card(frame, group.items[i], place, card_columns(group, body.width) == 1);
        } else if (group.kind == GroupKind::tiles) {
            add_tile(frame, group.items[i], place);
        } else {
            add_item(frame, placed, group.items[i], place);
        }
    }
}

float foot_height(const Placed& foot) { return foot.body.bottom() - foot.label_y + between_groups; }

bool has_main_action(const DialogGroup& group) {
    const auto is_main = [](const DialogItem& item) { return item.checked; };
    return group.kind == GroupKind::buttons && std::any_of(group.items.begin(), group.items.end(), is_main);
}

// Returns the footer, or the group that takes its place in a dialog that has to scroll: the main action at
// the end of a column, else the final buttons. Those with a name are a part of the contents. Returns nullptr
// if there is none.
const DialogGroup* find_foot(const Dialog& dialog) {
    const DialogGroup& last = dialog.groups.back();
    if (last.is_footer) return &last;
    std::array<const DialogGroup*, 2> ends{};
    for (const DialogGroup& group : dialog.groups) ends.at(static_cast<std::size_t>(group.side)) = &group;
    for (const DialogGroup* end : ends)
        if (end != nullptr && has_main_action(*end)) return end;
    return last.kind == GroupKind::buttons && last.name.empty() ? &last : nullptr;
}

// Returns the group that stays visible below the others, in the full width. Buttons that would take too much
// of the height scroll with the others.
std::optional<Placed> foot_of(const Frame& frame, const Dialog& dialog, const Rect& room, bool scrolls) {
    constexpr float most_of_room = 1.0F / 3;
    const DialogGroup* group = find_foot(dialog);
    if (group == nullptr || !(group->is_footer || scrolls)) return std::nullopt;
    Placed foot{.group = group, .body = {0, group->name.empty() ? 0 : label_height, room.width, 0}};
    foot.body.height = style_of(group->kind).place(frame, foot);
    if (!group->is_footer && foot_height(foot) > room.height * most_of_room) return std::nullopt;
    return foot;
}

void add_foot(const Frame& frame, const Placed& foot, const Rect& room) {
    const float edge = room.bottom() - foot_height(foot);
    frame.paint.fill({room.x, edge + above_contents, room.width, 1}, frame.theme().edge);
    add_group(frame, foot, {room.x, room.bottom() - foot.body.bottom()});
}

void close_dialog(InputContext& context, int /*argument*/) { context.change().modal.open = Modal::none; }

// Returns the element around the card. A click on it closes the dialog, as the card's button does.
Element beside_card(const Frame& frame) {
    return {.id = "modal-outside", .rect = frame.layout.window, .act = {close_dialog}, .is_plain = true};
}

Element card_element(const Rect& card, const CardSpec& spec) {
    return {.id = "modal",
            .rect = card,
            .role = Role::dialog,
            .name = std::string(spec.title),
            .enabled = false,
            .move = spec.move,
            .is_plain = true};
}

Rect card_place(const Frame& frame, const CardSpec& spec) {
    const Rect& window = frame.layout.window;
    const float width = std::min(spec.width, window.width - 24);
    const float height = std::min(spec.height, window.height - 24);
    return {(window.width - width) / 2, (window.height - height) / 2, width, height};
}

}  // namespace

Card::Card(const Frame& frame, const CardSpec& spec) : frame_(frame), place_(card_place(frame, spec)) {
    frame.paint.fill(frame.layout.window, Colour{0, 0, 0, 0.5F});
    frame.paint.fill(place_, frame.theme().surface, measure::large_radius);
    frame.paint.stroke(place_, frame.theme().edge, measure::large_radius, 1);
    frame.paint.text(Type::title, {place_.x + card_padding, place_.y + 22}, frame.theme().text, spec.title);
    frame.arrange.add(beside_card(frame));
    inside_.emplace(frame.arrange, card_element(place_, spec));
}

Card::~Card() {
    control(frame_,
            {.id = "modal-close",
             .rect = {place_.right() - 60, place_.y + 10, 44, 44},
             .name = say("view.mirror.close"),
             .act = {close_dialog}},
            {.icon = icons::x, .look = Look::ghost});
}

Rect Card::room() const {
    return {place_.x + card_padding, place_.y + title_height, place_.width - 2 * card_padding,
            place_.height - title_height - card_padding};
}

namespace {

float widest(const Dialog& dialog, bool two_columns, float window) {
    if (has_cards(dialog)) return cards_width;
    if (dialog.is_large) return two_columns ? large_card_width : wide_width;
    if (!two_columns) return narrow_width;
    return window < wide_window ? wide_width : wider_width;
}

}  // namespace

Rect scroll_window(const Rect& room) {
    return {room.x - beside_contents, room.y - above_contents, room.width + 2 * beside_contents,
            room.height + 2 * above_contents};
}

void draw_scroll_signs(const Frame& frame, const Rect& window, float extent) {
    const float hidden = extent - window.height;
    if (hidden < 1) return;
    const float offset = std::min(frame.state.scroll.dialog, hidden);
    draw_scroll_fades(frame, window, offset, hidden);
    const float length = std::max(window.height * window.height / extent, least_bar);
    const float way = (window.height - length) * offset / hidden;
    frame.paint.fill({window.right(), window.y + way, bar_width, length}, frame.theme().muted, bar_width / 2);
}

void dialog_view(const Frame& frame, const Dialog& dialog) {
    const bool two_columns = has_two_columns(dialog) && frame.layout.window.width > wide_width;
    const float width =
        std::min(widest(dialog, two_columns, frame.layout.window.width), frame.layout.window.width - 24);
    Plan all = plan(frame, dialog, width - 2 * card_padding, two_columns);
    const float height = all.height + title_height + card_padding;
    const Card card(frame,
                    {width, dialog.is_large ? std::max(height, least_large_height) : height, dialog.name});
    const Rect whole = card.room();
    Rect room = whole;
    const auto foot = foot_of(frame, dialog, room, all.height > room.height);
    if (foot) {
        room.height -= foot_height(*foot);
        all = plan(frame, dialog, room.width, two_columns, foot->group);
    }
    const Rect window = scroll_window(room);
    frame.arrange.begin_area({window, 0, &ScrollState::dialog});
    for (const Placed& placed : all.groups) {
        add_group(frame, placed, {room.x, room.y - frame.state.scroll.dialog});
    }
    frame.arrange.end_area(all.height + 2 * above_contents);
    draw_scroll_signs(frame, window, all.height + 2 * above_contents);
    if (foot) add_foot(frame, *foot, whole);
}

}  // namespace switchbox::ui
