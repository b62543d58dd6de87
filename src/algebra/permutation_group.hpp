// The group that permutations generate, by Schreier and Sims: a base, and for each of its points its orbit
// under what leaves the points before it in place. The orbits' lengths multiply to the order of the group (D.
// Holt, Handbook of Computational Group Theory, 4.4).
#pragma once

#include <vector>

#include "algebra/permutation.hpp"
#include "base/natural.hpp"

namespace switchbox::algebra {

class PermutationGroup {
  public:
    // Of permutations of as many points, one at least.
    explicit PermutationGroup(const std::vector<Permutation>& generators);

    [[nodiscard]] Natural order() const;
    // One for each point of the base, in its order; 1 and more.
    [[nodiscard]] std::vector<std::size_t> orbit_lengths() const;
    [[nodiscard]] std::vector<std::size_t> base() const;
    // Of a permutation of as many points.
    [[nodiscard]] bool contains(const Permutation& permutation) const;

  private:
    // What leaves all earlier points of the base in place.
    struct Level {
        std::size_t point = 0;
        std::vector<Permutation> generators;
        std::vector<std::size_t> orbit;  // of the point, which comes first
        std::vector<Permutation>
            representative;  // for each point that is in the orbit, what takes the base point there
    };
    struct Residue {
        Permutation permutation;
        std::size_t level = 0;  // the first that does not take it further
    };

    [[nodiscard]] Residue sifted(Permutation permutation, std::size_t first) const;
    void add(const Permutation& generator, std::size_t level);
    void begin_level(const Permutation& moved);
    static void grow_orbit(Level& level);
    void close(std::size_t level);

    std::size_t points_;
    std::vector<Level> levels_;
};

}  // namespace switchbox::algebra
