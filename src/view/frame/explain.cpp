#include "view/frame/explain.hpp"

#include <algorithm>

#include "machine/notation.hpp"

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
    if (!why.explanation.lamps.empty()) why.explanation.legend = "Outlined: the cells in question.";
    why.buttons = std::move(said.buttons);
    return why;
}

// The coach's player does not know the codes, and a hint tells none.
Why blind_hint(std::size_t button) {
    return {
        button,
        {"Button " + std::to_string(button + 1) +
             " belongs to the nearest board that solves the machine. Why cannot be seen from the pictures "
             "alone: that takes the codes and the wires.",
         {},
         {},
         {}},
        false};
}

std::string question_words(const play::Game& game) {
    const std::string goal =
        game.goes_for_one_colour() ? "make all cells the same colour" : "make the board look like the target";
    return "Is it possible to " + goal + "? No hints here: solve it, or declare it impossible.";
}

constexpr std::size_t max_outlined = 40;

// The first of `all` names, and how many more there are.
std::string enumerated(std::vector<std::string> names, std::size_t all) {
    if (all > names.size()) names.push_back(std::to_string(all - names.size()) + " more");
    return machine::enumeration(names);
}

std::string numbers_of(const std::vector<std::size_t>& lamps) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(lamps.size(), max_outlined); ++i) {
        names.push_back(std::to_string(lamps[i] + 1));
    }
    return enumerated(std::move(names), lamps.size());
}

// "buttons 1, 2 and 4; 3 presses, one of them in the solution."; of many buttons the first.
std::string pattern_words(const play::Game& game, const solve::PressFigure& figure) {
    std::vector<std::string> names;
    std::size_t pressed = 0;
    for (std::size_t button = 0; button < figure.presses.size(); ++button) {
        const int times = figure.presses[button];
        if (times == 0 || ++pressed > max_outlined) continue;
        names.push_back((times == 1 ? "" : std::to_string(times) + "\xC3\x97") +
                        std::to_string(game.machine().button_number(button)));
    }
    return "buttons " + enumerated(std::move(names), pressed) + "; " + figure.caption + ".";
}

}  // namespace

Why why_now(const play::Game& game, bool coaching) {
    if (coaching && !button_in_question(game)) return advice(game);
    if (!game.tells()) return {std::nullopt, {question_words(game), {}, {}, {}}, false};
    const solve::Question question{game.machine(), game.position().presses, game.puzzle().target};
    const auto button = button_in_question(game);
    if (coaching && button) return blind_hint(*button);
    if (button) return {button, solve::why_press(game.solver(), question, game.verdict(), *button), false};
    return {std::nullopt, solve::why_verdict(game.solver(), question, game.verdict()),
            solve::is_impossible(game.verdict())};
}

std::string why_words(const play::Game& game, const Why& why) {
    std::string words = why.explanation.text;
    if (why.always_marked && !why.explanation.lamps.empty()) {
        words += " Outlined: " + numbers_of(why.explanation.lamps) + ".";
    }
    const std::string nearest = nearest_words(game);
    if (!nearest.empty()) words += " " + nearest;
    for (const solve::PressFigure& figure : why.explanation.figures) {
        words += " Quiet pattern: " + pattern_words(game, figure);
    }
    return words;
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

}  // namespace switchbox::view
