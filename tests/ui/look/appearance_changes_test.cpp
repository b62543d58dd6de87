#include <doctest/doctest.h>

#include <algorithm>
#include <utility>

#include "base/random.hpp"
#include "ui/look/appearance.hpp"

using namespace switchbox;
using ui::BoardCell;
using ui::BoardDrawing;
using ui::LampAppearance;
using ui::LampLook;

namespace {

BoardDrawing small_board(LampLook look = LampLook::key) { return {{0, 0, 300, 200}, {}, 2, 3, 2, 0, look}; }

std::vector<std::pair<int, int>> places(const std::vector<BoardCell>& cells) {
    std::vector<std::pair<int, int>> found;
    for (const BoardCell& cell : cells) found.emplace_back(cell.column, cell.row);
    std::sort(found.begin(), found.end());
    return found;
}

// Returns the cells that change if one lamp's record changes.
std::vector<std::pair<int, int>> changed_by(const BoardDrawing& board, std::size_t lamp, LampAppearance was,
                                            LampAppearance is) {
    std::vector<LampAppearance> before(board.lamps());
    before[lamp] = was;
    std::vector<LampAppearance> after = before;
    after[lamp] = is;
    return places(ui::changed_cells(board, before, after));
}

// Returns the inputs on which the shaders' pixels of a cell can depend: its own record, and the glow of the
// lamps around it.
using CellInputs = std::vector<int>;
CellInputs inputs_of(const BoardDrawing& board, const std::vector<LampAppearance>& lamps, BoardCell cell) {
    CellInputs inputs;
    for (int row = cell.row - 1; row <= cell.row + 1; ++row) {
        for (int column = cell.column - 1; column <= cell.column + 1; ++column) {
            if (row < 0 || column < 0 || row >= board.rows || column >= board.columns) continue;
            const LampAppearance& lamp = lamps[static_cast<std::size_t>(row * board.columns + column)];
            const bool arrived = lamp.phase == 255 || lamp.previous == lamp.state;
            inputs.insert(inputs.end(),
                          {lamp.state, arrived ? lamp.state : lamp.previous, arrived ? 255 : lamp.phase});
            if (row != cell.row || column != cell.column) continue;
            inputs.insert(inputs.end(), {lamp.press, lamp.outline, lamp.hint, lamp.focus, lamp.proof});
        }
    }
    return inputs;
}

}  // namespace

TEST_CASE("A board has its cells and those around it") {
    CHECK(ui::all_cells(small_board()).size() == 5 * 4);
    CHECK(ui::all_cells(small_board()).front() == BoardCell{-1, -1});
    CHECK(ui::all_cells(small_board()).back() == BoardCell{3, 2});
}

TEST_CASE("A board that looks as before has no changed cells") {
    const LampAppearance lit{1, 1};
    CHECK(changed_by(small_board(), 4, lit, lit).empty());
    // A finished transition does not show its former state.
    CHECK(changed_by(small_board(), 4, {1, 0, 255}, {1, 1, 255}).empty());
    CHECK(changed_by(small_board(), 4, {1, 1, 90}, {1, 1, 255}).empty());
}

TEST_CASE("A lamp that shines otherwise changes the cells around it, a ring its own") {
    const LampAppearance dark{0, 0};
    const std::vector<std::pair<int, int>> around{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 0},
                                                  {0, 1},   {1, -1}, {1, 0},  {1, 1}};
    CHECK(changed_by(small_board(), 0, dark, {1, 1}) == around);
    CHECK(changed_by(small_board(), 0, {1, 0, 20}, {1, 0, 60}) == around);
    CHECK(changed_by(small_board(LampLook::bare), 0, dark, {1, 1}) == around);
    const std::vector<std::pair<int, int>> itself{{1, 1}};
    LampAppearance hinted = dark;
    hinted.hint = 255;
    CHECK(changed_by(small_board(), 4, dark, hinted) == itself);
    LampAppearance down = dark;
    down.press = 200;
    CHECK(changed_by(small_board(), 4, dark, down) == itself);
    // Coloured tiles have no halo.
    CHECK(changed_by(small_board(LampLook::colour), 4, dark, {1, 1}) == itself);
}

TEST_CASE("Cells fall into those on the board and those around it, and rings are drawn where there are any") {
    const BoardDrawing board = small_board();
    std::vector<LampAppearance> lamps(board.lamps());
    lamps[1].outline = 1;
    lamps[2].hint = 1;
    lamps[3].focus = 1;
    lamps[5].proof = 1;
    const std::vector<std::pair<int, int>> ringed{{0, 1}, {1, 0}, {2, 0}, {2, 1}};
    const ui::CellGroups all = ui::groups_of(board, lamps, ui::all_cells(board));
    CHECK(places(all.ringed) == ringed);
    CHECK(all.on_board.size() == 6);
    CHECK(all.around.size() == 14);
    const ui::CellGroups some = ui::groups_of(board, lamps, std::vector<BoardCell>{{-1, 0}, {0, 0}, {1, 1}});
    CHECK(places(some.on_board) == std::vector<std::pair<int, int>>{{0, 0}, {1, 1}});
    CHECK(places(some.around) == std::vector<std::pair<int, int>>{{-1, 0}});
    CHECK(some.ringed.empty());
}

TEST_CASE("Whatever changes, a cell is found exactly when something that its pixels depend on is another") {
    Random random(7);
    const auto byte = [&random](std::uint64_t values) {
        return static_cast<std::uint8_t>(random.below(values) * 255 / (values - 1));
    };
    for (int round = 0; round < 300; ++round) {
        const BoardDrawing board{{0, 0, 500, 400}, {}, 4, 5, 3, 0, LampLook::key};
        std::vector<LampAppearance> before(board.lamps());
        for (LampAppearance& lamp : before) {
            lamp.state = static_cast<std::uint8_t>(random.below(3));
            lamp.previous = static_cast<std::uint8_t>(random.below(3));
            lamp.phase = byte(3);
            lamp.hint = byte(2);
        }
        std::vector<LampAppearance> after = before;
        for (std::uint64_t changes = random.below(4); changes > 0; --changes) {
            LampAppearance& lamp = after[random.below(after.size())];
            switch (random.below(4)) {
                case 0:
                    lamp.state = static_cast<std::uint8_t>(random.below(3));
                    break;
                case 1:
                    lamp.phase = byte(3);
                    break;
                case 2:
                    lamp.press = byte(3);
                    break;
                default:
                    lamp.outline = byte(2);
                    break;
            }
        }
        std::vector<BoardCell> expected;
        for (const BoardCell& cell : ui::all_cells(board)) {
            if (inputs_of(board, before, cell) != inputs_of(board, after, cell)) expected.push_back(cell);
        }
        REQUIRE(ui::changed_cells(board, before, after) == expected);
    }
}
