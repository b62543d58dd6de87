// Linear algebra for display: a matrix, the equations of a position, their reduction, the inverse, the quiet
// patterns. Also all that in words (Arnold & Blaszak, "Using Linear Algebra"; docs/understanding.md,
// "Algebra"). The functions serve every machine with a matrix over Z/k.
//
// Row i of A belongs to the i-th lamp that exists, column j for the j-th button, in the order of their cells.
// They are numbered from 0 here and from 1 in words. In words, buttons and lamps have their names, or the
// numbers that the board shows.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "algebra/reduction.hpp"
#include "base/message.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::solve {

// Limits: rows and columns of matrices that are shown, and unknowns and equations of those that are reduced.
inline constexpr std::size_t max_dense = 1024;
inline constexpr std::size_t max_reduced = 144;

// Lamps and buttons in words, by rows and columns of A.
struct SystemNames {
    std::vector<Value> lamps;
    std::vector<Value> buttons;
    machine::PressRule press = machine::PressRule::any;
};
[[nodiscard]] SystemNames names_of(const machine::LinearMachine& machine);

// Equations A·x = b of a position, and A factorized.
struct LinearSystem {
    SystemNames names;
    algebra::ResidueMatrix a;
    algebra::Residues b;  // by how many states each lamp is short of the target
    std::shared_ptr<const algebra::Equations> equations;
};
// Returns [A | b].
[[nodiscard]] algebra::ResidueMatrix augmented(const algebra::ResidueMatrix& a, const algebra::Residues& b);

// Returns A, with a row for each lamp and a column for each button. Callers apply the limits above.
[[nodiscard]] algebra::ResidueMatrix dense_matrix(const machine::LinearMachine& machine);
// Returns [A | b] with b = target - picture.
[[nodiscard]] algebra::ResidueMatrix augmented_matrix(const machine::LinearMachine& machine,
                                                      const machine::Picture& picture,
                                                      const machine::Picture& target);
// Returns A inverse, with a row for each button and a column for each lamp; nullopt if A has none.
[[nodiscard]] std::optional<algebra::ResidueMatrix> inverse_matrix(const algebra::Equations& a);

// Returns the exact determinant of a square matrix over the integers, as a decimal string.
[[nodiscard]] std::string determinant_of(const algebra::ResidueMatrix& a);

struct AlgebraFact {
    Message name;   // "Rank"; its id, solve.fact.rank, identifies the fact
    Message value;  // "9"
    Message words;  // "All rows are independent, so every target can be reached."; may be empty
};
// Most rows of a square matrix whose determinant is computed.
inline constexpr std::size_t max_for_determinant = 144;
// Returns size, rank, nullity (for prime k) and the determinant, over the integers and modulo k, with their
// meaning for solvability. Also returns how many targets can be reached, and in how many ways. Only square
// matrices of at most `max_for_determinant` rows get a determinant.
[[nodiscard]] std::vector<AlgebraFact> algebra_facts(const LinearSystem& system);
[[nodiscard]] std::vector<AlgebraFact> algebra_facts(const machine::LinearMachine& machine,
                                                     const LinearSolver& solver);

// Describes the reduced [A | b]: the solution, that there are several, or that a row reads 0 = 1.
[[nodiscard]] Message words_of_reduced(const algebra::Reduction& reduction, const SystemNames& names);
// Describes that of equations that belong to no machine: "x = (1, 0, 2)".
[[nodiscard]] Message words_of_reduced(const algebra::Reduction& reduction);

// Returns, for example, "Lamp 2, button 5: 1. Pressing button 5 changes lamp 2."
[[nodiscard]] Message words_of_entry(const machine::LinearMachine& machine, std::size_t row,
                                     std::size_t column);
// Returns, for example, "Row 5 of the inverse, lamp 3: 1. Lamp 3 counts for button 5."
[[nodiscard]] Message words_of_inverse_entry(const machine::LinearMachine& machine,
                                             const algebra::ResidueMatrix& inverse, std::size_t row,
                                             std::size_t column);
// Writes out row `row` of the product A inverse · b: "0 + 1 + 1 + 0 + 1 = 3, which is 1 modulo 2: press
// button 5."
[[nodiscard]] Message words_of_product(const SystemNames& names, const algebra::ResidueMatrix& inverse,
                                       const algebra::Residues& difference, std::size_t row);

}  // namespace switchbox::solve
