#include "types/custom/solve/prime_part.hpp"

#include <algorithm>
#include <utility>

#include "algebra/local_kernel.hpp"

namespace switchbox::solve {
namespace {

using algebra::PrimePower;
using algebra::Residues;

int exponent_in(int number, int prime) {
    int exponent = 0;
    for (; number % prime == 0; number /= prime) ++exponent;
    return exponent;
}

}  // namespace

std::vector<PrimePart> PrimePart::of(const machine::WiredPuzzle& puzzle, const std::vector<bool>& matters) {
    std::vector<PrimePart> parts;
    for (const int prime : {2, 3, 5, 7}) {
        int exponent = 0;
        for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) {
            if (matters[i]) exponent = std::max(exponent, exponent_in(puzzle.lamps[i].states, prime));
        }
        if (exponent == 0) continue;
        parts.push_back(made(puzzle, matters, {prime, exponent, algebra::prime_power(prime, exponent)}));
    }
    return parts;
}

PrimePart PrimePart::made(const machine::WiredPuzzle& puzzle, const std::vector<bool>& matters,
                          const PrimePower& ring) {
    std::vector<Equation> equations;
    std::vector<std::optional<std::size_t>> equation_of(puzzle.lamps.size());
    for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) {
        const int exponent = matters[i] ? exponent_in(puzzle.lamps[i].states, ring.prime) : 0;
        if (exponent == 0) continue;
        equation_of[i] = equations.size();
        equations.push_back(
            {i, static_cast<std::uint8_t>(algebra::prime_power(ring.prime, ring.exponent - exponent))});
    }
    algebra::SparseMatrix matrix{equations.size(), {}};
    for (const machine::WiredButton& button : puzzle.buttons) {
        auto& column = matrix.columns.emplace_back();
        for (const auto [lamp, by] : button.effects) {
            if (!equation_of[lamp]) continue;
            const int value = by * equations[*equation_of[lamp]].factor % ring.value;
            if (value != 0) column.push_back({*equation_of[lamp], static_cast<std::uint8_t>(value)});
        }
    }
    return {ring, puzzle.lamps.size(), std::move(equations), matrix};
}

PrimePart::PrimePart(const PrimePower& ring, std::size_t lamps, std::vector<Equation> equations,
                     const algebra::SparseMatrix& matrix)
    : ring_(ring),
      lamps_(lamps),
      equations_(std::move(equations)),
      elimination_(algebra::eliminate(matrix, algebra::LocalRing(ring.prime, ring.exponent))) {
    for (const auto& column : matrix.columns) {
        int period = 0;
        for (const auto& entry : column)
            period = std::max(period, ring.exponent - exponent_in(entry.value, ring.prime));
        periods_.push_back(period);
    }
}

std::size_t PrimePart::image_exponent() const {
    std::size_t exponent = 0;
    for (const auto& pivot : elimination_.pivots)
        exponent += static_cast<std::size_t>(ring_.exponent - pivot.valuation);
    return exponent;
}

algebra::ResidueSolution PrimePart::solve(const std::vector<std::uint8_t>& steps) const {
    Residues b;
    b.reserve(equations_.size());
    for (const auto [lamp, factor] : equations_)
        b.push_back(static_cast<std::uint8_t>(steps[lamp] * factor % ring_.value));
    algebra::ResidueSolution solution = algebra::solve(elimination_, b);
    if (solution.solvable) return solution;
    Residues weights(lamps_);
    for (std::size_t i = 0; i < equations_.size(); ++i) {
        weights[equations_[i].lamp] =
            static_cast<std::uint8_t>(solution.certificate[i] * equations_[i].factor % ring_.value);
    }
    solution.certificate = std::move(weights);
    return solution;
}

std::vector<algebra::CyclicGenerator> PrimePart::kernel() const { return algebra::kernel(elimination_); }

}  // namespace switchbox::solve
