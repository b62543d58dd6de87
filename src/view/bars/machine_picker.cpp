#include "view/bars/machine_picker.hpp"

#include <algorithm>

#include "view/frame/widgets.hpp"
#include "words/words.hpp"

namespace switchbox::view {
namespace {

constexpr float chip_gap = 4;

std::string more_word() { return say("view.bar.more"); }

float width_of(const Frame& frame, std::string_view words) { return button_width(frame.paint, words, false); }

std::string today_word() { return say(info(Command::today).name); }

float total_width(const Frame& frame, const std::vector<const MachineChip*>& chips) {
    float width = width_of(frame, today_word()) + 2 * chip_gap + width_of(frame, more_word());
    for (const MachineChip* chip : chips) width += width_of(frame, chip->name) + chip_gap;
    return width;
}

// All of them, or as many as fit: what More leads to has the rest. The last one stays longest; the one in
// play is always there, and one that has the keyboard.
std::vector<const MachineChip*> chips_for(const Frame& frame, float room) {
    std::vector<const MachineChip*> shown;
    for (const MachineChip& chip : frame.facts.chips) shown.push_back(&chip);
    const auto is_needed = [&](const MachineChip* chip) {
        return chip->chosen || chip->id == frame.state.focus.id;
    };
    while (total_width(frame, shown) > room) {
        auto least = std::find_if_not(std::next(shown.rbegin()), shown.rend(), is_needed);
        if (least == shown.rend()) least = std::find_if_not(shown.rbegin(), shown.rend(), is_needed);
        if (least == shown.rend()) break;
        shown.erase(std::next(least).base());
    }
    return shown;
}

void row(const Frame& frame, const std::vector<const MachineChip*>& chips, float x, float height) {
    const float top = frame.layout.picker.centre().y - height / 2;
    const auto place = [&](std::string_view words) {
        const Rect rect{x, top, width_of(frame, words), height};
        x += rect.width + chip_gap;
        return rect;
    };
    const std::string today = today_word();
    button(frame, {info(Command::today).id, place(today), today, nullptr, Look::raised});
    x += chip_gap;
    for (const MachineChip* chip : chips) {
        button(frame, {chip->id, place(chip->name), chip->name, nullptr, Look::chip, true, chip->chosen});
    }
    const std::string more = more_word();
    button(frame, {info(Command::setup).id, place(more), more, nullptr, Look::chip});
}

// On a phone the row is dragged sideways.
void scrolling_row(const Frame& frame) {
    const Rect& picker = frame.layout.picker;
    const Rect window{picker.x + 6, picker.y, picker.width - 12, picker.height};
    std::vector<const MachineChip*> chips;
    for (const MachineChip& chip : frame.facts.chips) chips.push_back(&chip);
    frame.arrange.begin_area({window, 0, &ScrollState::picker, true});
    row(frame, chips, picker.x + 12 - frame.state.scroll.picker, measure::touch_button);
    frame.arrange.end_area(total_width(frame, chips) + 12);
}

}  // namespace

void machine_picker(const Frame& frame) {
    constexpr float usual = 36;
    const float height = frame.surroundings.touch ? measure::touch_button : usual;
    if (frame.layout.phone) return scrolling_row(frame);
    const Rect& picker = frame.layout.picker;
    const std::vector<const MachineChip*> chips = chips_for(frame, picker.width);
    row(frame, chips, picker.x + (picker.width - total_width(frame, chips)) / 2, height);
}

}  // namespace switchbox::view
