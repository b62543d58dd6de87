#include "machine/board_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "machine/board_labels.hpp"
#include "machine/board_lines.hpp"
#include "machine/board_rows.hpp"
#include "machine/board_words.hpp"
#include "machine/text.hpp"

namespace switchbox::machine {
namespace {

using namespace board_lines;

// Cells.

// Returns a number without ".0", which some programs print behind it.
std::string without_decimals(const std::string& text) {
    const std::size_t point = text.find('.');
    if (point == std::string::npos || point == 0) return text;
    return text.find_first_not_of('0', point + 1) == std::string::npos ? text.substr(0, point) : text;
}

bool is_token(const Signs& piece) {
    if (piece.size() == 1) return true;
    const std::string text = text_of(piece);
    return is_label(text) || is_digits(without_decimals(text)) || state_word(text) != StateWord::none;
}

// Returns whether the digits of lines are written in groups, "001  101": they have no other marks, and a
// number would begin with 0.
bool are_groups(const std::vector<Signs>& lines) {
    bool has_zero = false;
    bool are_padded = true;  // "01 00 02"
    for (const Signs& line : lines) {
        for (const Signs& piece : pieces_of(line, [](const Sign& sign) { return is_blank(sign); })) {
            const std::string text = text_of(piece);
            if (!is_digits(text) || text.size() < 2) return false;
            has_zero = has_zero || text.front() == '0';
            are_padded = are_padded && text.size() == 2 && text.front() == '0';
        }
    }
    return has_zero && !are_padded;
}

BoardCell cell_of(const Signs& piece) {
    return {without_decimals(text_of(piece)), piece.front().line, piece.front().column};
}

// Returns the cells of a row: separated ones if every piece is a cell, else its characters.
Row cells_of(const Signs& row, bool is_grouped = false) {
    const bool has_quotes = has(row, "\"'`");
    const auto divides = [](const Sign& sign) { return is_blank(sign) || is(sign, ",;|&\"'`"); };
    std::vector<Signs> pieces = pieces_of(row, divides);
    for (Signs& piece : pieces)  // a binary number of a program
        if (piece.size() > 3 && is(piece[0], "0") && is(piece[1], "bB"))
            piece.erase(piece.begin(), piece.begin() + 2);
    Row cells;
    const bool are_tokens = !is_grouped && (pieces.size() > 1 || has_quotes || is_token(row)) &&
                            std::all_of(pieces.begin(), pieces.end(), is_token) &&
                            !(pieces.size() == 1 && is_digits(text_of(pieces.front())));
    for (const Signs& piece : pieces) {
        if (are_tokens) {
            cells.push_back(cell_of(piece));
        } else {
            for (const Sign& sign : piece) cells.push_back(cell_of({sign}));
        }
    }
    return cells;
}

// Returns the cells of a line of boxes, "[ ] [x]", and none for any other line.
Row cells_of_boxes(const Signs& line) {
    Row cells;
    std::optional<Signs> box;
    for (const Sign& sign : line) {
        if (is(sign, opening) && !box) {
            box.emplace();
        } else if (is(sign, closing) && box) {
            trim(*box);
            if (box->size() > 1) return {};
            cells.push_back(box->empty() ? BoardCell{std::string(blank_cell), sign.line, sign.column}
                                         : cell_of(*box));
            box.reset();
        } else if (box) {
            box->push_back(sign);
        } else if (!is_blank(sign) && !is(sign, "-*,")) {
            return {};
        }
    }
    return box || cells.size() < 2 ? Row{} : cells;
}

// Divides a line at each `mark`. Fields may be empty.
std::vector<Signs> fields_of(const Signs& line, std::string_view mark) {
    std::vector<Signs> fields(1);
    for (const Sign& sign : line) {
        if (is(sign, mark)) {
            fields.emplace_back();
        } else {
            fields.back().push_back(sign);
        }
    }
    for (Signs& field : fields) trim(field);
    return fields;
}

// Divides lines into fields at `mark` if there is an empty one: a blank cell, as in "| |X| |" and in rows of
// a spreadsheet. Bars around a line and missing tabs at its end are allowed. Returns no row if no field is
// empty.
std::vector<Row> rows_of_fields(const std::vector<Signs>& lines, std::string_view mark) {
    std::vector<Row> rows;
    std::size_t widest = 0;
    bool has_blank = false;
    for (Signs line : lines) {
        if (mark == "|") {
            trim(line);
            if (line.size() < 3 || !is(line.front(), mark) || !is(line.back(), mark)) return {};
            line = Signs(line.begin() + 1, line.end() - 1);
        }
        Row& row = rows.emplace_back();
        for (const Signs& field : fields_of(line, mark)) {
            if (!field.empty() && !is_token(field)) return {};
            has_blank = has_blank || field.empty();
            row.push_back(field.empty() ? BoardCell{std::string(blank_cell), lines.front().front().line, 1}
                                        : cell_of(field));
        }
        widest = std::max(widest, row.size());
    }
    if (!has_blank || widest < 2) return {};
    for (Row& row : rows)
        if (mark == "\t") row.resize(widest, {std::string(blank_cell), row.front().line, 1});
    return rows;
}

// Returns whether each second cell of a row, beginning with the first and ending with the last, is blank.
bool is_padded(const Row& row) {
    for (std::size_t i = 0; i < row.size(); i += 2)
        if (row[i].sign != blank_cell) return false;
    return row.size() % 2 == 1;
}

// Returns the cells of a line between two bars, "|# ##|"; none for another line.
Row row_between_bars(Signs line) {
    trim(line);
    const auto bars = std::count_if(line.begin(), line.end(), [](const Sign& s) { return is(s, "|"); });
    if (bars != 2 || line.size() < 4 || !is(line.front(), "|") || !is(line.back(), "|")) return {};
    Row row;
    for (std::size_t i = 1; i + 1 < line.size(); ++i)
        row.push_back(
            {is_space(line[i]) ? std::string(blank_cell) : line[i].text, line[i].line, line[i].column});
    return row;
}

// Returns the rows of lines between two bars each, "|# ##|", whose cells are characters and spaces. Returns
// no row for lines of another form, such as those with a space between any two cells.
std::vector<Row> rows_between_bars(const std::vector<Signs>& lines) {
    const auto is_blank_cell = [](const BoardCell& cell) { return cell.sign == blank_cell; };
    std::vector<Row> rows;
    bool is_spaced = true;  // each second sign is a space
    bool has_space = false;
    for (const Signs& line : lines) {
        Row row = row_between_bars(line);
        if (row.empty() || (!rows.empty() && row.size() != rows.front().size())) return {};
        has_space = has_space || std::any_of(row.begin(), row.end(), is_blank_cell);
        for (std::size_t i = 1; i < row.size(); i += 2) is_spaced = is_spaced && is_blank_cell(row[i]);
        // A first row with a space beside each bar decides nothing.
        const bool is_edged = is_blank_cell(row.front()) && is_blank_cell(row.back()) && row.size() % 2 == 1;
        if (is_edged && rows.empty()) is_spaced = true;
        rows.push_back(std::move(row));
    }
    const bool are_padded = std::all_of(rows.begin(), rows.end(), is_padded);
    return has_space && !is_spaced && !are_padded ? rows : std::vector<Row>{};
}

// Reader of bracketed lists.
class BracketReader {
  public:
    void take(const Sign& sign) {
        if (is(sign, opening)) {
            open(sign);
        } else if (is(sign, closing)) {
            close();
        } else if (is_open_) {
            row_.push_back(sign);
        }
        if (is_set_ && is(sign, "0123456789")) is_refused_ = true;
        if (is_blank(sign)) return;
        is_set_ = is_index_ && is(sign, "=") && before_ != nullptr && is(*before_, "]");
        before_ = &sign;
    }

