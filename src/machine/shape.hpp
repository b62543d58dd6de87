// Rows and columns of a board. Cells count from 0 in the code, row by row, and from 1 in all output.
#pragma once

#include <cstddef>

#include "base/message.hpp"

namespace switchbox::machine {

struct Shape {
    int rows = 0;
    int columns = 0;

    [[nodiscard]] std::size_t size() const {
        return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
    }
    [[nodiscard]] int row(std::size_t cell) const { return static_cast<int>(cell) / columns; }
    [[nodiscard]] int column(std::size_t cell) const { return static_cast<int>(cell) % columns; }
    [[nodiscard]] std::size_t cell(int row, int column) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
    [[nodiscard]] bool contains(int row, int column) const {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }
    friend bool operator==(const Shape&, const Shape&) = default;
};

// Returns "row 2, column 3" for messages.
[[nodiscard]] inline Message place(std::size_t row, std::size_t column) {
    return tell("machine.place", row + 1, column + 1);
}
[[nodiscard]] inline Message place(Shape shape, std::size_t cell) {
    return place(static_cast<std::size_t>(shape.row(cell)), static_cast<std::size_t>(shape.column(cell)));
}

}  // namespace switchbox::machine
