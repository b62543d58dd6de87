#include "ui/frame/guide.hpp"

#include <algorithm>
#include <span>
#include <string_view>

#include "machine/catalogue.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::ui {
namespace {

std::size_t lamps_changed_last(const game::Game& game) {
    const machine::Machine& machine = game.machine();
    machine::PressGrid before = game.position().presses;
    machine.take_back(before, game.trail().buttons.back());
    const machine::Picture then = machine.picture(before);
    std::size_t changed = 0;
    for (std::size_t lamp = 0; lamp < then.size(); ++lamp)
        changed += then[lamp] != game.picture()[lamp] ? 1 : 0;
    return changed;
}

bool knows(const Settings& settings, std::string_view machine) {
    const auto& known = settings.introduced;
    return std::find(known.begin(), known.end(), machine) != known.end();
}

Settings with_introduced(Settings settings, std::string_view machine) {
    if (!knows(settings, machine)) settings.introduced.emplace_back(machine);
    return settings;
}

void close_introduction(Turn& turn, int /*argument*/) {
    turn.change().introduction = {};
    turn.requests.emplace_back(with_introduced(turn.settings, turn.game.puzzle().machine->id()));
}

void next_card(Turn& turn, int /*argument*/) {
    const std::size_t open = turn.facts.introduction->card;
    turn.change().introduction = {std::string(turn.game.puzzle().machine->id()), open + 1};
}

void play_first_board(Turn& turn, int argument) {
    close_introduction(turn, argument);
    turn.requests.emplace_back(ui_of(turn.game).first_game());
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
    if (!settings.guided || !game.puzzle().machine->adds_presses() || !game.tells()) return {};
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

std::optional<Introduction> introduction(const game::Game& game, const Settings& settings,
                                         const UiState& state) {
    const machine::MachineChoice& machine = game.puzzle().machine;
    const bool is_busy = state.edit.on || state.pane.kind == PaneKind::lesson;
    const bool is_guided = !guide_line(game, settings).empty();
    const MachineUiChip* chip = find_chip(machine->id());
    const bool has_introduction = chip == nullptr || chip->is_introduced;
    if (!settings.introduces || is_guided || is_busy || !has_introduction) return std::nullopt;
    if (knows(settings, machine->id())) return std::nullopt;
    Introduction card{machine->name(), {}};
    const std::span<const std::string_view> cards = ui_of(game).cards;
    if (cards.empty()) {
        card.text = together(tell("view.introduction.goal"), machine->about());
        return card;
    }
    const bool same = state.introduction.machine == machine->id();
    card.cards = cards.size();
    card.card = same ? std::min(state.introduction.card, card.cards - 1) : 0;
    card.text = tell(cards[card.card]);
    card.has_figure = true;
    return card;
}

std::vector<IntroductionStep> introduction_steps(const Introduction& open) {
    std::vector<IntroductionStep> steps;
    if (!open.is_last()) {
        steps.push_back({"introduction-next", tell("view.introduction.next"), next_card});
    } else if (open.cards > 1) {
        steps.push_back({"introduction-play", tell("view.introduction.play"), play_first_board});
    }
    steps.push_back({"introduction-close",
                     tell(open.is_last() ? "view.introduction.close" : "view.introduction.skip"),
                     close_introduction});
    return steps;
}

Message skip_word(const game::Game& game) {
    return tell(game.is_solved() ? "view.introduction.close" : "view.introduction.skip");
}

void skip_guide(Turn& turn, int /*argument*/) { turn.requests.emplace_back(without_guide(turn.settings)); }

}  // namespace switchbox::ui
