// Groups for each part of the drawn puzzle: the wired button, the chosen lamp, targets, and what pressing has
// shown.
#include <algorithm>
#include <array>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "types/custom/model/wired_edits.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/types/custom/puzzle_dialog.hpp"
#include "ui/types/custom/puzzle_draft.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t most_chips = 24;     // most buttons that are all shown by name
constexpr std::uint32_t most_cost = 999;   // largest cost that steps can reach
constexpr std::size_t most_targets = 100;  // most targets that are drawn

machine::WiredButton& chosen_button(machine::WiredPuzzle& puzzle, const PuzzleDraft& draft) {
    return puzzle.buttons[draft.button()];
}

// Buttons

void pick_button(InputContext& context, int button) {
    drawn_puzzle(context).choose_button(static_cast<std::size_t>(button));
}

void step_to_button(InputContext& context, int by) {
    PuzzleDraft& draft = drawn_puzzle(context);
    draft.choose_button(draft.button() + static_cast<std::size_t>(by));
}

constexpr StepNames button_steps{"puzzle.draw.button", "puzzle.draw.button.previous",
                                 "puzzle.draw.button.next"};

std::string chip_name(const PuzzleDraft& draft, std::size_t button) {
    const std::string& name = draft.puzzle().buttons[button].name;
    const bool is_told = draft.part() == DrawnPart::learn && draft.is_known(button);
    return is_told ? say("puzzle.draw.known", name) : name;
}

void add_button_chooser(const DialogColumn& column, const PuzzleDraft& draft) {
    const auto& buttons = draft.puzzle().buttons;
    if (buttons.size() > most_chips) {
        const Message at = tell("puzzle.draw.button-of", draft.button() + 1, buttons.size());
        return column.steps("puzzle-button", {button_steps, at, draft.button() > 0,
                                              draft.button() + 1 < buttons.size(), step_to_button});
    }
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < buttons.size(); ++i)
        choices.push_back(
            {"puzzle-button-" + std::to_string(i + 1), verbatim(chip_name(draft, i)), static_cast<int>(i)});
    column.choice("puzzle-button", tell("puzzle.draw.button"), static_cast<int>(draft.button()), pick_button,
                  std::move(choices));
}

template <DrawnName name>
void take_name(InputContext& context, std::string_view text) {
    drawn_puzzle(context).type(name, std::string(text));
}

// Adds the field of a name, and the reason why the typed text cannot be one.
void add_name(const DialogColumn& column, const PuzzleDraft& draft, DrawnName which, const char* id,
              const Message& name, Field field) {
    field.text = draft.typed(which).value_or(field.text);
    column.field(id, name, std::move(field));
    const Message refusal = draft.refusal(which);
    if (!refusal.empty()) column.words("puzzle-name-words", {}, refusal);
}

}  // namespace

void add_title(const DialogColumn& column, const PuzzleDraft& draft) {
    const Message name = tell("puzzle.draw.own-title");
    add_name(column, draft, DrawnName::title, "puzzle-title", name,
             {"puzzle-title-field", name, say("machine.name.wired"), draft.puzzle().name,
              take_name<DrawnName::title>});
}

