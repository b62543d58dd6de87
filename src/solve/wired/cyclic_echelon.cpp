#include "solve/wired/cyclic_echelon.hpp"

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
        for (std::size_t j = 0; j < moduli_.size() && !pool.empty(); ++j) {
            std::erase_if(pool, [](const Residues& vector) {
                return std::all_of(vector.begin(), vector.end(), [](int entry) { return entry == 0; });
            });
            const auto best = std::min_element(
                pool.begin(), pool.end(),
                [&](const Residues& a, const Residues& b) { return part_of(a[j]) < part_of(b[j]); });
            if (best == pool.end() || (*best)[j] == 0) continue;
            Residues pivot = std::move(*best);
            pool.erase(best);
            make_power(pivot, j);
            for (Residues& vector : pool) add(vector, pivot, moduli_[j] - vector[j] / pivot[j]);
            const int choices = moduli_[j] / pivot[j];
            Residues rest(pivot.size());
            add(rest, pivot, choices);
            pool.push_back(std::move(rest));
            echelon.push_back({j, choices, std::move(pivot)});
        }
        return echelon;
    }

  private:
    // The power of p in it; more than all others for 0.
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
    void add(Residues& sum, const Residues& summand, int times) const {
        for (std::size_t j = 0; j < sum.size(); ++j)
            sum[j] = static_cast<std::uint8_t>((sum[j] + times * summand[j]) % moduli_[j]);
    }
    // Multiplied by the unit that makes a power of p of its entry j.
    void make_power(Residues& vector, std::size_t j) const {
        const int part = part_of(vector[j]);
        int unit = 1;
        while (vector[j] * unit % moduli_[j] != part) ++unit;
        Residues scaled(vector.size());
        add(scaled, vector, unit);
        vector = std::move(scaled);
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
