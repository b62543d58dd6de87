#include "algebra/permutation_group.hpp"

#include <algorithm>
#include <utility>

#include "base/require.hpp"

namespace switchbox::algebra {
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
