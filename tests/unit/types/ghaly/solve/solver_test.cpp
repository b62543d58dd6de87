// Tests of the Ghaly solver on the paper's examples and on boards too large to search, and of its counts
// (docs/theory.md, "How many presses they need", "Numbers for N = 4").
#include "types/ghaly/solve/solver.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "support/counting.hpp"
#include "support/ghaly_classes.hpp"
#include "support/ghaly_every_board.hpp"
#include "support/wirings.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::test {

using algebra::inverse;
using algebra::Permutation;
using machine::GhalyMachine;
using machine::LowBits;
using machine::Picture;
using machine::PressGrid;
using machine::Wiring;
using machine::wiring_of;
using solve::GhalySolver;

namespace {

constexpr std::size_t no_limit = 1'000'000;

std::size_t least_difference(const std::vector<PressGrid>& boards, const PressGrid& now) {
    std::size_t least = now.size();
    for (const PressGrid& board : boards) least = std::min(least, differing(board, now));
    return least;
}

struct Range {
    std::size_t least = 1000;
    std::size_t most = 0;
    void note(std::size_t value) {
        least = std::min(least, value);
        most = std::max(most, value);
    }
};

// Examines a machine of each class, and simulates every `simulate_step`-th board.
class EveryClass {
  public:
    explicit EveryClass(std::size_t size) : size_(size), random_(size) {}

    void look(std::size_t step, std::size_t simulate_step) {
        const std::vector<ClassParts> classes = all_solvable_parts(size_);
        for (std::size_t i = 0; i < classes.size(); i += step) {
            look_at(random_machine(random_, class_with(size_, classes[i])), simulate_step);
        }
        std::sort(numbers_.begin(), numbers_.end());
        numbers_.erase(std::unique(numbers_.begin(), numbers_.end()), numbers_.end());
    }
    [[nodiscard]] const Range& fewest() const { return fewest_; }
    // Returns the number of different boards.
    [[nodiscard]] std::size_t boards() const { return numbers_.size(); }

  private:
    void look_at(const LowBits& bits, std::size_t simulate_step) {
        const GhalySolver solver(bits);
        const GhalyMachine machine(machine::codes_with(bits));
        REQUIRE(solver.is_solvable());
        REQUIRE(solver.colour() == machine.only_colour());
        const std::vector<PressGrid> boards = solver.all(no_limit);
        REQUIRE(solver.solutions() == Natural(static_cast<std::uint32_t>(boards.size())));
        REQUIRE(solver.fewest() == machine::weight(boards[0]));
        REQUIRE(solver.fewest() == least_difference(boards, machine.no_presses()));
        fewest_.note(solver.fewest());
        for (std::size_t i = 0; i < boards.size(); ++i) {
            numbers_.push_back(bits_of(boards[i]));
            if (i % simulate_step == 0) {
                REQUIRE(is_all(machine.picture(boards[i]), machine.only_colour()));
            }
        }
        const auto now = random_grid<PressGrid>(random_, square(size_), 2);
        const PressGrid nearest = *solver.nearest(now);
        REQUIRE(std::find(boards.begin(), boards.end(), nearest) != boards.end());
        REQUIRE(differing(nearest, now) == least_difference(boards, now));
    }

    std::size_t size_;
    Random random_;
    Range fewest_;
    std::vector<std::uint64_t> numbers_;
};

}  // namespace

TEST_CASE("A machine of every class of 5 x 5 to 7 x 7: all its solutions, their number and the nearest") {
    const std::array<std::size_t, 3> without_dark_cell{961, 7763, 63953};
    for (std::size_t size = 5; size <= 7; ++size) {
        EveryClass classes(size);
        classes.look(stride, 3);
        if (stride != 1) continue;
        CHECK(classes.boards() == without_dark_cell.at(size - 5));
        CHECK(classes.fewest().least == size * size - 2 * size + 2);
        CHECK(classes.fewest().most == size * size);
    }
}

TEST_CASE("A machine of every class of 8 x 8: all its solutions, their number and the nearest") {
    EveryClass classes(8);
    classes.look(stride, 7);
    if (stride != 1) return;
    CHECK(classes.boards() == 533963);
    CHECK(classes.fewest().least == 50);
    CHECK(classes.fewest().most == 64);
}

