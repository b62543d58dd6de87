// Tests of the invariants of a Ghaly machine's class, of boards without a dark cell and the staircases that
// make them, and of plans, decision and obstacle.
#include "types/ghaly/solve/staircase.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include "support/counting.hpp"
#include "support/ghaly_classes.hpp"
#include "support/wirings.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::test {

using algebra::Permutation;
using machine::LowBits;
using machine::PressGrid;
using machine::Wiring;
using machine::wiring_of;
using solve::GhalyClass;

namespace {

using Cells = std::vector<std::size_t>;

constexpr std::array<std::uint64_t, 7> boards_without_dark_cell{3, 17, 123, 961, 7763, 63953, 533963};

bool leaves_dark_cell(const PressGrid& presses) {
    const auto size = static_cast<std::size_t>(presses.shape.rows);
    const Wiring wiring = wiring_of(presses);
    return std::any_of(wiring.shown.begin(), wiring.shown.end(),
                       [&](std::uint8_t exit) { return exit < size && wiring.origin_of[exit] < size; });
}

// Visits all staircases: sequences of cells that end in column 1 and are never in row 1. Each next cell is to
// the left in the same row, or above in the same column. They are built from their end.
template <class Visit>
void for_each_staircase(std::size_t size, const Visit& visit) {
    Cells cells;
    const auto go_on = [&](const auto& go_on_from, std::size_t cell) -> void {
        cells.push_back(cell);
        visit(cells);
        const std::size_t row_end = cell - cell % size + size;
        for (std::size_t right = cell + 1; right < row_end; ++right) go_on_from(go_on_from, right);
        for (std::size_t below = cell + size; below < size * size; below += size)
            go_on_from(go_on_from, below);
        cells.pop_back();
    };
    for (std::size_t row = 1; row < size; ++row) go_on(go_on, row * size);
}

PressGrid all_but(const Cells& unpressed, std::size_t size) {
    PressGrid presses = PressGrid::filled(square(size), 1);
    for (const std::size_t cell : unpressed) presses[cell] = 0;
    return presses;
}

// Rows S and columns V that a staircase uses, in descending order.
struct Lines {
    Cells rows;
    Cells columns;
    friend bool operator<(const Lines& a, const Lines& b) {
        return std::tie(a.rows, a.columns) < std::tie(b.rows, b.columns);
    }
};

Lines lines_of(const Cells& unpressed, std::size_t size) {
    std::set<std::size_t, std::greater<>> rows;
    std::set<std::size_t, std::greater<>> columns;
    for (const std::size_t cell : unpressed) {
        rows.insert(cell / size);
        columns.insert(cell % size);
    }
    return {{rows.begin(), rows.end()}, {columns.begin(), columns.end()}};
}

// Returns the wiring X_{N+v_{i+1}} -> CG_{v_i}; X_{N+c} -> CG_c; X_{N+v_0} -> CG_{N+s_0}; X_{s_i} ->
// CG_{N+s_{i+1}}; X_{s_q} -> CG_1; X_r -> CG_{N+r}.
Permutation wiring_by_lines(const Lines& lines, std::size_t size) {
    Permutation pi(2 * size);
    const auto connect = [&](std::size_t transmitter, std::size_t exit) {
        pi[transmitter] = static_cast<std::uint8_t>(exit);
    };
    for (std::size_t i = 0; i < size; ++i) {
        connect(size + i, i);
        connect(i, size + i);
    }
    const auto& [rows, columns] = lines;
    for (std::size_t i = 0; i + 1 < columns.size(); ++i) connect(size + columns[i + 1], columns[i]);
    connect(size + columns.front(), size + rows.front());
    for (std::size_t i = 0; i + 1 < rows.size(); ++i) connect(rows[i], size + rows[i + 1]);
    connect(rows.back(), 0);
    return pi;
}

// Returns the summand of the closed form with |S| = a and |V| = m + 1.
std::uint64_t staircases_with(std::uint64_t size, std::uint64_t a, std::uint64_t m) {
    return binomial(size - 1, a) * binomial(size - 1, m) * binomial(m + a - 1, a - 1);
}

// Returns the number of rook paths from a corner, by steps right and down of any length.
std::uint64_t rook_paths(std::size_t rows, std::size_t columns) {
    std::vector<std::vector<std::uint64_t>> paths(rows + 1, std::vector<std::uint64_t>(columns + 1));
    paths[0][0] = 1;
    for (std::size_t r = 0; r <= rows; ++r) {
        for (std::size_t c = 0; c <= columns; ++c) {
            for (std::size_t i = 0; i < r; ++i) paths[r][c] += paths[i][c];
            for (std::size_t i = 0; i < c; ++i) paths[r][c] += paths[r][i];
        }
    }
    return paths[rows][columns];
}

// Returns the columns in which a left wire leaves the row at its top, as bits: bit c is column c. The row's
// own wire enters from the left, and `left` are the columns with left wires below.
std::size_t rising_left(std::size_t left, std::size_t presses, std::size_t size) {
    std::size_t across = 1;
    for (std::size_t c = 0; c < size; ++c) {
        if ((presses >> c & 1U) != 0) continue;
        const std::size_t up = left >> c & 1U;
        left = (left & ~(std::size_t{1} << c)) | across << c;
        across = up;
    }
    return left;
}

// Counts the boards row by row from the bottom, by the columns with rising left wires. In row 1 every top
// code is shown but that of the first pressed column (Theorem 22). No shown code may meet a left wire.
std::uint64_t count_without_dark_cell(std::size_t size) {
    const std::size_t sets = std::size_t{1} << size;
    std::vector<std::uint64_t> boards(sets);
    boards[0] = 1;
    for (std::size_t row = size - 1; row > 0; --row) {
        std::vector<std::uint64_t> higher(sets);
        for (std::size_t left = 0; left < sets; ++left) {
            if (boards[left] == 0) continue;
            for (std::size_t presses = 0; presses < sets; ++presses) {
                higher[rising_left(left, presses, size)] += boards[left];
            }
        }
        boards = std::move(higher);
    }
    std::uint64_t count = 0;
    for (std::size_t left = 0; left < sets; ++left) {
        for (std::size_t presses = 0; presses < sets; ++presses) {
            const std::size_t hidden = presses & (~presses + 1);
            if ((rising_left(left, presses, size) & ~hidden) == 0) count += boards[left];
        }
    }
    return count;
}

}  // namespace

