// Text in letters that the built-in fonts lack, such as names in Hebrew, in Chinese or with emoji. The system
// draws it (on the page, the browser) word by word, so that letters join and run to the left where they
// should.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <string_view>

namespace switchbox::ui {

enum class Face : std::uint8_t { regular, strong, mono };

// Words for the system's fonts. Sizes and positions are in device pixels.
struct SystemWords {
    std::string_view text;
    Face face = Face::regular;
    int quarters = 4;  // size of an em in quarters of a pixel

    // Returns the margin on both sides of the picture, for letters that reach beyond their place. The picture
    // is eight margins high: words in white, and below them the parts with a colour of their own. The
    // baseline of either half is three margins from its top.
    [[nodiscard]] int margin() const { return quarters / 8 + 1; }
};

// Picture of words.
struct WordPicture {
    ImTextureID texture = {};
    bool has_colour = false;  // its lower half is not empty
};

// Fonts of the system. Pictures stay valid until the next frame.
class SystemFonts {
  public:
    SystemFonts() = default;
    SystemFonts(const SystemFonts&) = delete;
    SystemFonts& operator=(const SystemFonts&) = delete;
    virtual ~SystemFonts() = default;

    // Returns whether there is a glyph for the character.
    [[nodiscard]] virtual bool has(char32_t character) = 0;
    // Returns the width of the words, without margins.
    [[nodiscard]] virtual int width(const SystemWords& words) = 0;
    [[nodiscard]] virtual WordPicture picture(const SystemWords& words) = 0;
};

}  // namespace switchbox::ui
