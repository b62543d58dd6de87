// The typefaces at the sizes of the type scale, rasterised for the screen's pixels. Letters that our own
// texts do not have, as in a name that the player chose, are made once they are asked for.
#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace switchbox::ui {

enum class Type : std::uint8_t { caption, body, strong, title, figures, mono, small_mono, icon, count };

class Fonts {
  public:
    // Fills the atlas of the current ImGui context. `pixels` is device pixels per logical pixel, `reading`
    // how much larger than the scale says running text is.
    void build(float pixels, float reading = 1);
    [[nodiscard]] float reading() const { return reading_; }

    // What is about to be measured or drawn. Asking changes no font.
    void need(Type type, std::string_view text) const;
    // Whether a letter was asked for that the next build will bring.
    [[nodiscard]] bool is_lacking() const { return wanted_.size() != built_; }

    [[nodiscard]] ImFont* font(Type type) const { return fonts_.at(static_cast<std::size_t>(type)); }
    // In logical pixels.
    [[nodiscard]] static float size(Type type);

  private:
    // Which the atlas reads until it is built again.
    [[nodiscard]] const ImWchar* ranges_of(Type type);

    std::array<ImFont*, static_cast<std::size_t>(Type::count)> fonts_{};
    std::array<std::vector<ImWchar>, static_cast<std::size_t>(Type::count)> ranges_;  // of the letters
    mutable std::vector<ImWchar> wanted_;  // besides what is sure to be written
    std::size_t built_ = 0;                // of them
    float reading_ = 1;
};

}  // namespace switchbox::ui
