#include "view/panes/algebra/words.hpp"

#include <algorithm>

#include "algebra/matrix_text.hpp"
#include "machine/notation.hpp"
#include "solve/explain/explanation.hpp"
#include "view/panes/algebra/quiet.hpp"
#include "view/panes/algebra/scene.hpp"

namespace switchbox::view {
namespace {

constexpr std::size_t max_named = 12;
constexpr std::size_t max_spoken_columns = max_digit_columns + 1;
constexpr std::string_view times_sign = " \xC3\x97 ";

// "buttons 1, 2 and 5", "no lamp", "lamps 1, 2 .. and 7 more"
std::string named(const std::string& noun, std::vector<std::string> names) {
    if (names.empty()) return "no " + noun;
    const std::string plural = noun + (names.size() == 1 ? " " : "s ");
    if (names.size() > max_named) {
        const std::size_t more = names.size() - max_named;
        names.resize(max_named);
        names.push_back(std::to_string(more) + " more");
    }
    return plural + machine::enumeration(names);
}

std::vector<std::string> numbers_at(const std::vector<std::size_t>& numbers,
                                    const std::vector<std::size_t>& indices) {
    std::vector<std::string> names;
    names.reserve(indices.size());
    for (const std::size_t index : indices) names.push_back(std::to_string(numbers[index]));
    return names;
}

template <class Entry>
std::vector<std::string> numbers_with(const std::vector<std::size_t>& numbers, Entry entry) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (entry(i) != 0) names.push_back(std::to_string(numbers[i]));
    }
    return names;
}

std::string column_words(const MatrixStudy& of, std::size_t column) {
    return "Column " + std::to_string(column + 1) + ": button " + std::to_string(of.button_numbers[column]) +
           " changes " + named("lamp", numbers_at(of.lamp_numbers, of.rows_of[column])) + ".";
}

std::string difference_words(const AlgebraState& state) {
    const auto wrong = numbers_with(matrix_of(state).lamp_numbers,
                                    [&](std::size_t i) { return state.study->difference[i]; });
    if (wrong.empty()) return "b, the target less the picture: every lamp is as in the target.";
    return "b, the target less the picture: not 0 at " + named("lamp", wrong) + ".";
}

std::string matrix_line(const PaneSources& sources, const MatrixPlace& place) {
    const MatrixStudy& of = matrix_of(sources.state.algebra);
    if (place.row && place.column) {
        return solve::words_of_entry(*sources.game.machine().linear(), *place.row, *place.column);
    }
    if (place.column) return column_words(of, *place.column);
    return "Row " + std::to_string(*place.row + 1) + ": lamp " + std::to_string(of.lamp_numbers[*place.row]) +
           " is changed by " + named("button", numbers_at(of.button_numbers, of.columns_of[*place.row])) +
           ".";
}

// "button 1 + 2 x button 5 = 1 (mod 3)"
std::string equation(const MatrixStudy& of, const algebra::ResidueMatrix& matrix, std::size_t row) {
    std::string left;
    std::size_t terms = 0;
    for (std::size_t column = 0; column < of.buttons.size(); ++column) {
        const int factor = matrix.at(row, column);
        if (factor == 0 || ++terms > max_named) continue;
        if (!left.empty()) left += " + ";
        if (factor > 1) left += std::to_string(factor) + std::string(times_sign);
        left += "button " + std::to_string(of.button_numbers[column]);
    }
    if (terms > max_named) left += " + " + std::to_string(terms - max_named) + " more";
    return (left.empty() ? "0" : left) + " = " + std::to_string(matrix.at(row, of.buttons.size())) +
           " (mod " + std::to_string(matrix.modulus) + ")";
}

std::string equation_words(const AlgebraState& state, std::size_t row) {
    const MatrixStudy& of = matrix_of(state);
    const auto summed =
        numbers_with(of.lamp_numbers, [&](std::size_t i) { return state.reduced->sums.at(row, i); });
    return "Row " + std::to_string(row + 1) + ", from " + named("lamp", summed) + ": " +
           equation(of, state.reduced->matrix, row) + ".";
}

