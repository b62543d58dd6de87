#include <limits>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/dialogs/levels.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/kit/problem_words.hpp"

namespace switchbox::ui {
namespace {

// The argument counts the catalogue's rows; after them comes the rule of one's own.
void choose_machine_row(Turn& turn, int row) {
    const auto& presets = machine::catalogue();
    const auto index = static_cast<std::size_t>(row);
    set_machine(turn.change().setup,
                index < presets.size() ? presets[index].id : (*own_machine(turn.state.setup))->id());
}

DialogGroup machines(const SetupDraft& draft) {
    DialogGroup group =
        group_of("setup-machine", GroupKind::choice, tell("view.dialog.setup.machine"), Column::left);
    const auto add = [&](std::string_view id, const Message& name, Act act = choose_machine_row) {
        const auto row = static_cast<int>(group.items.size());
        group.items.push_back(
            choice_item("setup-machine-" + std::string(id), name, draft.machine->id() == id, act, row));
    };
    for (const machine::Preset& preset : machine::catalogue()) add(preset.id, preset.name);
    if (const auto own = own_machine(draft)) add((*own)->id(), (*own)->name());
    // A puzzle is drawn elsewhere; here are more games of the one in play.
    if (is_taken_as_it_is(draft.machine)) add(draft.machine->id(), draft.machine->name(), nullptr);
    return group;
}

machine::Shape with_rows(machine::Shape shape, int by) { return {shape.rows + by, shape.columns}; }
machine::Shape with_columns(machine::Shape shape, int by) { return {shape.rows, shape.columns + by}; }

void step_rows(Turn& turn, int by) {
    SetupDraft& draft = turn.change().setup;
    set_shape(draft, with_rows(shape_of(draft.machine), by));
}

void step_columns(Turn& turn, int by) {
    SetupDraft& draft = turn.change().setup;
    set_shape(draft, with_columns(shape_of(draft.machine), by));
}

machine::Shape square(machine::Shape shape, int by) { return {shape.rows + by, shape.rows + by}; }

void step_side(Turn& turn, int by) {
    SetupDraft& draft = turn.change().setup;
    set_shape(draft, square(shape_of(draft.machine), by));
}

constexpr StepNames side_steps{"view.dialog.setup.sides", "view.dialog.setup.sides.fewer",
                               "view.dialog.setup.sides.more"};

DialogGroup side_group(const SetupDraft& draft) {
    const machine::Shape shape = shape_of(draft.machine);
    const Steps steps{side_steps, tell({}, shape.rows), can_have(draft, square(shape, -1)),
                      can_have(draft, square(shape, 1)), step_side};
    return steps_group("setup-side", steps, Column::right);
}

void take_size(Turn& turn, std::string_view text) { set_size(turn.change().setup, text); }

// For a size that is many steps away.
void add_size_field(std::vector<DialogGroup>& groups, const SetupDraft& draft) {
    const machine::Preset* preset = machine::find_preset(draft.machine->id());
    if (preset == nullptr || !preset->is_resizable()) return;
    DialogGroup group = group_of("setup-size", GroupKind::field, {}, Column::right);
    group.items.push_back({"setup-size-field", say("view.dialog.setup.size-field"),
                           say("view.dialog.setup.size-hint"), nullptr, true, false, nullptr, 0});
    group.text = draft.size;
    group.set_text = take_size;
    groups.push_back(std::move(group));
    const Message problem = size_problem(draft);
    if (problem.empty()) return;
    groups.push_back(words_group("setup-size-words", {},
                                 verbatim(say("view.setup.refused", after_place(problem))), Column::right));
}

void add_size(std::vector<DialogGroup>& groups, const SetupDraft& draft) {
    if (const auto add_setup = machine_ui(draft.machine->type()).add_setup) add_setup(groups, draft);
    if (is_taken_as_it_is(draft.machine)) return;  // as it was brought
    if (draft.machine->must_be_square()) return groups.push_back(side_group(draft));
    const machine::Shape shape = shape_of(draft.machine);
    const auto steps = [&](const StepNames& names, int side, auto with, Act act) {
        return Steps{names, tell({}, side), can_have(draft, with(shape, -1)), can_have(draft, with(shape, 1)),
                     act};
    };
    groups.push_back(
        steps_group("setup-rows", steps(row_steps, shape.rows, with_rows, step_rows), Column::right));
    groups.push_back(steps_group(
        "setup-columns", steps(column_steps, shape.columns, with_columns, step_columns), Column::right));
    add_size_field(groups, draft);
}

void choose_states(Turn& turn, int states) { set_states(turn.change().setup, states); }

DialogGroup states_group(const SetupDraft& draft) {
    DialogGroup group =
        group_of("setup-states", GroupKind::choice, tell("view.dialog.setup.states"), Column::right);
    for (int states = machine::fewest_states; states <= machine::max_states; ++states) {
        const std::string number = std::to_string(states);
        group.items.push_back(choice_item("setup-states-" + number, verbatim(number),
                                          draft.machine->lamp_states() == states, choose_states, states));
    }
    return group;
}

void choose_pressing(Turn& turn, int lit_only) { set_lit_only(turn.change().setup, lit_only != 0); }

void add_pressing(std::vector<DialogGroup>& groups, const SetupDraft& draft) {
    const bool lit_only = draft.machine->is_lit_only();
    DialogGroup group =
        group_of("setup-pressing", GroupKind::choice, tell("view.dialog.setup.pressing"), Column::right);
    group.items.push_back(choice_item("setup-pressing-any", tell("view.dialog.setup.pressing-any"), !lit_only,
                                      choose_pressing, 0));
    group.items.push_back(choice_item("setup-pressing-lit", tell("view.dialog.setup.pressing-lit"), lit_only,
                                      choose_pressing, 1));
    group.items.back().enabled = can_be_lit_only(draft);
    groups.push_back(std::move(group));
    if (can_be_lit_only(draft)) return;
    groups.push_back(
        words_group("setup-pressing-why", {}, tell("view.dialog.setup.never-lit"), Column::right));
}

void choose_quest(Turn& turn, int quest) { set_quest(turn.change().setup, static_cast<game::Quest>(quest)); }

DialogGroup quest_group(const SetupDraft& draft) {
    DialogGroup group =
        group_of("setup-quest", GroupKind::choice, tell("view.dialog.setup.quest"), Column::right);
    const auto add = [&](const char* id, const char* name, game::Quest quest) {
        group.items.push_back(
            choice_item(id, tell(name), quest_of(draft) == quest, choose_quest, static_cast<int>(quest)));
        group.items.back().enabled = can_have(draft, quest);
    };
    add("setup-quest-solvable", "view.dialog.setup.solvable", game::Quest::solvable);
    add("setup-quest-question", "view.dialog.setup.question", game::Quest::question);
    // Where no start can be set, there are other targets.
    if (draft.machine->has_own_start())
        add("setup-quest-picture", "view.dialog.setup.picture", game::Quest::picture);
    return group;
}

void choose_level(Turn& turn, int presses) {
    set_fewest(turn.change().setup, static_cast<std::size_t>(presses));
}

// Names for some of the numbers that the steps below go through.
DialogGroup level_group(const SetupDraft& draft) {
    DialogGroup group =
        group_of("setup-level", GroupKind::choice, tell("view.dialog.setup.level"), Column::right);
    const std::size_t now = fewest_of(draft).value_or(0);
    group.items.push_back(
        choice_item("setup-level-any", tell("view.dialog.setup.presses.any"), now == 0, choose_level, 0));
    std::size_t before = 0;
    for (const Level& level : levels_of(draft)) {
        if (level.presses <= before) continue;
        before = level.presses;
        group.items.push_back(choice_item(std::string(level.id), tell(level.name, level.presses),
                                          now == level.presses, choose_level,
                                          static_cast<int>(level.presses)));
    }
    return group;
}

void step_presses(Turn& turn, int by) { step_fewest(turn.change().setup, by); }

constexpr StepNames press_steps{"view.dialog.setup.presses", "view.dialog.setup.presses.fewer",
                                "view.dialog.setup.presses.more"};

DialogGroup presses_group(const SetupDraft& draft) {
    const auto fewest = fewest_of(draft);
    const bool more = fewest.value_or(0) < max_presses(draft);
    const Message wanted = fewest ? tell({}, *fewest) : tell("view.dialog.setup.presses.any");
    return steps_group("setup-presses", {press_steps, wanted, fewest.has_value(), more, step_presses},
                       Column::right);
}

// The field for a number comes in below.
void choose_seeding(Turn& turn, int seeding) {
    UiState& state = turn.change();
    set_seeding(state.setup, static_cast<Seeding>(seeding));
    if (state.setup.seeding == Seeding::chosen) state.scroll.dialog = std::numeric_limits<float>::max();
}

void take_seed(Turn& turn, std::string_view text) { set_seed(turn.change().setup, text); }

DialogGroup seed_field(const SetupDraft& draft) {
    DialogGroup group = group_of("setup-seed", GroupKind::field, {}, Column::right);
    group.items.push_back({"setup-seed-field", say("view.dialog.setup.seed-field"),
                           say("view.dialog.setup.seed-hint"), nullptr, true, false, nullptr, 0});
    group.text = draft.seed;
    group.set_text = take_seed;
    return group;
}

void add_puzzle(std::vector<DialogGroup>& groups, const SetupDraft& draft) {
    DialogGroup group =
        group_of("setup-puzzle", GroupKind::choice, tell("view.dialog.setup.puzzle"), Column::right);
    const auto add = [&](const char* id, const char* name, Seeding seeding) {
        group.items.push_back(
            choice_item(id, tell(name), draft.seeding == seeding, choose_seeding, static_cast<int>(seeding)));
    };
    add("setup-puzzle-random", "view.dialog.setup.random", Seeding::random);
    add("setup-puzzle-daily", "view.dialog.setup.daily", Seeding::daily);
    add("setup-puzzle-seed", "view.dialog.setup.seed", Seeding::chosen);
    groups.push_back(std::move(group));
    if (draft.seeding == Seeding::daily) {
        groups.push_back(
            words_group("setup-puzzle-words", {}, tell("view.dialog.setup.about-daily"), Column::right));
    }
    if (draft.seeding != Seeding::chosen) return;
    groups.push_back(seed_field(draft));
    if (is_complete(draft)) return;
    groups.push_back(
        words_group("setup-puzzle-words", {}, tell("view.dialog.setup.about-seed"), Column::right));
}

// The dialog stays until the game is there, or says why there is none.
void start(Turn& turn, int /*argument*/) {
    SetupDraft& draft = turn.change().setup;
    draft.refusal.reset();
    turn.requests.emplace_back(WantNewGame{draft.machine, fewest_of(draft), seed_of(draft),
                                           draft.seeding == Seeding::daily, quest_of(draft)});
}

void add_start(std::vector<DialogGroup>& groups, const SetupDraft& draft) {
    const Message refusal = verbatim(refusal_of(draft));
    if (!refusal.empty()) groups.push_back(words_group("setup-refusal", {}, refusal, Column::right));
    DialogGroup group = group_of("setup-do", GroupKind::buttons, {}, Column::right);
    group.items.push_back(button_item("setup-start", tell("view.dialog.setup.start"),
                                      {icons::play, is_complete(draft), true}, start));
    groups.push_back(std::move(group));
}

}  // namespace

Dialog setup_dialog(const DialogSources& sources) {
    const SetupDraft& draft = sources.state.setup;
    Dialog dialog{say("view.dialog.setup.title"), {}};
    std::vector<DialogGroup>& groups = dialog.groups;
    groups.push_back(machines(draft));
    groups.push_back(
        words_group("setup-about", tell("view.dialog.setup.about"), draft.machine->about(), Column::left));
    add_size(groups, draft);
    if (can_choose_states(draft)) {
        groups.push_back(states_group(draft));
        add_pressing(groups, draft);
    }
    groups.push_back(quest_group(draft));
    if (can_choose_presses(draft) && !is_taken_as_it_is(draft.machine)) {
        groups.push_back(level_group(draft));
        groups.push_back(presses_group(draft));
    }
    add_puzzle(groups, draft);
    add_start(groups, draft);
    return dialog;
}

}  // namespace switchbox::ui
