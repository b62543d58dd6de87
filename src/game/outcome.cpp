#include "game/outcome.hpp"

#include "game/game.hpp"
#include "game/sentences.hpp"

namespace switchbox::game {
namespace {

std::optional<std::size_t> pressed_by(const Action& action, const Game& game) {
    if (const auto* press = std::get_if<Press>(&action)) return press->button;
    const auto* step = std::get_if<StepTo>(&action);
    if (step == nullptr || step->step == 0) return std::nullopt;
    return game.position().timeline->plan[step->step - 1];
}

}  // namespace

Outcome outcome_of(const Action& action, const Game& game) {
    Outcome outcome{sentence_after(game, action), distance_after(game, action)};
    outcome.pressed = pressed_by(action, game);
    outcome.is_new_game = is_one_of<NewGame>(action);
    outcome.is_other_game = is_one_of<NewGame, Open>(action);
    outcome.begins_anew =
        is_one_of<NewGame, Open, SetLamp, PaintLamps, SetPicture, TakeNearest, SetCodes>(action);
    outcome.follows_solution = is_one_of<Solve, StepTo>(action);
    outcome.shows_answer = game.hint() || game.position().timeline;
    outcome.dismisses = is_one_of<Dismiss>(action);
    return outcome;
}

}  // namespace switchbox::game
