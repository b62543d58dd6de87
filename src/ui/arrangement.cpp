#include "ui/arrangement.hpp"

#include <algorithm>
#include <cmath>

#include "game/progress_check.hpp"
#include "ui/access/focus.hpp"
#include "ui/bars/command_row.hpp"
#include "ui/bars/header.hpp"
#include "ui/bars/modal.hpp"
#include "ui/bars/status_area.hpp"
#include "ui/board/board_edit.hpp"
#include "ui/board/board_elements.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/board_overlay.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/status_words.hpp"
#include "ui/panes/side_pane.hpp"

namespace switchbox::ui {
namespace {

// Lets the keyboard decide what is explained: of pointer and keyboard, the one that moved last does.
void leave_pointer(const game::Game& game, UiState& state) {
    state.pane.pointed.clear();
    state.algebra.pointed.reset();
    if (state.focus.id == cell_id(state.focus.cursor)) state.current_button = state.focus.cursor;
    if (const BoardOverlay* overlay = shown_overlay(game, state)) overlay->focus(game, state);
}

}  // namespace

void UiModelCache::follow(const game::Game& game, const Settings& settings, bool touch, UiState& state) {
    for (const MachineUi* ui : machine_uis())
        if (ui->overlay != nullptr) ui->overlay->keep(game, state);
    keep_cursor(game, state);
    keep_panes(game, state);
    const std::pair why_of{
        game.revision(),
        ExplainOptions{is_coaching(game, state), is_distance_told(settings, state), state.pane.all_faults}};
    if (why_of_ != why_of) facts_.why = why_now(game, why_of.second);
    why_of_ = why_of;
    facts_.cells.follow(game);
    facts_.chips = machine_chips(game, state.record.statistics);
    keep_par(game);
    keep_rule(game);
    keep_difficulty(game, state.next_game);
    // A phone's result takes the place of the guide.
    const bool is_replaced = state.pane.is_sheet && pane_now(game, state) == PaneKind::result;
    facts_.guide = state.edit.on || is_replaced ? Message{} : guide_line(game, settings);
    if (facts_.guide.empty() && !state.edit.on && !is_replaced)
        facts_.guide = machine_guide_line(game, settings, state);
    facts_.dialog = open_dialog({game, settings, state, touch});
    std::string subject(open_definition(game, state).name.text());
    if (const auto of = open_definition(game, state).subject) subject += of({game, state, facts_.why});
    if (state.pane.shown != subject) state.scroll.pane = 0;
    state.pane.shown = std::move(subject);
}

// Finds level and par once for each puzzle. At the start position a long search may prove it later.
void UiModelCache::keep_par(const game::Game& game) {
    const bool is_new = !par_of_ || !(*par_of_ == game.puzzle());
    if (is_new) {
        facts_.level = game::level_of(game.puzzle());
        const bool is_solvable = facts_.level != nullptr && facts_.level->fewest > 0;
        par_ = is_solvable ? facts_.level->fewest : game::par(game);
    }
    if (is_new) par_of_ = game.puzzle();
    const bool at_start = machine::is_blank(game.position().presses.cells);
    if (!par_ && at_start && solve::is_proved_fewest(game.verdict())) par_ = game.fewest_from_here();
    facts_.par = game.reveals_solvability() ? par_ : std::nullopt;
}

// Makes the pictures of the rule once for each machine.
void UiModelCache::keep_rule(const game::Game& game) {
    const machine::MachineChoice& choice = game.puzzle().machine;
    if (rule_of_ == choice) return;
    facts_.rule = rule_pictures(choice);
    rule_of_ = choice;
}

// Finds the name of the difficulty once for each machine and each choice of it.
void UiModelCache::keep_difficulty(const game::Game& game, const NewGameOptions& next) {
    const std::pair difficulty_of{game.puzzle().machine, next};
    if (difficulty_of_ == difficulty_of) return;
    facts_.difficulty = difficulty_words(game, next);
    difficulty_of_ = difficulty_of;
}

bool UiModelCache::follow_focus(const game::Game& game, UiState& state) {
    const std::string focus = state.focus.visible ? state.focus.id : std::string();
    const bool has_moved = focus != focus_seen_;
    if (has_moved && !focus.empty()) leave_pointer(game, state);
    focus_seen_ = focus;
    facts_.highlight = pane_highlight({game, state, facts_.why});
    return has_moved;
}

void UiModelCache::follow_pointer(const game::Game& game, const UiState& state) {
    facts_.highlight = pane_highlight({game, state, facts_.why});
}

namespace {

constexpr int max_rounds = 4;     // most rounds of arranging, until all scroll offsets have settled
constexpr float room_above = 26;  // margin around an element that is scrolled into sight
constexpr float room_below = 8;
constexpr float room_heading = 26;  // heading above the first row of a group
constexpr float enough_seen = 160;  // of a high element below its heading

EdgeMargin margin_of(const game::Game& game, const UiState& state) {
    const BoardOverlay* overlay = shown_overlay(game, state);
    return overlay == nullptr ? nullptr : overlay->margin;
}

OptionalBars strips_of(const FrameInput& input, const UiModel& facts, const Fonts& fonts,
                       const UiState& state) {
    const game::Game& game = input.game;
    const bool is_used = game.position().timeline || state.edit.on;
    return {.guide = !facts.guide.empty(),
            .timeline = is_used,
            .reading = fonts.reading(),
            .embedded = state.embedded,
            .touch = input.surroundings.touch,
            .introduction = 0,
            .parts = parts_of(state.embed)};
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
        case ThemeChoice::contrast: {
            // The system's high contrast is on white if it prefers light colours; the player's is on black.
            const bool is_light = settings.theme == ThemeChoice::system && !surroundings.prefers_dark;
            return is_light ? light_contrast_theme() : contrast_theme();
        }
        default:
            return dark_theme();
    }
}

namespace {

// Returns whether the board has a camera in this window. An embedded board zooms with its page unless it is
// large.
bool zooms_board(const FrameInput& input, const Layout& layout) {
    const machine::Machine& machine = input.game.machine();
    if (layout.solid.width > 0 || (layout.embedded && !is_large(machine.lamps()))) return false;
    return has_camera(machine, cell_side(layout.board, machine.lamps()), input.surroundings.touch);
}

}  // namespace

void Arrangement::settle(const FrameInput& input, ImVec2 window, const Fonts& fonts, const Solid* solid,
                         UiState& state) {
    take_in(input, window, state);
    const machine::Machine& machine = input.game.machine();
    keeper_.follow(input.game, input.settings, input.surroundings.touch, state);
    OptionalBars strips = strips_of(input, facts(), fonts, state);
    const auto place_bars = [&] {
        layout_ = lay_out(window, machine.lamps(), margin_of(input.game, state), room_of(input.game, state),
                          strips);
        layout_.zoom = input.zoom;
    };
    place_bars();
    // The height of the introduction follows from the window's width.
    strips.introduction = measured_introduction(input, fonts, state);
    if (strips.introduction > 0) place_bars();
    if (solid != nullptr) solid->place(layout_, input.game, {state.edit.on, input.surroundings.touch});
    if (layout_.solid.width <= 0) bring_guide_near(layout_, machine.lamps(), margin_of(input.game, state));
    // The cube gives its target a place of its own.
    if (layout_.embedded && !state.embed.target) layout_.target = layout_.target_label = {};
    keep_camera(input.game, zooms_board(input, layout_), state);
    if (state.camera.on) look_through(layout_, machine.lamps(), state.camera.camera);
    keep_cursor_in_sight(input.game, layout_, state);
    for (int round = 0; round < max_rounds; ++round) {
        arrange(input, fonts, solid, state);
        const bool is_refocused = keep_focus(arranged_, state);
        const bool is_spoken_of = keeper_.follow_focus(input.game, state);
        const bool is_moved = scroll_into_bounds(state);
        // Reveals the element that got the focus, or else the machine that is now in play.
        const auto& chips = facts().chips;
        const auto chosen =
            std::find_if(chips.begin(), chips.end(), [](const auto& chip) { return chip.chosen; });
        const bool is_revealed =
            reveal(state.focus.visible ? arranged_.find(state.focus.id) : nullptr, revealed_focus_, state) ||
            reveal(chosen == chips.end() ? nullptr : arranged_.find(chosen->id), revealed_machine_, state) ||
            (!is_refocused && !is_moved && show_goal(state));
        if (!is_refocused && !is_spoken_of && !is_moved && !is_revealed) break;
    }
    const PaneDefinition& definition = open_definition(input.game, state);
    if (definition.settle != nullptr) definition.settle(arranged_, state);
}

float Arrangement::measured_introduction(const FrameInput& input, const Fonts& fonts,
                                         const UiState& state) const {
    if (layout_.embedded) return 0;
    ElementTree unused;
    const Painter paint(unused.parts, fonts, theme_of(input.settings, input.surroundings), input.pixels);
    TreeBuilder arranger(unused, paint);
    return introduction_height(
        {input.game, input.settings, input.surroundings, facts(), state, layout_, paint, arranger});
}

void Arrangement::arrange(const FrameInput& input, const Fonts& fonts, const Solid* solid,
                          const UiState& state) {
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
        introduction_card(frame);
    }
    board_elements(frame);
    if (layout_.solid.width > 0) {
        arranger.add({.id = std::string(solid_id), .rect = layout_.solid, .is_plain = true});
        solid->arrange(frame);
    }
    status_area(frame);
    camera_tools(frame);
    if (layout_.embedded) {
        embed_bar(frame);
    } else {
        playback_bar(frame);
        side_pane(frame);
        header_tools(frame);
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

// Returns where the first element of a row begins that is not cut off at `from`, or `last` if none is before
// that.
float Arrangement::first_start(std::size_t area, float from, float last) const {
    for (const Element& element : arranged_.elements)
        if (element.area == area && element.is_stop && element.rect.x >= from)
            last = std::min(last, element.rect.x);
    return last;
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
    const float margin = std::min(area.end, (room - length) / 2);
    offset = std::min(offset, now.place - (area.sideways ? margin : room_above));
    offset = std::max(offset, now.place + length + (area.sideways ? margin : room_below) - room);
    if (area.sideways && offset > 0) {
        const float shift = area.window.x - before;
        offset = first_start(*element->area, offset + margin + shift, place.x) - shift - margin;
    }
    // A heading comes into sight, too, if enough of the element stays there.
    if (const auto heading = heading_over(*element)) {
        const float top = *heading - area.window.y + before - room_above;
        if (now.place + std::min(length, enough_seen) - top <= room) offset = std::min(offset, top);
    }
    offset = std::clamp(offset, 0.0F, area.max_offset());
    return offset != before;
}

std::optional<float> Arrangement::heading_over(const Element& element) const {
    const Element* group = arranged_.parent_of(element);
    if (arranged_.dialog() == nullptr || !arranged_.can_reach(element)) return std::nullopt;
    if (group == nullptr || group->area != element.area || !element.area) return std::nullopt;
    if (arranged_.areas[*element.area].sideways) return std::nullopt;
    for (const Element* sibling : arranged_.children(*group))
        if (sibling->rect.y < element.rect.y) return std::nullopt;
    return group->rect.y - room_heading;
}

// Scrolls a dialog that has opened to the heading of the group with its goal, or as far down as the goal
// needs. Returns whether it scrolled.
bool Arrangement::show_goal(UiState& state) {
    const auto goal = std::find_if(arranged_.elements.begin(), arranged_.elements.end(),
                                   [](const Element& element) { return element.is_goal; });
    if (goal == arranged_.elements.end() || !goal->area) {
        shown_goal_.clear();
        return false;
    }
    if (shown_goal_ == goal->id) return false;
    shown_goal_ = goal->id;
    const ScrollArea& area = arranged_.areas[*goal->area];
    float& offset = state.scroll.*area.offset;
    const float before = offset;
    const float top = area.window.y - before;
    offset = arranged_.parent_of(*goal)->rect.y - room_heading - room_above - top;
    offset = std::max(offset, goal->rect.bottom() + room_below - area.window.height - top);
    offset = std::clamp(offset, 0.0F, area.max_offset());
    return offset != before;
}

}  // namespace switchbox::ui
