#include "algebra/residue_polynomial.hpp"

#include <utility>

#include "base/require.hpp"

namespace switchbox::algebra {
namespace {

int inverse(int number, int p) {
    int factor = 1;
    while (factor * number % p != 1) ++factor;
    return factor;
}

// State of Euclid's algorithm: rest = a · factor (mod d).
struct EuclidState {
    Residues rest;
    Residues factor;
};

void add_shifted(Residues& sum, const Residues& summand, std::size_t shift, int factor, int p) {
    if (sum.size() < summand.size() + shift) sum.resize(summand.size() + shift);
    add_multiple(sum.data() + shift, summand.data(), summand.size(), factor, p);
    trim(sum);
}

}  // namespace

void trim(Residues& polynomial) {
    while (!polynomial.empty() && polynomial.back() == 0) polynomial.pop_back();
}

Residues sum_of(Residues sum, const Residues& summand, int factor, int k) {
    if (sum.size() < summand.size()) sum.resize(summand.size());
    add_multiple(sum, summand, factor, k);
    trim(sum);
    return sum;
}

Residues product(const Residues& a, const Residues& b, int k) {
    Residues product(a.size() + b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] != 0) add_multiple(&product[i], b.data(), b.size(), a[i], k);
    }
    trim(product);
    return product;
}

Residues divide(Residues& number, const Residues& divisor, int k) {
    require(!divisor.empty() && divisor.back() == 1, "only by a monic polynomial everything can be divided");
    if (number.size() < divisor.size()) return {};
    const std::size_t degree = divisor.size() - 1;
    Residues quotient(number.size() - degree);
    for (std::size_t i = quotient.size(); i-- > 0;) {
        quotient[i] = number[i + degree];
        if (quotient[i] != 0) add_multiple(&number[i], divisor.data(), degree, k - quotient[i], k);
    }
    number.resize(degree);
    trim(number);
    return quotient;
}

Residues quotient_of(Residues number, const Residues& divisor, int k) { return divide(number, divisor, k); }

Residues remainder_of(Residues number, const Residues& divisor, int k) {
    static_cast<void>(divide(number, divisor, k));
    return number;
}

Residues reduced_modulo(Residues polynomial, int k) {
    for (std::uint8_t& coefficient : polynomial) coefficient = static_cast<std::uint8_t>(coefficient % k);
    trim(polynomial);
    return polynomial;
}

Residues divided_by(Residues polynomial, int m) {
    for (std::uint8_t& coefficient : polynomial) coefficient = static_cast<std::uint8_t>(coefficient / m);
    return polynomial;
}

ResidueBezout bezout(Residues a, Residues d, int p) {
    require(a.size() < d.size(), "the degree of the one number is not below that of the modulus");
    EuclidState before{std::move(d), {}};
    EuclidState now{std::move(a), {1}};
    while (!now.rest.empty()) {
        const int unit = inverse(now.rest.back(), p);
        while (before.rest.size() >= now.rest.size()) {
            const std::size_t shift = before.rest.size() - now.rest.size();
            const int factor = p - before.rest.back() * unit % p;
            add_shifted(before.rest, now.rest, shift, factor, p);
            add_shifted(before.factor, now.factor, shift, factor, p);
        }
        std::swap(before, now);
    }
    const int unit = inverse(before.rest.back(), p);
    return {sum_of({}, before.rest, unit, p), sum_of({}, before.factor, unit, p)};
}

}  // namespace switchbox::algebra
