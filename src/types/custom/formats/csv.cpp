#include "types/custom/formats/csv.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "machine/text.hpp"
#include "types/custom/formats/assembly.hpp"
#include "types/custom/formats/formats.hpp"

namespace switchbox::puzzle {
namespace {

class CsvReader {
  public:
    explicit CsvReader(Remarks* remarks) : assembly_(remarks) {}

    Result<machine::WiredPuzzle> read(const std::vector<Row>& rows) {
        if (rows.empty()) return error_at(TextPosition{}, tell("puzzle.no-heading"));
        has_divider_ = std::any_of(rows.begin() + 1, rows.end(),
                                   [](const Row& row) { return is_lone_dash(row[0].text); });
        if (auto problem = heading(rows.front())) return *problem;
        for (std::size_t i = 1; i < rows.size(); ++i) {
            if (auto problem = row(rows[i])) return *problem;
        }
        return std::move(assembly_).finish();
    }

  private:
    using Read = Problem (CsvReader::*)(const Row& row);

    // Reads the heading: an empty cell or "button", the lamps, then "-" and the columns of limits. Without
    // "-", the columns "most", "cost" and "pressed" are limits all the same.
    Problem heading(const Row& row) {
        const bool is_one = row.size() > 1 &&
                            (row[0].text.empty() || lower_case(without_colon(row[0].text)) == button_heading);
        if (!is_one) return error_at(row[0].place, tell("puzzle.no-heading"));
        has_limit_divider_ = std::any_of(row.begin(), row.end(),
                                         [](const TableCell& cell) { return is_lone_dash(cell.text); });
        std::size_t column = 1;
        for (; column < row.size() && !is_lone_dash(row[column].text); ++column) {
            const bool is_limit = limit_named(row[column].text) < limit_columns.size();
            if (is_limit && !has_limit_divider_) break;
            if (is_limit)
                assembly_.remark(row[column].place,
                                 tell("puzzle.read.lamp-column", machine::quoted(row[column].text)));
            else
                assembly_.remark_if_unlikely(row[column].text, row[column].place,
                                             tell("puzzle.read.lamp", machine::quoted(row[column].text)));
            const auto lamp = assembly_.lamp(row[column].text, row[column].place);
            if (!lamp) return lamp.error();
            if (*lamp + 1 != column) return error_at(row[column].place, tell("puzzle.said-twice"));
        }
        end_of_lamps_ = column;
        begin_of_limits_ = has_limit_divider_ ? column + 1 : column;
        for (column = begin_of_limits_; column < row.size(); ++column) {
            if (auto problem = limit_heading(row[column])) return problem;
            if (!has_limit_divider_)
                assembly_.remark(row[column].place,
                                 tell("puzzle.read.limit-column", machine::quoted(row[column].text)));
        }
        return std::nullopt;
    }

    // Returns the index in limit_columns, or limit_columns.size() if the cell names no limit.
    static std::size_t limit_named(std::string_view cell) {
        const std::string name = lower_case(without_colon(cell));
        return static_cast<std::size_t>(std::find(limit_columns.begin(), limit_columns.end(), name) -
                                        limit_columns.begin());
    }
    static std::optional<std::size_t> lamp_row_named(std::string_view cell) {
        return machine::place_of(lower_case(without_colon(cell)), lamp_rows);
    }

    Problem limit_heading(const TableCell& cell) {
        const std::size_t which = limit_named(cell.text);
        if (which == limit_columns.size())
            return error_at(cell.place, tell("puzzle.no-limit-column", machine::quoted(cell.text)));
        // PuzzleBuilder::Limit and limit_columns have the same order.
        const auto limit = static_cast<PuzzleBuilder::Limit>(which);
        if (std::find(limits_.begin(), limits_.end(), limit) != limits_.end())
            return error_at(cell.place, tell("puzzle.said-twice"));
        limits_.push_back(limit);
        return std::nullopt;
    }

    Problem row(const Row& row) {
        if (is_of_lamps_) return lamp_row(row);
        if (is_lone_dash(row[0].text)) {
            is_of_lamps_ = true;
            return empty_between(row, 1, row.size());
        }
        const auto keyword = lamp_row_named(row[0].text);
        if (!keyword) {
            remark_on_button(row);
            return button(row);
        }
        const Message name = machine::quoted(row[0].text);
        assembly_.remark(row[0].place, has_divider_ ? tell("puzzle.read.button-row", name)
                                                    : tell("puzzle.read.lamp-row",
                                                           machine::quoted(lamp_rows.at(*keyword))));
        return has_divider_ ? button(row) : lamp_row(row);
    }

