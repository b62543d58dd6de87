#include "types/lights/solve/linear_study.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include "algebra/reduction.hpp"
#include "algebra/residue_polynomial.hpp"
#include "algebra/residues.hpp"
#include "solve/explanation.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::solve {
namespace {

using algebra::ResidueMatrix;
using machine::LinearMachine;

AlgebraFact size_fact(const algebra::Equations& a) {
    const std::string size = std::to_string(a.rows()) + " \xC3\x97 " + std::to_string(a.columns());
    const bool is_square = a.rows() == a.columns();
    return {tell("solve.fact.size"), verbatim(size),
            tell(is_square ? "solve.fact.size.square"_id : "solve.fact.size.not-square"_id)};
}

// Returns "modulo 2 and modulo 3" for the primes that divide k.
Messages modulo_primes(int states) {
    Messages names;
    for (const auto& power : algebra::prime_powers_of(states)) {
        names.push_back(tell("solve.modulo", power.prime));
    }
    return names;
}

// Returns whether the number of states is prime, so that A has a nullity.
bool has_nullity(const algebra::Equations& a) {
    return algebra::is_prime(static_cast<std::uint32_t>(a.modulus()));
}

Message rank_words(const algebra::Equations& a) {
    if (!has_nullity(a)) {
        return tell(a.is_onto() ? "solve.fact.rank.mccoy-all"_id : "solve.fact.rank.mccoy-some"_id,
                    modulo_primes(a.modulus()));
    }
    return a.is_onto() ? tell("solve.fact.rank.all") : tell("solve.fact.rank.some", a.rank(), a.rows());
}

Message nullity_words(std::size_t nullity) {
    if (nullity == 0) return tell("solve.fact.nullity.none");
    return nullity == 1 ? tell("solve.fact.nullity.one") : tell("solve.fact.nullity.several", nullity);
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
        if (is_unit(determinant, k)) states.push_back(verbatim(k));
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
    AlgebraFact fact{tell("solve.fact.determinant"), verbatim(integer_value(determinant)), {}};
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
    return {
        tell("solve.fact.residue", states), verbatim(remainder(determinant, states)),
        tell(is_unit(determinant, states) ? "solve.fact.residue.unit"_id : "solve.fact.residue.no-unit"_id)};
}

AlgebraFact reach_fact(const algebra::Equations& a) {
    const Natural all = power(static_cast<std::uint32_t>(a.modulus()), a.rows());
    return {tell("solve.fact.reached"),
            tell("solve.fact.reached.value", readable(a.image_size()), readable(all)),
            tell(a.is_onto() ? "solve.fact.reached.all"_id : "solve.fact.reached.some"_id)};
}

AlgebraFact solutions_fact(const algebra::Equations& a) {
    return {tell("solve.fact.solutions"), verbatim(readable(a.kernel_size())),
            tell(a.is_one_to_one() ? "solve.fact.solutions.one"_id : "solve.fact.solutions.several"_id)};
}

}  // namespace

SystemNames names_of(const LinearMachine& machine) {
    SystemNames names{{}, {}, machine.press_rule()};
    for (const std::size_t lamp : machine.lamp_sites().cells()) names.lamps.emplace_back(lamp + 1);
    for (const std::size_t button : machine.button_sites().cells())
        names.buttons.emplace_back(machine.button_number(button));
    return names;
}

ResidueMatrix dense_matrix(const LinearMachine& machine) {
    const algebra::ZeroOneMatrix a = matrix_of(machine);
    ResidueMatrix dense = ResidueMatrix::zero(a.rows, a.columns.size(), machine.lamp_states());
    for (std::size_t column = 0; column < a.columns.size(); ++column) {
        for (const std::size_t row : a.columns[column]) dense.at(row, column) = 1;
    }
    return dense;
}

ResidueMatrix augmented(const ResidueMatrix& a, const algebra::Residues& b) {
    ResidueMatrix augmented = ResidueMatrix::zero(a.rows, a.columns + 1, a.modulus);
    for (std::size_t row = 0; row < a.rows; ++row) {
        for (std::size_t column = 0; column < a.columns; ++column) {
            augmented.at(row, column) = a.at(row, column);
        }
        augmented.at(row, a.columns) = b[row];
    }
    return augmented;
}

ResidueMatrix augmented_matrix(const LinearMachine& machine, const machine::Picture& picture,
                               const machine::Picture& target) {
    algebra::Residues b;
    for (const std::size_t lamp : machine.lamp_sites().cells()) {
        const int missing = target[lamp] + machine.lamp_states() - picture[lamp];
        b.push_back(static_cast<std::uint8_t>(missing % machine.lamp_states()));
    }
    return augmented(dense_matrix(machine), b);
}

