#include "play/job.hpp"

#include <limits>
#include <utility>

namespace switchbox::play {

namespace {

solve::Search search_asked_for(const Game& game, const Question& question) {
    if (question.proves) {
        if (auto proof = game.search().proof()) return *std::move(proof);
    }
    return game.search();
}

}  // namespace

Job::Job(const Game& game, Question question)
    : question_(std::move(question)),
      found_{game.position().presses, search_asked_for(game, question_)},
      told_(fewest()),
      told_bound_(found_.search.bound()) {}

void Job::advance(std::uint64_t budget) {
    if (!is_done()) found_.search.advance(budget);
}

std::size_t Job::fewest() const {
    const machine::PressGrid* presses = solve::presses_of(found_.search.verdict());
    return presses == nullptr ? std::numeric_limits<std::size_t>::max()
                              : solve::count_presses(found_.search.verdict());
}

std::optional<Finding> Job::news() {
    const std::size_t now = fewest();
    const std::size_t bound = found_.search.bound();
    if (!is_done() && now >= told_ && bound <= told_bound_) return std::nullopt;
    told_ = now;
    told_bound_ = bound;
    return found_;
}

}  // namespace switchbox::play
