#include "types/ghaly/solve/puzzles.hpp"

#include <bit>
#include <utility>

#include "base/result.hpp"
#include "solve/search.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::solve {
namespace {

using algebra::Permutation;
using machine::GhalyCodes;

// Set of rows or columns. Bit i is row or column i, counted from 0. Row 0 and column 0 are in no set.
using Set = std::uint64_t;

Set all_but_first(std::size_t size) { return (~Set{0} >> (64 - size)) & ~Set{1}; }
std::size_t count(Set set) { return static_cast<std::size_t>(std::popcount(set)); }
std::size_t highest(Set set) { return 63 - static_cast<std::size_t>(std::countl_zero(set)); }

std::vector<std::size_t> members(Set set) {
    std::vector<std::size_t> ascending;
    for (; set != 0; set &= set - 1) ascending.push_back(lowest_bit(set));
    return ascending;
}

// Class, represented by the plan with the most released buttons among those that solve its machines. It has V
// without column 1, S, the length of S1 = (s_0, s_1, ...), and rho. The length is 0 if S is not divided.
struct Recipe {
    Set columns = 0;
    Set rows = 0;
    std::size_t cut = 0;
    std::size_t rho = 0;
};

// Returns whether a recipe with V = all columns and one part of S represents its class. No row may join S as
// a part of its own, neither rho from above nor row 2 from below. The plans with a single row are all right
// together, and the one of row 2 represents them.
bool is_undivided_recipe(const Recipe& recipe) {
    if (count(recipe.rows) == 1 && lowest_bit(recipe.rows) != 1) return false;
    const std::size_t top = highest(recipe.rows);
    return recipe.rho < top || (recipe.rho == top && lowest_bit(recipe.rows) == 1);
}

// Returns whether a recipe with two parts of S represents its class. Both parts must have members. If the
// second is a single fixed row, any row above it is right too, and row 2 represents them all.
bool is_divided_recipe(const Recipe& recipe) {
    const std::size_t rows = count(recipe.rows);
    return recipe.cut + 1 < rows || (recipe.cut + 1 == rows && lowest_bit(recipe.rows) == 1);
}

// Returns whether this is the one recipe of a class.
bool is_recipe(const Recipe& recipe, std::size_t size) {
    if (recipe.columns == all_but_first(size)) {
        if (recipe.rows == 0) return false;
        return recipe.cut == 0 ? is_undivided_recipe(recipe) : is_divided_recipe(recipe);
    }
    if (recipe.cut != 0) return false;
    if (recipe.rows == 0) return recipe.columns == 0 && recipe.rho == 0;
    return recipe.rho == highest(recipe.rows);
}

// Returns the recipe of a way. The first N ways leave S undivided and give rho. The N-2 others divide S, and
// then rho is its lowest row.
Recipe recipe_with(std::pair<Set, Set> sets, std::size_t way, std::size_t size) {
    const auto [columns, rows] = sets;
    if (way < size || rows == 0) return {columns, rows, 0, way};
    return {columns, rows, way - size + 1, highest(rows)};
}

template <class DrawSets>
Recipe random_recipe(std::size_t size, Random& random, DrawSets draw_sets) {
    for (;;) {
        const std::pair<Set, Set> sets = draw_sets();
        const Recipe recipe = recipe_with(sets, static_cast<std::size_t>(random.below(2 * size - 2)), size);
        if (is_recipe(recipe, size)) return recipe;
    }
}

// Draws uniformly from the pairs of sets with `total` members together (Knuth's selection sampling).
std::pair<Set, Set> random_sets(std::size_t total, std::size_t size, Random& random) {
    std::pair<Set, Set> sets{0, 0};
    for (std::size_t left = 2 * size - 2; left > 0; --left) {
        if (random.below(left) >= total) continue;
        --total;
        Set& set = left < size ? sets.second : sets.first;
        set |= bit_at((left - 1) % (size - 1) + 1);
    }
    return sets;
}

Permutation random_permutation(std::size_t size, Random& random) {
    Permutation p = algebra::identity(size);
    for (std::size_t i = size; i > 1; --i) std::swap(p[i - 1], p[static_cast<std::size_t>(random.below(i))]);
    return p;
}

// Sets the cycle members[from] -> members[from + 1] -> ... -> members[to - 1] -> members[from].
void close_cycle(Permutation& p, const std::vector<std::size_t>& members, std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i) {
        p[members[i]] = static_cast<std::uint8_t>(members[i + 1 < to ? i + 1 : from]);
    }
}

