#include "ui/types/lights/algebra/words.hpp"

#include <algorithm>
#include <utility>

#include "algebra/reduction.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "ui/types/lights/algebra/matrix_view.hpp"
#include "ui/types/lights/algebra/own_work.hpp"
#include "ui/types/lights/algebra/study.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t max_named = 12;
constexpr std::size_t max_spoken_columns = max_digit_columns + 1;

// Returns the first names, and how many more there are.
Messages shortened(Messages names) {
    if (names.size() <= max_named) return names;
    const std::size_t more = names.size() - max_named;
    names.resize(max_named);
    names.push_back(tell("view.pane.algebra.more", more));
    return names;
}

Messages numbers_at(const std::vector<std::size_t>& numbers, const std::vector<std::size_t>& indices) {
    Messages names;
    names.reserve(indices.size());
    for (const std::size_t index : indices) names.push_back(verbatim(numbers[index]));
    return names;
}

template <class Entry>
Messages numbers_with(const std::vector<std::size_t>& numbers, Entry entry) {
    Messages names;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (entry(i) != 0) names.push_back(verbatim(numbers[i]));
    }
    return names;
}

// Returns the machine of the equations in view; nullptr if they were brought.
const MatrixStudy* equations_of(const AlgebraState& state) {
    return state.view == AlgebraView::own ? state.own.work->of.get() : state.study->of.get();
}

Message column_words(const MatrixStudy& of, std::size_t column) {
    const std::size_t button = of.button_numbers[column];
    const Messages lamps = numbers_at(of.lamp_numbers, of.rows_of[column]);
    if (lamps.empty()) return tell("view.pane.algebra.column-of-none", column + 1, button);
    return tell("view.pane.algebra.column", column + 1, button, lamps.size(), shortened(lamps));
}

Message row_words(const MatrixStudy& of, std::size_t row) {
    const std::size_t lamp = of.lamp_numbers[row];
    const Messages buttons = numbers_at(of.button_numbers, of.columns_of[row]);
    if (buttons.empty()) return tell("view.pane.algebra.row-of-none", row + 1, lamp);
    return tell("view.pane.algebra.row", row + 1, lamp, buttons.size(), shortened(buttons));
}

Message difference_words(const AlgebraState& state) {
    const algebra::Residues b = right_side(state);
    const Messages wrong =
        numbers_with(equations_of(state)->lamp_numbers, [&](std::size_t i) { return b[i]; });
    if (wrong.empty()) return tell("view.pane.algebra.no-difference");
    return tell("view.pane.algebra.difference", wrong.size(), shortened(wrong));
}

Message matrix_line(const PaneSources& sources, const MatrixPlace& place) {
    const MatrixStudy& of = matrix_of(sources.state.algebra);
    if (place.row && place.column) {
        return solve::words_of_entry(*machine::linear_in(sources.game.machine()), *place.row, *place.column);
    }
    return place.column ? column_words(of, *place.column) : row_words(of, *place.row);
}

// Returns "button 5" or "2 × button 5"; for brought equations "x5" or "2 × x5".
Message term_words(const MatrixStudy* of, std::size_t column, int factor) {
    if (of == nullptr) {
        const std::string unknown = "x" + std::to_string(column + 1);
        return verbatim(factor == 1 ? unknown : std::to_string(factor) + " \xC3\x97 " + unknown);
    }
    const std::size_t button = of->button_numbers[column];
    return factor == 1 ? tell("view.pane.algebra.term", button)
                       : tell("view.pane.algebra.multiple", factor, button);
}

// Returns "button 1 + 2 × button 5 = 1 (mod 3)"; only signs are between its terms.
Message equation(const AlgebraState& state, std::size_t row) {
    const algebra::ResidueMatrix& matrix = state.reduced->matrix;
    const std::size_t unknowns = matrix_unknowns(state);
    Message sum;
    const auto add = [&sum](Message term) {
        if (!sum.empty()) sum.values.emplace_back("+");
        sum.values.emplace_back(std::move(term));
    };
    std::size_t terms = 0;
    for (std::size_t column = 0; column < unknowns; ++column) {
        const int factor = matrix.at(row, column);
        if (factor != 0 && ++terms <= max_named) add(term_words(equations_of(state), column, factor));
    }
    if (terms > max_named) add(tell("view.pane.algebra.more", terms - max_named));
    if (terms == 0) add(verbatim("0"));
    const std::string modulo = "(mod " + std::to_string(matrix.modulus) + ")";
    const bool has_right = unknowns < matrix.columns;
    sum.values.emplace_back(has_right ? "= " + std::to_string(matrix.at(row, unknowns)) + " " + modulo
                                      : modulo);
    return sum;
}

