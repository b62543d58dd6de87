#include "ui/kit/dot_picture.hpp"

#include <algorithm>

namespace switchbox::ui {
namespace {

constexpr int shades = 3;
constexpr float gap_from = 6;       // smallest size of a dot, in pixels, at which gaps separate the dots
constexpr float gap_share = 0.12F;  // share of the size of a dot

}  // namespace

// Returns the density of the dots in a square, 0..shades; 0 only if the square has no dot.
int DotPicture::shade(std::size_t row, std::size_t column, std::size_t side) const {
    if (side == 1) return dots_[row * columns_ + column] * shades;
    const std::size_t bottom = std::min(row + side, rows_);
    const std::size_t right = std::min(column + side, columns_);
    std::size_t count = 0;
    for (std::size_t r = row; r < bottom; ++r) {
        for (std::size_t c = column; c < right; ++c) count += dots_[r * columns_ + c];
    }
    const std::size_t all = (bottom - row) * (right - column);
    return static_cast<int>((count * shades + all - 1) / all);
}

// Returns squares of `side` dots; `joins` merges adjacent squares of one shade in a column. Stops when there
// are more than `most`.
std::vector<DotPicture::Mark> DotPicture::marks(std::size_t side, std::size_t most, bool joins) const {
    std::vector<Mark> found;
    for (std::size_t column = 0; column < columns_; column += side) {
        int above = 0;
        for (std::size_t row = 0; row < rows_; row += side) {
            const int here = shade(row, column, side);
            if (joins && here != 0 && here == above) {
                found.back().height += side;
            } else if (here != 0) {
                found.push_back({row, column, side, here});
            }
            above = here;
            if (found.size() > most) return found;
        }
    }
    return found;
}

void DotPicture::draw(const Painter& paint, ImVec2 at, float size, Colour colour,
                      std::size_t max_marks) const {
    std::size_t side = 1;
    const bool apart = size >= gap_from;
    std::vector<Mark> found = marks(side, max_marks, !apart);
    while (found.size() > max_marks) {
        side *= 2;
        found = marks(side, max_marks, true);
    }
    const float gap = apart && side == 1 ? size * gap_share : 0;
    for (const Mark& mark : found) {
        const std::size_t width = std::min(side, columns_ - mark.column);
        const std::size_t height = std::min(mark.height, rows_ - mark.row);
        const Rect rect{at.x + size * static_cast<float>(mark.column) + gap / 2,
                        at.y + size * static_cast<float>(mark.row) + gap / 2,
                        size * static_cast<float>(width) - gap, size * static_cast<float>(height) - gap};
        const float strength = static_cast<float>(mark.shade) / shades;
        paint.fill(rect, colour.with_alpha(colour.a * strength));
    }
}

}  // namespace switchbox::ui
