#include "cli/random_picture.hpp"

#include "base/random.hpp"
#include "game/new_game.hpp"

namespace switchbox::cli {
namespace {

using machine::MachineChoice;
using machine::Picture;

// Returns the length of a random walk: long enough to leave the start. Its parity varies, since the board may
// preserve parity.
std::size_t steps_of_walk(const Picture& start, Random& random) {
    return 4 * start.size() + static_cast<std::size_t>(random.below(8));
}

std::vector<std::size_t> lit_buttons(const machine::Machine& machine, const Picture& picture) {
    std::vector<std::size_t> lit = machine.button_sites().cells();
    std::erase_if(
        lit, [&](std::size_t button) { return !machine.may_press(machine.no_presses(), picture, button); });
    return lit;
}

Picture walk_on(const MachineChoice& choice, const Picture& start, Random& random) {
    const auto machine = choice->make_machine(start);
    machine::PressGrid presses = machine->no_presses();
    Picture picture = start;
    for (std::size_t step = steps_of_walk(start, random); step > 0; --step) {
        const std::vector<std::size_t> lit = lit_buttons(*machine, picture);
        if (lit.empty()) break;
        machine->press(presses, lit[static_cast<std::size_t>(random.below(lit.size()))]);
        picture = machine->picture(presses);
    }
    return picture;
}

}  // namespace

Picture random_target(const MachineChoice& choice, const Picture& start, std::uint64_t seed) {
    if (choice->has_own_start()) return game::random_picture(choice, seed);
    // Presses are undone by further presses, so reachability is symmetric: a random start serves as target.
    if (!choice->is_lit_only()) return game::random_start(choice, start, seed);
    Random random(seed);
    return walk_on(choice, start, random);
}

}  // namespace switchbox::cli
