// Number of presses that each picture needs if any button may be pressed, for few lamps. The search finds all
// v = A·s (mod k) by the least weight of s. It walks over the Cayley graph of the image of A with its columns
// as generators.
#pragma once

#include <cstdint>
#include <vector>

#include "algebra/residues.hpp"
#include "machine/rule.hpp"

namespace switchbox::solve {

class PressDistances {
  public:
    static constexpr std::uint64_t max_pictures = std::uint64_t{1} << 20U;
    // Returns whether so many lamps have at most max_pictures pictures.
    [[nodiscard]] static bool fits(std::size_t lamps, int states);

    // Prepares the walk. effects[i] are the lamps to which button i adds 1 mod `states`. Requires fits(lamps,
    // states).
    PressDistances(std::size_t lamps, int states, machine::Effects effects);

    // Continues for about `budget` units of work, each about a nanosecond.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return walked_ == found_.size(); }
    [[nodiscard]] double progress() const;  // 0..1

    // The following functions may be called only after is_finished().

    // Returns the most presses that any reachable picture needs.
    [[nodiscard]] std::size_t farthest() const { return first_at_.size() - 1; }
    // Returns how many pictures need exactly so many presses, up to farthest(). picture_at() returns one of
    // them.
    [[nodiscard]] std::size_t count_at(std::size_t presses) const;
    [[nodiscard]] algebra::Residues picture_at(std::size_t presses, std::size_t which) const;

  private:
    [[nodiscard]] std::size_t pressed(std::size_t picture, const std::vector<std::size_t>& lamps) const;
    void walk_from_next();

    std::size_t states_;
    machine::Effects effects_;
    std::vector<std::size_t> powers_;  // the weight of each lamp's digit in a picture's number
    std::vector<std::uint8_t> is_found_;
    std::vector<std::size_t> found_;     // pictures by distance
    std::vector<std::size_t> first_at_;  // the first place in found_ of each distance
    std::size_t walked_ = 0;
    std::size_t level_end_ = 1;
};

}  // namespace switchbox::solve
