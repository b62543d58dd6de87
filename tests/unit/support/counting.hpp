// Counting: factorials, binomial coefficients, powers, sums of counts, and histograms.
#pragma once

#include <cstddef>
#include <map>
#include <numeric>
#include <vector>

namespace switchbox::test {

// Map from each number to how often it occurs.
using Histogram = std::map<std::size_t, std::size_t>;

template <class Number>
[[nodiscard]] constexpr Number factorial(Number n) {
    return n < 2 ? Number{1} : n * factorial(n - 1);
}

// Returns the number of k-element subsets of an n-element set.
template <class Number>
[[nodiscard]] constexpr Number binomial(Number n, Number k) {
    if (k > n) return 0;
    Number sets = 1;
    for (Number i = 0; i < k; ++i) sets = sets * (n - i) / (i + 1);
    return sets;
}

[[nodiscard]] constexpr std::size_t power_of(std::size_t base, std::size_t exponent) {
    std::size_t power = 1;
    for (; exponent > 0; --exponent) power *= base;
    return power;
}

template <class Number>
[[nodiscard]] Number total(const std::vector<Number>& counts) {
    return std::accumulate(counts.begin(), counts.end(), Number{0});
}

}  // namespace switchbox::test
