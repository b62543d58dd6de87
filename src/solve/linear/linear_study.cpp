#include "solve/linear/linear_study.hpp"

#include <numeric>

#include "algebra/determinant.hpp"
#include "algebra/primes.hpp"
#include "machine/notation.hpp"
#include "solve/common/phrases.hpp"

namespace switchbox::solve {
namespace {

using algebra::Natural;
using algebra::ResidueMatrix;
using machine::LinearMachine;

std::string modulo(int states) { return "modulo " + std::to_string(states); }

AlgebraFact size_fact(const algebra::Factorization& a) {
    AlgebraFact fact{"Size", std::to_string(a.rows()) + " \xC3\x97 " + std::to_string(a.columns()),
                     "A row for each lamp, a column for each button."};
    if (a.rows() != a.columns()) fact.words += " It is not square, so it has no determinant.";
    return fact;
}

// "modulo 2 and modulo 3": the primes that divide k
std::string modulo_primes(int states) {
    std::vector<std::string> names;
    for (const auto& power : algebra::prime_powers_of(states)) names.push_back(modulo(power.prime));
    return machine::enumeration(names);
}

AlgebraFact rank_fact(const LinearSolver& solver) {
    const algebra::Factorization& a = solver.factorization();
    const std::string reach = a.is_onto() ? "every target can be reached." : "some targets are out of reach.";
    AlgebraFact fact{"Rank", std::to_string(a.rank()), ""};
    if (!solver.nullity()) {
        fact.words = "This is McCoy's rank, the smallest of the ranks " + modulo_primes(solver.states()) +
                     ". It " + (a.is_onto() ? "is" : "is less than") + " the number of rows, so " + reach;
    } else if (a.is_onto()) {
        fact.words = "All rows are independent, so " + reach;
    } else {
        fact.words = "Only " + fact.value + " of the " + std::to_string(a.rows()) +
                     " rows are independent, so " + reach;
    }
    return fact;
}

AlgebraFact nullity_fact(std::size_t nullity) {
    const std::string number = std::to_string(nullity);
    if (nullity == 0)
        return {"Nullity", number, "There are no quiet patterns: whatever is pressed, the picture changes."};
    if (nullity == 1) return {"Nullity", number, "All quiet patterns are multiples of one."};
    return {"Nullity", number, "All quiet patterns are sums of " + number + " independent ones."};
}

std::string determinant_of(const LinearMachine& machine) {
    const ResidueMatrix a = dense_matrix(machine);
    algebra::IntegerMatrix rows(a.rows);
    for (std::size_t row = 0; row < a.rows; ++row) {
        for (std::size_t column = 0; column < a.columns; ++column) rows[row].push_back(a.at(row, column));
    }
    return algebra::determinant(rows);
}

// Of a decimal string: 0 .. divisor-1, for negative numbers too.
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

// "2, 3 and 4", from 2 to 9
std::string solvable_states(const std::string& determinant) {
    std::vector<std::string> states;
    for (int k = machine::fewest_states; k <= machine::max_states; ++k) {
        if (is_unit(determinant, k)) states.push_back(std::to_string(k));
    }
    return states.empty() ? "none of them" : machine::enumeration(states);
}

AlgebraFact determinant_fact(const std::string& determinant) {
    const std::string size = determinant[0] == '-' ? determinant.substr(1) : determinant;
    AlgebraFact fact{"Determinant", determinant, ""};
    if (size == "0") {
        fact.words = "It is 0 over the integers, so with no number of states has every target one solution.";
    } else if (size == "1") {
        fact.words = "Over the integers. Every target has exactly one solution, with any number of states.";
    } else {
        const bool is_small_prime =
            size.size() == 1 && algebra::is_prime(static_cast<std::uint32_t>(size[0] - '0'));
        fact.words = "Over the integers. Every target has exactly one solution modulo k exactly when " +
                     (is_small_prime ? size + " does not divide k"
                                     : "k and " + (size.size() <= max_digits_read ? size : "it") +
                                           " have no common factor") +
                     ": of 2 to 9 states, with " + solvable_states(determinant) + ".";
    }
    return fact;
}

AlgebraFact residue_fact(const std::string& determinant, int states) {
    AlgebraFact fact{"Determinant " + modulo(states), std::to_string(remainder(determinant, states)), ""};
    fact.words = is_unit(determinant, states)
                     ? "It is a unit, so every target can be reached in exactly one way."
                     : "It is not a unit, so some targets are out of reach, and the others can be reached in "
                       "several ways.";
    return fact;
}

AlgebraFact reach_fact(const algebra::Factorization& a) {
    const Natural all = algebra::power(static_cast<std::uint32_t>(a.modulus()), a.rows());
    const std::string words = a.is_onto() ? "From any start every picture can be reached."
                                          : "From any one start the others are out of reach.";
    return {"Pictures reached", readable(a.image_size()) + " of " + readable(all), words};
}

AlgebraFact solutions_fact(const algebra::Factorization& a) {
    return {"Solutions each", readable(a.kernel_size()),
            a.is_one_to_one() ? "No target can be reached in two ways."
                              : "A solution and a quiet pattern add up to another solution."};
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
    const algebra::Factorization& a = solver.factorization();
    ResidueMatrix inverse{a.rows(), a.rows(), a.modulus(), {}};
    for (std::size_t row = 0; row < a.rows(); ++row) {
        const algebra::Residues entries = a.inverse_row(row);
        inverse.entries.insert(inverse.entries.end(), entries.begin(), entries.end());
    }
    return inverse;
}

std::vector<AlgebraFact> algebra_facts(const LinearMachine& machine, const LinearSolver& solver) {
    const algebra::Factorization& a = solver.factorization();
    std::vector<AlgebraFact> facts{size_fact(a), rank_fact(solver)};
    facts.back().kind = AlgebraFact::Kind::rank;
    if (const auto nullity = solver.nullity()) facts.push_back(nullity_fact(*nullity));
    if (a.rows() == a.columns() && a.rows() <= max_for_determinant) {
        const std::string determinant = determinant_of(machine);
        facts.push_back(determinant_fact(determinant));
        facts.back().kind = AlgebraFact::Kind::determinant;
        facts.push_back(residue_fact(determinant, solver.states()));
        facts.back().kind = AlgebraFact::Kind::residue;
    }
    facts.push_back(reach_fact(a));
    facts.push_back(solutions_fact(a));
    if (machine.rule().lit_only) {
        facts.push_back({"Lit-only play", "yes",
                         "The matrix does not know which buttons may be pressed: what it says of solutions "
                         "holds when all of them may."});
    }
    return facts;
}

}  // namespace switchbox::solve
