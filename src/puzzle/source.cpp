#include "puzzle/source.hpp"

#include <algorithm>
#include <cstdint>

namespace switchbox::puzzle {
namespace {

constexpr std::string_view spaces = " \t\r\f\v";

// Bytes of the character that a text begins with; 0 where it is none.
std::size_t character_size(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    if (first < 0xC2 || first > 0xF4) return 0;
    const std::size_t size = first < 0xE0 ? 2 : (first < 0xF0 ? 3 : 4);
    if (text.size() < size) return 0;
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return 0;
    }
    // Longer than need be, half of a UTF-16 pair, or beyond what Unicode has.
    const bool is_wrong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) >= 0xA0) ||
                          (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) >= 0x90);
    return is_wrong ? 0 : size;
}

}  // namespace

std::size_t characters_in(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

std::string_view without_mark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    return text;
}

std::optional<Place> end_of_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t size = character_size(text.substr(i));
        if (size == 0) return place_in(text, i);
        i += size;
    }
    return std::nullopt;
}

Place place_in(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t line_begin = before.rfind('\n') + 1;  // 0 where there is none
    return {static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1,
            characters_in(before.substr(line_begin)) + 1};
}

Error error_at(const Where& where, const Message& what) {
    if (const auto* path = std::get_if<std::string>(&where)) return {tell("puzzle.at-path", *path, what)};
    const Place place = std::get<Place>(where);
    return {tell("puzzle.at", place.line, place.column, what)};
}

Place Line::place_of(std::size_t offset) const { return {number, characters_in(text.substr(0, offset)) + 1}; }

std::vector<Word> Line::words_from(std::size_t offset) const {
    std::vector<Word> words;
    while ((offset = text.find_first_not_of(spaces, offset)) != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(spaces, offset), text.size());
        words.push_back({text.substr(offset, end - offset), place_of(offset)});
        offset = end;
    }
    return words;
}

bool is_bar(const Line& line) {
    const std::vector<Word> words = line.words();
    return words.size() == 1 && words.front().text == "-";
}

std::vector<Line> lines_of(std::string_view text) {
    std::vector<Line> lines;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const std::string_view said = line.substr(0, line.find('#'));
        if (said.find_first_not_of(spaces) != std::string_view::npos) lines.push_back({said, number});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::optional<std::int64_t> number_of(std::string_view text) {
    const bool is_negative = text.starts_with('-');
    if (is_negative || text.starts_with('+')) text.remove_prefix(1);
    constexpr std::size_t max_digits = 10;
    if (text.empty() || text.size() > max_digits) return std::nullopt;
    std::int64_t number = 0;
    for (const char digit : text) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = 10 * number + (digit - '0');
    }
    return is_negative ? -number : number;
}

}  // namespace switchbox::puzzle
