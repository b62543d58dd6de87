// Tests of random Ghaly machines: every wanted machine is drawn, and all equally often. The expected machines
// come from a simulation of all boards; only larger sizes use the solver.
#include "types/ghaly/solve/puzzles.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "support/ghaly_classes.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/solve/solver.hpp"
#include "types/ghaly/solve/staircase.hpp"

namespace switchbox::test {

using algebra::Permutation;
using machine::GhalyCodes;
using machine::GhalyMachine;

namespace {

// Boards without a dark cell, with their wirings. No other board solves a machine.
class LitBoards {
  public:
    explicit LitBoards(int size) {
        const GhalyMachine plain(machine::plain_codes(size));
        const auto rows = static_cast<std::size_t>(size);
        for (std::size_t bits = 0; bits < boards_of(rows); ++bits) {
            const machine::PressGrid presses = board(bits, rows);
            machine::Wiring wiring = machine::wiring_of(presses);
            if (has_dark_cell(plain.picture(wiring))) continue;
            boards_.push_back({std::move(wiring), machine::weight(presses)});
        }
    }

    [[nodiscard]] std::size_t size() const { return boards_.size(); }
    // Returns the fewest presses of a board that shows a single colour; 0 if there is none.
    [[nodiscard]] std::size_t fewest(const GhalyCodes& codes) const {
        const GhalyMachine machine(codes);
        std::size_t fewest = 0;
        for (const auto& [wiring, presses] : boards_) {
            if (fewest != 0 && presses >= fewest) continue;
            const machine::Picture shown = machine.picture(wiring);
            const auto differs = [&](std::uint8_t cell) { return cell != shown[0]; };
            if (std::none_of(shown.cells.begin(), shown.cells.end(), differs)) fewest = presses;
        }
        return fewest;
    }