    // Ends a line, which ends a row too.
    void end_line() {
        if (is_open_) row_.push_back({";", row_.empty() ? 1 : row_.back().line, 1});
    }

    // Returns the innermost lists. Returns none if they are two boards, set one lamp each, "b[0][1] = 1", or
    // may be the rows and columns of lamps.
    [[nodiscard]] std::vector<Signs> rows() const {
        const auto is_pair = [](const Signs& pair) {
            return pieces_of(pair, [](const Sign& sign) { return is(sign, " \t,;"); }).size() == 2;
        };
        const bool are_pairs =
            are_round_ && rows_.size() > 1 && std::all_of(rows_.begin(), rows_.end(), is_pair);
        return is_refused_ || are_pairs ? std::vector<Signs>() : rows_;
    }

  private:
    void open(const Sign& sign) {
        const bool is_behind_name =
            before_ != nullptr &&
            (is_letter(*before_) || is(*before_, "0123456789_") || (is_index_ && is(*before_, "]")));
        is_index_ = is(sign, "[") && !is_open_ && is_behind_name;
        is_round_now_ = is(sign, "(") && (before_ == nullptr || !is_letter(*before_));
        row_.clear();
        is_open_ = true;
    }

    void close() {
        trim(row_);
        is_complete_ = is_complete_ || (!is_open_ && !rows_.empty());
        if (is_open_ && !row_.empty() && !is_index_) {
            is_refused_ = is_refused_ || is_complete_;  // another board
            rows_.push_back(row_);
            are_round_ = are_round_ && is_round_now_;
        }
        row_.clear();
        is_open_ = false;
    }

