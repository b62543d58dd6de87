#include "types/lights/solve/linear_study.hpp"

#include <numeric>
#include <string>
#include <utility>

#include "algebra/determinant.hpp"
#include "algebra/primes.hpp"
#include "solve/phrases.hpp"

namespace switchbox::solve {
namespace {

using algebra::ResidueMatrix;
using machine::LinearMachine;

AlgebraFact size_fact(const algebra::Equations& a) {
    const std::string size = std::to_string(a.rows()) + " \xC3\x97 " + std::to_string(a.columns());
    const bool is_square = a.rows() == a.columns();
    return {tell("solve.fact.size"), verbatim(size),
            tell(is_square ? "solve.fact.size.square" : "solve.fact.size.not-square")};
}

// Returns "modulo 2 and modulo 3" for the primes that divide k.
Messages modulo_primes(int states) {
    Messages names;
    for (const auto& power : algebra::prime_powers_of(states)) {
        names.push_back(tell("solve.modulo", power.prime));
    }
    return names;
}

Message rank_words(const LinearSolver& solver) {
    const algebra::Equations& a = solver.equations();
    if (!solver.nullity()) {
        return tell(a.is_onto() ? "solve.fact.rank.mccoy-all" : "solve.fact.rank.mccoy-some",
                    modulo_primes(solver.states()));
    }
    return a.is_onto() ? tell("solve.fact.rank.all") : tell("solve.fact.rank.some", a.rank(), a.rows());
}

Message nullity_words(std::size_t nullity) {
    if (nullity == 0) return tell("solve.fact.nullity.none");
    return nullity == 1 ? tell("solve.fact.nullity.one") : tell("solve.fact.nullity.several", nullity);
}

std::string determinant_of(const LinearMachine& machine) {
    const ResidueMatrix a = dense_matrix(machine);
    algebra::IntegerMatrix rows(a.rows);
    for (std::size_t row = 0; row < a.rows; ++row) {
        for (std::size_t column = 0; column < a.columns; ++column) rows[row].push_back(a.at(row, column));
    }
    return algebra::determinant(rows);
}

// Returns the remainder of a decimal string, 0 .. divisor-1, for negative numbers too.
int remainder(const std::string& number, int divisor) {
    int rest = 0;
    for (const char digit : number) {
        if (digit != '-') rest = (rest * 10 + (digit - '0')) % divisor;
    }
    return number[0] == '-' ? (divisor - rest) % divisor : rest;
}

bool is_unit(const std::string& number, int modulus) {
    return std::gcd(remainder(number, modulus), modulus) == 1;
}

// Returns the numbers of states, from 2 to 9, with which every target has one solution.
Messages solvable_states(const std::string& determinant) {
    Messages states;
    for (int k = machine::fewest_states; k <= machine::max_states; ++k) {
        if (is_unit(determinant, k)) states.push_back(tell({}, k));
    }
    return states;
}

// Describes a determinant that is not 0, 1 or -1, given without its sign.
Message determinant_words(const std::string& size, Messages states) {
    const bool is_small_prime =
        size.size() == 1 && algebra::is_prime(static_cast<std::uint32_t>(size[0] - '0'));
    if (is_small_prime) {
        return tell("solve.fact.determinant.prime", integer_value(size), std::move(states));
    }
    if (size.size() > max_digits_read) {
        return states.empty() ? tell("solve.fact.determinant.long-none")
                              : tell("solve.fact.determinant.long", std::move(states));
    }
    return states.empty() ? tell("solve.fact.determinant.composite-none", integer_value(size))
                          : tell("solve.fact.determinant.composite", integer_value(size), std::move(states));
}

AlgebraFact determinant_fact(const std::string& determinant) {
    const std::string size = determinant[0] == '-' ? determinant.substr(1) : determinant;
    AlgebraFact fact{tell("solve.fact.determinant"), tell({}, integer_value(determinant)), {}};
    if (size == "0") {
        fact.words = tell("solve.fact.determinant.zero");
    } else if (size == "1") {
        fact.words = tell("solve.fact.determinant.unit");
    } else {
        fact.words = determinant_words(size, solvable_states(determinant));
    }
    return fact;
}

AlgebraFact residue_fact(const std::string& determinant, int states) {
    return {tell("solve.fact.residue", states), tell({}, remainder(determinant, states)),
            tell(is_unit(determinant, states) ? "solve.fact.residue.unit" : "solve.fact.residue.no-unit")};
}

AlgebraFact reach_fact(const algebra::Equations& a) {
    const Natural all = power(static_cast<std::uint32_t>(a.modulus()), a.rows());
    return {tell("solve.fact.reached"),
            tell("solve.fact.reached.value", readable(a.image_size()), readable(all)),
            tell(a.is_onto() ? "solve.fact.reached.all" : "solve.fact.reached.some")};
}

AlgebraFact solutions_fact(const algebra::Equations& a) {
    return {tell("solve.fact.solutions"), tell({}, readable(a.kernel_size())),
            tell(a.is_one_to_one() ? "solve.fact.solutions.one" : "solve.fact.solutions.several")};
}

}  // namespace

ResidueMatrix dense_matrix(const LinearMachine& machine) {
    const algebra::ZeroOneMatrix a = matrix_of(machine);
    ResidueMatrix dense = ResidueMatrix::zero(a.rows, a.columns.size(), machine.lamp_states());
    for (std::size_t column = 0; column < a.columns.size(); ++column) {
        for (const std::size_t row : a.columns[column]) dense.at(row, column) = 1;
    }
    return dense;
}

ResidueMatrix augmented_matrix(const LinearMachine& machine, const machine::Picture& picture,
                               const machine::Picture& target) {
    const ResidueMatrix a = dense_matrix(machine);
    const std::vector<std::size_t> lamps = machine.lamp_sites().cells();
    ResidueMatrix augmented = ResidueMatrix::zero(a.rows, a.columns + 1, a.modulus);
    for (std::size_t row = 0; row < a.rows; ++row) {
        for (std::size_t column = 0; column < a.columns; ++column) {
            augmented.at(row, column) = a.at(row, column);
        }
        const int missing = target[lamps[row]] + a.modulus - picture[lamps[row]];
        augmented.at(row, a.columns) = static_cast<std::uint8_t>(missing % a.modulus);
    }
    return augmented;
}

std::optional<ResidueMatrix> inverse_matrix(const LinearSolver& solver) {
    if (!solver.is_invertible()) return std::nullopt;
    const algebra::Equations& a = solver.equations();
    ResidueMatrix inverse{a.rows(), a.rows(), a.modulus(), {}};
    for (std::size_t row = 0; row < a.rows(); ++row) {
        const algebra::Residues entries = a.inverse_row(row);
        inverse.entries.insert(inverse.entries.end(), entries.begin(), entries.end());
    }
    return inverse;
}

std::vector<AlgebraFact> algebra_facts(const LinearMachine& machine, const LinearSolver& solver) {
    const algebra::Equations& a = solver.equations();
    std::vector<AlgebraFact> facts{size_fact(a),
                                   {tell("solve.fact.rank"), tell({}, a.rank()), rank_words(solver)}};
    if (const auto nullity = solver.nullity()) {
        facts.push_back({tell("solve.fact.nullity"), tell({}, *nullity), nullity_words(*nullity)});
    }
    if (a.rows() == a.columns() && a.rows() <= max_for_determinant) {
        const std::string determinant = determinant_of(machine);
        facts.push_back(determinant_fact(determinant));
        facts.push_back(residue_fact(determinant, solver.states()));
    }
    facts.push_back(reach_fact(a));
    facts.push_back(solutions_fact(a));
    if (machine.rule().lit_only) {
        facts.push_back({tell("solve.fact.lit-only"), tell("solve.fact.lit-only.yes"),
                         tell("solve.fact.lit-only.words")});
    }
    return facts;
}

}  // namespace switchbox::solve
