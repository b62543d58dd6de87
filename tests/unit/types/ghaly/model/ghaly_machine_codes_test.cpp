// Tests of the codes that the cells of Ghaly's machine show, and of dark cells (Joyner, section 4.4;
// docs/theory.md, sections 1, 3 and 8).
#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "support/wirings.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

using algebra::Permutation;
using machine::GhalyMachine;
using machine::Picture;
using machine::PressGrid;
using machine::Wiring;
using machine::wiring_of;

namespace {

constexpr std::array<std::size_t, 3> small_sizes{2, 3, 4};

// Returns the shown exits as bits.
std::uint32_t support_bits(const Wiring& wiring) {
    std::uint32_t bits = 0;
    for (const std::size_t exit : support(wiring)) bits |= std::uint32_t{1} << exit;
    return bits;
}

bool row_is_empty(const PressGrid& presses, std::size_t row) {
    const auto begin = presses.cells.begin() + static_cast<std::ptrdiff_t>(row) * presses.shape.columns;
    return std::all_of(begin, begin + presses.shape.columns, [](std::uint8_t cell) { return cell == 0; });
}

// Returns the support by Theorem 22, with i in place of j in its first line, and 2N for 8.
std::uint32_t support_by_theorem_22(const PressGrid& presses) {
    const auto size = static_cast<std::size_t>(presses.shape.rows);
    std::uint32_t bits = 0;
    for (std::size_t r = 0; r < size; ++r) {
        if (!row_is_empty(presses, r)) bits |= std::uint32_t{1} << (size + r);
    }
    bool is_first_press = true;
    for (std::size_t c = 0; c < size; ++c) {
        if (presses[c] == 0 || !is_first_press) bits |= std::uint32_t{1} << c;
        is_first_press = is_first_press && presses[c] == 0;
    }
    return bits;
}

// Returns the dark cells by the wiring alone: a top generator meets a left transmitter.
std::vector<bool> dark_by_wiring(const Wiring& wiring, std::size_t size) {
    std::vector<bool> dark;
    for (const std::uint8_t exit : wiring.shown) {
        dark.push_back(exit < size && wiring.origin_of[exit] < size);
    }
    return dark;
}

std::vector<bool> dark_in(const Picture& picture) {
    std::vector<bool> dark;
    for (const std::uint8_t colour : picture.cells) dark.push_back(colour == 0);
    return dark;
}

}  // namespace

TEST_CASE("Theorem 22, repaired, tells which codes occur") {
    for (const std::size_t size : small_sizes) {
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            const PressGrid presses = board(bits, size);
            REQUIRE(support_bits(wiring_of(presses)) == support_by_theorem_22(presses));
        }
    }
    Random random(7);
    for (const std::size_t size : {5U, 8U, 13U}) {
        for (int n = 0; n < 200; ++n) {
            // Half of the boards have an empty row.
            auto presses = random_grid<PressGrid>(random, square(size), 2);
            const auto row = static_cast<std::ptrdiff_t>(draw(random, size) * size);
            if (n % 2 == 0) {
                std::fill_n(presses.cells.begin() + row, size, std::uint8_t{0});
            }
            REQUIRE(support_bits(wiring_of(presses)) == support_by_theorem_22(presses));
        }
    }
}

TEST_CASE("Corollary 23: at most one top code is missing, and none only where row 1 is empty") {
    for (const std::size_t size : small_sizes) {
        const std::uint32_t all_tops = (std::uint32_t{1} << size) - 1;
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            const std::uint32_t occurring = support_bits(wiring_of(board(bits, size)));
            const std::uint32_t missing = all_tops & ~occurring;
            REQUIRE(((occurring >> size & 1U) == 0) == (missing == 0));
            REQUIRE((missing & (missing - 1)) == 0);
        }
    }
    // Lemma 31 states {N+1 .. 2N} for no presses; correct is {1 .. N}.
    CHECK(support(wiring_of(board(0, 4))) == std::vector<std::size_t>{0, 1, 2, 3});
}

