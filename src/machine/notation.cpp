#include "machine/notation.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/require.hpp"
#include "machine/characters.hpp"

namespace switchbox::machine {
namespace {

std::string without_spaces(std::string_view text) {
    std::string kept;
    for (const char c : text) {
        if (c != ' ' && c != '\t' && c != '\n' && c != '\r') kept.push_back(c);
    }
    return kept;
}

constexpr std::string_view no_cell = "-";     // where nothing exists
constexpr std::uint64_t largest_entry = 255;  // of a grid, a byte

bool is_printable(std::string_view character) {
    return can_be_shown(character) && !is_invisible(character) && character != "\u2028" &&
           character != "\u2029";
}

std::optional<int> cell_value(std::string_view cell) {
    if (cell == "." || cell == no_cell) return 0;
    if (cell == "X") return 1;
    const auto number = parse_number(cell);
    if (!number || *number > largest_entry) return std::nullopt;
    return static_cast<int>(*number);
}

// Returns the cells of a row.
std::vector<std::string_view> cells_of(std::string_view row, bool has_commas) {
    return has_commas ? split(row, ',') : characters_of(row);
}

bool has_comma(std::string_view text) { return text.find(',') != std::string_view::npos; }

// Return an error if a cell's value, the length of a row or the number of rows is wrong.
std::optional<Error> problem_with_cell(int value, int states, std::size_t row, std::size_t column,
                                       const GridWords& words) {
    if (value < states) return std::nullopt;
    return Error{tell("machine.grid.too-large", words.name, place(row, column), value, states - 1)};
}

std::optional<Error> problem_with_row(std::size_t length, Shape shape, std::size_t row,
                                      const GridWords& words) {
    if (length == static_cast<std::size_t>(shape.columns)) return std::nullopt;
    return Error{tell("machine.grid.row-length", words.name, row + 1, length, shape.columns)};
}

std::optional<Error> problem_with_rows(std::size_t count, Shape shape, const GridWords& words) {
    if (count == static_cast<std::size_t>(shape.rows)) return std::nullopt;
    return Error{tell("machine.grid.row-count", words.name, count, shape.rows)};
}

// Returns the error of a cell that has no value.
Error problem_with_text(std::string_view cell, int states, const Message& at, const GridWords& words) {
    if (is_digits(cell))
        return Error{tell("machine.grid.too-large", words.name, at, quoted(cell), states - 1)};
    return Error{
        tell(words.not_a_cell, words.name, at,
             !cell.empty() && cell == first_character(cell) ? quoted_character(cell) : quoted(cell))};
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    for (std::size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
        pieces.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    pieces.push_back(text);
    return pieces;
}

Message quoted_character(std::string_view text) {
    const std::string_view character = first_character(text);
    if (is_printable(character)) return tell("machine.quoted", character);
    return tell("machine.quoted.code", static_cast<std::uint32_t>(code_point(character)));
}

Message quoted(std::string_view text) {
    constexpr std::size_t longest = 40;  // characters
    std::string shown;
    for (std::size_t count = 0; !text.empty(); ++count) {
        const std::string_view character = first_character(text);
        if (count == longest) return tell("machine.quoted", shown + "...");
        shown += is_printable(character) ? character : "?";
        text.remove_prefix(character.size());
    }
    return tell("machine.quoted", std::move(shown));
}

bool is_digits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

Result<std::vector<std::uint8_t>> parse_cells(std::string_view text, Shape shape, int states,
                                              const GridWords& words) {
    const std::string compact = without_spaces(text);
    const bool has_commas = has_comma(compact);
    const std::vector<std::string_view> rows = split(compact, '/');
    std::vector<std::uint8_t> cells;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const std::vector<std::string_view> pieces = cells_of(rows[r], has_commas);
        for (std::size_t c = 0; c < pieces.size(); ++c) {
            const std::optional<int> value = cell_value(pieces[c]);
            if (!value) return problem_with_text(pieces[c], states, place(r, c), words);
            if (auto problem = problem_with_cell(*value, states, r, c, words)) return *std::move(problem);
            cells.push_back(static_cast<std::uint8_t>(*value));
        }
        if (auto problem = problem_with_row(pieces.size(), shape, r, words)) return *std::move(problem);
    }
    if (auto problem = problem_with_rows(rows.size(), shape, words)) return *std::move(problem);
    return cells;
}

std::optional<Error> problem_with_cells(const std::vector<std::uint8_t>& cells, Shape shape,
                                        const CellMask& sites, int states, const GridWords& words) {
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
    return problem_in_holes(cells, sites, words.name);
}

Result<Picture> parse_drawn_picture(std::string_view text, const GridWords& words) {
    const std::string compact = without_spaces(text);
    const std::vector<std::string_view> rows = split(compact, '/');
    const auto side = [](std::size_t length) {
        return static_cast<int>(std::min(length, std::size_t{largest_side} + 1));
    };
    const std::size_t columns = cells_of(rows[0], has_comma(compact)).size();
    const Shape shape{side(rows.size()), side(columns)};
    if (shape.rows > largest_side || shape.columns > largest_side) {
        return Error{tell("machine.grid.too-many", words.name, largest_side)};
    }
    const auto cells = parse_cells(compact, shape, max_lamp_states, words);
    if (!cells) return cells.error();
    return Picture{shape, *cells};
}

std::optional<Error> problem_in_holes(const std::vector<std::uint8_t>& cells, const CellMask& sites,
                                      const Message& name) {
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (sites.has(cell) || cells[cell] == 0) continue;
        return Error{tell("machine.grid.nothing-here", name, place(sites.shape, cell))};
    }
    return std::nullopt;
}

std::optional<Error> problem_with_gaps(std::string_view text, const CellMask& sites, const GridWords& words) {
    const std::string compact = without_spaces(text);
    const bool has_commas = has_comma(compact);
    std::size_t cell = 0;
    for (const std::string_view row : split(compact, '/')) {
        for (const std::string_view piece : cells_of(row, has_commas)) {
            if (piece == no_cell && sites.has(cell))
                return Error{tell("machine.grid.something-here", words.name, place(sites.shape, cell))};
            ++cell;
        }
    }
    return std::nullopt;
}

Message state_name(int state, int states) {
    if (states == 2) return tell(state != 0 ? "machine.state.lit" : "machine.state.dark");
    return tell("machine.state.of", state + 1, states);
}

Message lit_lamp(int states) { return tell(states == 2 ? "machine.lit-lamp" : "machine.lit-lamp.states"); }

std::string format_cells(const std::vector<std::uint8_t>& cells, Shape shape) {
    const bool needs_commas = std::any_of(cells.begin(), cells.end(), [](std::uint8_t c) { return c > 9; });
    std::string text;
    text.reserve(2 * cells.size());
    std::size_t cell = 0;
    for (int row = 0; row < shape.rows; ++row) {
        if (row != 0) text.push_back('/');
        for (int column = 0; column < shape.columns; ++column, ++cell) {
            if (needs_commas && column != 0) text.push_back(',');
            if (cells[cell] > 9) text += std::to_string(cells[cell]);
            if (cells[cell] <= 9) text.push_back(static_cast<char>('0' + cells[cell]));
        }
    }
    return text;
}

std::string format_sites(const std::vector<std::uint8_t>& cells, const CellMask& sites) {
    std::string text = format_cells(cells, sites.shape);
    const bool has_commas = text.find(',') != std::string::npos;
    std::size_t cell = 0;
    bool begins = true;
    for (char& character : text) {
        const bool is_between = character == '/' || character == ',';
        if (!is_between && begins && !sites.has(cell++)) character = '-';
        begins = is_between || !has_commas;
    }
    return text;
}

std::optional<std::size_t> place_of(std::string_view word, std::span<const std::string_view> words) {
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

std::optional<std::uint64_t> parse_number(std::string_view text) {
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, value);
    if (problem != std::errc{} || stop != end) return std::nullopt;
    return value;
}

Result<Shape> parse_shape(std::string_view text, int most) {
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return Error{tell("machine.size.unreadable", quoted(text))};
    const auto rows = parse_number(text.substr(0, cross));
    const auto columns = parse_number(text.substr(cross + 1));
    if (!rows || !columns) return Error{tell("machine.size.unreadable", quoted(text))};
    const auto fits = [&](std::uint64_t side) {
        return side >= 1 && side <= static_cast<std::uint64_t>(most);
    };
    if (!fits(*rows)) return Error{tell("machine.size.rows", quoted(text), most)};
    if (!fits(*columns)) return Error{tell("machine.size.columns", quoted(text), most)};
    return Shape{static_cast<int>(*rows), static_cast<int>(*columns)};
}

std::string format_shape(Shape shape) {
    return std::to_string(shape.rows) + "x" + std::to_string(shape.columns);
}

}  // namespace switchbox::machine
