#include "types/custom/model/wired_board.hpp"

#include <algorithm>

namespace switchbox::machine {
namespace {

constexpr std::size_t longest_row = 24;  // lamps in a row without a layout

CellMask sites_at(Shape shape, const std::vector<std::size_t>& cells) {
    CellMask sites{shape, std::vector<bool>(shape.size())};
    for (const std::size_t cell : cells) sites.present[cell] = true;
    return sites;
}

// Returns the side, at least 1, of the smallest square with that many cells.
std::size_t side_of_square(std::size_t count) {
    std::size_t side = 1;
    while (side * side < count) ++side;
    return side;
}

// Returns the rows of the layout. A single row of more than 24 lamps becomes a square.
WiredLayout lamp_rows(const WiredPuzzle& puzzle) {
    const bool is_long = puzzle.layout.size() == 1 && puzzle.layout.front().size() > longest_row;
    if (!is_long) return puzzle.layout;
    const std::size_t width = side_of_square(puzzle.layout.front().size());
    WiredLayout rows;
    for (std::size_t i = 0; i < puzzle.layout.front().size(); ++i) {
        if (i % width == 0) rows.emplace_back();
        rows.back().push_back(puzzle.layout.front()[i]);
    }
    return rows;
}

// Returns whether each lamp has a button of its name. Names are unique, so with equal numbers it suffices
// that each button has a lamp.
bool has_button_for_each_lamp(const WiredPuzzle& puzzle, const LampsOfButtons& lamps) {
    return puzzle.buttons.size() == puzzle.lamps.size() &&
           std::all_of(lamps.begin(), lamps.end(), [](const auto& lamp) { return lamp.has_value(); });
}

}  // namespace

CellMask WiredBoard::lamp_sites() const { return sites_at(shape, lamp_cells); }

CellMask WiredBoard::button_sites() const { return sites_at(shape, button_cells); }

WiredBoard board_of(const WiredPuzzle& puzzle) {
    const WiredLayout rows = lamp_rows(puzzle);
    std::size_t width = 1;
    for (const auto& row : rows) width = std::max(width, row.size());
    const LampsOfButtons lamps = lamps_named_alike(puzzle);
    WiredBoard board;
    board.buttons_are_lamps = has_button_for_each_lamp(puzzle, lamps);
    const std::size_t buttons = board.buttons_are_lamps ? 0 : puzzle.buttons.size();
    const std::size_t button_rows = (buttons + width - 1) / width;
    // A single row of lamps has its buttons directly below it, without a gap.
    const std::size_t gap = buttons > 0 && rows.size() > 1 ? 1 : 0;
    board.shape = {static_cast<int>(rows.size() + gap + button_rows), static_cast<int>(width)};
    board.lamp_cells.resize(puzzle.lamps.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            if (rows[row][column]) board.lamp_cells[*rows[row][column]] = row * width + column;
        }
    }
    for (std::size_t i = 0; i < puzzle.buttons.size(); ++i) {
        board.button_cells.push_back(board.buttons_are_lamps ? board.lamp_cells[*lamps[i]]
                                                             : (rows.size() + gap) * width + i);
    }
    return board;
}

}  // namespace switchbox::machine
