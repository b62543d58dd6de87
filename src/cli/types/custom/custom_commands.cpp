// Commands of user-defined puzzles.
#include "cli/machine_commands.hpp"
#include "cli/types/custom/puzzle_answer.hpp"
#include "types/custom/model/wired_machine.hpp"

namespace switchbox::cli {

const MachineCommands custom_commands{
    .type = machine::wired_id,
    .one_solution = "of a puzzle of your own the cheapest solution is found",
    .verdict = add_boards_and_cost,
    .solve_file = solve_puzzle};

}  // namespace switchbox::cli
