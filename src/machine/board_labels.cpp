#include "machine/board_labels.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "machine/text.hpp"

namespace switchbox::machine::board_lines {

bool is_label(const std::string& text) {
    constexpr std::string_view letters = "crsCRSZ";
    return text.size() > 1 && letters.find(text.front()) != std::string_view::npos &&
           is_digits(text.substr(1));
}

bool counts(const std::vector<std::string>& signs) {
    const auto value = [](const std::string& sign) -> std::optional<int> {
        if (is_label(sign)) return 2000 + static_cast<int>(parse_number(sign.substr(1)).value_or(0));
        if (const auto number = parse_number(sign))
            return *number < 1000 ? std::optional<int>(*number) : std::nullopt;
        if (sign.size() == 1 && is_letter({sign})) return 1000 + sign[0];
        return std::nullopt;
    };
    if (signs.size() < 2) return false;
    const auto first = value(signs[0]);
    const auto second = value(signs[1]);
    if (!first || !second || (*second - *first != 1 && *first - *second != 1)) return false;
    for (std::size_t i = 2; i < signs.size(); ++i)
        if (value(signs[i]) != *first + static_cast<int>(i) * (*second - *first)) return false;
    return true;
}

namespace {

std::vector<std::string> signs_in(const Row& row, std::size_t from = 0) {
    std::vector<std::string> signs;
    for (std::size_t i = from; i < row.size(); ++i) signs.push_back(row[i].sign);
    return signs;
}

// Number in front of a line, "2.", "3)", "4", and the rest of the line.
struct Numbered {
    BoardCell number;
    bool has_mark = false;
    Signs rest;
};

std::optional<Numbered> numbered(const Signs& line) {
    std::size_t end = 0;
    while (end < line.size() && is(line[end], "0123456789")) ++end;
    const bool has_mark = end < line.size() && is(line[end], ".:)");
    const std::size_t rest = has_mark ? end + 1 : end;
    if (end == 0 || rest >= line.size() || !is_blank(line[rest])) return std::nullopt;
    Signs behind(line.begin() + static_cast<std::ptrdiff_t>(rest), line.end());
    trim(behind);
    return Numbered{{text_between(line, 0, end), line.front().line, line.front().column}, has_mark, behind};
}

constexpr std::array<std::string_view, 4> bullets{"\u2022", "\u25E6", "\u2023", "\u2043"};

// Returns whether all lines begin with the same bullet, and the rest of each is a row.
bool have_bullets(const std::vector<Signs>& lines) {
    const Sign front = lines.front().front();
    const bool is_round = place_of(front.text, bullets).has_value();
    if (!is_round && !is(front, "-*+") && !is_dash(front.text)) return false;
    std::vector<std::string> others;  // signs behind the bullets
    bool are_runs = true;             // "- x..x"
    for (const Signs& line : lines) {
        if (line.size() < 3 || line.front().text != front.text || !is_blank(line[1])) return false;
        are_runs = are_runs && line.size() > 3;
        for (std::size_t i = 2; i < line.size(); ++i) {
            are_runs = are_runs && !is(line[i], " \t,;|&");
            if (!is_blank(line[i]) && std::find(others.begin(), others.end(), line[i].text) == others.end())
                others.push_back(line[i].text);
        }
    }
    const bool has_cells = others.size() > 1 || std::all_of(others.begin(), others.end(), is_digits);
    const bool is_apart =
        is_round && has_cells && std::find(others.begin(), others.end(), front.text) == others.end();
    return are_runs || is_apart;
}

// Returns the lines without the numbers of a list before them; empty if some line has none.
std::vector<Signs> behind_numbers(const std::vector<Signs>& lines) {
    std::vector<std::string> numbers;
    std::vector<Signs> behind;
    for (const Signs& line : lines) {
        const auto item = numbered(line);
        const std::string_view excluded = item && item->has_mark ? ".:)" : "0123456789";
        if (!item || has(item->rest, excluded)) return {};
        numbers.push_back(item->number.sign);
        behind.push_back(item->rest);
    }
    return counts(numbers) ? behind : std::vector<Signs>();
}

// Removes bullets, "\u2022 0 1", and the numbers of a list, "1. 0110" and "1 x.x", if all lines have them.
void drop_fronts(std::vector<Signs>& lines) {
    if (lines.size() < 2) return;
    if (have_bullets(lines)) {
        for (Signs& line : lines) {
            line.erase(line.begin());
            trim(line);
        }
    } else if (auto behind = behind_numbers(lines); !behind.empty()) {
        lines = std::move(behind);
    }
}

// Returns whether the cells of a row cannot be labels as those of a heading are.
bool is_unlike(const Row& row, const Row& heading) {
    if (row.size() != heading.size()) return false;
    return std::all_of(row.begin(), row.end(), [&](const BoardCell& cell) {
        if (is_digits(heading.front().sign))
            return !is_digits(cell.sign) && state_word(cell.sign) == StateWord::none;
        return std::none_of(heading.begin(), heading.end(),
                            [&](const BoardCell& label) { return label.sign == cell.sign; });
    });
}

// Removes the first row, or the last one, and the first cells of the others if these are labels. Returns
// whether they are.
bool drop_heading(std::vector<Row>& rows, bool is_last) {
    Row heading = is_last ? rows.back() : rows.front();
    if (!heading.empty() && heading.front().sign == blank_cell) heading.erase(heading.begin());
    if (heading.size() < 2 || !counts(signs_in(heading))) return false;
    std::vector<Row> others(rows.begin() + (is_last ? 0 : 1), rows.end() - (is_last ? 1 : 0));
    std::vector<std::string> fronts;
    fronts.reserve(others.size());
    for (const Row& row : others) fronts.push_back(row.empty() ? "" : row.front().sign);
    const bool have_labels = std::all_of(others.begin(), others.end(),
                                         [&](const Row& row) { return row.size() == heading.size() + 1; });
    if (have_labels && (others.size() == 1 || counts(fronts))) {
        for (Row& row : others) row.erase(row.begin());
    } else {
        const bool are_unlike = std::all_of(others.begin(), others.end(),
                                            [&](const Row& row) { return is_unlike(row, heading); });
        if (!are_unlike || heading.size() < 3) return false;
    }
    rows = std::move(others);
    return true;
}

// Returns the end of a front "[1,]"; 0 if a line has none.
std::size_t end_of_index(const Signs& line) {
    if (!is(line.front(), "[")) return 0;
    std::size_t end = 1;
    while (end < line.size() && is(line[end], "0123456789")) ++end;
    const bool is_index = end > 1 && end + 1 < line.size() && is(line[end], ",") && is(line[end + 1], "]");
    return is_index ? end + 2 : 0;
}

// Returns the end of a label in front of a row: "row 1:", "1)", and "row1=10010", where a single sign behind
// "=" may be the state of one lamp. 0 if a line has none.
std::size_t end_of_label(const Signs& line) {
    std::size_t end = 0;
    while (end < line.size() && (is(line[end], "0123456789") || is_letter(line[end]))) ++end;
    if (end == 0 || end + 1 >= line.size()) return 0;
    const bool is_key = is(line[end], "=") && is(line[end - 1], "0123456789") && end + 2 < line.size();
    return is_key || (is(line[end], ":)") && is_blank(line[end + 1])) ? end : 0;
}

}  // namespace

void drop_labels(std::vector<Row>& rows) {
    if (rows.size() > 2 && !drop_heading(rows, false)) drop_heading(rows, true);
}

void drop_line_labels(Body& body) {
    std::vector<Signs>& lines = body.lines;
    std::erase_if(lines, [](const Signs& line) { return text_of(line).starts_with("[,1]"); });
    for (Signs& line : lines) {
        std::size_t end = end_of_index(line);
        if (end == 0) {
            const std::size_t label = end_of_label(line);
            if (label == 0) continue;
            add_label(body, Signs(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(label)));
            end = label + 1;
        }
        line.erase(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(end));
        trim(line);
    }
    std::erase_if(lines, [](const Signs& line) { return line.empty(); });
    drop_fronts(lines);
}

}  // namespace switchbox::machine::board_lines
