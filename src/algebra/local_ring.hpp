// The ring Z/q for a prime power q = p^e <= 9. It is a local ring: every element is a unit times a power of
// p, the property that elimination needs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace switchbox::algebra {

class LocalRing {
  public:
    // Requires 2 <= prime^exponent <= 9.
    LocalRing(int prime, int exponent);

    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] int exponent() const { return exponent_; }
    // Returns p^v, 0 <= v <= e.
    [[nodiscard]] int prime_power(int v) const { return powers_[static_cast<std::size_t>(v)]; }

    // Returns a + factor·b; the operands are residues of this ring or of Z/k with k <= 9.
    [[nodiscard]] std::uint8_t multiply_add(std::uint8_t a, std::uint8_t factor, std::uint8_t b) const {
        return reduced_[std::size_t{a} + std::size_t{factor} * b];
    }
    // Returns a mod q for a residue a of Z/k.
    [[nodiscard]] std::uint8_t reduce(std::uint8_t a) const { return reduced_[a]; }
    // Returns the greatest v <= e with p^v dividing a; e for 0. This and normalizer() require a < q.
    [[nodiscard]] int valuation(std::uint8_t a) const { return valuations_[a]; }
    // Returns the unit that takes a, which is not 0, to p^valuation(a).
    [[nodiscard]] std::uint8_t normalizer(std::uint8_t a) const { return normalizers_[a]; }

  private:
    std::uint8_t size_ = 1;
    std::uint8_t exponent_ = 0;
    std::array<std::uint8_t, 4> powers_{};
    std::array<std::uint8_t, 8 + 8 * 8 + 1> reduced_{};
    std::array<std::uint8_t, 9> valuations_{};
    std::array<std::uint8_t, 9> normalizers_{};
};

}  // namespace switchbox::algebra