namespace {

void new_button(InputContext& context, int /*argument*/) {
    PuzzleDraft& draft = drawn_puzzle(context);
    std::size_t added = 0;
    draft.change([&](machine::WiredPuzzle& puzzle) { added = machine::add_button(puzzle); });
    draft.choose_button(added);
}

void drop_button(InputContext& context, int /*argument*/) {
    PuzzleDraft& draft = drawn_puzzle(context);
    draft.change([&](machine::WiredPuzzle& puzzle) { machine::remove_button(puzzle, draft.button()); });
}

void new_own_buttons(InputContext& context, int /*argument*/) {
    drawn_puzzle(context).change(machine::add_own_buttons);
}

std::vector<DialogItem> button_actions(const machine::WiredPuzzle& puzzle) {
    const bool has_room = puzzle.buttons.size() < machine::max_wired_buttons;
    std::vector<DialogItem> items{
        enabled_if(has_room,
                   button_item("puzzle-add-button", tell("puzzle.draw.add-button"), icons::plus, new_button)),
        enabled_if(
            puzzle.buttons.size() > 1,
            button_item("puzzle-drop-button", tell("puzzle.draw.drop-button"), icons::trash_2, drop_button))};
    const bool fits = puzzle.buttons.size() + puzzle.lamps.size() <= machine::max_wired_buttons;
    if (fits && !machine::has_own_buttons(puzzle))
        items.push_back(
            button_item("puzzle-own-buttons", tell("puzzle.draw.own-buttons"), icons::plus, new_own_buttons));
    return items;
}

void repeat_along(InputContext& context, int along) {
    PuzzleDraft& draft = drawn_puzzle(context);
    draft.change([&](machine::WiredPuzzle& puzzle) {
        machine::repeat_effects(puzzle, draft.button(), static_cast<machine::Repetition>(along));
    });
}

// Returns buttons that give all other buttons the effects of the chosen one.
std::vector<DialogItem> repeat_buttons(const PuzzleDraft& draft) {
    const bool can_repeat = machine::can_repeat(draft.puzzle(), draft.button());
    const machine::Shape shape = machine::drawn_shape(draft.puzzle());
    const bool is_row = shape.rows == 1 || shape.columns == 1;
    const auto item = [&](const char* id, const Message& words, machine::Repetition along) {
        return enabled_if(can_repeat,
                          button_item(id, words, icons::repeat, repeat_along, static_cast<int>(along)));
    };
    return {item("puzzle-repeat", tell(is_row ? "puzzle.draw.repeat-row"_id : "puzzle.draw.repeat-board"_id),
                 machine::Repetition::places),
            item("puzzle-repeat-ring", tell("puzzle.draw.repeat-ring"), machine::Repetition::ring)};
}

// Returns the number of presses after which another one makes no difference, so that this limit is as good as
// none. If the order matters there is no such number; the value returned is more than can be counted.
std::uint32_t period_of(const PuzzleDraft& draft) {
    constexpr std::uint32_t uncounted = 255;
    if (draft.puzzle().press != machine::PressRule::any) return uncounted;
    return static_cast<std::uint32_t>(machine::periods_of(draft.puzzle())[draft.button()]);
}

void step_most(InputContext& context, int by) {
    PuzzleDraft& draft = drawn_puzzle(context);
    const std::uint32_t period = period_of(draft);
    draft.change([&](machine::WiredPuzzle& puzzle) {
        auto& most = chosen_button(puzzle, draft).most;
        const std::uint32_t next = std::min(most.value_or(period), period) + static_cast<std::uint32_t>(by);
        most = next < period ? std::optional(next) : std::nullopt;
    });
}

void step_cost(InputContext& context, int by) {
    PuzzleDraft& draft = drawn_puzzle(context);
    draft.change([&](machine::WiredPuzzle& puzzle) {
        chosen_button(puzzle, draft).cost += static_cast<std::uint32_t>(by);
    });
}

constexpr StepNames most_steps{"puzzle.draw.most", "puzzle.draw.most.fewer", "puzzle.draw.most.more"};
constexpr StepNames cost_steps{"puzzle.draw.cost", "puzzle.draw.cost.less", "puzzle.draw.cost.more"};

void choose_pressed(InputContext& context, int rule) {
    drawn_puzzle(context).change(
        [&](machine::WiredPuzzle& puzzle) { puzzle.press = static_cast<machine::PressRule>(rule); });
}

void add_wires(const DialogColumn& column, const PuzzleDraft& draft) {
    const machine::WiredButton& button = draft.puzzle().buttons[draft.button()];
    add_button_chooser(column, draft);
    column.buttons("puzzle-buttons", {}, button_actions(draft.puzzle()));
    column.buttons("puzzle-repeats", {}, repeat_buttons(draft));
    const Message name = tell("puzzle.draw.button-name");
    add_name(column, draft, DrawnName::button, "puzzle-name", name,
             {"puzzle-name-field", name, {}, button.name, take_name<DrawnName::button>});
    const Message most = button.most ? verbatim(*button.most) : tell("puzzle.draw.any-number");
    column.steps("puzzle-most",
                 {most_steps, most, button.most.value_or(1) > 0, button.most.has_value(), step_most});
    column.steps("puzzle-cost",
                 {cost_steps, verbatim(button.cost), button.cost > 1, button.cost < most_cost, step_cost});
    column.choice("puzzle-pressed", tell("puzzle.draw.pressed"), static_cast<int>(draft.puzzle().press),
                  choose_pressed,
                  {{"puzzle-pressed-any", tell("puzzle.draw.pressed-any"), 0},
                   {"puzzle-pressed-lit", tell("puzzle.draw.pressed-lit"), 1},
                   {"puzzle-pressed-turns", tell("puzzle.draw.pressed-turns"), 2}});
}

// Lamps

void resize(InputContext& context, int rows, int columns) {
    drawn_puzzle(context).change([&](machine::WiredPuzzle& puzzle) {
        const machine::Shape shape = machine::drawn_shape(puzzle);
        machine::set_drawn_shape(puzzle, {shape.rows + rows, shape.columns + columns});
    });
}

void step_drawn_rows(InputContext& context, int by) { resize(context, by, 0); }
void step_drawn_columns(InputContext& context, int by) { resize(context, 0, by); }

void step_lamp_states(InputContext& context, int by) {
    PuzzleDraft& draft = drawn_puzzle(context);
    draft.change([&](machine::WiredPuzzle& puzzle) {
        machine::set_states(puzzle, draft.lamp(), puzzle.lamps[draft.lamp()].states + by);
    });
}

void take_states_for_all(InputContext& context, int /*argument*/) {
    PuzzleDraft& draft = drawn_puzzle(context);
    draft.change([&](machine::WiredPuzzle& puzzle) {
        const int states = puzzle.lamps[draft.lamp()].states;
        for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) machine::set_states(puzzle, i, states);
    });
}

