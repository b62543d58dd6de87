// What belongs to each part of the puzzle that is drawn: the button that is wired, the lamp that is chosen,
// targets, and what was found out by pressing.
#include <algorithm>
#include <array>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "types/custom/model/wired_edits.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/kit/problem_words.hpp"
#include "ui/types/custom/puzzle_draft.hpp"
#include "ui/types/custom/puzzle_editor.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t most_chips = 24;     // buttons that are shown by name, all at once
constexpr std::uint32_t most_cost = 999;   // that can be reached by steps
constexpr std::size_t most_targets = 100;  // that are drawn

machine::WiredButton& chosen_button(machine::WiredPuzzle& puzzle, const PuzzleDraft& draft) {
    return puzzle.buttons[draft.button()];
}

// Buttons

void pick_button(Turn& turn, int button) {
    drawn_puzzle(turn).choose_button(static_cast<std::size_t>(button));
}

void step_to_button(Turn& turn, int by) {
    PuzzleDraft& draft = drawn_puzzle(turn);
    draft.choose_button(draft.button() + static_cast<std::size_t>(by));
}

constexpr StepNames button_steps{"puzzle.draw.button", "puzzle.draw.button.previous",
                                 "puzzle.draw.button.next"};

std::string chip_name(const PuzzleDraft& draft, std::size_t button) {
    const std::string& name = draft.puzzle().buttons[button].name;
    const bool is_told = draft.part() == DrawnPart::learn && draft.is_known(button);
    return is_told ? say("puzzle.draw.known", name) : name;
}

DialogGroup button_chooser(const PuzzleDraft& draft) {
    const auto& buttons = draft.puzzle().buttons;
    if (buttons.size() > most_chips) {
        const Message at = tell("puzzle.draw.button-of", draft.button() + 1, buttons.size());
        return steps_group(
            "puzzle-button",
            {button_steps, at, draft.button() > 0, draft.button() + 1 < buttons.size(), step_to_button},
            Column::left);
    }
    DialogGroup group =
        group_of("puzzle-button", GroupKind::choice, tell("puzzle.draw.button"), Column::left);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        group.items.push_back(choice_item("puzzle-button-" + std::to_string(i + 1),
                                          verbatim(chip_name(draft, i)), i == draft.button(), pick_button,
                                          static_cast<int>(i)));
    }
    return group;
}

void take_button_name(Turn& turn, std::string_view text) {
    drawn_puzzle(turn).type(DrawnName::button, std::string(text));
}
void take_lamp_name(Turn& turn, std::string_view text) {
    drawn_puzzle(turn).type(DrawnName::lamp, std::string(text));
}

// Why what was typed cannot be a name.
void add_refusal(std::vector<DialogGroup>& groups, const PuzzleDraft& draft, DrawnName name, Column column) {
    const Message refusal = draft.refusal(name);
    if (!refusal.empty()) groups.push_back(words_group("puzzle-name-words", {}, refusal, column));
}

void add_name(std::vector<DialogGroup>& groups, const PuzzleDraft& draft, DrawnName which,
              const std::string& name, const char* spoken, void (*take)(Turn&, std::string_view)) {
    DialogGroup group = group_of("puzzle-name", GroupKind::field, tell(spoken), Column::left);
    group.items.push_back({"puzzle-name-field", say(spoken), {}, nullptr, true, false, nullptr, 0});
    group.text = draft.typed(which).value_or(name);
    group.set_text = take;
    groups.push_back(std::move(group));
    add_refusal(groups, draft, which, Column::left);
}

void new_button(Turn& turn, int /*argument*/) {
    PuzzleDraft& draft = drawn_puzzle(turn);
    std::size_t added = 0;
    draft.change([&](machine::WiredPuzzle& puzzle) { added = machine::add_button(puzzle); });
    draft.choose_button(added);
}

void drop_button(Turn& turn, int /*argument*/) {
    PuzzleDraft& draft = drawn_puzzle(turn);
    draft.change([&](machine::WiredPuzzle& puzzle) { machine::remove_button(puzzle, draft.button()); });
}

void new_own_buttons(Turn& turn, int /*argument*/) { drawn_puzzle(turn).change(machine::add_own_buttons); }

