// The typefaces at the sizes of the type scale, rasterised for the screen's pixels.
#pragma once

#include <imgui.h>

#include <array>
#include <cstdint>

namespace switchbox::view {

enum class Type : std::uint8_t { caption, body, strong, title, large, mono, small_mono, icon, count };

class Fonts {
  public:
    // Fills the atlas of the current ImGui context. `pixels` is device pixels per logical pixel, `reading`
    // how much larger than the scale says running text is.
    void build(float pixels, float reading = 1);
    [[nodiscard]] float reading() const { return reading_; }

    [[nodiscard]] ImFont* font(Type type) const { return fonts_.at(static_cast<std::size_t>(type)); }
    // In logical pixels.
    [[nodiscard]] static float size(Type type);

  private:
    std::array<ImFont*, static_cast<std::size_t>(Type::count)> fonts_{};
    float reading_ = 1;
};

}  // namespace switchbox::view
