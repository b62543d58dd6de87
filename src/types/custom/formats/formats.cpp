#include "types/custom/formats/formats.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/long_work.hpp"
#include "machine/text.hpp"
#include "types/custom/formats/csv.hpp"
#include "types/custom/formats/json.hpp"
#include "types/custom/formats/matrix.hpp"
#include "types/custom/formats/matrix_rows.hpp"
#include "types/custom/formats/prose.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {
namespace {

constexpr std::string_view behind_colon = " \t\r\f\v,;";
constexpr std::size_t longest = 1'000'000;  // bytes

template <std::size_t Count>
bool is_among(const std::array<std::string_view, Count>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), lower_case(word)) != words.end();
}

// Replaces dashes by "-" and full-width signs by ASCII ones, to detect the format. Does not preserve
// positions in the text.
std::string with_plain_dashes(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (; !text.empty(); text.remove_prefix(machine::first_character(text).size())) {
        const std::string_view character = machine::first_character(text);
        note_work(60);
        const auto sign = character.size() < 2 ? std::nullopt : machine::plain_sign(character);
        if (sign) {
            plain += *sign;
            if (*sign == ':') plain += ' ';  // a full-width colon has no space behind it
        } else {
            plain += machine::is_dash(character) ? "-" : character;
        }
    }
    return plain;
}

// Returns whether a line is "NAME: ..." or the same in prose, or begins with a keyword. The address of a web
// page does neither.
bool is_like_statement(const TextLine& line) {
    if (prose_in(line) || !lit_lamps_in(line).empty()) return true;
    const std::size_t colon = line.text.find(':');
    if (colon == std::string_view::npos) {
        const std::string_view first = line.words().front().text;
        return is_among(keywords, first.substr(0, first.find_first_of(separators)));
    }
    const bool ends_name =
        colon + 1 == line.text.size() || behind_colon.find(line.text[colon + 1]) != std::string_view::npos;
    const std::vector<Word> before = TextLine{line.text.substr(0, colon), line.number}.words();
    const bool is_try = before.size() == 2 && lower_case(before.front().text) == keywords[try_keyword];
    return ends_name && (before.size() == 1 || is_try);
}

// Returns whether a text begins with a brace. A matrix may do so too: "{{1, 0}, {0, 1}}".
bool is_json(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{' && !is_matrix(text);
}

// Returns the text before the first separator, without blanks and quotes around it. nullopt if there is no
// separator.
std::optional<std::string_view> first_cell(std::string_view line) {
    note_work(8 * line.size());
    const std::size_t end = line.find_first_of(separators);
    if (end == std::string_view::npos) return std::nullopt;
    constexpr std::string_view around = " \t\r\f\v\"";
    const std::size_t begin = line.find_first_not_of(around);
    if (begin >= end) return std::string_view();
    return line.substr(begin, line.find_last_not_of(around, end - 1) + 1 - begin);
}

// Returns whether a line is a statement without the separator, such as "A: x", "A:x" or "start x=1". Such a
// line is not a row of a table.
bool is_statement_of_text(std::string_view line, char separator) {
    if (line.find(separator) != std::string_view::npos) return false;
    const TextLine whole{line};
    const std::size_t colon = line.find(':');
    const auto has_words = [](std::string_view part) { return !TextLine{part}.words().empty(); };
    if (colon == std::string_view::npos) return whole.words().size() > 1 && is_like_statement(whole);
    return TextLine{line.substr(0, colon)}.words().size() == 1 && has_words(line.substr(colon + 1));
}

// Returns whether the lines below a heading with an empty first cell can be rows of its table.
bool are_rows(const std::vector<std::string_view>& lines, char separator) {
    bool has_cells = lines.size() == 1;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (is_statement_of_text(lines[i], separator)) return false;
        has_cells = has_cells || lines[i].find(separator) != std::string_view::npos;
    }
    return has_cells;
}

// Returns whether the first line is a table's heading: an empty cell or "button", and then names. Excludes
// texts and matrices that are indented with tabs.
bool is_heading(const std::vector<std::string_view>& lines) {
    const std::string_view line = lines.front();
    const auto first = first_cell(line);
    if (!first) return false;
    const bool is_named = lower_case(without_colon(*first)) == button_heading || is_lamp_heading(*first);
    if (!first->empty() && !is_named) return false;
    const std::size_t end = line.find_first_of(separators);
    if (line.find_first_not_of(" \r\f\v" + std::string(separators), end) == std::string_view::npos)
        return false;
    // "button" is sufficient: names in a table can have line ends, which cut a row into several lines.
    if (first->empty() && !are_rows(lines, line[end])) return false;
    if (line[end] != '\t') return true;
    const auto is_indented = [](std::string_view each) {
        return each.front() == '\t' || each.front() == ' ';
    };
    return !std::all_of(lines.begin(), lines.end(), is_indented) && !is_like_statement(TextLine{line});
}