std::optional<ResidueMatrix> inverse_matrix(const algebra::Equations& a) {
    if (!a.is_onto() || !a.is_one_to_one()) return std::nullopt;
    ResidueMatrix inverse{a.rows(), a.rows(), a.modulus(), {}};
    for (std::size_t row = 0; row < a.rows(); ++row) {
        const algebra::Residues entries = a.inverse_row(row);
        inverse.entries.insert(inverse.entries.end(), entries.begin(), entries.end());
    }
    return inverse;
}

std::string determinant_of(const ResidueMatrix& a) {
    algebra::IntegerMatrix rows(a.rows);
    for (std::size_t row = 0; row < a.rows; ++row) {
        for (std::size_t column = 0; column < a.columns; ++column) rows[row].push_back(a.at(row, column));
    }
    return algebra::determinant(rows);
}

std::vector<AlgebraFact> algebra_facts(const LinearSystem& system) {
    const algebra::Equations& a = *system.equations;
    std::vector<AlgebraFact> facts{size_fact(a),
                                   {tell("solve.fact.rank"), verbatim(a.rank()), rank_words(a)}};
    if (has_nullity(a)) {
        const std::size_t nullity = a.columns() - a.rank();
        facts.push_back({tell("solve.fact.nullity"), verbatim(nullity), nullity_words(nullity)});
    }
    if (a.rows() == a.columns() && a.rows() <= max_for_determinant) {
        const std::string determinant = determinant_of(system.a);
        facts.push_back(determinant_fact(determinant));
        facts.push_back(residue_fact(determinant, a.modulus()));
    }
    facts.push_back(reach_fact(a));
    facts.push_back(solutions_fact(a));
    if (system.names.press != machine::PressRule::any) {
        const bool is_lit = system.names.press == machine::PressRule::lit;
        facts.push_back({tell(is_lit ? "solve.fact.lit-only"_id : "solve.fact.turns"_id),
                         tell("solve.fact.lit-only.yes"), tell("solve.fact.lit-only.words")});
    }
    return facts;
}

std::vector<AlgebraFact> algebra_facts(const LinearMachine& machine, const LinearSolver& solver) {
    const bool has_determinant = solver.equations().rows() <= max_for_determinant;
    return algebra_facts({names_of(machine),
                          has_determinant ? dense_matrix(machine) : ResidueMatrix{},
                          {},
                          {std::shared_ptr<void>(), &solver.equations()}});
}

// Sentences about single entries, rows and the reduced form.