TEST_CASE("The boards without a dark cell are that of all buttons and the staircases") {
    Random random(14);
    for (const std::size_t size : {2U, 3U, 4U}) {
        std::set<std::size_t> bright;
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            const bool is_dark = leaves_dark_cell(board(bits, size));
            const auto machine = random_ghaly(random, static_cast<int>(size));
            REQUIRE(has_dark_cell(machine.picture(board(bits, size))) == is_dark);
            if (!is_dark) bright.insert(bits);
        }
        const std::size_t all = boards_of(size) - 1;
        std::set<std::size_t> staircases{all};
        for_each_staircase(size, [&](const Cells& unpressed) {
            std::size_t bits = all;
            for (const std::size_t cell : unpressed) bits -= std::size_t{1} << cell;
            REQUIRE(staircases.insert(bits).second);
        });
        CHECK(bright == staircases);
        CHECK(bright.size() == boards_without_dark_cell.at(size - 2));
    }
    // Theorem 27: at least half of the boards never solve anything. These have a dark cell.
    CHECK(boards_of(4) - boards_without_dark_cell.at(2) == 65413);
}

TEST_CASE("As many boards as there are staircases, and one, have no dark cell, for N up to 8") {
    for (std::size_t size = 2; size <= 8; ++size) {
        CAPTURE(size);
        std::uint64_t staircases = 0;
        std::uint64_t with_dark_cell = 0;
        for_each_staircase(size, [&](const Cells& unpressed) {
            if (++staircases % (sampled ? 97 : size == 8 ? 5 : 1) != 0) return;
            with_dark_cell += leaves_dark_cell(all_but(unpressed, size)) ? 1 : 0;
        });
        CHECK(with_dark_cell == 0);
        CHECK(staircases + 1 == boards_without_dark_cell.at(size - 2));
        CHECK(count_without_dark_cell(size) == boards_without_dark_cell.at(size - 2));
    }
}

TEST_CASE("The closed forms count the boards without a dark cell") {
    for (std::size_t size = 2; size <= 8; ++size) {
        CAPTURE(size);
        std::uint64_t by_lines = 1;
        for (std::size_t a = 1; a < size; ++a) {
            for (std::size_t m = 0; m < size; ++m) by_lines += staircases_with(size, a, m);
        }
        CHECK(by_lines == boards_without_dark_cell.at(size - 2));
        std::uint64_t by_rooks = 1;
        for (std::size_t a = 0; a + 1 < size; ++a) {
            for (std::size_t b = 0; b < size; ++b) by_rooks += (size - 1 - a) * rook_paths(a, b);
        }
        CHECK(by_rooks == boards_without_dark_cell.at(size - 2));
    }
}

