#include "view/frame/counters.hpp"

#include "words/words.hpp"

namespace switchbox::view {
namespace {

template <class Number>
std::string number_or_dash(const std::optional<Number>& number) {
    return number ? say(tell({}, *number)) : "\xE2\x80\x93";
}

// What the cheapest presses that are known cost, where some cost more than others.
std::optional<std::uint64_t> cost_left(const play::Game& game) {
    const machine::PressGrid* presses = game.tells() ? solve::presses_of(game.verdict()) : nullptr;
    return presses == nullptr ? std::nullopt : game.machine().cost_of(*presses);
}

Counter presses_left(const play::Game& game) {
    const auto number = game.tells() ? game.fewest_from_here() : std::nullopt;
    const bool proved = !number || solve::is_proved_fewest(game.verdict());
    if (const auto cost = cost_left(game)) {
        return {say(proved ? "puzzle.bar.cheapest-from-here" : "puzzle.bar.cost-at-most-from-here"),
                say(tell({}, *cost)), say(proved ? "puzzle.bar.cheapest" : "puzzle.bar.cost-at-most")};
    }
    const std::size_t bound = proved ? 0 : game.search().bound();
    if (bound > 0) {
        return {say("view.bar.fewest-from-here"), say(tell("view.bar.between", bound, *number)),
                say("view.bar.fewest")};
    }
    return {say(proved ? "view.bar.fewest-from-here" : "view.bar.at-most-from-here"), number_or_dash(number),
            say(proved ? "view.bar.fewest" : "view.bar.at-most")};
}

}  // namespace

std::array<Counter, 2> counters(const play::Game& game, const Settings& settings,
                                std::optional<std::size_t> par) {
    const Counter made{say("view.bar.presses"), say(tell({}, game.position().press_count))};
    if (settings.presses_left) return {made, presses_left(game)};
    return {made, {say("view.bar.par"), number_or_dash(par), say("view.bar.par")}};
}

}  // namespace switchbox::view
