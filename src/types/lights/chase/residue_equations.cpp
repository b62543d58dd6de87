#include "types/lights/chase/residue_equations.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "algebra/fibonacci_polynomials.hpp"
#include "algebra/residue_polynomial.hpp"
#include "algebra/residues.hpp"
#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::solve {
namespace {

using algebra::Residues;

// Three rows from which a step computes the next one, on a board with k states.
struct ResidueRows {
    const std::uint8_t* change;
    const std::uint8_t* before;
    const std::uint8_t* here;
    std::uint8_t k;

    // Returns change - before - (1 + H) here in column i, given its neighbours. At most 4k is subtracted, so
    // 4k is added first.
    [[nodiscard]] std::uint8_t next(std::size_t i, int left, int right) const {
        const int rest = change[i] + 4 * k - before[i] - here[i] - left - right;
        return algebra::reduced<3>(static_cast<std::uint8_t>(rest), k);
    }
};

// Computes the next row. It is a function called once per row because browsers optimize only code that is
// entered often.
[[gnu::noinline]] void chase_row(const ResidueRows& rows, std::uint8_t* next, std::size_t columns,
                                 bool is_joined) {
    const ResidueRows here = rows;
    const std::size_t last = columns - 1;
    const int before_first = is_joined ? here.here[last] : 0;
    const int after_last = is_joined ? here.here[0] : 0;
    for (std::size_t i = 1; i < last; ++i) next[i] = here.next(i, here.here[i - 1], here.here[i + 1]);
    next[0] = here.next(0, before_first, last > 0 ? here.here[1] : 0);
    if (last > 0) next[last] = here.next(last, here.here[last - 1], after_last);
}

}  // namespace

Residues chased_residues(const Residues& lowest, const Residues& change, std::size_t rows, int states,
                         machine::Surface surface) {
    const std::size_t columns = lowest.size();
    require(columns > 0 && (change.empty() || change.size() == rows * columns),
            "the lamps to change are not this board's");
    Residues presses((rows + 1) * columns);
    std::copy(lowest.begin(), lowest.end(), &presses[rows * columns]);
    const Residues nothing(columns);
    for (std::size_t row = rows; row-- > 0;) {
        note_work(columns);
        std::uint8_t* next = &presses[row * columns];
        const std::uint8_t* here = next + columns;
        chase_row(
            {change.empty() ? nothing.data() : &change[row * columns],
             row + 1 == rows ? nothing.data() : here + columns, here, static_cast<std::uint8_t>(states)},
            next, columns, joins_sides(surface));
    }
    return presses;
}

using algebra::Residues;

ResidueEquations::ResidueEquations(std::size_t rows, std::size_t columns, int states,
                                   machine::Surface surface)
    : rows_(rows), columns_(columns), states_(states), surface_(surface) {
    require(rows > 0 && columns > 0 && states >= 2 && states <= 9,
            "a board without cells, or of other states");
    require(!joins_top(surface) && (!joins_sides(surface) || columns >= 3),
            "a torus, or so small a cylinder that neighbours coincide");
    Residues minus_one(columns);
    minus_one.front() = static_cast<std::uint8_t>(states - 1);
    const Residues a = polynomial_of(row_of(chased(minus_one, {}), 0), states);
    Residues d(columns + 1);
    d.back() = 1;
    if (joins_sides(surface)) d.front() = minus_one.front();
    d = polynomial_of(std::move(d), states);
    for (const algebra::PrimePower& ring : algebra::prime_powers_of(states)) {
        const int q = ring.value;
        LocalRowEquation row(algebra::reduced_modulo(a, q), algebra::reduced_modulo(d, q), ring);
        algebra::CanonicalBasis quiet_rows = quiet_rows_of(row, ring);
        parts_.push_back({std::move(row), ring, algebra::idempotent(states, q), std::move(quiet_rows)});
    }
}

Residues ResidueEquations::polynomial_of(Residues cells, int q) const {
    if (!joins_sides(surface_)) return algebra::from_vieta_fibonacci(cells, q);
    algebra::trim(cells);
    return cells;
}

Residues ResidueEquations::cells_of(Residues polynomial, int q) const {
    if (!joins_sides(surface_)) return algebra::to_vieta_fibonacci(polynomial, columns_, q);
    polynomial.resize(columns_);
    return polynomial;
}

