#include "solve/explain/quiet_explanation.hpp"

#include <algorithm>

#include "solve/explain/lamp_explanation.hpp"

namespace switchbox::solve {
namespace {

using machine::PressGrid;

// Whether every quiet pattern is shown and was added to the solution.
bool shows_all(const Several& several) {
    constexpr auto max_solutions = static_cast<std::uint32_t>(max_quiet_figures + 1);  // one of them given
    return several.proved_fewest && several.solutions <= algebra::Natural{max_solutions};
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

std::string caption_of(const PressGrid& pattern, const PressGrid& solution, int states) {
    std::size_t shared = 0;    // presses of the pattern that the solution has too
    std::size_t together = 0;  // presses of both, added up
    for (std::size_t button = 0; button < pattern.size(); ++button) {
        shared += pattern[button] != 0 && solution[button] != 0 ? 1 : 0;
        together += static_cast<std::size_t>((pattern[button] + solution[button]) % states);
    }
    if (states > 2) return "with it " + presses_phrase(together);
    return presses_phrase(machine::weight(pattern)) + ", " + (shared == 0 ? "none" : std::to_string(shared)) +
           " of them in the solution";
}

std::string words_for_all(std::size_t patterns, int states) {
    if (patterns == 1) {
        return std::string("Adding the quiet pattern to a solution gives the other one") +
               (states == 2 ? "; at most half of its presses are in this solution, so it makes this no "
                              "shorter."
                            : ", which is no shorter.");
    }
    return "Adding one of the " + number_word(patterns) + " quiet patterns to a solution gives another one" +
           (states == 2 ? "; each has at most half of its presses in this solution, so none makes it shorter."
                        : "; none makes this one shorter.");
}

bool is_in_a_quiet_pattern(const LinearSolver& solver, std::size_t button) {
    const std::vector<std::size_t>& buttons = solver.button_cells();
    const auto place = std::lower_bound(buttons.begin(), buttons.end(), button) - buttons.begin();
    return std::any_of(solver.quiet().begin(), solver.quiet().end(),
                       [&](const auto& quiet) { return quiet.vector[static_cast<std::size_t>(place)] != 0; });
}

void mark_changed_lamps(Explanation& why, const Question& question, std::size_t button) {
    why.lamps = question.machine.changes(question.presses, button);
    why.legend = "Outlined: the lamps that it changes.";
}

// No quiet pattern has the button.
Explanation why_in_every_solution(const LinearSolver& solver, const Question& question,
                                  const Several& several, std::size_t button) {
    const int times = several.presses[button];
    const std::string words = "Button " + std::to_string(question.machine.button_number(button)) +
                              " is in no quiet pattern, so every one of the " + readable(several.solutions) +
                              " solutions presses it" +
                              (solver.states() == 2 ? "" : " " + times_phrase(times)) + ".";
    Explanation why;
    if (const auto row = deciding_row(solver, *question.machine.linear(), button)) {
        why = why_by_row(question, *row, button, "It");
        why.text = words + " " + why.text;
    } else {
        why.text = words;
        mark_changed_lamps(why, question, button);
    }
    return why;
}

Explanation why_in_this_solution(const LinearSolver& solver, const Question& question, const Several& several,
                                 std::size_t button) {
    Explanation why;
    why.text = "Button " + std::to_string(question.machine.button_number(button)) + " is one of the " +
               presses_phrase(machine::weight(several.presses)) + " of " +
               (several.proved_fewest ? "a shortest solution" : "the shortest solution found") +
               ". There are " + readable(several.solutions) + " solutions. " + quiet_words(solver, several);
    mark_changed_lamps(why, question, button);
    return why;
}

}  // namespace

std::vector<PressFigure> quiet_figures(const LinearSolver& solver, const Several& several) {
    std::vector<PressFigure> figures;
    for (PressGrid& pattern : shown_patterns(solver, several)) {
        std::string caption = caption_of(pattern, several.presses, solver.states());
        figures.push_back({std::move(pattern), std::move(caption)});
    }
    return figures;
}

Message quiet_words(const LinearSolver& solver, const Several& several) {
    const std::size_t patterns = solver.quiet().size();
    if (shows_all(several)) return words_for_all(shown_patterns(solver, several).size(), solver.states());
    const bool not_all_shown = patterns > max_quiet_figures;
    return "All of them come from this one by adding some of " + number_word(patterns) + " quiet patterns" +
           (solver.states() == 2 ? "" : " once or more often") +
           (not_all_shown ? ", " + number_word(max_quiet_figures) + " of which are shown" : "") + "; " +
           (several.proved_fewest ? "all were compared." : "not all have been compared.");
}

Explanation why_press_of_several(const LinearSolver& solver, const Question& question, const Several& several,
                                 std::size_t button) {
    Explanation why = is_in_a_quiet_pattern(solver, button)
                          ? why_in_this_solution(solver, question, several, button)
                          : why_in_every_solution(solver, question, several, button);
    why.figures = quiet_figures(solver, several);
    return why;
}

}  // namespace switchbox::solve
