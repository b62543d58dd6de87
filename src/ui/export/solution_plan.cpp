#include "ui/export/solution_plan.hpp"

#include "solve/verdict.hpp"

namespace switchbox::ui {
namespace {

// Returns whether a shorter solution may still be found.
bool is_best_so_far(const game::Game& game) { return solve::is_best_so_far(game.verdict()); }

}  // namespace

SolutionPlan solution_plan(const game::Game& game) {
    const game::Position& position = game.position();
    SolutionPlan plan{{}, position.presses};
    if (!game.reveals_solvability()) return plan;
    if (!position.timeline) {
        plan.buttons = solve::plan_of(game.verdict(), game.machine());
        return plan;
    }
    plan.buttons = position.timeline->plan;
    for (std::size_t step = position.timeline->step; step-- > 0;) {
        game.machine().undo_press(plan.before, plan.buttons[step]);
    }
    return plan;
}

Message length_words(const game::Game& game, std::size_t presses) {
    return tell(is_best_so_far(game) ? "view.export.solution-so-far" : "view.export.solution", presses)
        .in(game.machine().vocabulary());
}

Message order_words(const game::Game& game, std::size_t presses) {
    const bool in_order = game.machine().order_counts();
    const std::string_view id =
        is_best_so_far(game)
            ? (in_order ? "view.export.text.so-far-this-order" : "view.export.text.so-far-any-order")
            : (in_order ? "view.export.text.this-order" : "view.export.text.any-order");
    return tell(id, presses).in(game.machine().vocabulary());
}

}  // namespace switchbox::ui
