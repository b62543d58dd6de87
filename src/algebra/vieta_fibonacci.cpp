#include "algebra/vieta_fibonacci.hpp"

#include <utility>

#include "algebra/residue_polynomial.hpp"
#include "base/require.hpp"

namespace switchbox::algebra {
namespace {

std::uint8_t plus(std::uint8_t a, std::uint8_t b, int k) { return static_cast<std::uint8_t>((a + b) % k); }

// to := x now - to, for polynomials; `to` gets one coefficient more than `now`.
void step(std::uint8_t* to, const std::uint8_t* now, std::size_t count, int k) {
    const auto modulus = static_cast<std::uint8_t>(k);
    to[0] = reduced<1>(static_cast<std::uint8_t>(modulus - to[0]), modulus);
    for (std::size_t i = 1; i <= count; ++i)
        to[i] = reduced<1>(static_cast<std::uint8_t>(now[i - 1] + (modulus - to[i])), modulus);
}

}  // namespace

Residues times_x(const Residues& sum, int k) {
    Residues neighbours(sum.begin() + 1, sum.end());
    neighbours.push_back(0);
    add_multiple(neighbours.data() + 1, sum.data(), sum.size() - 1, 1, k);
    return neighbours;
}

// With b_j = c_j + x b_{j+1} - b_{j+2}, the sum of the c_j p_j from j = 1 on is b_1.
Residues from_vieta_fibonacci(const Residues& sum, int k) {
    const std::size_t n = sum.size();
    Residues now(n + 1);
    Residues next(n + 1);
    for (std::size_t j = n; j-- > 0;) {
        step(next.data(), now.data(), n - 1 - j, k);
        next[0] = plus(next[0], sum[j], k);
        std::swap(now, next);
    }
    trim(now);
    return now;
}

// Uses Horner's rule.
Residues to_vieta_fibonacci(const Residues& polynomial, std::size_t n, int k) {
    require(polynomial.size() <= n, "the degree is that of a longer sum");
    Residues sum(n);
    for (std::size_t i = polynomial.size(); i-- > 0;) {
        sum = times_x(sum, k);
        sum[0] = plus(sum[0], polynomial[i], k);
    }
    return sum;
}

}  // namespace switchbox::algebra
