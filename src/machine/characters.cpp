#include "machine/characters.hpp"

namespace switchbox::machine {
namespace {

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
    // Longer than need be, half of a UTF-16 pair, or beyond what Unicode has.
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

}  // namespace switchbox::machine