    std::vector<Signs> rows_;
    Signs row_;
    const Sign* before_ = nullptr;  // the sign before, without blanks
    bool is_open_ = false;
    bool is_index_ = false;      // true in brackets behind a name
    bool is_round_now_ = false;  // true if the open bracket is round, and no function's
    bool are_round_ = true;      // true while the innermost brackets are round
    bool is_set_ = false;        // true behind "b[0][1] ="
    bool is_complete_ = false;   // true when the bracket around the rows is closed
    bool is_refused_ = false;
};

// Returns the rows of bracketed lists: the innermost lists, or the pieces between ';' of a single one. Text
// before the first bracket, such as "np.array(", is dropped, and so are indices behind a name: "board[3][5]".
std::vector<Signs> rows_in_brackets(const std::vector<Signs>& lines) {
    BracketReader reader;
    for (const Signs& line : lines) {
        for (const Sign& sign : line) reader.take(sign);
        reader.end_line();
    }
    std::vector<Signs> rows = reader.rows();
    if (rows.size() != 1) return rows;
    return pieces_of(rows.front(), [](const Sign& sign) { return is(sign, ";"); });
}

// Divides a single line into rows: at '/', else at ';', else at '|', else at spaces between pieces of one
// length.
std::vector<Signs> rows_of_line(const Signs& line) {
    for (const std::string_view mark : {"/", ";", "|"}) {
        if (!has(line, mark)) continue;
        auto rows = pieces_of(line, [&](const Sign& sign) { return is(sign, mark); });
        const bool are_rows = rows.size() > 1 && std::all_of(rows.begin(), rows.end(),
                                                             [](const Signs& row) { return row.size() > 1; });
        if (mark == "/" || are_rows) return rows;
    }
    const auto words = pieces_of(line, [](const Sign& sign) { return is_blank(sign) || is(sign, ","); });
    const bool are_rows = words.size() > 1 && words.front().size() > 1 &&
                          std::all_of(words.begin(), words.end(),
                                      [&](const Signs& word) { return word.size() == words.front().size(); });
    const bool are_words = std::all_of(words.begin(), words.end(), [](const Signs& word) {
        return is_token(word) && !is_digits(text_of(word));
    });
    return are_rows && !are_words ? words : std::vector<Signs>{line};
}

// Removes a sign that stands between the cells of each row: "0 . 2 . 1", or a dash between words. Returns its
// place if it may be a cell too.
std::optional<BoardCell> drop_marks(std::vector<Row>& rows) {
    constexpr std::array<std::string_view, 3> marks{".", "\u00B7", "~"};
    std::vector<std::string> signs;
    for (const Row& row : rows) {
        if (row.size() < 3 || row.size() % 2 == 0) return std::nullopt;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if ((i % 2 == 1) != (row[i].sign == rows.front()[1].sign)) return std::nullopt;
            if (i % 2 == 0) signs.push_back(row[i].sign);
        }
    }
    const auto is_state = [](const std::string& sign) { return state_word(sign) != StateWord::none; };
    const bool are_words = std::all_of(signs.begin(), signs.end(), is_state);
    const bool are_digits = std::all_of(signs.begin(), signs.end(), is_digits);
    const BoardCell mark = rows.front()[1];
    if (!(are_words && is_dash(mark.sign)) && !((are_words || are_digits) && place_of(mark.sign, marks)))
        return std::nullopt;
    const auto is_one = [](const std::string& sign) { return sign == "1"; };
    if (are_digits && std::all_of(signs.begin(), signs.end(), is_one)) return std::nullopt;
    const bool has_dark = std::find(signs.begin(), signs.end(), "0") != signs.end();
    const bool has_lit =
        std::any_of(signs.begin(), signs.end(), [](const std::string& sign) { return sign != "0"; });
    const bool is_spaced = mark.column > rows.front().front().column + 1;
    if (are_digits && !(has_dark && has_lit && is_spaced)) return mark;
    for (Row& row : rows) {
        Row cells;
        for (std::size_t i = 0; i < row.size(); i += 2) cells.push_back(row[i]);
        row = std::move(cells);
    }
    return std::nullopt;
}

// Returns a last line of dots below lines of digits: it may mean that rows were left out.
std::optional<BoardCell> find_ellipsis(const std::vector<Row>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool is_last = i + 1 == rows.size();
        const bool is_usual = std::all_of(rows[i].begin(), rows[i].end(), [&](const BoardCell& cell) {
            return is_last ? cell.sign == "." : is_digits(cell.sign);
        });
        if (!is_usual || (is_last && i > 0 && rows[i].front().line == rows[i - 1].front().line))
            return std::nullopt;
    }
    return rows.size() > 1 ? std::optional(rows.back().front()) : std::nullopt;
}