  private:
    std::vector<std::pair<machine::Wiring, std::size_t>> boards_;
};

using MachineKey = std::pair<Permutation, Permutation>;

std::vector<GhalyCodes> all_machines(int size) {
    const auto half = static_cast<std::size_t>(size);
    std::vector<Permutation> all;
    Permutation p = algebra::identity(2 * half);
    const auto middle = p.begin() + size;
    do {
        do {
            all.push_back(p);
        } while (std::next_permutation(middle, p.end()));
    } while (std::next_permutation(p.begin(), middle));
    std::vector<GhalyCodes> machines;
    for (const Permutation& sigma : all) {
        for (const Permutation& tau : all) machines.push_back({size, sigma, tau});
    }
    return machines;
}

// Returns the machines of a size by the fewest presses of a solving board, by simulation; 0 if no board
// solves them.
std::map<std::size_t, std::set<MachineKey>> machines_by_fewest(int size) {
    const LitBoards lit(size);
    std::map<std::size_t, std::set<MachineKey>> machines;
    for (const GhalyCodes& codes : all_machines(size)) {
        machines[lit.fewest(codes)].insert({codes.sigma, codes.tau});
    }
    return machines;
}

// Checks that each of the `kinds` was drawn about equally often. Chi-square has mean kinds - 1 and variance 2
// (kinds - 1); the limit is five standard deviations.
template <class Key>
void check_even(const std::map<Key, std::size_t>& drawn, std::size_t kinds) {
    REQUIRE(drawn.size() == kinds);
    double draws = 0;
    for (const auto& [key, times] : drawn) draws += static_cast<double>(times);
    const double expected = draws / static_cast<double>(kinds);
    REQUIRE(expected >= 10);
    double squares = 0;
    for (const auto& [key, times] : drawn) {
        const double excess = static_cast<double>(times) - expected;
        squares += excess * excess / expected;
    }
    const double freedom = static_cast<double>(kinds) - 1;
    const double beyond = squares - freedom;
    CHECK(beyond * beyond < 25 * 2 * freedom);
}

// Checks that `draws` draws give only members of `wanted`, evenly distributed.
template <class Draw>
void check_draws(const std::set<MachineKey>& wanted, std::size_t draws, Draw draw_codes) {
    std::map<MachineKey, std::size_t> drawn;
    for (std::size_t n = 0; n < draws; ++n) {
        const GhalyCodes codes = draw_codes();
        ++drawn[{codes.sigma, codes.tau}];
    }
    for (const auto& [key, times] : drawn) REQUIRE(wanted.contains(key));
    check_even(drawn, wanted.size());
}

// Returns gamma, delta and rho.
using ClassKey = std::pair<std::pair<Permutation, Permutation>, int>;
ClassKey class_key(const GhalyCodes& codes) {
    const solve::GhalyClass machine = solve::class_of(machine::low_bits(codes));
    return {{machine.gamma, machine.delta}, machine.rho};
}

GhalyCodes with_fewest(int size, std::size_t fewest, Random& random) {
    return value_of(solve::random_with_fewest(size, fewest, random));
}

}  // namespace

TEST_CASE("Random codes of Ghaly's machine are any, each as often as another") {
    Random random(1);
    for (const int size : {2, 3}) {
        std::set<MachineKey> all;
        for (const GhalyCodes& codes : all_machines(size)) all.insert({codes.sigma, codes.tau});
        REQUIRE(all.size() == (size == 2 ? 16 : 1296));
        check_draws(all, 20 * all.size(), [&] { return solve::random_codes(size, random); });
    }
    for (const int size : {4, 7, 64}) {
        const GhalyCodes codes = solve::random_codes(size, random);
        CHECK(machine::codes_with(machine::low_bits(codes)) == codes);
        CHECK(algebra::is_permutation(codes.sigma));
        CHECK(algebra::is_permutation(codes.tau));
        CHECK_FALSE(codes == solve::random_codes(size, random));
    }
}

TEST_CASE("Random solvable machines of 2 x 2 and 3 x 3 cells are each of those that simulation finds") {
    Random random(3);
    for (const int size : {2, 3}) {
        std::set<MachineKey> wanted;
        for (const auto& [fewest, machines] : machines_by_fewest(size)) {
            if (fewest != 0) wanted.insert(machines.begin(), machines.end());
        }
        REQUIRE(wanted.size() == (size == 2 ? 16 : 576));
        check_draws(wanted, 20 * wanted.size(), [&] { return solve::random_solvable(size, random); });
    }
}

TEST_CASE("Random solvable machines of 4 x 4 cells are of all 70 classes and 4 colours alike, and solvable") {
    const LitBoards lit(4);
    REQUIRE(lit.size() == 123);
    Random random(4);
    std::map<std::pair<ClassKey, int>, std::size_t> drawn;
    std::map<Permutation, std::size_t> left;
    for (int n = 0; n < 5600; ++n) {
        const GhalyCodes codes = solve::random_solvable(4, random);
        REQUIRE(lit.fewest(codes) >= 10);
        ++drawn[{class_key(codes), GhalyMachine(codes).only_colour()}];
        ++left[machine::low_bits(codes).left];
    }
    check_even(drawn, 70 * 4);
    check_even(left, 24);
}

TEST_CASE("Random machines of 3 x 3 cells with some fewest presses are each of those that there are") {
    const auto machines = machines_by_fewest(3);
    REQUIRE(machines.size() == 6);  // none, and 5 .. 9
    Random random(5);
    for (std::size_t fewest = 5; fewest <= 9; ++fewest) {
        const std::set<MachineKey>& wanted = machines.at(fewest);
        check_draws(wanted, 20 * wanted.size(), [&] { return with_fewest(3, fewest, random); });
    }
}

TEST_CASE("Random machines of 4 x 4 cells need the presses asked for, and all such classes come alike") {
    const LitBoards lit(4);
    const std::vector<std::size_t> classes{6, 15, 14, 19, 12, 3, 1};  // for 10 .. 16 presses
    Random random(6);
    for (std::size_t fewest = 10; fewest <= 16; ++fewest) {
        const std::size_t kinds = classes[fewest - 10];
        CHECK(classes_by_saved(4).at(16 - fewest) == kinds);
        std::map<ClassKey, std::size_t> drawn;
        for (std::size_t n = 0; n < 40 * kinds; ++n) {
            const GhalyCodes codes = with_fewest(4, fewest, random);
            REQUIRE(lit.fewest(codes) == fewest);
            ++drawn[class_key(codes)];
        }
        if (kinds > 1) check_even(drawn, kinds);
    }
}

TEST_CASE("Random machines of any size need exactly the presses asked for") {
    Random random(7);
    for (const std::size_t size : {2, 5, 6, 8, 64}) {
        const std::size_t draws = size == 64 ? 1 : 20;
        for (std::size_t released = 0; released <= 2 * size - 2; ++released) {
            const std::size_t fewest = size * size - released;
            for (std::size_t n = 0; n < draws; ++n) {
                const solve::GhalySolver solver(with_fewest(static_cast<int>(size), fewest, random));
                REQUIRE(solver.is_solvable());
                REQUIRE(solver.fewest() == fewest);
            }
        }
    }
}

TEST_CASE("Random machines of 5 x 5 and 6 x 6 cells are of all classes with the presses asked for, alike") {
    Random random(8);
    for (const std::size_t size : {5, 6}) {
        Histogram table = classes_by_saved(size);
        std::size_t classes = 0;
        for (std::size_t released = 0; released <= 2 * size - 2; ++released) {
            std::map<ClassKey, std::size_t> drawn;
            for (std::size_t n = 0; n < 20 * table[released]; ++n) {
                ++drawn[class_key(with_fewest(static_cast<int>(size), size * size - released, random))];
            }
            CHECK(drawn.size() == table[released]);
            if (table[released] > 1) check_even(drawn, table[released]);
            classes += drawn.size();
        }
        CHECK(classes == (size == 5 ? 287 : 1131));
    }
}

TEST_CASE("A number of fewest presses that no machine has is refused in words") {
    Random random(9);
    const auto refusal = [&random](int size, std::size_t fewest) {
        return message_of(solve::random_with_fewest(size, fewest, random));
    };
    CHECK(refusal(4, 9) == "no game of this machine needs fewer than 10 presses");
    CHECK(refusal(4, 0) == "no game of this machine needs fewer than 10 presses");
    CHECK(refusal(4, 17) == "no game of this machine needs more than 16 presses");
    CHECK(refusal(2, 1) == "no game of this machine needs fewer than 2 presses");
    CHECK(refusal(64, 3969) == "no game of this machine needs fewer than 3970 presses");
    CHECK(refusal(64, 4097) == "no game of this machine needs more than 4096 presses");
}

TEST_CASE("Random unsolvable machines have no board of one colour, and there are none of 2 x 2 cells") {
    const auto machines = machines_by_fewest(3);
    REQUIRE(machines.at(0).size() == 720);
    Random random(11);
    check_draws(machines.at(0), 15000, [&] { return value_of(solve::random_unsolvable(3, random)); });
    const LitBoards lit(4);
    for (int n = 0; n < 300; ++n) CHECK(lit.fewest(value_of(solve::random_unsolvable(4, random))) == 0);
    CHECK(message_of(solve::random_unsolvable(2, random)) == "every machine with 2 x 2 cells can be solved");
}

}  // namespace switchbox::test
