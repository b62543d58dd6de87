// Tests of Theorem 1: which wirings exist, how many there are, and the shortest press grid for each
// (docs/theory.md, section 2).
#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

#include "machine/permutation_text.hpp"
#include "support/counting.hpp"
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

namespace {

// Numbers of boards with one wiring.
struct Fibre {
    std::size_t boards = 0;
    std::size_t shortest = 0;  // boards with the fewest presses
    std::size_t fewest = 0;
};
using Fibres = std::map<Permutation, Fibre>;

Fibres fibres_of(std::size_t size) {
    Fibres fibres;
    for (std::size_t bits = 0; bits < boards_of(size); ++bits) {
        const auto board_at_hand = board(bits, size);
        const std::size_t presses = weight(board_at_hand);
        Fibre& fibre = fibres[wiring_of(board_at_hand).exit_of];
        if (fibre.boards == 0 || presses < fibre.fewest) {
            fibre.fewest = presses;
            fibre.shortest = 0;
        }
        ++fibre.boards;
        fibre.shortest += presses == fibre.fewest ? 1 : 0;
    }
    return fibres;
}

// Returns the number of partitions of n things into k heaps (Stirling numbers of the second kind).
std::uint64_t heaps(std::uint64_t n, std::uint64_t k) {
    if (n == 0 || k == 0) return n == k ? 1 : 0;
    return k * heaps(n - 1, k) + heaps(n - 1, k - 1);
}

std::uint64_t summand(std::uint64_t size, std::uint64_t j) {
    const std::uint64_t one = factorial(j) * heaps(size + 1, j + 1);
    return one * one;
}

std::uint64_t wirings_by_formula(std::uint64_t size) {
    std::uint64_t sum = 0;
    for (std::uint64_t j = 0; j <= size; ++j) sum += summand(size, j);
    return sum;
}

// Returns the number of permutations with |pi(i) - i| <= N, point by point, by the sets of used exits.
std::uint64_t bounded_permutations(std::size_t size) {
    const std::size_t points = 2 * size;
    std::vector<std::uint64_t> ways(std::size_t{1} << points);
    ways[0] = 1;
    for (std::size_t taken = 0; taken + 1 < ways.size(); ++taken) {
        if (ways[taken] == 0) continue;
        std::size_t i = 0;  // the next point
        for (std::size_t rest = taken; rest != 0; rest &= rest - 1) ++i;
        const std::size_t first = i < size ? 0 : i - size;
        for (std::size_t exit = first; exit < std::min(points, i + size + 1); ++exit) {
            if ((taken >> exit & 1U) == 0) ways[taken | std::size_t{1} << exit] += ways[taken];
        }
    }
    return ways.back();
}

// Returns the number of left transmitters that leave on the right.
std::size_t crossing_over(const Permutation& pi) {
    return static_cast<std::size_t>(std::count_if(pi.begin(),
                                                  pi.begin() + static_cast<std::ptrdiff_t>(half(pi)),
                                                  [&](std::uint8_t exit) { return exit >= half(pi); }));
}

// Returns whether pi is below `greater` in the Bruhat order: for all i and j, at least as many of the first i
// images of `greater` are at least j.
bool is_below(const Permutation& pi, const Permutation& greater) {
    std::vector<int> ahead(pi.size());
    for (std::size_t i = 0; i < pi.size(); ++i) {
        for (std::size_t j = 0; j < pi.size(); ++j) {
            ahead[j] += (greater[i] >= j ? 1 : 0) - (pi[i] >= j ? 1 : 0);
            if (ahead[j] < 0) return false;
        }
    }
    return true;
}

// Calls `visit` with each permutation of 0 .. 2N-1 with |pi(i) - i| <= N.
template <class Visit>
void for_each_bounded(std::size_t size, const Visit& visit) {
    Permutation pi = algebra::identity(2 * size);
    const auto place = [&](const auto& place_next, std::size_t i) -> void {
        if (i == pi.size()) return visit(pi);
        for (std::size_t j = i; j < pi.size(); ++j) {
            if (pi[j] > i + size || i > pi[j] + size) continue;
            std::swap(pi[i], pi[j]);
            place_next(place_next, i + 1);
            std::swap(pi[i], pi[j]);
        }
    };
    place(place, 0);
}

}  // namespace

TEST_CASE("There are 14, 230 and 6902 wirings of N = 2, 3 and 4: those that move no point more than N") {
    constexpr std::array<std::size_t, 3> counts{14, 230, 6902};
    constexpr std::array<std::size_t, 3> made_by_the_identity{2, 10, 148};
    for (const std::size_t size : {2U, 3U, 4U}) {
        const Fibres fibres = fibres_of(size);
        CHECK(fibres.size() == counts.at(size - 2));
        std::size_t largest = 0;
        for (const auto& [pi, fibre] : fibres) {
            REQUIRE(is_bounded(pi));
            REQUIRE(fibre.fewest == algebra::inversions(pi));
            largest = std::max(largest, fibre.boards);
        }
        CHECK(fibres.at(algebra::identity(2 * size)).boards == made_by_the_identity.at(size - 2));
        CHECK(largest == made_by_the_identity.at(size - 2));
    }
}

