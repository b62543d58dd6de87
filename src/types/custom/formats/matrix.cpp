#include "types/custom/formats/matrix.hpp"

#include <algorithm>
#include <string>

#include "machine/text.hpp"
#include "types/custom/formats/assembly.hpp"
#include "types/custom/formats/source.hpp"

namespace switchbox::puzzle {
namespace {

constexpr std::string_view decimal_digits = "0123456789";

struct PlacedDigit {
    int value = 0;
    Where where;
};

std::vector<PlacedDigit> digits_of(const TextLine& line) {
    std::vector<PlacedDigit> row;
    for (std::size_t i = 0; i < line.text.size(); ++i) {
        if (decimal_digits.find(line.text[i]) != std::string_view::npos)
            row.push_back({line.text[i] - '0', TextPosition{line.number, i + 1}});
    }
    return row;
}

// Returns an error if a row is not as long as the first one.
Problem problem_with_length(const std::vector<PlacedDigit>& row, std::size_t lamps) {
    if (row.size() == lamps) return std::nullopt;
    const PlacedDigit& wrong = row[std::min(lamps, row.size() - 1)];
    return error_at(wrong.where, tell("puzzle.ragged", row.size(), lamps));
}

class MatrixReader {
  public:
    MatrixReader(std::string_view text, Remarks* remarks)
        : lines_(lines_of(text)), lamps_(digits_of(lines_.front()).size()), assembly_(remarks) {}

    Result<machine::WiredPuzzle> read() {
        for (std::size_t lamp = 0; lamp < lamps_; ++lamp) {
            const auto made =
                assembly_.lamp(std::to_string(lamp + 1), TextPosition{lines_.front().number, lamp + 1});
            if (!made) return made.error();
        }
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (auto problem = line(i)) return *problem;
        }
        remark_on_last_row();
        return std::move(assembly_).finish();
    }

  private:
    Problem line(std::size_t i) {
        if (is_bar(lines_[i])) {
            if (i + 2 == lines_.size() && !is_bar(lines_[i + 1])) return std::nullopt;
            return error_at(lines_[i].place_of(0), tell("puzzle.start-is-last"));
        }
        const std::vector<PlacedDigit> row = digits_of(lines_[i]);
        if (auto problem = problem_with_length(row, lamps_)) return problem;
        const bool is_start = i > 0 && is_bar(lines_[i - 1]);
        return is_start ? start(row) : button(row, lines_[i].place_of(0));
    }

    // Returns whether an empty line or a comment is above a line.
    [[nodiscard]] bool has_gap_above(std::size_t i) const {
        return i > 0 && lines_[i].number > lines_[i - 1].number + 1;
    }

    // Adds a remark if there is no "-" and the only gap is above the last row: with "-" that row would be the
    // start.
    void remark_on_last_row() {
        const std::size_t last = lines_.size() - 1;
        if (last < 2 || !has_gap_above(last)) return;
        for (std::size_t i = 0; i < last; ++i) {
            if (is_bar(lines_[i]) || has_gap_above(i)) return;
        }
        assembly_.remark(lines_[last].place_of(0), tell("puzzle.read.last-row"));
    }

    Problem start(const std::vector<PlacedDigit>& row) {
        for (std::size_t lamp = 0; lamp < lamps_; ++lamp) {
            if (auto problem = assembly_.set_start(lamp, row[lamp].value, row[lamp].where)) return problem;
        }
        return std::nullopt;
    }

    Problem button(const std::vector<PlacedDigit>& row, const Where& where) {
        const auto button = assembly_.button(std::to_string(++buttons_), where);
        if (!button) return button.error();
        for (std::size_t lamp = 0; lamp < lamps_; ++lamp) {
            const auto& [steps, place] = row[lamp];
            if (steps == 0) continue;
            if (steps > 1 && !has_large_digits_)
                assembly_.remark(place, tell("puzzle.read.digit", steps, steps % machine::fewest_states));
            has_large_digits_ = has_large_digits_ || steps > 1;
            if (auto problem = assembly_.add_effect(*button, lamp, steps, place)) return problem;
        }
        return std::nullopt;
    }

    std::vector<TextLine> lines_;
    std::size_t lamps_;
    std::size_t buttons_ = 0;
    PuzzleBuilder assembly_;
    bool has_large_digits_ = false;
};

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
        if (lamp.states != 2)
            return Error{tell("puzzle.no-matrix.states", machine::quoted(lamp.name), lamp.states)};
    }
    if (auto problem = problem_with_names(puzzle.lamps)) return problem;
    if (auto problem = problem_with_names(puzzle.buttons)) return problem;
    if (puzzle.buttons.empty()) return Error{tell("puzzle.no-matrix.buttons")};
    const std::vector<machine::TargetRow> dark{machine::TargetRow(puzzle.lamps.size(), std::uint8_t{0})};
    if (puzzle.targets != dark) return Error{tell("puzzle.no-matrix.target")};
    if (std::any_of(puzzle.buttons.begin(), puzzle.buttons.end(), is_limited))
        return Error{tell("puzzle.no-matrix.limits")};
    if (!puzzle.state_names.empty()) return Error{tell("puzzle.no-matrix.faces")};
    if (puzzle.lit_only) return Error{tell("puzzle.no-matrix.lit-only")};
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
    return MatrixReader(text, remarks).read();
}

}  // namespace switchbox::puzzle
