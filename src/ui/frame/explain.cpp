#include "ui/frame/explain.hpp"

#include <algorithm>
#include <utility>

#include "ui/state/ui_state.hpp"

namespace switchbox::ui {
namespace {

std::optional<std::size_t> button_in_question(const game::Game& game) {
    if (game.hint()) return game.hint();
    const auto& timeline = game.position().timeline;
    if (timeline && timeline->step < timeline->plan.size()) return timeline->plan[timeline->step];
    return std::nullopt;
}

Why advice(const game::Game& game) {
    game::Advice said = game::advise(game);
    Why why{std::nullopt, {std::move(said.text), std::move(said.cells), {}, {}}, true};
    if (!why.explanation.lamps.empty()) why.explanation.legend = tell("view.why.legend.cells");
    why.buttons = std::move(said.buttons);
    return why;
}

// Returns a hint without a reason. While the coach is on, the codes are unknown to the player, and the hint
// does not reveal them.
Why blind_hint(const machine::Machine& machine, std::size_t button) {
    return {button, {tell("view.why.blind-hint", machine.button_name(button)), {}, {}, {}}, false};
}

// Returns whether a press gets a reason. On a large board one takes as long as a solution, which is too long
// for each step of a solution.
bool has_reason(const game::Game& game) {
    constexpr std::size_t max_lamps = 16384;
    return game.hint() || game.machine().lamps().size() <= max_lamps;
}

Message question_words(const game::Game& game) {
    return tell(game.goes_for_one_colour() ? "view.why.question.colour"_id : "view.why.question.target"_id);
}

constexpr std::size_t max_outlined = 40;

// Appends how many of `all` names are missing.
Messages enumerated(Messages names, std::size_t all) {
    if (all > names.size()) names.push_back(tell("view.why.more", all - names.size()));
    return names;
}

// Returns the numbers or letters that the lamps are drawn with, and on large boards the places of some of
// them.
Messages labels_of(const machine::Machine& machine, const std::vector<std::size_t>& lamps) {
    constexpr std::size_t max_places = 6;
    const bool has_labels = machine.is_numbered() || machine.has_names();
    const std::size_t named = std::min(lamps.size(), has_labels ? max_outlined : max_places);
    Messages labels;
    for (std::size_t i = 0; i < named; ++i) {
        labels.push_back(has_labels ? verbatim(machine.lamp_label(lamps[i])) : machine.lamp_name(lamps[i]));
    }
    return enumerated(std::move(labels), lamps.size());
}

// Returns which lamps are marked, and of very many only their number: from afar they are an area without
// outlines.
Message marked_words(const machine::Machine& machine, const std::vector<std::size_t>& lamps) {
    if (lamps.size() > max_outlined) return tell("view.why.marked", lamps.size());
    return tell("view.why.outlined", labels_of(machine, lamps));
}

// Returns "buttons 1, 2 and 4; 3 presses, one of them in the solution."; lists at most `max_outlined`
// buttons.
Message pattern_words(const game::Game& game, const solve::PressFigure& figure) {
    Messages buttons;
    std::size_t pressed = 0;
    for (std::size_t button = 0; button < figure.presses.size(); ++button) {
        const int times = figure.presses[button];
        if (times == 0 || ++pressed > max_outlined) continue;
        const std::string label = game.machine().button_label(button);
        buttons.push_back(times == 1 ? verbatim(label) : tell("view.why.button-times", times, label));
    }
    return tell("view.why.quiet-pattern", enumerated(std::move(buttons), pressed), figure.caption);
}

// Returns that there is a solution, without its length; nullopt if none is known, or no press is needed.
std::optional<Message> uncounted(const game::Game& game) {
    const solve::Verdict& verdict = game.verdict();
    const machine::PressGrid* presses = solve::presses_of(verdict);
    if (presses == nullptr || machine::is_blank(presses->cells)) return std::nullopt;
    if (game.machine().hides_wiring()) return tell("view.why.solvable");
    if (std::holds_alternative<solve::Unique>(verdict)) return tell("view.why.solvable.one");
    if (std::holds_alternative<solve::Several>(verdict)) return tell("view.why.solvable.several");
    return tell("view.why.solvable.in-order").in(game.machine().vocabulary());
}

// Returns nullptr if the verdict shows all faults.
const solve::Unreachable* more_faults(const game::Game& game) {
    const auto* unreachable = std::get_if<solve::Unreachable>(&game.verdict());
    return unreachable == nullptr || unreachable->more.empty() ? nullptr : unreachable;
}

}  // namespace

Why why_now(const game::Game& game, const ExplainOptions& telling) {
    const bool coaching = telling.coaching;
    if (coaching && !button_in_question(game)) return advice(game);
    if (!game.reveals_solvability()) return {std::nullopt, {question_words(game), {}, {}, {}}, false};
    const solve::Question question{game.machine(), game.position().presses, game.puzzle().target};
    const auto button = button_in_question(game);
    if (coaching && button) return blind_hint(game.machine(), *button);
    if (button && has_reason(game))
        return {button, solve::why_press(game.solver(), question, game.verdict(), *button), false};
    if (button) return {button, solve::why_verdict(game.solver(), question, game.verdict()), false};
    if (const auto words = telling.distance ? std::nullopt : uncounted(game)) {
        return {std::nullopt, {*words, {}, {}, {}}, false};
    }
    Why why{std::nullopt, solve::why_verdict(game.solver(), question, game.verdict()),
            solve::is_impossible(game.verdict())};
    if (telling.all_faults && has_more_faults(game))
        why.explanation.text = together(std::move(why.explanation.text), more_faults(game)->more);
    return why;
}

bool has_more_faults(const game::Game& game) { return more_faults(game) != nullptr; }

Message why_words(const game::Game& game, const Why& why, bool with_more) {
    Message words = with_more ? solve::whole_text(why.explanation) : why.explanation.text;
    if (why.always_marked && !why.explanation.lamps.empty()) {
        words = together(std::move(words), marked_words(game.machine(), why.explanation.lamps));
    }
    words = together(std::move(words), nearest_words(game));
    for (const solve::PressFigure& figure : why.explanation.figures) {
        words = together(std::move(words), pattern_words(game, figure));
    }
    return words;
}

Message nearest_words(const game::Game& game) {
    if (!game.reveals_solvability()) return {};
    const solve::NearestTarget* nearest = game.nearest();
    if (nearest == nullptr) return {};
    return tell(nearest->proved ? "view.why.nearest"_id : "view.why.near"_id, nearest->different);
}

Message waiting_words(const game::Game& game, const SearchState& search) {
    if (search.what == WaitFor::board) return tell("view.search.board");
    if (search.what == WaitFor::game) return tell("view.search.game");
    const std::string_view vocabulary = game.machine().vocabulary();
    if (search.what == WaitFor::proof) return tell("view.search.proof", game.search().bound()).in(vocabulary);
    if (game.machine().hides_wiring()) return tell("view.search.boards");
    const bool in_order = game.machine().order_counts();
    return tell(in_order ? "view.search.pictures"_id : "view.search.solutions"_id).in(vocabulary);
}

}  // namespace switchbox::ui
