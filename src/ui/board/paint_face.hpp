// Editing of a machine that is painted in colours, sticker by sticker: a row of its colours, one of them
// chosen, and keys for them. Only a machine type with such machines provides it (frame/machine_ui.hpp).
#pragma once

#include <imgui.h>

#include <cstdint>
#include <vector>

#include "ui/frame/frame.hpp"
#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

// Key that paints the focused lamp with a state.
struct PaintKey {
    ImGuiKey key = ImGuiKey_None;
    std::uint8_t state = 0;
};

struct PaintTool {
    std::vector<PaintKey> (*keys)(const machine::Machine& machine);
    // Adds the colours, in equal parts of the row.
    void (*draw)(const Frame& frame, const Rect& row);
};

}  // namespace switchbox::ui
