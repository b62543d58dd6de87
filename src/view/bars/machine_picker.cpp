#include "view/bars/machine_picker.hpp"

#include "view/frame/widgets.hpp"

namespace switchbox::view {
namespace {

constexpr float chip_gap = 4;
constexpr std::string_view more_word = "More \xE2\x80\xA6";

float total_width(const Frame& frame, const std::vector<MachineChip>& chips) {
    float width = button_width(frame.paint, more_word, false);
    for (const MachineChip& chip : chips) width += button_width(frame.paint, chip.name, false) + chip_gap;
    return width;
}

}  // namespace

void machine_picker(const Frame& frame) {
    const float height = frame.layout.phone ? measure::touch_button : 36.0F;
    Rect room = frame.layout.picker;
    if (frame.layout.phone) room = {room.x + 12, room.y, room.width - 24, room.height};
    const std::vector<MachineChip>& chips = frame.facts.chips;
    const float width = total_width(frame, chips);
    const float centred = frame.layout.phone ? 0 : (room.width - width) / 2;
    float x = room.x + (width > room.width ? -frame.state.scroll.picker : centred);
    // Where the row is wider than its room it is dragged sideways.
    frame.arrange.begin_area({{room.x - 6, room.y, room.width + 12, room.height}, 0, &ScrollState::picker, true});
    const auto place = [&](std::string_view words) {
        const Rect rect{x, room.centre().y - height / 2, button_width(frame.paint, words, false), height};
        x += rect.width + chip_gap;
        return rect;
    };
    for (const MachineChip& chip : chips) {
        button(frame, {chip.id, place(chip.name), chip.name, nullptr, Look::chip, true, chip.chosen});
    }
    button(frame, {info(Command::setup).id, place(more_word), more_word, nullptr, Look::chip});
    frame.arrange.end_area(width + 12);
}

}  // namespace switchbox::view
