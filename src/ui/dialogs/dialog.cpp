#include "ui/dialogs/dialog.hpp"

#include <array>
#include <utility>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

Dialog dialog_of_type(const DialogSources& sources) {
    for (const MachineUi* ui : machine_uis()) {
        for (const MachineUiDialog& dialog : ui->dialogs)
            if (dialog.modal == sources.state.modal.open) return dialog.make(sources);
    }
    return {};
}

}  // namespace

Dialog open_dialog(const DialogSources& sources) {
    switch (sources.state.modal.open) {
        case Modal::settings:
            return settings_dialog(sources);
        case Modal::setup:
            return setup_dialog(sources);
        case Modal::levels:
            return levels_dialog(sources);
        case Modal::lessons:
            return lessons_dialog(sources);
        case Modal::exports:
            return export_dialog(sources);
        case Modal::link:
            return link_dialog(sources);
        case Modal::statistics:
            return statistics_dialog(sources);
        case Modal::machines:
            return machines_dialog(sources);
        case Modal::daily:
            return daily_dialog(sources);
        default:
            return dialog_of_type(sources);
    }
}

DialogItem button_item(std::string id, const Message& words, const char* icon, Act act, int argument) {
    return button_item(std::move(id), words, words, icon, act, argument);
}

DialogItem button_item(std::string id, const Message& spoken, const Message& label, const char* icon, Act act,
                       int argument) {
    return {std::move(id), say(spoken), say(label), icon, true, false, act, argument};
}

DialogItem enabled_if(bool enabled, DialogItem item) {
    item.enabled = enabled;
    return item;
}

DialogItem primary(DialogItem item) {
    item.checked = true;
    return item;
}

DialogItem deleting(DialogItem item) {
    item.deletes = true;
    return item;
}

std::vector<Choice> state_choices(const std::string& prefix) {
    std::vector<Choice> choices;
    for (int states = machine::fewest_states; states <= machine::max_states; ++states)
        choices.push_back({prefix + std::to_string(states), verbatim(std::to_string(states)), states});
    return choices;
}

DialogGroup& DialogColumn::group(std::string id, GroupKind kind, const Message& name) const {
    DialogGroup& group = dialog_.groups.emplace_back();
    group.id = std::move(id);
    group.kind = kind;
    group.name = say(name);
    group.side = is_right_ ? 1 : 0;
    return group;
}

void DialogColumn::words(std::string id, const Message& name, const Message& text) const {
    group(std::move(id), GroupKind::words, name).text = say(text);
}

void DialogColumn::choice(std::string id, const Message& name, int now, Act act,
                          std::vector<Choice> choices) const {
    std::vector<DialogItem>& items = group(std::move(id), GroupKind::choice, name).items;
    for (Choice& choice : choices) {
        items.push_back(enabled_if(
            choice.enabled, button_item(std::move(choice.id), choice.word, nullptr, act, choice.value)));
        items.back().checked = choice.value == now;
        items.back().begins = choice.begins;
    }
}

void DialogColumn::buttons(std::string id, const Message& name, std::vector<DialogItem> items) const {
    group(std::move(id), GroupKind::buttons, name).items = std::move(items);
}

void DialogColumn::steps(const std::string& id, const Steps& steps) const {
    const auto [name, fewer, more] = steps.names;
    DialogGroup& made = group(id, GroupKind::steps, tell(name));
    made.items = {
        enabled_if(steps.less, button_item(id + "-less", tell(fewer), {}, icons::minus, steps.act, -1)),
        enabled_if(steps.more, button_item(id + "-more", tell(more), {}, icons::plus, steps.act, 1))};
    made.text = say(steps.text);
}

void DialogColumn::field(std::string id, const Message& name, Field field) const {
    DialogGroup& made = group(std::move(id), GroupKind::field, name);
    made.items = {button_item(std::move(field.id), field.spoken, verbatim(field.hint), nullptr, nullptr)};
    made.text = std::move(field.text);
    made.set_text = field.take;
    made.has_lines = field.has_lines;
}

