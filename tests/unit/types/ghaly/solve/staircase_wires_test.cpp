// Tests of Theorem 1: which wirings exist, and the shortest press grid for each (docs/theory.md, section 2).
#include <algorithm>
#include <cstdlib>

#include "machine/permutation_text.hpp"
#include "support/wirings.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/solve/staircase.hpp"

namespace switchbox::test {

using algebra::Permutation;
using machine::PressGrid;
using machine::wiring_of;
using solve::problem_with_wiring;
using solve::shortest_press_grid;

namespace {

constexpr std::size_t every_nth = sampled ? 11 : 1;

PressGrid unbroken(std::size_t size) { return PressGrid::filled(square(size), 0); }

void require_built(const Permutation& pi) {
    const auto presses = shortest_press_grid(pi);
    REQUIRE(static_cast<bool>(presses));
    REQUIRE(presses->shape == square(half(pi)));
    REQUIRE(wiring_of(*presses).exit_of == pi);
    REQUIRE(weight(*presses) == algebra::inversions(pi));
}

void require_refused(const Permutation& pi) {
    const auto problem = problem_with_wiring(pi);
    REQUIRE(problem.has_value());
    REQUIRE(is_readable(say(problem->message)));
    REQUIRE(message_of(shortest_press_grid(pi)) == say(problem->message));
    REQUIRE(message_of(shortest_press_grid(pi, unbroken(half(pi)))) == say(problem->message));
}

void require_right(const Permutation& pi) {
    if (is_bounded(pi)) {
        require_built(pi);
    } else {
        require_refused(pi);
    }
}

// Returns a random bounded permutation, made by swaps that keep it bounded.
Permutation random_bounded(Random& random, std::size_t size) {
    Permutation pi = algebra::identity(2 * size);
    for (std::size_t n = 0; n < 20 * size; ++n) {
        const std::size_t a = draw(random, 2 * size);
        const std::size_t b = draw(random, 2 * size);
        const auto near = [size](std::size_t i, std::size_t j) { return i <= j + size && j <= i + size; };
        if (near(a, pi[b]) && near(b, pi[a])) std::swap(pi[a], pi[b]);
    }
    return pi;
}

std::string why_not(std::string_view text, std::size_t size) {
    return message_of(shortest_press_grid(value_of(machine::parse_wiring(text, 2 * size, "wiring"))));
}

}  // namespace

TEST_CASE("Every permutation of four, six and eight is a wiring exactly when no point moves more than N") {
    for (const std::size_t size : {2U, 3U, 4U}) {
        Permutation pi = algebra::identity(2 * size);
        std::size_t number = 0;
        do {
            if (number++ % (size == 4 ? every_nth : 1) != 0) continue;
            REQUIRE(problem_with_wiring(pi).has_value() == !is_bounded(pi));
            require_right(pi);
        } while (std::next_permutation(pi.begin(), pi.end()));
    }
}

TEST_CASE("Random bounded permutations are built and unbounded ones refused up to N = 64") {
    Random random(11);
    const auto some = [](int count) { return sampled ? count / 10 : count; };
    const auto check = [&](std::size_t size, int count) {
        for (int n = 0; n < count; ++n) {
            const Permutation pi = random_bounded(random, size);
            REQUIRE(is_bounded(pi));
            require_built(pi);
            // One permutation just breaks the bound, and one is drawn without it.
            Permutation broken = pi;
            const std::size_t i = draw(random, size - 1);
            const std::size_t there = static_cast<std::size_t>(
                std::find(broken.begin(), broken.end(), i + size + 1) - broken.begin());
            std::swap(broken[i], broken[there]);
            require_refused(broken);
            require_right(random_permutation(random, 2 * size));
        }
    };
    check(5, some(2000));
    check(8, some(10000));
    check(16, some(2000));
    check(64, some(100));
}

TEST_CASE("The extreme wirings take no press and all of them") {
    for (const std::size_t size : {2U, 5U, 8U, 64U}) {
        CHECK(*shortest_press_grid(algebra::identity(2 * size)) == unbroken(size));
        Permutation halves_exchanged;
        for (std::size_t i = 0; i < 2 * size; ++i) {
            halves_exchanged.push_back(static_cast<std::uint8_t>((i + size) % (2 * size)));
        }
        CHECK(*shortest_press_grid(halves_exchanged) == PressGrid::filled(square(size), 1));
    }
}

TEST_CASE("Example 20 of the paper takes six presses") {
    const auto presses = shortest_press_grid(cycles("(3 6 4)(5 8 7)", 8));
    REQUIRE(static_cast<bool>(presses));
    CHECK(weight(*presses) == 6);
    CHECK(wiring_of(*presses).exit_of == cycles("(3 6 4)(5 8 7)", 8));
}

TEST_CASE("Why a permutation is no wiring is said of the first wire that would move too far") {
    CHECK(why_not("7 2 3 4 5 6 1 8", 4) ==
          "no press grid has this wiring: transmitter 1 would have to reach exit 7, and from row 1 no wire "
          "gets "
          "past exit 5 (a wire moves at most N = 4 places)");
    CHECK(why_not("(2 8)", 4) ==
          "no press grid has this wiring: transmitter 2 would have to reach exit 8, and from row 2 no wire "
          "gets "
          "past exit 6 (a wire moves at most N = 4 places)");
    CHECK(why_not("2 3 4 5 6 7 8 1", 4) ==
          "no press grid has this wiring: transmitter 8 would have to reach exit 1, and from column 4 no "
          "wire gets "
          "to an exit before 4 (a wire moves at most N = 4 places)");
    CHECK(why_not("2 3 4 1", 2) ==
          "no press grid has this wiring: transmitter 4 would have to reach exit 1, and from column 2 no "
          "wire gets "
          "to an exit before 2 (a wire moves at most N = 2 places)");
    // b_2, b_3 and b_4 of Example 30.
    for (const char* text : {"(1 6)(2 5)(3 8)(4 7)", "(1 7)(2 8)(3 5)(4 6)", "(1 8)(2 7)(3 6)(4 5)"}) {
        CHECK(problem_with_wiring(cycles(text, 8)).has_value());
    }
    CHECK_FALSE(problem_with_wiring(cycles("(1 5)(2 6)(3 7)(4 8)", 8)).has_value());
}

namespace {

// Comparison of the sweep with enumeration: for every permutation, whether the boards without the broken
// buttons can make it.
class BrokenButtons {
  public:
    explicit BrokenButtons(std::size_t size) : size_(size), wirings_(all_wirings(size)) {
        Permutation pi = algebra::identity(2 * size);
        do {
            if (is_bounded(pi)) bounded_.push_back(pi);
        } while (std::next_permutation(pi.begin(), pi.end()));
        for (const Permutation& wiring : wirings_) {
            const auto place = std::lower_bound(bounded_.begin(), bounded_.end(), wiring);
            REQUIRE((place != bounded_.end() && *place == wiring));
            number_of_.push_back(static_cast<std::size_t>(place - bounded_.begin()));
        }
    }

