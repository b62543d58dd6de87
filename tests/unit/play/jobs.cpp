// Long searches as jobs: slices, progress, what the game learns, and what is left of a job that was dropped.
#include <doctest/doctest.h>

#include "play/job.hpp"
#include "support/playing.hpp"
#include "support/solving.hpp"

using namespace switchbox;
using namespace switchbox::test;
using play::Game;
using play::Job;

namespace {

constexpr std::uint64_t slice = 1U << 20U;

// 2^26 solutions: too many to be compared at once.
Game long_game() {
    Game game = paper_game();
    play_on(game, play::NewGame{many_solutions(), 1});
    return game;
}

// How many presses the best solution found has.
std::size_t best(const solve::Search& search) {
    return machine::weight(*solve::presses_of(search.verdict()));
}

}  // namespace

TEST_CASE("a job that is done in slices finds what one that is not interrupted finds") {
    Game game = long_game();
    REQUIRE_FALSE(game.search().is_complete());
    Job sliced(game, {});
    Job whole(game, {});
    whole.advance(~std::uint64_t{0} >> 1U);
    REQUIRE(whole.is_done());
    double before = sliced.progress();
    while (!sliced.is_done()) {
        sliced.advance(slice);
        CHECK(sliced.progress() >= before);
        before = sliced.progress();
    }
    CHECK(sliced.progress() == 1);
    CHECK(best(sliced.found().search) == best(whole.found().search));
}

TEST_CASE("a game knows nothing of a job until it learns, and then all that was found") {
    Game game = long_game();
    const std::uint64_t revision = game.revision();
    const std::size_t first = best(game.search());
    Job job(game, {});
    job.advance(~std::uint64_t{0} >> 1U);
    CHECK(game.revision() == revision);
    CHECK_FALSE(game.search().is_complete());
    CHECK(best(game.search()) == first);
    game.learn(job.found());
    CHECK(game.revision() != revision);
    CHECK(game.search().is_complete());
    CHECK(best(game.search()) == best(job.found().search));
}

TEST_CASE("what was found about another board is not learned") {
    Game game = long_game();
    Job job(game, {});
    job.advance(~std::uint64_t{0} >> 1U);
    REQUIRE_FALSE(game.replay(play::Press{0}));
    const std::uint64_t revision = game.revision();
    game.learn(job.found());
    CHECK(game.revision() == revision);
}

TEST_CASE("there is news where a shorter solution was found, and at the end, and nothing twice") {
    Game game = long_game();
    Job job(game, {});
    CHECK_FALSE(job.news().has_value());
    std::size_t told = best(game.search());
    while (!job.is_done()) {
        job.advance(slice);
        const auto news = job.news();
        const bool shorter = best(job.found().search) < told;
        CHECK(news.has_value() == (shorter || job.is_done()));
        if (!news) continue;
        game.learn(*news);
        told = best(game.search());
        CHECK(told == best(job.found().search));
    }
    CHECK(game.search().is_complete());
}

TEST_CASE("a job keeps its question") {
    const Game game = long_game();
    CHECK_FALSE(Job(game, {}).question().then.has_value());
    const Job job(game, {play::Solve{}, true});
    CHECK(job.question().then == play::Action{play::Solve{}});
    CHECK(job.question().plays);
}
