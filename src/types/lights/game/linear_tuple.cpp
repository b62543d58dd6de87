#include "types/lights/game/linear_tuple.hpp"

#include <utility>

#include "game/tuple_words.hpp"
#include "types/lights/large/linear_answers.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::game {
namespace {

Message about_buttons(const machine::Machine& machine) {
    if (!machine.buttons_are_lamps()) return tell("play.mealy.buttons.blocks");
    const bool has_holes = machine.button_sites().cells().size() < machine.buttons().size();
    return has_holes ? tell("play.mealy.buttons.holes") : tell("play.mealy.buttons.lamps");
}

// Returns the number of pictures in the image of g. kernel_number() returns the number of states per picture.
// Both are empty if the number is long.
Message image_number(const solve::LinearSolver& solver) {
    if (solver.nullity()) return power_number(solver.states(), solver.rank());
    return short_number(solver.equations().image_size());
}
Message kernel_number(const solve::LinearSolver& solver) {
    if (const auto nullity = solver.nullity()) return power_number(solver.states(), *nullity);
    return short_number(solver.equations().kernel_size());
}

// Describes which pictures can be shown; in lit-only play, which pictures belong to any state at all.
Message linear_reach(const Game& game) {
    const solve::LinearSolver& solver = *solve::linear_in(game.solver());
    const bool lit_only = game.machine().order_counts();
    if (solver.equations().is_onto()) {
        return lit_only ? tell("play.mealy.pictures.each-of-a-state") : tell("play.mealy.pictures.all");
    }
    Message shown = image_number(solver);
    if (shown.empty()) return tell("play.mealy.pictures.not-all");
    return lit_only ? tell("play.mealy.pictures.only-of-states", std::move(shown))
                    : tell("play.mealy.pictures.only", std::move(shown));
}

Message about_lamps(const Game& game) {
    const std::size_t lamps = game.machine().lamp_sites().cells().size();
    const int last = game.machine().lamp_states() - 1;
    return together(last == 1 ? tell("play.mealy.pictures.two-states", lamps)
                              : tell("play.mealy.pictures.states", lamps, last),
                    linear_reach(game));
}

// Describes how many states have the same picture; empty if that number is long.
Message states_alike(const solve::LinearSolver& solver) {
    if (solver.equations().is_one_to_one()) return tell("play.mealy.picture.one-to-one");
    Message alike = kernel_number(solver);
    return alike.empty() ? Message{} : tell("play.mealy.picture.alike", std::move(alike));
}

}  // namespace

std::vector<TupleRow> linear_tuple(const Game& game) {
    const machine::Machine& machine = game.machine();
    return press_grid_tuple(machine, {"play.mealy.states.linear", about_buttons(machine), about_lamps(game),
                                      together(tell("play.mealy.picture.linear", machine.press_states()),
                                               states_alike(*solve::linear_in(game.solver())))});
}

}  // namespace switchbox::game
