// Commands of the Rubik's cube.
#include "cli/machine_commands.hpp"
#include "cli/types/cube/cube_facts.hpp"
#include "cli/types/cube/cube_options.hpp"
#include "types/cube/model/cube_kind.hpp"
#include "types/cube/model/net.hpp"
#include "types/cube/model/pictures.hpp"

namespace switchbox::cli {
namespace {

constexpr std::array<TypeOption, 3> turn_options{
    {{"metric", "METRIC", "cube: what counts as one turn, face (also a half turn), quarter or clockwise"},
     {"turns", "N", "cube: so many random turns from solved; without it, any cube, all alike likely",
      OptionPlace::new_game},
     {shortest_option, "", "cube: search on until no solution can be shorter", OptionPlace::solve}}};

machine::MachineChoice usual_cube() { return machine::choose_cube(); }

std::string side_of(const machine::MachineChoice& choice) {
    return std::to_string(machine::form_of(choice).side);
}

std::string cube_heading(const machine::MachineChoice& choice) {
    const std::string side = side_of(choice);
    return "Cube, " + side + " x " + side + " x " + side;
}

std::string sticker_letters(const machine::Picture& net) {
    return machine::format_stickers(machine::stickers_on(net));
}

}  // namespace

const MachineCommands cube_commands{.type = machine::cube_id,
                                    .owner = machine::cube_id,
                                    .options = turn_options,
                                    .not_of_others = {"", " has no turns"},
                                    .usual = usual_cube,
                                    .largest_side = 3,
                                    .listed_size = "3x3x3, 6 colours, or 2x2x2",
                                    .choose = cube_choice,
                                    .read_start = read_cube_start,
                                    .read_presses = read_cube_presses,
                                    .new_puzzle = new_cube,
                                    .in_words = "the cube",
                                    .one_solution = "of the cube one solution is found",
                                    .presses = "turns",
                                    .heading = cube_heading,
                                    .size = side_of,
                                    .picture = sticker_letters,
                                    .drawing = net_text,
                                    .show = cube_shown,
                                    .opened = order_of_turns,
                                    .describe = cube_group,
                                    .verdict = add_turns,
                                    .searches_first = true};

}  // namespace switchbox::cli