DialogGroup button_actions(const PuzzleDraft& draft) {
    const machine::WiredPuzzle& puzzle = draft.puzzle();
    const bool has_room = puzzle.buttons.size() < machine::max_wired_buttons;
    DialogGroup group = group_of("puzzle-buttons", GroupKind::buttons, {}, Column::left);
    group.items.push_back(button_item("puzzle-add-button", tell("puzzle.draw.add-button"),
                                      {icons::plus, has_room}, new_button));
    group.items.push_back(button_item("puzzle-drop-button", tell("puzzle.draw.drop-button"),
                                      {icons::trash_2, puzzle.buttons.size() > 1}, drop_button));
    const bool fits = puzzle.buttons.size() + puzzle.lamps.size() <= machine::max_wired_buttons;
    if (fits && !machine::has_own_buttons(puzzle)) {
        group.items.push_back(button_item("puzzle-own-buttons", tell("puzzle.draw.own-buttons"),
                                          {icons::plus}, new_own_buttons));
    }
    return group;
}

// So often that pressing once more makes no difference: as good as no limit. Where the order matters none
// is, and so many are more than can be counted.
std::uint32_t period_of(const PuzzleDraft& draft) {
    constexpr std::uint32_t uncounted = 255;
    if (draft.puzzle().lit_only) return uncounted;
    return static_cast<std::uint32_t>(machine::periods_of(draft.puzzle())[draft.button()]);
}

void step_most(Turn& turn, int by) {
    PuzzleDraft& draft = drawn_puzzle(turn);
    const std::uint32_t period = period_of(draft);
    draft.change([&](machine::WiredPuzzle& puzzle) {
        auto& most = chosen_button(puzzle, draft).most;
        const std::uint32_t next = std::min(most.value_or(period), period) + static_cast<std::uint32_t>(by);
        most = next < period ? std::optional(next) : std::nullopt;
    });
}

void step_cost(Turn& turn, int by) {
    PuzzleDraft& draft = drawn_puzzle(turn);
    draft.change([&](machine::WiredPuzzle& puzzle) {
        chosen_button(puzzle, draft).cost += static_cast<std::uint32_t>(by);
    });
}

constexpr StepNames most_steps{"puzzle.draw.most", "puzzle.draw.most.fewer", "puzzle.draw.most.more"};
constexpr StepNames cost_steps{"puzzle.draw.cost", "puzzle.draw.cost.less", "puzzle.draw.cost.more"};

void add_limits(std::vector<DialogGroup>& groups, const PuzzleDraft& draft) {
    const machine::WiredButton& button = draft.puzzle().buttons[draft.button()];
    const Message most = button.most ? tell({}, *button.most) : tell("puzzle.draw.any-number");
    groups.push_back(steps_group(
        "puzzle-most", {most_steps, most, button.most.value_or(1) > 0, button.most.has_value(), step_most},
        Column::left));
    groups.push_back(
        steps_group("puzzle-cost",
                    {cost_steps, tell({}, button.cost), button.cost > 1, button.cost < most_cost, step_cost},
                    Column::left));
}

void choose_pressed(Turn& turn, int lit_only) {
    drawn_puzzle(turn).change([&](machine::WiredPuzzle& puzzle) { puzzle.lit_only = lit_only != 0; });
}

DialogGroup pressed_group(const PuzzleDraft& draft) {
    const bool lit_only = draft.puzzle().lit_only;
    DialogGroup group =
        group_of("puzzle-pressed", GroupKind::choice, tell("puzzle.draw.pressed"), Column::left);
    group.items.push_back(
        choice_item("puzzle-pressed-any", tell("puzzle.draw.pressed-any"), !lit_only, choose_pressed, 0));
    group.items.push_back(
        choice_item("puzzle-pressed-lit", tell("puzzle.draw.pressed-lit"), lit_only, choose_pressed, 1));
    return group;
}

void add_wires(std::vector<DialogGroup>& groups, const PuzzleDraft& draft) {
    groups.push_back(button_chooser(draft));
    groups.push_back(button_actions(draft));
    add_name(groups, draft, DrawnName::button, draft.puzzle().buttons[draft.button()].name,
             "puzzle.draw.button-name", take_button_name);
    add_limits(groups, draft);
    groups.push_back(pressed_group(draft));
}

// Lamps

void resize(Turn& turn, int rows, int columns) {
    drawn_puzzle(turn).change([&](machine::WiredPuzzle& puzzle) {
        const machine::Shape shape = machine::drawn_shape(puzzle);
        machine::set_drawn_shape(puzzle, {shape.rows + rows, shape.columns + columns});
    });
}

void step_drawn_rows(Turn& turn, int by) { resize(turn, by, 0); }
void step_drawn_columns(Turn& turn, int by) { resize(turn, 0, by); }

void step_lamp_states(Turn& turn, int by) {
    PuzzleDraft& draft = drawn_puzzle(turn);
    draft.change([&](machine::WiredPuzzle& puzzle) {
        machine::set_states(puzzle, draft.lamp(), puzzle.lamps[draft.lamp()].states + by);
    });
}

