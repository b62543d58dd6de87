// Tests of the nullities of Lights Out, against published values and the Smith form, and of pictures by their
// fewest presses.
#include "types/lights/solve/nullities.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include "algebra/binary_polynomial.hpp"
#include "algebra/residue_polynomial.hpp"
#include "sampling.hpp"
#include "support/matrices.hpp"
#include "support/solving.hpp"
#include "types/lights/chase/light_chase.hpp"
#include "types/lights/chase/residue_equations.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using algebra::Factorization;
using algebra::ZeroOneMatrix;
using machine::MachineChoice;
using machine::Surface;
using solve::PressDistances;

namespace {

std::size_t lights_out_nullity(std::size_t n, bool torus, int prime) {
    return n * n - Factorization(lights_out_matrix(n, torus), prime).rank();
}

}  // namespace

TEST_CASE("Lights Out has as many quiet patterns modulo k as its Smith form over the integers says") {
    // Elementary divisors other than 1 of n x n boards, n = 2 .. 12 (PARI's matsnf).
    const std::vector<std::vector<int>> divisors{{3},
                                                 {7},
                                                 {0, 0, 2, 2},
                                                 {0, 0, 33},
                                                 {13, 13, 13},
                                                 {119, 17, 17},
                                                 {8721, 51, 3, 3},
                                                 {0, 0, 9272, 152, 2, 2, 2, 2},
                                                 {989, 23, 23, 23, 23},
                                                 {0, 0, 212520, 920, 8, 8},
                                                 {62805, 795, 795, 15, 15, 15}};
    for (std::size_t i = 0; i < divisors.size(); ++i) {
        const ZeroOneMatrix a = lights_out_matrix(i + 2, false);
        for (int modulus = 2; modulus <= 9; ++modulus) {
            Natural expected = 1;
            for (const int divisor : divisors[i]) {
                expected.multiply_add(static_cast<std::uint32_t>(std::gcd(divisor, modulus)), 0);
            }
            CAPTURE(i + 2);
            CAPTURE(modulus);
            CHECK(Factorization(a, modulus).kernel_size() == expected);
            CHECK(solve::ResidueEquations(i + 2, i + 2, modulus).kernel_size() == expected);
        }
    }
}

namespace {

// Returns the rank over Z/p of Lights Out on a cylinder, by plain elimination of rows.
std::size_t cylinder_rank(int rows, int columns, int p) {
    std::vector<std::vector<int>> matrix;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            std::vector<int>& lamps = matrix.emplace_back(static_cast<std::size_t>(rows * columns));
            for (int r = 0; r < rows; ++r) {
                for (int c = 0; c < columns; ++c) {
                    const int apart = std::abs(c - column);
                    const int across = std::min(apart, columns - apart);
                    if (std::abs(r - row) + across <= 1) lamps[static_cast<std::size_t>(r * columns + c)] = 1;
                }
            }
        }
    }
    std::size_t rank = 0;
    for (std::size_t column = 0; column < matrix.size(); ++column) {
        std::size_t pivot = rank;
        while (pivot < matrix.size() && matrix[pivot][column] == 0) ++pivot;
        if (pivot == matrix.size()) continue;
        std::swap(matrix[rank], matrix[pivot]);
        for (std::size_t row = rank + 1; row < matrix.size(); ++row) {
            while (matrix[row][column] != 0) {
                for (std::size_t i = 0; i < matrix.size(); ++i)
                    matrix[row][i] = (matrix[row][i] + matrix[rank][i]) % p;
            }
        }
        ++rank;
    }
    return rank;
}

}  // namespace

