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
    const auto own = own_machine(turn.state.setup);
    if (index < presets.size()) set_machine(turn.change().setup, presets[index].id);
    if (index == presets.size() && own) set_machine(turn.change().setup, (*own)->id());
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
    // A puzzle is drawn elsewhere; here are more games of the one in play.
    if (is_taken_as_it_is(draft.machine)) add(draft.machine->id(), draft.machine->name());
    left.choice("setup-machine", tell("view.dialog.setup.machine"), now, choose_machine_row,
                std::move(choices));
}

machine::Shape with_rows(machine::Shape shape, int by) { return {shape.rows + by, shape.columns}; }
machine::Shape with_columns(machine::Shape shape, int by) { return {shape.rows, shape.columns + by}; }
machine::Shape square(machine::Shape shape, int by) { return {shape.rows + by, shape.rows + by}; }

template <machine::Shape (*with)(machine::Shape, int)>
void step_shape(Turn& turn, int by) {
    SetupDraft& draft = turn.change().setup;
    set_shape(draft, with(shape_of(draft.machine), by));
}

constexpr StepNames side_steps{"view.dialog.setup.sides", "view.dialog.setup.sides.fewer",
                               "view.dialog.setup.sides.more"};

template <machine::Shape (*with)(machine::Shape, int)>
void add_side(const DialogColumn& right, const SetupDraft& draft, const char* id, const StepNames& names,
              int side) {
    const machine::Shape shape = shape_of(draft.machine);
    right.steps(id, {names, tell({}, side), can_have(draft, with(shape, -1)), can_have(draft, with(shape, 1)),
                     step_shape<with>});
}

void take_size(Turn& turn, std::string_view text) { set_size(turn.change().setup, text); }

// For a size that is many steps away.
void add_size_field(const DialogColumn& right, const SetupDraft& draft) {
    const machine::Preset* preset = machine::find_preset(draft.machine->id());
    if (preset == nullptr || !preset->is_resizable()) return;
    right.field("setup-size", {},
                {"setup-size-field", tell("view.dialog.setup.size-field"), say("view.dialog.setup.size-hint"),
                 draft.size, take_size});
    const Message problem = size_problem(draft);
    if (!problem.empty())
        right.words("setup-size-words", {}, tell("view.setup.refused", after_place(problem)));
}

void add_size(const DialogColumn& right, const SetupDraft& draft) {
    if (const auto add_setup = machine_ui(draft.machine->type()).add_setup) add_setup(right, draft);
    if (is_taken_as_it_is(draft.machine)) return;  // as it was brought
    const machine::Shape shape = shape_of(draft.machine);
    if (draft.machine->must_be_square())
        return add_side<square>(right, draft, "setup-side", side_steps, shape.rows);
    add_side<with_rows>(right, draft, "setup-rows", row_steps, shape.rows);
    add_side<with_columns>(right, draft, "setup-columns", column_steps, shape.columns);
    add_size_field(right, draft);
}

void choose_states(Turn& turn, int states) { set_states(turn.change().setup, states); }
void choose_pressing(Turn& turn, int lit_only) { set_lit_only(turn.change().setup, lit_only != 0); }

void add_states(const DialogColumn& right, const SetupDraft& draft) {
    right.choice("setup-states", tell("view.dialog.setup.states"), draft.machine->lamp_states(),
                 choose_states, state_choices("setup-states-"));
    const bool can = can_be_lit_only(draft);
    right.choice("setup-pressing", tell("view.dialog.setup.pressing"), draft.machine->is_lit_only() ? 1 : 0,
                 choose_pressing,
                 {{"setup-pressing-any", tell("view.dialog.setup.pressing-any"), 0},
                  {"setup-pressing-lit", tell("view.dialog.setup.pressing-lit"), 1, can}});
    if (!can) right.words("setup-pressing-why", {}, tell("view.dialog.setup.never-lit"));
}

void choose_quest(Turn& turn, int quest) { set_quest(turn.change().setup, static_cast<game::Quest>(quest)); }

