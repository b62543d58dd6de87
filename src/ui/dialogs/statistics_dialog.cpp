#include <algorithm>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

using game::Tally;

// "0:17", "1:02:03"
std::string clock_time(std::uint64_t seconds) {
    const auto two_digits = [](std::uint64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    const std::uint64_t minutes = seconds / 60;
    const std::string rest = two_digits(seconds % 60);
    if (minutes < 60) return std::to_string(minutes) + ":" + rest;
    return std::to_string(minutes / 60) + ":" + two_digits(minutes % 60) + ":" + rest;
}

DialogFact fact(std::string_view name, const Value& value) { return {say(tell(name)), say(tell({}, value))}; }

std::vector<DialogFact> facts_of(const Tally& tally) {
    std::vector<DialogFact> facts{fact("view.dialog.statistics.games", tally.games),
                                  fact("view.dialog.statistics.wins", tally.wins),
                                  fact("view.dialog.statistics.fewest", tally.fewest),
                                  fact("view.dialog.statistics.hints", tally.hints),
                                  fact("view.dialog.statistics.solves", tally.solves)};
    if (tally.best != 0) facts.push_back(fact("view.dialog.statistics.best", clock_time(tally.best)));
    if (tally.wins != 0) facts.push_back(fact("view.dialog.statistics.all-wins", clock_time(tally.seconds)));
    return facts;
}

// As it is read out.
std::string text_of(const std::vector<DialogFact>& facts) {
    Message text;
    for (const DialogFact& each : facts) {
        text = together(std::move(text), tell("view.dialog.statistics.fact", each.name, each.value));
    }
    return say(text);
}

DialogGroup facts_group(const std::string& id, std::string name, std::vector<DialogFact> facts,
                        Column column) {
    DialogGroup group = group_of("statistics-" + id, GroupKind::facts, {}, column);
    group.name = std::move(name);
    group.text = text_of(facts);
    group.facts = std::move(facts);
    return group;
}

// A machine of another version is called by its id.
std::string name_of_machine(const std::string& id) {
    if (const MachineUiChip* chip = find_chip(id)) return say(chip->name);
    const machine::Preset* preset = machine::find_preset(id);
    return preset == nullptr ? id : say(preset->name);
}

void clear(Turn& turn, int /*argument*/) { turn.requests.emplace_back(WantNoStatistics{}); }
void bring_back(Turn& turn, int /*argument*/) { turn.requests.emplace_back(WantStatisticsBack{}); }

DialogGroup daily_group(const RecordState& record) {
    return facts_group("daily", say("view.dialog.statistics.daily"),
                       {fact("view.dialog.statistics.days", record.statistics.daily_wins.size()),
                        fact("view.dialog.statistics.streak", record.streak.current),
                        fact("view.dialog.statistics.longest", record.streak.longest)},
                       Column::left);
}

// The machines played most come first.
std::vector<std::pair<std::string, Tally>> by_games(const game::Statistics& statistics) {
    std::vector<std::pair<std::string, Tally>> machines(statistics.machines.begin(),
                                                        statistics.machines.end());
    std::stable_sort(machines.begin(), machines.end(),
                     [](const auto& a, const auto& b) { return a.second.games > b.second.games; });
    return machines;
}

}  // namespace

Dialog statistics_dialog(const DialogSources& sources) {
    const RecordState& record = sources.state.record;
    Dialog dialog{say("view.dialog.statistics.title"), {}};
    if (record.statistics.empty()) {
        const char* words =
            record.was_cleared ? "view.dialog.statistics.cleared" : "view.dialog.statistics.none";
        dialog.groups.push_back(words_group("statistics-none", {}, tell(words), Column::left));
    } else {
        dialog.groups.push_back(daily_group(record));
        dialog.groups.push_back(facts_group("all", say("view.dialog.statistics.all"),
                                            facts_of(game::total(record.statistics)), Column::left));
        for (const auto& [id, tally] : by_games(record.statistics)) {
            dialog.groups.push_back(facts_group(id, name_of_machine(id), facts_of(tally), Column::right));
        }
    }
    DialogGroup actions = group_of("statistics-do", GroupKind::buttons, {}, Column::left);
    if (record.was_cleared) {
        actions.items.push_back(button_item("statistics-back", tell("view.dialog.statistics.back"),
                                            {icons::undo_2, true, true}, bring_back));
    } else if (!record.statistics.empty()) {
        actions.items.push_back(
            button_item("statistics-clear", tell("view.dialog.statistics.clear"), {icons::trash_2}, clear));
    }
    if (!actions.items.empty()) dialog.groups.push_back(std::move(actions));
    return dialog;
}

}  // namespace switchbox::ui
