#include "types/custom/formats/matrix.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "machine/text.hpp"
#include "types/custom/formats/assembly.hpp"
#include "types/custom/formats/matrix_rows.hpp"
#include "types/custom/formats/source.hpp"

namespace switchbox::puzzle {
namespace {

class MatrixReader {
  public:
    MatrixReader(MatrixText text, Remarks* remarks, bool are_columns_buttons)
        : text_(std::move(text)), assembly_(remarks) {
        if (are_columns_buttons) text_.buttons = MatrixText::Buttons::columns;
        is_augmented_ = text_.rows.front().bar.has_value();
        are_columns_buttons_ = is_augmented_ || text_.buttons == MatrixText::Buttons::columns;
    }

    Result<machine::WiredPuzzle> read() {
        if (auto problem = check_rows()) return *problem;
        remark_on_buttons();
        const std::size_t rows = text_.rows.size();
        lamps_ = are_columns_buttons_ ? rows : columns_;
        for (std::size_t lamp = 0; lamp < lamps_; ++lamp) {
            const auto made = assembly_.lamp(std::to_string(lamp + 1), place_of(lamp, true));
            if (!made) return made.error();
        }
        for (std::size_t i = 0; i < (are_columns_buttons_ ? columns_ : rows); ++i) {
            if (auto problem = button(i)) return *problem;
        }
        if (auto problem = start()) return *problem;
        if (auto problem = targets()) return *problem;
        if (text_.states) {
            if (auto problem = assembly_.set_states(text_.states->value, text_.states->where))
                return *problem;
        }
        remark_on_last_row();
        return std::move(assembly_).finish();
    }

  private:
    // Checks that rows are as long as the first one, with one entry after the bar if there are bars.
    Problem check_rows() {
        columns_ = text_.rows.front().bar.value_or(text_.rows.front().entries.size());
        for (const MatrixRow& row : text_.rows) {
            const bool is_wrong = is_augmented_ && row.entries.size() != columns_ + 1;
            if (is_wrong || row.bar != text_.rows.front().bar)
                return error_at(row.where, tell("puzzle.right-side", columns_));
            if (auto problem = problem_with_length(row, columns_ + (is_augmented_ ? 1 : 0))) return problem;
        }
        return std::nullopt;
    }

    // Returns an error if a row is not of this length.
    static Problem problem_with_length(const MatrixRow& row, std::size_t length) {
        if (row.entries.size() == length) return std::nullopt;
        const MatrixEntry& wrong = row.entries[std::min(length, row.entries.size() - 1)];
        return error_at(wrong.where, tell("puzzle.ragged", row.entries.size(), length));
    }

    // Returns the place of a lamp or button: a row, or an entry of the first row.
    [[nodiscard]] TextPosition place_of(std::size_t index, bool is_lamp) const {
        return is_lamp == are_columns_buttons_ ? text_.rows[index].where
                                               : text_.rows.front().entries[index].where;
    }

    [[nodiscard]] const MatrixEntry& entry(std::size_t button, std::size_t lamp) const {
        return are_columns_buttons_ ? text_.rows[lamp].entries[button] : text_.rows[button].entries[lamp];
    }

    // Adds a remark if rows and columns differ and nothing says which of them are buttons. A start of a
    // length that only one of them has says so too.
    void remark_on_buttons() {
        if (text_.buttons != MatrixText::Buttons::unsaid) return;
        const bool is_plain = text_.start && text_.rows.size() != columns_;
        if (is_augmented_)
            assembly_.remark(text_.rows.front().where, tell("puzzle.read.right-side"));
        else if (text_.has_brackets && !is_plain && !is_symmetric())
            assembly_.remark(text_.rows.front().where, tell("puzzle.read.rows-as-buttons"));
    }

    [[nodiscard]] bool is_symmetric() const {
        if (text_.rows.size() != columns_) return false;
        for (std::size_t i = 0; i < columns_; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (entry(i, j).value != entry(j, i).value) return false;
            }
        }
        return true;
    }

    Problem button(std::size_t index) {
        const auto button = assembly_.button(std::to_string(index + 1), place_of(index, false));
        if (!button) return button.error();
        for (std::size_t lamp = 0; lamp < lamps_; ++lamp) {
            const auto& [steps, place] = entry(index, lamp);
            if (steps == 0) continue;
            if (steps != 1 && !has_large_digits_ && !text_.states)
                assembly_.remark(place, tell("puzzle.read.digit", steps,
                                             machine::steps_on(steps, machine::fewest_states)));
            has_large_digits_ = has_large_digits_ || steps != 1;
            if (auto problem = assembly_.add_effect(*button, lamp, steps, place)) return problem;
        }
        return std::nullopt;
    }

    // Sets the start from the entries after the bars, or from the row after the matrix.
    Problem start() {
        if (text_.start) {
            if (is_augmented_) return error_at(text_.start->where, tell("puzzle.said-twice"));
            if (text_.start->bar) return error_at(text_.start->where, tell("puzzle.start-is-last"));
            if (are_columns_buttons_ && text_.start->entries.size() != lamps_)
                return error_at(text_.start->where, tell("puzzle.one-a-lamp", lamps_));
            if (auto problem = problem_with_length(*text_.start, lamps_)) return problem;
        }
        for (std::size_t lamp = 0; lamp < lamps_ && (text_.start || is_augmented_); ++lamp) {
            const MatrixEntry& state =
                is_augmented_ ? text_.rows[lamp].entries.back() : text_.start->entries[lamp];
            if (auto problem = assembly_.set_start(lamp, std::to_string(state.value), state.where))
                return problem;
        }
        return std::nullopt;
    }

