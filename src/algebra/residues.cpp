#include "algebra/residues.hpp"

#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::algebra {

void add_multiple(std::uint8_t* sum, const std::uint8_t* summand, std::size_t count, int factor, int k) {
    const auto times = static_cast<std::uint8_t>(factor);
    const auto modulus = static_cast<std::uint8_t>(k);
    for (std::size_t i = 0; i < count; ++i)
        sum[i] = reduced<4>(static_cast<std::uint8_t>(sum[i] + times * summand[i]), modulus);
}

void add_multiple(Residues& sum, const Residues& summand, int factor, int k) {
    require(summand.size() <= sum.size(), "the summand is longer than the sum");
    note_work(summand.size() / 8);
    add_multiple(sum.data(), summand.data(), summand.size(), factor, k);
}

bool is_prime(std::uint32_t n) {
    if (n < 4 || n % 2 == 0) return n == 2 || n == 3;
    for (std::uint32_t d = 3; std::uint64_t{d} * d <= n; d += 2) {
        if (n % d == 0) return false;
    }
    return true;
}

std::vector<PrimePower> prime_powers_of(int modulus) {
    require(modulus > 0, "only a positive number is a product of primes");
    std::vector<PrimePower> powers;
    for (int divisor = 2; modulus > 1; ++divisor) {
        if (modulus % divisor != 0) continue;
        PrimePower power{divisor, 0, 1};
        for (; modulus % divisor == 0; modulus /= divisor) {
            ++power.exponent;
            power.value *= divisor;
        }
        powers.push_back(power);
    }
    return powers;
}

int idempotent(int modulus, int q) {
    int multiple = modulus / q;
    while (multiple % q != 1) multiple += modulus / q;
    return multiple;
}

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
