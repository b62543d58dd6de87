// Tests of Lights Out with any number of states by chasing: it agrees with elimination, and each answer has a
// proof.
#include "types/lights/chase/residue_equations.hpp"

#include <algorithm>
#include <numeric>

#include "machine/machine.hpp"
#include "support/matrices.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using algebra::CyclicGenerator;
using algebra::Factorization;
using algebra::Residues;
using machine::Surface;
using solve::ResidueEquations;

namespace {

// Board that computes the changes of presses.
class Board {
  public:
    Board(std::size_t rows, std::size_t columns, int states, Surface surface)
        : rule_(*machine::rule_of(choice("lights-out"))) {
        rule_.shape = {static_cast<int>(rows), static_cast<int>(columns)};
        rule_.states = states;
        rule_.surface = surface;
    }
    [[nodiscard]] algebra::ZeroOneMatrix matrix() const {
        return {rule_.shape.size(), machine::effects_of(rule_)};
    }
    [[nodiscard]] Residues changed(const Residues& presses) const {
        const auto dark = machine::Picture::filled(rule_.shape, 0);
        return machine::pressed_evenly(rule_, dark, {rule_.shape, presses}, 1).cells;
    }

  private:
    machine::Rule rule_;
};

int order_of(const Residues& vector, int states) {
    int greatest = states;
    for (const std::uint8_t entry : vector) greatest = std::gcd(greatest, int{entry});
    return states / greatest;
}

// Returns the rank over GF(p) of vectors of equal length.
std::size_t rank_of(std::vector<Residues> vectors, int p) {
    std::size_t rank = 0;
    while (!vectors.empty()) {
        const Residues pivot = std::move(vectors.back());
        vectors.pop_back();
        const auto place = std::find_if(pivot.begin(), pivot.end(), [](int entry) { return entry != 0; });
        if (place == pivot.end()) continue;
        ++rank;
        const auto column = static_cast<std::size_t>(place - pivot.begin());
        for (Residues& vector : vectors) {
            while (vector[column] != 0) algebra::add_multiple(vector, pivot, 1, p);
        }
    }
    return rank;
}

// Returns whether the sum of the cyclic groups is direct. It is if their elements of each prime order p are
// independent.
bool are_independent(const std::vector<CyclicGenerator>& generators, int states) {
    for (const algebra::PrimePower& power : algebra::prime_powers_of(states)) {
        std::vector<Residues> multiples;
        for (const CyclicGenerator& generator : generators) {
            if (generator.order % power.prime != 0) continue;
            Residues multiple(generator.vector.size());
            algebra::add_multiple(multiple, generator.vector, generator.order / power.prime, states);
            for (std::uint8_t& entry : multiple)
                entry = static_cast<std::uint8_t>(entry / (states / power.prime));
            multiples.push_back(std::move(multiple));
        }
        if (rank_of(multiples, power.prime) != multiples.size()) return false;
    }
    return true;
}

void check_kernel(const ResidueEquations& equations, const Board& board) {
    const std::vector<CyclicGenerator> kernel = equations.kernel();
    Natural patterns = 1;
    std::size_t generators = 0;
    for (const CyclicGenerator& generator : kernel) {
        REQUIRE(is_zero(board.changed(generator.vector)));
        REQUIRE(order_of(generator.vector, equations.modulus()) == generator.order);
        patterns.multiply_add(static_cast<std::uint32_t>(generator.order), 0);
    }
    for (const algebra::EquationPart& part : equations.parts()) generators += part.generators;
    CHECK(patterns == equations.kernel_size());
    CHECK(kernel.size() == generators);
    CHECK(are_independent(kernel, equations.modulus()));
    CHECK(equations.left_kernel() == kernel);
}

// Returns whether elimination takes its pivots column by column, since all of them are units.
bool has_fields_only(int states) { return states != 4 && states != 8 && states != 9; }

// Returns whether there is a solution; checks the solution, or the proof that there is none.
bool check_answer(const ResidueEquations& equations, const Board& board, const Residues& b) {
    const algebra::ResidueSolution solution = equations.solve(b);
    if (solution.solvable) {
        REQUIRE(board.changed(solution.x) == b);
    } else {
        const Residues& y = solution.certificate;
        REQUIRE(is_zero(board.changed(y)));
        REQUIRE(std::inner_product(y.begin(), y.end(), b.begin(), 0) % equations.modulus() != 0);
    }
    return solution.solvable;
}

void check_shape(std::size_t rows, std::size_t columns, int states, Random& random,
                 Surface surface = Surface::plane) {
    CAPTURE(rows);
    CAPTURE(columns);
    CAPTURE(states);
    const Board board(rows, columns, states, surface);
    const Factorization eliminated(board.matrix(), states);
    const ResidueEquations chased(rows, columns, states, surface);
    CHECK(chased.rows() == eliminated.rows());
    CHECK(chased.columns() == eliminated.columns());
    CHECK(chased.rank() == eliminated.rank());
    CHECK(chased.image_size() == eliminated.image_size());
    CHECK(chased.kernel_size() == eliminated.kernel_size());
    check_kernel(chased, board);
    for (int i = 0; i < 4; ++i) {
        const Residues b = random_residues(random, rows * columns, states);
        REQUIRE(check_answer(chased, board, b) == eliminated.solve(b).solvable);
        REQUIRE(check_answer(chased, board, board.changed(b)));
        if (has_fields_only(states))
            REQUIRE(chased.solve(board.changed(b)).x == eliminated.solve(board.changed(b)).x);
        // Close to a reachable board, so that only the last steps show that there is no solution.
        Residues near = board.changed(b);
        algebra::add_multiple(near, random_residues(random, near.size(), 2), states == 6 ? 3 : states - 1,
                              states);
        REQUIRE(check_answer(chased, board, near) == eliminated.solve(near).solvable);
    }
    if (!eliminated.is_one_to_one()) return;
    const std::size_t i = draw(random, rows * columns);
    CHECK(chased.inverse_row(i) == eliminated.inverse_row(i));
}

}  // namespace