TEST_CASE("The poly-Bernoulli numbers count the wirings of N up to 8") {
    constexpr std::array<std::uint64_t, 8> counts{2,      14,       230,           6902,
                                                  329462, 22934774, 2193664790ULL, 276054834902ULL};
    for (std::size_t size = 1; size <= counts.size(); ++size) {
        CHECK(wirings_by_formula(size) == counts.at(size - 1));
        CHECK(bounded_permutations(size) == counts.at(size - 1));
    }
}

TEST_CASE("The summands count the wirings by how many left transmitters leave at the right") {
    for (const std::size_t size : {2U, 3U, 4U}) {
        std::vector<std::uint64_t> by_crossing(size + 1);
        for (const auto& [pi, fibre] : fibres_of(size)) ++by_crossing[crossing_over(pi)];
        for (std::size_t j = 0; j <= size; ++j) CHECK(by_crossing[size - j] == summand(size, j));
        if (size == 4) CHECK(by_crossing == std::vector<std::uint64_t>{576, 3600, 2500, 225, 1});
    }
}

TEST_CASE("The wirings have all of S_I x S_J among them") {
    const Fibres fibres = fibres_of(4);
    std::size_t among = 0;
    for (const Permutation& pi : all_half_permutations()) among += fibres.count(pi);
    CHECK(among == 576);
    Random random(13);
    for (const std::size_t size : {5U, 16U, 64U}) {
        CHECK(is_bounded(random_half_permutation(random, size)));
    }
}

TEST_CASE("The wirings are what lies below that of all buttons in the Bruhat order") {
    for (const std::size_t size : {2U, 3U, 4U}) {
        const Permutation top = wiring_of(board(boards_of(size) - 1, size)).exit_of;
        Permutation pi = algebra::identity(2 * size);
        do {
            REQUIRE(is_below(pi, top) == is_bounded(pi));
        } while (std::next_permutation(pi.begin(), pi.end()));
    }
}

TEST_CASE("Wirings of N = 4 by the presses that they need") {
    std::vector<std::size_t> by_presses(17);
    for (const auto& [pi, fibre] : fibres_of(4)) ++by_presses[fibre.fewest];
    CHECK(by_presses == std::vector<std::size_t>{1, 7, 27, 76, 174, 337, 562, 815, 1029, 1125, 1052, 823, 521,
                                                 252, 84, 16, 1});
}

TEST_CASE("How many boards of N = 4 make a wiring, and how many of them as short as can be") {
    std::size_t unique = 0;
    std::size_t unique_shortest = 0;
    std::size_t max_shortest = 0;
    std::size_t reduced = 0;
    for (const auto& [pi, fibre] : fibres_of(4)) {
        unique += fibre.boards == 1 ? 1 : 0;
        unique_shortest += fibre.shortest == 1 ? 1 : 0;
        max_shortest = std::max(max_shortest, fibre.shortest);
        reduced += fibre.shortest;
    }
    CHECK(unique == 1008);
    CHECK(unique_shortest == 2103);
    CHECK(max_shortest == 34);
    CHECK(reduced == 25258);
}

TEST_CASE("Every bounded permutation of N = 5 is built") {
    std::size_t wirings = 0;
    for_each_bounded(5, [&](const Permutation& pi) {
        if (++wirings % (sampled ? 29 : 1) != 0) return;
        const auto presses = solve::shortest_press_grid(pi);
        REQUIRE(static_cast<bool>(presses));
        REQUIRE(wiring_of(*presses).exit_of == pi);
        REQUIRE(weight(*presses) == algebra::inversions(pi));
    });
    CHECK(wirings == 329462);
}

namespace {

// Search for the boards without effect, row by row from the bottom. A row's mask is continued only if its
// wire leaves at the right exit.
class QuietBoards {
  public:
    explicit QuietBoards(std::size_t size) : size_(size) {}

    [[nodiscard]] std::vector<std::size_t> all() {
        Permutation rising;
        for (std::size_t c = 0; c < size_; ++c) rising.push_back(static_cast<std::uint8_t>(size_ + c));
        go_on(size_, rising, 0);
        return boards_;
    }

  private:
    void go_on(std::size_t rows, const Permutation& rising, std::size_t bits) {
        if (rows == 0) {
            if (rising == algebra::identity(size_)) boards_.push_back(bits);
            return;
        }
        const std::size_t row = rows - 1;
        for (std::size_t mask = 0; mask < std::size_t{1} << size_; ++mask) {
            Permutation next = rising;
            auto across = static_cast<std::uint8_t>(row);
            for (std::size_t c = 0; c < size_; ++c) {
                if ((mask >> c & 1U) == 0) std::swap(across, next[c]);
            }
            if (across == size_ + row) go_on(row, next, bits | mask << (row * size_));
        }
    }

    std::size_t size_;
    std::vector<std::size_t> boards_;
};

}  // namespace

TEST_CASE("The boards up to N = 5 whose wiring is that of no press") {
    constexpr std::array<std::size_t, 4> counts{2, 10, 148, 7096};
    for (const std::size_t size : {2U, 3U, 4U, 5U}) {
        const std::vector<std::size_t> quiet = QuietBoards(size).all();
        CHECK(quiet.size() == counts.at(size - 2));
        for (const std::size_t bits : quiet) {
            REQUIRE(wiring_of(board(bits, size)).exit_of == algebra::identity(2 * size));
        }
    }
}

}  // namespace switchbox::test