Message equation_words(const AlgebraState& state, std::size_t row) {
    const MatrixStudy* of = equations_of(state);
    Messages summed;
    for (std::size_t i = 0; i < state.reduced->sums.columns; ++i) {
        if (state.reduced->sums.at(row, i) != 0)
            summed.push_back(verbatim(of == nullptr ? i + 1 : of->lamp_numbers[i]));
    }
    const auto words =
        of == nullptr ? "view.pane.algebra.own.row-of-rows"_id : "view.pane.algebra.equation"_id;
    return tell(words, row + 1, summed.size(), shortened(summed), equation(state, row));
}

Message reduction_line(const PaneSources& sources, const MatrixPlace& place) {
    const AlgebraState& state = sources.state.algebra;
    const MatrixStudy* of = equations_of(state);
    const bool is_unknown = place.column && *place.column < matrix_unknowns(state);
    if (!place.row && of == nullptr) return tell(algebra_hint);
    if (!place.row) return is_unknown ? column_words(*of, *place.column) : difference_words(state);
    if (state.reduced->done.empty() && is_unknown && of != nullptr && of->rule == matrix_of(state).rule) {
        return solve::words_of_entry(*machine::linear_in(sources.game.machine()), *place.row, *place.column);
    }
    return equation_words(state, *place.row);
}

// Returns a long sum without most of its terms, but with its result.
std::string without_middle(const std::string& words) {
    constexpr std::size_t max_terms = 72;  // characters
    const std::size_t equals = words.find(" = ");
    if (equals == std::string::npos || equals <= max_terms) return words;
    return words.substr(0, words.rfind(" + ", max_terms)) + " + \xE2\x80\xA6" + words.substr(equals);
}

Message solution_words(const PaneSources& sources) {
    const AlgebraState& state = sources.state.algebra;
    const Messages pressed = numbers_with(matrix_of(state).button_numbers,
                                          [&](std::size_t i) { return state.study->solution[i]; });
    const bool if_free = sources.game.machine().order_counts();
    if (pressed.empty()) {
        return tell(if_free ? "view.pane.algebra.no-presses-if-free"_id : "view.pane.algebra.no-presses"_id);
    }
    return tell(if_free ? "view.pane.algebra.solution-if-free"_id : "view.pane.algebra.solution"_id,
                pressed.size(), shortened(pressed));
}

Message inverse_column_words(const AlgebraState& state, std::size_t column) {
    const MatrixStudy& of = matrix_of(state);
    const Messages decided =
        numbers_with(of.button_numbers, [&](std::size_t i) { return state.study->inverse->at(i, column); });
    return tell("view.pane.algebra.inverse-column", column + 1, of.lamp_numbers[column], decided.size(),
                shortened(decided));
}

Message inverse_line(const PaneSources& sources, const MatrixPlace& place) {
    const AlgebraState& state = sources.state.algebra;
    const MatrixStudy& of = matrix_of(state);
    const algebra::ResidueMatrix& inverse = *state.study->inverse;
    const machine::LinearMachine& machine = *machine::linear_in(sources.game.machine());
    const bool is_entry = place.column && *place.column < inverse.columns;
    if (place.row && is_entry) {
        return solve::words_of_inverse_entry(machine, inverse, *place.row, *place.column);
    }
    if (place.row && place.column == inverse.columns) {
        return tell("view.pane.algebra.advance", of.lamp_numbers[*place.row],
                    state.study->difference[*place.row], of.states);
    }
    if (place.row) {
        const Message product =
            solve::words_of_product(solve::names_of(machine), inverse, state.study->difference, *place.row);
        return verbatim(without_middle(say(product)));
    }
    if (is_entry) return inverse_column_words(state, *place.column);
    return *place.column == inverse.columns ? difference_words(state) : solution_words(sources);
}

// Returns "7" or "7 twice".
Message times_words(std::size_t button, int times) {
    if (times == 1) return verbatim(button);
    return times == 2 ? tell("view.pane.algebra.twice", button)
                      : tell("view.pane.algebra.times", button, times);
}

Message quiet_line(const AlgebraState& state, std::size_t pattern) {
    const MatrixStudy& of = matrix_of(state);
    const algebra::Residues& presses = of.quiet[pattern].vector;
    Messages buttons;
    for (std::size_t i = 0; i < presses.size(); ++i) {
        if (presses[i] != 0) buttons.push_back(times_words(of.button_numbers[i], presses[i]));
    }
    return tell("view.pane.algebra.quiet-presses", pattern + 1, buttons.size(), shortened(buttons));
}

const solve::AlgebraFact* fact_of(const AlgebraState& state, std::string_view id) {
    const std::vector<solve::AlgebraFact>& facts = matrix_of(state).facts;
    const auto found =
        std::find_if(facts.begin(), facts.end(), [id](const auto& fact) { return fact.name.id == id; });
    return found == facts.end() ? nullptr : &*found;
}