TEST_CASE("Cylinders to 8 x 8 have the rank that plain elimination finds, modulo 2, 3, 5 and 7") {
    for (int rows = 1; rows <= 8; ++rows) {
        for (int columns = 1; columns <= 8; ++columns) {
            for (const int prime : {2, 3, 5, 7}) {
                CAPTURE(rows);
                CAPTURE(columns);
                CAPTURE(prime);
                const std::size_t rank = cylinder_rank(rows, columns, prime);
                const MachineChoice which = choice_of("cylinder~" + std::to_string(rows) + "x" +
                                                      std::to_string(columns) + "~" + std::to_string(prime));
                CHECK(solve::LinearSolver(machine_of(which)).rank() == rank);
                if (columns < 3) continue;
                CHECK(solve::by_any_chase(*machine::rule_of(which))->rank() == rank);
            }
        }
    }
}

TEST_CASE("Lights Out has the known nullities modulo 2, 3, 5 and 7, plane and torus") {
    struct Known {
        int prime;
        bool torus;
        std::size_t first;
        std::vector<std::size_t> nullities;
    };
    const std::vector<Known> all{
        {2, false, 1, {0, 0, 0,  4, 2, 0, 0, 0, 8,  0,  6, 0,  0,  4, 0, 8, 2, 0, 16, 0,
                       0, 0, 14, 4, 0, 0, 0, 0, 10, 20, 0, 20, 16, 4, 6, 0, 0, 0, 32, 0}},
        {2, true, 3, {4, 0, 8, 8, 0, 0, 4, 16, 0, 16, 0, 0, 12, 0, 16, 8, 0, 32}},
        {3, false, 1, {0, 1, 0, 2, 3, 0,  0, 4, 2, 0, 3, 6, 6, 7, 0,  0, 12, 0,  6,  1,
                       0, 0, 3, 2, 6, 13, 6, 0, 9, 0, 0, 1, 0, 2, 12, 0, 0,  19, 18, 20}},
        {5, false, 1, {0, 0, 0, 2,  2, 0, 0, 0, 2,  0,  4, 6, 0, 6, 0, 0, 2, 0, 2, 0,
                       0, 0, 4, 12, 6, 0, 0, 0, 16, 12, 0, 0, 0, 2, 4, 0, 0, 6, 2, 0}},
        {7, false, 1, {0, 0, 1,  2,  2, 0, 1,  0, 2, 0, 3, 0, 0, 2,  1, 0, 2, 0, 3, 6,
                       0, 0, 13, 16, 0, 0, 13, 0, 4, 0, 1, 0, 0, 14, 3, 0, 0, 0, 3, 0}},
    };
    for (const Known& known : all) {
        for (std::size_t i = 0; i < known.nullities.size(); ++i) {
            const std::size_t n = known.first + i;
            CAPTURE(known.prime);
            CAPTURE(n);
            CHECK(lights_out_nullity(n, known.torus, known.prime) == known.nullities[i]);
            if (known.torus) continue;
            CHECK(solve::ResidueEquations(n, n, known.prime).rank() == n * n - known.nullities[i]);
        }
    }
}

TEST_CASE("The polynomials of Lights Out have common divisors of the nullities' degrees") {
    solve::LightsOutNullities nullities;
    for (std::size_t n = 1; n <= (sampled ? 30 : 48); ++n) {
        CAPTURE(n);
        CHECK(nullities.next() == lights_out_nullity(n, false, 2));
    }
}

TEST_CASE("A nullity alone, and some in a row, are those of the whole sequence") {
    constexpr std::size_t last = 200;
    std::vector<std::size_t> all{0};
    solve::LightsOutNullities sequence;
    for (std::size_t n = 1; n <= last; ++n) all.push_back(sequence.next());
    for (std::size_t n = 1; n <= last; ++n) {
        CAPTURE(n);
        solve::LightsOutNullities alone(n, n);
        CHECK(alone.next() == all[n]);
        solve::LightsOutNullities some(n, last);
        for (std::size_t of = n; of <= last; ++of) CHECK(some.next() == all[of]);
    }
}