void drop_lamp(InputContext& context, int /*argument*/) {
    PuzzleDraft& draft = drawn_puzzle(context);
    draft.change([&](machine::WiredPuzzle& puzzle) { machine::remove_lamp(puzzle, draft.lamp()); });
}

constexpr StepNames lamp_states_steps{"puzzle.draw.states", "puzzle.draw.states.fewer",
                                      "puzzle.draw.states.more"};

bool has_equal_states(const machine::WiredPuzzle& puzzle) {
    const auto differs = [&](const machine::WiredLamp& lamp) {
        return lamp.states != puzzle.lamps.front().states;
    };
    return std::none_of(puzzle.lamps.begin(), puzzle.lamps.end(), differs);
}

// Returns sets of frequent state names, in the order of the choices. An empty set means numbers.
using StateNames = std::vector<std::string>;
const std::array<StateNames, 4>& usual_state_names() {
    static const std::array<StateNames, 4> names{
        {{}, {"up", "right", "down", "left"}, {"off", "on"}, {"A", "B", "C", "D", "E", "F", "G", "H", "I"}}};
    return names;
}

void choose_state_names(InputContext& context, int which) {
    drawn_puzzle(context).change([&](machine::WiredPuzzle& puzzle) {
        puzzle.state_names = usual_state_names().at(static_cast<std::size_t>(which));
    });
}

void add_state_names(const DialogColumn& column, const PuzzleDraft& draft) {
    std::vector<Choice> choices;
    int now = -1;
    for (const auto name : {"puzzle.draw.faces.numbers"_id, "puzzle.draw.faces.arrows"_id,
                            "puzzle.draw.faces.switch"_id, "puzzle.draw.faces.letters"_id}) {
        const auto place = static_cast<int>(choices.size());
        if (draft.puzzle().state_names == usual_state_names().at(choices.size())) now = place;
        choices.push_back({"puzzle-faces-" + std::to_string(place + 1), tell(name), place});
    }
    column.choice("puzzle-faces", tell("puzzle.draw.faces"), now, choose_state_names, std::move(choices));
    std::string said;  // for example "sun moon star"
    for (const std::string& name : draft.puzzle().state_names) said += (said.empty() ? "" : " ") + name;
    add_name(column, draft, DrawnName::states, "puzzle-face-names", {},
             {"puzzle-faces-field", tell("puzzle.draw.faces.field"), say("puzzle.draw.faces.hint"), said,
              take_name<DrawnName::states>});
}

