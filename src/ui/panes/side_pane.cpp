#include "ui/panes/side_pane.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/panes/lesson_pane.hpp"
#include "ui/panes/machine/machine_pane.hpp"
#include "ui/panes/result_pane.hpp"
#include "ui/panes/why_pane.hpp"

namespace switchbox::ui {
namespace {

const PaneDefinition& definition_of_type(PaneKind kind) {
    for (const MachineUi* ui : machine_uis()) {
        for (const MachineUiPane& pane : ui->panes)
            if (pane.kind == kind) return pane.definition();
    }
    return why_definition();
}

}  // namespace

const PaneDefinition& definition_of(PaneKind kind) {
    switch (kind) {
        case PaneKind::machine:
            return machine_definition();
        case PaneKind::lesson:
            return lesson_definition();
        case PaneKind::result:
            return result_definition();
        case PaneKind::why:
            return why_definition();
        default:
            return definition_of_type(kind);
    }
}

const PaneDefinition& open_definition(const game::Game& game, const UiState& state) {
    return definition_of(pane_now(game, state));
}

BoardHighlight pane_highlight(const PaneSources& sources) {
    const PaneDefinition& definition = open_definition(sources.game, sources.state);
    const bool out_of_sight = sources.state.pane.is_sheet && !sources.state.pane.sheet_open;
    // A player follows their line on the handle, and presses on the board.
    const bool is_followed = definition.kind == PaneKind::lesson || definition.kind == PaneKind::chase;
    if (definition.highlight == nullptr || (out_of_sight && !is_followed)) return {};
    return definition.highlight(sources);
}

PaneRoom room_of(const game::Game& game, const UiState& state) {
    const auto room_in = [&](PaneKind kind) {
        const auto room = definition_of(kind).room;
        return room == nullptr ? PaneRoom{} : room(game);
    };
    PaneRoom room = room_in(pane_now(game, state));
    // All panes of a game have the width of the widest one, so that the board keeps its place.
    for (const PaneKind kind : all_panes)
        if (has_pane(kind, game, state)) room.width = std::max(room.width, room_in(kind).width);
    return room;
}

void carry_on_in_panes(InputContext& context) {
    for (const PaneKind kind : all_panes)
        if (const auto carry_on = definition_of(kind).carry_on) carry_on(context);
}

void keep_panes(const game::Game& game, UiState& state) {
    keep_lesson(game, state);  // first: it may open the wires
    keep_result(game, state);  // it may open another pane
    const PaneKind open = pane_now(game, state);
    for (const PaneKind kind : all_panes) {
        const PaneDefinition& definition = definition_of(kind);
        if (definition.keep != nullptr) definition.keep(game, state, kind == open);
    }
}

namespace {

constexpr float pane_margin = 24;

const PaneDefinition& open_definition(const Frame& frame) { return open_definition(frame.game, frame.state); }

// Draws the contents, which scroll if they are higher than their area.
void scrolling_content(const Frame& frame, const Rect& room, const Rect& window) {
    const Inside panel(frame.arrange, {.id = "pane",
                                       .rect = window,
                                       .role = Role::tabpanel,
                                       .name = say(open_definition(frame).name),
                                       .is_through = true});
    frame.arrange.begin_area({window, 0, &ScrollState::pane});
    const Rect moved{room.x, room.y - frame.state.scroll.pane, room.width, room.height};
    const float margins = window.height - room.height;
    const float extent = open_definition(frame).view(frame, moved) + margins;
    frame.arrange.end_area(extent);
    const Rect inside{window.x + 1, window.y, window.width - 1, window.height};  // beside the pane's edge
    draw_scroll_fades(frame, inside, frame.state.scroll.pane, extent - window.height);
}

// Opens the pane of a tab. Unlike the command of the pane, it never closes it.
void open_tab(InputContext& context, int tab) {
    const auto kind = static_cast<PaneKind>(tab);
    if (pane_now(context.game, context.state) == kind) return;
    if (kind == PaneKind::wiring && context.state.wires.shown) {
        UiState& state = context.change();
        state.pane.kind = PaneKind::why;  // while wires are shown, this opens the wiring
        state.pane.keeps_wires = false;
    } else {
        run(context, command_of(kind));
    }
}

constexpr float tab_gap = 2;

// Space on both sides of the word of a tab, and the scale of the words.
struct TabFit {
    float padding = 0;
    float scale = 1;
};

// Returns less space if the tabs would not fit, and smaller words if they would run together.
TabFit fit_tabs(const Frame& frame, float room) {
    constexpr float most = 11;
    constexpr float least = 4;
    constexpr float least_scale = 0.7F;
    float words = 0;
    float tabs = 0;
    for (const PaneKind kind : all_panes) {
        if (!has_pane(kind, frame.game, frame.state)) continue;
        words += frame.paint.measure(Type::strong, say(definition_of(kind).name)).x;
        ++tabs;
    }
    // The space before the first word and after the last one lies in the margins.
    const float between = std::max(tabs - 1, 1.0F);
    const float free = room - between * tab_gap;
    const float padding = std::clamp((free - words) / (2 * between), least, most);
    return {padding, std::clamp((free - 2 * padding * between) / words, least_scale, 1.0F)};
}

void pane_tabs(const Frame& frame, Rect row) {
    const auto [padding, scale] = fit_tabs(frame, row.width);
    const Inside tabs(frame.arrange, {.id = "pane-tabs",
                                      .rect = row,
                                      .role = Role::tablist,
                                      .name = say("view.mirror.panes"),
                                      .roves = true,
                                      .is_through = true});
    row.x -= padding;  // the first word is in line with the text below
    for (const PaneKind kind : all_panes) {
        if (!has_pane(kind, frame.game, frame.state)) continue;
        const std::string name = say(definition_of(kind).name);
        const float width = frame.paint.measure(Type::strong, name).x * scale + 2 * padding;
        const Rect slice = cut_left(row, width + tab_gap);
        const Rect place{slice.x, row.y - 4, width, button_side(frame)};
        const bool on = open_definition(frame).kind == kind;
        Element tab = command_element(frame, command_of(kind), place, name);
        tab.role = Role::tab;
        tab.name = name;
        tab.on = on;
        tab.act = {open_tab, static_cast<int>(kind)};
        control(frame, std::move(tab), {.label = name, .look = Look::tab, .selected = on, .scale = scale});
    }
}

// Draws the line from the left end of `room` on, in its middle. A longer one is small, in two lines.
void draw_handle_line(const Frame& frame, const std::string& line, const Rect& room) {
    constexpr float margin = 4;
    const Painter& paint = frame.paint;
    const float one_line = paint.paragraph_height(Type::body, "X", room.width);
    const bool fits = paint.paragraph_height(Type::body, line, room.width) <= one_line;
    const Type type = fits ? Type::body : Type::caption;
    const std::string seen = fitted(paint, type, line, {room.width, handle_height - margin});
    // The height includes space below each line; without the last one the words are centred.
    const float lead =
        paint.paragraph_height(type, "X", room.width) - paint.measure(type, "X").y * paint.reading(type);
    const float height = paint.paragraph_height(type, seen, room.width) - lead;
    paint.paragraph(type, {room.x, room.y - height / 2}, frame.theme().muted, seen, room.width);
}

// Draws the bar that slides the sheet: the open pane's name, and a line about its content.
void sheet_handle(const Frame& frame, const Rect& bar) {
    const bool open = frame.state.pane.sheet_open;
    const PaneDefinition& definition = open_definition(frame);
    const float middle = bar.centre().y;
    const std::string name = say(definition.name);
    const ImVec2 extent = frame.paint.measure(Type::strong, name);
    frame.paint.text(Type::strong, {16, middle - extent.y / 2}, frame.theme().text, name);
    const float words = 28 + extent.x;
    frame.paint.icon({bar.right() - 28, middle}, frame.theme().muted,
                     open ? icons::chevron_down : icons::chevron_up);
    std::string line;
    const bool is_said = definition.peek_has_line && frame.layout.handle.height > handle_height;
    if (frame.state.pane.sheet <= 0 && !is_said) {
        line = definition.line(pane_sources(frame));
        draw_handle_line(frame, line, {words, middle, bar.width - words - 56, 0});
    }
    const auto slide = [](InputContext& context, int /*argument*/) {
        context.change().pane.sheet_open = !context.state.pane.sheet_open;
    };
    frame.arrange.add({.id = "why-handle",
                       .rect = bar,
                       .role = Role::button,
                       .name = say(definition.show),
                       .description = line,
                       .expanded = open,
                       .is_stop = true,
                       .act = {slide}});
    frame.paint.control({.id = "why-handle", .rect = bar.inset(4), .look = Look::frame, .enabled = false});
}

void sheet(const Frame& frame) {
    const Layout& layout = frame.layout;
    const float up = frame.state.pane.sheet;
    const float lift = (layout.pane.height - layout.handle.height) * up;
    const Rect bar{layout.handle.x, layout.handle.y - lift, layout.handle.width, handle_height};
    const Rect body{0, bar.y, bar.width, layout.handle.bottom() - bar.y};
    if (up > 0) frame.paint.fill({0, 0, bar.width, body.y}, Colour{0, 0, 0, 0.35F * up});
    const float top = up > 0 ? layout.picker.bottom() : body.y;
    frame.arrange.cover({0, top, bar.width, body.bottom() - top});
    frame.paint.fill(body, frame.theme().surface, measure::large_radius, ImDrawFlags_RoundCornersTop);
    frame.paint.outline({body.x - 1, body.y, body.width + 2, body.height + 2}, frame.theme().edge,
                        measure::large_radius, ImDrawFlags_RoundCornersTop, 1);
    sheet_handle(frame, bar);
    const PaneDefinition& definition = open_definition(frame);
    if (up <= 0) {
        const Rect below{16, bar.bottom(), bar.width - 32, layout.handle.bottom() - bar.bottom()};
        if (definition.peek != nullptr) definition.peek(frame, below);
        return;
    }
    const Rect window{body.x, bar.bottom(), body.width, body.bottom() - bar.bottom()};
    frame.paint.clip(window);
    Rect room{16, bar.bottom() + 4, body.width - 32, layout.pane.height - bar.height - 8};
    pane_tabs(frame, cut_top(room, 52));
    // While the sheet begins to slide it is lower than its tabs.
    const float height = std::max(window.bottom() - room.y + 4, 0.0F);
    scrolling_content(frame, room, {body.x, room.y - 4, body.width, height});
    frame.paint.unclip();
}

}  // namespace

void side_pane(const Frame& frame) {
    if (frame.layout.phone) return sheet(frame);
    const Rect& pane = frame.layout.pane;
    frame.paint.fill(pane, frame.theme().surface);
    frame.paint.fill({pane.x, pane.y, 1, pane.height}, frame.theme().edge);
    const float inset = frame.layout.compact ? 16.0F : pane_margin;
    Rect room{pane.x + inset, pane.y + inset, pane.width - 2 * inset, pane.height - 2 * inset};
    pane_tabs(frame, cut_top(room, 52));
    const auto foot = frame.layout.compact ? open_definition(frame).foot : nullptr;
    if (foot == nullptr)
        return scrolling_content(frame, room, {pane.x, room.y - 4, pane.width, pane.bottom() - room.y + 4});
    constexpr float gap = 8;
    const Rect row = cut_bottom(room, button_side(frame));
    cut_bottom(room, gap);
    scrolling_content(frame, room, {pane.x, room.y - 4, pane.width, room.height + 4});
    foot(frame, row);
}

}  // namespace switchbox::ui
