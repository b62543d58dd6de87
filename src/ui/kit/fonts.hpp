// Fonts at the sizes of the type scale, rasterised for the pixel density of the screen. Before Dear ImGui
// 1.92, a character outside the built-in texts appears with the build that follows its first use. Names that
// the player typed can contain such characters, and also some that the built-in fonts lack (SystemFonts).
#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "ui/kit/system_fonts.hpp"

namespace switchbox::ui {

enum class Type : std::uint8_t { caption, body, strong, title, figures, mono, small_mono, icon, count };

// Returns whether the type is for sentences, which `reading` enlarges.
[[nodiscard]] constexpr bool is_running_text(Type type) { return type == Type::body; }

// Part of a line of text: consecutive words that are drawn together.
struct TextPiece {
    std::string text;
    bool by_system = false;  // in the system's fonts, since the built-in font lacks a character
};

class Fonts {
  public:
    // Uses the fonts of the system for characters that the built-in fonts lack.
    void use_system(SystemFonts& system) { system_ = &system; }
    // Returns nullptr if there are none.
    [[nodiscard]] SystemFonts* system() const { return system_; }

    // Fills the font atlas of the current ImGui context. `pixels`: device pixels per logical pixel;
    // `reading`: factor that enlarges running text beyond the type scale.
    void build(float pixels, float reading = 1);
    [[nodiscard]] float reading() const { return reading_; }

    // Registers the characters of a text that is about to be measured or drawn. The fonts change only in
    // build(). Returns whether the built-in font has all of them.
    bool need(Type type, std::string_view text) const;
    // Splits a line into pieces. A word with a character that the built-in font lacks is drawn by the system,
    // together with such words next to it. A character without any glyph becomes its number, "U+5D0".
    [[nodiscard]] std::vector<TextPiece> pieces(Type type, std::string_view line) const;
    // Returns whether each character has a glyph in the built-in font or in one of the system's.
    [[nodiscard]] bool can_draw(Type type, std::string_view text) const;
    // Returns whether a registered character is missing until the next build().
    [[nodiscard]] bool is_lacking() const { return wanted_.size() != built_; }

    [[nodiscard]] ImFont* font(Type type) const { return fonts_.at(static_cast<std::size_t>(type)); }
    // Returns the size in logical pixels.
    [[nodiscard]] static float size(Type type);

  private:
    [[nodiscard]] bool has(Type type, std::string_view character) const;
    [[nodiscard]] bool system_has(std::string_view character) const;
    // Returns the character ranges, which the atlas reads until the next build().
    [[nodiscard]] const ImWchar* ranges_of(Type type);

    SystemFonts* system_ = nullptr;
    std::array<ImFont*, static_cast<std::size_t>(Type::count)> fonts_{};
    std::array<std::vector<ImWchar>, static_cast<std::size_t>(Type::count)> ranges_;  // letters, by font
    mutable std::vector<ImWchar> wanted_;  // registered characters beyond the built-in ranges
    std::size_t built_ = 0;                // size of `wanted_` at the last build
    float reading_ = 1;
};

// Returns the file of the font of a type: TrueType, with the characters that our texts may use.
[[nodiscard]] std::string_view font_bytes(Type type);

// Returns CSS with the text fonts in it, for a picture that shows them where they are not installed.
[[nodiscard]] std::string font_faces();

// Error text for a dialog that itself shows the place of the error.

// Returns the error text without its place and without the final full stop. In every language an error begins
// with its place, up to ": "; a text without ": " is kept whole.
[[nodiscard]] std::string after_place(const Message& problem);

}  // namespace switchbox::ui
