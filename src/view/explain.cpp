#include "view/explain.hpp"

namespace switchbox::view {
namespace {

std::optional<std::size_t> button_in_question(const play::Game& game) {
    if (game.hint()) return game.hint();
    const auto& timeline = game.position().timeline;
    if (timeline && timeline->step < timeline->plan.size()) return timeline->plan[timeline->step];
    return std::nullopt;
}

}  // namespace

Why why_now(const play::Game& game) {
    const solve::Question question{game.machine(), game.position().presses, game.puzzle().target};
    const auto button = button_in_question(game);
    if (button) return {button, solve::why_press(game.solver(), question, game.verdict(), *button), false};
    const bool impossible = solve::presses_of(game.verdict()) == nullptr;
    return {std::nullopt, solve::why_verdict(question, game.verdict()), impossible};
}

}  // namespace switchbox::view