Residues ResidueEquations::times_variable(Residues cells, int q) const {
    if (!joins_sides(surface_)) return algebra::times_x(cells, q);
    std::rotate(cells.begin(), cells.end() - 1, cells.end());
    return cells;
}

algebra::CanonicalBasis ResidueEquations::quiet_rows_of(const LocalRowEquation& equation,
                                                        const algebra::PrimePower& ring) const {
    std::vector<algebra::CyclicGenerator> generators;
    for (std::size_t level = 0; level < equation.levels(); ++level) {
        const LocalRowEquation::QuietRows rows = equation.quiet_rows(level);
        if (rows.count == 0) continue;
        Residues first = cells_of(rows.first, ring.value);
        for (std::size_t j = 0; j < rows.count; ++j) {
            generators.push_back({first, rows.order});
            first = times_variable(std::move(first), ring.value);
        }
    }
    return {std::move(generators), ring};
}

std::vector<algebra::EquationPart> ResidueEquations::parts() const {
    std::vector<algebra::EquationPart> parts;
    for (const PrimeEquation& part : parts_) {
        const std::size_t exponent = part.row.kernel_exponent();
        parts.push_back({part.ring, part.row.nullity(), exponent,
                         static_cast<std::size_t>(part.ring.exponent) * columns() - exponent});
    }
    return parts;
}

Residues ResidueEquations::chased(const Residues& first, const Residues& change) const {
    return chased_residues(first, change, rows_, states_, surface_);
}

Residues ResidueEquations::presses(const Residues& first, const Residues& change) const {
    Residues presses = chased(first, change);
    presses.erase(presses.begin(), presses.begin() + static_cast<std::ptrdiff_t>(columns_));
    return presses;
}

Residues ResidueEquations::row_of(const Residues& chased, std::size_t row) const {
    const auto begin = chased.begin() + static_cast<std::ptrdiff_t>(row * columns_);
    return {begin, begin + static_cast<std::ptrdiff_t>(columns_)};
}

Residues ResidueEquations::first_row(const PrimeEquation& part, const Residues& polynomial) const {
    const Residues lifted = algebra::sum_of({}, polynomial, part.idempotent, modulus());
    return cells_of(lifted, modulus());
}

algebra::ResidueSolution ResidueEquations::solve(const Residues& b) const {
    const Residues missing = row_of(chased(Residues(columns_), b), 0);
    const Residues c = polynomial_of(missing, modulus());
    Residues first(columns_);
    for (const PrimeEquation& part : parts_) {
        const int q = part.ring.value;
        const std::optional<Residues> u = part.row.solve(algebra::reduced_modulo(c, q));
        if (!u) return {false, {}, obstacle(part, missing)};
        Residues local = cells_of(*u, q);
        part.quiet_rows.reduce(local);
        algebra::add_multiple(first, local, part.idempotent, modulus());
    }
    return {true, presses(first, b), {}};
}

// Works as in light_chase.cpp. Let x be the presses chased from a first row of 0, and y a quiet pattern. Then
// y·b is the product of y's last row with the presses needed behind x. If all these are 0, there is a
// solution.
Residues ResidueEquations::obstacle(const PrimeEquation& part, const Residues& behind) const {
    for (std::size_t level = 0; level < part.row.levels(); ++level) {
        const LocalRowEquation::QuietRows rows = part.row.quiet_rows(level);
        if (rows.count == 0) continue;
        Residues first = first_row(part, rows.first);
        Residues last = row_of(chased(first, {}), 1);
        for (std::size_t j = 0; j < rows.count; ++j) {
            if (std::inner_product(last.begin(), last.end(), behind.begin(), 0) % modulus() != 0)
                return presses(first, {});
            first = times_variable(std::move(first), modulus());
            last = times_variable(std::move(last), modulus());
        }
    }
    return {};
}

std::vector<algebra::CyclicGenerator> ResidueEquations::kernel() const {
    std::vector<algebra::CyclicGenerator> generators;
    for (const PrimeEquation& part : parts_) {
        for (const auto& [row, order] : part.quiet_rows.generators()) {
            Residues first(columns_);
            algebra::add_multiple(first, row, part.idempotent, modulus());
            generators.push_back({presses(first, {}), order});
        }
    }
    return generators;
}

}  // namespace switchbox::solve