// Removes a first row that gives the size of the others, either way round. Returns whether it did.
void drop_size(std::vector<Row>& rows, const Signs& first_line) {
    std::string text = text_of(first_line);
    while (!text.empty() && (text.back() == ':' || text.back() == ' ')) text.pop_back();
    if (rows.size() > 2 && rows.back().size() > 1 && parse_number(text) == rows.size() - 1 &&
        rows.back().size() == rows.size() - 1) {
        rows.erase(rows.begin());  // the side of a square
        return;
    }
    for (const std::string_view times : {"x", "X", "\u00D7", "*", ",", " "}) {
        const std::size_t at = text.find(times);
        if (at == std::string::npos || rows.size() < 2) continue;
        const std::string_view whole = text;
        const auto one = parse_number(trimmed(whole.substr(0, at)));
        const auto other = parse_number(trimmed(whole.substr(at + times.size())));
        const std::size_t height = rows.size() - 1;
        const std::size_t width = rows.back().size();
        if (one && other && ((*one == height && *other == width) || (*one == width && *other == height))) {
            rows.erase(rows.begin());
            return;
        }
    }
}

// Divides a single row by the size that the text names. Returns false if the size is not that of the rows.
bool has_named_size(std::vector<Row>& rows, const Body& body) {
    std::size_t height = body.height;
    std::size_t width = body.width;
    if (rows.size() != 1)
        return (height == 0 || height == rows.size()) && (width == 0 || width == rows.front().size());
    if (height == 0 && width == 0) return !body.is_r;
    const Row row = rows.front();
    if (height == 0) height = row.size() / width;
    if (width == 0) width = row.size() / height;
    if (height * width != row.size()) return false;
    rows.assign(height, {});
    for (std::size_t i = 0; i < row.size(); ++i)
        rows[body.is_by_column ? i % height : i / width].push_back(row[i]);
    return true;
}

// Returns the rows of the lines, in the first form that fits.
std::vector<Row> rows_of(std::vector<Signs> lines) {
    std::vector<Row> rows;
    for (const Signs& line : lines) {
        if (Row boxes = cells_of_boxes(line); !boxes.empty()) rows.push_back(std::move(boxes));
    }
    if (!rows.empty() && rows.size() == lines.size()) return rows;
    rows = rows_of_fields(lines, "\t");
    if (rows.empty()) rows = rows_of_fields(lines, "|");
    if (rows.empty()) rows = rows_between_bars(lines);
    if (!rows.empty()) return rows;
    const bool has_brackets =
        std::any_of(lines.begin(), lines.end(), [](const Signs& line) { return has(line, opening); });
    if (has_brackets) lines = rows_in_brackets(lines);
    if (lines.size() == 1) lines = rows_of_line(lines.front());
    const bool is_grouped = lines.size() > 1 && are_groups(lines);
    for (Signs& line : lines) {
        trim(line);
        // A slash may end rows that are lines too.
        for (const Signs& row : pieces_of(line, [](const Sign& sign) { return is(sign, "/"); }))
            if (Row cells = cells_of(row, is_grouped); !cells.empty()) rows.push_back(std::move(cells));
    }
    return rows;
}

// Checks of what was left out.

