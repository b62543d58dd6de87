#include <algorithm>

#include "icons.hpp"
#include "view/dialogs/dialog_parts.hpp"
#include "words/words.hpp"

namespace switchbox::view {
namespace {

using play::Tally;

// "0:17", "1:02:03"
std::string clock_time(std::uint64_t seconds) {
    const auto two_digits = [](std::uint64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    const std::uint64_t minutes = seconds / 60;
    const std::string rest = two_digits(seconds % 60);
    if (minutes < 60) return std::to_string(minutes) + ":" + rest;
    return std::to_string(minutes / 60) + ":" + two_digits(minutes % 60) + ":" + rest;
}

// A sentence a line.
std::string tally_words(const Tally& tally) {
    std::string text = say("view.dialog.statistics.games", tally.games, tally.wins, tally.fewest);
    text += "\n" + say("view.dialog.statistics.help", tally.hints, tally.solves);
    if (tally.wins == 0) return text;
    const std::string all = clock_time(tally.seconds);
    if (tally.best == 0) return text + "\n" + say("view.dialog.statistics.time", all);
    return text + "\n" + say("view.dialog.statistics.times", clock_time(tally.best), all);
}

DialogGroup tally_group(const std::string& id, std::string name, const Tally& tally, Column column) {
    DialogGroup group = group_of("statistics-" + id, GroupKind::words, {}, column);
    group.name = std::move(name);
    group.text = tally_words(tally);
    return group;
}

// A machine of another version is called by its id.
std::string name_of_machine(const std::string& id) {
    if (id == machine::own_id) return say("machine.name.own");
    const machine::Preset* preset = machine::find_preset(id);
    return preset == nullptr ? id : say(preset->name);
}

void clear(Turn& turn, int /*argument*/) { turn.requests.emplace_back(WantNoStatistics{}); }
void bring_back(Turn& turn, int /*argument*/) { turn.requests.emplace_back(WantStatisticsBack{}); }

DialogGroup daily_group(const RecordState& record) {
    return words_group("statistics-daily", tell("view.dialog.statistics.daily"),
                       tell("view.dialog.statistics.days", record.statistics.daily_wins.size(),
                            record.streak.current, record.streak.longest),
                       Column::left);
}

// The machines played most come first.
std::vector<std::pair<std::string, Tally>> by_games(const play::Statistics& statistics) {
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
        dialog.groups.push_back(tally_group("all", say("view.dialog.statistics.all"),
                                            play::total(record.statistics), Column::left));
        for (const auto& [id, tally] : by_games(record.statistics)) {
            dialog.groups.push_back(tally_group(id, name_of_machine(id), tally, Column::right));
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

}  // namespace switchbox::view
