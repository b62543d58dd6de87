#include "view/export/solution_plan.hpp"

#include "solve/explain/explanation.hpp"

namespace switchbox::view {

SolutionPlan solution_plan(const play::Game& game) {
    const play::Position& position = game.position();
    SolutionPlan plan{{}, position.presses};
    if (!game.tells()) return plan;
    if (!position.timeline) {
        plan.buttons = solve::plan_of(game.verdict(), game.machine());
        return plan;
    }
    plan.buttons = position.timeline->plan;
    for (std::size_t i = 0; i < position.timeline->step; ++i) {
        // Pressed on until it comes round.
        game.machine().press(plan.before, plan.buttons[i], game.machine().press_states() - 1);
    }
    return plan;
}

std::string order_words(const play::Game& game) {
    return game.machine().order_counts() ? "in this order" : "in any order";
}

std::string length_words(const play::Game& game, std::size_t presses) {
    const std::string phrase = solve::presses_phrase(presses);
    const bool best_found =
        std::holds_alternative<solve::Several>(game.verdict()) && !solve::is_proved_fewest(game.verdict());
    return best_found ? phrase + ", the fewest found so far" : phrase;
}

}  // namespace switchbox::view
