#include "ui/frame/counters.hpp"

#include "i18n/words.hpp"

namespace switchbox::ui {
namespace {

template <class Number>
std::string number_or_dash(const std::optional<Number>& number) {
    return number ? say(tell({}, *number)) : "\xE2\x80\x93";
}

// Returns the cost of the cheapest known presses, if some presses cost more than others; else nullopt.
std::optional<std::uint64_t> cost_left(const game::Game& game) {
    if (!game.reveals_solvability()) return std::nullopt;
    const machine::PressGrid* presses = solve::presses_of(game.verdict());
    return presses == nullptr ? std::nullopt : game.machine().cost_of(*presses);
}

// Message ids of the full and the short label.
using CounterNames = std::array<const char*, 2>;
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
                       say(tell({}, game.position().press_count))};
    if (settings.presses_left) return {made, presses_left(game)};
    return {made, counter({"view.bar.par", "view.bar.par"}, number_or_dash(par))};
}

}  // namespace switchbox::ui
