#include "ui/arrangement.hpp"

#include <algorithm>
#include <cmath>

#include "ui/access/focus.hpp"
#include "ui/bars/camera_tools.hpp"
#include "ui/bars/embed_bar.hpp"
#include "ui/bars/guide_line.hpp"
#include "ui/bars/header.hpp"
#include "ui/bars/introduction_card.hpp"
#include "ui/bars/machine_picker.hpp"
#include "ui/bars/modal.hpp"
#include "ui/bars/notice.hpp"
#include "ui/bars/playback_bar.hpp"
#include "ui/bars/status_area.hpp"
#include "ui/board/board_elements.hpp"
#include "ui/frame/board_overlay.hpp"
#include "ui/frame/camera_acts.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/panes/pane.hpp"
#include "ui/panes/side_pane.hpp"

namespace switchbox::ui {
namespace {

constexpr int max_rounds = 4;     // most rounds of arranging, until all scroll offsets have settled
constexpr float room_above = 26;  // margin around an element that is scrolled into sight
constexpr float room_below = 8;
constexpr float room_beside = 56;  // keeps clear of arrow and fade at the ends of a row

EdgeMargin margin_of(const game::Game& game, const UiState& state) {
    const BoardOverlay* overlay = shown_overlay(game, state);
    return overlay == nullptr ? nullptr : overlay->margin;
}

OptionalBars strips_of(const FrameInput& input, const UiModel& facts, const Fonts& fonts,
                       const UiState& state) {
    const game::Game& game = input.game;
    const bool is_used = game.position().timeline || game.is_solved() || state.edit.on;
    return {.guide = !facts.guide.empty(),
            .timeline = is_used,
            .reading = fonts.reading(),
            .embedded = state.embedded,
            .touch = input.surroundings.touch};
}

// Copies external input into the state.
void take_in(const FrameInput& input, ImVec2 window, UiState& state) {
    const Wait wait = input.wait.value_or(Wait{});
    state.search.running = input.wait.has_value();
    state.search.percent = wait.percent;
    state.search.what = wait.what;
    state.pane.is_sheet = is_phone(window) && !state.embedded;
    state.can_vibrate = input.surroundings.can_vibrate;
    // The pointer was last over a board that may have changed since.
    if (state.current_button && !input.game.allows(game::Press{*state.current_button}))
        state.current_button.reset();
}

}  // namespace

const Theme& theme_of(const Settings& settings, const SystemPreferences& surroundings) {
    switch (theme_in_use(settings, surroundings)) {
        case ThemeChoice::light:
            return light_theme();
        case ThemeChoice::contrast:
            return contrast_theme();
        default:
            return dark_theme();
    }
}

void Arrangement::settle(const FrameInput& input, ImVec2 window, const Fonts& fonts, const Solid* solid,
                         UiState& state) {
    take_in(input, window, state);
    const machine::Machine& machine = input.game.machine();
    keeper_.follow(input.game, input.settings, state);
    layout_ = lay_out(window, machine.lamps(), margin_of(input.game, state), room_of(input.game, state),
                      strips_of(input, facts(), fonts, state));
    layout_.zoom = input.zoom;
    if (solid != nullptr) solid->place(layout_, input.game);
    keep_camera(input.game, state);
    if (has_camera(machine)) look_through(layout_, machine.lamps(), state.camera.camera);
    keep_cursor_in_sight(input.game, layout_, state);
    for (int round = 0; round < max_rounds; ++round) {
        arrange(input, fonts, state);
        const bool is_refocused = keep_focus(arranged_, state);
        const bool is_spoken_of = keeper_.follow_focus(input.game, state);
        const bool is_moved = scroll_into_bounds(state);
        // Reveals the element that got the focus, or else the machine that is now in play.
        const auto& chips = facts().chips;
        const auto chosen =
            std::find_if(chips.begin(), chips.end(), [](const auto& chip) { return chip.chosen; });
        const bool is_revealed =
            reveal(state.focus.visible ? arranged_.find(state.focus.id) : nullptr, revealed_focus_, state) ||
            reveal(chosen == chips.end() ? nullptr : arranged_.find(chosen->id), revealed_machine_, state);
        if (!is_refocused && !is_spoken_of && !is_moved && !is_revealed) break;
    }
    const PaneDefinition& face = open_face(input.game, state);
    if (face.settle != nullptr) face.settle(arranged_, state);
}

void Arrangement::arrange(const FrameInput& input, const Fonts& fonts, const UiState& state) {
    arranged_ = {};
    const Painter paint(arranged_.parts, fonts, theme_of(input.settings, input.surroundings), input.pixels);
    TreeBuilder arranger(arranged_, paint);
    const Frame frame{input.game, input.settings, input.surroundings, facts(), state, layout_,
                      paint,      arranger};
    // Adds elements in reading order; those on top of others are added after them.
    if (!layout_.embedded) {
        header(frame);
        machine_picker(frame);
        guide_line(frame);
    }
    board_elements(frame);
    if (layout_.solid.width > 0)
        arranger.add({.id = std::string(solid_id), .rect = layout_.solid, .is_plain = true});
    status_area(frame);
    camera_tools(frame);
    if (layout_.embedded) {
        embed_bar(frame);
    } else {
        playback_bar(frame);
        side_pane(frame);
        header_tools(frame);
        introduction_card(frame);
    }
    notice(frame);
    modal(frame);
}

// Returns whether any offset was out of bounds.
bool Arrangement::scroll_into_bounds(UiState& state) const {
    bool moved = false;
    for (const ScrollArea& area : arranged_.areas) {
        float& offset = state.scroll.*area.offset;
        const float bounded = std::clamp(offset, 0.0F, area.max_offset());
        moved = moved || bounded != offset;
        offset = bounded;
    }
    return moved;
}

// Scrolls an element into sight, as little as needed, unless it was already the last `revealed`. Returns
// whether it scrolled.
bool Arrangement::reveal(const Element* element, Revealed& revealed, UiState& state) const {
    if (element == nullptr || !element->area) {
        revealed = {};
        return false;
    }
    const ScrollArea& area = arranged_.areas[*element->area];
    const Rect place = element->spot.value_or(element->rect);
    float& offset = state.scroll.*area.offset;
    const float from = area.sideways ? place.x - area.window.x : place.y - area.window.y;
    const float length = area.sideways ? place.width : place.height;
    const float room = area.sideways ? area.window.width : area.window.height;
    // A row that scrolls sideways may have become narrower with the window.
    const Revealed now{element->id, from + offset, area.sideways ? room : 0};
    // Rounding changes the place slightly when contents are scrolled there and back.
    const bool same = now.id == revealed.id && std::abs(now.place - revealed.place) < 1 &&
                      std::abs(now.room - revealed.room) < 1;
    if (same || length > room) return false;
    revealed = now;
    const float before = offset;
    const float margin = std::min(room_beside, (room - length) / 2);
    offset = std::min(offset, now.place - (area.sideways ? margin : room_above));
    offset = std::max(offset, now.place + length + (area.sideways ? margin : room_below) - room);
    offset = std::clamp(offset, 0.0F, area.max_offset());
    return offset != before;
}

}  // namespace switchbox::ui
