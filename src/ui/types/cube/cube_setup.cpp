#include "ui/types/cube/cube_setup.hpp"

#include <array>
#include <string>

#include "types/cube/model/cube_kind.hpp"
#include "ui/dialogs/levels.hpp"

namespace switchbox::ui {
namespace {

using machine::CubeVariant;

void take_form(InputContext& context, const CubeVariant& form) {
    SetupDraft& draft = context.change().setup;
    draft.machine = machine::choose_cube(form);
    draft.refusal.reset();
}

template <class Value, Value CubeVariant::*member>
void choose_form(InputContext& context, int value) {
    CubeVariant form = machine::form_of(context.state.setup.machine);
    form.*member = static_cast<Value>(value);
    take_form(context, form);
}

// Levels as numbers of turns. A few make a puzzle to think through; ten or more are like any scrambled cube.
constexpr std::array<int, 5> turn_levels{0, 2, 4, 6, 10};

void choose_turns(InputContext& context, int turns) {
    set_fewest(context.change().setup, static_cast<std::size_t>(turns));
}
void step_turns(InputContext& context, int by) { step_fewest(context.change().setup, by); }

void add_turns(const DialogColumn& column, const SetupDraft& draft) {
    const auto turns = fewest_of(draft);
    const Message any = tell("cube.setup.turns.any");
    std::vector<Choice> levels;
    levels.reserve(turn_levels.size());
    for (const int level : turn_levels)
        levels.push_back({"setup-turns-" + std::to_string(level), level == 0 ? any : tell({}, level), level});
    column.choice("setup-turns-level", tell("cube.setup.turns"), static_cast<int>(turns.value_or(0)),
                  choose_turns, std::move(levels));
    constexpr StepNames names{"cube.setup.turns.number", "cube.setup.turns.fewer", "cube.setup.turns.more"};
    const bool more = turns.value_or(0) < max_presses(draft);
    column.steps("setup-turns", {names, turns ? tell({}, *turns) : any, turns.has_value(), more, step_turns});
}

}  // namespace

void add_cube_setup(const DialogColumn& column, const SetupDraft& draft) {
    const CubeVariant form = machine::form_of(draft.machine);
    column.choice(
        "setup-cube-side", tell("cube.setup.side"), static_cast<int>(form.side),
        choose_form<std::size_t, &CubeVariant::side>,
        {{"setup-cube-2", tell("cube.setup.side-2"), 2}, {"setup-cube-3", tell("cube.setup.side-3"), 3}});
    column.choice("setup-cube-metric", tell("cube.setup.metric"), static_cast<int>(form.metric),
                  choose_form<machine::Metric, &CubeVariant::metric>,
                  {{"setup-cube-face", tell("cube.setup.face"), 0},
                   {"setup-cube-quarter", tell("cube.setup.quarter"), 1},
                   {"setup-cube-clockwise", tell("cube.setup.clockwise"), 2}});
    column.choice("setup-cube-colours", tell("cube.setup.colours"), static_cast<int>(form.colours),
                  choose_form<machine::CubeColours, &CubeVariant::colours>,
                  {{"setup-cube-common", tell("cube.setup.common"), 1},
                   {"setup-cube-paper", tell("cube.setup.paper"), 0}});
    add_turns(column, draft);
}

}  // namespace switchbox::ui
