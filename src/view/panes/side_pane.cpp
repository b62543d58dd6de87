#include "view/panes/side_pane.hpp"

#include <algorithm>
#include <array>

#include "icons.hpp"
#include "view/frame/widgets.hpp"
#include "view/panes/lesson_course.hpp"
#include "view/panes/pane.hpp"
#include "view/panes/why_pane.hpp"
#include "view/panes/wiring_pane.hpp"
#include "view/wires/wire_view.hpp"

namespace switchbox::view {
namespace {

constexpr float pane_margin = 24;

constexpr std::array<PaneKind, 5> tabs{PaneKind::why, PaneKind::algebra, PaneKind::wiring, PaneKind::machine,
                                       PaneKind::lesson};

PaneKind open_pane(const Frame& frame) { return pane_now(frame.game, frame.state); }

Command command_of(PaneKind kind) {
    if (const PaneFace* face = face_of(kind)) return face->command;
    return kind == PaneKind::wiring ? Command::wires : Command::why;
}

// "Wiring" where the command is Wires.
std::string_view tab_name(PaneKind kind) {
    return kind == PaneKind::wiring ? "Wiring" : info(command_of(kind)).name;
}

float content(Frame& frame, const Why& why, const Rect& room) {
    const PaneKind open = open_pane(frame);
    if (const PaneFace* face = face_of(open)) return face->view(frame, room);
    return open == PaneKind::wiring ? wiring_view(frame, room) : why_view(frame, why, room);
}

// What a new beginning at the top is due to.
std::string shown_in(const Frame& frame, const Why& why) {
    const PaneKind open = open_pane(frame);
    if (open == PaneKind::lesson) {
        return frame.state.lesson.id + " " + std::to_string(frame.state.lesson.step);
    }
    return open == PaneKind::why ? why.explanation.text : std::string(tab_name(open));
}

// Where the contents are higher than their room they scroll.
void scrolling_content(Frame& frame, const Why& why, const Rect& room) {
    float& offset = frame.state.pane_scroll;
    const std::string shown = shown_in(frame, why);
    if (frame.state.pane_shown != shown) offset = 0;
    frame.state.pane_shown = shown;
    frame.state.light = {};
    if (!frame.state.pane_held) offset -= scrolled_by(frame, room).y;
    frame.state.pane_held = false;
    const float height =
        content(frame, why, {room.x, room.y - std::max(offset, 0.0F), room.width, room.height});
    const float most = std::max(height - room.height, 0.0F);
    if (offset > most) frame.animate_for(0.05);
    offset = std::clamp(offset, 0.0F, most);
}

void turn_to_tab(Frame& frame, PaneKind kind) {
    UiState& state = frame.state;
    if (open_pane(frame) == kind) return;
    if (kind == PaneKind::wiring && state.wires.shown) {
        state.pane = PaneKind::why;  // which gives way to the wiring
    } else {
        run(frame, command_of(kind));
    }
}

void pane_tabs(Frame& frame, Rect row) {
    constexpr float padding = 11;
    for (const PaneKind kind : tabs) {
        if (!has_pane(kind, frame.game, frame.state)) continue;
        const std::string_view name = tab_name(kind);
        const float width = frame.paint.measure(Type::strong, name).x + 2 * padding;
        const Rect slice = cut_left(row, width + 2);
        const Rect place{slice.x, row.y - 4, width, measure::button};
        const bool on = open_pane(frame) == kind;
        const std::string_view id = info(command_of(kind)).id;
        if (button(frame, {id, place, name, nullptr, Look::chip, true, on})) turn_to_tab(frame, kind);
    }
}

// One line of what it holds.
std::string line_of_pane(const Frame& frame, const Why& why) {
    const PaneKind open = open_pane(frame);
    if (const PaneFace* face = face_of(open)) return face->line({frame.game, frame.state});
    return open == PaneKind::wiring ? attended_words(frame) : why.explanation.text;
}

void sheet(Frame& frame, const Why& why) {
    UiState& state = frame.state;
    const Layout& layout = frame.layout;
    approach(frame, state.sheet, state.sheet_open ? 1.0F : 0.0F);
    const float lift = (layout.pane.height - layout.handle.height) * state.sheet;
    const Rect bar{layout.handle.x, layout.handle.y - lift, layout.handle.width, handle_height};
    const Rect body{0, bar.y, bar.width, layout.handle.bottom() - bar.y};
    if (state.sheet > 0) {
        frame.paint.fill({0, 0, bar.width, body.y}, Colour{0, 0, 0, 0.35F * state.sheet});
    }
    frame.paint.list().AddRectFilled(body.min(), body.max(), packed(frame.theme().surface),
                                     measure::large_radius, ImDrawFlags_RoundCornersTop);
    frame.paint.outline({body.x - 1, body.y, body.width + 2, body.height + 2}, frame.theme().edge,
                        measure::large_radius, ImDrawFlags_RoundCornersTop, 1);
    const Touch hand = touch(frame, "why-handle", bar, true);
    if (hand.clicked) state.sheet_open = !state.sheet_open;
    const float middle = bar.centre().y;
    const std::string_view title = tab_name(open_pane(frame));
    frame.paint.text(Type::strong, {16, middle - 9}, frame.theme().text, title);
    const float words = 28 + frame.paint.measure(Type::strong, title).x;
    const char* chevron = state.sheet_open ? icons::chevron_down : icons::chevron_up;
    frame.paint.icon({bar.right() - 28, middle}, frame.theme().muted, chevron);
    focus_ring(frame, "why-handle", bar.inset(4), measure::radius);
    if (state.sheet <= 0) {
        frame.state.why_marks.clear();
        // The board is in sight, and with it what a lesson speaks of.
        frame.state.light = {};
        if (open_pane(frame) == PaneKind::lesson) frame.state.light.lamps = lesson_lamps(frame.state);
        const std::string text = line_of_pane(frame, why);
        const std::string line = frame.paint.shortened(Type::body, text, bar.width - words - 56);
        frame.paint.text(Type::body, {words, middle - 9}, frame.theme().muted, line);
        const PaneFace* face = face_of(open_pane(frame));
        if (face != nullptr && face->peek != nullptr) {
            face->peek(frame, {16, bar.bottom(), bar.width - 32, layout.handle.bottom() - bar.bottom()});
        }
        return;
    }
    ImGui::PushClipRect({body.x, bar.bottom()}, body.max(), true);
    Rect room{16, bar.bottom() + 4, body.width - 32, layout.pane.height - bar.height - 8};
    pane_tabs(frame, cut_top(room, 52));
    ImGui::PushClipRect({body.x, room.y - 4}, body.max(), true);
    scrolling_content(frame, why, room);
    ImGui::PopClipRect();
    ImGui::PopClipRect();
}

}  // namespace

void side_pane(Frame& frame, const Why& why) {
    if (frame.layout.phone) {
        sheet(frame, why);
        return;
    }
    const Rect& pane = frame.layout.pane;
    frame.paint.fill(pane, frame.theme().surface);
    frame.paint.fill({pane.x, pane.y, 1, pane.height}, frame.theme().edge);
    const float inset = frame.layout.compact ? 16.0F : pane_margin;
    Rect room{pane.x + inset, pane.y + inset, pane.width - 2 * inset, pane.height - 2 * inset};
    pane_tabs(frame, cut_top(room, 52));
    ImGui::PushClipRect({pane.x, room.y - 4}, pane.max(), true);
    scrolling_content(frame, why, room);
    ImGui::PopClipRect();
}

}  // namespace switchbox::view