// Returns p_{k+1} + p_k, by the recurrence that defines the Fibonacci polynomials.
algebra::BinaryPolynomial two_by_recurrence(std::size_t k) {
    algebra::BinaryPolynomial before;
    algebra::BinaryPolynomial now = algebra::BinaryPolynomial::monomial(0);
    for (std::size_t i = 0; i < k; ++i) {
        before.add(now, 1);
        std::swap(before, now);
    }
    now.add(before);
    return now;
}

TEST_CASE("A nullity is that of polynomials that the recurrence gives one after the other") {
    for (std::size_t n = 1; n <= (sampled ? 150 : 600); ++n) {
        CAPTURE(n);
        const algebra::BinaryPolynomial shorter = two_by_recurrence(n);     // p_{n+1} + p_n
        const algebra::BinaryPolynomial longer = two_by_recurrence(n + 1);  // p_{n+2} + p_{n+1}
        algebra::BinaryPolynomial last;  // p_{n+1}: x p_{n+1} = p_{n+2} + p_n
        last.add(shorter);
        last.add(longer);
        REQUIRE_FALSE(last.has(0));
        last = last.from(1);
        const algebra::BinaryPolynomial divisor = algebra::greatest_common_divisor(last, last.at_one_more());
        solve::LightsOutNullities nullity(n, n);
        CHECK(nullity.next() == *divisor.degree());
    }
}

TEST_CASE("A nullity is worked out in one step, and without those before it") {
    solve::LightsOutNullities alone(79, 79);  // 80 = 16 * 5
    CHECK(alone.progress() == 0);
    CHECK_FALSE(alone.is_next_known());
    alone.advance();
    CHECK(alone.is_next_known());
    CHECK(alone.divisors() == 1);
    CHECK(alone.next() == 64);
    CHECK(alone.progress() == 1);
    CHECK_FALSE(alone.is_next_known());
    solve::LightsOutNullities late(98, 98);  // 99, which is an m itself
    CHECK(late.next() == 20);
    CHECK(late.divisors() == 1);
    solve::LightsOutNullities far(99999, 99999);  // 100000 = 32 * 3125
    CHECK(far.next() == 128);
    CHECK(far.divisors() == 1);
}

TEST_CASE("The progress of a range of nullities grows from 0 to 1") {
    for (const Surface surface : {Surface::plane, Surface::torus}) {
        solve::LightsOutNullities nullities(20, 60, surface);
        double before = 0;
        CHECK(nullities.progress() == 0);
        for (std::size_t n = 20; n <= 60; ++n) {
            static_cast<void>(nullities.next());
            CHECK(nullities.progress() > before);
            before = nullities.progress();
        }
        CHECK(before == 1);
    }
}

// On 1 x 1 and 2 x 2 a lamp is its own neighbour, or has a neighbour on both sides, which cancels out.
TEST_CASE("The nullities of n x n tori are those of elimination and of chasing") {
    solve::LightsOutNullities nullities(1, 250, Surface::torus);
    CHECK(nullities.next() == 0);
    CHECK(nullities.next() == 0);
    for (std::size_t n = 3; n <= 250; ++n) {
        CAPTURE(n);
        const std::size_t nullity = nullities.next();
        if (n <= (sampled ? 20 : 60)) CHECK(nullity == lights_out_nullity(n, true, 2));
        if (n <= (sampled ? 100 : 250)) CHECK(nullity == solve::TorusChase(n, n).nullity());
        solve::LightsOutNullities alone(n, n, Surface::torus);
        CHECK(alone.next() == nullity);
    }
}