// Reader of the remarks beside a board, which may change it.
class RemarkReader {
  public:
    RemarkReader(const Body& body, const std::vector<Row>& rows) : body_(body), rows_(rows) {
        for (const Row& row : rows)
            for (const BoardCell& cell : row)
                if (!is_of_board(cell.sign)) alphabet_.push_back(cell.sign);
        has_words_ = std::any_of(alphabet_.begin(), alphabet_.end(), is_state);
    }

    // Returns the first place of a remark with a word of states among words, the cells of a row, another
    // size, the headings of a table, or a word that changes the board; of labels that do not count; of a sign
    // with an unclear or contradictory legend.
    [[nodiscard]] std::optional<BoardCell> trouble() const {
        for (const Signs& line : body_.dropped) {
            BoardCell place = place_of_line(line);
            if (is_row_of_letters(line)) return place;
            if (const auto word = troubling_word(text_of(line), place.line == rows_.back().front().line)) {
                place.sign = *word;
                return place;
            }
            if (is_heading(line) || has_cells(line)) return place;
            if (auto size = other_size(line)) return size;
        }
        if (are_labels_odd()) return body_.labels.front().first;
        for (const Row& row : rows_) {
            const auto cell = std::find_if(row.begin(), row.end(),
                                           [this](const BoardCell& one) { return is_unclear(one.sign); });
            if (cell != row.end()) return *cell;
        }
        return std::nullopt;
    }

  private:
    static bool is_state(const std::string& word) { return state_word(word) != StateWord::none; }

    [[nodiscard]] bool is_of_board(const std::string& sign) const {
        return std::find(alphabet_.begin(), alphabet_.end(), sign) != alphabet_.end();
    }
    [[nodiscard]] std::size_t columns() const { return rows_.front().size(); }

    // Returns whether a line is a row of letters that no legend names: "RGB".
    [[nodiscard]] bool is_row_of_letters(const Signs& line) const {
        return line.size() == columns() && std::all_of(line.begin(), line.end(), is_letter) &&
               std::any_of(line.begin(), line.end(),
                           [this](const Sign& sign) { return is_of_board(sign.text); });
    }

    // Returns whether a line has the headings of a table, one above each column: "row,col,on".
    [[nodiscard]] bool is_heading(const Signs& line) const {
        const auto fields = pieces_of(line, [](const Sign& sign) { return is(sign, ",\t"); });
        return fields.size() == columns() && columns() > 1 &&
               rows_.front().front().line == place_of_line(line).line + 1 &&
               std::all_of(fields.begin(), fields.end(), [](const Signs& field) {
                   return std::all_of(field.begin(), field.end(), is_letter);
               });
    }

    // Returns whether all signs of a piece are signs of the board.
    [[nodiscard]] bool is_run(const Signs& piece) const {
        return std::all_of(piece.begin(), piece.end(),
                           [this](const Sign& sign) { return !is(sign, "!?") && is_of_board(sign.text); });
    }

    // Returns whether a line has as many cells as a row, or words of states that may be cells.
    [[nodiscard]] bool has_cells(const Signs& line) const {
        const auto pieces = pieces_of(line, [](const Sign& sign) { return is(sign, " \t,;|"); });
        std::size_t states = 0;
        std::size_t cells = 0;
        bool has_sign = false;  // of the board
        for (const Signs& piece : pieces) {
            states += is_state(text_of(piece)) ? 1 : 0;
            if (!is_run(piece)) continue;
            const bool is_ellipsis =
                std::all_of(piece.begin(), piece.end(), [](const Sign& sign) { return is(sign, ".-"); });
            cells += is_ellipsis ? 0 : piece.size();
            has_sign = has_sign || (piece.size() == 1 && !is(piece.front(), ".-:0123456789aI"));
        }
        if (columns() > 2 && cells >= columns()) return true;
        if (has_sign && states > 0 && legend_in(text_of(line)).entries.empty()) return true;
        return has_words_ && (states > 1 || (states == 1 && pieces.size() == columns()));
    }

