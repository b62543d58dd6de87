#include "types/lights/large/fewest_all_lit.hpp"

#include <bit>
#include <limits>

#include "base/result.hpp"
#include "types/lights/chase/bits.hpp"
#include "types/lights/chase/light_chase.hpp"
#include "types/lights/large/gray_split.hpp"
#include "types/lights/large/parity_split.hpp"
#include "types/lights/solve/coset.hpp"

namespace switchbox::solve {
namespace {

using algebra::CyclicGenerator;
using algebra::Residues;

constexpr std::size_t most_to_search = 32;  // quiet patterns
constexpr std::size_t most_to_count = 28;
constexpr std::uint64_t work_at_once = 2'000'000;   // two milliseconds
constexpr std::uint64_t steps_at_once = 1U << 14U;  // some milliseconds
constexpr double most_work = 3e10;                  // pairs of a parity split: some minutes

// Returns the class of each cell. Cells whose row and column have unequal parities make one half.
std::vector<std::uint8_t> parity_classes(std::size_t n) {
    std::vector<std::uint8_t> classes;
    classes.reserve(n * n);
    for (std::size_t cell = 0; cell < n * n; ++cell) {
        const std::size_t row = cell / n % 2;
        const std::size_t column = cell % n % 2;
        classes.push_back(static_cast<std::uint8_t>(2 * (1 - (row ^ column)) + row));
    }
    return classes;
}

// Adds `pattern` to `member` and returns the weight of the sum.
[[gnu::noinline]] int add_and_weigh(BitWords& member, const BitWords& pattern) {
    int weight = 0;
    for (std::size_t i = 0; i < member.size(); ++i) weight += std::popcount(member[i] ^= pattern[i]);
    return weight;
}

}  // namespace

bool lights_all(std::size_t n, const Residues& presses) {
    Residues lamps(n * n);
    for (std::size_t button = 0; button < presses.size(); ++button) {
        if (presses[button] == 0) continue;
        lamps[button] ^= 1;
        if (button >= n) lamps[button - n] ^= 1;
        if (button + n < lamps.size()) lamps[button + n] ^= 1;
        if (button % n > 0) lamps[button - 1] ^= 1;
        if (button % n + 1 < n) lamps[button + 1] ^= 1;
    }
    return lamps == Residues(n * n, 1);
}

AllLit::AllLit(std::size_t n) : n_(n) {
    const LightChase chase(n, n);
    const std::optional<StripedGrid> x = chase.solve(StripedGrid(n, n, Residues(n * n, 1)));
    require(x.has_value(), "all lamps can be lit");
    x_ = x->entries();
    quiet_ = quiet_patterns(chase);
}

std::optional<Residues> AllLit::fewest(FewestMethod method, const FewestListener& listener) const {
    const GoesOn goes_on = [&listener] { return listener(0, std::numeric_limits<std::size_t>::max()); };
    switch (method) {
        case FewestMethod::parity_split:
            return by_split(listener);
        case FewestMethod::coset_search:
            if (nullity() <= most_to_search) return by_search(goes_on);
            break;
        case FewestMethod::gray_split:
            return shortest_by_gray_split(x_, quiet_, parity_classes(n_), goes_on);
        case FewestMethod::gray_code:
            if (nullity() <= most_to_count) return by_gray_code(goes_on);
            break;
    }
    return std::nullopt;
}

std::optional<Residues> AllLit::by_split(const FewestListener& listener) const {
    std::size_t bound = 0;
    std::size_t best = std::numeric_limits<std::size_t>::max();
    std::optional<ParitySplit> split =
        ParitySplit::of(x_, quiet_, parity_classes(n_), largest_nullity_in_reach / 2,
                        [&listener, &bound, &best] { return listener(bound, best); });
    if (!split) return std::nullopt;
    while (!split->is_finished() && split->work() < most_work) {
        split->advance();
        bound = split->bound();
        best = split->best_weight();
        if (split->is_stopped() || !listener(bound, best)) return std::nullopt;
    }
    if (!split->is_finished()) return std::nullopt;
    return split->best();
}

std::optional<Residues> AllLit::by_search(const GoesOn& goes_on) const {
    CosetSearch search(x_, quiet_, 2);
    while (!search.is_finished()) {
        if (!goes_on()) return std::nullopt;
        search.advance(work_at_once);
    }
    return search.best();
}

std::optional<Residues> AllLit::by_gray_code(const GoesOn& goes_on) const {
    const auto packed = [](const Residues& entries) {
        return to_bit_words(entries, entries.size() / bits_in_word + 1, [](std::size_t i) { return i; });
    };
    std::vector<BitWords> patterns;
    patterns.reserve(quiet_.size());
    for (const CyclicGenerator& each : quiet_) patterns.push_back(packed(each.vector));
    BitWords member = packed(x_);
    BitWords best = member;
    int least = add_and_weigh(best, BitWords(best.size()));
    for (std::uint64_t step = 1; step < std::uint64_t{1} << patterns.size(); ++step) {
        if (step % steps_at_once == 0 && !goes_on()) return std::nullopt;
        const int weight = add_and_weigh(member, patterns[static_cast<std::size_t>(std::countr_zero(step))]);
        if (weight >= least) continue;
        least = weight;
        best = member;
    }
    Residues presses;
    presses.reserve(x_.size());
    for (std::size_t i = 0; i < x_.size(); ++i) presses.push_back(bit_at(best, i) ? 1 : 0);
    return presses;
}

}  // namespace switchbox::solve
