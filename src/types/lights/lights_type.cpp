#include "types/lights/lights_type.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "algebra/residue_polynomial.hpp"
#include "solve/explanation.hpp"
#include "types/lights/chase/chase_lookup.hpp"
#include "types/lights/game/linear_games.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/linear_certificate.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox {

const machine::MachineType lights_type{.id = machine::linear_id,
                                       .presets = machine::linear_rows,
                                       .choose = machine::choose_linear,
                                       .parse = machine::parse_linear,
                                       .solving = &solve::linear_solving,
                                       .games = &game::linear_type_games};

}  // namespace switchbox

namespace switchbox::solve {
namespace {

using machine::PressGrid;

// Returns whether every quiet pattern is shown and was compared, by adding it to the solution.
bool shows_all(const Several& several) {
    constexpr auto max_solutions = static_cast<std::uint32_t>(max_quiet_figures + 1);  // with the given one
    return several.proved_fewest && several.solutions <= Natural{max_solutions};
}

std::vector<PressGrid> shown_patterns(const LinearSolver& solver, const Several& several) {
    std::vector<PressGrid> patterns;
    if (shows_all(several)) {
        const PressGrid none = PressGrid::filled(several.presses.shape, 0);
        patterns = solver.all_solutions(none, max_quiet_figures + 1);
        patterns.erase(patterns.begin());
        return patterns;
    }
    for (const algebra::CyclicGenerator& quiet : solver.quiet()) {
        if (patterns.size() == max_quiet_figures) break;
        patterns.push_back(solver.to_presses(quiet.vector));
    }
    return patterns;
}

Message caption_of(const PressGrid& pattern, const PressGrid& solution, int states) {
    std::size_t shared = 0;  // buttons that both the pattern and the solution press
    std::size_t both = 0;    // presses of the sum of both
    for (std::size_t button = 0; button < pattern.size(); ++button) {
        shared += pattern[button] != 0 && solution[button] != 0 ? 1 : 0;
        both += static_cast<std::size_t>((pattern[button] + solution[button]) % states);
    }
    if (states > 2) return tell("solve.quiet.caption-with-it", both);
    const std::size_t presses = machine::weight(pattern);
    return shared == 0 ? tell("solve.quiet.caption-apart", presses)
                       : tell("solve.quiet.caption", presses, shared);
}

Message words_for_all(std::size_t patterns, int states) {
    if (patterns == 1) return tell(states == 2 ? "solve.quiet.one"_id : "solve.quiet.one-of-states"_id);
    return tell(states == 2 ? "solve.quiet.all"_id : "solve.quiet.all-of-states"_id, patterns);
}

Message words_for_some(std::size_t patterns, int states, bool all_compared) {
    // Indices: more than two states, some patterns not shown, all solutions compared.
    constexpr std::array<std::array<std::array<MessageId<2>, 2>, 2>, 2> ids{{
        {{{"solve.quiet.some-not-compared", "solve.quiet.some"},
          {"solve.quiet.some-shown-not-compared", "solve.quiet.some-shown"}}},
        {{{"solve.quiet.some-of-states-not-compared", "solve.quiet.some-of-states"},
          {"solve.quiet.some-of-states-shown-not-compared", "solve.quiet.some-of-states-shown"}}},
    }};
    const std::size_t more_states = states > 2 ? 1 : 0;
    const std::size_t not_all_shown = patterns > max_quiet_figures ? 1 : 0;
    return tell(ids.at(more_states).at(not_all_shown).at(all_compared ? 1 : 0), patterns, max_quiet_figures);
}

bool is_in_a_quiet_pattern(const LinearSolver& solver, std::size_t button) {
    const std::size_t index = solver.buttons().index_of(button);
    return std::any_of(solver.quiet().begin(), solver.quiet().end(),
                       [&](const auto& quiet) { return quiet.vector[index] != 0; });
}

void mark_changed_lamps(Explanation& why, const Question& question, std::size_t button) {
    why.lamps = question.machine.changes(question.presses, button);
    why.legend = tell("solve.legend.changed-lamps");
}

// Larger machines take too long to eliminate for a text that is requested again and again.
constexpr std::size_t max_buttons_to_transpose = 64;

// Returns A transposed: a row for each button, a column for each lamp.
algebra::ZeroOneMatrix transposed_matrix_of(const machine::LinearMachine& machine) {
    const algebra::ZeroOneMatrix a = matrix_of(machine);
    algebra::ZeroOneMatrix transposed{a.columns.size(), std::vector<std::vector<std::size_t>>(a.rows)};
    for (std::size_t button = 0; button < a.columns.size(); ++button) {
        for (const std::size_t lamp : a.columns[button]) transposed.columns[lamp].push_back(button);
    }
    return transposed;
}

// Returns the weight of each lamp in the number of times that every solution presses `button`. This is a y
// with y·A = e_button, so that y·v is the button's entry of any s with A·s = v. nullopt if solutions differ
// there, or if it would take long to find.
std::optional<machine::Picture> deciding_row(const LinearSolver& solver,
                                             const machine::LinearMachine& machine, std::size_t button) {
    if (solver.is_invertible()) return solver.inverse_row(button);
    const CellIndex& buttons = solver.buttons();
    if (buttons.size() > max_buttons_to_transpose) return std::nullopt;
    algebra::Residues unit(buttons.size(), 0);
    unit[buttons.index_of(button)] = 1;
    const algebra::Factorization transposed(transposed_matrix_of(machine), solver.states());
    const algebra::ResidueSolution row = transposed.solve(unit);
    if (!row.solvable) return std::nullopt;
    return solver.to_picture(row.x);
}

// Explains a press of a button that no quiet pattern has.
Explanation why_in_every_solution(const LinearSolver& solver, const Question& question,
                                  const Several& several, std::size_t button) {
    const Message name = question.machine.button_name(button);
    Message words = solver.states() == 2
                        ? tell("solve.why.in-every-solution", name, readable(several.solutions))
                        : tell("solve.why.in-every-solution-so-often", name, readable(several.solutions),
                               times_phrase(several.presses[button]));
    Explanation why;
    if (const auto row = deciding_row(solver, *machine::linear_in(question.machine), button)) {
        why = why_by_row(question, *row, button);
        why.more = std::move(words);
    } else {
        why.text = std::move(words);
        mark_changed_lamps(why, question, button);
    }
    return why;
}

Explanation why_in_this_solution(const LinearSolver& solver, const Question& question, const Several& several,
                                 std::size_t button) {
    Explanation why;
    const auto id =
        several.proved_fewest ? "solve.why.in-a-shortest"_id : "solve.why.in-the-shortest-found"_id;
    why.text = tell(id, question.machine.button_name(button), machine::weight(several.presses));
    why.more =
        together(tell("solve.why.solutions", readable(several.solutions)), quiet_words(solver, several));
    mark_changed_lamps(why, question, button);
    return why;
}

Explanation why_press_of_several(const LinearSolver& solver, const Question& question, const Several& several,
                                 std::size_t button) {
    Explanation why = is_in_a_quiet_pattern(solver, button)
                          ? why_in_this_solution(solver, question, several, button)
                          : why_in_every_solution(solver, question, several, button);
    why.figures = quiet_figures(solver, several);
    return why;
}

// Smaller boards are explained by lamps to count.
constexpr std::size_t min_buttons_to_chase = 50;
// Wider boards have no table for their hints.
constexpr int max_columns_to_look_up = 64;

// Returns whether each button changes its lamp and the four beside it, on a board with edges.
bool is_lights_out(const machine::Rule& rule) {
    const machine::Stencil plus{{-1, 0}, {0, -1}, {0, 0}, {0, 1}, {1, 0}};
    machine::Stencil inner = rule.inner;
    std::sort(inner.begin(), inner.end());
    return rule.states == 2 && rule.surface == machine::Surface::plane && !rule.border && inner == plus;
}

// Returns whether a solution presses `button` and no other button that changes the lamp. Requires a rule with
// one stencil on the plane.
bool is_only_press(const machine::Rule& rule, const PressGrid& solution, std::size_t lamp,
                   std::size_t button) {
    const machine::Shape shape = solution.shape;
    return std::all_of(rule.inner.begin(), rule.inner.end(), [&](const machine::Offset& offset) {
        const int row = shape.row(lamp) - offset.row;
        const int column = shape.column(lamp) - offset.column;
        if (!shape.contains(row, column)) return true;
        const std::size_t other = shape.cell(row, column);
        return other == button ? solution[other] != 0 : solution[other] == 0;
    });
}

// Returns the lamp above `button` if no other press of the solution changes it, on a large board that can be
// chased, or a large one of Lights Out with holes.
std::optional<std::size_t> chased_lamp(const Question& question, const PressGrid& solution,
                                       std::size_t button) {
    const machine::LinearMachine& machine = *machine::linear_in(question.machine);
    const machine::Shape shape = solution.shape;
    if (shape.size() < min_buttons_to_chase || shape.row(button) == 0) return std::nullopt;
    const std::size_t lamp = button - static_cast<std::size_t>(shape.columns);
    if (!can_chase(machine.rule()) && !is_lights_out(machine.rule())) return std::nullopt;
    if (!machine.lamp_sites().has(lamp)) return std::nullopt;
    return is_only_press(machine.rule(), solution, lamp, button) ? std::optional(lamp) : std::nullopt;
}

// Adds the number of solutions and the quiet patterns.
void add_solutions(Explanation& why, const LinearSolver& solver, const Verdict& verdict) {
    const auto* several = std::get_if<Several>(&verdict);
    if (several == nullptr) return;
    why.more = together(why.more, tell("solve.why.solutions", readable(several->solutions)),
                        quiet_words(solver, *several));
    why.figures = quiet_figures(solver, *several);
}

// Explains a press by the wrong lamp above it, as when the lights are chased from row to row.
Explanation why_by_chasing(const LinearSolver& solver, const Question& question, const Verdict& verdict,
                           std::size_t lamp, std::size_t button) {
    const machine::Machine& machine = question.machine;
    const Message wrong = machine.is_numbered() ? tell("solve.lamps.one", machine.lamp_name(lamp))
                                                : tell("solve.lamps.at", machine.lamp_name(lamp));
    Explanation why;
    why.text = solver.states() == 2
                   ? tell("solve.why.by-chasing", wrong, machine.button_name(button))
                   : tell("solve.why.by-chasing-of-states", wrong, machine.button_name(button),
                          times_phrase((*presses_of(verdict))[button]));
    why.more = tell("solve.why.by-chasing.more");
    why.lamps = {lamp};
    why.legend = tell("solve.legend.wrong-lamp");
    add_solutions(why, solver, verdict);
    return why;
}

// Returns the bottom row of a board whose other lamps are all right, and its first row in the table, if that
// is the first row of the solution. nullopt also for small and for wide boards.
std::optional<ChasingRow> looked_up_row(const Question& question, const PressGrid& solution) {
    const machine::Rule& rule = machine::linear_in(question.machine)->rule();
    const machine::Shape shape = rule.shape;
    if (!can_chase(rule) || shape.size() < min_buttons_to_chase || shape.columns > max_columns_to_look_up)
        return std::nullopt;
    const machine::Picture shown = question.machine.picture(question.presses);
    if (!next_chase(rule, shown, question.target).empty()) return std::nullopt;
    const algebra::Residues bottom = bottom_row(rule, shown, question.target);
    const auto found = look_up(page_of(ChasingTable(rule)), bottom);
    if (!found || !std::equal(found->first.begin(), found->first.end(), solution.cells.begin()))
        return std::nullopt;
    return ChasingRow{bottom, found->first};
}

// Explains a press in the first row by the table for the bottom row.
Explanation why_by_table(const LinearSolver& solver, const Question& question, const Verdict& verdict,
                         const ChasingRow& row) {
    const auto columns = row.bottom.size();
    Messages presses;
    Explanation why;
    for (std::size_t column = 0; column < columns; ++column) {
        if (row.first[column] != 0)
            presses.push_back(row.first[column] == 1 ? verbatim(column + 1)
                                                     : tell("solve.why.by-table.times", column + 1,
                                                            times_phrase(row.first[column])));
        if (row.bottom[column] != 0) why.lamps.push_back(question.target.size() - columns + column);
    }
    why.text = tell("solve.why.by-table", std::move(presses));
    why.more = together(tell("solve.why.by-table.more"), tell("solve.why.by-chasing.more"));
    why.legend = tell("solve.legend.wrong-lamps");
    add_solutions(why, solver, verdict);
    return why;
}

std::optional<Explanation> why_linear_press(const Solver& solver, const Question& question,
                                            const Verdict& verdict, std::size_t button) {
    if (!is_in_any_order(verdict) || !is_in_solution(verdict, button)) return std::nullopt;
    const LinearSolver& linear = *linear_in(solver);
    if (const auto lamp = chased_lamp(question, *presses_of(verdict), button))
        return why_by_chasing(linear, question, verdict, *lamp, button);
    if (presses_of(verdict)->shape.row(button) == 0) {
        if (const auto row = looked_up_row(question, *presses_of(verdict)))
            return why_by_table(linear, question, verdict, *row);
    }
    if (const auto* several = std::get_if<Several>(&verdict))
        return why_press_of_several(linear, question, *several, button);
    const auto row = deciding_row(linear, *machine::linear_in(question.machine), button);
    if (!row) return std::nullopt;
    return why_by_row(question, *row, button);
}

void add_quiet_patterns(Explanation& why, const Solver& solver, const Several& several) {
    why.more = together(why.more, quiet_words(*linear_in(solver), several));
    why.figures = quiet_figures(*linear_in(solver), several);
}

}  // namespace

std::vector<PressFigure> quiet_figures(const LinearSolver& solver, const Several& several) {
    std::vector<PressFigure> figures;
    for (PressGrid& pattern : shown_patterns(solver, several)) {
        Message caption = caption_of(pattern, several.presses, solver.states());
        figures.push_back({std::move(pattern), std::move(caption)});
    }
    return figures;
}

Message quiet_words(const LinearSolver& solver, const Several& several) {
    if (shows_all(several)) return words_for_all(shown_patterns(solver, several).size(), solver.states());
    return words_for_some(solver.quiet_generators(), solver.states(), several.proved_fewest);
}

const TypeSolving linear_solving{.make_solver = make_linear_solver,
                                 .prepare = prepare_linear_solver,
                                 .why_press = why_linear_press,
                                 .add_other_solutions = add_quiet_patterns,
                                 .certificate_gap = linear_certificate_gap,
                                 .certificate = linear_certificate};

}  // namespace switchbox::solve
