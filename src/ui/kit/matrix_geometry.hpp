// Where the entries of a matrix stand in the window through which it is seen: a pure function of sizes.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

// What stands between two columns: a bar, or a sign with a bracket at either side.
struct MatrixSeparator {
    std::size_t before = 0;  // the first column behind it
    std::string sign;        // empty: a bar
    std::string caption;     // over the columns behind it, which have no numbers
};

struct MatrixGeometry {
    Rect whole;  // with the numbers of rows and columns
    Rect cells;  // the window
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<MatrixSeparator> separators;
    float size = 0;      // of an entry
    float min_size = 0;  // where the whole width is in sight, or digits can still be read
    ImVec2 offset{0, 0};

    // What stands beside the entries, from one side to the other.
    [[nodiscard]] static float fixed_width(const std::vector<MatrixSeparator>& separators);
    [[nodiscard]] ImVec2 content() const;
    // As far as the window can be moved.
    [[nodiscard]] ImVec2 max_offset() const;
    [[nodiscard]] float x_of(std::size_t column) const;
    [[nodiscard]] float y_of(std::size_t row) const;
    [[nodiscard]] Rect entry(std::size_t row, std::size_t column) const {
        return {x_of(column), y_of(row), size, size};
    }
    [[nodiscard]] std::optional<std::size_t> column_at(float x) const;
    [[nodiscard]] std::optional<std::size_t> row_at(float y) const;
    // Those that show, maybe with a few more: from the first up to the second.
    [[nodiscard]] std::pair<std::size_t, std::size_t> rows_in_sight() const;
    [[nodiscard]] std::pair<std::size_t, std::size_t> columns_in_sight() const;
    // The columns between two separators.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> groups() const;
};

inline constexpr float matrix_bracket = 8;  // between a bracket and its first entry
inline constexpr float matrix_bar = 14;
inline constexpr float matrix_sign = 34;
inline constexpr float matrix_margin = 3;  // above the first row and below the last

}  // namespace switchbox::ui
