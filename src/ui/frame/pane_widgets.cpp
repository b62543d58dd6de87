#include "ui/frame/pane_widgets.hpp"

#include <algorithm>

namespace switchbox::ui {

PaneSources pane_sources(const Frame& frame) { return {frame.game, frame.state, frame.facts.why}; }

void pane_button(const Frame& frame, const PaneItem& item, const Rect& rect, Look look) {
    const bool wordless = look == Look::ghost;
    const std::string_view label = wordless ? std::string_view{} : std::string_view{item.label};
    const bool on = item.checked.value_or(false);
    const Look shown = look == Look::raised && on ? Look::primary : look;
    button(frame, {item.id, rect, label, item.icon, shown, item.enabled, on});
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
    constexpr float below = 12;
    constexpr float inset = 3;
    const float side = frame.surroundings.touch ? measure::touch_button + 2 * inset : measure::button;
    Rect row = cut_top(room, side);
    cut_top(room, below);
    frame.paint.fill(row, frame.theme().ground, side / 2);
    const float part = row.width / static_cast<float>(items.size());
    for (const PaneItem& item : items) pane_button(frame, item, cut_left(row, part).inset(inset), Look::chip);
}

const PaneItem& item_of(const PaneContent& content, std::string_view id) {
    return *std::find_if(content.items.begin(), content.items.end(),
                         [id](const PaneItem& item) { return item.id == id; });
}

void pane_words(const Frame& frame, Type type, Colour ink, std::string_view text, Rect& room, float below) {
    frame.paint.paragraph(type, room.min(), ink, text, room.width);
    cut_top(room, frame.paint.paragraph_height(type, text, room.width) + below);
}

}  // namespace switchbox::ui
