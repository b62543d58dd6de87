#include "view/bars/machine_picker.hpp"

#include <algorithm>

#include "view/bars/machine_choices.hpp"
#include "view/frame/widgets.hpp"

namespace switchbox::view {
namespace {

constexpr float chip_gap = 4;
constexpr std::string_view more_word = "More \xE2\x80\xA6";

float total_width(const Frame& frame, const std::vector<MachineChip>& chips) {
    float width = button_width(frame, more_word, false);
    for (const MachineChip& chip : chips) width += button_width(frame, chip.name, false) + chip_gap;
    return width;
}

// Where the row is wider than its room it is dragged sideways.
void scroll(Frame& frame, const Rect& room, float width) {
    float& offset = frame.state.picker_scroll;
    const ImVec2 by = scrolled_by(frame, room);
    offset += by.x + (ImGui::IsMouseDragging(ImGuiMouseButton_Left, 6) ? 0 : by.y);
    offset = std::clamp(offset, std::min(room.width - width, 0.0F), 0.0F);
}

}  // namespace

void machine_picker(Frame& frame) {
    const float height = frame.layout.phone ? measure::touch_button : 36.0F;
    Rect room = frame.layout.picker;
    if (frame.layout.phone) room = {room.x + 12, room.y, room.width - 24, room.height};
    const std::vector<MachineChip> chips = machine_chips(frame.game);
    const float width = total_width(frame, chips);
    scroll(frame, room, width);
    const bool overflows = width > room.width;
    const float centred = frame.layout.phone ? 0 : (room.width - width) / 2;
    float x = room.x + (overflows ? frame.state.picker_scroll : centred);
    const bool dragged = was_dragged();
    frame.paint.list().PushClipRect({room.x - 6, room.y}, {room.right() + 6, room.bottom()}, true);
    for (const MachineChip& chip : chips) {
        const Rect place{x, room.centre().y - height / 2, button_width(frame, chip.name, false), height};
        if (button(frame, {chip.id, place, chip.name, nullptr, Look::chip, true, chip.chosen}) && !dragged) {
            choose_machine(frame, chip.machine);
        }
        x += place.width + chip_gap;
    }
    const Rect more{x, room.centre().y - height / 2, button_width(frame, more_word, false), height};
    if (button(frame, {info(Command::setup).id, more, more_word, nullptr, Look::chip}) && !dragged) {
        run(frame, Command::setup);
    }
    frame.paint.list().PopClipRect();
}

}  // namespace switchbox::view
