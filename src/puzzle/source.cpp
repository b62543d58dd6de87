#include "puzzle/source.hpp"

#include <algorithm>
#include <cstdint>

#include "machine/characters.hpp"

namespace switchbox::puzzle {
namespace {

constexpr std::string_view spaces = " \t\r\f\v";

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

Problem problem_with_characters(std::string_view text) {
    constexpr std::string_view blanks = "\n\r\t\f\v";
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t size = machine::character_size(text.substr(i));
        if (size == 0) return error_at(place_in(text, i), tell("puzzle.no-utf8"));
        if (!machine::can_be_shown(text.substr(i, size), blanks))
            return error_at(place_in(text, i), tell("puzzle.control"));
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
