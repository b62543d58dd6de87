#include "algebra/local_ring.hpp"

#include "base/require.hpp"

namespace switchbox::algebra {

LocalRing::LocalRing(int prime, int exponent) : exponent_(static_cast<std::uint8_t>(exponent)) {
    powers_[0] = 1;
    for (std::size_t v = 1; v <= exponent_; ++v) {
        const int power = powers_[v - 1] * prime;
        require(power <= 9, "a local ring has at most 9 elements");
        powers_[v] = static_cast<std::uint8_t>(power);
    }
    size_ = powers_[exponent_];
    for (std::size_t n = 0; n < reduced_.size(); ++n) reduced_[n] = static_cast<std::uint8_t>(n % size_);

    valuations_[0] = exponent_;
    for (std::uint8_t a = 1; a < size_; ++a) {
        std::uint8_t v = 0;
        while (a % powers_[v + 1U] == 0) ++v;
        valuations_[a] = v;
        // Any such factor inverts a's unit part mod p^(e-v), so it is a unit.
        std::uint8_t factor = 1;
        while (multiply_add(0, factor, a) != powers_[v]) ++factor;
        normalizers_[a] = factor;
    }
}

}  // namespace switchbox::algebra