// Returns one descending cycle on column 1 and the recipe's columns.
Permutation gamma_of(const Recipe& recipe, std::size_t size) {
    const std::vector<std::size_t> columns = members(recipe.columns | Set{1});
    Permutation ascending = algebra::identity(size);
    close_cycle(ascending, columns, 0, columns.size());
    return algebra::inverse(ascending);
}

// Returns an ascending cycle on each part of the recipe's rows.
Permutation delta_of(const Recipe& recipe, std::size_t size) {
    const std::vector<std::size_t> rows = members(recipe.rows);
    Permutation delta = algebra::identity(size);
    close_cycle(delta, rows, 0, rows.size() - recipe.cut);
    close_cycle(delta, rows, rows.size() - recipe.cut, rows.size());
    return delta;
}

// Draws uniformly from the (N!)^2 members of the class.
GhalyCodes random_member(const Recipe& recipe, int size, Random& random) {
    const auto places = static_cast<std::size_t>(size);
    const Permutation gamma = gamma_of(recipe, places);
    const Permutation delta = delta_of(recipe, places);
    const int colour = static_cast<int>(random.below(places));
    machine::LowBits bits;
    bits.left = random_permutation(places, random);
    bits.bottom = random_permutation(places, random);
    const std::uint8_t first = bits.left[delta[recipe.rho]];
    std::swap(bits.bottom[gamma[0]], bits.bottom[algebra::inverse(bits.bottom)[first]]);
    const machine::LowJoin low(size);
    for (std::size_t i = 0; i < places; ++i) {
        bits.top.push_back(static_cast<std::uint8_t>(low.partner(bits.bottom[gamma[i]], colour)));
        bits.right.push_back(static_cast<std::uint8_t>(low.partner(bits.left[delta[i]], colour)));
    }
    return machine::codes_with(bits);
}

std::size_t places_in(int size) {
    require(size >= machine::smallest_ghaly && size <= machine::largest_ghaly,
            "Ghaly's machine has 2 to 64 rows");
    return static_cast<std::size_t>(size);
}

}  // namespace

GhalyCodes random_codes(int size, Random& random) {
    const std::size_t places = places_in(size);
    machine::LowBits bits;
    for (Permutation* const codes : {&bits.left, &bits.bottom, &bits.top, &bits.right}) {
        *codes = random_permutation(places, random);
    }
    return machine::codes_with(bits);
}

GhalyCodes random_solvable(int size, Random& random) {
    const std::size_t places = places_in(size);
    const Set all = all_but_first(places);
    const auto draw_sets = [&] { return std::pair<Set, Set>{random.next() & all, random.next() & all}; };
    return random_member(random_recipe(places, random, draw_sets), size, random);
}

std::optional<Error> problem_with_fewest(int size, std::size_t fewest) {
    const std::size_t places = places_in(size);
    const std::size_t most = places * places;
    const std::size_t least = most - (2 * places - 2);
    if (fewest < least) return Error{tell("solve.fewest.too-few", least)};
    if (fewest > most) return Error{tell("solve.fewest.too-many", most)};
    return std::nullopt;
}

Result<GhalyCodes> random_with_fewest(int size, std::size_t fewest, Random& random) {
    if (auto problem = problem_with_fewest(size, fewest)) return *std::move(problem);
    const std::size_t places = places_in(size);
    const auto draw_sets = [&] { return random_sets(places * places - fewest, places, random); };
    return random_member(random_recipe(places, random, draw_sets), size, random);
}

std::optional<Error> problem_with_unsolvable(int size) {
    if (size != machine::smallest_ghaly) return std::nullopt;
    return Error{tell("solve.unsolvable.none")};
}

Result<GhalyCodes> random_unsolvable(int size, Random& random) {
    if (auto problem = problem_with_unsolvable(size)) return *std::move(problem);
    for (;;) {
        GhalyCodes codes = random_codes(size, random);
        if (!GhalySolver(codes).is_solvable()) return codes;
    }
}

}  // namespace switchbox::solve
