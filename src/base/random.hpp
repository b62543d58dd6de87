// SplitMix64 (Steele, Lea & Flood 2014), a seeded random stream, the same on every platform. Its bits are not
// linear over GF(2), so random boards have no hidden structure.
#pragma once

#include <cstdint>

#include "base/result.hpp"

namespace switchbox {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }

    // Returns a uniform number in 0..bound-1; requires bound > 0. Rejects draws from the incomplete end of
    // the range.
    std::uint64_t below(std::uint64_t bound) {
        require(bound > 0, "no number is below 0");
        if ((bound & (bound - 1)) == 0) return next() & (bound - 1);  // the same as below, without divisions
        const std::uint64_t uneven = (~std::uint64_t{0} % bound + 1) % bound;
        std::uint64_t draw = next();
        while (draw > ~std::uint64_t{0} - uneven) draw = next();
        return draw % bound;
    }

  private:
    std::uint64_t state_;
};

}  // namespace switchbox
