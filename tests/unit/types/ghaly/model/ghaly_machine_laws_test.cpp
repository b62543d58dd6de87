// Laws of the wirings of all boards of Ghaly's machine: the paper's statements, corrected if wrong (Joyner,
// section 4; docs/theory.md, sections 1, 2 and 8).
#include <algorithm>
#include <array>
#include <numeric>

#include "support/wirings.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

using algebra::Permutation;
using machine::PressGrid;
using machine::wiring_of;

namespace {

constexpr std::size_t four = 4;
constexpr std::size_t points = 2 * four;

enum class Direction : std::uint8_t { up, down };
enum class Factor : std::uint8_t { left, right };

// Returns the product of (i+j-1, i+j) over the pressed cells, in the given directions of rows and columns.
// The factor on the side `first` acts first.
Permutation product_over(const PressGrid& presses, Direction rows, Direction columns, Factor first) {
    Permutation total = algebra::identity(points);
    for (std::size_t m = 0; m < four; ++m) {
        for (std::size_t n = 0; n < four; ++n) {
            const std::size_t row = rows == Direction::up ? m : four - 1 - m;
            const std::size_t column = columns == Direction::up ? n : four - 1 - n;
            if (presses[row * four + column] == 0) continue;
            const Permutation swap = neighbour_swap(row + column + 1, points);
            total = first == Factor::left ? algebra::product(total, swap) : algebra::product(swap, total);
        }
    }
    return total;
}

PressGrid turned_round(PressGrid presses) {
    std::reverse(presses.cells.begin(), presses.cells.end());
    return presses;
}

// Returns bit k for each neighbour swap (k, k+1) of a pressed cell.
std::uint32_t swaps_of(std::size_t bits) {
    std::uint32_t swaps = 0;
    for (std::size_t cell = 0; cell < four * four; ++cell) {
        if ((bits >> cell & 1U) != 0) swaps |= std::uint32_t{1} << (cell / four + cell % four + 1);
    }
    return swaps;
}

// Returns the cells whose neighbour swaps are disjoint from these.
std::size_t cells_independent_of(std::uint32_t swaps) {
    const std::uint32_t touched = swaps | swaps << 1U | swaps >> 1U;
    std::size_t cells = 0;
    for (std::size_t cell = 0; cell < four * four; ++cell) {
        if ((touched & swaps_of(std::size_t{1} << cell)) == 0) cells |= std::size_t{1} << cell;
    }
    return cells;
}

// Returns the order of p: the least n > 0 with p^n = 1.
std::size_t order(const Permutation& p) {
    std::size_t result = 1;
    for (const auto& cycle : algebra::cycles(p)) result = std::lcm(result, cycle.size());
    return result;
}

}  // namespace

TEST_CASE("Lemma 14: one button swaps two neighbours") {
    for (const std::size_t size : {2U, 3U, 4U, 5U}) {
        for (std::size_t cell = 0; cell < size * size; ++cell) {
            const Permutation pi = wiring_of(board(std::size_t{1} << cell, size)).exit_of;
            CHECK(pi == neighbour_swap(cell / size + cell % size + 1, 2 * size));
            CHECK(order(pi) == 2);
        }
    }
}

TEST_CASE("Proposition 15: the wiring is a product of neighbour swaps, from the bottom and from the left") {
    std::size_t printed_left_first = 0;
    std::size_t printed_right_first = 0;
    for (std::size_t bits = 0; bits < boards_of(four); bits += sampled ? 7 : 1) {
        const PressGrid presses = board(bits, four);
        const Permutation pi = wiring_of(presses).exit_of;
        REQUIRE(product_over(presses, Direction::down, Direction::up, Factor::left) == pi);
        REQUIRE(product_over(presses, Direction::up, Direction::down, Factor::right) == pi);
        // The printed order is wrong for most boards, read either way.
        const auto printed = [&](Factor first) {
            return product_over(presses, Direction::down, Direction::down, first) == pi ? 1U : 0U;
        };
        printed_left_first += printed(Factor::left);
        printed_right_first += printed(Factor::right);
    }
    if (sampled) return;
    CHECK(printed_left_first == 4613);
    CHECK(printed_right_first == 4022);
}

TEST_CASE("Remark 16: the wirings of two buttons need not commute, and the left factor acts first") {
    const Permutation one = wiring_of(presses("1000/0000/0000/0000")).exit_of;
    const Permutation other = wiring_of(presses("0100/0000/0000/0000")).exit_of;
    const Permutation both = wiring_of(presses("1100/0000/0000/0000")).exit_of;
    CHECK(both == algebra::product(one, other));
    CHECK(both != algebra::product(other, one));
}

