// Tests of the Ghaly solver on boards too large to search. Its answers are simulated, counted and compared
// with its list of all solutions; it finds planted solutions.
#include "types/ghaly/solve/solver.hpp"

#include <algorithm>
#include <array>

#include "support/ghaly_classes.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::test {

using machine::GhalyMachine;
using machine::LowBits;
using machine::PressGrid;
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

TEST_CASE("A machine that cannot be solved has a colour and no solution") {
    machine::GhalyCodes codes = machine::plain_codes(4);
    codes.sigma = cycles("(6 7)", 8);  // Joyner, Example 11
    codes.tau = cycles("(2 3)(5 8)", 8);
    const GhalySolver solver(codes);
    CHECK(!solver.is_solvable());
    CHECK(solver.colour() == 4);
    CHECK(solver.solutions().is_zero());
    CHECK(solver.all(10).empty());
    CHECK(!solver.nearest(PressGrid::filled(square(4), 1)));
}

namespace {

GhalySolver paper_solver(std::string_view sigma, std::string_view tau) {
    return GhalySolver(machine::GhalyCodes{4, cycles(sigma, 8), cycles(tau, 8)});
}

}  // namespace

TEST_CASE("The paper's own examples") {
    const GhalySolver plain = paper_solver("()", "()");  // Example 10
    CHECK(plain.fewest() == 16);
    CHECK(plain.solutions() == Natural(1));
    for (const char* same : {"(5 6)(7 8)", "(1 3)(2 4)", "(1 4)(2 3)"}) {  // Examples 12a, b, c
        CHECK(paper_solver(same, same).fewest() == 15);
    }
    CHECK(paper_solver("(5 6)(7 8)", "(5 6)(7 8)").all(1)[0] == presses("1111/0111/1111/1111"));
    CHECK(paper_solver("(1 3)(2 4)", "(1 3)(2 4)").all(1)[0] == presses("1111/1111/0111/1111"));
    CHECK(paper_solver("(1 4)(2 3)", "(1 4)(2 3)").all(1)[0] == presses("1111/1111/1111/0111"));
    CHECK(paper_solver("(5 6)(7 8)", "(5 6)(7 8)").colour() == 2);
    CHECK(paper_solver("(1 3)(2 4)", "(1 3)(2 4)").colour() == 3);
    CHECK(paper_solver("(1 4)(2 3)", "(1 4)(2 3)").colour() == 4);

    const GhalySolver printed = paper_solver("()", "(1 2 3 4)");  // Example 28 prints the last of these
    CHECK(printed.colour() == 1);
    CHECK(printed.fewest() == 11);
    CHECK(printed.solutions() == Natural(5));
    std::vector<PressGrid> found = printed.all(10);
    const std::vector<PressGrid> expected{presses("1111/1111/0000/1110"), presses("1111/0000/1111/1110"),
                                          presses("1111/0000/1111/1111"), presses("1111/1111/0000/1111"),
                                          presses("1111/1111/1111/0000")};
    CHECK(std::is_permutation(found.begin(), found.end(), expected.begin(), expected.end()));
    CHECK(machine::weight(found[1]) == 11);
    CHECK(machine::weight(found[2]) == 12);
}

}  // namespace switchbox::test
