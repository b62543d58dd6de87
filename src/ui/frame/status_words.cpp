#include "ui/frame/status_words.hpp"

#include <algorithm>
#include <string_view>

#include "i18n/words.hpp"
#include "machine/machine_type.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

bool is_distance_told(const Settings& settings, const UiState& state) {
    return settings.presses_left || state.edit.on;
}

Message status_words(const Settings& settings, const UiState& state) {
    const MessageState& said = state.messages;
    return is_distance_told(settings, state) ? together(said.status, said.distance) : said.status;
}

Message spoken_status(const game::Game& game, const Settings& settings, const UiState& state,
                      const Why& why) {
    const MessageState& told = state.messages;
    Message said =
        together(told.status, told.changes, is_distance_told(settings, state) ? told.distance : Message{});
    const bool is_answered = game.hint() || game.position().timeline;
    if (is_answered || !is_coaching(game, state)) return said;
    return together(said, why.explanation.text);
}

namespace {

template <class Number>
std::string number_or_dash(const std::optional<Number>& number) {
    return number ? say(verbatim(*number)) : "\xE2\x80\x93";
}

// Returns the cost of the cheapest known presses, if some presses cost more than others; else nullopt.
std::optional<std::uint64_t> cost_left(const game::Game& game) {
    if (!game.reveals_solvability()) return std::nullopt;
    const machine::PressGrid* presses = solve::presses_of(game.verdict());
    return presses == nullptr ? std::nullopt : game.machine().cost_of(*presses);
}

// Full and short label.
using CounterNames = std::array<MessageId<>, 2>;
constexpr CounterNames fewest{"view.bar.fewest-from-here", "view.bar.fewest"};
constexpr CounterNames at_most{"view.bar.at-most-from-here", "view.bar.at-most"};
constexpr CounterNames cheapest{"puzzle.bar.cheapest-from-here", "puzzle.bar.cheapest"};
constexpr CounterNames cost_at_most{"puzzle.bar.cost-at-most-from-here", "puzzle.bar.cost-at-most"};

Counter counter(const CounterNames& names, std::string value) {
    return {say(names[0]), std::move(value), say(names[1])};
}

Counter presses_left(const game::Game& game) {
    const auto number = game.reveals_solvability() ? game.fewest_from_here() : std::nullopt;
    const bool proved = !number || solve::is_proved_fewest(game.verdict());
    if (const auto cost = cost_left(game))
        return counter(proved ? cheapest : cost_at_most, number_or_dash(cost));
    const std::size_t bound = proved ? 0 : game.search().bound();
    if (bound > 0) return counter(fewest, say(tell("view.bar.between", bound, *number)));
    return counter(proved ? fewest : at_most, number_or_dash(number));
}

}  // namespace

std::array<Counter, 2> counters(const game::Game& game, const Settings& settings,
                                std::optional<std::size_t> par) {
    const Counter made{say(tell("view.bar.presses").in(game.machine().vocabulary())),
                       say(verbatim(game.position().press_count))};
    if (settings.presses_left) return {made, presses_left(game)};
    return {made, counter({"view.bar.par", "view.bar.par"}, number_or_dash(par))};
}

std::string clock_time(std::uint64_t seconds) {
    const auto two_digits = [](std::uint64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    const std::uint64_t minutes = seconds / 60;
    const std::string rest = two_digits(seconds % 60);
    if (minutes < 60) return std::to_string(minutes) + ":" + rest;
    return std::to_string(minutes / 60) + ":" + two_digits(minutes % 60) + ":" + rest;
}

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

Settings without_guide(Settings settings, const game::Game& game) {
    const MachineGuide* guide = ui_of(game).guide;
    if (guide != nullptr && guide_line(game, settings).empty()) {
        settings.introduced.emplace_back(guide->id);
        return settings;
    }
    settings.guided = false;
    if (!game.is_solved()) settings.introduces = false;
    return settings;
}

Settings without_ended_guides(Settings settings, const game::Game& game) {
    if (!game.is_solved()) return settings;
    settings.guided = false;
    const MachineGuide* guide = ui_of(game).guide;
    const bool ends = guide != nullptr && settings.introduces && guide->is_last(game);
    if (ends && !knows(settings, guide->id)) settings.introduced.emplace_back(guide->id);
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

Message machine_guide_line(const game::Game& game, const Settings& settings, const UiState& state) {
    const MachineGuide* guide = ui_of(game).guide;
    if (guide == nullptr || !settings.introduces || knows(settings, guide->id)) return {};
    // The machine's cards are in the guide's place until they are closed.
    const std::string_view machine = game.puzzle().machine->id();
    if (!knows(settings, machine) && !has_won(state, machine)) return {};
    return guide->line(game, state);
}

bool is_guide_over(const game::Game& game) {
    const MachineGuide* guide = ui_of(game).guide;
    return game.is_solved() && (guide == nullptr || guide->is_last(game));
}

bool has_won(const UiState& state, std::string_view machine) {
    const auto& played = state.record.statistics.machines;
    const auto found = played.find(machine);
    return found != played.end() && found->second.wins > 0;
}

bool knows(const Settings& settings, std::string_view machine) {
    const auto& known = settings.introduced;
    return std::find(known.begin(), known.end(), machine) != known.end();
}

}  // namespace switchbox::ui
