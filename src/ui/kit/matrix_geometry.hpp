// Layout of a matrix in the window through which it is seen: a pure function of sizes.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

// Separator between two columns: a bar, or a sign with a bracket at either side.
struct MatrixSeparator {
    std::size_t before = 0;  // first column after it
    std::string sign;        // empty for a bar
    std::string caption;     // text above the columns after it, which then have no numbers
};

struct MatrixGeometry {
    Rect whole;  // including the row and column numbers
    Rect cells;  // window on the entries
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<MatrixSeparator> separators;
    float size = 0;      // side of an entry, in pixels
    float min_size = 0;  // smallest size: the whole width fits, or digits are just legible
    ImVec2 offset{0, 0};

    // Returns the total width of the outer brackets and the separators.
    [[nodiscard]] static float fixed_width(const std::vector<MatrixSeparator>& separators);
    [[nodiscard]] ImVec2 content() const;
    // Returns the largest offset of the window.
    [[nodiscard]] ImVec2 max_offset() const;
    [[nodiscard]] float x_of(std::size_t column) const;
    [[nodiscard]] float y_of(std::size_t row) const;
    [[nodiscard]] Rect entry(std::size_t row, std::size_t column) const {
        return {x_of(column), y_of(row), size, size};
    }
    [[nodiscard]] std::optional<std::size_t> column_at(float x) const;
    [[nodiscard]] std::optional<std::size_t> row_at(float y) const;
    // Return the visible rows or columns, maybe with a few more, as first and one past last.
    [[nodiscard]] std::pair<std::size_t, std::size_t> rows_in_sight() const;
    [[nodiscard]] std::pair<std::size_t, std::size_t> columns_in_sight() const;
    // Returns the column groups between separators, each as first and one past last.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> groups() const;
};

inline constexpr float matrix_bracket = 8;  // between a bracket and the nearest entry
inline constexpr float matrix_bar = 14;
inline constexpr float matrix_sign = 34;
inline constexpr float matrix_margin = 3;  // above the first row and below the last

}  // namespace switchbox::ui
