// Picture of many small dots. If there are too many to draw one by one, neighbouring dots are drawn as one
// mark, fainter if fewer of them are set.
#pragma once

#include <cstdint>
#include <vector>

#include "ui/kit/painter.hpp"

namespace switchbox::ui {

class DotPicture {
  public:
    DotPicture(std::size_t rows, std::size_t columns)
        : rows_(rows), columns_(columns), dots_(rows * columns, 0) {}

    void mark(std::size_t row, std::size_t column) { dots_[row * columns_ + column] = 1; }

    // Draws at most `max_marks` rectangles. `at`: top left corner of the first dot; `size`: pixels per dot.
    void draw(const Painter& paint, ImVec2 at, float size, Colour colour, std::size_t max_marks) const;

  private:
    struct Mark {
        std::size_t row = 0;
        std::size_t column = 0;
        std::size_t height = 0;  // in dots
        int shade = 0;
    };
    [[nodiscard]] std::vector<Mark> marks(std::size_t side, std::size_t most, bool joins) const;
    [[nodiscard]] int shade(std::size_t row, std::size_t column, std::size_t side) const;

    std::size_t rows_;
    std::size_t columns_;
    std::vector<std::uint8_t> dots_;  // 1 if the dot is set
};

}  // namespace switchbox::ui