TEST_CASE("A cell is pressed where it shows another code than the one above") {
    for (const std::size_t size : small_sizes) {
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            const PressGrid presses = board(bits, size);
            const std::vector<std::uint8_t> shown = wiring_of(presses).shown;
            PressGrid changes = presses;
            for (std::size_t cell = 0; cell < shown.size(); ++cell) {
                const std::size_t above = cell < size ? cell : shown[cell - size];
                changes[cell] = shown[cell] != above ? 1 : 0;
            }
            REQUIRE(changes == presses);
        }
    }
}

TEST_CASE("Proposition 26: while the first button is not pressed its cell is dark") {
    Random random(8);
    for (std::size_t bits = 0; bits < boards_of(4); bits += 2) {
        const Wiring wiring = wiring_of(board(bits, 4));
        REQUIRE(wiring.exit_of[0] == 0);
        REQUIRE((support_bits(wiring) & 1U) == 1);
        REQUIRE(random_ghaly(random, 4).picture(wiring)[0] == 0);
    }
}

TEST_CASE("Which cells are dark depends on the presses alone, not on the codes") {
    Random random(9);
    for (const std::size_t size : small_sizes) {
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            const Wiring wiring = wiring_of(board(bits, size));
            const GhalyMachine machine = random_ghaly(random, static_cast<int>(size));
            REQUIRE(dark_in(machine.picture(wiring)) == dark_by_wiring(wiring, size));
        }
    }
    for (const int size : {5, 6, 8, 16, 64}) {
        const auto side = static_cast<std::size_t>(size);
        const auto presses = random_grid<PressGrid>(random, square(side), 2);
        for (int n = 0; n < 10; ++n) {
            const Picture picture = random_ghaly(random, size).picture(presses);
            REQUIRE(dark_in(picture) == dark_by_wiring(wiring_of(presses), side));
        }
    }
}

TEST_CASE("All cells are dark only when nothing is pressed") {
    for (const std::size_t size : small_sizes) {
        const std::vector<bool> all_dark(size * size, true);
        for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
            REQUIRE((dark_by_wiring(wiring_of(board(bits, size)), size) == all_dark) == (bits == 0));
        }
    }
    // So all machines look alike at first; section 4.1 claims 4!^2 different looks.
    const std::vector<Permutation> halves = all_half_permutations();
    CHECK(halves.size() * halves.size() == 331776);
    const Wiring nothing = wiring_of(board(0, 4));
    const Picture dark = Picture::filled(square(4), 0);
    for (std::size_t i = 0; i < halves.size(); i += sampled ? 29 : 1) {
        for (const Permutation& tau : halves)
            REQUIRE(GhalyMachine({4, halves[i], tau}).picture(nothing) == dark);
    }
}

TEST_CASE("With nothing pressed the hidden codes are not determined by sigma and tau's quotient") {
    // Top half of the codes; the bottom half is analogous.
    std::vector<Permutation> low;
    Permutation p = algebra::identity(4);
    do {
        low.push_back(p);
    } while (std::next_permutation(p.begin(), p.end()));
    std::set<std::array<int, 4>> values;
    std::map<Permutation, std::set<std::array<int, 4>>> values_of_quotient;
    for (const Permutation& sigma : low) {
        for (const Permutation& tau : low) {
            std::array<int, 4> joined{};
            for (std::size_t i = 0; i < 4; ++i) {
                joined.at(i) = algebra::inverse(sigma)[i] ^ algebra::inverse(tau)[i];
            }
            values.insert(joined);
            values_of_quotient[algebra::product(sigma, algebra::inverse(tau))].insert(joined);
        }
    }
    CHECK(values.size() * values.size() == 4096);
    std::size_t most = 0;
    for (const auto& [quotient, joined] : values_of_quotient) most = std::max(most, joined.size());
    CHECK(most == 24);
}

}  // namespace switchbox::test