std::string reduction_line(const PaneSources& sources, const MatrixPlace& place) {
    const AlgebraState& state = sources.state.algebra;
    const bool is_unknown = place.column && *place.column < matrix_of(state).buttons.size();
    if (!place.row) {
        return is_unknown ? column_words(matrix_of(state), *place.column) : difference_words(state);
    }
    if (state.step == 0 && is_unknown) {
        return solve::words_of_entry(*sources.game.machine().linear(), *place.row, *place.column);
    }
    return equation_words(state, *place.row);
}

// A long sum without most of its terms, but with what it comes to.
std::string without_middle(const std::string& words) {
    constexpr std::size_t max_terms = 72;  // characters
    const std::size_t equals = words.find(" = ");
    if (equals == std::string::npos || equals <= max_terms) return words;
    return words.substr(0, words.rfind(" + ", max_terms)) + " + \xE2\x80\xA6" + words.substr(equals);
}

std::string inverse_line(const PaneSources& sources, const MatrixPlace& place) {
    const AlgebraState& state = sources.state.algebra;
    const MatrixStudy& of = matrix_of(state);
    const algebra::ResidueMatrix& inverse = *state.study->inverse;
    const machine::LinearMachine& machine = *sources.game.machine().linear();
    const bool is_entry = place.column && *place.column < inverse.columns;
    if (place.row && is_entry) {
        return solve::words_of_inverse_entry(machine, inverse, *place.row, *place.column);
    }
    if (place.row && place.column == inverse.columns) {
        return "Lamp " + std::to_string(of.lamp_numbers[*place.row]) + " must advance by " +
               std::to_string(state.study->difference[*place.row]) + " (mod " + std::to_string(of.states) +
               ")" + ".";
    }
    if (place.row) {
        return without_middle(solve::words_of_product(machine, inverse, state.study->difference, *place.row));
    }
    if (is_entry) {
        const auto decided =
            numbers_with(of.button_numbers, [&](std::size_t i) { return inverse.at(i, *place.column); });
        return "Column " + std::to_string(*place.column + 1) + ": lamp " +
               std::to_string(of.lamp_numbers[*place.column]) + " counts for " + named("button", decided) +
               ".";
    }
    if (*place.column == inverse.columns) return difference_words(state);
    const auto pressed =
        numbers_with(of.button_numbers, [&](std::size_t i) { return state.study->solution[i]; });
    const std::string if_free = machine.order_counts() ? ", if every button could be pressed," : "";
    return "x, the inverse times b: the only solution" + if_free + " presses " + named("button", pressed) +
           ".";
}

std::string quiet_line(const AlgebraState& state, std::size_t pattern) {
    const MatrixStudy& of = matrix_of(state);
    const algebra::Residues& presses = of.quiet[pattern].vector;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < presses.size(); ++i) {
        if (presses[i] == 0) continue;
        const std::string times = presses[i] == 1 ? "" : " " + solve::times_phrase(presses[i]);
        names.push_back(std::to_string(of.button_numbers[i]) + times);
    }
    return quiet_name(pattern) + ": press " + named("button", names) + ", and the picture stays as it is.";
}

const solve::AlgebraFact* fact_of(const AlgebraState& state, std::string_view id) {
    const std::vector<solve::AlgebraFact>& facts = matrix_of(state).facts;
    const auto found =
        std::find_if(facts.begin(), facts.end(), [id](const auto& fact) { return fact.name.id == id; });
    return found == facts.end() ? nullptr : &*found;
}

}  // namespace

std::string algebra_line(const PaneSources& sources) {
    const AlgebraState& state = sources.state.algebra;
    if (state.study == nullptr) return "";
    if (state.view == AlgebraView::quiet) {
        const auto pattern = current_quiet(sources.state);
        if (pattern) return quiet_line(state, *pattern);
        return matrix_of(state).quiet.empty() ? "" : "Point at a pattern: the board marks its buttons.";
    }
    if (!has_matrix(state)) return "";
    const MatrixPlace place = current_place(sources.state);
    if (!place.row && !place.column) return std::string(algebra_hint);
    if (state.view == AlgebraView::matrix) return matrix_line(sources, place);
    return state.view == AlgebraView::reduction ? reduction_line(sources, place)
                                                : inverse_line(sources, place);
}

