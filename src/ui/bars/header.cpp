#include "ui/bars/header.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include "game/daily.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/machine_ui.hpp"
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

namespace {

constexpr float chip_gap = 4;
constexpr float ring_room = 4;     // space around a button, for the keyboard's focus ring
constexpr float arrow_width = 32;  // part of the row's end that an arrow covers
constexpr float fade_width = 24;
constexpr float narrow_step = 0.8F;  // as a share of what is between the arrows
// Least width of the part that scrolls. Ways into the game that would leave it less width scroll along.
constexpr float least_machines = 150;
constexpr float roomy_machines = 320;  // if the machines keep this width, the ways have icons
constexpr float narrow_picker = 380;   // a narrower header has the icon of the gallery alone
constexpr float spared_padding = 15;   // of each button in a narrow header
// Least width beside all ways, of a short machine and a fade. With less the gallery has its icon alone, so
// that the row need not scroll to that machine.
constexpr float least_beside_ways = 88;

// Ways into the game, first in the row.
constexpr std::array row_ways{Command::gallery, Command::levels, Command::today, Command::lessons};

// Shape of the row in a window.
struct RowPlan {
    float height = 0;
    bool is_tight = false;  // ways have less padding
    bool is_bare = false;   // the gallery has its icon alone
    bool has_icons = false;
    bool has_more = false;
    std::size_t fixed = row_ways.size();  // number of ways that do not scroll with the machines
};

float width_of(const Frame& frame, std::string_view words) {
    return std::ceil(button_width(frame.paint, words, false));
}

float machines_width(const Frame& frame) {
    float width = -chip_gap;
    for (const MachineChip& chip : frame.facts.chips) width += width_of(frame, chip.name) + chip_gap;
    return width;
}

// Returns the next place in the row, left to right, and removes it from the row.
Rect next_place(const Frame& frame, Rect& row, std::string_view words) {
    const float width = width_of(frame, words);
    const Rect place{row.x, row.y, width, row.height};
    cut_left(row, width + chip_gap);
    return place;
}

bool is_daily_done(const Frame& frame) {
    return has_won_daily(frame.state.record.statistics, frame.state.record.today);
}

// Returns the words on the button of the daily puzzle. They have the streak as long as it lasts.
std::string daily_label(const Frame& frame) {
    const std::size_t days = frame.state.record.streak.current;
    return days == 0 ? say(info(Command::today).name()) : say("view.bar.daily.streak", days);
}

// Returns the daily puzzle's spoken name. Before the first puzzle it has only the label.
std::string daily_name(const Frame& frame, const std::string& label) {
    const RecordState& record = frame.state.record;
    if (record.today < game::first_daily) return label;
    const std::string number = std::to_string(game::daily_number(record.today));
    return is_daily_done(frame) ? say("view.bar.daily.done", label, number, record.streak.current)
                                : say("view.bar.daily.open", label, number);
}

// Returns the word on the button; empty for the gallery where it has its icon alone.
std::string way_word(const Frame& frame, Command way, const RowPlan& plan) {
    if (way == Command::today) return daily_label(frame);
    return way == Command::gallery && plan.is_bare ? std::string() : say(info(way).name());
}

// Returns the button's icon: a tick once today's puzzle is solved; nullptr without one.
const char* way_icon(const Frame& frame, Command way, const RowPlan& plan) {
    if (way == Command::today && is_daily_done(frame)) return icons::check;
    return plan.has_icons || way_word(frame, way, plan).empty() ? info(way).icon : nullptr;
}

float gap_after_way(const RowPlan& plan) { return plan.is_tight ? chip_gap : 2 * chip_gap; }

float way_width(const Frame& frame, Command way, const RowPlan& plan) {
    const std::string word = way_word(frame, way, plan);
    if (word.empty()) return plan.height;
    const float width = std::ceil(button_width(frame.paint, word, way_icon(frame, way, plan) != nullptr));
    return std::max(plan.is_tight ? width - spared_padding : width, plan.height);
}

// Returns the width of the first ways, gaps included.
float ways_width(const Frame& frame, const RowPlan& plan, std::size_t count) {
    float width = 0;
    for (const Command way : std::span(row_ways).first(count))
        width += way_width(frame, way, plan) + gap_after_way(plan);
    return width;
}

// Adds the button of a way at the left end of the row, and removes its place from the row.
void way_button(const Frame& frame, Command way, const RowPlan& plan, Rect& row) {
    const std::string word = way_word(frame, way, plan);
    const Rect place{row.x, row.y, way_width(frame, way, plan), row.height};
    Element element = command_element(frame, way, place, word);
    if (way == Command::today) element.name = daily_name(frame, word);
    control(frame, std::move(element),
            {.label = word, .icon = way_icon(frame, way, plan), .look = Look::raised});
    cut_left(row, place.width + gap_after_way(plan));
}

// Scrolls so far that a machine under one arrow moves to just before the other one.
void scroll_machines(InputContext& context, int by) {
    for (const ScrollArea& area : context.arranged.areas) {
        if (area.offset != &ScrollState::picker) continue;
        // In a narrow row the step is less than the part between the arrows, so that no machine is passed.
        const float between = area.window.width - 2 * arrow_width;
        const float step = std::max(between - 2 * fade_width, narrow_step * between);
        float& offset = context.change().scroll.picker;
        offset = std::clamp(offset + static_cast<float>(by) * step, 0.0F, area.max_offset());
    }
}

void choose_chip(InputContext& context, int number) {
    const std::string id = context.facts.chips[static_cast<std::size_t>(number)].machine;
    choose_machine(context, id);
}

// Draws the end of a row that goes on: a fade and, for a mouse, an arrow. A finger drags the row instead.
void row_end(const Frame& frame, const Rect& window, bool at_right) {
    const Theme& theme = frame.theme();
    const Colour ground = frame.layout.phone ? theme.ground : theme.surface;
    const bool has_arrow = !frame.surroundings.touch;
    const float covered = has_arrow ? arrow_width : 0;
    const Rect arrow{at_right ? window.right() - covered : window.x, window.y, covered, window.height};
    const Rect fade{at_right ? arrow.x - fade_width : arrow.right(), window.y, fade_width, window.height};
    const Colour none = ground.with_alpha(0);
    frame.paint.fade(fade, at_right ? none : ground, at_right ? ground : none);
    if (!has_arrow) return;
    frame.paint.fill(arrow.inset(-1), ground);  // whole pixels, even if the window's edges are between pixels
    // Only the mouse needs the arrow: a machine with keyboard focus is scrolled into view automatically.
    const std::string id = at_right ? "machines-on" : "machines-back";
    frame.arrange.add({.id = id, .rect = arrow, .act = {scroll_machines, at_right ? 1 : -1}});
    frame.paint.control({.id = id,
                         .rect = arrow,
                         .icon = at_right ? icons::chevron_right : icons::chevron_left,
                         .look = Look::ghost});
}

// Adds radio buttons. Arrow keys pass them and Enter chooses, since the chosen machine moves to the front.
void machine_chips(const Frame& frame, Rect& row) {
    const Inside machines(frame.arrange, {.id = "machines",
                                          .rect = frame.layout.picker,
                                          .role = Role::radiogroup,
                                          .name = say("view.mirror.machines"),
                                          .roves = true,
                                          .is_through = true});
    int number = 0;
    for (const MachineChip& chip : frame.facts.chips) {
        control(frame,
                {.id = chip.id,
                 .rect = next_place(frame, row, chip.name),
                 .role = Role::radio,
                 .on = chip.chosen,
                 .waits = true,
                 .act = {choose_chip, number++}},
                {.label = chip.name, .look = Look::chip, .selected = chip.chosen});
    }
}

// Adds the other ways and the machines to a scrolling row; `seen` is its visible part.
void scrolling_row(const Frame& frame, const Rect& seen, const RowPlan& plan) {
    const Rect& picker = frame.layout.picker;
    // The band is inside the header, above the line that ends it.
    const Rect band{seen.x - ring_room, picker.y, seen.width + 2 * ring_room, picker.height - 1};
    const Rect window = seen.inset(-ring_room).common(band);
    const float end = fade_width + (frame.surroundings.touch ? 0 : arrow_width);
    frame.arrange.begin_area({window, 0, &ScrollState::picker, true, end});
    const float offset = frame.state.scroll.picker;
    Rect row = seen.moved({-offset, 0});
    const float left = row.x;
    for (const Command way : std::span(row_ways).subspan(plan.fixed)) way_button(frame, way, plan, row);
    machine_chips(frame, row);
    const float extent = row.x - chip_gap - left + 2 * ring_room;
    if (offset > 0) row_end(frame, window, false);
    if (offset < extent - window.width) row_end(frame, window, true);
    frame.arrange.end_area(extent);
}

// Returns the shape of a row of this width. `more`: width of the button More with its gap.
RowPlan plan_row(const Frame& frame, float width, float height, float more) {
    RowPlan plan{.height = height, .is_bare = frame.layout.picker.width < narrow_picker};
    const auto left_by_all = [&] { return width - ways_width(frame, plan, row_ways.size()); };
    plan.has_more = !frame.layout.phone && left_by_all() - more >= least_machines;
    plan.is_tight = left_by_all() < least_machines;
    plan.is_bare = plan.is_bare || left_by_all() < least_beside_ways;
    plan.has_icons = true;
    const float with_icons = left_by_all() - (plan.has_more ? more : 0);
    plan.has_icons = !plan.is_tight && with_icons >= std::min(machines_width(frame), roomy_machines);
    while (plan.fixed > 1 && width - ways_width(frame, plan, plan.fixed) < least_machines) --plan.fixed;
    return plan;
}

}  // namespace

