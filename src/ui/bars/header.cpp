#include "ui/bars/header.hpp"

#include <algorithm>
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
// If the machines would have less width than this, the puzzle of the day scrolls along with them, and there
// is no More.
constexpr float least_machines = 150;
constexpr float wide_picker = 380;

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

// Returns the word on the button of the gallery; empty in a narrow header, where it has its icon alone.
std::string gallery_word(const Frame& frame) {
    return frame.layout.picker.width < wide_picker ? std::string() : say(info(Command::gallery).name());
}

float gallery_width(const Frame& frame, float height) {
    const std::string word = gallery_word(frame);
    return (word.empty() ? height : width_of(frame, word)) + 2 * chip_gap;
}

void gallery_button(const Frame& frame, Rect& row) {
    const std::string word = gallery_word(frame);
    Rect place = cut_left(row, gallery_width(frame, row.height));
    place.width -= 2 * chip_gap;
    control(
        frame, command_element(frame, Command::gallery, place, word),
        {.label = word, .icon = word.empty() ? info(Command::gallery).icon : nullptr, .look = Look::raised});
}

bool is_daily_done(const Frame& frame) {
    return has_won_daily(frame.state.record.statistics, frame.state.record.today);
}

// Returns the words on the button of the daily puzzle. They have the streak as long as it lasts.
std::string daily_label(const Frame& frame) {
    const std::size_t days = frame.state.record.streak.current;
    return days == 0 ? say(info(Command::today).name()) : say("view.bar.daily.streak", days);
}

float daily_width(const Frame& frame) {
    return std::ceil(button_width(frame.paint, daily_label(frame), is_daily_done(frame)));
}

// Returns the button's spoken name. Before the first puzzle it has only the label.
std::string daily_name(const Frame& frame, const std::string& label) {
    const RecordState& record = frame.state.record;
    if (record.today < game::first_daily) return label;
    const std::string number = std::to_string(game::daily_number(record.today));
    return is_daily_done(frame) ? say("view.bar.daily.done", label, number, record.streak.current)
                                : say("view.bar.daily.open", label, number);
}

// Adds the button of the daily puzzle, with a tick once today's is solved.
void daily_button(const Frame& frame, Rect& row) {
    const bool is_done = is_daily_done(frame);
    const std::string label = daily_label(frame);
    const float width = daily_width(frame);
    Element element = command_element(frame, Command::today, {row.x, row.y, width, row.height}, label);
    element.name = daily_name(frame, label);
    control(frame, std::move(element),
            {.label = label, .icon = is_done ? icons::check : nullptr, .look = Look::raised});
    cut_left(row, width + 2 * chip_gap);
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

// Returns whether arrow keys pass the machine without choosing it; Enter then chooses it.
bool asks_first(std::string_view id) {
    const MachineUiChip* chip = find_chip(id);
    return chip != nullptr && chip->asks_first;
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

// Adds radio buttons. An arrow key chooses the next one, except if that would open an editor.
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
                 .waits = asks_first(chip.machine),
                 .act = {choose_chip, number++}},
                {.label = chip.name, .look = Look::chip, .selected = chip.chosen});
    }
}

// Adds the machines to a scrolling row; `seen` is its visible part.
void scrolling_row(const Frame& frame, const Rect& seen, bool with_today) {
    const Rect& picker = frame.layout.picker;
    // The band is inside the header, above the line that ends it.
    const Rect band{seen.x - ring_room, picker.y, seen.width + 2 * ring_room, picker.height - 1};
    const Rect window = seen.inset(-ring_room).common(band);
    frame.arrange.begin_area({window, 0, &ScrollState::picker, true});
    const float offset = frame.state.scroll.picker;
    Rect row = seen.moved({-offset, 0});
    const float left = row.x;
    if (with_today) daily_button(frame, row);
    machine_chips(frame, row);
    const float extent = row.x - chip_gap - left + 2 * ring_room;
    if (offset > 0) row_end(frame, window, false);
    if (offset < extent - window.width) row_end(frame, window, true);
    frame.arrange.end_area(extent);
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
    const float today = daily_width(frame) + 2 * chip_gap;
    const float machines = machines_width(frame);
    const float rest = room.width - gallery_width(frame, height);
    // The gallery sets up a game as well.
    const float more = chip_gap + width_of(frame, more_word);
    const bool has_more = !phone && rest - today - more >= least_machines;
    const float after = has_more ? more : 0;
    const float free = rest - today - machines - after;
    if (free > 0 && !phone) cut_left(row, std::floor(free / 2));
    gallery_button(frame, row);
    const bool today_stays = free >= 0 || rest - today - after >= least_machines;
    if (today_stays) daily_button(frame, row);
    const float all = today_stays ? machines : today + machines;
    const Rect seen{row.x, row.y, std::min(all, room.right() - row.x - after), height};
    scrolling_row(frame, seen, !today_stays);
    if (!has_more) return;
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
