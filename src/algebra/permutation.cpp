#include "algebra/permutation.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "base/result.hpp"

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

namespace {

bool is_identity(const Permutation& permutation) { return permutation == identity(permutation.size()); }

}  // namespace

PermutationGroup::PermutationGroup(const std::vector<Permutation>& generators)
    : points_(generators.at(0).size()) {
    for (const Permutation& generator : generators) {
        require(generator.size() == points_ && is_permutation(generator),
                "generators permute the same points");
        Residue rest = sifted(generator, 0);
        if (!is_identity(rest.permutation)) add(rest.permutation, 0);
    }
}

// Divides the permutation, level by level, by the representative with the same image of the base point.
PermutationGroup::Residue PermutationGroup::sifted(Permutation permutation, std::size_t first) const {
    for (std::size_t i = first; i < levels_.size(); ++i) {
        const Permutation& taken = levels_[i].representative[permutation[levels_[i].point]];
        if (taken.empty()) return {std::move(permutation), i};
        permutation = product(permutation, inverse(taken));
    }
    return {std::move(permutation), levels_.size()};
}

void PermutationGroup::begin_level(const Permutation& moved) {
    std::size_t point = 0;
    while (moved[point] == point) ++point;
    Stabilizer level;
    level.point = point;
    level.orbit.push_back(point);
    level.representative.resize(points_);
    level.representative[point] = identity(points_);
    levels_.push_back(std::move(level));
}

void PermutationGroup::grow_orbit(Stabilizer& level) {
    for (std::size_t i = 0; i < level.orbit.size(); ++i) {
        for (const Permutation& generator : level.generators) {
            const std::size_t next = generator[level.orbit[i]];
            if (!level.representative[next].empty()) continue;
            level.representative[next] = product(level.representative[level.orbit[i]], generator);
            level.orbit.push_back(next);
        }
    }
}

void PermutationGroup::add(const Permutation& generator, std::size_t level) {
    if (level == levels_.size()) begin_level(generator);
    levels_[level].generators.push_back(generator);
    grow_orbit(levels_[level]);
    close(level);
}

// Tests that the next level generates all Schreier generators of this one, and adds those that are missing.
// Each addition may create more of them.
void PermutationGroup::close(std::size_t level) {
    for (std::size_t i = 0; i < levels_[level].orbit.size(); ++i) {
        for (std::size_t j = 0; j < levels_[level].generators.size(); ++j) {
            const Stabilizer& here = levels_[level];
            const Permutation made = product(here.representative[here.orbit[i]], here.generators[j]);
            const Permutation fixing = product(made, inverse(here.representative[made[here.point]]));
            const Residue rest = sifted(fixing, level + 1);
            for (std::size_t at = rest.level; !is_identity(rest.permutation) && at > level; --at)
                add(rest.permutation, at);
        }
    }
}

Natural PermutationGroup::order() const {
    Natural order = 1;
    for (const Stabilizer& level : levels_)
        order.multiply_add(static_cast<std::uint32_t>(level.orbit.size()), 0);
    return order;
}

std::vector<std::size_t> PermutationGroup::orbit_lengths() const {
    std::vector<std::size_t> lengths;
    for (const Stabilizer& level : levels_) lengths.push_back(level.orbit.size());
    return lengths;
}

std::vector<std::size_t> PermutationGroup::base() const {
    std::vector<std::size_t> points;
    for (const Stabilizer& level : levels_) points.push_back(level.point);
    return points;
}

bool PermutationGroup::contains(const Permutation& permutation) const {
    require(permutation.size() == points_, "the permutation is of other points");
    const Residue rest = sifted(permutation, 0);
    return is_identity(rest.permutation);
}

}  // namespace switchbox::algebra
