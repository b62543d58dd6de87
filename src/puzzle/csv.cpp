#include "puzzle/csv.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "machine/notation.hpp"
#include "puzzle/assembly.hpp"
#include "puzzle/csv_words.hpp"
#include "puzzle/likeness.hpp"
#include "puzzle/table.hpp"

namespace switchbox::puzzle {
namespace {

using machine::quoted;

class CsvReader {
  public:
    Result<machine::WiredPuzzle> read(const std::vector<Row>& rows) {
        if (rows.empty()) return error_at(Place{}, tell("puzzle.no-heading"));
        if (auto problem = heading(rows.front())) return *problem;
        for (std::size_t i = 1; i < rows.size(); ++i) {
            if (auto problem = row(rows[i])) return *problem;
        }
        return std::move(assembly_).finish();
    }

  private:
    using Read = Problem (CsvReader::*)(const Row& row);

    // An empty cell or "button", the lamps; then "-" and the columns of limits.
    Problem heading(const Row& row) {
        const bool is_one = row.size() > 1 && (row[0].text.empty() || row[0].text == button_heading);
        if (!is_one) return error_at(row[0].place, tell("puzzle.no-heading"));
        std::size_t column = 1;
        for (; column < row.size() && row[column].text != divider; ++column) {
            const auto lamp = assembly_.lamp(row[column].text, row[column].place);
            if (!lamp) return lamp.error();
            if (*lamp + 1 != column) return error_at(row[column].place, tell("puzzle.said-twice"));
        }
        end_of_lamps_ = column;
        for (++column; column < row.size(); ++column) {
            if (auto problem = limit_heading(row[column])) return problem;
        }
        return std::nullopt;
    }

    Problem limit_heading(const Cell& cell) {
        const auto which =
            std::find(limit_columns.begin(), limit_columns.end(), cell.text) - limit_columns.begin();
        if (which == std::ssize(limit_columns))
            return error_at(cell.place, tell("puzzle.no-limit-column", quoted(cell.text)));
        // In the order of limit_columns.
        const auto limit = static_cast<Assembly::Limit>(which);
        if (std::find(limits_.begin(), limits_.end(), limit) != limits_.end())
            return error_at(cell.place, tell("puzzle.said-twice"));
        limits_.push_back(limit);
        return std::nullopt;
    }

    Problem row(const Row& row) {
        if (is_of_lamps_) return lamp_row(row);
        if (row[0].text != divider) return button(row);
        is_of_lamps_ = true;
        return empty_between(row, 1, row.size());
    }

    // What stands in none of the heading's columns.
    static Problem empty_between(const Row& row, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < std::min(end, row.size()); ++i) {
            if (!row[i].text.empty()) return error_at(row[i].place, tell("puzzle.stray-cell"));
        }
        return std::nullopt;
    }

    // Each cell under a lamp that has something in it, told to `set`.
    template <class Set>
    Problem lamp_cells(const Row& row, Set set) {
        for (std::size_t i = 1; i < std::min(end_of_lamps_, row.size()); ++i) {
            if (row[i].text.empty()) continue;
            if (auto problem = set(i - 1, row[i])) return problem;
        }
        return std::nullopt;
    }

    // The same where it is a number.
    template <class Set>
    Problem lamp_numbers(const Row& row, Set set) {
        return lamp_cells(row, [&](std::size_t lamp, const Cell& cell) -> Problem {
            const auto number = number_of(cell.text);
            if (!number) return error_at(cell.place, tell("puzzle.not-a-number", quoted(cell.text)));
            return set(lamp, *number, cell.place);
        });
    }

