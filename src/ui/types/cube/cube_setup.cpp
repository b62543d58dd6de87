#include "ui/types/cube/cube_setup.hpp"

#include <array>
#include <string>

#include "types/cube/model/cube_kind.hpp"
#include "ui/dialogs/levels.hpp"

namespace switchbox::ui {
namespace {

using machine::CubeForm;

void take_form(Turn& turn, const CubeForm& form) {
    SetupDraft& draft = turn.change().setup;
    draft.machine = machine::choose_cube(form);
    draft.refusal.reset();
}

void choose_cube_side(Turn& turn, int side) {
    CubeForm form = machine::form_of(turn.state.setup.machine);
    form.side = static_cast<std::size_t>(side);
    take_form(turn, form);
}

void choose_metric(Turn& turn, int metric) {
    CubeForm form = machine::form_of(turn.state.setup.machine);
    form.metric = static_cast<machine::Metric>(metric);
    take_form(turn, form);
}

void choose_cube_colours(Turn& turn, int colours) {
    CubeForm form = machine::form_of(turn.state.setup.machine);
    form.colours = static_cast<machine::CubeColours>(colours);
    take_form(turn, form);
}

struct FormChoice {
    const char* id;
    const char* name;  // of a message
    int value;
};

template <class Choices>
DialogGroup form_choices(const char* id, const char* name, const Choices& all, int now, Act act) {
    DialogGroup group = group_of(id, GroupKind::choice, tell(name), Column::right);
    for (const FormChoice& choice : all)
        group.items.push_back(
            choice_item(choice.id, tell(choice.name), choice.value == now, act, choice.value));
    return group;
}

constexpr std::array<FormChoice, 2> side_choices{
    {{"setup-cube-2", "cube.setup.side-2", 2}, {"setup-cube-3", "cube.setup.side-3", 3}}};
constexpr std::array<FormChoice, 3> metrics{{{"setup-cube-face", "cube.setup.face", 0},
                                             {"setup-cube-quarter", "cube.setup.quarter", 1},
                                             {"setup-cube-clockwise", "cube.setup.clockwise", 2}}};
constexpr std::array<FormChoice, 2> schemes{
    {{"setup-cube-common", "cube.setup.common", 1}, {"setup-cube-paper", "cube.setup.paper", 0}}};

// Few are a puzzle to think through, ten or more are as any cube.
constexpr std::array<int, 5> turn_levels{0, 2, 4, 6, 10};

void choose_turns(Turn& turn, int turns) { set_fewest(turn.change().setup, static_cast<std::size_t>(turns)); }
void step_turns(Turn& turn, int by) { step_fewest(turn.change().setup, by); }

void add_turns(std::vector<DialogGroup>& groups, const SetupDraft& draft) {
    const auto turns = fewest_of(draft);
    DialogGroup group =
        group_of("setup-turns-level", GroupKind::choice, tell("cube.setup.turns"), Column::right);
    for (const int level : turn_levels) {
        const Message name = level == 0 ? tell("cube.setup.turns.any") : tell({}, level);
        group.items.push_back(choice_item("setup-turns-" + std::to_string(level), name,
                                          turns.value_or(0) == static_cast<std::size_t>(level), choose_turns,
                                          level));
    }
    groups.push_back(std::move(group));
    constexpr StepNames names{"cube.setup.turns.number", "cube.setup.turns.fewer", "cube.setup.turns.more"};
    const Message wanted = turns ? tell({}, *turns) : tell("cube.setup.turns.any");
    const bool more = turns.value_or(0) < max_presses(draft);
    groups.push_back(
        steps_group("setup-turns", {names, wanted, turns.has_value(), more, step_turns}, Column::right));
}

}  // namespace

void add_cube_setup(std::vector<DialogGroup>& groups, const SetupDraft& draft) {
    const CubeForm form = machine::form_of(draft.machine);
    groups.push_back(form_choices("setup-cube-side", "cube.setup.side", side_choices,
                                  static_cast<int>(form.side), choose_cube_side));
    groups.push_back(form_choices("setup-cube-metric", "cube.setup.metric", metrics,
                                  static_cast<int>(form.metric), choose_metric));
    groups.push_back(form_choices("setup-cube-colours", "cube.setup.colours", schemes,
                                  static_cast<int>(form.colours), choose_cube_colours));
    add_turns(groups, draft);
}

}  // namespace switchbox::ui