namespace {

using algebra::PivotPlace;
using algebra::Reduction;
using algebra::ResidueMatrix;
using algebra::Residues;
using machine::LinearMachine;

// Returns "5, 6 twice and 9". It returns only the beginning of a long list, which nobody reads.
Value list_of(Messages parts) {
    constexpr std::size_t most = 40;
    if (parts.size() <= most) return parts;
    Message beginning = parts.front();
    for (std::size_t i = 1; i < most; ++i) {
        beginning = tell("list.more", std::move(beginning), std::move(parts[i]));
    }
    return tell("solve.list.cut", std::move(beginning), parts.size());
}

// Returns, for example, "press 5, 6 twice and 9".
Message press_words(const SystemNames& names, const Residues& x) {
    Messages parts;
    for (std::size_t column = 0; column < x.size(); ++column) {
        const Value& button = names.buttons[column];
        if (x[column] == 1) parts.push_back(verbatim(button));
        if (x[column] > 1) parts.push_back(tell("solve.press.often", button, times_phrase(x[column])));
    }
    return parts.empty() ? tell("solve.press.nothing") : tell("solve.press", list_of(std::move(parts)));
}

Residues column_of(const ResidueMatrix& matrix, std::size_t column) {
    Residues entries;
    for (std::size_t row = 0; row < matrix.rows; ++row) entries.push_back(matrix.at(row, column));
    return entries;
}

// Returns the greatest number that divides k and every possible value of the row's left side.
int divisor_of_left(const Reduction& reduction, std::size_t row) {
    int divisor = reduction.reduced.modulus;
    for (std::size_t column = 0; column < reduction.unknowns; ++column) {
        divisor = std::gcd(divisor, int{reduction.reduced.at(row, column)});
    }
    return divisor;
}

// Describes a row that no presses satisfy, empty if no row shows that.
Message words_of_contradiction(const Reduction& reduction) {
    const int states = reduction.reduced.modulus;
    for (std::size_t row = 0; row < reduction.reduced.rows; ++row) {
        const int right = reduction.reduced.at(row, reduction.unknowns);
        const int divisor = divisor_of_left(reduction, row);
        if (right % divisor == 0) continue;
        if (divisor == states) return tell("solve.reduced.contradiction", row + 1, right);
        return tell("solve.reduced.multiples", row + 1, divisor, right, states);
    }
    return {};
}

std::vector<std::size_t> columns_without_pivot(const Reduction& reduction) {
    std::vector<std::size_t> columns;
    auto pivot = reduction.pivots.begin();
    for (std::size_t column = 0; column < reduction.unknowns; ++column) {
        if (pivot != reduction.pivots.end() && pivot->column == column) {
            ++pivot;
        } else {
            columns.push_back(column);
        }
    }
    return columns;
}

// Returns the solution that presses no button of a column without a pivot. Requires that every pivot is 1.
Residues last_column(const Reduction& reduction) {
    Residues x(reduction.unknowns);
    for (const PivotPlace& pivot : reduction.pivots) {
        x[pivot.column] = reduction.reduced.at(pivot.row, reduction.unknowns);
    }
    return x;
}

// Describes solutions in which the buttons of these columns may be pressed freely. `presses` describes the
// solution without them.
Message words_of_free(const SystemNames& names, const std::vector<std::size_t>& columns,
                      const Natural& solutions, const Message& presses) {
    Messages numbers;
    Messages buttons;
    for (const std::size_t column : columns) {
        numbers.push_back(verbatim(column + 1));
        buttons.push_back(verbatim(names.buttons[column]));
    }
    const std::size_t count = columns.size();
    if (numbers == buttons) {
        return tell("solve.reduced.free", count, list_of(std::move(numbers)), readable(solutions), presses);
    }
    return tell("solve.reduced.free-named", count, list_of(std::move(numbers)), list_of(std::move(buttons)),
                readable(solutions), presses);
}

Message words_of_only(const Reduction& reduction, bool order_counts, const Message& presses) {
    const bool is_square = reduction.reduced.rows == reduction.unknowns;
    if (order_counts) {
        return tell(
            is_square ? "solve.reduced.only-by-rows-if-free"_id : "solve.reduced.only-by-columns-if-free"_id,
            presses);
    }
    return tell(is_square ? "solve.reduced.only-by-rows"_id : "solve.reduced.only-by-columns"_id, presses);
}

// Describes the solutions. Requires that every pivot is 1 and that no row contradicts.
Message words_of_solutions(const Reduction& reduction, const SystemNames& names) {
    const Message presses = press_words(names, last_column(reduction));
    const std::vector<std::size_t> free = columns_without_pivot(reduction);
    if (free.empty()) return words_of_only(reduction, names.press != machine::PressRule::any, presses);
    const Natural count = power(static_cast<std::uint32_t>(reduction.reduced.modulus), free.size());
    return words_of_free(names, free, count, presses);
}

// Returns, for example, "Row 1 and 2 x row 3 of [A | b] add up to 0 = 2 modulo 4": y·A = 0, and y·b is not.
Message words_of_certificate(const Residues& y, const Residues& b, int states) {
    Messages parts;
    int sum = 0;
    for (std::size_t row = 0; row < y.size(); ++row) {
        sum += y[row] * b[row];
        if (y[row] == 1) parts.push_back(tell("solve.reduced.row", row + 1));
        if (y[row] > 1) parts.push_back(tell("solve.reduced.row-often", y[row], row + 1));
    }
    return tell("solve.reduced.sum-of-rows", list_of(std::move(parts)), sum % states, states);
}

// Returns the equations of the start, factorized.
algebra::Factorization factorized(const Reduction& reduction) {
    algebra::SparseMatrix a{reduction.start.rows, {}};
    for (std::size_t column = 0; column < reduction.unknowns; ++column) {
        auto& entries = a.columns.emplace_back();
        for (std::size_t row = 0; row < a.rows; ++row) {
            const std::uint8_t entry = reduction.start.at(row, column);
            if (entry != 0) entries.push_back({row, entry});
        }
    }
    return {a, reduction.reduced.modulus};
}

// Returns the first pivot that is no unit; nullptr if all are 1.
const PivotPlace* pivot_without_inverse(const Reduction& reduction) {
    const auto found = std::find_if(reduction.pivots.begin(), reduction.pivots.end(),
                                    [](const PivotPlace& pivot) { return pivot.value != 1; });
    return found == reduction.pivots.end() ? nullptr : &*found;
}

// Describes the solutions by solving. A pivot that is no unit leaves open whether multiples of its row can be
// satisfied. `described` returns the sentence about a pivot, the number of solutions and one of them.
template <class Described>
Message words_by_solver(const Reduction& reduction, const PivotPlace& pivot, const Described& described) {
    const algebra::Factorization equations = factorized(reduction);
    const Residues b = column_of(reduction.start, reduction.unknowns);
    const algebra::ResidueSolution solution = equations.solve(b);
    if (!solution.solvable) return words_of_certificate(solution.certificate, b, reduction.reduced.modulus);
    return described(pivot, readable(equations.kernel_size()), solution.x);
}

// Returns "1, 0, 2".
std::string numbers_text(const Residues& numbers) {
    std::string text;
    for (const std::uint8_t number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
}

// Describes a row of the product, which is how often to press its button.
Message words_of_sum(const std::string& terms, int sum, const Value& button) {
    if (sum == 0) return tell("solve.product.none", terms, sum, button);
    if (sum == 1) return tell("solve.product.once", terms, sum, button);
    return tell("solve.product.often", terms, sum, button, times_phrase(sum));
}

Message words_of_rest(const std::string& terms, int sum, int states, const Value& button) {
    const int rest = sum % states;
    if (rest == 0) return tell("solve.product.rest-none", terms, sum, rest, states, button);
    if (rest == 1) return tell("solve.product.rest-once", terms, sum, rest, states, button);
    return tell("solve.product.rest-often", terms, sum, rest, states, button, times_phrase(rest));
}

}  // namespace

Message words_of_reduced(const Reduction& reduction, const SystemNames& names) {
    Message contradiction = words_of_contradiction(reduction);
    if (!contradiction.empty()) return contradiction;
    const PivotPlace* open = pivot_without_inverse(reduction);
    if (open == nullptr) return words_of_solutions(reduction, names);
    return words_by_solver(reduction, *open,
                           [&](const PivotPlace& pivot, const Value& solutions, const Residues& x) {
                               return tell("solve.reduced.pivot", pivot.row + 1, pivot.value,
                                           reduction.reduced.modulus, solutions, press_words(names, x));
                           });
}

Message words_of_reduced(const Reduction& reduction) {
    Message contradiction = words_of_contradiction(reduction);
    if (!contradiction.empty()) return contradiction;
    const int modulus = reduction.reduced.modulus;
    if (const PivotPlace* open = pivot_without_inverse(reduction)) {
        return words_by_solver(reduction, *open,
                               [&](const PivotPlace& pivot, const Value& solutions, const Residues& x) {
                                   return tell("solve.plain.pivot", pivot.row + 1, pivot.value, modulus,
                                               solutions, numbers_text(x));
                               });
    }
    const std::string x = numbers_text(last_column(reduction));
    const std::vector<std::size_t> free = columns_without_pivot(reduction);
    if (free.empty()) return tell("solve.plain.only", x);
    Messages columns;
    for (const std::size_t column : free) columns.push_back(verbatim(column + 1));
    return tell("solve.plain.free", free.size(), list_of(std::move(columns)),
                readable(power(static_cast<std::uint32_t>(modulus), free.size())), x);
}

Message words_of_entry(const LinearMachine& machine, std::size_t row, std::size_t column) {
    const std::vector<std::size_t>& changed = machine.effects()[machine.button_sites().cells()[column]];
    const std::size_t cell = machine.lamp_sites().cells()[row];
    const bool changes = std::find(changed.begin(), changed.end(), cell) != changed.end();
    return tell(changes ? "solve.entry.changes"_id : "solve.entry.leaves"_id, cell + 1,
                machine.button_number(machine.button_sites().cells()[column]));
}

Message words_of_inverse_entry(const LinearMachine& machine, const ResidueMatrix& inverse, std::size_t row,
                               std::size_t column) {
    const std::size_t lamp = machine.lamp_sites().cells()[column] + 1;
    const std::size_t button = machine.button_number(machine.button_sites().cells()[row]);
    const int weight = inverse.at(row, column);
    if (weight == 0) return tell("solve.inverse.counts-not", row + 1, lamp, button);
    if (weight == 1) return tell("solve.inverse.counts", row + 1, lamp, button);
    return tell("solve.inverse.counts-often", row + 1, lamp, button, weight, times_phrase(weight));
}

Message words_of_product(const SystemNames& names, const ResidueMatrix& inverse, const Residues& difference,
                         std::size_t row) {
    std::string terms;
    int sum = 0;
    for (std::size_t column = 0; column < inverse.columns; ++column) {
        const int weight = inverse.at(row, column);
        if (weight == 0) continue;
        terms += (terms.empty() ? "" : " + ") + (weight == 1 ? "" : std::to_string(weight) + " \xC3\x97 ") +
                 std::to_string(difference[column]);
        sum += weight * difference[column];
    }
    const Value& button = names.buttons[row];
    if (sum < inverse.modulus) return words_of_sum(terms, sum, button);
    return words_of_rest(terms, sum, inverse.modulus, button);
}

}  // namespace switchbox::solve
