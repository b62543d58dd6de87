#include "app/word_pictures.hpp"

#include <cstdint>
#include <cstring>
#include <utility>

#include "app/gl.hpp"
#include "app/platform.hpp"

namespace switchbox::app {
namespace {

constexpr std::size_t most_entries = 2000;

// Separates the two halves of a picture, of which the lower repeats the upper in black. Parts that differ
// take the colour of the text and stay in the upper half; parts that do not, such as emoji, stay in the
// lower. Returns whether there are any of those.
bool separate_colours(std::string& pixels) {
    constexpr std::size_t pixel = 4;
    constexpr int clearly_lighter = 128;
    bool has_colour = false;
    const std::size_t half = pixels.size() / 2;
    for (std::size_t i = 0; i < half; i += pixel) {
        char* light = &pixels[i];
        char* dark = light + half;
        const int difference = static_cast<unsigned char>(*light) - static_cast<unsigned char>(*dark);
        const bool is_coloured = dark[3] != 0 && difference < clearly_lighter;
        std::memset(is_coloured ? light : dark, 0, pixel);
        has_colour |= is_coloured;
    }
    return has_colour;
}

}  // namespace

bool WordPictures::has(char32_t character) {
    const auto [known, is_new] = glyphs_.try_emplace(character);
    if (is_new) known->second = platform::has_glyph(character);
    return known->second;
}

WordPictures::Entry& WordPictures::entry(const ui::SystemWords& words) {
    std::string key = std::to_string(words.quarters) + static_cast<char>('a' + static_cast<int>(words.face));
    const auto [found, is_new] = entries_.try_emplace(key.append(words.text));
    if (is_new) found->second.width = platform::word_width(words);
    found->second.is_used = true;
    return found->second;
}

ui::WordPicture WordPictures::picture(const ui::SystemWords& words) {
    Entry& found = entry(words);
    if (found.texture == 0) {
        const int width = found.width + 2 * words.margin();
        const int height = 8 * words.margin();
        std::string pixels = platform::word_pixels(words, found.width);
        pixels.resize(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
        found.has_colour = separate_colours(pixels);
        found.texture = make_texture();
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
        has_news_ = true;
    }
    // Dear ImGui's type of a texture is a pointer or, from 1.91 on, a number.
    // NOLINTNEXTLINE(performance-no-int-to-ptr)
    return {(ImTextureID)(std::intptr_t)found.texture, found.has_colour};
}

bool WordPictures::take_news() { return std::exchange(has_news_, false); }

void WordPictures::tidy() {
    if (entries_.size() < most_entries) return;
    for (auto at = entries_.begin(); at != entries_.end();) {
        Entry& entry = at->second;
        if (std::exchange(entry.is_used, false)) {
            ++at;
            continue;
        }
        if (entry.texture != 0) glDeleteTextures(1, &entry.texture);
        at = entries_.erase(at);
    }
}

}  // namespace switchbox::app