Message current_line(const PaneSources& sources) {
    const AlgebraState& state = sources.state.algebra;
    if (state.study == nullptr) return {};
    if (state.view == AlgebraView::quiet) {
        const auto pattern = current_quiet(sources.state);
        if (pattern) return quiet_line(state, *pattern);
        return matrix_of(state).quiet.empty() ? Message{} : tell("view.pane.algebra.point-at-quiet");
    }
    if (!has_matrix(state)) return {};
    const MatrixPlace place = current_place(sources.state);
    if (!place.row && !place.column) return tell(algebra_hint);
    if (state.view == AlgebraView::matrix) return matrix_line(sources, place);
    return state.view == AlgebraView::inverse ? inverse_line(sources, place) : reduction_line(sources, place);
}

}  // namespace

std::string algebra_line(const PaneSources& sources) { return say(current_line(sources)); }

std::string entry_name(const AlgebraState& state) {
    const MatrixScene scene = matrix_scene(state);
    const int value = scene.at(state.row, state.column);
    for (const MatrixSeparator& separator : scene.separators) {
        if (separator.before == state.column) {
            return say("view.pane.algebra.entry-behind", state.row + 1, separator.caption, value);
        }
    }
    return say("view.pane.algebra.entry", state.row + 1, state.column + 1, value);
}

std::string step_count(const AlgebraState& state) {
    return say("view.pane.algebra.step", state.step, state.study->reduction->reduction.operations.size());
}

std::string operation_words(const AlgebraState& state) {
    if (state.step == 0) return say("view.pane.algebra.no-operation");
    return say(algebra::words_of(state.study->reduction->reduction.operations[state.step - 1]));
}

std::string step_words(const AlgebraState& state) {
    return say("view.pane.algebra.step-and-operation", state.step,
               state.study->reduction->reduction.operations.size(), operation_words(state));
}

std::string result_words(const PaneSources& sources) {
    const AlgebraState& state = sources.state.algebra;
    const ReductionStudy& study = *state.study->reduction;
    if (state.step < study.reduction.operations.size()) return "";
    return sources.game.reveals_solvability() ? say(study.result) : say("view.pane.algebra.result-asked");
}

std::string no_matrix_words(const AlgebraState& state) {
    if (state.view == AlgebraView::reduction) {
        return say("view.pane.algebra.too-large-to-reduce", solve::max_reduced);
    }
    const MatrixStudy& of = matrix_of(state);
    if (of.is_invertible) return say("view.pane.algebra.too-large-to-invert", solve::max_dense);
    if (of.lamps.size() != of.buttons.size()) return say("view.pane.algebra.not-square");
    if (const solve::AlgebraFact* residue = fact_of(state, "solve.fact.residue")) {
        return say("view.pane.algebra.no-unit", residue->value, of.states);
    }
    if (const solve::AlgebraFact* rank = fact_of(state, "solve.fact.rank")) {
        return say("view.pane.algebra.low-rank", rank->value, of.buttons.size());
    }
    return say("view.pane.algebra.no-inverse");
}

std::string quiet_name(std::size_t pattern) { return say("view.pane.algebra.quiet-pattern", pattern + 1); }

std::string quiet_words(const AlgebraState& state) {
    const std::size_t count = matrix_of(state).quiet.size();
    if (count == 0) return say("view.pane.algebra.no-quiet");
    if (count == 1) return say("view.pane.algebra.one-quiet");
    const bool has_multiples = matrix_of(state).states > 2;
    return say(together(
        tell(has_multiples ? "view.pane.algebra.many-quiet"_id : "view.pane.algebra.many-quiet.two-states"_id,
             count),
        count > max_quiet_shown ? tell("view.pane.algebra.first-quiet", max_quiet_shown) : Message{}));
}

std::string facts_text(const AlgebraState& state) {
    Message text;
    for (const solve::AlgebraFact& fact : matrix_of(state).facts) {
        text.values.emplace_back(tell("view.pane.fact", fact.name, fact.value));
        text.values.emplace_back(fact.words);
    }
    return say(text);
}

std::string facts_line(const AlgebraState& state) {
    if (state.study == nullptr) return "";
    const solve::AlgebraFact* rank = fact_of(state, "solve.fact.rank");
    const solve::AlgebraFact* determinant = fact_of(state, "solve.fact.determinant");
    if (rank == nullptr) return "";
    if (determinant == nullptr) return say("view.pane.algebra.rank", rank->value);
    return say("view.pane.algebra.rank-and-determinant", rank->value, determinant->value);
}

std::string matrix_words(const AlgebraState& state) {
    if (!can_copy(state)) return "";
    if (has_matrix(state) && is_matrix_picture(state)) return "";
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

}  // namespace switchbox::ui
