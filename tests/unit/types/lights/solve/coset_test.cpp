#include "types/lights/solve/coset.hpp"

#include <algorithm>
#include <numeric>

#include "support/support.hpp"

namespace switchbox::test {

using algebra::CyclicGenerator;
using algebra::Residues;
using solve::CosetSearch;

namespace {

unsigned weight(const Residues& x) { return std::accumulate(x.begin(), x.end(), 0U); }

void add(Residues& x, const Residues& y, int states) {
    for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<std::uint8_t>((x[i] + y[i]) % states);
}

// Returns a random generator of an order of at least 2 that divides `states`.
CyclicGenerator random_generator(Random& random, std::size_t size, int states) {
    int order = 1;
    while (order < 2 || states % order != 0) order = 1 + static_cast<int>(random.below(9));
    CyclicGenerator generator{random_residues(random, size, order), order};
    for (std::uint8_t& entry : generator.vector) entry = static_cast<std::uint8_t>(entry * (states / order));
    return generator;
}

std::vector<CyclicGenerator> random_generators(Random& random, std::size_t count, std::size_t size,
                                               int states) {
    std::vector<CyclicGenerator> generators(count);
    for (CyclicGenerator& one : generators) one = random_generator(random, size, states);
    return generators;
}

// Returns all members, with the combinations counted up in order.
std::vector<Residues> all_members(const Residues& x, const std::vector<CyclicGenerator>& quiet, int states) {
    std::vector<Residues> members{x};
    for (const CyclicGenerator& one : quiet) {
        const std::size_t before = members.size();
        for (std::size_t i = 0; i < before * static_cast<std::size_t>(one.order - 1); ++i) {
            Residues member = members[members.size() - before];
            add(member, one.vector, states);
            members.push_back(member);
        }
    }
    return members;
}

unsigned least_weight(const std::vector<Residues>& members) {
    unsigned least = weight(members.front());
    for (const Residues& member : members) least = std::min(least, weight(member));
    return least;
}

// Returns generators whose combinations all differ: each has an entry of its own, then random ones.
std::vector<CyclicGenerator> independent_generators(Random& random, const std::vector<int>& orders,
                                                    int states) {
    std::vector<CyclicGenerator> generators;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const int step = states / orders[i];
        CyclicGenerator one{Residues(orders.size() + 40), orders[i]};
        for (std::size_t j = orders.size(); j < one.vector.size(); ++j) {
            one.vector[j] = static_cast<std::uint8_t>(step * static_cast<int>(draw(random, 9)) % states);
        }
        one.vector[i] = static_cast<std::uint8_t>(step);
        one.vector.back() = 0;
        generators.push_back(one);
    }
    return generators;
}

// Returns x of a coset with exactly one member of weight 1, made by `times` of each generator, and none of
// weight 0.
Residues planted_member(const std::vector<CyclicGenerator>& quiet, const std::vector<int>& times,
                        int states) {
    Residues x(quiet.front().vector.size());
    for (std::size_t i = 0; i < quiet.size(); ++i) {
        for (int n = times[i]; n < quiet[i].order; ++n) add(x, quiet[i].vector, states);
    }
    x.back() = 1;
    return x;
}

CosetSearch finished(CosetSearch search) {
    search.advance(to_the_end);
    REQUIRE(search.is_finished());
    return search;
}

}  // namespace

TEST_CASE("The shortest member of a coset is found by comparing them all") {
    Random random(1);
    std::size_t improved = 0;
    for (int n = 0; n < 400; ++n) {
        const int states = 2 + n % 8;
        const std::size_t size = draw(random, 140);
        const auto quiet = random_generators(random, draw(random, states == 2 ? 9 : 4), size, states);
        const Residues x = random_residues(random, size, states);
        const std::vector<Residues> members = all_members(x, quiet, states);
        const CosetSearch start(x, quiet, states);
        const CosetSearch end = finished(start);
        CHECK(weight(end.best()) == least_weight(members));
        CHECK(std::count(members.begin(), members.end(), end.best()) > 0);
        CHECK(std::count(members.begin(), members.end(), start.best()) > 0);
        CHECK(weight(start.best()) <= weight(x));
        CHECK(weight(start.best()) >= weight(end.best()));
        improved += start.best() == end.best() ? 0 : 1;
    }
    CHECK(improved > 50);
}

