#include "machine/characters.hpp"

#include <algorithm>
#include <array>

namespace switchbox::machine {
namespace {

// Range of code points, both ends included.
struct CodeRange {
    char32_t first = 0;
    char32_t last = 0;
};

template <std::size_t Count>
bool is_in(const std::array<CodeRange, Count>& ranges, std::string_view character) {
    if (character.size() < 2) return false;  // no range contains ASCII
    const char32_t code = code_point(character);
    return std::any_of(ranges.begin(), ranges.end(),
                       [code](const CodeRange& range) { return range.first <= code && code <= range.last; });
}

constexpr std::array<CodeRange, 6> odd_spaces{
    {{0xA0, 0xA0}, {0x1680, 0x1680}, {0x2000, 0x200A}, {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}}};
constexpr std::array<CodeRange, 9> invisibles{{{0xAD, 0xAD},
                                               {0x61C, 0x61C},
                                               {0x180E, 0x180E},
                                               {0x200B, 0x200B},
                                               {0x200E, 0x200F},
                                               {0x202A, 0x202E},
                                               {0x2060, 0x2064},
                                               {0x2066, 0x206F},
                                               {0xFEFF, 0xFEFF}}};
constexpr std::array<CodeRange, 2> joiners{{{0x200C, 0x200D}, {0xFE00, 0xFE0F}}};
constexpr std::array<CodeRange, 5> dashes{
    {{0x2010, 0x2015}, {0x2212, 0x2212}, {0xFE58, 0xFE58}, {0xFE63, 0xFE63}, {0xFF0D, 0xFF0D}}};

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

unsigned byte_at(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

}  // namespace

std::size_t character_size(std::string_view text) {
    const unsigned first = byte_at(text, 0);
    if (first < 0x80) return 1;
    if (first < 0xC2 || first > 0xF4) return 0;
    const std::size_t size = first < 0xE0 ? 2 : (first < 0xF0 ? 3 : 4);
    if (text.size() < size) return 0;
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte_at(text, i) & 0xC0U) != 0x80) return 0;
    }
    const unsigned second = byte_at(text, 1);
    // Overlong, half of a UTF-16 pair, or above the last code point of Unicode.
    const bool is_wrong = (first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0) ||
                          (first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90);
    return is_wrong ? 0 : size;
}

bool is_control(std::string_view character) {
    const unsigned first = byte_at(character, 0);
    return first < 0x20 || first == 0x7F || (first == 0xC2 && byte_at(character, 1) < 0xA0);
}

bool can_be_shown(std::string_view text, std::string_view controls) {
    while (!text.empty()) {
        const std::size_t size = character_size(text);
        if (size == 0) return false;
        const std::string_view character = text.substr(0, size);
        if (is_control(character) && controls.find(character) == std::string_view::npos) return false;
        text.remove_prefix(size);
    }
    return true;
}

std::string_view first_character(std::string_view text) {
    return text.substr(0, std::max(character_size(text), std::size_t{1}));
}

std::vector<std::string_view> characters_of(std::string_view text) {
    std::vector<std::string_view> characters;
    for (; !text.empty(); text.remove_prefix(characters.back().size()))
        characters.push_back(first_character(text));
    return characters;
}

char32_t code_point(std::string_view character) {
    const unsigned first = byte_at(character, 0);
    if (character.size() == 1) return first;
    char32_t code = first & (0xFFU >> (character.size() + 1));
    for (std::size_t i = 1; i < character.size(); ++i) code = code << 6U | (byte_at(character, i) & 0x3FU);
    return code;
}

std::string encoded(char32_t code) {
    const auto byte = [](char32_t value) { return static_cast<char>(static_cast<unsigned char>(value)); };
    const auto next = [&](unsigned shift) { return byte(0x80U | (code >> shift & 0x3FU)); };
    if (code < 0x80) return {byte(code)};
    if (code < 0x800) return {byte(0xC0U | code >> 6U), next(0)};
    if (code < 0x10000) return {byte(0xE0U | code >> 12U), next(6), next(0)};
    return {byte(0xF0U | code >> 18U), next(12), next(6), next(0)};
}

bool is_odd_space(std::string_view character) { return is_in(odd_spaces, character); }

bool is_invisible(std::string_view character) { return is_in(invisibles, character); }

bool is_joiner(std::string_view character) { return is_in(joiners, character); }

bool is_dash(std::string_view character) { return character == "-" || is_in(dashes, character); }

std::string cleaned(std::string_view text) {
    if (is_ascii(text)) return std::string(text);
    std::string kept;
    kept.reserve(text.size());
    for (; !text.empty(); text.remove_prefix(first_character(text).size())) {
        const std::string_view character = first_character(text);
        const bool joins = !kept.empty() && static_cast<unsigned char>(kept.back()) >= 0x80;
        if (is_odd_space(character)) {
            kept += ' ';
        } else if (!is_invisible(character) && (!is_joiner(character) || joins)) {
            kept += character;
        }
    }
    return kept;
}

std::string compared(std::string_view name) {
    if (is_ascii(name)) return std::string(name);
    const std::string clean = cleaned(name);
    std::string kept;
    for (const std::string_view character : characters_of(clean)) {
        if (!is_joiner(character)) kept += character;
    }
    return kept;
}

}  // namespace switchbox::machine