TEST_CASE("All staircases on the same rows and columns have the same wiring and as few presses as can be") {
    for (const std::size_t size : {2U, 3U, 4U, 5U, 6U}) {
        std::map<Lines, std::uint64_t> number_on;
        for_each_staircase(size, [&](const Cells& unpressed) {
            const Lines lines = lines_of(unpressed, size);
            ++number_on[lines];
            const PressGrid presses = all_but(unpressed, size);
            const Permutation pi = wiring_of(presses).exit_of;
            REQUIRE(pi == wiring_by_lines(lines, size));
            REQUIRE(unpressed.size() == lines.rows.size() + lines.columns.size() - 1);
            REQUIRE(weight(presses) == algebra::inversions(pi));
            REQUIRE(lines.rows.back() >= 1);
            REQUIRE(lines.columns.back() == 0);
        });
        std::map<std::pair<std::size_t, std::size_t>, std::uint64_t> by_length;
        for (const auto& [lines, number] : number_on) {
            const std::size_t q = lines.rows.size() - 1;
            const std::size_t m = lines.columns.size() - 1;
            REQUIRE(number == binomial(m + q, q));
            by_length[{q + 1, m}] += number;
        }
        // Any nonempty set of rows without the first, and any columns with the first.
        CHECK(number_on.size() == ((std::size_t{1} << (size - 1)) - 1) << (size - 1));
        for (const auto& [lengths, number] : by_length) {
            CHECK(number == staircases_with(size, lengths.first, lengths.second));
        }
    }
}

TEST_CASE("The class of a machine says which transmitter makes the corner's colour with which generator") {
    Random random(1);
    for (std::size_t size = 2; size <= 64; ++size) {
        for (int n = 0; n < 10; ++n) {
            const LowBits bits = random_bits(random, size);
            const machine::GhalyMachine machine(machine::codes_with(bits));
            const GhalyClass found = solve::class_of(bits);
            REQUIRE(found.kappa + 1 == machine.only_colour());
            REQUIRE(found.delta[0] == 0);
            REQUIRE(bits.right[found.rho] == bits.top[0]);
            for (std::size_t i = 0; i < size; ++i) {
                REQUIRE(machine.colour(size + found.gamma[i], i) == found.kappa + 1);
                REQUIRE(machine.colour(found.delta[i], size + i) == found.kappa + 1);
            }
        }
    }
}

TEST_CASE("A machine made for a class has it") {
    Random random(2);
    for (std::size_t size = 2; size <= 64; ++size) {
        for (int n = 0; n < 10; ++n) {
            GhalyClass wanted{0, random_permutation(random, size), random_permutation(random, size - 1),
                              static_cast<int>(draw(random, size))};
            for (std::uint8_t& row : wanted.delta) ++row;
            wanted.delta.insert(wanted.delta.begin(), 0);
            GhalyClass found = solve::class_of(random_machine(random, wanted));
            found.kappa = 0;
            REQUIRE(found == wanted);
        }
    }
}

namespace {

struct ClassTally {
    std::size_t solvable = 0;
    std::size_t disagreements = 0;
};

// Examines all classes: (N!) (N-1)! N of them.
ClassTally tally(std::size_t size, std::size_t step) {
    ClassTally found;
    const std::vector<Permutation> gammas = all_permutations(size);
    GhalyClass at{0, {}, {}, 0};
    for (std::size_t i = 0; i < gammas.size(); i += step) {
        at.gamma = gammas[i];
        for (const Permutation& delta : gammas) {
            if (delta[0] != 0) break;
            at.delta = delta;
            for (at.rho = 0; at.rho < static_cast<int>(size); ++at.rho) {
                const bool solvable = solve::is_solvable(at);
                found.solvable += solvable ? 1 : 0;
                if (size > 5) continue;
                const bool has_plans = !solve::plans_of(at).plans.empty();
                const bool has_obstacle = solve::obstacle_to(at).has_value();
                found.disagreements += solvable == has_plans && solvable != has_obstacle ? 0 : 1;
            }
        }
    }
    return found;
}

// Returns T_N of docs/theory.md, "How many machines can be solved".
constexpr std::int64_t solvable_classes(std::int64_t n) {
    return (std::int64_t{1} << (2 * n - 2)) + (3 * n - 11) * (std::int64_t{1} << n) / 4 -
           (n * n - 3 * n - 8) / 2;
}

std::uint64_t key(const GhalyClass& of) {
    std::uint64_t number = static_cast<std::uint64_t>(of.rho);
    for (const std::uint8_t entry : of.gamma) number = number * 8 + entry;
    for (const std::uint8_t entry : of.delta) number = number * 8 + entry;
    return number;
}

}  // namespace

TEST_CASE("The number of solvable classes, by looking at all of them, and no disagreement about any") {
    const std::array<std::size_t, 7> expected{4, 16, 70, 287, 1131, 4406, 17200};
    for (std::size_t size = 2; size <= 6; ++size) {
        const ClassTally found = tally(size, 1);
        CHECK(found.solvable == expected.at(size - 2));
        CHECK(found.disagreements == 0);
    }
    for (std::size_t size = 2; size <= 8; ++size) {
        CHECK(solvable_classes(static_cast<std::int64_t>(size)) == expected.at(size - 2));
    }
    CHECK(solvable_classes(16) == 1074347932);
}

