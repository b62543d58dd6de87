// Tests of the picture search of Ghaly's machine on boards that few presses solve, at every size. They
// include finding the nearest board without counting all, and results of abandoned searches. Limits are work,
// not time.
#include <algorithm>

#include "support/ghaly_classes.hpp"
#include "support/sampling.hpp"
#include "types/ghaly/picture/picture_search.hpp"

namespace switchbox::test {

using machine::GhalyMachine;
using machine::LowBits;
using machine::Picture;
using machine::PressGrid;
using solve::PictureSearch;
using solve::PictureSweep;
using solve::PressedRows;
using solve::SweepLimits;

namespace {

constexpr std::uint64_t one_second = 1'000'000'000;  // approximately

struct FewPresses {
    LowBits bits;
    PressGrid now;    // already pressed
    PressGrid board;  // `count` more presses
    Picture target;

    FewPresses(Random& random, std::size_t size, std::size_t count, std::size_t pressed = 0)
        : bits(random_bits(random, size)), now(PressGrid::filled(square(size), 0)), board(now) {
        for (std::size_t i = 0; i < pressed; ++i) board[draw(random, board.size())] = 1;
        now = board;
        for (std::size_t i = 0; i < count; ++i) board[draw(random, board.size())] ^= 1;
        target = shown(board);
    }
    [[nodiscard]] Picture shown(const PressGrid& presses) const {
        return GhalyMachine(machine::codes_with(bits)).picture(presses);
    }
    [[nodiscard]] PictureSweep sweep(SweepLimits limits) const {
        PressedRows rows(bits.left.size());
        for (std::size_t cell = 0; cell < now.size(); ++cell)
            rows[cell / rows.size()] |= std::uint64_t{now[cell]} << cell % rows.size();
        PictureSweep sweep(solve::PictureTask(bits, target, rows.size()), rows, limits);
        sweep.advance(to_the_end);
        return sweep;
    }
};

void look_at(const FewPresses& few) {
    PictureSearch search(few.bits, few.target, few.now);
    search.advance(to_the_end);
    REQUIRE(search.best());
    CHECK(search.is_nearest());
    CHECK(few.shown(*search.best()) == few.target);
    CHECK(differing(*search.best(), few.now) == search.distance());
    CHECK(search.distance() <= differing(few.board, few.now));
    CHECK(search.work() < one_second);
    CHECK(search.boards() >= Natural(1));
}

}  // namespace

TEST_CASE("Few presses are found and proved at every size within a second's work" *
          doctest::test_suite(long_tests)) {
    Random random(21);
    for (const std::size_t size : {8, 16, 32, 64}) {
        for (std::size_t i = 0; i < (sampled ? 2 : 8); ++i) look_at(FewPresses(random, size, 1 + i));
    }
}

TEST_CASE("Few presses are found and proved where many buttons are pressed already") {
    Random random(22);
    for (const std::size_t size : {8, 16}) {
        for (std::size_t i = 0; i < (sampled ? 3 : 12); ++i)
            look_at(FewPresses(random, size, 1 + i % 5, size));
    }
}

TEST_CASE("No board is nearer than the bound, which only rises and is the distance in the end" *
          doctest::test_suite(long_tests)) {
    Random random(23);
    std::size_t risen = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        const FewPresses few(random, 20 + i, 5 + i, i);
        PictureSearch search(few.bits, few.target, few.now);
        std::vector<std::size_t> bounds{search.bound()};
        while (!search.is_finished()) {
            search.advance(1U << 14U);
            if (search.bound() > bounds.back()) bounds.push_back(search.bound());
            CHECK(search.bound() == bounds.back());
        }
        REQUIRE(search.is_nearest());
        CHECK(bounds.back() == search.distance());
        if (bounds.size() > 2) ++risen;
    }
    CHECK(risen > 0);
}

TEST_CASE("Limits to the distance and to the states under a row leave out what they should, and no more") {
    Random random(23);
    for (const std::size_t size : {3, 4, 5, 8}) {
        for (std::size_t i = 0; i < (sampled ? 10 : 60); ++i) {
            const FewPresses few(random, size, 1 + draw(random, size * size / 2), draw(random, size * size));
            const PictureSweep all = few.sweep({100'000});
            REQUIRE(all.is_possible());
            CHECK_FALSE(all.left_out());
            const std::size_t nearest = all.best().distance;
            const PictureSweep near = few.sweep({100'000, nearest});
            REQUIRE(near.is_possible());
            CHECK(near.best().distance == nearest);
            CHECK(near.ways() <= all.ways());
            const PictureSweep narrow = few.sweep({100'000, SweepLimits::none, 2});
            if (narrow.is_possible()) CHECK(narrow.best().distance >= nearest);
            if (nearest == 0) continue;
            const PictureSweep nearer = few.sweep({100'000, nearest - 1});
            CHECK_FALSE(nearer.is_possible());
            CHECK(nearer.left_out());
            CHECK(nearer.least_left_out() <= nearest);
        }
    }
}

TEST_CASE("A picture search that is given up tells the best board that it has found") {
    Random random(24);
    const FewPresses few(random, 32, 500);
    constexpr std::uint64_t most = one_second;
    PictureSearch search(few.bits, few.target, few.now, PictureSearch::max_states(32), most);
    search.advance(to_the_end);
    REQUIRE(search.is_finished());
    CHECK(search.work() <= most + one_second / 100);
    REQUIRE(search.is_too_large());
    REQUIRE(search.best());
    CHECK_FALSE(search.is_nearest());
    CHECK(few.shown(*search.best()) == few.target);
    CHECK(differing(*search.best(), few.now) == search.distance());
    CHECK(search.boards() >= Natural(1));
}

}  // namespace switchbox::test
