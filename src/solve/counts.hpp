// Array of counts that may grow large. All have the same number of limbs, as many as the largest count needs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/natural.hpp"

namespace switchbox::solve {

class Counts {
  public:
    explicit Counts(std::size_t limbs = 1) : limbs_(limbs) {}

    [[nodiscard]] std::size_t limbs() const { return limbs_; }
    // Appends a count of 0 or 1.
    void append(std::uint32_t value);
    // Adds count `from` of `others` to count `to`. `others` may not have more limbs.
    void add(std::size_t to, const Counts& others, std::size_t from);
    [[nodiscard]] Natural sum() const;

  private:
    void widen();

    std::size_t limbs_;
    std::vector<std::uint64_t> words_;  // the limbs of each count are adjacent, least significant first
};

}  // namespace switchbox::solve
