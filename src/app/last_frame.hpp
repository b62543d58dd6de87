// What the last drawn frame was made of. One that would look the same need not be drawn: after each event
// more frames are worked out than change anything, and without a GPU each one drawn costs the processor
// dearly.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <vector>

#include "ui/kit/theme.hpp"
#include "ui/look/appearance.hpp"

namespace switchbox::app {

class LastFrame {
  public:
    // Whether this frame looks as the last one did; from now on it is the last one.
    [[nodiscard]] bool repeats(const ui::Scene& scene, const ui::Theme& theme, const ImDrawData& data);
    // What was drawn is gone: the next frame repeats nothing.
    void forget() { theme_ = nullptr; }

  private:
    ui::Scene scene_;
    const ui::Theme* theme_ = nullptr;
    std::vector<std::byte> bytes_;  // of ImGui's lists
    std::vector<std::byte> next_;   // kept for its room
};

}  // namespace switchbox::app
