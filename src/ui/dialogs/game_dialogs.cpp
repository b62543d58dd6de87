#include <algorithm>
#include <array>
#include <limits>

#include "game/type_games.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/kit/fonts.hpp"

namespace switchbox::ui {
namespace {

// Chooses the machine of a row. The rows are those of the catalogue, then the player's own rule.
void choose_machine_row(InputContext& context, int row) {
    const auto& presets = machine::catalogue();
    const auto index = static_cast<std::size_t>(row);
    const auto own = own_machine(context.state.setup);
    if (index < presets.size()) set_machine(context.change().setup, presets[index].id);
    if (index == presets.size() && own) set_machine(context.change().setup, (*own)->id());
}

void add_machines(const DialogColumn& left, const SetupDraft& draft) {
    std::vector<Choice> choices;
    int now = -1;
    const auto add = [&](std::string_view id, const Message& name) {
        const auto row = static_cast<int>(choices.size());
        if (draft.machine->id() == id) now = row;
        choices.push_back({"setup-machine-" + std::string(id), name, row});
    };
    for (const machine::Preset& preset : machine::catalogue()) add(preset.id, preset.name);
    if (const auto own = own_machine(draft)) add((*own)->id(), (*own)->name());
    // The player draws puzzles in another dialog; this row offers more games of the one in play.
    if (is_taken_as_it_is(draft.machine)) add(draft.machine->id(), draft.machine->name());
    left.choice("setup-machine", tell("view.dialog.setup.machine"), now, choose_machine_row,
                std::move(choices));
}

machine::Shape with_rows(machine::Shape shape, int by) { return {shape.rows + by, shape.columns}; }
machine::Shape with_columns(machine::Shape shape, int by) { return {shape.rows, shape.columns + by}; }
machine::Shape square(machine::Shape shape, int by) { return {shape.rows + by, shape.rows + by}; }

template <machine::Shape (*with)(machine::Shape, int)>
void step_shape(InputContext& context, int by) {
    SetupDraft& draft = context.change().setup;
    set_shape(draft, with(shape_of(draft.machine), by));
}

constexpr StepNames side_steps{"view.dialog.setup.sides", "view.dialog.setup.sides.fewer",
                               "view.dialog.setup.sides.more"};

template <machine::Shape (*with)(machine::Shape, int)>
void add_side(const DialogColumn& right, const SetupDraft& draft, const char* id, const StepNames& names,
              int side) {
    const machine::Shape shape = shape_of(draft.machine);
    right.steps(id, {names, verbatim(side), can_have(draft, with(shape, -1)), can_have(draft, with(shape, 1)),
                     step_shape<with>});
}

void take_size(InputContext& context, std::string_view text) { set_size(context.change().setup, text); }

// Adds a text field for a size that is many steps away.
void add_size_field(const DialogColumn& right, const SetupDraft& draft) {
    const machine::Preset* preset = machine::find_preset(draft.machine->id());
    if (preset == nullptr || !preset->is_resizable()) return;
    right.field("setup-size", tell("view.dialog.setup.size-label"),
                {"setup-size-field", tell("view.dialog.setup.size-field"), say("view.dialog.setup.size-hint"),
                 draft.size, take_size});
    const Message problem = size_problem(draft);
    if (!problem.empty())
        right.words("setup-size-words", {}, tell("view.setup.refused", after_place(problem)));
}

void add_size(const DialogColumn& right, const SetupDraft& draft) {
    if (const auto add_setup = machine_ui(draft.machine->type()).add_setup) add_setup(right, draft);
    if (is_taken_as_it_is(draft.machine)) return;  // its size is fixed
    const machine::Shape shape = shape_of(draft.machine);
    if (draft.machine->must_be_square())
        return add_side<square>(right, draft, "setup-side", side_steps, shape.rows);
    add_side<with_rows>(right, draft, "setup-rows", row_steps, shape.rows);
    add_side<with_columns>(right, draft, "setup-columns", column_steps, shape.columns);
    add_size_field(right, draft);
}

// Returns the draft to change by one of its further options, which stay in sight.
SetupDraft& change_more(InputContext& context) {
    SetupDraft& draft = context.change().setup;
    draft.shows_more = true;
    return draft;
}

void choose_states(InputContext& context, int states) { set_states(change_more(context), states); }
void choose_pressing(InputContext& context, int rule) {
    set_press_rule(change_more(context), static_cast<machine::PressRule>(rule));
}

void add_states(const DialogColumn& right, const SetupDraft& draft) {
    right.choice("setup-states", tell("view.dialog.setup.states"), draft.machine->lamp_states(),
                 choose_states, state_choices("setup-states-"));
    const bool can = can_restrict_presses(draft);
    right.choice("setup-pressing", tell("view.dialog.setup.pressing"),
                 static_cast<int>(draft.machine->press_rule()), choose_pressing,
                 {{"setup-pressing-any", tell("view.dialog.setup.pressing-any"), 0},
                  {"setup-pressing-lit", tell("view.dialog.setup.pressing-lit"), 1, can},
                  {"setup-pressing-turns", tell("view.dialog.setup.pressing-turns"), 2, can}});
    if (!can) right.words("setup-pressing-why", {}, tell("view.dialog.setup.never-lit"));
}

void choose_quest(InputContext& context, int quest) {
    set_quest(change_more(context), static_cast<game::NewGameMode>(quest));
}

void add_quest(const DialogColumn& right, const SetupDraft& draft) {
    std::vector<Choice> choices;
    const auto add = [&](const char* id, MessageId<> name, game::NewGameMode quest) {
        choices.push_back({id, tell(name), static_cast<int>(quest), can_have(draft, quest)});
    };
    add("setup-quest-solvable", "view.dialog.setup.solvable", game::NewGameMode::solvable);
    add("setup-quest-question", "view.dialog.setup.question", game::NewGameMode::question);
    // A machine whose start cannot be set has other targets instead.
    if (draft.machine->has_own_start())
        add("setup-quest-picture", "view.dialog.setup.picture", game::NewGameMode::picture);
    right.choice("setup-quest", tell("view.dialog.setup.quest"), static_cast<int>(quest_of(draft)),
                 choose_quest, std::move(choices));
    const Message problem = problem_with(draft, game::NewGameMode::question);
    if (!problem.empty() && game::games_of(draft.machine).asks)
        right.words("setup-quest-why", {}, tell("view.setup.refused", after_place(problem)));
}

constexpr StepNames press_steps{"view.dialog.setup.presses", "view.dialog.setup.presses.fewer",
                                "view.dialog.setup.presses.more"};

void add_presses(const DialogColumn& right, const SetupDraft& draft) {
    std::vector<Choice> levels;
    int before = 0;
    for (const Level& level : levels_of(draft)) {
        const auto presses = static_cast<int>(level.presses);
        if (presses > before) levels.push_back({std::string(level.id), tell(level.name, presses), presses});
        before = std::max(before, presses);
    }
    add_length(right, draft,
               {"setup-level", "setup-presses", tell("view.dialog.setup.level"),
                tell("view.bar.difficulty.mixed"), press_steps},
               std::move(levels));
}

// Chooses how the puzzle is drawn. It scrolls down to the field for a number, which is the last one.
void choose_seeding(InputContext& context, int seeding) {
    set_seeding(change_more(context), static_cast<Seeding>(seeding));
    UiState& state = context.change();
    if (state.setup.seeding == Seeding::chosen) state.scroll.dialog = std::numeric_limits<float>::max();
}

void take_seed(InputContext& context, std::string_view text) { set_seed(context.change().setup, text); }

void add_puzzle(const DialogColumn& right, const SetupDraft& draft) {
    right.choice(
        "setup-puzzle", tell("view.dialog.setup.puzzle"), static_cast<int>(draft.seeding), choose_seeding,
        {{"setup-puzzle-random", tell("view.dialog.setup.random"), static_cast<int>(Seeding::random)},
         {"setup-puzzle-seed", tell("view.dialog.setup.seed"), static_cast<int>(Seeding::chosen)}});
    if (draft.seeding != Seeding::chosen) return;
    right.field("setup-seed", {},
                {"setup-seed-field", tell("view.dialog.setup.seed-field"), say("view.dialog.setup.seed-hint"),
                 draft.seed, take_seed});
    if (!is_complete(draft)) right.words("setup-puzzle-words", {}, tell("view.dialog.setup.about-seed"));
}

bool shows_more(const SetupDraft& draft) {
    const auto is_unusual = machine_ui(draft.machine->type()).has_unusual_setup;
    return draft.shows_more.value_or(has_unusual_options(draft) ||
                                     (is_unusual != nullptr && is_unusual(draft)));
}

void show_more(InputContext& context, int shows) { context.change().setup.shows_more = shows != 0; }

// Adds what few games need, below a button that shows it.
void add_more(const DialogColumn& right, const SetupDraft& draft) {
    const bool open = shows_more(draft);
    DialogItem item = button_item("setup-more", tell("view.dialog.setup.more"),
                                  open ? icons::chevron_up : icons::chevron_down, show_more, open ? 0 : 1);
    item.expanded = open;
    right.buttons("setup-more-row", {}, {std::move(item)});
    if (!open) return;
    if (const auto add = machine_ui(draft.machine->type()).add_more_setup) add(right, draft);
    if (can_choose_states(draft)) add_states(right, draft);
    add_quest(right, draft);
    add_puzzle(right, draft);
}

// Requests the game. The dialog stays open until the game exists, or shows why there is none.
void start(InputContext& context, int /*argument*/) {
    SetupDraft& draft = context.change().setup;
    draft.refusal.reset();
    context.requests.emplace_back(
        NewGameRequest{draft.machine, fewest_of(draft), seed_of(draft), quest_of(draft)});
}

}  // namespace

Dialog setup_dialog(const DialogSources& sources) {
    const SetupDraft& draft = sources.state.setup;
    Dialog dialog{say("view.dialog.setup.title"), {}};
    const DialogColumn left(dialog, false);
    const DialogColumn right(dialog, true);
    add_machines(left, draft);
    left.words("setup-about", tell("view.dialog.setup.about"), draft.machine->about());
    add_size(right, draft);
    if (can_choose_presses(draft) && !is_taken_as_it_is(draft.machine)) add_presses(right, draft);
    add_more(right, draft);
    const std::string refusal = refusal_of(draft);
    if (!refusal.empty()) right.words("setup-refusal", {}, verbatim(refusal));
    right.buttons(
        "setup-do", {},
        {enabled_if(is_complete(draft), primary(button_item("setup-start", tell("view.dialog.setup.start"),
                                                            icons::play, start)))});
    return dialog;
}

}  // namespace switchbox::ui