    Problem targets() {
        for (const MatrixRow& target : text_.targets) {
            if (auto problem = problem_with_length(target, lamps_)) return problem;
            if (auto problem = assembly_.begin_target(target.where)) return problem;
            for (std::size_t lamp = 0; lamp < lamps_; ++lamp) {
                const auto& [state, where] = target.entries[lamp];
                if (auto problem = assembly_.set_target(lamp, std::to_string(state), where)) return problem;
            }
        }
        return std::nullopt;
    }

    // Returns whether an empty line or a comment is above a row.
    [[nodiscard]] bool has_gap_above(std::size_t i) const {
        return i > 0 && text_.rows[i].where.line > text_.rows[i - 1].where.line + 1;
    }

    // Adds a remark if there is no start and the only gap is above the last row: it may be the start.
    void remark_on_last_row() {
        const std::size_t last = text_.rows.size() - 1;
        if (last < 2 || text_.start || is_augmented_ || !has_gap_above(last)) return;
        for (std::size_t i = 0; i < last; ++i) {
            if (has_gap_above(i)) return;
        }
        assembly_.remark(text_.rows[last].where, tell("puzzle.read.last-row"));
    }

    MatrixText text_;
    bool is_augmented_ = false;  // with the right side of A x = b behind bars
    bool are_columns_buttons_ = false;
    std::size_t columns_ = 0;  // without the right side
    std::size_t lamps_ = 0;
    PuzzleBuilder assembly_;
    bool has_large_digits_ = false;
};

// Returns the error for the first comment that gives a matrix another number of states, "# mod 3".
Problem problem_with_comments(std::string_view text, std::int64_t states) {
    for (std::size_t hash = text.find('#'); hash < text.size(); hash = text.find('#', hash + 1)) {
        const std::string comment = lower_case(text.substr(hash, text.find('\n', hash) - hash));
        const std::size_t word = comment.find("mod");
        if (word == std::string::npos) continue;
        const std::size_t first = comment.find_first_of("0123456789", word);
        if (first == std::string::npos) continue;
        if (comment.find_first_not_of("mdulo (", word) != first) continue;
        const std::string number =
            comment.substr(first, comment.find_first_not_of("0123456789", first) - first);
        if (number != std::to_string(states))
            return error_at(place_in(text, hash), tell("puzzle.comment-with-states", number));
    }
    return std::nullopt;
}

// Returns an error unless the names are 1, 2, 3, ...
template <class Things>
Problem problem_with_names(const Things& things) {
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (things[i].name != std::to_string(i + 1))
            return Error{tell("puzzle.no-matrix.name", machine::quoted(things[i].name))};
    }
    return std::nullopt;
}

bool is_limited(const machine::WiredButton& button) {
    return button.most || button.cost != 1 || button.pressed != 0;
}

// Returns an error for the first part of a puzzle that a matrix cannot express.
Problem problem_with_matrix(const machine::WiredPuzzle& puzzle) {
    for (const machine::WiredLamp& lamp : puzzle.lamps) {
        if (lamp.is_counter()) return Error{tell("puzzle.no-matrix.counter", machine::quoted(lamp.name))};
        if (lamp.states != 2)
            return Error{tell("puzzle.no-matrix.states", machine::quoted(lamp.name), lamp.states)};
    }
    if (auto problem = problem_with_names(puzzle.lamps)) return problem;
    if (auto problem = problem_with_names(puzzle.buttons)) return problem;
    if (puzzle.buttons.empty()) return Error{tell("puzzle.no-matrix.buttons")};
    const std::vector<machine::TargetRow> dark{machine::TargetRow(puzzle.lamps.size(), 0)};
    if (puzzle.targets != dark) return Error{tell("puzzle.no-matrix.target")};
    if (std::any_of(puzzle.buttons.begin(), puzzle.buttons.end(), is_limited))
        return Error{tell("puzzle.no-matrix.limits")};
    if (!puzzle.state_names.empty()) return Error{tell("puzzle.no-matrix.faces")};
    if (puzzle.press != machine::PressRule::any) return Error{tell("puzzle.no-matrix.press")};
    if (puzzle.layout != machine::single_row(puzzle.lamps.size()))
        return Error{tell("puzzle.no-matrix.layout")};
    return std::nullopt;
}

}  // namespace

Result<std::string> format_matrix(const machine::WiredPuzzle& puzzle) {
    if (auto problem = problem_with_matrix(puzzle)) return *problem;
    std::string text;
    for (const machine::WiredButton& button : puzzle.buttons) {
        std::string row(puzzle.lamps.size(), '0');
        for (const auto [lamp, by] : button.effects) row[lamp] = '1';
        text += row + '\n';
    }
    text += "-\n";
    for (const machine::WiredLamp& lamp : puzzle.lamps) text += std::to_string(lamp.start);
    return text + '\n';
}

Result<machine::WiredPuzzle> parse_matrix(std::string_view text, Remarks* remarks) {
    return parse_matrix(text, remarks, false);
}

Result<machine::WiredPuzzle> parse_matrix(std::string_view text, Remarks* remarks, bool are_columns_buttons) {
    auto matrix = matrix_in(text);
    if (!matrix) return matrix.error();
    const std::int64_t states = matrix->states ? matrix->states->value : machine::fewest_states;
    if (auto problem = problem_with_comments(text, states)) return *problem;
    return MatrixReader(*std::move(matrix), remarks, are_columns_buttons).read();
}

}  // namespace switchbox::puzzle
