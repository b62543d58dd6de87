#include "machine/text.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "base/long_work.hpp"
#include "base/result.hpp"

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

std::string as_utf8(std::string bytes) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (bytes.starts_with(mark)) return bytes.substr(mark.size());
    const bool is_little = bytes.starts_with("\xFF\xFE");
    if (!is_little && !bytes.starts_with("\xFE\xFF")) return bytes;
    const auto unit_at = [&](std::size_t at) -> char32_t {
        if (at + 1 >= bytes.size()) return 0xDC00U;  // half of a character
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return is_little ? first + second * 0x100U : first * 0x100U + second;
    };
    const auto is_half = [](char32_t unit, char32_t first) { return (unit & 0xFC00U) == first; };
    std::string text;
    for (std::size_t at = 2; at < bytes.size(); at += 2) {
        char32_t code = unit_at(at);
        const bool has_next = at + 3 < bytes.size();
        if (has_next && is_half(code, 0xD800U) && is_half(unit_at(at + 2), 0xDC00U)) {
            code = 0x10000U + ((code & 0x3FFU) << 10U) + (unit_at(at + 2) & 0x3FFU);
            at += 2;
        }
        text += encoded(code);
    }
    return text;
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

bool is_plain(std::string_view text) {
    unsigned special = 0;  // no early end, so that the compiler vectorizes the loop
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        special |= static_cast<unsigned>(byte < ' ') | static_cast<unsigned>(byte > '~') |
                   static_cast<unsigned>(byte == '"') | static_cast<unsigned>(byte == '\\');
    }
    return special == 0;
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
    if (states == 2) return tell(state != 0 ? "machine.state.lit"_id : "machine.state.dark"_id);
    return tell("machine.state.of", state + 1, states);
}

Message lamp_to_press(bool is_lit, int states) {
    if (is_lit) return tell(states == 2 ? "machine.lit-lamp"_id : "machine.lit-lamp.states"_id);
    return tell(states == 2 ? "machine.dark-lamp"_id : "machine.dark-lamp.states"_id);
}

Message lamps_to_press(PressRule rule, int states) {
    if (rule == PressRule::lit) return lamp_to_press(true, states);
    return tell(states == 2 ? "machine.lamps-in-turn"_id : "machine.lamps-in-turn.states"_id);
}

namespace {

// Formats cells with commas between them. `sites` is null if all cells exist.
std::string format_with_commas(const std::vector<std::uint8_t>& cells, Shape shape, const CellMask* sites) {
    std::string text;
    std::size_t cell = 0;
    for (int row = 0; row < shape.rows; ++row) {
        if (row != 0) text.push_back('/');
        note_work(8 * static_cast<std::uint64_t>(shape.columns));
        for (int column = 0; column < shape.columns; ++column, ++cell) {
            if (column != 0) text.push_back(',');
            text += sites == nullptr || sites->has(cell) ? std::to_string(cells[cell]) : "-";
        }
    }
    return text;
}

// Formats cells, one character for each if no number has two digits. `sites` is null if all cells exist.
std::string format(const std::vector<std::uint8_t>& cells, Shape shape, const CellMask* sites) {
    std::uint8_t largest = 0;
    for (const std::uint8_t each : cells) largest = std::max(largest, each);
    if (largest > 9) return format_with_commas(cells, shape, sites);
    if (cells.empty()) return {};
    const auto columns = static_cast<std::size_t>(shape.columns);
    std::string text(cells.size() + static_cast<std::size_t>(shape.rows) - 1, '/');
    for (std::size_t row = 0, cell = 0; cell < cells.size(); ++row) {
        note_work(2 * columns);
        // Two loops over local pointers, so that the compiler vectorizes the first.
        const std::uint8_t* const states = cells.data() + cell;
        char* const characters = text.data() + cell + row;
        for (std::size_t column = 0; column < columns; ++column)
            characters[column] = static_cast<char>('0' + states[column]);
        if (sites != nullptr) {
            auto is_present = sites->present.begin() + static_cast<std::ptrdiff_t>(cell);
            for (std::size_t column = 0; column < columns; ++column, ++is_present)
                if (!*is_present) characters[column] = '-';
        }
        cell += columns;
    }
    return text;
}

}  // namespace

std::string format_cells(const std::vector<std::uint8_t>& cells, Shape shape) {
    return format(cells, shape, nullptr);
}

std::string format_sites(const std::vector<std::uint8_t>& cells, const CellMask& sites) {
    return format(cells, sites.shape, &sites);
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
    const auto side_of = [](std::string_view part) -> std::optional<std::uint64_t> {
        if (!is_digits(part)) return std::nullopt;
        return parse_number(part).value_or(std::numeric_limits<std::uint64_t>::max());
    };
    const auto rows = side_of(text.substr(0, cross));
    const auto columns = side_of(text.substr(cross + 1));
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

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::size_t bits_per_entry(int states) {
    require(states >= 2 && states <= 256, "an entry takes 1 to 8 bits");
    return static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(states - 1)));
}

