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
    return {std::nullopt, solve::why_verdict(question, game.verdict()), solve::is_impossible(game.verdict())};
}

std::string why_words(const play::Game& game) {
    const std::string nearest = nearest_words(game);
    return why_now(game).explanation.text + (nearest.empty() ? "" : " " + nearest);
}

std::string nearest_words(const play::Game& game) {
    const solve::NearestTarget* nearest = game.nearest();
    if (nearest == nullptr) return {};
    const std::string lamps =
        solve::number_word(nearest->different) + (nearest->different == 1 ? " lamp" : " lamps");
    return nearest->proved ? "The nearest target that can be reached differs in " + lamps + "."
                           : "A target that can be reached differs in " + lamps + ".";
}

std::string_view searching_words(const play::Game& game) {
    return game.machine().order_counts() ? "Working out the way from every picture"
                                         : "Comparing all solutions";
}

int percent(double share) { return static_cast<int>(share * 100); }

}  // namespace switchbox::view
