#include <algorithm>

#include "icons.hpp"
#include "view/panels.hpp"
#include "view/widgets.hpp"
#include "view/wire_view.hpp"

namespace switchbox::view {
namespace {

constexpr float pane_margin = 24;

bool has_wiring(const Frame& frame) { return is_enabled(Command::wires, frame.game, frame.state); }
bool shows_wiring(const Frame& frame) { return are_wires_shown(frame.game, frame.state); }

float content(Frame& frame, const Why& why, const Rect& room) {
    return shows_wiring(frame) ? wiring_words_view(frame, room) : why_words_view(frame, why, room);
}

// Where the words are higher than their room they scroll.
void scrolling_content(Frame& frame, const Why& why, const Rect& room) {
    float& offset = frame.state.why_scroll;
    const std::string shown = shows_wiring(frame) ? "wiring" : why.explanation.text;
    if (frame.state.why_shown != shown) offset = 0;
    frame.state.why_shown = shown;
    offset -= scrolled_by(frame, room).y;
    const float height =
        content(frame, why, {room.x, room.y - std::max(offset, 0.0F), room.width, room.height});
    const float most = std::max(height - room.height, 0.0F);
    if (offset > most) frame.animate_for(0.05);
    offset = std::clamp(offset, 0.0F, most);
}

// The pane's name, or where it can hold one thing or the other, a tab for each.
void pane_title(Frame& frame, const Rect& row) {
    if (!has_wiring(frame)) {
        frame.paint.text(Type::title, row.min(), frame.theme().text, "Why");
        return;
    }
    const bool wiring = shows_wiring(frame);
    const float why = button_width(frame, "Why", false);
    const Rect first{row.x, row.y - 4, why, measure::button};
    const Rect second{first.right() + 4, first.y, button_width(frame, "Wiring", false), measure::button};
    const bool turn_back = button(frame, {"pane-why", first, "Why", nullptr, Look::chip, true, !wiring});
    const bool turn =
        button(frame, {info(Command::wires).id, second, "Wiring", nullptr, Look::chip, true, wiring});
    if ((turn_back && wiring) || (turn && !wiring)) run(frame, Command::wires);
}

void sheet(Frame& frame, const Why& why) {
    UiState& state = frame.state;
    const Layout& layout = frame.layout;
    approach(frame, state.sheet, state.sheet_open ? 1.0F : 0.0F);
    const float lift = (layout.pane.height - layout.handle.height) * state.sheet;
    const Rect bar{layout.handle.x, layout.handle.y - lift, layout.handle.width, layout.handle.height};
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
    const std::string_view title = shows_wiring(frame) ? "Wiring" : "Why";
    frame.paint.text(Type::strong, {16, middle - 9}, frame.theme().text, title);
    const float words = 28 + frame.paint.measure(Type::strong, title).x;
    const char* chevron = state.sheet_open ? icons::chevron_down : icons::chevron_up;
    frame.paint.icon({bar.right() - 28, middle}, frame.theme().muted, chevron);
    focus_ring(frame, "why-handle", bar.inset(4), measure::radius);
    if (state.sheet <= 0) {
        // One line of what it holds.
        const std::string text = shows_wiring(frame) ? attended_words(frame) : why.explanation.text;
        const std::string line = frame.paint.shortened(Type::body, text, bar.width - words - 56);
        frame.paint.text(Type::body, {words, middle - 9}, frame.theme().muted, line);
        return;
    }
    ImGui::PushClipRect({body.x, bar.bottom()}, body.max(), true);
    Rect room{16, bar.bottom() + 4, body.width - 32, layout.pane.height - bar.height - 8};
    if (has_wiring(frame)) pane_title(frame, cut_top(room, 52));
    scrolling_content(frame, why, room);
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
    pane_title(frame, cut_top(room, has_wiring(frame) ? 52.0F : 36.0F));
    ImGui::PushClipRect({pane.x, room.y - 4}, pane.max(), true);
    scrolling_content(frame, why, room);
    ImGui::PopClipRect();
}

}  // namespace switchbox::view
