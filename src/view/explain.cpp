#include "view/explain.hpp"

namespace switchbox::view {
namespace {

std::optional<std::size_t> button_in_question(const play::Game& game) {
    if (game.hint()) return game.hint();
    const auto& timeline = game.position().timeline;
    if (timeline && timeline->step < timeline->plan.size()) return timeline->plan[timeline->step];
    return std::nullopt;
}

Why advice(const play::Game& game) {
    play::Advice said = play::advise(game.position().presses, game.picture(), game.coach_notes());
    Why why{std::nullopt, {std::move(said.text), std::move(said.cells), {}, {}}, true};
    if (!why.explanation.lamps.empty())
        why.explanation.legend = "Outlined: the cells that the words speak of.";
    why.buttons = std::move(said.buttons);
    return why;
}

std::string question_words(const play::Game& game) {
    const std::string goal =
        game.goes_for_one_colour() ? "make all cells the same colour" : "make the board look like the target";
    return "Is it possible to " + goal + "? Nobody tells: solve it, or say that it cannot be solved.";
}

}  // namespace

Why why_now(const play::Game& game, bool coaching) {
    if (coaching && !button_in_question(game)) return advice(game);
    if (!game.tells()) return {std::nullopt, {question_words(game), {}, {}, {}}, false};
    const solve::Question question{game.machine(), game.position().presses, game.puzzle().target};
    const auto button = button_in_question(game);
    if (button) return {button, solve::why_press(game.solver(), question, game.verdict(), *button), false};
    return {std::nullopt, solve::why_verdict(question, game.verdict()), solve::is_impossible(game.verdict())};
}

std::string why_words(const play::Game& game, bool coaching) {
    const std::string nearest = nearest_words(game);
    return why_now(game, coaching).explanation.text + (nearest.empty() ? "" : " " + nearest);
}

std::string nearest_words(const play::Game& game) {
    if (!game.tells()) return {};
    const solve::NearestTarget* nearest = game.nearest();
    if (nearest == nullptr) return {};
    const std::string lamps =
        solve::number_word(nearest->different) + (nearest->different == 1 ? " lamp" : " lamps");
    return nearest->proved ? "The nearest target that can be reached differs in " + lamps + "."
                           : "A target that can be reached differs in " + lamps + ".";
}

std::string_view searching_words(const play::Game& game) {
    if (game.machine().ghaly() != nullptr) return "Searching for the boards that show this picture";
    return game.machine().order_counts() ? "Working out the way from every picture"
                                         : "Comparing all solutions";
}

int percent(double share) { return static_cast<int>(share * 100); }

}  // namespace switchbox::view