    // Adds a remark if a button's name resembles a statement, or if a line of text is in one cell.
    void remark_on_button(const Row& row) {
        const Message how = tell("puzzle.read.button", machine::quoted(row[0].text));
        const std::string_view name = without_colon(row[0].text);
        if (row.size() == 1 && name.find_first_of(":=") != std::string_view::npos)
            return assembly_.remark(row[0].place, how);
        assembly_.remark_if_unlikely(name, row[0].place, how);
    }

    // Returns an error for the first cell with text in columns outside the heading.
    static Problem empty_between(const Row& row, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < std::min(end, row.size()); ++i) {
            if (!row[i].text.empty()) return error_at(row[i].place, tell("puzzle.stray-cell"));
        }
        return std::nullopt;
    }

    // Calls `set` for each cell below a lamp that is not empty.
    template <class Set>
    Problem lamp_cells(const Row& row, Set set) {
        for (std::size_t i = 1; i < std::min(end_of_lamps_, row.size()); ++i) {
            if (row[i].text.empty()) continue;
            if (auto problem = set(i - 1, row[i])) return problem;
        }
        return std::nullopt;
    }

    Problem button(const Row& row) {
        const auto button = assembly_.button(row[0].text, row[0].place);
        if (!button) return button.error();
        const auto add = [&](std::size_t lamp, const TableCell& cell) -> Problem {
            const auto tick = tick_of(cell.text);
            const auto by = tick ? tick : number_of(cell.text);
            if (!by) return error_at(cell.place, problem_with_number(cell.text));
            return *by == 0 ? std::nullopt : assembly_.add_effect(*button, lamp, *by, cell.place);
        };
        if (auto problem = lamp_cells(row, add)) return problem;
        const std::size_t begin = begin_of_limits_;
        if (auto problem = empty_between(row, end_of_lamps_, begin)) return problem;
        for (std::size_t i = 0; i < limits_.size() && begin + i < row.size(); ++i) {
            const TableCell& cell = row[begin + i];
            if (cell.text.empty()) continue;
            const auto count = number_of(cell.text);
            if (!count) return error_at(cell.place, problem_with_number(cell.text, machine::max_press_count));
            if (auto problem = assembly_.set_limit(limits_[i], row[0].text, *count, cell.place))
                return problem;
        }
        return empty_between(row, begin + limits_.size(), row.size());
    }

    Problem lamp_row(const Row& row) {
        // Readers in the order of `lamp_rows`.
        static constexpr std::array<Read, lamp_rows.size()> readers{
            &CsvReader::states, &CsvReader::start, &CsvReader::target, &CsvReader::press, &CsvReader::faces};
        const auto which = lamp_row_named(row[0].text);
        if (!which) return error_at(row[0].place, tell("puzzle.no-lamp-row", machine::quoted(row[0].text)));
        if (auto problem = (this->*readers.at(*which))(row)) return problem;
        if (*which + 1 == lamp_rows.size()) return std::nullopt;  // faces: one cell per state, not per lamp
        return empty_between(row, end_of_lamps_, row.size());
    }

    Problem states(const Row& row) {
        return lamp_cells(row, [this](std::size_t lamp, const TableCell& cell) -> Problem {
            const auto states = number_of(cell.text);
            if (!states && !is_counter_word(cell.text))
                return error_at(cell.place, problem_with_number(cell.text, machine::max_states));
            return assembly_.set_states(lamp, states, cell.place);
        });
    }

    Problem start(const Row& row) {
        return lamp_cells(row, [this](std::size_t lamp, const TableCell& cell) {
            return assembly_.set_start(lamp, cell.text, cell.place);
        });
    }

    Problem target(const Row& row) {
        if (row.size() > 1 && lower_case(row[1].text) == alike) {
            if (auto problem = assembly_.want_alike(row[1].place)) return problem;
            return empty_between(row, 2, row.size());
        }
        if (auto problem = assembly_.begin_target(row[0].place)) return problem;
        return lamp_cells(row, [this](std::size_t lamp, const TableCell& cell) {
            return assembly_.set_target(lamp, cell.text, cell.place);
        });
    }

    // Reads "faces,up,right,down,left". These cells are unrelated to the lamps above them.
    Problem faces(const Row& row) {
        std::vector<Word> names;
        for (std::size_t i = 1; i < row.size(); ++i) {
            if (!row[i].text.empty()) names.push_back({row[i].text, row[i].place});
        }
        if (names.empty())
            return error_at(row[0].place, tell("puzzle.nothing-said", machine::quoted(row[0].text)));
        return assembly_.set_state_names(names, row[0].place);
    }