void take_states_for_all(Turn& turn, int /*argument*/) {
    PuzzleDraft& draft = drawn_puzzle(turn);
    draft.change([&](machine::WiredPuzzle& puzzle) {
        const int states = puzzle.lamps[draft.lamp()].states;
        for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) machine::set_states(puzzle, i, states);
    });
}

void drop_lamp(Turn& turn, int /*argument*/) {
    PuzzleDraft& draft = drawn_puzzle(turn);
    draft.change([&](machine::WiredPuzzle& puzzle) { machine::remove_lamp(puzzle, draft.lamp()); });
}

constexpr StepNames lamp_states_steps{"puzzle.draw.states", "puzzle.draw.states.fewer",
                                      "puzzle.draw.states.more"};

DialogGroup drawn_side(const std::string& id, const StepNames& names, int side, Act act) {
    return steps_group(id, {names, tell({}, side), side > 1, side < machine::max_drawn_side, act},
                       Column::left);
}

bool has_equal_states(const machine::WiredPuzzle& puzzle) {
    const auto differs = [&](const machine::WiredLamp& lamp) {
        return lamp.states != puzzle.lamps.front().states;
    };
    return std::none_of(puzzle.lamps.begin(), puzzle.lamps.end(), differs);
}

// Sets of names that are met often, by the order of the choices; none are numbers.
using Faces = std::vector<std::string>;
const std::array<Faces, 4>& usual_faces() {
    static const std::array<Faces, 4> faces{
        {{}, {"up", "right", "down", "left"}, {"off", "on"}, {"A", "B", "C", "D", "E", "F", "G", "H", "I"}}};
    return faces;
}

void choose_faces(Turn& turn, int which) {
    drawn_puzzle(turn).change([&](machine::WiredPuzzle& puzzle) {
        puzzle.faces = usual_faces().at(static_cast<std::size_t>(which));
    });
}

// "sun moon star"
void take_faces(Turn& turn, std::string_view text) {
    drawn_puzzle(turn).type(DrawnName::states, std::string(text));
}

void add_faces(std::vector<DialogGroup>& groups, const PuzzleDraft& draft) {
    constexpr std::array<const char*, 4> names{"puzzle.draw.faces.numbers", "puzzle.draw.faces.arrows",
                                               "puzzle.draw.faces.switch", "puzzle.draw.faces.letters"};
    const Faces& now = draft.puzzle().faces;
    DialogGroup group = group_of("puzzle-faces", GroupKind::choice, tell("puzzle.draw.faces"), Column::right);
    for (std::size_t i = 0; i < names.size(); ++i) {
        group.items.push_back(choice_item("puzzle-faces-" + std::to_string(i + 1), tell(names.at(i)),
                                          now == usual_faces().at(i), choose_faces, static_cast<int>(i)));
    }
    groups.push_back(std::move(group));
    DialogGroup field = group_of("puzzle-face-names", GroupKind::field, {}, Column::right);
    field.items.push_back({"puzzle-faces-field", say("puzzle.draw.faces.field"),
                           say("puzzle.draw.faces.hint"), nullptr, true, false, nullptr, 0});
    std::string said;
    for (const std::string& name : now) said += (said.empty() ? "" : " ") + name;
    field.text = draft.typed(DrawnName::states).value_or(said);
    field.set_text = take_faces;
    groups.push_back(std::move(field));
    add_refusal(groups, draft, DrawnName::states, Column::right);
}

void add_lamps(std::vector<DialogGroup>& groups, const PuzzleDraft& draft) {
    const machine::WiredPuzzle& puzzle = draft.puzzle();
    const machine::Shape shape = machine::drawn_shape(puzzle);
    const machine::WiredLamp& lamp = puzzle.lamps[draft.lamp()];
    groups.push_back(drawn_side("puzzle-rows", row_steps, shape.rows, step_drawn_rows));
    groups.push_back(drawn_side("puzzle-columns", column_steps, shape.columns, step_drawn_columns));
    add_name(groups, draft, DrawnName::lamp, lamp.name, "puzzle.draw.lamp-name", take_lamp_name);
    groups.push_back(
        steps_group("puzzle-states",
                    {lamp_states_steps, tell({}, lamp.states), lamp.states > machine::fewest_states,
                     lamp.states < machine::max_states, step_lamp_states},
                    Column::left));
    DialogGroup actions = group_of("puzzle-lamps", GroupKind::buttons, {}, Column::left);
    actions.items.push_back(button_item("puzzle-all-states", tell("puzzle.draw.all-states", lamp.states),
                                        {icons::check, !has_equal_states(puzzle)}, take_states_for_all));
    actions.items.push_back(button_item("puzzle-drop-lamp", tell("puzzle.draw.drop-lamp"),
                                        {icons::trash_2, puzzle.lamps.size() > 1}, drop_lamp));
    groups.push_back(std::move(actions));
    add_faces(groups, draft);
}

