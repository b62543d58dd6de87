// How a machine is edited that is painted with colours, sticker by sticker: its colours in a row, one of them
// chosen, and keys for them. A program without such machines has nothing of it (frame/machine_ui.hpp).
#pragma once

#include <imgui.h>

#include <cstdint>
#include <vector>

#include "ui/frame/frame.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// What the lamp in focus is to show.
struct PaintKey {
    ImGuiKey key = ImGuiKey_None;
    std::uint8_t state = 0;
};

struct PaintFace {
    std::vector<PaintKey> (*keys)(const machine::Machine& machine);
    // Adds the colours, in equal parts of the row.
    void (*draw)(const Frame& frame, const Rect& row);
};

}  // namespace switchbox::ui
