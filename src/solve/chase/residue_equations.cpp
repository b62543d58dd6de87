#include "solve/chase/residue_equations.hpp"

#include <numeric>
#include <optional>
#include <utility>

#include "algebra/primes.hpp"
#include "algebra/require.hpp"
#include "algebra/residue_polynomial.hpp"
#include "algebra/vieta_fibonacci.hpp"

namespace switchbox::solve {

using algebra::Residues;

ResidueEquations::ResidueEquations(std::size_t rows, std::size_t columns, int states)
    : board_(rows, columns, states) {
    Residues one(columns);
    one.front() = 1;
    const Residues a = algebra::from_vieta_fibonacci(board_.ends(one, {}).below, states);
    Residues behind(columns + 1);
    behind.back() = 1;
    const Residues d = algebra::from_vieta_fibonacci(behind, states);
    for (const algebra::PrimePower& ring : algebra::prime_powers_of(states)) {
        const int q = ring.value;
        parts_.push_back({{algebra::reduced_modulo(a, q), algebra::reduced_modulo(d, q), ring},
                          q,
                          algebra::idempotent(states, q)});
    }
}

std::vector<algebra::KernelPart> ResidueEquations::kernel_parts() const {
    std::vector<algebra::KernelPart> parts;
    for (const Part& part : parts_) parts.push_back(part.row.kernel_part());
    return parts;
}

Residues ResidueEquations::first_row(const Part& part, const Residues& polynomial) const {
    const Residues lifted = algebra::sum_of({}, polynomial, part.idempotent, modulus());
    return algebra::to_vieta_fibonacci(lifted, board_.columns(), modulus());
}

algebra::ResidueSolution ResidueEquations::solve(const Residues& b) const {
    const Residues below = board_.ends(Residues(board_.columns()), b).below;
    const Residues c =
        algebra::sum_of({}, algebra::from_vieta_fibonacci(below, modulus()), modulus() - 1, modulus());
    Residues first(board_.columns());
    for (const Part& part : parts_) {
        const std::optional<Residues> u = part.row.solve(algebra::reduced_modulo(c, part.q));
        if (!u) return {false, {}, obstacle(part, below)};
        algebra::add_multiple(first, first_row(part, *u), 1, modulus());
    }
    return {true, board_.chased(first, b), {}};
}

// As in light_chase.cpp: if x are the presses chased from a first row of 0, and y is a quiet pattern, the
// sum of y b is that of its last row with what would have to be pressed below x. Where all of those are 0
// there is a solution.
Residues ResidueEquations::obstacle(const Part& part, const Residues& below) const {
    for (const LocalRowEquation::QuietRows& rows : part.row.quiet_rows()) {
        Residues first = first_row(part, rows.first);
        Residues last = board_.ends(first, {}).last;
        for (std::size_t j = 0; j < rows.count; ++j) {
            if (std::inner_product(last.begin(), last.end(), below.begin(), 0) % modulus() != 0)
                return board_.chased(first, {});
            first = algebra::times_x(first, modulus());
            last = algebra::times_x(last, modulus());
        }
    }
    stop("a board that no quiet pattern proves impossible has a solution");
}

std::vector<algebra::CyclicGenerator> ResidueEquations::kernel() const {
    std::vector<algebra::CyclicGenerator> generators;
    for (const Part& part : parts_) {
        for (const LocalRowEquation::QuietRows& rows : part.row.quiet_rows()) {
            Residues first = first_row(part, rows.first);
            for (std::size_t j = 0; j < rows.count; ++j) {
                generators.push_back({board_.chased(first, {}), rows.order});
                first = algebra::times_x(first, modulus());
            }
        }
    }
    return generators;
}

Residues ResidueEquations::inverse_row(std::size_t i) const {
    Residues unit(columns());
    unit[i] = 1;
    return solve(unit).x;
}

}  // namespace switchbox::solve