std::size_t length_of(std::size_t count, int states) { return (count * bits_per_entry(states) + 5) / 6; }

constexpr char fold = '~';
constexpr std::size_t digit = 32;  // values from this on: another digit follows

std::string folded(std::size_t length, char character) {
    std::string text(1, fold);
    for (; length >= digit; length /= digit) text.push_back(alphabet[length % digit + digit]);
    text.push_back(alphabet[length]);
    text.push_back(character);
    return text;
}

// Run at the beginning of a text: its length, its character and the number of characters that encode it.
// read_run() returns nullopt if it is cut off or longer than any packed run.
struct PackedRun {
    std::size_t length = 0;
    char character = 0;
    std::size_t written = 0;
};
std::optional<PackedRun> read_run(std::string_view text) {
    if (text[0] != fold) return PackedRun{1, text[0], 1};
    std::size_t length = 0;
    std::size_t place = 1;
    for (std::size_t i = 1; i + 1 < text.size() && i <= 4; ++i) {
        const std::size_t value = alphabet.find(text[i]);
        if (value == std::string_view::npos) return std::nullopt;
        length += value % digit * place;
        place *= digit;
        if (value < digit) return PackedRun{length, text[i + 1], i + 2};
    }
    return std::nullopt;
}

Result<std::vector<bool>> bits_of(std::string_view text) {
    std::vector<bool> bits;
    bits.reserve(text.size() * 6);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t value = alphabet.find(text[i]);
        if (value == std::string_view::npos) {
            return Error{tell("machine.packed.character", i + 1, quoted_character(text.substr(i)))};
        }
        for (std::size_t bit = 6; bit-- > 0;) bits.push_back(((value >> bit) & 1U) != 0);
    }
    return bits;
}

}  // namespace

std::string pack(const std::vector<std::uint8_t>& entries, int states) {
    const std::size_t width = bits_per_entry(states);
    std::string text;
    std::size_t value = 0;
    std::size_t filled = 0;
    const auto push_bit = [&](std::size_t bit) {
        value = value << 1U | bit;
        if (++filled < 6) return;
        text.push_back(alphabet[value]);
        value = filled = 0;
    };
    for (const std::uint8_t entry : entries) {
        for (std::size_t bit = width; bit-- > 0;) push_bit((entry >> bit) & 1U);
    }
    while (filled != 0) push_bit(0);
    return text;
}

Result<std::vector<std::uint8_t>> unpack(std::string_view text, std::size_t count, int states) {
    const std::size_t width = bits_per_entry(states);
    const std::size_t length = length_of(count, states);
    if (text.size() != length) return Error{tell("machine.packed.length", text.size(), length)};
    const auto bits = bits_of(text);
    if (!bits) return bits.error();
    std::vector<std::uint8_t> entries;
    for (std::size_t i = 0; i < count; ++i) {
        unsigned entry = 0;
        for (std::size_t bit = 0; bit < width; ++bit)
            entry = entry << 1U | ((*bits)[i * width + bit] ? 1U : 0U);
        if (entry >= static_cast<unsigned>(states)) {
            return Error{tell("machine.packed.state", i + 1, entry)};
        }
        entries.push_back(static_cast<std::uint8_t>(entry));
    }
    for (std::size_t bit = count * width; bit < bits->size(); ++bit) {
        if ((*bits)[bit]) return Error{tell("machine.packed.spare-bits")};
    }
    return entries;
}

std::string pack_folded(const std::vector<std::uint8_t>& entries, int states) {
    const std::string packed = pack(entries, states);
    std::string text;
    for (std::size_t i = 0; i < packed.size();) {
        const std::size_t end = std::min(packed.find_first_not_of(packed[i], i), packed.size());
        const std::string run = folded(end - i, packed[i]);
        text += run.size() < end - i ? run : std::string(end - i, packed[i]);
        i = end;
    }
    return text;
}

Result<std::vector<std::uint8_t>> unpack_folded(std::string_view text, std::size_t count, int states) {
    const std::size_t length = length_of(count, states);
    std::string packed;
    for (std::size_t i = 0; i < text.size();) {
        const auto run = read_run(text.substr(i));
        if (!run) return Error{tell("machine.packed.run", i + 1)};
        if (alphabet.find(run->character) == std::string_view::npos) {
            return Error{tell("machine.packed.character", i + run->written,
                              quoted_character(text.substr(i + run->written - 1)))};
        }
        if (packed.size() + run->length > length) {
            return Error{tell("machine.packed.too-long", length)};
        }
        packed.append(run->length, run->character);
        i += run->written;
    }
    return unpack(packed, count, states);
}

}  // namespace switchbox::machine