TEST_CASE("All solutions are as few as asked for, the first of them, and come in the same order again") {
    Random random(1);
    for (int n = 0; n < 100; ++n) {
        const GhalySolver solver(random_machine(random, class_with(7, random_solvable_parts(random, 7))));
        const std::vector<PressGrid> boards = solver.all(no_limit);
        CHECK(solver.all(0).empty());
        for (std::size_t limit = 1; limit < 30; limit += 4) {
            const std::vector<PressGrid> some = solver.all(limit);
            REQUIRE(some.size() == std::min(limit, boards.size()));
            REQUIRE(std::equal(some.begin(), some.end(), boards.begin()));
        }
        for (std::size_t i = 1; i < boards.size(); ++i) {
            REQUIRE(machine::weight(boards[i - 1]) <= machine::weight(boards[i]));
        }
    }
}

TEST_CASE("64 x 64 machines have up to C(125, 62) solutions and need 3970 to 4096 presses") {
    Random random(5);
    ClassParts parts;
    for (int i = 63; i > 0; --i) {
        parts.columns.push_back(i);
        parts.rows.push_back(i);
    }
    parts.rho = 63;
    const GhalySolver most(random_machine(random, class_with(64, parts)));
    CHECK(most.solutions().decimal() == "3017467217880703353213932318284164000");
    CHECK(most.fewest() == 3970);
    CHECK(most.all(1000).size() == 1000);
    const GhalySolver plain(machine::plain_codes(64));
    CHECK(plain.solutions() == Natural(1));
    CHECK(plain.fewest() == 4096);
    CHECK(plain.colour() == 1);
    CHECK(plain.all(5) == std::vector<PressGrid>{PressGrid::filled(square(64), 1)});
}

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

namespace {

constexpr std::size_t paper_points = 8;  // points that a wiring of 4 x 4 cells permutes

std::array<Permutation, 4> solution_permutations() {
    return {cycles("(1 5)(2 6)(3 7)(4 8)", paper_points), cycles("(1 6)(2 5)(3 8)(4 7)", paper_points),
            cycles("(1 7)(2 8)(3 5)(4 6)", paper_points), cycles("(1 8)(2 7)(3 6)(4 5)", paper_points)};
}

// Returns a random permutation of these points that exchanges no left point with a right one.
Permutation random_among(Random& random, const std::vector<std::size_t>& movable) {
    Permutation p = algebra::identity(paper_points);
    for (int n = 0; n < 8 && !movable.empty(); ++n) {
        const std::size_t a = movable[draw(random, movable.size())];
        const std::size_t b = movable[draw(random, movable.size())];
        if (a / 4 == b / 4) std::swap(p[a], p[b]);
    }
    return p;
}

PressGrid random_with_empty_rows(Random& random) {
    auto presses = random_grid<PressGrid>(random, square(4), 2);
    for (int n = 0; n < 2; ++n) {
        std::fill_n(presses.cells.begin() + static_cast<std::ptrdiff_t>(4 * draw(random, 4)), 4,
                    std::uint8_t{0});
    }
    return presses;
}

}  // namespace

TEST_CASE("Theorem 32 is about the board with everything pressed alone") {
    for (std::size_t bits = 0; bits < boards_of(4); ++bits) {
        const Permutation pi = wiring_of(board(bits, 4)).exit_of;
        const bool maps_first_onto_last = *std::min_element(pi.begin(), pi.begin() + 4) == 4;
        REQUIRE(maps_first_onto_last == (bits + 1 == boards_of(4)));
    }
}

TEST_CASE("Theorem 32 holds where the right factor acts first, else for a third of its cases") {
    const Wiring wiring = wiring_of(all_pressed(4));
    std::size_t right_first = 0;
    std::size_t left_first = 0;
    for (const Permutation& sigma : all_half_permutations()) {
        for (std::size_t k = 0; k < 4; ++k) {
            const Permutation b = solution_permutations().at(k);
            // tau^-1 pi sigma = b_k, solved for tau
            const Permutation tau = algebra::product(inverse(b), algebra::product(sigma, wiring.exit_of));
            const Permutation other = algebra::product(wiring.exit_of, algebra::product(sigma, inverse(b)));
            right_first += GhalyMachine({4, sigma, tau}).picture(wiring) == coloured(4, k + 1) ? 1 : 0;
            left_first += GhalyMachine({4, sigma, other}).picture(wiring) == coloured(4, k + 1) ? 1 : 0;
        }
    }
    CHECK(right_first == 2304);
    CHECK(left_first == 768);
}