    // Reads "press,lit".
    Problem press(const Row& row) {
        if (row.size() < 2)
            return error_at(row[0].place, tell("puzzle.nothing-said", machine::quoted(row[0].text)));
        if (auto problem = assembly_.set_press(row[1].text, row[1].place)) return problem;
        return empty_between(row, 2, row.size());
    }

    PuzzleBuilder assembly_;
    std::size_t end_of_lamps_ = 1;  // column
    std::size_t begin_of_limits_ = 1;
    bool has_limit_divider_ = false;
    bool has_divider_ = false;  // true if a row "-" separates buttons from lamp rows
    std::vector<PuzzleBuilder::Limit> limits_;
    bool is_of_lamps_ = false;
};

}  // namespace

namespace {

// Exchanges rows and columns. Cells that are missing become empty ones behind the last cell of their row.
std::vector<Row> transposed(const std::vector<Row>& rows) {
    std::size_t columns = 0;
    for (const Row& row : rows) columns = std::max(columns, row.size());
    std::vector<Row> turned(columns);
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < columns; ++i)
            turned[i].push_back(i < row.size() ? row[i] : TableCell{{}, row.back().place});
    }
    for (Row& row : turned) {
        while (row.size() > 1 && row.back().text.empty()) row.pop_back();
    }
    return turned;
}

}  // namespace

bool is_lamp_heading(std::string_view cell) {
    const std::string name = lower_case(without_colon(cell));
    return name == "lamp" || name == "lamps" || name == "light" || name == "lights";
}

Result<machine::WiredPuzzle> parse_csv(std::string_view text, Remarks* remarks) {
    auto rows = parse_table(text);
    if (!rows) return rows.error();
    const bool is_by_lamp = !rows->empty() && is_lamp_heading(rows->front().front().text);
    if (!is_by_lamp) return CsvReader(remarks).read(*rows);
    std::vector<Row> by_button = transposed(*rows);
    by_button.front().front().text = button_heading;
    if (remarks != nullptr)
        remarks->push_back(error_at(rows->front().front().place, tell("puzzle.read.by-lamp")).message);
    return CsvReader(remarks).read(by_button);
}

namespace {

constexpr std::string_view space_in_cells = " \t\r\f\v";

constexpr char markdown_bar = '|';

// Returns the first line of a text that is not empty, and removes it from the text with all before it.
std::string_view take_line(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n\f\v"), text.size()));
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size());
    return line;
}

// Returns the separator that ends the first cell, or a comma if none does.
char separator_of(std::string_view text) {
    if (const auto declared = declared_separator(text)) return *declared;
    if (is_markdown_table(text)) return markdown_bar;
    std::size_t at = text.find_first_not_of(" \r\n\f\v");
    if (at != std::string_view::npos && text[at] == '"') at = text.find('"', at + 1);
    at = text.find_first_of(std::string(separators) + '\n', std::min(at, text.size()));
    return at == std::string_view::npos || text[at] == '\n' ? ',' : text[at];
}

class TableReader {
  public:
    explicit TableReader(std::string_view text) : rest_(text), separator_(separator_of(text)) {
        if (declared_separator(text)) take(text.find('\n'));
    }

    Result<std::vector<Row>> read() {
        std::vector<Row> rows;
        const bool has_rule = is_markdown_table(rest_);
        bool is_rule_read = !has_rule;
        while (!rest_.empty()) {
            Row row;
            skip_blanks();
            if (has_rule && is_next(markdown_bar)) take(1);  // before the first cell
            if (auto problem = read_row(row)) return *problem;
            while (!row.empty() && row.back().text.empty()) row.pop_back();
            if (row.empty()) continue;
            const bool is_rule = !is_rule_read && !rows.empty();
            is_rule_read = is_rule_read || is_rule;
            if (!is_rule) rows.push_back(std::move(row));
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

std::optional<char> declared_separator(std::string_view text) {
    constexpr std::string_view declaration = "sep=";
    const std::size_t at = declaration.size();
    if (text.size() <= at || lower_case(text.substr(0, at)) != declaration) return std::nullopt;
    const bool is_separator = text[at] == markdown_bar || separators.find(text[at]) != std::string_view::npos;
    const std::string_view after = text.substr(at + 1, text.find('\n') - at - 1);
    const bool is_last = after.find_first_not_of(" \t\r,;") == std::string_view::npos;
    return is_separator && is_last ? std::optional(text[at]) : std::nullopt;
}

bool is_markdown_table(std::string_view text) {
    const std::string_view heading = take_line(text);
    const std::string_view rule = take_line(text);
    const auto has = [&](char c) { return rule.find(c) != std::string_view::npos; };
    return heading.find(markdown_bar) != std::string_view::npos && has(markdown_bar) && has('-') &&
           rule.find_first_not_of("|-: \t\r") == std::string_view::npos;
}

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
