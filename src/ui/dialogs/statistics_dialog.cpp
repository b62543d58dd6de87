#include <algorithm>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

using game::Tally;

// Returns "0:17" or "1:02:03".
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

// Returns the facts as they are read out.
std::string text_of(const std::vector<DialogFact>& facts) {
    Message text;
    for (const DialogFact& each : facts) {
        text = together(std::move(text), tell("view.dialog.statistics.fact", each.name, each.value));
    }
    return say(text);
}

void add_facts(const DialogColumn& column, const std::string& id, const std::string& name,
               std::vector<DialogFact> facts) {
    DialogGroup& group = column.group("statistics-" + id, GroupKind::facts, verbatim(name));
    group.text = text_of(facts);
    group.facts = std::move(facts);
}

// Returns the machine's name, or its id if only another version has the machine.
std::string name_of_machine(const std::string& id) {
    if (const MachineUiChip* chip = find_chip(id)) return say(chip->name);
    const machine::Preset* preset = machine::find_preset(id);
    return preset == nullptr ? id : say(preset->name);
}

void clear(InputContext& context, int /*argument*/) { context.requests.emplace_back(WantNoStatistics{}); }
void bring_back(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(WantStatisticsBack{});
}

// Returns the machines, the most played first.
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
    const DialogColumn left(dialog, false);
    if (record.statistics.empty()) {
        left.words(
            "statistics-none", {},
            tell(record.was_cleared ? "view.dialog.statistics.cleared" : "view.dialog.statistics.none"));
    } else {
        add_facts(left, "daily", say("view.dialog.statistics.daily"),
                  {fact("view.dialog.statistics.days", record.statistics.daily_wins.size()),
                   fact("view.dialog.statistics.streak", record.streak.current),
                   fact("view.dialog.statistics.longest", record.streak.longest)});
        add_facts(left, "all", say("view.dialog.statistics.all"), facts_of(game::total(record.statistics)));
        for (const auto& [id, tally] : by_games(record.statistics))
            add_facts(DialogColumn(dialog, true), id, name_of_machine(id), facts_of(tally));
    }
    if (record.was_cleared) {
        left.buttons("statistics-do", {},
                     {primary(button_item("statistics-back", tell("view.dialog.statistics.back"),
                                          icons::undo_2, bring_back))});
    } else if (!record.statistics.empty()) {
        left.buttons(
            "statistics-do", {},
            {button_item("statistics-clear", tell("view.dialog.statistics.clear"), icons::trash_2, clear)});
    }
    return dialog;
}

}  // namespace switchbox::ui
