// What single entries, rows and the reduced form mean, in words.
#include <algorithm>
#include <numeric>

#include "machine/notation.hpp"
#include "solve/common/phrases.hpp"
#include "solve/linear/linear_study.hpp"

namespace switchbox::solve {
namespace {

using algebra::Natural;
using algebra::PivotPlace;
using algebra::Reduction;
using algebra::ResidueMatrix;
using algebra::Residues;
using machine::LinearMachine;

std::string number_of(std::size_t index) { return std::to_string(index + 1); }

// The numbers on the board: of the button of a column, and of the lamp of a row.
std::string button_name(const LinearMachine& machine, std::size_t column) {
    return std::to_string(machine.button_number(machine.button_sites().cells()[column]));
}
std::string lamp_name(const LinearMachine& machine, std::size_t row) {
    return number_of(machine.lamp_sites().cells()[row]);
}

// "", " twice", " three times"
std::string behind_times(int times) {
    if (times == 1) return "";
    return times == 2 ? " twice" : " " + number_word(static_cast<std::size_t>(times)) + " times";
}

// "5, 6 twice and 9"; of a long list, which nobody reads, only the beginning
std::string list_of(std::vector<std::string> parts) {
    constexpr std::size_t most = 40;
    const std::string count = std::to_string(parts.size());
    if (parts.size() <= most) return machine::enumeration(parts);
    parts.resize(most);
    std::string text;
    for (const std::string& part : parts) text += part + ", ";
    return text + "\xE2\x80\xA6 (" + count + " in all)";
}

// "press 5, 6 twice and 9"
std::string press_words(const LinearMachine& machine, const Residues& x) {
    std::vector<std::string> parts;
    for (std::size_t column = 0; column < x.size(); ++column) {
        if (x[column] != 0) parts.push_back(button_name(machine, column) + behind_times(x[column]));
    }
    return parts.empty() ? "press nothing" : "press " + list_of(parts);
}

Residues column_of(const ResidueMatrix& matrix, std::size_t column) {
    Residues entries;
    for (std::size_t row = 0; row < matrix.rows; ++row) entries.push_back(matrix.at(row, column));
    return entries;
}

// The greatest number that divides k and whatever the left side of the row can come to.
int divisor_of_left(const Reduction& reduction, std::size_t row) {
    int divisor = reduction.reduced.modulus;
    for (std::size_t column = 0; column < reduction.unknowns; ++column) {
        divisor = std::gcd(divisor, int{reduction.reduced.at(row, column)});
    }
    return divisor;
}

// A row that no presses satisfy, if one shows.
Message words_of_contradiction(const Reduction& reduction) {
    const int states = reduction.reduced.modulus;
    for (std::size_t row = 0; row < reduction.reduced.rows; ++row) {
        const int right = reduction.reduced.at(row, reduction.unknowns);
        const int divisor = divisor_of_left(reduction, row);
        if (right % divisor == 0) continue;
        if (divisor == states) {
            return "Row " + number_of(row) + " reads 0 = " + std::to_string(right) +
                   ", so there is no solution.";
        }
        return "Row " + number_of(row) + " has only multiples of " + std::to_string(divisor) +
               " before the bar and " + std::to_string(right) +
               " behind it, so there is no solution modulo " + std::to_string(states) + ".";
    }
    return "";
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

// Where every pivot is 1: the solution that presses no button of a column without a pivot.
Residues last_column(const Reduction& reduction) {
    Residues x(reduction.unknowns);
    for (const PivotPlace& pivot : reduction.pivots) {
        x[pivot.column] = reduction.reduced.at(pivot.row, reduction.unknowns);
    }
    return x;
}

// "Columns 24 and 25 have no pivot: their buttons", and their numbers where those are others.
Message words_of_free(const LinearMachine& machine, const std::vector<std::size_t>& columns) {
    std::vector<std::string> numbers;
    std::vector<std::string> buttons;
    for (const std::size_t column : columns) {
        numbers.push_back(number_of(column));
        buttons.push_back(button_name(machine, column));
    }
    const bool one = columns.size() == 1;
    const std::string names = numbers == buttons ? "" : ", " + list_of(buttons) + ",";
    return (one ? "Column " : "Columns ") + list_of(numbers) +
           (one ? " has no pivot: its button" : " have no pivot: their buttons") + names;
}

// Where every pivot is 1 and no row contradicts.
Message words_of_solutions(const Reduction& reduction, const LinearMachine& machine) {
    const std::string presses = press_words(machine, last_column(reduction));
    const std::vector<std::size_t> free = columns_without_pivot(reduction);
    if (free.empty()) {
        const bool square = reduction.reduced.rows == reduction.unknowns;
        return std::string(square ? "Each row" : "Each column") +
               " has its pivot 1, so the last column is the solution" +
               (machine.order_counts() ? ", if every button could be pressed: " : ": ") + presses + ".";
    }
    const Natural count = algebra::power(static_cast<std::uint32_t>(reduction.reduced.modulus), free.size());
    return words_of_free(machine, free) + " may be chosen freely, " + readable(count) +
           " solutions. Without " + (free.size() == 1 ? "it" : "them") + ", " + presses + ".";
}

// "Row 1 and 2 x row 3 of [A | b] add up to 0 = 2 modulo 4": y·A = 0, and y·b is not.
Message words_of_certificate(const Residues& y, const Residues& b, int states) {
    std::vector<std::string> parts;
    int sum = 0;
    for (std::size_t row = 0; row < y.size(); ++row) {
        sum += y[row] * b[row];
        if (y[row] == 0) continue;
        const std::string factor = y[row] == 1 ? "" : std::to_string(y[row]) + " \xC3\x97 ";
        parts.push_back(factor + "row " + number_of(row));
    }
    return "No single row shows it, but there is no solution: the sum of " + list_of(parts) +
           " of [A | b] reads 0 = " + std::to_string(sum % states) + " modulo " + std::to_string(states) +
           ".";
}

// A pivot that is no unit leaves open what a multiple of its row says, so the solver decides.
std::string words_by_solver(const Reduction& reduction, const LinearMachine& machine) {
    const int states = reduction.reduced.modulus;
    const LinearSolver solver(machine);
    const Residues b = column_of(reduction.start, reduction.unknowns);
    const algebra::ResidueSolution solution = solver.factorization().solve(b);
    if (!solution.solvable) return words_of_certificate(solution.certificate, b, states);
    auto pivot = reduction.pivots.begin();
    while (pivot->value == 1) ++pivot;
    return "Row " + number_of(pivot->row) + " has the pivot " + std::to_string(pivot->value) +
           ", which has no inverse modulo " + std::to_string(states) + ": there are " +
           readable(solver.factorization().kernel_size()) +
           " solutions. One of them: " + press_words(machine, solution.x) + ".";
}

}  // namespace

Message words_of_reduced(const Reduction& reduction, const LinearMachine& machine) {
    std::string contradiction = words_of_contradiction(reduction);
    if (!contradiction.empty()) return contradiction;
    for (const PivotPlace& pivot : reduction.pivots) {
        if (pivot.value != 1) return words_by_solver(reduction, machine);
    }
    return words_of_solutions(reduction, machine);
}

Message words_of_entry(const LinearMachine& machine, std::size_t row, std::size_t column) {
    const std::string lamp = lamp_name(machine, row);
    const std::string button = button_name(machine, column);
    const std::vector<std::size_t>& changed = machine.effects()[machine.button_sites().cells()[column]];
    const std::size_t cell = machine.lamp_sites().cells()[row];
    const bool changes = std::find(changed.begin(), changed.end(), cell) != changed.end();
    return "Lamp " + lamp + ", button " + button + (changes ? ": 1" : ": 0") + ". Pressing button " + button +
           (changes ? " changes lamp " + lamp + "." : " leaves lamp " + lamp + " as it is.");
}

Message words_of_inverse_entry(const LinearMachine& machine, const ResidueMatrix& inverse, std::size_t row,
                               std::size_t column) {
    const std::string lamp = lamp_name(machine, column);
    const int weight = inverse.at(row, column);
    return "Row " + number_of(row) + " of the inverse, lamp " + lamp + ": " + std::to_string(weight) +
           ". Lamp " + lamp + (weight == 0 ? " does not count" : " counts" + behind_times(weight)) +
           " for button " + button_name(machine, row) + ".";
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
    const int times = sum % inverse.modulus;
    std::string words = terms + " = " + std::to_string(sum);
    if (times != sum) {
        words += ", which is " + std::to_string(times) + " modulo " + std::to_string(inverse.modulus);
    }
    const std::string button = "button " + button_name(machine, row);
    return words + ": " + (times == 0 ? "do not press " + button : "press " + button + behind_times(times)) +
           ".";
}

}  // namespace switchbox::solve
