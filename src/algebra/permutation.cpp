#include "algebra/permutation.hpp"

#include <numeric>

#include "base/require.hpp"

namespace switchbox::algebra {

Permutation identity(std::size_t size) {
    require(size <= 256, "a permutation has at most 256 points");
    Permutation p(size);
    std::iota(p.begin(), p.end(), std::uint8_t{0});
    return p;
}

bool is_permutation(const Permutation& p) {
    std::vector<bool> seen(p.size());
    for (const std::uint8_t image : p) {
        if (image >= p.size() || seen[image]) return false;
        seen[image] = true;
    }
    return true;
}

Permutation inverse(const Permutation& p) {
    Permutation back(p.size());
    for (std::size_t i = 0; i < p.size(); ++i) back[p[i]] = static_cast<std::uint8_t>(i);
    return back;
}

Permutation product(const Permutation& first, const Permutation& second) {
    require(first.size() == second.size(), "permutations of different sizes have no product");
    Permutation both(first.size());
    for (std::size_t i = 0; i < first.size(); ++i) both[i] = second[first[i]];
    return both;
}

std::size_t inversions(const Permutation& p) {
    std::size_t count = 0;
    for (std::size_t j = 1; j < p.size(); ++j) {
        for (std::size_t i = 0; i < j; ++i) count += p[i] > p[j] ? 1 : 0;
    }
    return count;
}

std::vector<std::vector<std::size_t>> cycles(const Permutation& p) {
    std::vector<std::vector<std::size_t>> found;
    std::vector<bool> seen(p.size());
    for (std::size_t first = 0; first < p.size(); ++first) {
        if (seen[first] || p[first] == first) continue;
        std::vector<std::size_t> cycle;
        for (std::size_t i = first; !seen[i]; i = p[i]) {
            seen[i] = true;
            cycle.push_back(i);
        }
        found.push_back(std::move(cycle));
    }
    return found;
}

}  // namespace switchbox::algebra
