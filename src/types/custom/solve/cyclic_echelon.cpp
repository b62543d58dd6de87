#include "types/custom/solve/cyclic_echelon.hpp"

#include <algorithm>
#include <utility>

#include "algebra/primes.hpp"

namespace switchbox::solve {
namespace {

using algebra::Residues;

class EchelonMaker {
  public:
    EchelonMaker(const std::vector<int>& exponents, int prime) : prime_(prime) {
        for (const int exponent : exponents) moduli_.push_back(algebra::prime_power(prime, exponent));
    }

    std::vector<EchelonGenerator> make(std::vector<Residues> pool) {
        std::vector<EchelonGenerator> echelon;
        for (Residues& vector : pool) reduce(vector);
        for (std::size_t j = 0; j < moduli_.size(); ++j) {
            const auto best = std::min_element(
                pool.begin(), pool.end(),
                [&](const Residues& a, const Residues& b) { return part_of(a[j]) < part_of(b[j]); });
            if (best == pool.end() || (*best)[j] == 0) continue;
            Residues pivot = std::move(*best);
            pool.erase(best);
            make_power(pivot, j);
            clear_column(pool, pivot, j);
            const int choices = moduli_[j] / pivot[j];
            Residues rest = multiple(pivot, choices);
            if (std::any_of(rest.begin(), rest.end(), [](int entry) { return entry != 0; }))
                pool.push_back(std::move(rest));
            echelon.push_back({j, choices, std::move(pivot)});
        }
        return echelon;
    }

  private:
    // Clears column j by multiples of the pivot, along the pivot's support. With thousands of buttons on few
    // lamps, a vector has some dozens of nonzero entries.
    void clear_column(std::vector<Residues>& pool, const Residues& pivot, std::size_t j) const {
        std::vector<std::size_t> support;
        for (std::size_t i = j; i < pivot.size(); ++i) {
            if (pivot[i] != 0) support.push_back(i);
        }
        for (Residues& vector : pool) {
            if (vector[j] == 0) continue;
            const int times = moduli_[j] - vector[j] / pivot[j];
            for (const std::size_t i : support) add(vector[i], pivot[i], times, i);
        }
    }
    // Returns the power of p in a number; for 0, more than any such power.
    [[nodiscard]] int part_of(int number) const {
        constexpr int more = 1 << 20;
        if (number == 0) return more;
        int part = 1;
        for (; number % prime_ == 0; number /= prime_) part *= prime_;
        return part;
    }
    void reduce(Residues& vector) const {
        for (std::size_t j = 0; j < vector.size(); ++j)
            vector[j] = static_cast<std::uint8_t>(vector[j] % moduli_[j]);
    }
    void add(std::uint8_t& sum, int summand, int times, std::size_t j) const {
        sum = static_cast<std::uint8_t>((sum + times * summand) % moduli_[j]);
    }
    [[nodiscard]] Residues multiple(const Residues& vector, int times) const {
        Residues product(vector.size());
        for (std::size_t j = 0; j < vector.size(); ++j) add(product[j], vector[j], times, j);
        return product;
    }
    // Multiplies a vector by the unit that makes its entry j a power of p.
    void make_power(Residues& vector, std::size_t j) const {
        const int part = part_of(vector[j]);
        int unit = 1;
        while (vector[j] * unit % moduli_[j] != part) ++unit;
        vector = multiple(vector, unit);
    }

    int prime_;
    std::vector<int> moduli_;
};

}  // namespace

std::vector<EchelonGenerator> cyclic_echelon(std::vector<Residues> generators,
                                             const std::vector<int>& exponents, int prime) {
    return EchelonMaker(exponents, prime).make(std::move(generators));
}

}  // namespace switchbox::solve
