#include "machine/board_rows.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <utility>

#include "machine/board_words.hpp"
#include "machine/text.hpp"

namespace switchbox::machine {
namespace {

constexpr std::string_view opening = "[{(";
constexpr std::string_view closing = "]})";

bool is_one_of(char c, std::string_view any) { return any.find(c) != std::string_view::npos; }

// Divider of a text into rows and pieces between marks.
class RowDivider {
  public:
    explicit RowDivider(std::string_view text)
        : text_(text),
          has_brackets_(text.find_first_of(opening) != std::string_view::npos),
          is_one_line_(trimmed(text).find_first_of("\n/") == std::string_view::npos) {}

    // Returns the rows that have a piece.
    std::vector<BoardRow> rows() && {
        for (std::size_t at = 0; at < text_.size();) {
            const std::size_t end = end_of_piece(at);
            if (end > at) {
                take_piece(text_.substr(at, end - at));
            } else {
                take_mark(text_[at]);
            }
            at = std::max(end, at + 1);
        }
        end_row();
        return std::move(rows_);
    }

  private:
    [[nodiscard]] bool ends_row(char c) const {
        if (has_brackets_) return is_one_of(c, closing);
        return c == '\n' || c == '/' || (c == ';' && is_one_line_);
    }
    [[nodiscard]] std::size_t end_of_piece(std::size_t at) const {
        while (at < text_.size() && !is_one_of(text_[at], " \t\r\n,\"';|/[{(]})")) ++at;
        return at;
    }

    void take_piece(std::string_view piece) {
        row_.push_back({std::string(piece), line_, column_});
        column_ += piece.size() == 1 ? 1 : characters_of(piece).size();
    }

    void take_mark(char mark) {
        if (is_one_of(mark, opening)) row_.clear();
        if (ends_row(mark)) end_row();
        line_ += mark == '\n' ? 1 : 0;
        column_ = mark == '\n' ? 1 : column_ + 1;
    }

    void end_row() {
        if (!row_.empty()) rows_.push_back(std::move(row_));
        row_.clear();
    }

    std::string_view text_;
    bool has_brackets_;
    bool is_one_line_;  // true if neither line ends nor slashes divide the text
    std::size_t line_ = 1;
    std::size_t column_ = 1;
    BoardRow row_;
    std::vector<BoardRow> rows_;
};

// Returns the characters of a piece as cells.
BoardRow characters_in(const BoardCell& piece) {
    BoardRow row;
    for (const std::string_view character : characters_of(piece.sign))
        row.push_back({std::string(character), piece.line, piece.column + row.size()});
    return row;
}

// Returns whether a piece between marks is one cell.
bool is_cell(const std::string& piece) {
    return first_character(piece).size() == piece.size() || is_digits(piece) ||
           state_word(piece) != StateWord::none;
}

}  // namespace

std::vector<BoardRow> squared(std::vector<BoardRow> rows) {
    if (rows.size() != 1) return rows;
    const std::size_t size = rows.front().size();
    const auto side = static_cast<std::size_t>(std::lround(std::sqrt(static_cast<double>(size))));
    if (side < 2 || side * side != size) return rows;
    std::vector<BoardRow> square;
    for (std::size_t row = 0; row < side; ++row) {
        const auto first = rows.front().begin() + static_cast<std::ptrdiff_t>(row * side);
        square.emplace_back(first, first + static_cast<std::ptrdiff_t>(side));
    }
    return square;
}

Result<BoardText> board_of(std::vector<BoardRow> rows, int most) {
    const std::size_t columns = rows.front().size();
    const auto limit = static_cast<std::size_t>(most);
    const auto other =
        std::find_if(rows.begin(), rows.end(), [&](const BoardRow& row) { return row.size() != columns; });
    if (other != rows.end())
        return at_cell(other->front(), tell("machine.board.row-length", other->size(), columns));
    if (rows.size() > limit || columns > limit) return Error{tell("machine.board.too-large", most)};
    BoardText board;
    board.cells.reserve(rows.size() * columns);
    for (BoardRow& row : rows) std::move(row.begin(), row.end(), std::back_inserter(board.cells));
    board.shape = {static_cast<int>(rows.size()), static_cast<int>(columns)};
    return board;
}

Result<BoardText> find_large_board(std::string_view text, int most) {
    std::vector<BoardRow> rows = RowDivider(text).rows();
    if (rows.empty()) return Error{tell("machine.board.empty")};
    const bool are_whole =
        std::all_of(rows.begin(), rows.end(), [](const BoardRow& row) { return row.size() == 1; });
    for (BoardRow& row : rows) {
        if (are_whole) row = characters_in(row.front());
        const auto wrong = std::find_if_not(row.begin(), row.end(),
                                            [](const BoardCell& cell) { return is_cell(cell.sign); });
        if (wrong != row.end()) return at_cell(*wrong, tell("machine.board.unclear", quoted(wrong->sign)));
    }
    return board_of(squared(std::move(rows)), most);
}

}  // namespace switchbox::machine
