#include "ui/frame/pane_widgets.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "icons.hpp"

namespace switchbox::ui {

Command command_of(PaneKind kind) {
    switch (kind) {
        case PaneKind::algebra:
            return Command::algebra;
        case PaneKind::chase:
            return Command::chase;
        case PaneKind::wiring:
            return Command::wires;
        case PaneKind::machine:
            return Command::machine_pane;
        case PaneKind::lesson:
            return Command::lesson;
        case PaneKind::result:
            return Command::result;
        default:
            return Command::why;
    }
}

bool has_pane(PaneKind kind, const game::Game& game, const UiState& state) {
    return is_enabled(command_of(kind), game, state);
}

PaneKind pane_now(const game::Game& game, const UiState& state) {
    if (state.pane.kind != PaneKind::why && has_pane(state.pane.kind, game, state)) return state.pane.kind;
    return are_wires_shown(game, state) && !state.pane.keeps_wires ? PaneKind::wiring : PaneKind::why;
}

std::string_view current_figure(const UiState& state) {
    if (!state.pane.pointed.empty()) return state.pane.pointed;
    return state.focus.visible ? std::string_view(state.focus.id) : std::string_view();
}

PaneSources pane_sources(const Frame& frame) { return {frame.game, frame.state, frame.facts.why}; }

void pane_button(const Frame& frame, const PaneItem& item, const Rect& rect, Look look) {
    const bool on = item.checked.value_or(false);
    control(frame,
            {.id = item.id,
             .rect = rect,
             .name = item.name,
             .enabled = item.enabled,
             .on = item.checked,
             .act = {item.act, item.argument}},
            {.label = look == Look::ghost ? std::string() : item.label,
             .icon = item.icon,
             .look = look == Look::raised && (on || item.is_main) ? Look::primary : look,
             .selected = on});
}

float pane_row(const Frame& frame, const std::vector<PaneItem>& items, Rect& room, Look look) {
    constexpr float gap = 4;
    const float side = button_side(frame);
    float x = room.x;
    Rect row = cut_top(room, side + gap);
    for (const PaneItem& item : items) {
        const bool wordless = look == Look::ghost;
        const float width = wordless ? side : button_width(frame.paint, item.label, item.icon != nullptr);
        if (x > room.x && x + width > room.right()) {
            x = room.x;
            row = cut_top(room, side + gap);
        }
        pane_button(frame, item, {x, row.y, width, side}, look);
        x += width + gap;
    }
    return x - gap;
}

void pane_choice(const Frame& frame, const std::vector<PaneItem>& items, Rect& room) {
    constexpr float inset = 3;
    const float below = frame.layout.compact ? 6 : 12;
    const float side = frame.surroundings.touch ? measure::touch_button + 2 * inset : measure::button;
    const float least = frame.surroundings.touch ? side : 0;
    const auto width_of = [&](const PaneItem& item) {
        return std::max(frame.paint.measure(Type::strong, item.label).x + 4 * inset, least);
    };
    float widest = 0;
    float all = 0;
    for (const PaneItem& item : items) {
        widest = std::max(widest, width_of(item));
        all += width_of(item);
    }
    const std::size_t in_row = all <= room.width ? items.size() : (items.size() + 1) / 2;
    const float part = room.width / static_cast<float>(in_row);
    // Equal parts, unless a label of a single row would then touch the ends of its pill.
    const bool is_equal = in_row < items.size() || widest + 4 * inset <= part;
    const float spare = (room.width - all) / static_cast<float>(items.size());
    Rect row;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i % in_row == 0) {
            row = cut_top(room, side);
            frame.paint.fill(row, frame.theme().ground, side / 2);
        }
        const float width = is_equal ? part : width_of(items[i]) + spare;
        pane_button(frame, items[i], cut_left(row, width).inset(inset), Look::chip);
    }
    cut_top(room, below);
}

PaneItem copy_permutation_item(void (*act)(InputContext& context, int argument), int argument) {
    return {"copy-permutation",
            say("view.pane.copy-permutation-name"),
            say("view.pane.copy-permutation"),
            icons::copy,
            true,
            std::nullopt,
            act,
            argument};
}

void pane_words(const Frame& frame, Type type, Colour ink, std::string_view text, Rect& room, float below) {
    frame.paint.paragraph(type, room.min(), ink, text, room.width);
    cut_top(room, frame.paint.paragraph_height(type, text, room.width) + below);
}

void draw_peek_words(const Frame& frame, const std::string& text, Rect room) {
    const Painter& paint = frame.paint;
    const bool is_small =
        paint.reading(Type::body) > 1 && paint.paragraph_height(Type::body, text, room.width) > room.height;
    const Type type = is_small ? Type::caption : Type::body;
    pane_words(frame, type, frame.theme().text, fitted(paint, type, text, {room.width, room.height}), room,
               0);
}

void add_region(const Frame& frame, PaneRegion region, const Rect& room, float top, float bottom) {
    frame.arrange.add_words({.id = std::move(region.id),
                             .rect = {room.x, top, room.width, bottom - top},
                             .role = Role::region,
                             .name = std::move(region.name),
                             .text = std::move(region.text),
                             .is_live = region.is_live,
                             .is_through = true});
}

void pane_heading(const Frame& frame, std::string_view id, std::string_view words, Rect& room, float below) {
    const float top = room.y;
    pane_words(frame, Type::strong, frame.theme().muted, words, room, below);
    frame.arrange.add_words({.id = std::string(id),
                             .rect = {room.x, top, room.width, room.y - below - top},
                             .role = Role::heading,
                             .text = std::string(words),
                             .is_through = true});
}

void pane_region(const Frame& frame, PaneRegion region, Colour ink, Rect& room, float below) {
    const float top = room.y;
    pane_words(frame, Type::body, ink, region.text, room, below);
    add_region(frame, std::move(region), room, top, room.y - below);
}

}  // namespace switchbox::ui
