#include "machine/notation.hpp"

#include <algorithm>
#include <charconv>

#include "algebra/require.hpp"

namespace switchbox::machine {
namespace {

std::string without_spaces(std::string_view text) {
    std::string kept;
    for (const char c : text) {
        if (c != ' ' && c != '\t' && c != '\n' && c != '\r') kept.push_back(c);
    }
    return kept;
}

constexpr std::uint64_t largest_entry = 255;  // of a grid, a byte

bool is_printable(char c) { return c >= ' ' && c <= '~'; }

std::optional<int> cell_value(std::string_view cell) {
    if (cell == "." || cell == "-") return 0;
    if (cell == "X") return 1;
    const auto number = parse_number(cell);
    if (!number || *number > largest_entry) return std::nullopt;
    return static_cast<int>(*number);
}

std::vector<std::string_view> characters(std::string_view text) {
    std::vector<std::string_view> pieces;
    for (std::size_t i = 0; i < text.size(); ++i) pieces.push_back(text.substr(i, 1));
    return pieces;
}

std::string row_name(GridWords words, std::size_t row) {
    return std::string(words.name) + ", row " + std::to_string(row + 1);
}

Error cell_error(GridWords words, std::size_t row, std::size_t column, const std::string& problem) {
    return Error{row_name(words, row) + ", column " + std::to_string(column + 1) + ": " + problem};
}

// What is wrong with a cell's value, with the length of a row, and with the number of rows, if anything.
std::optional<Error> problem_with_cell(int value, int states, std::size_t row, std::size_t column,
                                       GridWords words) {
    if (value < states) return std::nullopt;
    return cell_error(
        words, row, column,
        std::to_string(value) + " is too large, the machine has states 0 to " + std::to_string(states - 1));
}

std::optional<Error> problem_with_row(std::size_t length, Shape shape, std::size_t row, GridWords words) {
    const auto columns = static_cast<std::size_t>(shape.columns);
    if (length == columns) return std::nullopt;
    return Error{row_name(words, row) + ": " + wrong_count(length, "cell", columns)};
}

std::optional<Error> problem_with_rows(std::size_t count, Shape shape, GridWords words) {
    const auto rows = static_cast<std::size_t>(shape.rows);
    if (count == rows) return std::nullopt;
    return Error{std::string(words.name) + ": " + wrong_count(count, "row", rows)};
}

std::string quoted_cell(std::string_view cell) { return cell.size() == 1 ? quoted(cell[0]) : quoted(cell); }

}  // namespace

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    while (true) {
        const std::size_t end = text.find(separator);
        pieces.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return pieces;
        text.remove_prefix(end + 1);
    }
}

std::string enumeration(const std::vector<std::string>& names) {
    require(!names.empty(), "an enumeration names something");
    std::string text = names.front();
    for (std::size_t i = 1; i < names.size(); ++i) text += (i + 1 < names.size() ? ", " : " and ") + names[i];
    return text;
}

std::string capitalised(std::string words) {
    if (!words.empty() && words.front() >= 'a' && words.front() <= 'z') words.front() += 'A' - 'a';
    return words;
}

std::string wrong_count(std::size_t found, std::string_view noun, std::size_t needed) {
    return std::to_string(found) + " " + std::string(noun) + (found == 1 ? "" : "s") + " where " +
           std::to_string(needed) + (needed == 1 ? " is needed" : " are needed");
}

std::string quoted(char character) {
    if (is_printable(character)) return std::string("'") + character + "'";
    return "character code " + std::to_string(static_cast<unsigned char>(character));
}

std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string shown = "'";
    for (const char c : text.substr(0, longest)) shown.push_back(is_printable(c) ? c : '?');
    return shown + (text.size() > longest ? "...'" : "'");
}

Result<std::vector<std::uint8_t>> parse_cells(std::string_view text, Shape shape, int states,
                                              GridWords words) {
    const std::string compact = without_spaces(text);
    const bool has_commas = compact.find(',') != std::string::npos;
    const std::vector<std::string_view> rows = split(compact, '/');
    std::vector<std::uint8_t> cells;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const std::vector<std::string_view> pieces = has_commas ? split(rows[r], ',') : characters(rows[r]);
        for (std::size_t c = 0; c < pieces.size(); ++c) {
            const std::optional<int> value = cell_value(pieces[c]);
            if (!value) {
                return cell_error(words, r, c, quoted_cell(pieces[c]) + " is not " + std::string(words.cell));
            }
            if (auto problem = problem_with_cell(*value, states, r, c, words)) return *std::move(problem);
            cells.push_back(static_cast<std::uint8_t>(*value));
        }
        if (auto problem = problem_with_row(pieces.size(), shape, r, words)) return *std::move(problem);
    }
    if (auto problem = problem_with_rows(rows.size(), shape, words)) return *std::move(problem);
    return cells;
}