    // Returns a size such as "5 x 5" or "5 by 5" that is not that of the board.
    [[nodiscard]] std::optional<BoardCell> other_size(const Signs& line) const {
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (!is(line[i], "0123456789") || (i > 0 && is(line[i - 1], "0123456789."))) continue;
            std::string size = size_at(line, i);
            const auto shape = parse_shape(size);
            if (!shape || size.find_first_of("xX*\u00D7") == std::string::npos) continue;
            const auto height = static_cast<std::size_t>(shape->rows);
            const auto width = static_cast<std::size_t>(shape->columns);
            const bool is_own = (height == rows_.size() && width == columns()) ||
                                (width == rows_.size() && height == columns());
            if (!is_own) return BoardCell{std::move(size), line[i].line, line[i].column};
        }
        return std::nullopt;
    }

    // Returns the text from a number on that may be a size, with "x" for "by", up to its last digit.
    static std::string size_at(const Signs& line, std::size_t begin) {
        std::size_t end = begin;
        while (end < line.size() && (is(line[end], "0123456789xX*yb ") || line[end].text == "\u00D7")) ++end;
        std::string size = text_between(line, begin, end);
        if (const std::size_t by = size.find("by"); by != std::string::npos) size.replace(by, 2, "x");
        while (!size.empty() && !is_digits(size.substr(size.size() - 1))) size.pop_back();
        return size;
    }

    // Returns whether each row has a label, but these do not count and are not all the same.
    [[nodiscard]] bool are_labels_odd() const {
        std::vector<std::string> numbers;
        numbers.reserve(body_.labels.size());
        for (const auto& label : body_.labels) numbers.push_back(std::to_string(label.second));
        const bool are_same = std::all_of(numbers.begin(), numbers.end(),
                                          [&](const auto& number) { return number == numbers.front(); });
        return numbers.size() > 1 && numbers.size() == rows_.size() && !are_same && !counts(numbers);
    }

    // Returns whether legends contradict each other about a sign, or do not make its state plain.
    [[nodiscard]] bool is_unclear(const std::string& sign) const {
        if (std::find(body_.unclear.begin(), body_.unclear.end(), sign) != body_.unclear.end()) return true;
        const auto is_its = [&](const LegendEntry& entry) { return entry.sign == sign; };
        const auto one = std::find_if(body_.legend.begin(), body_.legend.end(), is_its);
        return std::any_of(body_.legend.begin(), body_.legend.end(), [&](const LegendEntry& entry) {
            return is_its(entry) && (entry.state != one->state || entry.is_any != one->is_any);
        });
    }

    const Body& body_;
    const std::vector<Row>& rows_;
    std::vector<std::string> alphabet_;  // signs of the board
    bool has_words_ = false;             // true if words of states are cells
};

}  // namespace

Error at_cell(const BoardCell& cell, Message problem) {
    return Error{tell("machine.board.at", cell.line, cell.column, std::move(problem))};
}

Result<BoardText> find_board(std::string_view text, int most) {
    constexpr std::size_t longest_cell = 64;  // bytes, with what surrounds it
    const auto limit = static_cast<std::size_t>(most);
    if (text.size() / longest_cell > limit * limit) return Error{tell("machine.board.too-large", most)};
    if (text.size() >= large_text) return find_large_board(text, most);
    Body body = body_of(text);
    drop_line_labels(body);
    const Error no_rows =
        body.first ? at_cell(*body.first, tell("machine.board.empty")) : Error{tell("machine.board.empty")};
    if (body.lines.empty()) return no_rows;
    const Signs first_line = body.lines.front();
    std::vector<Row> rows = rows_of(std::move(body.lines));
    const auto is_blank_row = [](const Row& row) {
        return std::all_of(row.begin(), row.end(), [](const BoardCell& c) { return c.sign == blank_cell; });
    };
    if (body.has_heading && rows.size() > 1 && is_blank_row(rows.front())) rows.erase(rows.begin());
    drop_size(rows, first_line);
    drop_labels(rows);
    if (rows.empty()) return no_rows;
    const auto unclear = [](const BoardCell& cell) {
        return at_cell(cell, tell("machine.board.unclear", quoted(cell.sign)));
    };
    if (const auto mark = drop_marks(rows)) return unclear(*mark);
    if (const auto dots = find_ellipsis(rows)) return unclear(*dots);
    if (!has_named_size(rows, body)) return unclear(rows.front().front());
    rows = squared(std::move(rows));
    if (body.stray) return unclear(*body.stray);
    if (const auto trouble = RemarkReader(body, rows).trouble()) return unclear(*trouble);
    auto board = board_of(std::move(rows), most);
    if (!board) return board.error();
    BoardText explained = *std::move(board);
    explained.legend = std::move(body.legend);
    return explained;
}

}  // namespace switchbox::machine
