#include "ui/kit/matrix_geometry.hpp"

#include <algorithm>

namespace switchbox::ui {
namespace {

float gap_of(const MatrixSeparator& separator) { return separator.sign.empty() ? matrix_bar : matrix_sign; }

std::size_t index(float value, std::size_t count) {
    return value <= 0 ? 0 : std::min(static_cast<std::size_t>(value), count);
}

}  // namespace

float MatrixGeometry::fixed_width(const std::vector<MatrixSeparator>& separators) {
    float width = 2 * matrix_bracket;
    for (const MatrixSeparator& separator : separators) width += gap_of(separator);
    return width;
}

ImVec2 MatrixGeometry::content() const {
    return {fixed_width(separators) + static_cast<float>(columns) * size,
            2 * matrix_margin + static_cast<float>(rows) * size};
}

ImVec2 MatrixGeometry::max_offset() const {
    const ImVec2 all = content();
    return {std::max(all.x - cells.width, 0.0F), std::max(all.y - cells.height, 0.0F)};
}

float MatrixGeometry::x_of(std::size_t column) const {
    float x = cells.x - offset.x + matrix_bracket + static_cast<float>(column) * size;
    for (const MatrixSeparator& separator : separators) {
        if (separator.before <= column) x += gap_of(separator);
    }
    return x;
}

float MatrixGeometry::y_of(std::size_t row) const {
    return cells.y - offset.y + matrix_margin + static_cast<float>(row) * size;
}

std::optional<std::size_t> MatrixGeometry::column_at(float x) const {
    for (const auto& [from, to] : groups()) {
        const float along = (x - x_of(from)) / size;
        const std::size_t column = from + index(along, to - from);
        if (along >= 0 && column < to) return column;
    }
    return std::nullopt;
}

std::optional<std::size_t> MatrixGeometry::row_at(float y) const {
    const float along = (y - y_of(0)) / size;
    const std::size_t row = index(along, rows);
    if (along < 0 || row == rows) return std::nullopt;
    return row;
}

std::pair<std::size_t, std::size_t> MatrixGeometry::rows_in_sight() const {
    return {index((cells.y - y_of(0)) / size, rows), index((cells.bottom() - y_of(0)) / size + 1, rows)};
}

std::pair<std::size_t, std::size_t> MatrixGeometry::columns_in_sight() const {
    const float left = cells.x - x_of(0);
    const float gaps = fixed_width(separators);
    return {index((left - gaps) / size, columns), index((left + cells.width) / size + 1, columns)};
}

std::vector<std::pair<std::size_t, std::size_t>> MatrixGeometry::groups() const {
    std::vector<std::pair<std::size_t, std::size_t>> result;
    std::size_t from = 0;
    for (const MatrixSeparator& separator : separators) {
        result.emplace_back(from, separator.before);
        from = separator.before;
    }
    result.emplace_back(from, columns);
    return result;
}

}  // namespace switchbox::ui