std::string entry_name(const AlgebraState& state) {
    const MatrixScene scene = matrix_scene(state);
    std::string column = "column " + std::to_string(state.column + 1);
    for (const MatrixSeparator& separator : scene.separators) {
        if (separator.before == state.column) column = separator.caption;
    }
    return "Row " + std::to_string(state.row + 1) + ", " + column + ": " +
           std::to_string(scene.at(state.row, state.column));
}

std::string step_count(const AlgebraState& state) {
    const std::size_t all = state.study->reduction->reduction.operations.size();
    return "Step " + std::to_string(state.step) + " of " + std::to_string(all);
}

std::string operation_words(const AlgebraState& state) {
    if (state.step == 0) return "the equations as they are";
    return algebra::words_of(state.study->reduction->reduction.operations[state.step - 1]);
}

std::string result_words(const PaneSources& sources) {
    const AlgebraState& state = sources.state.algebra;
    const ReductionStudy& study = *state.study->reduction;
    if (state.step < study.reduction.operations.size()) return "";
    if (!sources.game.tells()) return "The game asks whether these equations have a solution.";
    return study.result;
}

std::string no_matrix_words(const AlgebraState& state) {
    if (state.view == AlgebraView::reduction) {
        return "The reduction is shown for up to " + std::to_string(solve::max_reduced) +
               " lamps and buttons. Hint and Solve reduce larger machines too.";
    }
    const MatrixStudy& of = matrix_of(state);
    if (of.is_invertible) {
        return "The inverse is shown for up to " + std::to_string(solve::max_dense) + " buttons.";
    }
    if (of.lamps.size() != of.buttons.size()) return "There is no inverse: the matrix is not square.";
    std::string words = "There is no inverse";
    if (const solve::AlgebraFact* fact = fact_of(state, "solve.fact.residue")) {
        words += ": the determinant is " + fact->value + " (mod " + std::to_string(of.states) + ")" +
                 ", which is no unit";
    } else if (const solve::AlgebraFact* rank = fact_of(state, "solve.fact.rank")) {
        words += ": the rank is " + rank->value + ", less than " + std::to_string(of.buttons.size());
    }
    return words + ".";
}

std::string quiet_name(std::size_t pattern) { return "Quiet pattern " + std::to_string(pattern + 1); }

std::string quiet_words(const AlgebraState& state) {
    const std::size_t count = matrix_of(state).quiet.size();
    if (count == 0) return "There are no quiet patterns: every target is reached in at most one way.";
    if (count == 1) return "One pattern of presses changes nothing, nor do its multiples.";
    std::string words = "Every pattern of presses that changes nothing is a sum of multiples of these " +
                        std::to_string(count) + ".";
    if (count > max_quiet_shown) {
        words += " The first " + std::to_string(max_quiet_shown) + " of them are drawn.";
    }
    return words;
}

std::string facts_text(const AlgebraState& state) {
    std::string text;
    for (const solve::AlgebraFact& fact : matrix_of(state).facts) {
        text += (text.empty() ? "" : " ") + fact.name + ": " + fact.value + ".";
        if (!fact.words.empty()) text += " " + fact.words;
    }
    return text;
}

std::string facts_line(const AlgebraState& state) {
    if (state.study == nullptr) return "";
    const solve::AlgebraFact* rank = fact_of(state, "solve.fact.rank");
    const solve::AlgebraFact* determinant = fact_of(state, "solve.fact.determinant");
    std::string line = rank == nullptr ? "" : "Rank " + rank->value;
    if (determinant != nullptr) line += ", determinant " + determinant->value;
    return line;
}

std::string matrix_words(const AlgebraState& state) {
    if (!can_copy(state)) return "";
    if (matrix_of(state).buttons.size() > max_digit_columns) return "";
    const MatrixCopy copy = matrix_copy(state);
    if (copy.matrix.columns > max_spoken_columns) return "";
    const std::string text =
        algebra::format_matrix(copy.matrix, algebra::MatrixFormat::text, copy.behind_bar);
    std::string words;
    for (const std::string_view line : machine::split(text, '\n')) {
        if (line.empty()) continue;
        if (!words.empty()) words += "; ";
        words += line;
    }
    return words;
}

}  // namespace switchbox::view
