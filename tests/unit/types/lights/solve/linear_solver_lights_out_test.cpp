#include <algorithm>
#include <map>

#include "support/solving.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::test {

using machine::LinearMachine;
using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using machine::Shape;
using solve::LinearSolver;
using solve::Several;
using solve::Verdict;

namespace {

std::size_t nullity(std::string_view id, int side) {
    return LinearSolver(machine_of(choice(id, side, side))).nullity().value();
}

// Returns the proved fewest presses that turn all lamps off.
std::size_t fewest_to_dark(const Solving& solver, const Picture& picture) {
    const Verdict verdict = solver.verdict(picture, Picture::filled(picture.shape, 0));
    REQUIRE(is_proved_fewest(verdict));
    return machine::weight(*presses_of(verdict));
}

}  // namespace

TEST_CASE("n x n Lights Out has the nullities of OEIS A159257") {
    const std::vector<std::size_t> known{0, 0, 0,  4, 2, 0, 0, 0, 8,  0,  6, 0,  0,  4, 0, 8, 2, 0, 16, 0,
                                         0, 0, 14, 4, 0, 0, 0, 0, 10, 20, 0, 20, 16, 4, 6, 0, 0, 0, 32, 0};
    REQUIRE(known.size() == 40);
    for (std::size_t n = 1; n <= known.size(); ++n) {
        CAPTURE(n);
        CHECK(nullity("lights-out", static_cast<int>(n)) == known[n - 1]);
    }
}

TEST_CASE("n x n Lights Out on the torus has the nullities of OEIS A165738") {
    const std::vector<std::size_t> known{4, 0, 8, 8, 0, 0, 4, 16, 0, 16, 0, 0, 12, 0, 16, 8, 0, 32};
    for (std::size_t i = 0; i < known.size(); ++i) {
        CAPTURE(i);
        CHECK(nullity("torus", static_cast<int>(i) + 3) == known[i]);
    }
}

TEST_CASE("A 4 x 4 board needs 7 presses at most, in the known distribution") {
    const MachineChoice which = choice("lights-out", 4, 4);
    const Solving solver(which);
    CHECK(solver.linear().nullity() == 4U);
    CHECK(reachable(solver.linear()).decimal() == "4096");
    std::vector<std::size_t> boards(17, 0);
    for (std::uint32_t bits = 0; bits < 65536; ++bits) {
        const Verdict verdict = solver.verdict(from_bits<Picture>(bits, machine::rule_of(which)->shape),
                                               picture("0000/0000/0000/0000"));
        if (!std::holds_alternative<Several>(verdict)) continue;
        REQUIRE(std::get<Several>(verdict).proved_fewest);
        REQUIRE(solutions_of(verdict) == 16);
        ++boards[machine::weight(*presses_of(verdict))];
    }
    CHECK(boards ==
          std::vector<std::size_t>{1, 16, 120, 560, 1387, 1440, 540, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0});
}

TEST_CASE("A 5 x 5 board needs 15 presses at most, and all on needs them") {
    const MachineChoice which = choice("lights-out");
    const LinearMachine machine = machine_of(which, Picture::filled(machine::rule_of(which)->shape, 0));
    const Solving solver(which);
    CHECK(solver.linear().nullity() == 2U);
    CHECK(solver.linear().rank() == 23);
    CHECK(reachable(solver.linear()).decimal() == "8388608");
    Random random(1);
    for (int n = 0; n < 20000; ++n) {
        const auto grid = random_grid<PressGrid>(random, machine::rule_of(which)->shape, 2);
        REQUIRE(fewest_to_dark(solver, machine.picture(grid)) <= 15);
    }
    CHECK(fewest_to_dark(solver, Picture::filled(machine::rule_of(which)->shape, 1)) == 15);
}

TEST_CASE("From all on to all off takes the presses of OEIS A075464") {
    const std::vector<std::size_t> known{1,  4,  5,   4,  15,  28,  33,  40,  25,  44,
                                         55, 72, 105, 56, 117, 104, 147, 188, 141, 224};
    REQUIRE(known.size() == 20);
    for (std::size_t n = 1; n <= known.size(); ++n) {
        CAPTURE(n);
        const MachineChoice which = choice("lights-out", static_cast<int>(n), static_cast<int>(n));
        const LinearMachine machine = machine_of(which);
        const Solving solver(which);
        const Verdict verdict = solver.verdict(machine.start(), which->default_target());
        REQUIRE(presses_of(verdict) != nullptr);
        CHECK(is_proved_fewest(verdict));
        CHECK(machine::weight(*presses_of(verdict)) == known[n - 1]);
        CHECK(machine.picture(*presses_of(verdict)) == which->default_target());
    }
}

TEST_CASE("On small boards of every shape the fewest presses are those of a search through all press grids") {
    struct Found {
        std::size_t fewest = 99;
        std::uint32_t solutions = 0;
    };
    for (const Shape shape : {Shape{1, 1}, Shape{1, 5}, Shape{2, 2}, Shape{2, 3}, Shape{3, 3}, Shape{3, 4}}) {
        for (const char* id : {"lights-out", "torus"}) {
            CAPTURE(id);
            CAPTURE(machine::format_shape(shape));
            const Picture dark = Picture::filled(shape, 0);
            const MachineChoice which = choice(id, shape.rows, shape.columns);
            const LinearMachine machine = machine_of(which, dark);
            const Solving solver(which);
            const std::uint32_t boards = 1U << shape.size();
            std::map<std::vector<std::uint8_t>, Found> by_search;
            for (std::uint32_t bits = 0; bits < boards; ++bits) {
                const auto grid = from_bits<PressGrid>(bits, shape);
                Found& found = by_search[machine.picture(grid).cells];
                found.fewest = std::min(found.fewest, machine::weight(grid));
                ++found.solutions;
            }
            for (std::uint32_t bits = 0; bits < boards; ++bits) {
                const auto board = from_bits<Picture>(bits, shape);
                const Found found = by_search[board.cells];
                REQUIRE(solutions_of(solver.verdict(board, dark)) == found.solutions);
                if (found.solutions != 0) REQUIRE(fewest_to_dark(solver, board) == found.fewest);
            }
        }
    }
}

}  // namespace switchbox::test
