// Tests of subgroups in echelon form, and of the cheapest member of a coset, against enumeration.
#include "types/custom/solve/cheapest_search.hpp"

#include <map>
#include <set>

#include "algebra/residues.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using algebra::Residues;
using solve::CheapestSearch;
using solve::CosetPart;
using solve::EchelonGenerator;
using solve::PressTerms;

namespace {

Residues random_vector(Random& random, const std::vector<int>& moduli) {
    Residues vector;
    for (const int modulus : moduli)
        vector.push_back(static_cast<std::uint8_t>(draw(random, static_cast<std::size_t>(modulus))));
    return vector;
}

Residues sum(const Residues& a, const Residues& b, int times, const std::vector<int>& moduli) {
    Residues all;
    for (std::size_t i = 0; i < a.size(); ++i)
        all.push_back(static_cast<std::uint8_t>((a[i] + times * b[i]) % moduli[i]));
    return all;
}

std::set<Residues> members_from(const Residues& x, const std::vector<Residues>& generators,
                                const std::vector<int>& moduli) {
    std::set<Residues> members{x};
    std::vector<Residues> fresh{x};
    while (!fresh.empty()) {
        const Residues from = fresh.back();
        fresh.pop_back();
        for (const Residues& generator : generators) {
            Residues next = sum(from, generator, 1, moduli);
            if (members.insert(next).second) fresh.push_back(std::move(next));
        }
    }
    return members;
}

struct RandomPart {
    int prime;
    std::vector<int> exponents;
    std::vector<int> moduli;
    std::vector<Residues> generators;

    RandomPart(Random& random, int of_prime, int most, std::size_t size, std::size_t count)
        : prime(of_prime) {
        for (std::size_t i = 0; i < size; ++i) {
            exponents.push_back(static_cast<int>(draw(random, static_cast<std::size_t>(most) + 1)));
            moduli.push_back(algebra::prime_power(prime, exponents.back()));
        }
        for (std::size_t i = 0; i < count; ++i) {
            generators.push_back(random_vector(random, moduli));
            // Some generators are multiples of the prime, so that not every pivot is 1.
            if (draw(random, 2) == 0)
                generators.back() = sum(Residues(size), generators.back(), prime, moduli);
        }
    }
};

// Returns, for each button, the number below the product of the moduli with these remainders.
std::vector<std::uint32_t> counts_of(const std::vector<Residues>& remainders,
                                     const std::vector<std::vector<int>>& moduli) {
    std::vector<std::uint32_t> counts;
    for (std::size_t button = 0; button < remainders.front().size(); ++button) {
        const auto fits = [&](std::uint32_t count) {
            for (std::size_t part = 0; part < remainders.size(); ++part)
                if (count % static_cast<std::uint32_t>(moduli[part][button]) != remainders[part][button])
                    return false;
            return true;
        };
        std::uint32_t count = 0;
        while (!fits(count)) ++count;
        counts.push_back(count);
    }
    return counts;
}

}  // namespace

TEST_CASE(
    "An echelon form has each member of the subgroup once, by ascending pivots that are powers of the "
    "prime") {
    Random random(41);
    for (int i = 0; i < 400; ++i) {
        CAPTURE(i);
        const int prime = std::array{2, 3, 5, 7}.at(draw(random, 4));
        const RandomPart part(random, prime,
                              prime == 2   ? 3
                              : prime == 3 ? 2
                                           : 1,
                              1 + draw(random, 4), draw(random, 6));
        const std::vector<EchelonGenerator> echelon =
            solve::cyclic_echelon(part.generators, part.exponents, prime);
        const std::set<Residues> members =
            members_from(Residues(part.moduli.size()), part.generators, part.moduli);
        std::size_t count = 1;
        std::vector<Residues> made{Residues(part.moduli.size())};
        for (const EchelonGenerator& generator : echelon) {
            const int pivot = generator.vector[generator.pivot];
            REQUIRE(pivot > 0);
            REQUIRE(pivot * generator.choices == part.moduli[generator.pivot]);
            for (std::size_t j = 0; j < generator.pivot; ++j) REQUIRE(generator.vector[j] == 0);
            if (&generator != &echelon.front()) REQUIRE(generator.pivot > (&generator - 1)->pivot);
            count *= static_cast<std::size_t>(generator.choices);
            std::vector<Residues> more;
            for (const Residues& one : made) {
                for (int times = 0; times < generator.choices; ++times)
                    more.push_back(sum(one, generator.vector, times, part.moduli));
            }
            made = std::move(more);
        }
        REQUIRE(count == members.size());
        REQUIRE(std::set<Residues>(made.begin(), made.end()) == members);
    }
}

