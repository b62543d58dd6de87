#include "ui/types/ghaly/wires/wire_guide.hpp"

#include "machine/machine.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/frame/commands.hpp"

namespace switchbox::ui {
namespace {

constexpr int largest_guided = 3;  // rows and columns

bool is_guided(const game::Game& game, const UiState& state) {
    const bool is_small = game.machine().lamps().rows <= largest_guided;
    return is_small && are_wires_shown(game, state) && game.reveals_solvability() &&
           state.pane.kind != PaneKind::lesson && machine::single_colour(game.puzzle().target).has_value();
}

// Returns what to do now: the first press, the goal, where the colours come from, the ringed cell, or the
// end. Every board of one colour has cell 1 pressed (docs/theory.md, section 2).
Message guide_words(const game::Game& game, const UiState& state) {
    if (!is_guided(game, state)) return {};
    if (game.is_solved()) return tell("view.guide.wires.won");
    const machine::Machine& machine = game.machine();
    if (game.hint()) return tell("view.guide.wires.marked", machine.button_name(*game.hint()));
    const std::size_t presses = game.trail().buttons.size();
    if (presses == 0 && game.position().presses[0] == 0)
        return tell("view.guide.wires.press", machine.button_name(0));
    if (presses > 1) return tell("view.guide.wires.follow");
    return tell("view.guide.wires.goal", machine::colour_name(*machine::single_colour(game.puzzle().target)));
}

bool is_last_guided(const game::Game& game) { return game.machine().lamps().rows >= largest_guided; }

}  // namespace

const MachineGuide wire_guide{.id = "ghaly-wires", .line = guide_words, .is_last = is_last_guided};

}  // namespace switchbox::ui