    void check(std::size_t mask) const {
        const PressGrid broken = board(mask, size_);
        const std::size_t working = boards_of(size_) - 1 - mask;
        std::vector<bool> is_made(bounded_.size());
        for (std::size_t bits = working;; bits = (bits - 1) & working) {
            is_made[number_of_[bits]] = true;
            if (bits == 0) break;
        }
        for (std::size_t i = 0; i < bounded_.size(); ++i) check(bounded_[i], broken, is_made[i]);
    }

  private:
    static void check(const Permutation& pi, const PressGrid& broken, bool is_made) {
        const auto presses = shortest_press_grid(pi, broken);
        REQUIRE(static_cast<bool>(presses) == is_made);
        if (!presses) {
            REQUIRE(say(presses.error().message) ==
                    "no press grid without the broken buttons has this wiring");
            return;
        }
        REQUIRE(wiring_of(*presses).exit_of == pi);
        REQUIRE(weight(*presses) == algebra::inversions(pi));
        for (std::size_t cell = 0; cell < broken.size(); ++cell) {
            REQUIRE(presses->cells[cell] + broken[cell] <= 1);
        }
    }

    std::size_t size_;
    std::vector<Permutation> wirings_;
    std::vector<Permutation> bounded_;
    std::vector<std::size_t> number_of_;  // number of each board's wiring, among the bounded ones
};

}  // namespace

TEST_CASE(
    "Theorem 1': with any buttons broken the sweep finds a press grid if there is one, for N = 2 and 3") {
    for (const std::size_t size : {2U, 3U}) {
        const BrokenButtons buttons(size);
        for (std::size_t mask = 0; mask < boards_of(size); mask += size == 3 ? every_nth : 1)
            buttons.check(mask);
    }
}

TEST_CASE("Theorem 1': and with random ones broken for N = 4") {
    Random random(12);
    const BrokenButtons buttons(4);
    for (int n = 0; n < (sampled ? 4 : 40); ++n) {
        // About two to twelve buttons are broken.
        std::size_t mask = 0;
        for (std::size_t m = draw(random, 24) + 2; m > 0; --m) mask |= std::size_t{1} << draw(random, 16);
        buttons.check(mask);
    }
}

}  // namespace switchbox::test