// Targets

void choose_alike(Turn& turn, int alike) {
    drawn_puzzle(turn).change([&](machine::WiredPuzzle& puzzle) { machine::want_alike(puzzle, alike != 0); });
}

void step_to_target(Turn& turn, int by) {
    PuzzleDraft& draft = drawn_puzzle(turn);
    draft.choose_target(draft.target() + static_cast<std::size_t>(by));
}

void new_target(Turn& turn, int /*argument*/) {
    PuzzleDraft& draft = drawn_puzzle(turn);
    draft.change(machine::add_target);
    draft.choose_target(draft.puzzle().targets.size() - 1);
}

void drop_target(Turn& turn, int /*argument*/) {
    PuzzleDraft& draft = drawn_puzzle(turn);
    draft.change([&](machine::WiredPuzzle& puzzle) { machine::remove_target(puzzle, draft.target()); });
}

constexpr StepNames target_steps{"puzzle.draw.target", "puzzle.draw.target.previous",
                                 "puzzle.draw.target.next"};

void add_targets(std::vector<DialogGroup>& groups, const PuzzleDraft& draft) {
    const machine::WiredPuzzle& puzzle = draft.puzzle();
    const bool alike = puzzle.wants_alike();
    DialogGroup kind = group_of("puzzle-alike", GroupKind::choice, tell("puzzle.draw.wanted"), Column::left);
    kind.items.push_back(
        choice_item("puzzle-alike-no", tell("puzzle.draw.wanted-picture"), !alike, choose_alike, 0));
    kind.items.push_back(
        choice_item("puzzle-alike-yes", tell("puzzle.draw.wanted-alike"), alike, choose_alike, 1));
    groups.push_back(std::move(kind));
    if (alike) return;
    const std::size_t count = puzzle.targets.size();
    if (count > 1) {
        groups.push_back(steps_group("puzzle-target",
                                     {target_steps, tell("puzzle.draw.target-of", draft.target() + 1, count),
                                      draft.target() > 0, draft.target() + 1 < count, step_to_target},
                                     Column::left));
    }
    DialogGroup actions = group_of("puzzle-targets", GroupKind::buttons, {}, Column::left);
    actions.items.push_back(button_item("puzzle-add-target", tell("puzzle.draw.add-target"),
                                        {icons::plus, count < most_targets}, new_target));
    actions.items.push_back(button_item("puzzle-drop-target", tell("puzzle.draw.drop-target"),
                                        {icons::trash_2, count > 1}, drop_target));
    groups.push_back(std::move(actions));
}

// What is found out by pressing

void record_press(Turn& turn, int /*argument*/) { drawn_puzzle(turn).record(); }

void add_learning(std::vector<DialogGroup>& groups, const PuzzleDraft& draft) {
    const std::string& name = draft.puzzle().buttons[draft.button()].name;
    groups.push_back(button_chooser(draft));
    DialogGroup actions = group_of("puzzle-learn", GroupKind::buttons, {}, Column::left);
    actions.items.push_back(
        button_item("puzzle-record", tell("puzzle.draw.record", name), {icons::check}, record_press));
    groups.push_back(std::move(actions));
    groups.push_back(words_group(
        "puzzle-known", {}, tell("puzzle.draw.known-buttons", draft.known(), draft.puzzle().buttons.size()),
        Column::left));
}

Message how_to(DrawnPart part) {
    switch (part) {
        case DrawnPart::wires:
            return tell("puzzle.draw.how.wires");
        case DrawnPart::lamps:
            return tell("puzzle.draw.how.lamps");
        case DrawnPart::start:
            return tell("puzzle.draw.how.start");
        case DrawnPart::target:
            return tell("puzzle.draw.how.target");
        case DrawnPart::learn:
            break;
    }
    return tell("puzzle.draw.how.learn");
}

}  // namespace

void add_part_groups(std::vector<DialogGroup>& groups, const PuzzleDraft& draft) {
    groups.push_back(words_group("puzzle-how", {}, how_to(draft.part()), Column::right));
    switch (draft.part()) {
        case DrawnPart::wires:
            return add_wires(groups, draft);
        case DrawnPart::lamps:
            return add_lamps(groups, draft);
        case DrawnPart::start:
            return;
        case DrawnPart::target:
            return add_targets(groups, draft);
        case DrawnPart::learn:
            return add_learning(groups, draft);
    }
}

}  // namespace switchbox::ui
