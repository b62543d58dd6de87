#include "ui/types/cube/cube_ui.hpp"

#include <array>
#include <string>

#include "types/cube/model/cube_machine.hpp"
#include "ui/board/board_marks.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/status_words.hpp"
#include "ui/types/cube/cube_sheets.hpp"
#include "ui/types/cube/cube_solid.hpp"

namespace switchbox::ui {
namespace {

void choose_usual_cube(InputContext& context) {
    if (context.game.puzzle().machine->id() != machine::cube_id) begin_on(context, machine::choose_cube());
}

NewGameRequest first_cube_game() { return {machine::choose_cube(), first_game_presses}; }

std::unique_ptr<Solid> make_cube_solid() { return std::make_unique<CubeSolid>(); }

constexpr MachineUiChip cube_chip{machine::cube_id, "machine.name.cube", true, choose_usual_cube};
constexpr PaintTool cube_painting{cube_paint_keys, add_swatches};

}  // namespace

constexpr std::array<MessageId<>, 1> cube_cards{"view.introduction.cube"};

const MachineUi cube_ui{.id = machine::cube_id,
                        .chip = &cube_chip,
                        .keys = cube_keys,
                        .help = cube_help,
                        .page_keys = cube_page_keys,
                        .painting = &cube_painting,
                        .sheets = &cube_sheets,
                        .make_solid = make_cube_solid,
                        .add_setup = add_cube_setup,
                        .add_more_setup = add_more_cube_setup,
                        .has_unusual_setup = has_unusual_cube_setup,
                        .cards = cube_cards,
                        .first_game = first_cube_game};

namespace {

ImGuiKey key_of(char letter) { return static_cast<ImGuiKey>(ImGuiKey_A + (letter - 'A')); }

}  // namespace

std::vector<ButtonKey> cube_keys(const machine::Machine& machine) {
    const machine::CubeMachine* cube = machine::cube_in(machine);
    std::vector<ButtonKey> keys;
    if (cube == nullptr) return keys;
    const bool only_clockwise = cube->form().metric == machine::Metric::clockwise;
    for (const std::size_t button : cube->button_sites().cells()) {
        const machine::Turn turn = cube->turn_of_button(button);
        const ImGuiKey key = key_of(machine::face_letters[static_cast<std::size_t>(turn.face)]);
        if (turn.quarters == 1) keys.push_back({key, false, button, 1});
        if (turn.quarters == 3) keys.push_back({key, true, button, 1});
        if (turn.quarters == 1 && only_clockwise) keys.push_back({key, true, button, 3});
    }
    return keys;
}

std::vector<PaintKey> cube_paint_keys(const machine::Machine& machine) {
    std::vector<PaintKey> keys;
    keys.reserve(static_cast<std::size_t>(machine.lamp_states()));
    for (int state = 0; state < machine.lamp_states(); ++state)
        keys.push_back({key_of(machine.state_label(state).front()), static_cast<std::uint8_t>(state)});
    return keys;
}

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

// Changes a further option of the dialog, which stays in sight.
template <class Value, Value CubeVariant::*member>
void choose_more(InputContext& context, int value) {
    context.change().setup.shows_more = true;
    choose_form<Value, member>(context, value);
}

// Levels as numbers of turns. A few make a puzzle to think through; ten or more are like any scrambled cube.
constexpr std::array<int, 4> turn_levels{2, 4, 6, 10};

void add_turns(const DialogColumn& column, const SetupDraft& draft) {
    std::vector<Choice> levels;
    levels.reserve(turn_levels.size());
    for (const int level : turn_levels)
        levels.push_back({"setup-turns-" + std::to_string(level), verbatim(level), level});
    add_length(column, draft,
               {"setup-turns-level",
                "setup-turns",
                tell("cube.setup.turns"),
                tell("cube.setup.turns.any"),
                {"cube.setup.turns.number", "cube.setup.turns.fewer", "cube.setup.turns.more"}},
               std::move(levels));
}

}  // namespace

void add_cube_setup(const DialogColumn& column, const SetupDraft& draft) {
    column.choice(
        "setup-cube-side", tell("cube.setup.side"), static_cast<int>(machine::form_of(draft.machine).side),
        choose_form<std::size_t, &CubeVariant::side>,
        {{"setup-cube-2", tell("cube.setup.side-2"), 2}, {"setup-cube-3", tell("cube.setup.side-3"), 3}});
    add_turns(column, draft);
}

void add_more_cube_setup(const DialogColumn& column, const SetupDraft& draft) {
    const CubeVariant form = machine::form_of(draft.machine);
    column.choice("setup-cube-metric", tell("cube.setup.metric"), static_cast<int>(form.metric),
                  choose_more<machine::Metric, &CubeVariant::metric>,
                  {{"setup-cube-face", tell("cube.setup.face"), 0},
                   {"setup-cube-quarter", tell("cube.setup.quarter"), 1},
                   {"setup-cube-clockwise", tell("cube.setup.clockwise"), 2}});
    column.choice("setup-cube-colours", tell("cube.setup.colours"), static_cast<int>(form.colours),
                  choose_more<machine::CubeColours, &CubeVariant::colours>,
                  {{"setup-cube-common", tell("cube.setup.common"), 1},
                   {"setup-cube-paper", tell("cube.setup.paper"), 0}});
}

bool has_unusual_cube_setup(const SetupDraft& draft) {
    const CubeVariant form = machine::form_of(draft.machine);
    const CubeVariant usual;
    return form.metric != usual.metric || form.colours != usual.colours;
}

}  // namespace switchbox::ui