namespace {

constexpr LevelNumbers of_large_boards{first_try, 6, 10};

LevelNumbers level_numbers(const SetupDraft& draft) {
    if (quest_of(draft) == game::NewGameMode::picture) return {first_try, 4, 5};
    const auto levels = machine_ui(draft.machine->type()).levels;
    if (levels == nullptr) return of_large_boards;
    return levels(draft.machine, max_presses(draft)).value_or(of_large_boards);
}

}  // namespace

std::array<Level, 3> levels_of(const SetupDraft& draft) {
    const LevelNumbers numbers = level_numbers(draft);
    return {{{"setup-level-easy", "view.dialog.setup.easy", numbers[0]},
             {"setup-level-medium", "view.dialog.setup.medium", numbers[1]},
             {"setup-level-hard", "view.dialog.setup.hard", numbers[2]}}};
}

namespace {

// Returns the draft with the machine in play and the options of its further games.
SetupDraft draft_of_next(SetupDraft draft, const game::Game& game, const NewGameOptions& next) {
    draft.machine = game.puzzle().machine;
    const bool is_same = next.machine->is_same_but_draws(*draft.machine);
    draft.fewest = is_same ? next.fewest : std::nullopt;
    draft.quest = is_same ? next.quest : game::NewGameMode::solvable;
    draft.counts = false;
    draft.refusal.reset();
    draft.shows_more.reset();
    return draft;
}

Message words_of_length(const SetupDraft& draft, std::size_t presses) {
    constexpr std::array names{"view.bar.difficulty.easy"_id, "view.bar.difficulty.medium"_id,
                               "view.bar.difficulty.hard"_id};
    if (is_taken_as_it_is(draft.machine)) return tell("view.bar.difficulty.own", presses);
    const std::array<Level, names.size()> levels = levels_of(draft);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (levels.at(i).presses == presses) return tell(names.at(i));
    return tell("view.bar.difficulty.own", presses);
}

}  // namespace

Message difficulty_words(const game::Game& game, const NewGameOptions& next) {
    const SetupDraft draft = draft_of_next({}, game, next);
    if (!can_choose_presses(draft)) return {};
    const auto presses = fewest_of(draft);
    Message words = presses ? words_of_length(draft, *presses) : tell("view.bar.difficulty.mixed");
    return std::move(words).in(game.machine().vocabulary());
}

void open_difficulty(InputContext& context, int /*argument*/) {
    UiState& state = context.change();
    state.setup = draft_of_next(std::move(state.setup), context.game, state.next_game);
    state.setup.begins_at_length = true;
    state.modal.open = Modal::setup;
}

namespace {

constexpr int own_length = -1;  // value of the choice whose number is stepped

void choose_length(InputContext& context, int presses) {
    SetupDraft& draft = context.change().setup;
    draft.begins_at_length = false;
    draft.counts = presses == own_length;
    draft.refusal.reset();
    if (draft.counts) {
        draft.fewest = fewest_of(draft).value_or(1);
    } else {
        draft.fewest.reset();
        if (presses > 0) draft.fewest = static_cast<std::size_t>(presses);
    }
}

void step_length(InputContext& context, int by) {
    SetupDraft& draft = context.change().setup;
    draft.counts = true;
    step_fewest(draft, by);
}

}  // namespace

void add_length(const DialogColumn& column, const SetupDraft& draft, const LengthNames& names,
                std::vector<Choice> levels) {
    const auto fewest = fewest_of(draft);
    const int presses = static_cast<int>(fewest.value_or(0));
    const bool has_name = presses == 0 || std::any_of(levels.begin(), levels.end(), [&](const Choice& level) {
                              return level.value == presses;
                          });
    const bool counts = fewest && (draft.counts || !has_name);
    levels.insert(levels.begin(), {names.id + "-any", names.any, 0});
    levels.push_back({names.id + "-own", tell("view.dialog.setup.own-length"), own_length});
    const int now = counts ? own_length : presses;
    for (Choice& level : levels) level.begins = draft.begins_at_length && level.value == now;
    column.choice(names.id, names.name, now, choose_length, std::move(levels));
    if (!counts) return;
    column.steps(names.steps_id,
                 {names.steps, verbatim(*fewest), *fewest > 1, *fewest < max_presses(draft), step_length});
}

}  // namespace switchbox::ui