TEST_CASE("Over two states the shortest member is found in a coset of several blocks too") {
    Random random(2);
    for (const std::size_t dimension : {12U, 13U, 14U, 15U}) {
        const auto quiet = random_generators(random, dimension, 40, 2);
        const Residues x = random_residues(random, 40, 2);
        CHECK(weight(finished(CosetSearch(x, quiet, 2)).best()) == least_weight(all_members(x, quiet, 2)));
    }
}

TEST_CASE("Vectors on both sides of the size where the sums get wider are weighed right") {
    Random random(3);
    for (const std::size_t size : {(1U << 14U) - 1, 1U << 14U, 20000U, (1U << 15U) - 1, 1U << 15U, 40000U}) {
        auto quiet = random_generators(random, 3, size, 2);
        quiet.insert(quiet.begin() + 1, {Residues(size, 1), 2});
        // The lightest member is next to the heaviest: the search has it at the start or finds it at the end.
        Residues x(size);
        x[5] = 1;
        CHECK(finished(CosetSearch(x, quiet, 2)).best() == x);
        Residues far = x;
        add(far, quiet[2].vector, 2);
        add(far, quiet[3].vector, 2);
        const CosetSearch start(far, quiet, 2);
        CHECK(weight(start.best()) > 1);
        CHECK(finished(start).best() == x);
    }
}

TEST_CASE("Wherever the one shortest member stands, it is met, in as many steps as there are members") {
    Random random(4);
    const std::vector<std::pair<int, std::vector<int>>> groups{
        {2, {2, 2, 2, 2, 2, 2, 2}}, {3, {3, 3, 3, 3}}, {4, {4, 2, 4, 2}}, {6, {2, 3, 6, 3}}, {9, {9, 3, 9}}};
    for (const auto& [states, orders] : groups) {
        const auto quiet = independent_generators(random, orders, states);
        std::size_t members = 1;
        for (const int order : orders) members *= static_cast<std::size_t>(order);
        std::size_t searched = 0;
        std::vector<int> times(orders.size());
        for (std::size_t n = 0; n < members; ++n) {
            CosetSearch search(planted_member(quiet, times, states), quiet, states);
            if (weight(search.best()) > 1) ++searched;
            std::size_t steps = 0;
            for (; !search.is_finished(); ++steps) search.advance(1);
            CHECK(weight(search.best()) == 1);
            CHECK(steps == (states == 2 ? 1 : members));
            for (std::size_t i = 0; i < times.size(); ++i) {
                times[i] = (times[i] + 1) % orders[i];
                if (times[i] != 0) break;
            }
        }
        CHECK(searched > members / 4);
    }
}

TEST_CASE("The one shortest member is met in any block") {
    Random random(5);
    const std::vector<int> orders(17, 2);
    const auto quiet = independent_generators(random, orders, 2);
    std::size_t searched = 0;
    for (int n = 0; n < 64; ++n) {
        std::vector<int> times(orders.size());
        for (std::size_t i = 0; i < times.size(); ++i) {
            times[i] = i < 13 ? static_cast<int>(random.below(2)) : (n >> (i - 13)) & 1;
        }
        CosetSearch search(planted_member(quiet, times, 2), quiet, 2);
        if (weight(search.best()) > 1) ++searched;
        std::size_t blocks = 0;
        for (; !search.is_finished(); ++blocks) search.advance(1);
        CHECK(weight(search.best()) == 1);
        CHECK(blocks == 16);
    }
    CHECK(searched > 32);
}

