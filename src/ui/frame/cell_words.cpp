#include "ui/frame/cell_words.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "i18n/words.hpp"
#include "machine/machine.hpp"
#include "machine/machine_type.hpp"
#include "machine/text.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t max_named_lamps = 1024;  // largest board whose differing lamps are listed
constexpr std::size_t max_told = 24;           // lamps in a list; a listener remembers no more

// Lists lamps by name, the first `max_told` and the number of the rest.
Message names_of(const machine::Machine& machine, const std::vector<std::size_t>& lamps) {
    Messages names;
    for (std::size_t i = 0; i < std::min(lamps.size(), max_told); ++i)
        names.push_back(machine.lamp_name(lamps[i]));
    if (lamps.size() > max_told) names.push_back(tell("view.why.more", lamps.size() - max_told));
    return verbatim(std::move(names));
}

std::string change_words(const machine::Machine& machine, const std::vector<std::size_t>& lamps) {
    if (lamps.empty()) return say("view.mirror.changes.nothing");
    return say(tell("view.mirror.changes", names_of(machine, lamps)).in(machine.vocabulary()));
}

std::string lamp_words(const machine::Machine& machine, std::size_t cell, std::uint8_t state) {
    const Message name = machine.state_name_at(cell, state);
    if (!machine.is_numbered()) return say("view.mirror.lamp", machine.lamp_place(cell), name);
    return say("view.mirror.lamp.number", machine.lamp_label(cell), machine.lamp_place(cell), name);
}

std::string press_words(const machine::Machine& machine, std::size_t button) {
    if (machine.hides_wiring()) return say("view.mirror.changes.wires");
    return change_words(machine, machine.changes(machine.initial_state(), button));
}

}  // namespace

Message changed_words(const game::Game& game, const machine::Picture& before, std::size_t button) {
    const machine::Machine& machine = game.machine();
    const machine::Picture& after = game.picture();
    const bool is_large = after.size() > max_named_lamps;
    const std::vector<std::size_t> candidates =
        is_large ? machine.changes(game.position().presses, button) : machine.lamp_sites().cells();
    struct StateGroup {
        Message state;
        std::vector<std::size_t> lamps;
    };
    // Groups by the present state, "lit" before "dark".
    std::map<std::string, StateGroup, std::greater<>> groups;
    for (const std::size_t lamp : candidates) {
        if (before[lamp] == after[lamp]) continue;
        const Message state = machine.state_name_at(lamp, after[lamp]);
        StateGroup& group = groups[say(state)];
        group.state = state;
        group.lamps.push_back(lamp);
    }
    Message words;
    for (const auto& [name, group] : groups) {
        const Message lamps = names_of(machine, group.lamps);
        words = words.empty() ? tell("view.mirror.now", lamps, group.state)
                              : tell("view.mirror.now.more", std::move(words), lamps, group.state);
    }
    return words.empty() ? words : tell("view.mirror.changed", std::move(words));
}

Message difference_words(const game::Game& game) {
    const machine::Machine& machine = game.machine();
    if (game.picture().size() > max_named_lamps) {
        const std::size_t count = machine.count_wrong(game.picture(), game.puzzle().target);
        return count == 0 ? tell("view.mirror.differs.nowhere")
                          : tell("view.mirror.differs.many", count).in(machine.vocabulary());
    }
    std::vector<std::size_t> different;
    for (const std::size_t lamp : machine.lamp_sites().cells())
        if (differs(game, lamp)) different.push_back(lamp);
    if (different.empty()) return tell("view.mirror.differs.nowhere");
    return tell("view.mirror.differs", different.size(), names_of(machine, different))
        .in(machine.vocabulary());
}

bool differs(const game::Game& game, std::size_t lamp) {
    const std::uint8_t shown = game.picture()[lamp];
    return game.machine().wanted(lamp, game.puzzle().target).value_or(shown) != shown;
}

void CellWords::follow(const game::Game& game) {
    const machine::MachineChoice& machine = game.puzzle().machine;
    const std::uint64_t language = i18n::revision();
    if (of_ && of_->first == machine && of_->second == language) return;
    of_ = {machine, language};
    lamps_.clear();
    presses_.clear();
}

const std::string& CellWords::lamp(const machine::Machine& machine, std::size_t cell,
                                   std::uint8_t state) const {
    std::string& words = lamps_[cell * static_cast<std::size_t>(machine.lamp_states()) + state];
    if (words.empty()) words = lamp_words(machine, cell, state);
    return words;
}

const std::string& CellWords::press(const machine::Machine& machine, std::size_t button) const {
    std::string& words = presses_[button];
    if (words.empty()) words = press_words(machine, button);
    return words;
}

namespace {

constexpr std::size_t always_shown = 5;
constexpr std::size_t longest_title = 24;  // characters

MachineChip chip_of(std::string_view id, const Message& name, std::string_view chosen) {
    return {std::string(machine_prefix) + std::string(id), std::string(id), say(name), id == chosen};
}

// Returns the name of a type's chip: for a machine in play with a title, the beginning of the title.
Message type_chip_name(const MachineUiChip& chip, const machine::MachineDefinition& played) {
    if (!chip.has_title || chip.id != played.id()) return tell(chip.name);
    const std::string title = say(played.name());
    const std::vector<std::string_view> characters = machine::characters_of(title);
    if (characters.size() <= longest_title) return verbatim(title);
    const auto kept = static_cast<std::size_t>(characters[longest_title].data() - title.data());
    return verbatim(title.substr(0, kept) + "\xE2\x80\xA6");
}

}  // namespace

std::vector<MachineChip> machine_chips(const game::Game& game, const game::Statistics& statistics) {
    const std::string_view chosen = game.puzzle().machine->id();
    std::vector<MachineChip> chips;
    const auto& presets = machine::catalogue();
    for (std::size_t i = 0; i < presets.size(); ++i) {
        if (i >= always_shown && presets[i].id != chosen) continue;
        chips.push_back(chip_of(presets[i].id, presets[i].name, chosen));
    }
    for (const MachineUi* ui : machine_uis())
        if (ui->chip != nullptr)
            chips.push_back(chip_of(ui->chip->id, type_chip_name(*ui->chip, *game.puzzle().machine), chosen));
    const auto is_played = [&statistics](const MachineChip& chip) {
        const auto found = statistics.machines.find(chip.machine);
        return chip.chosen || (found != statistics.machines.end() && found->second.games > 0);
    };
    const auto rest = std::stable_partition(chips.begin(), chips.end(), is_played);
    std::stable_partition(chips.begin(), rest, [](const MachineChip& chip) { return chip.chosen; });
    return chips;
}

}  // namespace switchbox::ui
