#include "game/answer_task.hpp"

#include <limits>
#include <utility>

#include "machine/machine_type.hpp"
#include "solve/solver.hpp"

namespace switchbox::game {

namespace {

solve::Search search_asked_for(const Game& game, const SearchRequest& question) {
    if (question.proves) {
        if (auto proof = game.search().proof()) return *std::move(proof);
    }
    return game.search();
}

}  // namespace

AnswerTask::AnswerTask(const Game& game, SearchRequest question)
    : question_(std::move(question)),
      found_{game.position().presses, search_asked_for(game, question_)},
      told_(fewest()),
      told_bound_(found_.search.bound()) {}

void AnswerTask::advance(std::uint64_t budget) {
    if (!is_finished()) found_.search.advance(budget);
}

std::size_t AnswerTask::fewest() const {
    const machine::PressGrid* presses = solve::presses_of(found_.search.verdict());
    return presses == nullptr ? std::numeric_limits<std::size_t>::max()
                              : solve::count_presses(found_.search.verdict());
}

std::optional<SearchResult> AnswerTask::news() {
    const std::size_t now = fewest();
    const std::size_t bound = found_.search.bound();
    if (!is_finished() && now >= told_ && bound <= told_bound_) return std::nullopt;
    told_ = now;
    told_bound_ = bound;
    return found_;
}

std::unique_ptr<solve::Task> solver_task(const Action& action, const Game& game) {
    // The check for refusals may need the solver, so it runs only after the solver is built.
    const auto choice = game.machine_after(action);
    if (!choice) return nullptr;
    const auto prepare = machine::machine_type((*choice)->type()).solving->prepare;
    return prepare == nullptr ? nullptr : prepare(*choice);
}

Error no_game_with(std::size_t fewest, const Error& problem) {
    return Error{tell("play.new.fewest", std::to_string(fewest), problem.message)};
}

Result<Puzzle> finish(GameSearch& search) {
    constexpr std::uint64_t budget = 1U << 20U;
    while (!search.is_finished()) search.advance(budget);
    return search.result();
}

}  // namespace switchbox::game
