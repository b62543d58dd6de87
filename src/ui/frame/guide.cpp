#include "ui/frame/guide.hpp"

#include <algorithm>
#include <string_view>

#include "machine/catalogue.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

std::size_t lamps_changed_last(const game::Game& game) {
    const machine::Machine& machine = game.machine();
    machine::PressGrid before = game.position().presses;
    machine.undo_press(before, game.trail().buttons.back());
    const machine::Picture then = machine.picture(before);
    std::size_t changed = 0;
    for (std::size_t lamp = 0; lamp < then.size(); ++lamp)
        changed += then[lamp] != game.picture()[lamp] ? 1 : 0;
    return changed;
}

}  // namespace

Settings new_player(bool guided) {
    Settings settings;
    settings.guided = guided;
    settings.introduces = true;
    if (guided) settings.introduced.emplace_back(machine::first_choice()->id());
    return settings;
}

Settings without_guide(Settings settings) {
    settings.guided = false;
    return settings;
}

Message guide_line(const game::Game& game, const Settings& settings) {
    if (!settings.guided || !game.puzzle().machine->adds_presses() || !game.reveals_solvability()) return {};
    const std::size_t presses = game.trail().buttons.size();
    if (game.is_solved()) return tell("view.guide.won");
    if (game.hint()) return tell("view.guide.marked");
    if (presses == 1 && game.help().hints == 0) return tell("view.guide.changed", lamps_changed_last(game));
    if (presses > 0 || game.help().hints > 0 || game.help().solution) return tell("view.guide.solve");
    return tell("view.guide.goal");
}

Message how_to_play(const game::Game& game) {
    return together(tell("view.introduction.goal"), game.puzzle().machine->about(), tell("view.guide.hint"),
                    tell("view.guide.solve"));
}

bool knows(const Settings& settings, std::string_view machine) {
    const auto& known = settings.introduced;
    return std::find(known.begin(), known.end(), machine) != known.end();
}

}  // namespace switchbox::ui
