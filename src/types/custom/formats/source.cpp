#include "types/custom/formats/source.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "base/long_work.hpp"
#include "machine/text.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {
namespace {

constexpr std::string_view spaces = " \t\r\f\v";

bool is_blank_at(std::string_view text, std::size_t at) {
    return at >= text.size() || spaces.find(text[at]) != std::string_view::npos;
}

bool are_zeros(std::string_view text) { return text.find_first_not_of('0') == std::string_view::npos; }

std::string_view without_sign(std::string_view text) {
    if (text.empty()) return text;
    const std::string_view first = machine::first_character(text);
    if (first == "+" || machine::is_dash(first)) text.remove_prefix(first.size());
    return text;
}

// Returns the whole part of a number without its sign, or all of the text if it is no whole number.
std::string_view whole_part(std::string_view text) {
    text = without_sign(text);
    const std::size_t end = std::min(text.find_first_of(".,eE"), text.size());
    const std::size_t exponent = std::min(text.find_first_of("eE", end), text.size());
    const std::string_view fraction = text.substr(end, exponent - end);
    const std::string_view power = without_sign(text.substr(std::min(exponent + 1, text.size())));
    constexpr std::size_t thousand = 4;  // characters of ".000"
    const bool is_whole = are_zeros(fraction.substr(std::min<std::size_t>(1, fraction.size()))) &&
                          are_zeros(power) && power.empty() == (exponent == text.size()) &&
                          (fraction.size() != thousand || !power.empty());
    return is_whole ? text.substr(0, end) : text;
}

// Cells that tick something in the tables of common spreadsheets, and those that do not.
constexpr std::array<std::string_view, 9> ticks{"x",  "true", "yes", "y",     "wahr",
                                                "ja", "vrai", "oui", "\u2713"};
constexpr std::array<std::string_view, 7> no_ticks{"false", "no", "n", "falsch", "nein", "faux", "non"};

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
        note_work(40);
        if (size == 0) return error_at(place_in(text, i), tell("puzzle.no-utf8"));
        if (!machine::can_be_shown(text.substr(i, size), blanks))
            return error_at(place_in(text, i), tell("puzzle.control"));
        i += size;
    }
    return std::nullopt;
}

namespace {

// Lines of a text, as parts that can be changed in place.
std::vector<std::span<char>> spans_of_lines(std::string& text) {
    std::vector<std::span<char>> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.emplace_back(text.data() + begin, end - begin);
        begin = end + 1;
    }
    return lines;
}

std::string_view without_indent(std::span<const char> line) {
    const std::string_view text(line.data(), line.size());
    return text.substr(std::min(text.find_first_not_of(spaces), text.size()));
}

// Replaces the fences of the first code block, and all lines outside it, by spaces.
void keep_code(std::vector<std::span<char>>& lines) {
    const auto is_fence = [](std::span<const char> line) {
        const std::string_view text = without_indent(line);
        return text.starts_with("```") || text.starts_with("~~~");
    };
    const auto first = std::find_if(lines.begin(), lines.end(), is_fence);
    if (first == lines.end()) return;
    const auto last = std::find_if(first + 1, lines.end(), is_fence);
    for (auto line = lines.begin(); line != lines.end(); ++line) {
        if (line <= first || line >= last) std::fill(line->begin(), line->end(), ' ');
    }
}

// Removes a mark that begins the first line from all lines that begin with it: "> A: x" or "- A: x". It is a
// quote mark, or a bullet if a space and a letter follow in the first line.
void remove_line_marks(std::vector<std::span<char>>& lines) {
    constexpr std::array<std::string_view, 5> bullets{"-", "*", "\u2022", "\u2013", "\u00B7"};
    const auto first = std::find_if(lines.begin(), lines.end(),
                                    [](std::span<const char> line) { return !without_indent(line).empty(); });
    if (first == lines.end()) return;
    const std::string_view text = without_indent(*first);
    const std::string mark(machine::first_character(text));
    const bool is_bullet =
        std::find(bullets.begin(), bullets.end(), mark) != bullets.end() && is_blank_at(text, mark.size()) &&
        std::any_of(text.begin(), text.end(),
                    [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
    if (mark != ">" && !is_bullet) return;
    for (std::span<char>& line : lines) {
        const std::string_view own = without_indent(line);
        // A bar "-" alone ends the buttons of a matrix.
        if (own.starts_with(mark) && own.size() > mark.size())
            std::fill_n(line.begin() + static_cast<std::ptrdiff_t>(line.size() - own.size()), mark.size(),
                        ' ');
    }
}

}  // namespace

std::string readable(std::string_view text) {
    std::string kept = machine::cleaned(text);
    if (kept.find('\n') == std::string::npos) std::replace(kept.begin(), kept.end(), '\r', '\n');
    std::vector<std::span<char>> lines = spans_of_lines(kept);
    keep_code(lines);
    remove_line_marks(lines);
    return kept;
}

bool is_title(std::string_view title) {
    return !title.empty() && title.size() <= machine::max_wired_name && title.front() != ' ' &&
           title.back() != ' ' && machine::can_be_shown(title) && machine::cleaned(title) == title;
}

std::string_view title_in(std::string_view text) {
    constexpr std::string_view word = "title:";
    for (; !text.empty(); text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1)) {
        std::string_view line = without_indent(text.substr(0, text.find('\n')));
        if (!line.starts_with('#')) continue;
        line = without_indent(line.substr(1));
        if (lower_case(line.substr(0, word.size())) != word) continue;
        line = without_indent(line.substr(word.size()));
        line = line.substr(0, line.find_last_not_of(spaces) + 1);
        if (is_title(line)) return line;
    }
    return {};
}

