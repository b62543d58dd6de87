// Tests of the invariants of a Ghaly machine's class, and of the agreement of plans, decision and obstacle.
#include <algorithm>
#include <array>

#include "support/counting.hpp"
#include "support/ghaly_classes.hpp"
#include "types/ghaly/solve/solver.hpp"
#include "types/ghaly/solve/staircase.hpp"

namespace switchbox::test {

using algebra::Permutation;
using machine::LowBits;
using solve::GhalyClass;

TEST_CASE("The class of a machine says which transmitter makes the corner's colour with which generator") {
    Random random(1);
    for (std::size_t size = 2; size <= 64; ++size) {
        for (int n = 0; n < 10; ++n) {
            const LowBits bits = random_bits(random, size);
            const machine::GhalyMachine machine(machine::codes_with(bits));
            const GhalyClass found = solve::class_of(bits);
            REQUIRE(found.kappa + 1 == machine.only_colour());
            REQUIRE(found.delta[0] == 0);
            REQUIRE(bits.right[found.rho] == bits.top[0]);
            for (std::size_t i = 0; i < size; ++i) {
                REQUIRE(machine.colour(size + found.gamma[i], i) == found.kappa + 1);
                REQUIRE(machine.colour(found.delta[i], size + i) == found.kappa + 1);
            }
        }
    }
}

TEST_CASE("A machine made for a class has it") {
    Random random(2);
    for (std::size_t size = 2; size <= 64; ++size) {
        for (int n = 0; n < 10; ++n) {
            GhalyClass wanted{0, random_permutation(random, size), random_permutation(random, size - 1),
                              static_cast<int>(draw(random, size))};
            for (std::uint8_t& row : wanted.delta) ++row;
            wanted.delta.insert(wanted.delta.begin(), 0);
            GhalyClass found = solve::class_of(random_machine(random, wanted));
            found.kappa = 0;
            REQUIRE(found == wanted);
        }
    }
}

namespace {

struct ClassTally {
    std::size_t solvable = 0;
    std::size_t disagreements = 0;
};

// Examines all classes: (N!) (N-1)! N of them.
ClassTally tally(std::size_t size, std::size_t step) {
    ClassTally found;
    const std::vector<Permutation> gammas = all_permutations(size);
    GhalyClass at{0, {}, {}, 0};
    for (std::size_t i = 0; i < gammas.size(); i += step) {
        at.gamma = gammas[i];
        for (const Permutation& delta : gammas) {
            if (delta[0] != 0) break;
            at.delta = delta;
            for (at.rho = 0; at.rho < static_cast<int>(size); ++at.rho) {
                const bool solvable = solve::is_solvable(at);
                found.solvable += solvable ? 1 : 0;
                if (size > 5) continue;
                const bool has_plans = !solve::plans_of(at).plans.empty();
                const bool has_obstacle = solve::obstacle_to(at).has_value();
                found.disagreements += solvable == has_plans && solvable != has_obstacle ? 0 : 1;
            }
        }
    }
    return found;
}

// Returns T_N of docs/theory.md, "How many machines can be solved".
constexpr std::int64_t solvable_classes(std::int64_t n) {
    return (std::int64_t{1} << (2 * n - 2)) + (3 * n - 11) * (std::int64_t{1} << n) / 4 -
           (n * n - 3 * n - 8) / 2;
}

std::uint64_t key(const GhalyClass& of) {
    std::uint64_t number = static_cast<std::uint64_t>(of.rho);
    for (const std::uint8_t entry : of.gamma) number = number * 8 + entry;
    for (const std::uint8_t entry : of.delta) number = number * 8 + entry;
    return number;
}

}  // namespace

TEST_CASE("The number of solvable classes, by looking at all of them, and no disagreement about any") {
    const std::array<std::size_t, 7> expected{4, 16, 70, 287, 1131, 4406, 17200};
    for (std::size_t size = 2; size <= 6; ++size) {
        const ClassTally found = tally(size, 1);
        CHECK(found.solvable == expected.at(size - 2));
        CHECK(found.disagreements == 0);
    }
    for (std::size_t size = 2; size <= 8; ++size) {
        CHECK(solvable_classes(static_cast<std::int64_t>(size)) == expected.at(size - 2));
    }
    CHECK(solvable_classes(16) == 1074347932);
}

TEST_CASE("The list for drawing has every solvable class once") {
    for (std::size_t size = 2; size <= 8; ++size) {
        std::size_t solvable = 0;
        std::vector<std::uint64_t> keys;
        for (const ClassParts& parts : all_solvable_parts(size)) {
            solvable += solve::is_solvable(class_with(size, parts)) ? 1 : 0;
            keys.push_back(key(class_with(size, parts)));
        }
        std::sort(keys.begin(), keys.end());
        CHECK(solvable == keys.size());
        CHECK(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
        CHECK(keys.size() == solvable_classes(static_cast<std::int64_t>(size)));
    }
}

TEST_CASE("All 7 x 7 classes" * doctest::skip(stride != 1)) { CHECK(tally(7, 1).solvable == 4406); }

TEST_CASE("The number of solvable machines, for any colour the same") {
    const auto machines = [](std::size_t n) {
        const std::uint64_t codes = factorial(n);
        return codes * codes * static_cast<std::uint64_t>(solvable_classes(static_cast<std::int64_t>(n)));
    };
    CHECK(machines(2) == 16);
    CHECK(machines(3) == 576);
    CHECK(machines(4) == 40320);
    CHECK(machines(8) == 27'962'081'280'000);
    const std::uint64_t codes = factorial(8);
    const std::uint64_t all = codes * codes * codes * codes;
    CHECK(all == 2'642'908'293'365'760'000);
    CHECK((all / machines(8) + 50) / 100 == 945);  // about one in 94,500
}

TEST_CASE("The solvable 12 x 12 classes, counted by their columns, rows and rho") {
    constexpr std::size_t size = 12;
    const std::size_t subsets = std::size_t{1} << (size - 1);
    std::vector<int> all;
    for (int i = size - 1; i > 0; --i) all.push_back(i);
    // No column, every column, and one set of columns that represents all others.
    const std::vector<std::pair<std::vector<int>, std::size_t>> kinds{
        {{}, 1}, {all, 1}, {{7, 3}, subsets - 2}};
    std::size_t solvable = 0;
    for (const auto& [columns, number] : kinds) {
        for (std::size_t set = 0; set < subsets; ++set) {
            ClassParts parts{columns, {}, 0, 0};
            for (const int row : all) {
                if (((set >> static_cast<unsigned>(row - 1)) & 1U) != 0) parts.rows.push_back(row);
            }
            if (parts.rows.size() == 1) continue;  // this is delta = id again
            const std::size_t cuts = parts.rows.size() < 4 ? 0 : parts.rows.size() - 2;
            for (parts.cut = 0; parts.cut <= cuts; ++parts.cut) {
                if (parts.cut == 1) continue;
                GhalyClass at = class_with(size, parts);
                for (at.rho = 0; at.rho < static_cast<int>(size); ++at.rho) {
                    solvable += solve::is_solvable(at) ? number : 0;
                }
            }
        }
    }
    CHECK(solvable == solvable_classes(size));
}

TEST_CASE("8 x 8 machines on the border are solvable exactly when the table of classes has them") {
    const std::vector<ClassParts> all = all_solvable_parts(8);
    std::vector<std::uint64_t> table;
    for (const ClassParts& parts : all) table.push_back(key(class_with(8, parts)));
    std::sort(table.begin(), table.end());
    Random random(3);
    std::size_t solvable_ones = 0;
    const std::size_t tries = 100'000 / (stride == 1 ? 1 : 10);
    for (std::size_t n = 0; n < tries; ++n) {
        GhalyClass wanted = class_with(8, all[draw(random, all.size())]);
        if (n % 3 == 0) std::swap(wanted.gamma[draw(random, 8)], wanted.gamma[draw(random, 8)]);
        if (n % 3 == 1) std::swap(wanted.delta[1 + draw(random, 7)], wanted.delta[1 + draw(random, 7)]);
        if (n % 2 == 0) wanted.rho = static_cast<int>(draw(random, 8));
        const GhalyClass at = solve::class_of(random_machine(random, wanted));
        const bool expected = std::binary_search(table.begin(), table.end(), key(wanted));
        REQUIRE(solve::is_solvable(at) == expected);
        REQUIRE(solve::plans_of(at).plans.empty() != expected);
        REQUIRE(solve::obstacle_to(at).has_value() != expected);
        solvable_ones += expected ? 1 : 0;
    }
    CHECK(solvable_ones > tries / 10);
    CHECK(solvable_ones < tries / 2);
}

}  // namespace switchbox::test