    Problem button(const Row& row) {
        const auto button = assembly_.button(row[0].text, row[0].place);
        if (!button) return button.error();
        const auto add = [&](std::size_t lamp, std::int64_t by, const Place& place) -> Problem {
            return by == 0 ? std::nullopt : assembly_.add_effect(*button, lamp, by, place);
        };
        if (auto problem = lamp_numbers(row, add)) return problem;
        const std::size_t begin = end_of_lamps_ + 1;  // of the limits
        if (auto problem = empty_between(row, end_of_lamps_, begin)) return problem;
        for (std::size_t i = 0; i < limits_.size() && begin + i < row.size(); ++i) {
            const Cell& cell = row[begin + i];
            if (cell.text.empty()) continue;
            const auto count = number_of(cell.text);
            if (!count) return error_at(cell.place, tell("puzzle.not-a-number", quoted(cell.text)));
            if (auto problem = assembly_.set_limit(limits_[i], row[0].text, *count, cell.place))
                return problem;
        }
        return empty_between(row, begin + limits_.size(), row.size());
    }

    Problem lamp_row(const Row& row) {
        // In the order of `lamp_rows`.
        static constexpr std::array<Read, lamp_rows.size()> readers{
            &CsvReader::states, &CsvReader::start, &CsvReader::target, &CsvReader::press, &CsvReader::faces};
        const auto which = std::find(lamp_rows.begin(), lamp_rows.end(), row[0].text) - lamp_rows.begin();
        if (which == std::ssize(lamp_rows))
            return error_at(row[0].place, tell("puzzle.no-lamp-row", quoted(row[0].text)));
        if (auto problem = (this->*readers.at(static_cast<std::size_t>(which)))(row)) return problem;
        if (row[0].text == lamp_rows.back()) return std::nullopt;  // of states, not of lamps
        return empty_between(row, end_of_lamps_, row.size());
    }

    Problem states(const Row& row) {
        return lamp_numbers(row, [this](std::size_t lamp, std::int64_t states, const Place& place) {
            return assembly_.set_states(lamp, states, place);
        });
    }

    Problem start(const Row& row) {
        return lamp_numbers(row, [this](std::size_t lamp, std::int64_t state, const Place& place) {
            return assembly_.set_start(lamp, state, place);
        });
    }

    Problem target(const Row& row) {
        if (row.size() > 1 && row[1].text == alike) {
            if (auto problem = assembly_.want_alike(row[1].place)) return problem;
            return empty_between(row, 2, row.size());
        }
        if (auto problem = assembly_.begin_target(row[0].place)) return problem;
        return lamp_cells(row, [this](std::size_t lamp, const Cell& cell) -> Problem {
            if (cell.text == "*") return assembly_.set_target(lamp, std::nullopt, cell.place);
            const auto state = number_of(cell.text);
            if (!state) return error_at(cell.place, tell("puzzle.not-a-state", quoted(cell.text)));
            return assembly_.set_target(lamp, *state, cell.place);
        });
    }

    // "faces,up,right,down,left", which are not of the lamps above them
    Problem faces(const Row& row) {
        std::vector<Word> names;
        for (std::size_t i = 1; i < row.size(); ++i) {
            if (!row[i].text.empty()) names.push_back({row[i].text, row[i].place});
        }
        if (names.empty()) return error_at(row[0].place, tell("puzzle.nothing-said", quoted(row[0].text)));
        return assembly_.set_faces(names, row[0].place);
    }

    // "press,lit"
    Problem press(const Row& row) {
        if (row.size() < 2) return error_at(row[0].place, tell("puzzle.nothing-said", quoted(row[0].text)));
        if (auto problem = assembly_.set_press(row[1].text, row[1].place)) return problem;
        return empty_between(row, 2, row.size());
    }

    Assembly assembly_;
    std::size_t end_of_lamps_ = 1;  // column
    std::vector<Assembly::Limit> limits_;
    bool is_of_lamps_ = false;
};

}  // namespace

Result<machine::WiredPuzzle> parse_csv(std::string_view text) {
    const auto rows = parse_table(text);
    return rows ? CsvReader().read(*rows) : Result<machine::WiredPuzzle>(rows.error());
}

}  // namespace switchbox::puzzle
