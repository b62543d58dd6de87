#include "types/custom/formats/source.hpp"

#include <algorithm>
#include <cstdint>

#include "machine/text.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {
namespace {

constexpr std::string_view spaces = " \t\r\f\v";

bool is_blank_at(std::string_view text, std::size_t at) {
    return at >= text.size() || spaces.find(text[at]) != std::string_view::npos;
}

// Returns a text without its sign.
std::string_view unsigned_part(std::string_view text) {
    if (text.empty()) return text;
    const std::string_view first = machine::first_character(text);
    if (first == "+" || machine::is_dash(first)) text.remove_prefix(first.size());
    return text;
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

std::string readable(std::string_view text) {
    std::string kept = machine::cleaned(text);
    if (kept.find('\n') == std::string::npos) std::replace(kept.begin(), kept.end(), '\r', '\n');
    return kept;
}

std::string with_plain_signs(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (; !text.empty(); text.remove_prefix(machine::first_character(text).size())) {
        const std::string_view character = machine::first_character(text);
        const auto sign = character.size() < 2 ? std::nullopt : machine::plain_sign(character);
        plain += sign ? std::string_view(&*sign, 1) : character;
    }
    return plain;
}

TextPosition place_in(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t line_begin = before.rfind('\n') + 1;  // 0 if there is no line feed
    return {static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1,
            characters_in(before.substr(line_begin)) + 1};
}

Error error_at(const Where& where, const Message& what) {
    if (const auto* path = std::get_if<std::string>(&where)) return {tell("puzzle.at-path", *path, what)};
    const TextPosition place = std::get<TextPosition>(where);
    return {tell("puzzle.at", place.line, place.column, what)};
}

TextPosition TextLine::place_of(std::size_t offset) const {
    return {number, characters_in(text.substr(0, offset)) + 1};
}

std::vector<Word> TextLine::words_from(std::size_t offset) const {
    std::vector<Word> words;
    while ((offset = text.find_first_not_of(spaces, offset)) != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(spaces, offset), text.size());
        words.push_back({text.substr(offset, end - offset), place_of(offset)});
        offset = end;
    }
    return words;
}

bool is_lone_dash(std::string_view text) {
    return !text.empty() && machine::first_character(text) == text && machine::is_dash(text);
}

bool is_bar(const TextLine& line) {
    const std::vector<Word> words = line.words();
    return words.size() == 1 && is_lone_dash(words.front().text);
}

std::vector<TextLine> lines_of(std::string_view text) {
    std::vector<TextLine> lines;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const std::size_t hash = std::min(line.find('#'), line.size());
        const std::string_view said = line.substr(0, hash);
        const bool is_cut = hash > 0 && hash < line.size() && !is_blank_at(line, hash - 1) &&
                            std::string_view(",;:").find(line[hash - 1]) == std::string_view::npos;
        if (said.find_first_not_of(spaces) != std::string_view::npos) lines.push_back({said, number, is_cut});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::optional<std::int64_t> number_of(std::string_view text) {
    const std::string_view digits = unsigned_part(text);
    constexpr std::size_t max_digits = 10;
    if (!machine::is_digits(digits) || digits.size() > max_digits) return std::nullopt;
    std::int64_t number = 0;
    for (const char digit : digits) number = 10 * number + (digit - '0');
    return digits.size() < text.size() && text.front() != '+' ? -number : number;
}

Message problem_with_number(std::string_view text, std::int64_t most) {
    const std::string_view digits = unsigned_part(text);
    if (!machine::is_digits(digits)) return tell("puzzle.not-a-number", machine::quoted(text));
    if (digits.size() < text.size() && text.front() != '+')
        return tell("puzzle.number-too-small", machine::quoted(text), -most);
    return tell("puzzle.number-too-large", machine::quoted(text), most);
}

Message problem_with_state(std::string_view text) {
    if (machine::is_digits(unsigned_part(text))) return problem_with_number(text, machine::max_states - 1);
    return tell("puzzle.not-a-state", machine::quoted(text));
}

std::string lower_case(std::string_view word) {
    std::string lower(word);
    for (char& c : lower) c = 'A' <= c && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    return lower;
}

}  // namespace switchbox::puzzle