void machine_picker(const Frame& frame) {
    constexpr float usual = 36;
    constexpr float phone_margin = 12;
    const bool phone = frame.layout.phone;
    const float height = phone || frame.surroundings.touch ? measure::touch_button : usual;
    const std::string more_word = say("view.bar.more");
    Rect room = frame.layout.picker;
    if (phone) room = {room.x + phone_margin, room.y, room.width - 2 * phone_margin, room.height};
    Rect row{room.x, room.centre().y - height / 2, room.width, height};
    // The gallery sets up a game as well.
    const float more = chip_gap + width_of(frame, more_word);
    const RowPlan plan = plan_row(frame, room.width, height, more);
    for (const Command way : std::span(row_ways).first(plan.fixed)) way_button(frame, way, plan, row);
    const float all = ways_width(frame, plan, row_ways.size()) - ways_width(frame, plan, plan.fixed) +
                      machines_width(frame);
    const float after = plan.has_more ? more : 0;
    const Rect seen{row.x, row.y, std::min(all, room.right() - row.x - after), height};
    scrolling_row(frame, seen, plan);
    if (!plan.has_more) return;
    row.x = seen.right() + chip_gap;
    control(frame, command_element(frame, Command::setup, next_place(frame, row, more_word), more_word),
            {.label = more_word, .look = Look::chip});
}

namespace {

void drag_overview(InputContext& context, const Rect& /*rect*/, ImVec2 at) { look_at_overview(context, at); }

}  // namespace

void camera_tools(const Frame& frame) {
    const Rect& tools = frame.layout.tools;
    if (tools.width == 0) return;
    frame.paint.fill(tools, frame.theme().surface, measure::large_radius);
    frame.paint.stroke(tools, frame.theme().edge, measure::large_radius, 1);
    Rect rest = tools;
    const bool is_row = tools.width > tools.height;
    const float side = is_row ? tools.height : tools.width;
    for (const Command command : camera_commands)
        command_button(frame, command, is_row ? cut_left(rest, side) : cut_top(rest, side), Look::ghost);
    if (frame.layout.overview.width == 0) return;
    frame.arrange.add({.id = "overview", .rect = frame.layout.overview, .drag = drag_overview});
}

}  // namespace switchbox::ui
