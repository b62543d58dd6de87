// The one file of this floor that knows which kinds of machines there are.
#include "command_line/kinds.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "command_line/cube/cube_answers.hpp"
#include "command_line/facts.hpp"
#include "command_line/ghaly/ghaly_options.hpp"
#include "command_line/ghaly/ghaly_solutions.hpp"
#include "command_line/kind_answers.hpp"
#include "command_line/linear/linear_facts.hpp"
#include "command_line/linear/linear_options.hpp"
#include "command_line/powers.hpp"
#include "machine/cube/cube_kind.hpp"
#include "machine/ghaly/ghaly_choice.hpp"
#include "machine/linear/linear_choice.hpp"
#include "play/share_code.hpp"
#include "solve/ghaly/picture/ghaly_answers.hpp"
#include "solve/large/linear_answers.hpp"
#include "solve/linear/linear_solver.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
namespace {

using machine::MachineChoice;

machine::MachineChoice usual_cube() { return machine::choose_cube(); }

constexpr std::array all_answers{KindAnswers{machine::cube_id, usual_cube, solve_cube, show_cube,
                                             inspect_cube, draw_cube, open_cube, list_cube}};

constexpr KindWords usual_words;
constexpr KindWords ghaly_words{
    .all_on = "Ghaly's machine has colours to choose from; write one for each cell, as in 33/33",
    .not_a_cell = "native.not-a-colour",
    .start = "Ghaly's machine always begins dark, so it takes no other start",
    .other_size = "another square",
    .colours = " colours and dark",
    .unlike_a_matrix = "for what a press changes there depends on what else is pressed"};

// An option that belongs to another machine.
std::optional<Error> problem_with_stray(const MachineChoice& named, const MachineOptions& options) {
    const auto drawn = named->id() == machine::own_id ? std::nullopt : first_given(options.rule);
    if (drawn) {
        return Error{verbatim(std::string(*drawn) +
                              ": only the machine 'own' takes this option, the rule of " +
                              say(named->name()) + " is fixed")};
    }
    const auto coded = machine::codes_of(named) != nullptr ? std::nullopt : first_given(options.ghaly);
    if (coded) {
        return Error{verbatim(std::string(*coded) + ": only the machine 'ghaly' takes this option, " +
                              say(named->name()) + " has no codes")};
    }
    const auto turned = answers_of(named->id()) != nullptr ? std::nullopt : first_given(options.cube);
    if (!turned) return std::nullopt;
    return Error{verbatim(std::string(*turned) + ": only the machine 'cube' takes this option, " +
                          say(named->name()) + " has no turns")};
}

// What the game in a code says of it is all there is to say.
Result<MachineChoice> other_choice(const MachineChoice& named, const MachineOptions& options) {
    if (!options.size && !options.states && !options.lit_only) return named;
    return Error{
        verbatim("size: " + say(named->name()) + " is as it is; leave --size, --states and --lit-only out")};
}

}  // namespace

std::span<const KindAnswers> kinds_that_answer() { return all_answers; }

const KindAnswers* answers_of(std::string_view id) {
    const auto found = std::find_if(all_answers.begin(), all_answers.end(),
                                    [id](const KindAnswers& one) { return one.id == id; });
    return found == all_answers.end() ? nullptr : &*found;
}

const KindAnswers* answers_for(const MachineOptions& options) {
    const auto code = code_named(options.machine);
    if (!code) return answers_of(options.machine);
    const auto position = play::parse_share_code(*code, false);
    return position ? answers_of(position->puzzle.machine->id()) : nullptr;
}

const KindWords& words_of(const MachineChoice& choice) {
    return machine::codes_of(choice) != nullptr ? ghaly_words : usual_words;
}

Result<MachineChoice> choice_with(const MachineChoice& named, const MachineOptions& options,
                                  Purpose purpose) {
    if (const auto stray = problem_with_stray(named, options)) return *stray;
    if (const auto* codes = machine::codes_of(named)) return ghaly_choice(*codes, options);
    if (named->has_own_target()) return other_choice(named, options);
    return linear_choice(named, options, purpose);
}

MachineChoice usual_own_choice() {
    return *machine::choose_own(*machine::rule_of(*machine::choose("lights-out", {})));
}

std::optional<Error> problem_with_matrix(const MachineChoice& choice, MatrixPart part) {
    if (machine::rule_of(choice) != nullptr) return std::nullopt;
    const std::string_view why = words_of(choice).unlike_a_matrix;
    if (why.empty()) return Error{verbatim("machine: " + say(choice->name()) + " has no matrix")};
    constexpr std::array<std::string_view, 3> parts{"machine: Ghaly's machine has no matrix",
                                                    "inverse: Ghaly's machine has no matrix",
                                                    "quiet: Ghaly's machine has no quiet patterns"};
    return Error{verbatim(std::string(parts.at(static_cast<std::size_t>(part))) + ", " + std::string(why))};
}

std::size_t too_many_quiet(const Study& study) {
    const solve::LinearSolver* solver = solve::linear_in(study.solver);
    return solver != nullptr && solver->has_too_many_quiet() ? solver->quiet_generators() : 0;
}

Solutions all_solutions(const std::shared_ptr<const Study>& study, const machine::PressGrid& one,
                        std::size_t limit, Progress& progress) {
    if (solve::ghaly_in(study->solver) == nullptr) {
        return {solve::linear_in(study->solver)->count_solutions(limit),
                [study, one, limit](const solve::LinearSolver::TakePresses& take) {
                    solve::linear_in(study->solver)->each_solution(one, limit, take);
                }};
    }
    const auto all = ghaly_solutions(*study, one, limit, progress);
    return {all.size(), [all](const solve::LinearSolver::TakePresses& take) {
                for (const machine::PressGrid& presses : all)
                    if (!take(presses)) return;
            }};
}

std::optional<Error> problem_with_all(const Study& study) {
    if (too_many_quiet(study) == 0) return std::nullopt;
    const auto& equations = solve::linear_in(study.solver)->equations();
    return Error{verbatim("all: " + as_powers(equations, &algebra::EquationPart::kernel_exponent) +
                          " solutions of so large a board are too many to compare; leave --all out")};
}

std::optional<int> only_colour_sought(const Study& study) {
    if (solve::ghaly_in(study.solver) == nullptr || !goes_for_one_colour(study.position.puzzle))
        return std::nullopt;
    return solve::ghaly_in(study.solver)->colour();
}

Answer machine_facts(const Study& study) {
    if (solve::ghaly_in(study.solver) != nullptr) return ghaly_facts(study);
    return solve::linear_in(study.solver) != nullptr ? linear_facts(study) : plain_facts(study);
}

}  // namespace switchbox::command_line
