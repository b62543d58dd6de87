#include <algorithm>

#include "icons.hpp"
#include "view/panels.hpp"
#include "view/setting_rows.hpp"
#include "view/widgets.hpp"

namespace switchbox::view {
namespace {

Rect card_of(const Frame& frame, float width, float height) {
    const Rect& window = frame.layout.window;
    width = std::min(width, window.width - 24);
    height = std::min(height, window.height - 24);
    return {(window.width - width) / 2, (window.height - height) / 2, width, height};
}

// Dims the screen and draws the card; answers with the room inside it.
Rect open_card(Frame& frame, const Rect& card, std::string_view title) {
    const Rect& window = frame.layout.window;
    frame.paint.fill(window, Colour{0, 0, 0, 0.5F});
    frame.paint.fill(card, frame.theme().surface, measure::large_radius);
    frame.paint.stroke(card, frame.theme().edge, measure::large_radius, 1);
    frame.paint.text(Type::title, {card.x + 24, card.y + 22}, frame.theme().text, title);
    const Rect close{card.right() - 60, card.y + 10, 44, 44};
    if (button(frame, {"overlay-close", close, {}, icons::x, Look::ghost}))
        frame.state.overlay = Overlay::none;
    const bool outside =
        ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !card.contains(ImGui::GetIO().MousePos);
    if (outside) frame.state.overlay = Overlay::none;
    return {card.x + 24, card.y + 64, card.width - 48, card.height - 88};
}

void key_row(const Frame& frame, Rect& room, float left, const HelpRow& help) {
    const Rect row = cut_top(room, 26);
    frame.paint.text(Type::mono, {row.x, row.y + 3}, frame.theme().text, help.key);
    frame.paint.text(Type::body, {row.x + left, row.y + 3}, frame.theme().muted, help.what);
}

void help(Frame& frame) {
    const std::vector<HelpRow> rows = help_rows();
    const float left = frame.layout.phone ? 124.0F : 160.0F;
    Rect room = open_card(frame, card_of(frame, 480, static_cast<float>(rows.size()) * 26 + 96), "Keys");
    frame.paint.list().PushClipRect(room.min(), room.max(), true);
    for (const HelpRow& row : rows) key_row(frame, room, left, row);
    frame.paint.list().PopClipRect();
}

void settings(Frame& frame) {
    Rect room = open_card(frame, card_of(frame, 440, 88 + 84 * static_cast<float>(setting_rows().size())),
                          "Settings");
    for (const SettingRow& row : setting_rows()) {
        Rect slot = cut_top(room, 84);
        frame.paint.text(Type::body, slot.min(), frame.theme().muted, row.name);
        cut_top(slot, 26);
        const Rect bar = cut_top(slot, 48);
        frame.paint.fill(bar, frame.theme().ground, 22);
        const float width = (bar.width - 8) / 3;
        for (int choice = 0; choice < 3; ++choice) {
            const Rect place{bar.x + 4 + width * static_cast<float>(choice), bar.y + 2, width, 44};
            const std::string id = choice_id(row, choice);
            const bool selected = row.get(frame.settings) == choice;
            const std::string_view word = row.choices.at(static_cast<std::size_t>(choice));
            if (!button(frame, {id, place, word, nullptr, Look::chip, true, selected}) || selected) continue;
            Settings changed = frame.settings;
            row.set(changed, choice);
            frame.requests.emplace_back(changed);
        }
    }
}

}  // namespace

void overlay(Frame& frame) {
    if (frame.state.overlay == Overlay::help) help(frame);
    if (frame.state.overlay == Overlay::settings) settings(frame);
}

}  // namespace switchbox::view