TEST_CASE("Pressing everything solves 2304 machines, four for each sigma, one of each colour") {
    const Wiring wiring = wiring_of(all_pressed(4));
    const std::vector<Permutation> halves = all_half_permutations();
    for (std::size_t i = 0; i < halves.size(); i += sampled ? 29 : 1) {
        std::array<std::size_t, 5> solved{};
        for (const Permutation& tau : halves) {
            const Picture picture = GhalyMachine({4, halves[i], tau}).picture(wiring);
            if (picture == coloured(4, picture[0])) ++solved.at(picture[0]);
        }
        REQUIRE(solved == std::array<std::size_t, 5>{0, 1, 1, 1, 1});
    }
    CHECK(4 * halves.size() == 2304);
}

TEST_CASE("Codes that no cell shows may be exchanged, where the right factor acts first") {
    Random random(10);
    std::size_t moved = 0;
    std::size_t wrong_generators = 0;
    std::size_t wrong_transmitters = 0;
    for (int n = 0; n < 6000; ++n) {
        const Wiring wiring = wiring_of(random_with_empty_rows(random));
        std::vector<std::size_t> hidden;
        std::vector<std::size_t> origins;
        for (std::size_t exit = 0; exit < paper_points; ++exit) {
            if (std::count(wiring.shown.begin(), wiring.shown.end(), exit) != 0) continue;
            hidden.push_back(exit);
            origins.push_back(wiring.origin_of[exit]);
        }
        const GhalyMachine machine = random_ghaly(random, 4);
        const Permutation& sigma = machine.codes().sigma;
        const Permutation& tau = machine.codes().tau;
        const Permutation exits = random_among(random, hidden);
        const Permutation starts = random_among(random, origins);
        const auto looks_alike = [&](const Permutation& new_sigma, const Permutation& new_tau) {
            return GhalyMachine({4, new_sigma, new_tau}).picture(wiring) == machine.picture(wiring);
        };
        REQUIRE(looks_alike(sigma, algebra::product(tau, exits)));
        REQUIRE(looks_alike(algebra::product(sigma, starts), tau));
        moved +=
            exits != algebra::identity(paper_points) && starts != algebra::identity(paper_points) ? 1 : 0;
        wrong_generators += looks_alike(sigma, algebra::product(exits, tau)) ? 0 : 1;
        wrong_transmitters += looks_alike(algebra::product(starts, sigma), tau) ? 0 : 1;
    }
    CHECK(moved > 100);
    CHECK(wrong_generators > 100);
    CHECK(wrong_transmitters > 100);
}

TEST_CASE("The classes by the fewest presses that they need") {
    Random random(1);
    for (std::size_t size = 2; size <= 8; ++size) {
        Histogram found;
        for (const ClassParts& parts : all_solvable_parts(size)) {
            const GhalySolver solver(random_machine(random, class_with(size, parts)));
            ++found[size * size - solver.fewest()];
        }
        CHECK(found == classes_by_saved(size));
        if (size == 4) {
            CHECK(found == Histogram{{0, 1}, {1, 3}, {2, 12}, {3, 19}, {4, 14}, {5, 15}, {6, 6}});
        }
        CHECK(found.rbegin()->first == 2 * size - 2);
    }
}