void add_quest(const DialogColumn& right, const SetupDraft& draft) {
    std::vector<Choice> choices;
    const auto add = [&](const char* id, const char* name, game::Quest quest) {
        choices.push_back({id, tell(name), static_cast<int>(quest), can_have(draft, quest)});
    };
    add("setup-quest-solvable", "view.dialog.setup.solvable", game::Quest::solvable);
    add("setup-quest-question", "view.dialog.setup.question", game::Quest::question);
    // Where no start can be set, there are other targets.
    if (draft.machine->has_own_start())
        add("setup-quest-picture", "view.dialog.setup.picture", game::Quest::picture);
    right.choice("setup-quest", tell("view.dialog.setup.quest"), static_cast<int>(quest_of(draft)),
                 choose_quest, std::move(choices));
}

void choose_level(Turn& turn, int presses) {
    set_fewest(turn.change().setup, static_cast<std::size_t>(presses));
}
void step_presses(Turn& turn, int by) { step_fewest(turn.change().setup, by); }

constexpr StepNames press_steps{"view.dialog.setup.presses", "view.dialog.setup.presses.fewer",
                                "view.dialog.setup.presses.more"};

// Names for some of the numbers that the steps below go through.
void add_presses(const DialogColumn& right, const SetupDraft& draft) {
    const auto fewest = fewest_of(draft);
    const Message any = tell("view.dialog.setup.presses.any");
    std::vector<Choice> levels{{"setup-level-any", any, 0}};
    for (const Level& level : levels_of(draft)) {
        const auto presses = static_cast<int>(level.presses);
        if (presses > levels.back().value)
            levels.push_back({std::string(level.id), tell(level.name, presses), presses});
    }
    right.choice("setup-level", tell("view.dialog.setup.level"), static_cast<int>(fewest.value_or(0)),
                 choose_level, std::move(levels));
    const bool more = fewest.value_or(0) < max_presses(draft);
    right.steps("setup-presses",
                {press_steps, fewest ? tell({}, *fewest) : any, fewest.has_value(), more, step_presses});
}

// The field for a number comes in below.
void choose_seeding(Turn& turn, int seeding) {
    UiState& state = turn.change();
    set_seeding(state.setup, static_cast<Seeding>(seeding));
    if (state.setup.seeding == Seeding::chosen) state.scroll.dialog = std::numeric_limits<float>::max();
}

void take_seed(Turn& turn, std::string_view text) { set_seed(turn.change().setup, text); }

void add_puzzle(const DialogColumn& right, const SetupDraft& draft) {
    right.choice(
        "setup-puzzle", tell("view.dialog.setup.puzzle"), static_cast<int>(draft.seeding), choose_seeding,
        {{"setup-puzzle-random", tell("view.dialog.setup.random"), static_cast<int>(Seeding::random)},
         {"setup-puzzle-daily", tell("view.dialog.setup.daily"), static_cast<int>(Seeding::daily)},
         {"setup-puzzle-seed", tell("view.dialog.setup.seed"), static_cast<int>(Seeding::chosen)}});
    if (draft.seeding == Seeding::daily)
        right.words("setup-puzzle-words", {}, tell("view.dialog.setup.about-daily"));
    if (draft.seeding != Seeding::chosen) return;
    right.field("setup-seed", {},
                {"setup-seed-field", tell("view.dialog.setup.seed-field"), say("view.dialog.setup.seed-hint"),
                 draft.seed, take_seed});
    if (!is_complete(draft)) right.words("setup-puzzle-words", {}, tell("view.dialog.setup.about-seed"));
}

// The dialog stays until the game is there, or says why there is none.
void start(Turn& turn, int /*argument*/) {
    SetupDraft& draft = turn.change().setup;
    draft.refusal.reset();
    turn.requests.emplace_back(WantNewGame{draft.machine, fewest_of(draft), seed_of(draft),
                                           draft.seeding == Seeding::daily, quest_of(draft)});
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
    if (can_choose_states(draft)) add_states(right, draft);
    add_quest(right, draft);
    if (can_choose_presses(draft) && !is_taken_as_it_is(draft.machine)) add_presses(right, draft);
    add_puzzle(right, draft);
    const std::string refusal = refusal_of(draft);
    if (!refusal.empty()) right.words("setup-refusal", {}, verbatim(refusal));
    right.buttons(
        "setup-do", {},
        {enabled_if(is_complete(draft), primary(button_item("setup-start", tell("view.dialog.setup.start"),
                                                            icons::play, start)))});
    return dialog;
}

}  // namespace switchbox::ui
