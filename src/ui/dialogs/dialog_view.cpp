#include "ui/dialogs/dialog_view.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/card_view.hpp"
#include "ui/dialogs/dialog_plan.hpp"
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

using namespace dialog_measure;

constexpr float bar_width = 4;
constexpr float beside_contents = 16;  // for overhanging marks and rows, and their focus rings
constexpr float above_contents = 8;
constexpr float least_bar = 24;
constexpr float narrow_width = 440;
constexpr float wide_width = 820;
constexpr float wider_width = 1000;  // in a window of wide_window or more
constexpr float wide_window = 1600;
constexpr float cards_width = 1000;
constexpr float large_card_width = 1200;
constexpr float least_large_height = 800;  // keeps the card in place while its contents change

// Style of a kind of group: its role, whether arrow keys move over its items, and their role and look.
struct GroupStyle {
    Role role = Role::group;
    bool roves = false;
    Role item = Role::button;
    Look look = Look::raised;
};
constexpr std::array<GroupStyle, 12> group_styles{{{Role::radiogroup, true, Role::radio, Look::chip},
                                                   {},
                                                   {},
                                                   {Role::group, true, Role::checkbox, Look::mark},
                                                   {Role::group, false, Role::textbox, Look::field},
                                                   {Role::group, true, Role::button, Look::row},
                                                   {},
                                                   {Role::img},
                                                   {},
                                                   {Role::group, true},
                                                   {Role::group, true},
                                                   {Role::group, true, Role::button, Look::mark}}};
const GroupStyle& style_of(GroupKind kind) { return group_styles.at(static_cast<std::size_t>(kind)); }

bool has_two_columns(const Dialog& dialog) {
    const auto is_right = [](const DialogGroup& group) { return group.side == 1; };
    return std::any_of(dialog.groups.begin(), dialog.groups.end(), is_right);
}

bool has_cards(const Dialog& dialog) {
    const auto shows = [](const DialogGroup& group) { return is_of_cards(group); };
    return std::any_of(dialog.groups.begin(), dialog.groups.end(), shows);
}

void add_item(const Frame& frame, const PlacedGroup& placed, const DialogItem& item, const Rect& place) {
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
             .is_goal = group.kind == GroupKind::choice && item.begins,
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

void add_group(const Frame& frame, const PlacedGroup& placed, ImVec2 origin) {
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

float foot_height(const PlacedGroup& foot) { return foot.body.bottom() - foot.label_y + between_groups; }

bool has_main_action(const DialogGroup& group) {
    const auto is_main = [](const DialogItem& item) { return item.checked; };
    return group.kind == GroupKind::buttons && std::any_of(group.items.begin(), group.items.end(), is_main);
}

// Returns the footer, or the group that takes its place in a dialog that has to scroll: the main action at
// the end of a column, else the final buttons. In a low window those with a name scroll. Returns nullptr if
// there is none.
const DialogGroup* find_foot(const Dialog& dialog, float height) {
    constexpr float low = 480;
    const DialogGroup& last = dialog.groups.back();
    if (last.is_footer) return &last;
    std::array<const DialogGroup*, 2> ends{};
    for (const DialogGroup& group : dialog.groups) ends.at(static_cast<std::size_t>(group.side)) = &group;
    for (const DialogGroup* end : ends)
        if (end != nullptr && has_main_action(*end)) return end;
    const bool stays = last.kind == GroupKind::buttons && (last.name.empty() || height >= low);
    return stays ? &last : nullptr;
}

// Returns the group that stays visible below the others, in the full width. Buttons that would take too much
// of the height scroll with the others.
std::optional<PlacedGroup> foot_of(const Frame& frame, const Dialog& dialog, const Rect& room, bool scrolls) {
    constexpr float most_of_room = 1.0F / 3;
    const DialogGroup* group = find_foot(dialog, room.height);
    if (group == nullptr || !(group->is_footer || scrolls)) return std::nullopt;
    PlacedGroup foot{.group = group, .body = {0, group->name.empty() ? 0 : label_height, room.width, 0}};
    foot.body.height = place_items(frame, foot);
    if (!group->is_footer && foot_height(foot) > room.height * most_of_room) return std::nullopt;
    return foot;
}

void add_foot(const Frame& frame, const PlacedGroup& foot, const Rect& room) {
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

// Returns the height of the card. That of a large dialog stays while its contents change.
float card_height(const Frame& frame, const Dialog& dialog, float contents, bool two_columns) {
    if (!dialog.is_large) return contents;
    return two_columns ? std::max(contents, least_large_height) : frame.layout.window.height;
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
    DialogPlan all = plan_dialog(frame, dialog, width - 2 * card_padding, two_columns);
    const float height = all.height + title_height + card_padding;
    const Card card(frame, {width, card_height(frame, dialog, height, two_columns), dialog.name});
    const Rect whole = card.room();
    Rect room = whole;
    const auto foot = foot_of(frame, dialog, room, all.height > room.height);
    if (foot) {
        room.height -= foot_height(*foot);
        all = plan_dialog(frame, dialog, room.width, two_columns, foot->group);
    }
    const Rect window = scroll_window(room);
    frame.arrange.begin_area({window, 0, &ScrollState::dialog});
    for (const PlacedGroup& placed : all.groups) {
        add_group(frame, placed, {room.x, room.y - frame.state.scroll.dialog});
    }
    frame.arrange.end_area(all.height + 2 * above_contents);
    draw_scroll_signs(frame, window, all.height + 2 * above_contents);
    if (foot) add_foot(frame, *foot, whole);
}

}  // namespace switchbox::ui