std::string with_plain_signs(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (; !text.empty(); text.remove_prefix(machine::first_character(text).size())) {
        const std::string_view character = machine::first_character(text);
        note_work(40);
        const auto sign = character.size() < 2 ? std::nullopt : machine::plain_sign(character);
        plain += sign ? std::string_view(&*sign, 1) : character;
    }
    return plain;
}

std::string without_quotes(std::string_view text) {
    constexpr std::array<std::string_view, 8> quotes{"\"",     "\u201C", "\u201D", "\u201E",
                                                     "\u00AB", "\u00BB", "\u2039", "\u203A"};
    const auto is_quote = [&](std::string_view character) {
        return machine::place_of(character, quotes).has_value();
    };
    std::string plain;
    while (!text.empty()) {
        const std::string_view first = machine::first_character(text);
        note_work(60);
        text.remove_prefix(first.size());
        plain += first;
        if (!is_quote(first)) continue;
        // The name in quotes, up to the next quote mark.
        std::string name;
        std::string_view rest = text;
        while (!rest.empty() && !is_quote(machine::first_character(rest))) {
            name += machine::first_character(rest);
            rest.remove_prefix(machine::first_character(rest).size());
        }
        if (rest.empty() || name.empty() || name.find_first_of(" \t\r\n\f\v,;:=/") != std::string::npos)
            continue;
        plain.resize(plain.size() - first.size());
        plain += "  " + name;  // punctuation behind the mark stays next to the name
        text = rest.substr(machine::first_character(rest).size());
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
    if (offset < counted) {
        counted = 0;
        column = 1;
    }
    column += characters_in(text.substr(counted, offset - counted));
    counted = offset;
    return {number, column};
}

std::vector<Word> TextLine::words_from(std::size_t offset) const {
    std::vector<Word> words;
    while ((offset = text.find_first_not_of(spaces, offset)) != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(spaces, offset), text.size());
        note_work(60);
        words.push_back({text.substr(offset, end - offset), place_of(offset)});
        offset = end;
    }
    return words;
}

bool is_lone_dash(std::string_view text) {
    return !text.empty() && machine::first_character(text) == text && machine::is_dash(text);
}

bool is_bar(const TextLine& line) {
    const std::size_t begin = line.text.find_first_not_of(spaces);
    if (begin == std::string_view::npos) return false;
    return is_lone_dash(line.text.substr(begin, line.text.find_last_not_of(spaces) + 1 - begin));
}

std::vector<TextLine> lines_of(std::string_view text) {
    std::vector<TextLine> lines;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        note_work(100 + end);
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
    const std::string_view digits = whole_part(text);
    constexpr std::size_t max_digits = 15;
    if (!machine::is_digits(digits) || digits.size() > max_digits) return std::nullopt;
    std::int64_t number = 0;
    for (const char digit : digits) number = 10 * number + (digit - '0');
    return without_sign(text).size() < text.size() && text.front() != '+' ? -number : number;
}

Message problem_with_number(std::string_view text, std::int64_t most) {
    if (!machine::is_digits(whole_part(text))) return tell("puzzle.not-a-number", machine::quoted(text));
    if (without_sign(text).size() < text.size() && text.front() != '+')
        return tell("puzzle.number-too-small", machine::quoted(text), -most);
    return tell("puzzle.number-too-large", machine::quoted(text), most);
}

std::optional<std::int64_t> tick_of(std::string_view text) {
    const std::string word = lower_case(text);
    if (machine::place_of(word, ticks)) return 1;
    return machine::place_of(word, no_ticks) ? std::optional<std::int64_t>(0) : std::nullopt;
}

bool is_counter_word(std::string_view word) { return lower_case(word) == counter_word; }

Message problem_with_state(std::string_view text) {
    if (machine::is_digits(whole_part(text))) return problem_with_number(text);
    return tell("puzzle.not-a-state", machine::quoted(text));
}

std::string lower_case(std::string_view word) {
    std::string lower(word);
    for (char& c : lower) c = 'A' <= c && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    return lower;
}

}  // namespace switchbox::puzzle
