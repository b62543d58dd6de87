// Tests of the statements on solutions in Joyner's section 5, as corrected (docs/theory.md, section 8,
// erratum 14).
#include <algorithm>
#include <array>

#include "support/wirings.hpp"

namespace switchbox::test {

using algebra::inverse;
using algebra::Permutation;
using machine::GhalyMachine;
using machine::Picture;
using machine::PressGrid;
using machine::Wiring;
using machine::wiring_of;

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

}  // namespace switchbox::test