TEST_CASE("A search in slices ends where one in one go does, and its progress only grows") {
    Random random(6);
    for (int n = 0; n < 48; ++n) {
        const int states = 2 + n % 8;
        const auto quiet = random_generators(random, states == 2 ? 16 : 4, 50, states);
        CosetSearch search(random_residues(random, 50, states), quiet, states);
        const CosetSearch whole = finished(search);
        unsigned shortest = weight(search.best());
        double progress = search.progress();
        CHECK(progress == 0);
        while (!search.is_finished()) {
            CHECK(search.progress() < 1);
            search.advance(1 + random.below(n < 24 ? 30 : 100000));
            REQUIRE(search.progress() > progress);
            REQUIRE(weight(search.best()) <= shortest);
            progress = search.progress();
            shortest = weight(search.best());
        }
        CHECK(progress == 1);
        CHECK(search.best() == whole.best());
        search.advance(1000);
        CHECK(search.best() == whole.best());
    }
}

TEST_CASE("The whole work is what it takes") {
    Random random(7);
    for (int states = 2; states <= 9; ++states) {
        auto quiet = random_generators(random, states == 2 ? 17 : 4, 50, states);
        Residues x = random_residues(random, 50, states);
        for (CyclicGenerator& one : quiet) one.vector[7] = 0;
        x[7] = 1;  // no member has weight 0, which would end the search early
        CosetSearch search(x, quiet, states);
        CosetSearch half = search;
        search.advance(static_cast<std::uint64_t>(search.whole_work()));
        CHECK(search.is_finished());
        half.advance(static_cast<std::uint64_t>(half.whole_work() / 2));
        CHECK(half.progress() == doctest::Approx(0.5).epsilon(0.2));
    }
}

TEST_CASE("More members than a machine word can count are searched for as long as one likes") {
    Random random(8);
    for (const int states : {2, 3, 6}) {
        for (const std::size_t count : {100U, 2000U}) {
            const auto quiet = random_generators(random, count, 120, states);
            const Residues x = random_residues(random, 120, states);
            CosetSearch search(x, quiet, states);
            CHECK(weight(search.best()) <= weight(x));
            for (int slice = 0; slice < 5; ++slice) search.advance(10000);
            CHECK_FALSE(search.is_finished());
            CHECK(search.progress() >= 0);
            CHECK(search.progress() < 1);
            CHECK(search.whole_work() > 1e30);
        }
    }
}

TEST_CASE("A member of weight 0 ends the search") {
    Random random(9);
    std::size_t early = 0;
    for (int n = 0; n < 40; ++n) {
        const int states = 2 + n % 2;
        const auto quiet = random_generators(random, states == 2 ? 16 : 6, 200, states);
        const std::size_t steps = states == 2 ? 8 : 729;
        Residues x(200);
        for (std::size_t i = 1; i < 5; ++i) add(x, quiet[i].vector, states);
        CosetSearch search(x, quiet, states);
        std::size_t step = 0;
        for (; !search.is_finished(); ++step) search.advance(1);
        CHECK(weight(search.best()) == 0);
        CHECK(search.progress() == 1);
        CHECK(step <= steps);
        if (step > 0 && step < steps) ++early;
    }
    CHECK(early > 20);
}

TEST_CASE("A coset of one member, or of vectors without entries, is compared at once") {
    for (const int states : {2, 5}) {
        const CosetSearch alone = finished(CosetSearch({1, 0, 1}, {}, states));
        CHECK(alone.best() == Residues{1, 0, 1});
        CHECK(alone.whole_work() < 100);
        CHECK(CosetSearch({}, {}, states).is_finished());
        CHECK(finished(CosetSearch({1, 1}, {{{0, 0}, 1}}, states)).best() == Residues{1, 1});
    }
}

TEST_CASE("Of several shortest members the first met is kept, so that every platform gives the same") {
    CHECK(finished(CosetSearch({1, 0, 0, 0}, {{{1, 1, 0, 0}, 2}}, 2)).best() == Residues{1, 0, 0, 0});
    const CyclicGenerator low{{1, 1, 0, 0}, 2};
    const CyclicGenerator high{{0, 1, 1, 0}, 2};
    CHECK(finished(CosetSearch({1, 1, 1, 0}, {high, low}, 2)).best() == Residues{1, 0, 0, 0});
    CHECK(finished(CosetSearch({1, 1, 1, 0}, {low, high}, 2)).best() == Residues{0, 0, 1, 0});
    CHECK(finished(CosetSearch({0, 2}, {{{1, 2}, 3}}, 3)).best() == Residues{0, 2});
}

}  // namespace switchbox::test
