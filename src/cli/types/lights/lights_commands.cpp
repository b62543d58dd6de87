// Commands of linear machines.
#include "cli/machine_commands.hpp"
#include "cli/powers.hpp"
#include "cli/types/lights/linear_facts.hpp"
#include "cli/types/lights/linear_options.hpp"
#include "types/lights/large/linear_answers.hpp"
#include "types/lights/model/linear_choice.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::cli {
namespace {

constexpr std::array<TypeOption, 5> drawing_options{
    {{"torus", "", "own: the edges touch the ones across"},
     {"stencil", "DRAWING", "own: what a press changes, round the pressed cell, 3, 5 or 7 rows: 010/111/010"},
     {"corner", "DRAWING", "own: the stencil of the corners, drawn for the top left one and turned"},
     {"edge", "DRAWING", "own: that of the other cells at the edge, drawn for the top and turned"},
     {"holes", "GRID", "own: the cells without a lamp: 1 for each, 0 for the others"}}};

// Returns the machine 'own' before any drawing option: Lights Out.
machine::MachineChoice usual_own() {
    return *machine::choose_own(*machine::rule_of(*machine::choose("lights-out", {})));
}

Solutions linear_solutions(const std::shared_ptr<const Study>& study, const machine::PressGrid& one,
                           std::size_t limit, ProgressLine& /*progress*/) {
    return {solve::linear_in(study->solver())->count_solutions(limit),
            [study, one, limit](const solve::LinearSolver::TakePresses& take) {
                solve::linear_in(study->solver())->each_solution(one, limit, take);
            }};
}

std::optional<Error> problem_with_linear_solutions(const Study& study) {
    const solve::LinearSolver& solver = *solve::linear_in(study.solver());
    if (!solver.has_too_many_quiet()) return std::nullopt;
    return Error{verbatim("all: " + as_powers(solver.equations(), &algebra::EquationPart::kernel_exponent) +
                          " solutions of so large a board are too many to compare; leave --all out")};
}

}  // namespace

const MachineCommands lights_commands{.type = machine::linear_id,
                                      .owner = machine::own_id,
                                      .options = drawing_options,
                                      .not_of_others = {"the rule of ", " is fixed"},
                                      .usual = usual_own,
                                      .largest_side = machine::largest_side,
                                      .choose = linear_choice,
                                      .describe = linear_facts,
                                      .inverse = inverse_facts,
                                      .quiet = quiet_facts,
                                      .all = linear_solutions,
                                      .problem_with_all = problem_with_linear_solutions};

}  // namespace switchbox::cli
