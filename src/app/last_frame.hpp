// Data of the last drawn frame, to skip a frame that would look the same. Most frames after an event change
// nothing, and drawing without a GPU costs much processor time.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <vector>

#include "ui/kit/theme.hpp"
#include "ui/look/appearance.hpp"

namespace switchbox::app {

class LastFrame {
  public:
    // Returns whether this frame looks like the last one, and stores it as the last one.
    [[nodiscard]] bool repeats(const ui::Scene& scene, const ui::Theme& theme, const ImDrawData& data);
    // Forgets the last frame, whose pixels are lost; the next frame is drawn in any case.
    void forget() { theme_ = nullptr; }

  private:
    ui::Scene scene_;
    const ui::Theme* theme_ = nullptr;
    std::vector<std::byte> bytes_;  // ImGui's draw lists
    std::vector<std::byte> next_;   // reused for its capacity
};

}  // namespace switchbox::app
