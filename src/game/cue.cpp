#include "game/cue.hpp"

#include "game/game.hpp"

namespace switchbox::game {
namespace {

// Selects the cue. Actions that set another puzzle are silent.
struct KindOfCue {
    const Game& game;
    bool solves;  // true if the action just reached the target

    CueKind operator()(const Press& press) const {
        if (solves) return CueKind::solved;
        return game.position().presses[press.button] == 0 ? CueKind::release : CueKind::press;
    }
    CueKind operator()(const StepTo& step) const {
        if (solves) return CueKind::solved;
        return step.step == 0 ? CueKind::release : CueKind::press;
    }
    CueKind operator()(const Hint& /*hint*/) const { return solves ? CueKind::solved : CueKind::hint; }
    CueKind operator()(const Answer& answer) const {
        if (std::holds_alternative<solve::Undecided>(game.verdict())) return CueKind::none;
        const bool impossible = solve::is_impossible(game.verdict());
        if (answer.possible == impossible) return CueKind::refused;
        return impossible ? CueKind::solved : CueKind::hint;
    }
    CueKind operator()(const Undo& /*undo*/) const { return CueKind::release; }
    CueKind operator()(const Redo& /*redo*/) const { return CueKind::press; }
    CueKind operator()(const Restart& /*restart*/) const { return CueKind::release; }
    CueKind operator()(const Solve& /*solve*/) const { return CueKind::hint; }
    CueKind operator()(const SetLamp& /*set*/) const { return CueKind::press; }
    CueKind operator()(const PaintLamps& /*paint*/) const { return CueKind::press; }
    template <class Other>
    CueKind operator()(const Other& /*other*/) const {
        return CueKind::none;
    }
};

}  // namespace

FeedbackEvent cue_after(const Action& action, const Game& game, bool was_solved) {
    return {std::visit(KindOfCue{game, game.is_solved() && !was_solved}, action), game.share_right()};
}

}  // namespace switchbox::game