// Returns whether a row "-" is followed by a lamp row.
bool has_lamp_rows(const std::vector<std::string_view>& lines) {
    for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
        const auto next = first_cell(lines[i + 1]);
        const bool is_divider =
            lines[i].find('-') != std::string_view::npos &&
            lines[i].find_first_not_of(" \r\f\v\"-" + std::string(separators)) == std::string_view::npos;
        if (is_divider && next && is_among(lamp_rows, without_colon(*next))) return true;
    }
    return false;
}

bool is_table(std::string_view text) {
    if (declared_separator(text) || is_markdown_table(text)) return true;
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (line.find_first_not_of(" \t\r\f\v") != std::string_view::npos) lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return !lines.empty() && (is_heading(lines) || has_lamp_rows(lines));
}

bool is_any(std::string_view /*text*/) { return true; }

bool has_buttons(std::string_view text) { return text.find("\"buttons\"") != std::string_view::npos; }

bool has_two_lines(std::string_view text) { return lines_of(text).size() > 1; }

// Returns whether a matrix has its start or says which way its buttons go. Any other one may be a board.
bool has_start(std::string_view text) {
    const std::vector<TextLine> lines = lines_of(text);
    if (std::any_of(lines.begin(), lines.end(), is_bar)) return true;
    const auto matrix = matrix_in(text);
    return matrix && (matrix->start || matrix->states || !matrix->targets.empty() ||
                      matrix->buttons != MatrixText::Buttons::unsaid);
}

bool are_statements(std::string_view text) {
    if (is_diagram(text)) return true;
    const std::vector<TextLine> lines = lines_of(text);
    if (lines.size() < 2) return false;
    const auto first = lines.begin() + (list_heading(lines.front()) == ListHeading::none ? 0 : 1);
    return std::all_of(first, lines.end(), is_like_statement);
}

bool is_matrix_text(std::string_view text) { return is_matrix(text) && !is_diagram(text); }

Result<std::string> write_json(const machine::WiredPuzzle& puzzle) { return format_json(puzzle); }

constexpr std::array<PuzzleFormat, format_count> formats{
    {{"text", "puzzle.draw.as-text", is_any, are_statements, parse_text, format_text},
     {"matrix", "puzzle.draw.as-matrix", is_matrix_text, has_start, parse_matrix, format_matrix},
     {"csv", "puzzle.draw.as-csv", is_table, has_two_lines, parse_csv, format_csv},
     {"json", "puzzle.draw.as-json", is_json, has_buttons, parse_json, write_json}}};

const PuzzleFormat& row_of(Format format) { return formats.at(static_cast<std::size_t>(format)); }

}  // namespace

const std::array<PuzzleFormat, format_count>& puzzle_formats() { return formats; }

namespace {

// Returns the format of a text with plain dashes.
Format detected(std::string_view plain) {
    std::size_t i = formats.size() - 1;
    while (!formats[i].detect(plain)) --i;
    return static_cast<Format>(i);
}

}  // namespace

Format format_of(std::string_view text) { return detected(with_plain_dashes(without_mark(text))); }

bool looks_like_puzzle(std::string_view text) {
    if (text.size() > longest) return false;
    const std::string plain = with_plain_dashes(readable(text));
    return row_of(detected(plain)).is_likely_puzzle(plain);
}

std::optional<Format> format_named(std::string_view name) {
    for (std::size_t i = 0; i < formats.size(); ++i) {
        if (formats[i].name == name) return static_cast<Format>(i);
    }
    return std::nullopt;
}

Result<machine::WiredPuzzle> parse(std::string_view text, Remarks* remarks, bool are_columns_buttons) {
    text = without_mark(text);
    if (auto problem = problem_with_characters(text)) return *std::move(problem);
    const std::string plain = readable(text);
    const Format format = format_of(plain);
    if (!are_columns_buttons) return row_of(format).parse(plain, remarks);
    if (format != Format::matrix) return error_at(TextPosition{}, tell("puzzle.no-columns"));
    return parse_matrix(plain, remarks, true);
}

Message in_one_line(const Remarks& remarks) {
    constexpr std::size_t most = 5;
    Message line;
    for (std::size_t i = 0; i < std::min(remarks.size(), most); ++i)
        line = i == 0 ? remarks[i] : tell("puzzle.read.next", std::move(line), remarks[i]);
    if (remarks.size() > most) line = tell("puzzle.read.more", std::move(line), remarks.size() - most);
    return line;
}

Result<std::string> format_as(Format format, const machine::WiredPuzzle& puzzle) {
    return row_of(format).write(puzzle);
}

}  // namespace switchbox::puzzle
