// Sentences about single entries, rows and the reduced form.
#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include "solve/phrases.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_study.hpp"

namespace switchbox::solve {
namespace {

using algebra::PivotPlace;
using algebra::Reduction;
using algebra::ResidueMatrix;
using algebra::Residues;
using machine::LinearMachine;

// Returns the number on the board of a column's button. lamp_number() returns that of a row's lamp.
std::size_t button_number(const LinearMachine& machine, std::size_t column) {
    return machine.button_number(machine.button_sites().cells()[column]);
}
std::size_t lamp_number(const LinearMachine& machine, std::size_t row) {
    return machine.lamp_sites().cells()[row] + 1;
}

// Returns "5, 6 twice and 9". Of a long list, which nobody reads, it returns only the beginning.
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
Message press_words(const LinearMachine& machine, const Residues& x) {
    Messages parts;
    for (std::size_t column = 0; column < x.size(); ++column) {
        const std::size_t number = button_number(machine, column);
        if (x[column] == 1) parts.push_back(tell({}, number));
        if (x[column] > 1) parts.push_back(tell("solve.press.often", number, times_phrase(x[column])));
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
Message words_of_free(const LinearMachine& machine, const std::vector<std::size_t>& columns,
                      const Natural& solutions, const Message& presses) {
    Messages numbers;
    Messages buttons;
    for (const std::size_t column : columns) {
        numbers.push_back(tell({}, column + 1));
        buttons.push_back(tell({}, button_number(machine, column)));
    }
    const std::size_t count = columns.size();
    if (numbers == buttons) {
        return tell("solve.reduced.free", count, list_of(std::move(numbers)), readable(solutions), presses);
    }
    return tell("solve.reduced.free-named", count, list_of(std::move(numbers)), list_of(std::move(buttons)),
                readable(solutions), presses);
}

Message words_of_only(const Reduction& reduction, const LinearMachine& machine, const Message& presses) {
    const bool is_square = reduction.reduced.rows == reduction.unknowns;
    if (machine.order_counts()) {
        return tell(
            is_square ? "solve.reduced.only-by-rows-if-free" : "solve.reduced.only-by-columns-if-free",
            presses);
    }
    return tell(is_square ? "solve.reduced.only-by-rows" : "solve.reduced.only-by-columns", presses);
}

// Describes the solutions. Requires that every pivot is 1 and that no row contradicts.
Message words_of_solutions(const Reduction& reduction, const LinearMachine& machine) {
    const Message presses = press_words(machine, last_column(reduction));
    const std::vector<std::size_t> free = columns_without_pivot(reduction);
    if (free.empty()) return words_of_only(reduction, machine, presses);
    const Natural count = power(static_cast<std::uint32_t>(reduction.reduced.modulus), free.size());
    return words_of_free(machine, free, count, presses);
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

// Describes the solutions by solving. A pivot that is no unit leaves open whether multiples of its row can be
// satisfied.
Message words_by_solver(const Reduction& reduction, const LinearMachine& machine) {
    const int states = reduction.reduced.modulus;
    const LinearSolver solver(machine);
    const Residues b = column_of(reduction.start, reduction.unknowns);
    const algebra::ResidueSolution solution = solver.equations().solve(b);
    if (!solution.solvable) return words_of_certificate(solution.certificate, b, states);
    auto pivot = reduction.pivots.begin();
    while (pivot->value == 1) ++pivot;
    return tell("solve.reduced.pivot", pivot->row + 1, pivot->value, states,
                readable(solver.equations().kernel_size()), press_words(machine, solution.x));
}

// Describes a row of the product, which is how often to press its button.
Message words_of_sum(const std::string& terms, int sum, std::size_t button) {
    if (sum == 0) return tell("solve.product.none", terms, sum, button);
    if (sum == 1) return tell("solve.product.once", terms, sum, button);
    return tell("solve.product.often", terms, sum, button, times_phrase(sum));
}

Message words_of_rest(const std::string& terms, int sum, int states, std::size_t button) {
    const int rest = sum % states;
    if (rest == 0) return tell("solve.product.rest-none", terms, sum, rest, states, button);
    if (rest == 1) return tell("solve.product.rest-once", terms, sum, rest, states, button);
    return tell("solve.product.rest-often", terms, sum, rest, states, button, times_phrase(rest));
}

}  // namespace

Message words_of_reduced(const Reduction& reduction, const LinearMachine& machine) {
    Message contradiction = words_of_contradiction(reduction);
    if (!contradiction.empty()) return contradiction;
    for (const PivotPlace& pivot : reduction.pivots) {
        if (pivot.value != 1) return words_by_solver(reduction, machine);
    }
    return words_of_solutions(reduction, machine);
}

Message words_of_entry(const LinearMachine& machine, std::size_t row, std::size_t column) {
    const std::vector<std::size_t>& changed = machine.effects()[machine.button_sites().cells()[column]];
    const std::size_t cell = machine.lamp_sites().cells()[row];
    const bool changes = std::find(changed.begin(), changed.end(), cell) != changed.end();
    return tell(changes ? "solve.entry.changes" : "solve.entry.leaves", lamp_number(machine, row),
                button_number(machine, column));
}

Message words_of_inverse_entry(const LinearMachine& machine, const ResidueMatrix& inverse, std::size_t row,
                               std::size_t column) {
    const std::size_t lamp = lamp_number(machine, column);
    const std::size_t button = button_number(machine, row);
    const int weight = inverse.at(row, column);
    if (weight == 0) return tell("solve.inverse.counts-not", row + 1, lamp, button);
    if (weight == 1) return tell("solve.inverse.counts", row + 1, lamp, button);
    return tell("solve.inverse.counts-often", row + 1, lamp, button, weight, times_phrase(weight));
}

Message words_of_product(const LinearMachine& machine, const ResidueMatrix& inverse,
                         const Residues& difference, std::size_t row) {
    std::string terms;
    int sum = 0;
    for (std::size_t column = 0; column < inverse.columns; ++column) {
        const int weight = inverse.at(row, column);
        if (weight == 0) continue;
        terms += (terms.empty() ? "" : " + ") + (weight == 1 ? "" : std::to_string(weight) + " \xC3\x97 ") +
                 std::to_string(difference[column]);
        sum += weight * difference[column];
    }
    const std::size_t button = button_number(machine, row);
    if (sum < inverse.modulus) return words_of_sum(terms, sum, button);
    return words_of_rest(terms, sum, inverse.modulus, button);
}

}  // namespace switchbox::solve