TEST_CASE("From any board of the paper's size to the nearest solution, for every class") {
    Random random(2);
    const std::vector<ClassParts> classes = all_solvable_parts(4);
    Histogram worst;
    std::size_t presses = 0;
    for (const ClassParts& parts : classes) {
        const GhalySolver solver(random_machine(random, class_with(4, parts)));
        std::vector<std::size_t> boards;
        for (const PressGrid& one : solver.all(100)) {
            boards.push_back(0);
            for (std::size_t i = 0; i < 16; ++i) boards.back() |= std::size_t{one[i]} << i;
        }
        std::size_t farthest = 0;
        for (std::size_t now = 0; now < boards_of(4); ++now) {
            std::size_t least = 16;
            for (const std::size_t solved : boards) {
                least = std::min(least, static_cast<std::size_t>(std::popcount(solved ^ now)));
            }
            presses += least;
            farthest = std::max(farthest, least);
            if ((now + static_cast<std::size_t>(parts.rho)) % 101 != 0) continue;
            const PressGrid from = board(now, 4);
            REQUIRE(differing(*solver.nearest(from), from) == least);
        }
        ++worst[farthest];
    }
    CHECK(worst == Histogram{{11, 3}, {12, 3}, {13, 5}, {14, 12}, {15, 13}, {16, 34}});
    const double mean = static_cast<double>(presses) / static_cast<double>(boards_of(4) * classes.size());
    CHECK(mean == doctest::Approx(7.50).epsilon(0.0005));
}

namespace {

const EveryBoard& every_board() {
    static const EveryBoard every(4);
    return every;
}

std::size_t count_different(std::vector<PictureNumber> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return static_cast<std::size_t>(std::unique(numbers.begin(), numbers.end()) - numbers.begin());
}

// Returns the number of different pictures of a board over all machines.
std::size_t looks_of(std::size_t board) {
    const AllMachines machines(4);
    std::vector<PictureNumber> pictures;
    LowBits bits;
    for (std::size_t number = 0; number < machines.count(); ++number) {
        machines.read(number, bits);
        pictures.push_back(every_board().shown(bits, board));
    }
    return count_different(std::move(pictures));
}

LowBits exclusive_or(LowBits bits, std::uint8_t with) {
    for (auto* half : {&bits.left, &bits.bottom, &bits.top, &bits.right}) {
        for (std::uint8_t& low : *half) low ^= with;
    }
    return bits;
}

}  // namespace

TEST_CASE("Over all boards there are 1173 patterns of dark cells") {
    std::vector<PictureNumber> patterns;
    for (std::size_t board = 0; board < every_board().count(); ++board) {
        patterns.push_back(every_board().dark_cells(board));
    }
    CHECK(count_different(std::move(patterns)) == 1173);
}

TEST_CASE("All machines look alike with nothing pressed, 4096 ways with all pressed, 16384 at most") {
    CHECK(looks_of(0) == 1);
    CHECK(looks_of(65535) == 4096);
    Random random(8);
    std::size_t most = 0;
    for (int i = 0; i < (sampled ? 1 : 5); ++i) most = std::max(most, looks_of(draw(random, 65536)));
    CHECK(most <= 16384);
}

TEST_CASE(
    "Machines are the same if all codes of one are those of the other with a number added, bit by bit") {
    Random random(9);
    for (int i = 0; i < 3; ++i) {
        const LowBits bits = random_bits(random, 4);
        for (std::uint8_t with = 1; with < 4; ++with) {
            const LowBits other = exclusive_or(bits, with);
            REQUIRE(other != bits);
            for (std::size_t board = 0; board < every_board().count(); board += stride) {
                REQUIRE(every_board().shown(bits, board) == every_board().shown(other, board));
            }
        }
    }
}

TEST_CASE("In no other way: a few boards tell 82944 machines apart" * doctest::skip(sampled)) {
    const AllMachines machines(4);
    Random random(10);
    std::vector<std::size_t> boards;
    for (int i = 0; i < 24; ++i) boards.push_back(draw(random, 65536));
    std::vector<PictureNumber> behaviours;
    LowBits bits;
    for (std::size_t number = 0; number < machines.count(); ++number) {
        machines.read(number, bits);
        PictureNumber behaviour = 0;  // distinct hash values prove distinct behaviours
        for (const std::size_t board : boards) {
            behaviour = (behaviour ^ every_board().shown(bits, board)) * 0x9E3779B97F4A7C15ULL;
            behaviour ^= behaviour >> 29U;
        }
        behaviours.push_back(behaviour);
    }
    CHECK(count_different(std::move(behaviours)) == 82944);
}

}  // namespace switchbox::test