namespace {

PressDistances begun(const MachineChoice& which) {
    const machine::LinearMachine machine(*machine::rule_of(which), which->uniform(0));
    const std::size_t lamps = machine.lamp_sites().cells().size();
    return {lamps, machine.lamp_states(), solve::matrix_of(machine).columns};
}

PressDistances whole(const MachineChoice& which) {
    PressDistances distances = begun(which);
    while (!distances.is_finished()) distances.advance(1U << 20U);
    return distances;
}

std::vector<std::size_t> counts(const PressDistances& distances) {
    std::vector<std::size_t> counts;
    for (std::size_t presses = 0; presses <= distances.farthest(); ++presses)
        counts.push_back(distances.count_at(presses));
    return counts;
}

// Returns the number of pictures by fewest presses, by trying all press grids.
std::vector<std::size_t> counts_by_trying(const MachineChoice& which) {
    const machine::LinearMachine machine(*machine::rule_of(which), which->uniform(0));
    const machine::CellMask& buttons = machine.button_sites();
    std::map<std::vector<std::uint8_t>, std::size_t> fewest;
    for (std::size_t number = 0; number < count_of(buttons, machine.press_states()); ++number) {
        const auto presses = numbered<machine::PressGrid>(number, buttons, machine.press_states());
        const std::size_t weight = machine::weight(presses);
        const machine::Picture shown = machine.picture(presses);
        std::vector<std::uint8_t> lamps;
        for (const std::size_t lamp : machine.lamp_sites().cells()) lamps.push_back(shown[lamp]);
        const auto [known, is_new] = fewest.try_emplace(std::move(lamps), weight);
        if (!is_new) known->second = std::min(known->second, weight);
    }
    std::vector<std::size_t> counts;
    for (const auto& [picture, presses] : fewest) {
        if (counts.size() <= presses) counts.resize(presses + 1);
        ++counts[presses];
    }
    return counts;
}

}  // namespace

TEST_CASE("Pictures by the fewest presses are those that trying all press grids finds") {
    for (const char* text : {"merlin", "lights-out~3x4", "lights-out~4x4", "torus~3x3", "subboards",
                             "own~2x2~7~p~Ao", "lights-out~2x3~4", "own~4x4~2~p~XQ~~~BgA", "merlin~3"}) {
        CAPTURE(text);
        const MachineChoice which = choice_of(text);
        CHECK(counts(whole(which)) == counts_by_trying(which));
    }
}

TEST_CASE("Each picture listed needs exactly so many presses") {
    for (const char* text : {"lights-out~4x4", "own~2x2~7~p~Ao", "lights-out~2x3~4", "lights-out~2x3~6"}) {
        CAPTURE(text);
        const MachineChoice which = choice_of(text);
        const Solving solving(which);
        const PressDistances distances = whole(which);
        const machine::Picture dark = which->uniform(0);
        for (std::size_t presses = 0; presses <= distances.farthest(); ++presses) {
            const std::size_t last = distances.count_at(presses) - 1;
            for (const std::size_t index : {std::size_t{0}, last / 2, last}) {
                const auto picture = solving.linear().to_picture(distances.picture_at(presses, index));
                CHECK(solve::count_presses(solving.verdict(dark, picture)) == presses);
            }
        }
    }
}

TEST_CASE("Pictures are listed in slices, and only where they are few") {
    PressDistances distances = begun(choice_of("lights-out~4x4"));
    double before = distances.progress();
    CHECK(before == 0);
    while (!distances.is_finished()) {
        distances.advance(1);
        CHECK(distances.progress() >= before);
        before = distances.progress();
    }
    CHECK(before == 1);
    CHECK(counts(distances) == counts(whole(choice_of("lights-out~4x4"))));
    CHECK(PressDistances::fits(20, 2));
    CHECK_FALSE(PressDistances::fits(21, 2));
    CHECK(PressDistances::fits(6, 9));
    CHECK_FALSE(PressDistances::fits(7, 9));
}

// 16 buttons with 64 lamps: 4 units for each, and for each button.
TEST_CASE("From a picture all presses are one piece of work") {
    constexpr double pictures = 65536;
    PressDistances distances = begun(choice_of("lights-out~4x4"));
    distances.advance(0);
    CHECK(distances.progress() == 0);
    distances.advance(320);
    CHECK(distances.progress() == 1 / pictures);
    distances.advance(321);
    CHECK(distances.progress() == 3 / pictures);
    distances.advance(1);
    CHECK(distances.progress() == 4 / pictures);
}

}  // namespace switchbox::test
