#include "types/custom/formats/table.hpp"

#include <algorithm>

#include "types/custom/formats/likeness.hpp"

namespace switchbox::puzzle {
namespace {

constexpr std::string_view space_in_cells = " \t\r\f\v";

// Returns the separator that ends the first cell, or a comma if none does.
char separator_of(std::string_view text) {
    std::size_t at = text.find_first_not_of(" \r\n\f\v");
    if (at != std::string_view::npos && text[at] == '"') at = text.find('"', at + 1);
    at = text.find_first_of(std::string(separators) + '\n', std::min(at, text.size()));
    return at == std::string_view::npos || text[at] == '\n' ? ',' : text[at];
}

class TableReader {
  public:
    explicit TableReader(std::string_view text) : rest_(text), separator_(separator_of(text)) {}

    Result<std::vector<Row>> read() {
        std::vector<Row> rows;
        while (!rest_.empty()) {
            Row row;
            if (auto problem = read_row(row)) return *problem;
            while (!row.empty() && row.back().text.empty()) row.pop_back();
            if (!row.empty()) rows.push_back(std::move(row));
        }
        return rows;
    }

  private:
    [[nodiscard]] bool is_next(char c) const { return !rest_.empty() && rest_.front() == c; }
    [[nodiscard]] bool is_at_end_of_cell() const {
        return rest_.empty() || is_next(separator_) || is_next('\n');
    }

    // Consumes that many bytes and returns them.
    std::string_view take(std::size_t bytes) {
        const std::string_view taken = rest_.substr(0, bytes);
        rest_.remove_prefix(taken.size());
        const std::size_t line_end = taken.rfind('\n');
        if (line_end != std::string_view::npos) {
            place_.line += static_cast<std::size_t>(std::count(taken.begin(), taken.end(), '\n'));
            place_.column = 1;
        }
        place_.column += characters_in(taken.substr(line_end + 1));  // npos + 1 is 0: all of it
        return taken;
    }

    void skip_blanks() {
        std::size_t bytes = 0;
        while (bytes < rest_.size() && rest_[bytes] != separator_ &&
               space_in_cells.find(rest_[bytes]) != std::string_view::npos)
            ++bytes;
        take(bytes);
    }

    Problem read_row(Row& row) {
        bool has_more = true;
        while (has_more) {
            if (auto problem = read_cell(row.emplace_back())) return problem;
            has_more = is_next(separator_);
            take(1);
        }
        return std::nullopt;
    }

    Problem read_cell(TableCell& cell) {
        skip_blanks();
        cell.place = place_;
        if (is_next('"')) return read_quoted(cell);
        const std::string_view text =
            take(std::min(rest_.find_first_of(std::string{separator_, '\n'}), rest_.size()));
        cell.text = text.substr(0, text.find_last_not_of(space_in_cells) + 1);
        return std::nullopt;
    }

    Problem read_quoted(TableCell& cell) {
        take(1);
        while (true) {
            const std::size_t end = rest_.find('"');
            if (end == std::string_view::npos) return error_at(cell.place, tell("puzzle.open-quote"));
            cell.text += take(end);
            take(1);
            if (!is_next('"')) break;
            cell.text += take(1);  // two quotes encode one
        }
        skip_blanks();
        if (is_at_end_of_cell()) return std::nullopt;
        return error_at(place_, tell("puzzle.after-quote"));
    }

    std::string_view rest_;
    char separator_;
    TextPosition place_;
};

}  // namespace

Result<std::vector<Row>> parse_table(std::string_view text) { return TableReader(text).read(); }

std::string format_cell(const std::string& text) {
    const bool is_plain = !text.empty() && text.find_first_of("\",;\t\r\n\f\v") == std::string::npos &&
                          text.front() != ' ' && text.back() != ' ';
    if (is_plain) return text;
    std::string cell = "\"";
    for (const char c : text) cell += c == '"' ? std::string(2, c) : std::string(1, c);
    return cell + '"';
}

}  // namespace switchbox::puzzle
