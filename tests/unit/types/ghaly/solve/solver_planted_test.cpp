// Tests of planted solutions of Ghaly's machine: machines made from a board's wiring so that the board solves
// them.
#include <algorithm>

#include "support/ghaly_classes.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::test {

using machine::GhalyMachine;
using machine::LowBits;
using machine::PressGrid;
using solve::GhalySolver;

namespace {

void unpress(PressGrid& board, std::size_t row, std::size_t column) {
    board[board.shape.cell(static_cast<int>(row), static_cast<int>(column))] = 0;
}

// Unpresses the row's cells in the columns at places `first` .. `last` of `columns`.
void unpress(PressGrid& board, int row, const std::vector<int>& columns, std::size_t first,
             std::size_t last) {
    for (std::size_t i = first; i <= last; ++i) unpress(board, static_cast<std::size_t>(row), columns[i]);
}

// Returns a board without a dark cell from a random staircase. Every fourth staircase leaves a row empty.
PressGrid random_lit_board(Random& random, std::size_t size) {
    PressGrid board = PressGrid::filled(square(size), 1);
    std::vector<int> columns = random_subset(random, size, 0);
    std::vector<int> rows;
    while (rows.empty()) rows = random_subset(random, size, 0);
    const bool has_empty_row = random.below(4) == 0;
    const std::size_t empty = has_empty_row ? draw(random, rows.size()) : rows.size();
    if (has_empty_row) {
        columns.clear();
        for (std::size_t i = size - 1; i > 0; --i) columns.push_back(static_cast<int>(i));
    }
    columns.push_back(0);
    std::size_t begin = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::size_t end = begin + draw(random, columns.size() - begin);
        if (has_empty_row) end = i < empty ? 0 : columns.size() - 1;
        if (i + 1 == rows.size()) end = columns.size() - 1;
        unpress(board, rows[i], columns, begin, end);
        begin = end;
    }
    return board;
}

std::uint8_t& low(LowBits& bits, std::size_t transmitter) {
    const std::size_t size = bits.left.size();
    return transmitter < size ? bits.left[transmitter] : bits.bottom[transmitter - size];
}

// Returns a random machine that the board solves, made from its wiring alone. Each shown code gets the bits
// that make the colour with its transmitter's code. The code that is not shown takes the remaining bits.
LowBits planted(Random& random, const PressGrid& board) {
    const auto size = static_cast<std::size_t>(board.shape.rows);
    const machine::Wiring wiring = machine::wiring_of(board);
    const machine::LowJoin join(board.shape.rows);
    const int kappa = static_cast<int>(draw(random, size));
    LowBits bits = random_bits(random, size);
    // The bottom transmitter that meets a right generator has the low bits of the left transmitter that meets
    // a top generator.
    for (std::size_t row = 0; row < size; ++row) {
        const std::size_t from = wiring.origin_of[size + row];
        if (from < size) continue;
        const std::uint8_t wanted = low(bits, wiring.origin_of[0]);
        std::swap(*std::find(bits.bottom.begin(), bits.bottom.end(), wanted), low(bits, from));
    }
    std::vector<bool> taken(2 * size);
    std::vector<std::size_t> unseen;
    const std::vector<std::size_t> seen = machine::support(wiring);
    for (std::size_t exit = 0; exit < 2 * size; ++exit) {
        if (!std::binary_search(seen.begin(), seen.end(), exit)) {
            unseen.push_back(exit);
            continue;
        }
        const int code = join.partner(low(bits, wiring.origin_of[exit]), kappa);
        (exit < size ? bits.top[exit] : bits.right[exit - size]) = static_cast<std::uint8_t>(code);
        const std::size_t side = exit < size ? 0 : size;
        REQUIRE(!taken[side + static_cast<std::size_t>(code)]);
        taken[side + static_cast<std::size_t>(code)] = true;
    }
    for (const std::size_t exit : unseen) {
        const std::size_t side = exit < size ? 0 : size;
        std::size_t code = 0;
        while (taken[side + code]) ++code;
        (exit < size ? bits.top[exit] : bits.right[exit - size]) = static_cast<std::uint8_t>(code);
        taken[side + code] = true;
    }
    return bits;
}

}  // namespace

TEST_CASE("A planted solution is the nearest to itself, and among all where these can be listed") {
    Random random(2);
    std::size_t listed = 0;
    for (const std::size_t size : {2U, 3U, 5U, 8U, 13U, 16U, 16U, 16U}) {
        for (std::size_t n = 0; n < (stride == 1 ? 400 : 40); ++n) {
            const PressGrid board = random_lit_board(random, size);
            const LowBits bits = planted(random, board);
            const GhalyMachine machine(machine::codes_with(bits));
            REQUIRE(is_all(machine.picture(board), machine.only_colour()));
            const GhalySolver solver(bits);
            REQUIRE(solver.is_solvable());
            REQUIRE(*solver.nearest(board) == board);
            REQUIRE(solver.fewest() <= machine::weight(board));
            if (Natural(500) < solver.solutions()) continue;
            ++listed;
            const std::vector<PressGrid> boards = solver.all(500);
            REQUIRE(std::count(boards.begin(), boards.end(), board) == 1);
            REQUIRE(solver.solutions() == Natural(static_cast<std::uint32_t>(boards.size())));
        }
    }
    CHECK(listed > (stride == 1 ? 400 : 40));
}

TEST_CASE("A board that is a few presses away from a planted one is solved with no more than these") {
    Random random(3);
    for (std::size_t n = 0; n < (stride == 1 ? 300 : 30); ++n) {
        const std::size_t size = n % 2 == 0 ? 16 : 8;
        PressGrid now = random_lit_board(random, size);
        const LowBits bits = planted(random, now);
        const GhalyMachine machine(machine::codes_with(bits));
        const std::size_t presses = draw(random, 12);
        for (std::size_t i = 0; i < presses; ++i) now[draw(random, now.size())] ^= 1U;
        const GhalySolver solver(bits);
        PressGrid nearest = *solver.nearest(now);
        REQUIRE(is_all(machine.picture(nearest), machine.only_colour()));
        std::size_t left = differing(nearest, now);
        REQUIRE(left <= presses);
        // Each press of a differing button leaves one press fewer.
        for (; left > 0; --left) {
            std::size_t button = draw(random, now.size());
            while (nearest[button] == now[button]) button = (button + 1) % now.size();
            now[button] ^= 1U;
            nearest = *solver.nearest(now);
            REQUIRE(differing(nearest, now) == left - 1);
        }
        REQUIRE(machine.picture(now) == machine.picture(nearest));
    }
}

TEST_CASE("64 x 64: planted solutions, the nearest and the first of all are solutions") {
    Random random(4);
    for (std::size_t n = 0; n < (stride == 1 ? 40 : 4); ++n) {
        const PressGrid board = random_lit_board(random, 64);
        const LowBits bits = planted(random, board);
        const GhalyMachine machine(machine::codes_with(bits));
        const GhalySolver solver(bits);
        REQUIRE(is_all(machine.picture(board), machine.only_colour()));
        REQUIRE(*solver.nearest(board) == board);
        const PressGrid nearest = *solver.nearest(random_grid<PressGrid>(random, square(64), 2));
        REQUIRE(is_all(machine.picture(nearest), machine.only_colour()));
        for (const PressGrid& one : solver.all(3)) {
            REQUIRE(is_all(machine.picture(one), machine.only_colour()));
        }
        REQUIRE(machine::weight(solver.all(1)[0]) == solver.fewest());
        REQUIRE(solver.fewest() >= 64 * 64 - 2 * 64 + 2);
    }
}

}  // namespace switchbox::test