TEST_CASE("The cheapest member within bounds is the cheapest of all members that are within them") {
    Random random(42);
    int only = 0;
    int none = 0;
    for (int i = 0; i < 400; ++i) {
        CAPTURE(i);
        const std::size_t size = 1 + draw(random, 4);
        std::vector<CosetPart> parts;
        std::vector<std::vector<int>> moduli;
        std::vector<std::vector<Residues>> members;
        for (const int prime : {2, 3, 5}) {
            if (draw(random, 3) == 0) continue;
            const RandomPart part(random, prime, prime == 2 ? 2 : 1, size, draw(random, 3));
            const Residues x = random_vector(random, part.moduli);
            const auto all = members_from(x, part.generators, part.moduli);
            members.emplace_back(all.begin(), all.end());
            moduli.push_back(part.moduli);
            parts.push_back(
                {prime, part.exponents, x, solve::cyclic_echelon(part.generators, part.exponents, prime)});
        }
        if (parts.empty()) continue;
        std::vector<PressTerms> terms(size);
        for (PressTerms& each : terms) {
            each.cost = static_cast<std::uint32_t>(1 + draw(random, 4));
            if (draw(random, 3) == 0) each.most = static_cast<std::uint32_t>(draw(random, 12));
        }
        // Enumerates all choices of a member of each part.
        std::map<std::vector<std::uint32_t>, std::uint64_t> costs;
        std::vector<std::size_t> chosen(parts.size());
        for (std::size_t part = 0; part < parts.size();) {
            std::vector<Residues> remainders;
            for (std::size_t each = 0; each < parts.size(); ++each)
                remainders.push_back(members[each][chosen[each]]);
            const std::vector<std::uint32_t> counts = counts_of(remainders, moduli);
            std::uint64_t cost = 0;
            bool is_allowed = true;
            for (std::size_t button = 0; button < size; ++button) {
                cost += std::uint64_t{counts[button]} * terms[button].cost;
                is_allowed = is_allowed && (!terms[button].most || counts[button] <= *terms[button].most);
            }
            if (is_allowed) costs[counts] = cost;
            for (part = 0; part < parts.size() && ++chosen[part] == members[part].size(); ++part)
                chosen[part] = 0;
        }
        std::uint64_t least = to_the_end;
        for (const auto& [counts, cost] : costs) least = std::min(least, cost);

        CheapestSearch search(parts, terms);
        std::uint64_t before = search.cost();
        while (!search.is_finished()) {
            search.advance(1);
            REQUIRE(search.cost() <= before);
            if (search.best()) REQUIRE(costs.at(*search.best()) == search.cost());
            before = search.cost();
        }
        REQUIRE(search.cost() == least);
        REQUIRE(search.best().has_value() == !costs.empty());
        REQUIRE(search.is_only() == (costs.size() == 1));
        only += search.is_only() ? 1 : 0;
        none += costs.empty() ? 1 : 0;

        CheapestSearch at_once(parts, terms);
        at_once.advance(1);
        at_once.advance(to_the_end);
        REQUIRE(at_once.is_finished());
        REQUIRE(at_once.best() == search.best());
        REQUIRE(at_once.cost() == search.cost());
    }
    CHECK(only > 20);
    CHECK(none > 20);
}

}  // namespace switchbox::test
