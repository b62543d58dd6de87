// Rows of a matrix in the notations of common programs: bare digits, numpy, Sage, SymPy, MATLAB, Octave,
// PARI, Mathematica, and nested lists.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"

namespace switchbox::puzzle {

struct MatrixEntry {
    std::int64_t value = 0;
    TextPosition where;
};

struct MatrixRow {
    std::vector<MatrixEntry> entries;
    std::optional<std::size_t> bar;  // number of entries before '|'
    TextPosition where;              // of the line that begins the row, or of its bracket
};

struct MatrixText {
    enum class Buttons : std::uint8_t { unsaid, rows, columns };

    std::vector<MatrixRow> rows;  // at least one
    // Entries after a line "-" or the word "start", or of a vector with the name "b".
    std::optional<MatrixRow> start;
    std::vector<MatrixRow> targets;     // entries after the words "target" and "goal"
    std::optional<MatrixEntry> states;  // number after the words "states" and "mod"
    // Meaning of a line such as "columns" or "A x = b": the rows or the columns are the buttons.
    Buttons buttons = Buttons::unsaid;
    bool has_brackets = false;
};

// Returns whether a text has nothing but a matrix, errors in its form included. Dashes must be plain.
[[nodiscard]] bool is_matrix(std::string_view text);

// Returns the rows of a text for which is_matrix() is true. The error gives line and column.
[[nodiscard]] Result<MatrixText> matrix_in(std::string_view text);

}  // namespace switchbox::puzzle