TEST_CASE("Corollary 17: independent boards multiply") {
    const std::vector<Permutation> wirings = all_wirings(four);
    std::size_t pairs = 0;
    for (std::size_t one = 0; one < boards_of(four); ++one) {
        const std::size_t independent = cells_independent_of(swaps_of(one));
        for (std::size_t other = independent;; other = (other - 1) & independent) {
            REQUIRE(algebra::product(wirings[one], wirings[other]) == wirings[one | other]);
            ++pairs;
            if (other == 0) break;
        }
    }
    CHECK(pairs == 202401);
}

TEST_CASE("Proposition 18: the wiring is even when the number of presses is") {
    std::size_t order_agrees = 0;
    for (std::size_t bits = 0; bits < boards_of(four); ++bits) {
        const Permutation pi = wiring_of(board(bits, four)).exit_of;
        const bool is_even = weight(board(bits, four)) % 2 == 0;
        REQUIRE((algebra::inversions(pi) % 2 == 0) == is_even);
        order_agrees += (order(pi) % 2 == 0) == is_even ? 1 : 0;
    }
    // The second sentence of the proposition has "even order" instead, which is a different property.
    CHECK(order_agrees == 17076);
}

TEST_CASE("Lemma 19 and the other symmetries of the wiring") {
    for (const std::size_t size : {2U, 3U, 4U}) {
        const Permutation w0 = reversal(2 * size);
        const auto reversed = [&](const Permutation& p) {
            return algebra::product(algebra::product(w0, p), w0);
        };
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            const PressGrid presses = board(bits, size);
            const Permutation pi = wiring_of(presses).exit_of;
            const Permutation back = algebra::inverse(pi);
            REQUIRE(wiring_of(transposed(presses)).exit_of == back);
            REQUIRE(wiring_of(turned_round(presses)).exit_of == reversed(back));
            REQUIRE(wiring_of(turned_round(transposed(presses))).exit_of == reversed(pi));
        }
    }
}

TEST_CASE("The corner buttons swap the same two ends whatever the rest of the board is") {
    for (const std::size_t size : {2U, 3U, 4U}) {
        const Permutation middle = neighbour_swap(size, 2 * size);
        const std::size_t bottom_left = std::size_t{1} << (size * (size - 1));
        const std::size_t top_right = std::size_t{1} << (size - 1);
        const std::vector<Permutation> wirings = all_wirings(size);
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            REQUIRE(wirings[bits ^ bottom_left] == algebra::product(middle, wirings[bits]));
            REQUIRE(wirings[bits ^ top_right] == algebra::product(wirings[bits], middle));
        }
    }
}

TEST_CASE("Example 30: of the four solution matrices only the first is a wiring") {
    const std::array<Permutation, 4> b{cycles("(1 5)(2 6)(3 7)(4 8)", 8), cycles("(1 6)(2 5)(3 8)(4 7)", 8),
                                       cycles("(1 7)(2 8)(3 5)(4 6)", 8), cycles("(1 8)(2 7)(3 6)(4 5)", 8)};
    // These are the places of each colour in the table of B, except for bottom transmitters with right
    // generators.
    const machine::GhalyMachine plain(machine::plain_codes(4));
    for (std::size_t k = 0; k < b.size(); ++k) {
        CHECK(algebra::product(b.at(k), b.at(k)) == algebra::identity(points));
        for (std::size_t i = 0; i < points; ++i) CHECK(plain.colour(i, b.at(k)[i]) == k + 1);
    }
    std::array<std::size_t, 4> boards{};
    for (const Permutation& pi : all_wirings(four)) {
        for (std::size_t k = 0; k < b.size(); ++k) boards.at(k) += pi == b.at(k) ? 1 : 0;
    }
    CHECK(boards == std::array<std::size_t, 4>{1, 0, 0, 0});
    CHECK(wiring_of(board(boards_of(four) - 1, four)).exit_of == b[0]);
    // Footnote 7: each is conjugate to the first by an element of S_I x S_J.
    for (const Permutation& other : b) {
        const std::vector<Permutation> halves = all_half_permutations();
        const bool is_conjugate = std::any_of(halves.begin(), halves.end(), [&](const Permutation& s) {
            return algebra::product(algebra::product(algebra::inverse(s), b[0]), s) == other;
        });
        CHECK(is_conjugate);
    }
}

}  // namespace switchbox::test