TEST_CASE("The list for drawing has every solvable class once") {
    for (std::size_t size = 2; size <= 8; ++size) {
        std::size_t solvable = 0;
        std::vector<std::uint64_t> keys;
        for (const ClassParts& parts : all_solvable_parts(size)) {
            solvable += solve::is_solvable(class_with(size, parts)) ? 1 : 0;
            keys.push_back(key(class_with(size, parts)));
        }
        std::sort(keys.begin(), keys.end());
        CHECK(solvable == keys.size());
        CHECK(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
        CHECK(keys.size() == solvable_classes(static_cast<std::int64_t>(size)));
    }
}

TEST_CASE("All 7 x 7 classes" * doctest::skip(stride != 1)) { CHECK(tally(7, 1).solvable == 4406); }

TEST_CASE("The number of solvable machines, for any colour the same") {
    const auto machines = [](std::size_t n) {
        const std::uint64_t codes = factorial(n);
        return codes * codes * static_cast<std::uint64_t>(solvable_classes(static_cast<std::int64_t>(n)));
    };
    CHECK(machines(2) == 16);
    CHECK(machines(3) == 576);
    CHECK(machines(4) == 40320);
    CHECK(machines(8) == 27'962'081'280'000);
    const std::uint64_t codes = factorial(8);
    const std::uint64_t all = codes * codes * codes * codes;
    CHECK(all == 2'642'908'293'365'760'000);
    CHECK((all / machines(8) + 50) / 100 == 945);  // about one in 94,500
}

TEST_CASE("The solvable 12 x 12 classes, counted by their columns, rows and rho") {
    constexpr std::size_t size = 12;
    const std::size_t subsets = std::size_t{1} << (size - 1);
    std::vector<int> all;
    for (int i = size - 1; i > 0; --i) all.push_back(i);
    // No column, every column, and one set of columns that represents all others.
    const std::vector<std::pair<std::vector<int>, std::size_t>> kinds{
        {{}, 1}, {all, 1}, {{7, 3}, subsets - 2}};
    std::size_t solvable = 0;
    for (const auto& [columns, number] : kinds) {
        for (std::size_t set = 0; set < subsets; ++set) {
            ClassParts parts{columns, {}, 0, 0};
            for (const int row : all) {
                if (((set >> static_cast<unsigned>(row - 1)) & 1U) != 0) parts.rows.push_back(row);
            }
            if (parts.rows.size() == 1) continue;  // this is delta = id again
            const std::size_t cuts = parts.rows.size() < 4 ? 0 : parts.rows.size() - 2;
            for (parts.cut = 0; parts.cut <= cuts; ++parts.cut) {
                if (parts.cut == 1) continue;
                GhalyClass at = class_with(size, parts);
                for (at.rho = 0; at.rho < static_cast<int>(size); ++at.rho) {
                    solvable += solve::is_solvable(at) ? number : 0;
                }
            }
        }
    }
    CHECK(solvable == solvable_classes(size));
}

TEST_CASE("8 x 8 machines on the border are solvable exactly when the table of classes has them") {
    const std::vector<ClassParts> all = all_solvable_parts(8);
    std::vector<std::uint64_t> table;
    for (const ClassParts& parts : all) table.push_back(key(class_with(8, parts)));
    std::sort(table.begin(), table.end());
    Random random(3);
    std::size_t solvable_ones = 0;
    const std::size_t tries = 100'000 / (stride == 1 ? 1 : 10);
    for (std::size_t n = 0; n < tries; ++n) {
        GhalyClass wanted = class_with(8, all[draw(random, all.size())]);
        if (n % 3 == 0) std::swap(wanted.gamma[draw(random, 8)], wanted.gamma[draw(random, 8)]);
        if (n % 3 == 1) std::swap(wanted.delta[1 + draw(random, 7)], wanted.delta[1 + draw(random, 7)]);
        if (n % 2 == 0) wanted.rho = static_cast<int>(draw(random, 8));
        const GhalyClass at = solve::class_of(random_machine(random, wanted));
        const bool expected = std::binary_search(table.begin(), table.end(), key(wanted));
        REQUIRE(solve::is_solvable(at) == expected);
        REQUIRE(solve::plans_of(at).plans.empty() != expected);
        REQUIRE(solve::obstacle_to(at).has_value() != expected);
        solvable_ones += expected ? 1 : 0;
    }
    CHECK(solvable_ones > tries / 10);
    CHECK(solvable_ones < tries / 2);
}

}  // namespace switchbox::test