std::optional<Error> problem_with_cells(const std::vector<std::uint8_t>& cells, Shape shape,
                                        const Sites& sites, int states, GridWords words) {
    require(cells.size() == shape.size(), "a grid has a cell for each place of its shape");
    const auto rows = static_cast<std::size_t>(shape.rows);
    const auto columns = static_cast<std::size_t>(shape.columns);
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) {
            if (auto problem = problem_with_cell(cells[r * columns + c], states, r, c, words)) return problem;
        }
        if (auto problem = problem_with_row(columns, sites.shape, r, words)) return problem;
    }
    if (auto problem = problem_with_rows(rows, sites.shape, words)) return problem;
    return problem_in_holes(cells, sites, words);
}

Result<Picture> parse_drawn_picture(std::string_view text, GridWords words) {
    const std::string compact = without_spaces(text);
    const std::vector<std::string_view> rows = split(compact, '/');
    const auto side = [](std::size_t length) {
        return static_cast<int>(std::min(length, std::size_t{largest_side} + 1));
    };
    const bool has_commas = compact.find(',') != std::string::npos;
    const std::size_t columns = has_commas ? split(rows[0], ',').size() : rows[0].size();
    const Shape shape{side(rows.size()), side(columns)};
    if (shape.rows > largest_side || shape.columns > largest_side) {
        return Error{std::string(words.name) + ": at most " + std::to_string(largest_side) +
                     " rows and columns"};
    }
    const auto cells = parse_cells(compact, shape, max_lamp_states, words);
    if (!cells) return cells.error();
    return Picture{shape, *cells};
}

std::optional<Error> problem_in_holes(const std::vector<std::uint8_t>& cells, const Sites& sites,
                                      GridWords words) {
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (sites.has(cell) || cells[cell] == 0) continue;
        return Error{std::string(words.name) + ", " + place(sites.shape, cell) +
                     ": there is nothing here, so it must be 0"};
    }
    return std::nullopt;
}

Message state_name(int state, int states) {
    if (states == 2) return state != 0 ? "lit" : "dark";
    return "state " + std::to_string(state + 1) + " of " + std::to_string(states);
}

Message lit_lamp(int states) { return states == 2 ? "a lit lamp" : "a lamp that is not at 0"; }

std::string format_cells(const std::vector<std::uint8_t>& cells, Shape shape) {
    const bool needs_commas = std::any_of(cells.begin(), cells.end(), [](std::uint8_t c) { return c > 9; });
    std::string text;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const bool new_row = shape.column(cell) == 0;
        if (cell != 0 && new_row) text.push_back('/');
        if (needs_commas && !new_row) text.push_back(',');
        text += std::to_string(cells[cell]);
    }
    return text;
}

std::optional<std::uint64_t> parse_number(std::string_view text) {
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, value);
    if (problem != std::errc{} || stop != end) return std::nullopt;
    return value;
}

Result<Shape> parse_shape(std::string_view text) {
    const std::string named = "size " + quoted(text) + ": ";
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return Error{named + "write it as rows x columns, 3x5"};
    const auto rows = parse_number(text.substr(0, cross));
    const auto columns = parse_number(text.substr(cross + 1));
    if (!rows || !columns) return Error{named + "write it as rows x columns, 3x5"};
    const auto fits = [](std::uint64_t side) { return side >= 1 && side <= largest_side; };
    if (!fits(*rows)) return Error{named + "rows must be 1 to " + std::to_string(largest_side)};
    if (!fits(*columns)) {
        return Error{named + "columns must be 1 to " + std::to_string(largest_side)};
    }
    return Shape{static_cast<int>(*rows), static_cast<int>(*columns)};
}

std::string format_shape(Shape shape) {
    return std::to_string(shape.rows) + "x" + std::to_string(shape.columns);
}

}  // namespace switchbox::machine
