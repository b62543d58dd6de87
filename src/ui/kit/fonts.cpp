#include "ui/kit/fonts.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "characters.hpp"
#include "embedded.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "machine/text.hpp"

namespace switchbox::ui {
namespace {

// Largest number of device pixels per logical pixel to rasterise for. Beyond it glyphs are scaled up, which
// keeps the atlas within the texture size of every device.
constexpr float most_pixels = 3;
// Pixel density from which horizontal oversampling is off: its effect is then too small to see.
constexpr float fine_pixels = 1.5F;

struct FontFile {
    const unsigned char* data;
    std::size_t size;
};

FontFile font_file_of(Type type) {
    using namespace switchbox::embedded;
    switch (type) {
        case Type::caption:
        case Type::body:
            return {inter_regular, inter_regular_size};
        case Type::mono:
        case Type::small_mono:
            return {jetbrains_mono, jetbrains_mono_size};
        case Type::icon:
            return {lucide, lucide_size};
        default:
            return {inter_semibold, inter_semibold_size};
    }
}

// Returns the ranges that the atlas always contains, as pairs of first and last character.
std::span<const ImWchar> sure_characters(Type type) {
    const auto pairs = [](const auto& ranges) { return std::span(ranges).first(std::size(ranges) - 1); };
    switch (type) {
        case Type::icon:
            return pairs(characters::icon);
        case Type::figures:
            return pairs(characters::figures);
        case Type::mono:
        case Type::small_mono:
            return pairs(characters::mono);
        default:
            return pairs(characters::text);
    }
}

// Returns whether a byte is a printable character of ASCII.
bool is_plain_letter(char byte) { return ' ' <= byte && byte <= '~'; }

bool holds(std::span<const ImWchar> ranges, char32_t letter) {
    for (std::size_t i = 0; i < ranges.size(); i += 2) {
        if (ranges[i] <= letter && letter <= ranges[i + 1]) return true;
    }
    return false;
}

// Reads a number of two bytes, as OpenType stores it.
unsigned number_at(const unsigned char* at) { return at[0] << 8U | at[1]; }

// Returns the subtable of the font's table "cmap" that lists segments of consecutive characters: format 4 of
// OpenType, which all embedded fonts have.
const unsigned char* segments_of(const unsigned char* font) {
    const unsigned char* table = font + 12;  // the first record of the table directory
    while (std::string_view(reinterpret_cast<const char*>(table), 4) != "cmap") table += 16;
    const unsigned char* cmap = font + (number_at(table + 8) << 16U | number_at(table + 10));
    const unsigned char* record = cmap + 4;
    while (number_at(cmap + number_at(record + 6)) != 4) record += 8;
    return cmap + number_at(record + 6);
}

// Returns whether the font has a glyph for the character.
bool is_in_font(const unsigned char* font, char32_t letter) {
    const unsigned char* segments = segments_of(font);
    const unsigned size = number_at(segments + 6);  // of each array, in bytes
    const unsigned char* last = segments + 14;
    const unsigned char* first = last + size + 2;
    for (unsigned i = 0; i < size; i += 2) {
        if (letter <= number_at(last + i)) return number_at(first + i) <= letter && letter != 0xFFFF;
    }
    return false;
}

// Returns the number of a character, as Unicode writes it: "U+5D0".
std::string unicode_number(char32_t letter) {
    std::string digits;
    for (; letter != 0; letter >>= 4U) digits.insert(digits.begin(), "0123456789ABCDEF"[letter & 15U]);
    return "U+" + digits;
}

}  // namespace

namespace {

// Returns the bytes in base64 (RFC 4648, section 4).
std::string base64_of(const FontFile& file) {
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t at = 0; at < file.size; at += 3) {
        const std::size_t count = std::min<std::size_t>(3, file.size - at);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i) bits = bits << 8U | (i < count ? file.data[at + i] : 0U);
        for (std::size_t i = 0; i < 4; ++i) text += i <= count ? digits[bits >> (18 - 6 * i) & 63U] : '=';
    }
    return text;
}

std::string font_face(std::string_view family, std::string_view weight, Type type) {
    return "@font-face{font-family:" + std::string(family) + ";font-weight:" + std::string(weight) +
           ";src:url(data:font/ttf;base64," + base64_of(font_file_of(type)) + ")}";
}

}  // namespace

std::string_view font_bytes(Type type) {
    const FontFile file = font_file_of(type);
    return {reinterpret_cast<const char*>(file.data), file.size};
}

std::string font_faces() {
    return font_face("Inter", "400", Type::body) + font_face("Inter", "600", Type::strong) +
           font_face("JetBrains Mono", "400", Type::mono);
}