TEST_CASE("Chasing with states agrees with elimination on every board to 9 x 9, and on some to 12 x 12") {
    Random random(71);
    for (int states = 2; states <= 9; ++states) {
        for (std::size_t rows = 1; rows <= 9; ++rows) {
            for (std::size_t columns = 1; columns <= 9; ++columns) check_shape(rows, columns, states, random);
        }
        const std::pair<std::size_t, std::size_t> more[] = {{12, 12}, {11, 11}, {10, 12}, {12, 5},
                                                            {7, 11},  {1, 31},  {31, 2},  {3, 23}};
        for (const auto& shape : more) check_shape(shape.first, shape.second, states, random);
    }
}

TEST_CASE("Chasing with states agrees with elimination on every cylinder of 3 columns or more to 8 x 8") {
    Random random(74);
    for (int states = 2; states <= 9; ++states) {
        for (std::size_t rows = 1; rows <= 8; ++rows) {
            for (std::size_t columns = 3; columns <= 8; ++columns)
                check_shape(rows, columns, states, random, Surface::cylinder);
        }
        const std::pair<std::size_t, std::size_t> more[] = {{12, 12}, {11, 9}, {23, 5}, {1, 31}, {31, 3}};
        for (const auto& shape : more)
            check_shape(shape.first, shape.second, states, random, Surface::cylinder);
    }
}

// Modulo 2, 3, 5 or 7 chasing leaves no equations on these boards, whatever the first row.
TEST_CASE("Boards are solved where modulo a prime every first row is that of a quiet pattern") {
    Random random(72);
    const std::pair<std::size_t, std::size_t> shapes[] = {
        {2, 1}, {3, 2}, {5, 3}, {23, 7}, {19, 4}, {24, 4}, {17, 8}, {17, 5}, {14, 3}, {13, 2}, {9, 2}};
    for (const auto& shape : shapes) {
        for (int states = 2; states <= 9; ++states) check_shape(shape.first, shape.second, states, random);
    }
}

TEST_CASE("Large boards with states are solved, and those that cannot be have a proof") {
    Random random(73);
    const std::pair<std::size_t, std::size_t> shapes[] = {{100, 100}, {95, 95},  {80, 80}, {257, 130},
                                                          {64, 255},  {1, 1100}, {300, 2}};
    for (const auto& shape : shapes) {
        for (int states = 2; states <= 9; ++states) {
            const std::size_t lamps = shape.first * shape.second;
            const Surface surface = shape.second > 2 && states % 2 == 0 ? Surface::cylinder : Surface::plane;
            CAPTURE(shape.first);
            CAPTURE(shape.second);
            CAPTURE(states);
            const ResidueEquations equations(shape.first, shape.second, states, surface);
            const Board board(shape.first, shape.second, states, surface);
            const Residues b = random_residues(random, lamps, states);
            // A board without an inverse cannot reach every change. With several quiet patterns a random
            // change is almost certainly unreachable.
            if (equations.is_onto()) CHECK(check_answer(equations, board, b));
            if (equations.rank() + 20 < lamps) CHECK_FALSE(check_answer(equations, board, b));
            CHECK(check_answer(equations, board, board.changed(b)));
        }
    }
}

}  // namespace switchbox::test