void add_lamps(const DialogColumn& left, const DialogColumn& right, const PuzzleDraft& draft) {
    const machine::WiredPuzzle& puzzle = draft.puzzle();
    const machine::Shape shape = machine::drawn_shape(puzzle);
    const machine::WiredLamp& lamp = puzzle.lamps[draft.lamp()];
    const auto side = [&](const char* id, const StepNames& names, int now, Act act) {
        left.steps(id, {names, verbatim(now), now > 1, now < machine::max_drawn_side, act});
    };
    side("puzzle-rows", row_steps, shape.rows, step_drawn_rows);
    side("puzzle-columns", column_steps, shape.columns, step_drawn_columns);
    const Message name = tell("puzzle.draw.lamp-name");
    add_name(left, draft, DrawnName::lamp, "puzzle-name", name,
             {"puzzle-name-field", name, {}, lamp.name, take_name<DrawnName::lamp>});
    left.steps("puzzle-states",
               {lamp_states_steps, verbatim(lamp.states), lamp.states > machine::fewest_states,
                lamp.states < machine::max_states, step_lamp_states});
    left.buttons(
        "puzzle-lamps", {},
        {enabled_if(!has_equal_states(puzzle),
                    button_item("puzzle-all-states", tell("puzzle.draw.all-states", lamp.states),
                                icons::check, take_states_for_all)),
         enabled_if(puzzle.lamps.size() > 1, button_item("puzzle-drop-lamp", tell("puzzle.draw.drop-lamp"),
                                                         icons::trash_2, drop_lamp))});
    add_state_names(right, draft);
}

// Targets

void choose_alike(InputContext& context, int alike) {
    drawn_puzzle(context).change(
        [&](machine::WiredPuzzle& puzzle) { machine::want_alike(puzzle, alike != 0); });
}

void step_to_target(InputContext& context, int by) {
    PuzzleDraft& draft = drawn_puzzle(context);
    draft.choose_target(draft.target() + static_cast<std::size_t>(by));
}

void new_target(InputContext& context, int /*argument*/) {
    PuzzleDraft& draft = drawn_puzzle(context);
    draft.change(machine::add_target);
    draft.choose_target(draft.puzzle().targets.size() - 1);
}

void drop_target(InputContext& context, int /*argument*/) {
    PuzzleDraft& draft = drawn_puzzle(context);
    draft.change([&](machine::WiredPuzzle& puzzle) { machine::remove_target(puzzle, draft.target()); });
}

constexpr StepNames target_steps{"puzzle.draw.target", "puzzle.draw.target.previous",
                                 "puzzle.draw.target.next"};

void add_targets(const DialogColumn& column, const PuzzleDraft& draft) {
    const bool alike = draft.puzzle().wants_alike();
    column.choice("puzzle-alike", tell("puzzle.draw.wanted"), alike ? 1 : 0, choose_alike,
                  {{"puzzle-alike-no", tell("puzzle.draw.wanted-picture"), 0},
                   {"puzzle-alike-yes", tell("puzzle.draw.wanted-alike"), 1}});
    if (alike) return;
    const std::size_t count = draft.puzzle().targets.size();
    const Message at = tell("puzzle.draw.target-of", draft.target() + 1, count);
    if (count > 1)
        column.steps("puzzle-target",
                     {target_steps, at, draft.target() > 0, draft.target() + 1 < count, step_to_target});
    column.buttons(
        "puzzle-targets", {},
        {enabled_if(count < most_targets, button_item("puzzle-add-target", tell("puzzle.draw.add-target"),
                                                      icons::plus, new_target)),
         enabled_if(count > 1, button_item("puzzle-drop-target", tell("puzzle.draw.drop-target"),
                                           icons::trash_2, drop_target))});
}

// Learning by pressing

void record_press(InputContext& context, int /*argument*/) { drawn_puzzle(context).record(); }

void add_learning(const DialogColumn& column, const PuzzleDraft& draft) {
    const std::string& name = draft.puzzle().buttons[draft.button()].name;
    add_button_chooser(column, draft);
    column.buttons(
        "puzzle-learn", {},
        {button_item("puzzle-record", tell("puzzle.draw.record", name), icons::check, record_press)});
    column.words("puzzle-known", {},
                 tell("puzzle.draw.known-buttons", draft.known(), draft.puzzle().buttons.size()));
}

}  // namespace

void add_part_groups(const DialogColumn& left, const DialogColumn& right, const PuzzleDraft& draft) {
    if (draft.part() == DrawnPart::wires) add_wires(left, draft);
    if (draft.part() == DrawnPart::lamps) add_lamps(left, right, draft);
    if (draft.part() == DrawnPart::target) add_targets(left, draft);
    if (draft.part() == DrawnPart::learn) add_learning(left, draft);
}

}  // namespace switchbox::ui