float Fonts::size(Type type) {
    switch (type) {
        case Type::caption:
            return 13;
        case Type::small_mono:
            return 12;
        case Type::title:
            return 18;
        case Type::figures:
            return 24;
        case Type::icon:
            return 20;
        default:
            return 15;
    }
}

bool Fonts::has(Type type, std::string_view character) const {
    const char32_t letter = machine::code_point(character);
    if (letter < ' ' || holds(sure_characters(type), letter)) return true;
    if (!is_in_font(font_file_of(type).data, letter)) return false;
#if IMGUI_VERSION_NUM < 19200
    const auto wanted = static_cast<ImWchar>(letter);
    if (std::find(wanted_.begin(), wanted_.end(), wanted) == wanted_.end()) wanted_.push_back(wanted);
#endif
    return true;
}

bool Fonts::system_has(std::string_view character) const {
    return system_ != nullptr && system_->has(machine::code_point(character));
}

bool Fonts::need(Type type, std::string_view text) const {
    // Most texts are of plain letters, which every font of words has.
    const bool has_plain = type != Type::icon && type != Type::figures;
    if (has_plain && std::all_of(text.begin(), text.end(), is_plain_letter)) return true;
    bool all = true;
    while (!text.empty()) {
        const std::string_view character = machine::first_character(text);
        text.remove_prefix(character.size());
        all &= has(type, character);
    }
    return all;
}

bool Fonts::can_draw(Type type, std::string_view text) const {
    for (const std::string_view character : machine::characters_of(text)) {
        const bool joins = machine::is_joiner(character);
        if (!joins && !has(type, character) && !system_has(character)) return false;
    }
    return true;
}

std::vector<TextPiece> Fonts::pieces(Type type, std::string_view line) const {
    std::vector<TextPiece> pieces{{}};
    for (const std::string_view word : machine::split(line, ' ')) {
        TextPiece shown;
        for (const std::string_view character : machine::characters_of(word)) {
            const bool joins = machine::is_joiner(character);
            const bool built_in = has(type, character);
            const bool by_system = !joins && !built_in && system_has(character);
            shown.by_system |= by_system;
            shown.text += joins || built_in || by_system ? std::string(character)
                                                         : unicode_number(machine::code_point(character));
        }
        // Joiners have no glyph, and serve only the letters of the system.
        if (!shown.by_system) shown.text = machine::compared(shown.text);
        const bool is_first = word.data() == line.data();
        TextPiece& last = pieces.back();
        // The space between two pieces belongs to the built-in one.
        if (!is_first && last.by_system && !shown.by_system) {
            shown.text.insert(0, 1, ' ');
        } else if (!is_first) {
            last.text += ' ';
        }
        if (last.by_system == shown.by_system) {
            last.text += shown.text;
        } else {
            pieces.push_back(std::move(shown));
        }
    }
    return pieces;
}

const ImWchar* Fonts::ranges_of(Type type) {
    const std::span<const ImWchar> sure = sure_characters(type);
    std::vector<ImWchar>& ranges = ranges_.at(static_cast<std::size_t>(type));
    ranges.assign(sure.begin(), sure.end());
    for (const ImWchar letter : wanted_) ranges.insert(ranges.end(), {letter, letter});
    ranges.push_back(0);
    return ranges.data();
}

void Fonts::build(float pixels, float reading) {
    reading_ = reading;
    const float sharp = std::min(pixels, most_pixels);
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    built_ = wanted_.size();
    for (std::size_t i = 0; i < fonts_.size(); ++i) {
        const auto type = static_cast<Type>(i);
        const FontFile file = font_file_of(type);
        ImFontConfig config;
        config.FontDataOwnedByAtlas = false;
        config.OversampleH = pixels < fine_pixels ? 2 : 1;
        config.OversampleV = 1;
        const bool grows = is_running_text(type) || type == Type::strong || type == Type::caption;
        const float letters = grows ? size(type) * reading : size(type);
        // The atlas only reads the embedded bytes, but its interface takes a non-const pointer.
        void* bytes = const_cast<unsigned char*>(file.data);  // NOLINT(cppcoreguidelines-pro-type-const-cast)
        fonts_.at(i) = atlas.AddFontFromMemoryTTF(bytes, static_cast<int>(file.size), letters * sharp,
                                                  &config, ranges_of(type));
    }
#if IMGUI_VERSION_NUM < 19200
    atlas.Build();  // from 1.92 on, glyphs are rasterised when they are first drawn
#endif
}

std::string after_place(const Message& problem) {
    std::string words = say(problem);
    const std::size_t colon = words.find(": ");
    if (colon != std::string::npos) words.erase(0, colon + 2);
    if (words.ends_with('.')) words.pop_back();
    return words;
}

}  // namespace switchbox::ui
