// Tests of the progress of a sweep of the picture search.
#include <set>

#include "support/ghaly_classes.hpp"
#include "types/ghaly/picture/picture_search.hpp"

namespace switchbox::test {

using machine::GhalyMachine;
using machine::PressGrid;
using solve::PictureSweep;

namespace {

PictureSweep sweep_of_random(Random& random, std::size_t size) {
    const machine::LowBits bits = random_bits(random, size);
    PressGrid board = PressGrid::filled(square(size), 0);
    for (std::size_t i = 0; i < size; ++i) board[draw(random, board.size())] = 1;
    solve::PictureTask task(bits, GhalyMachine(machine::codes_with(bits)).picture(board), size);
    return {std::move(task), solve::PressedRows(size), {100'000}};
}

PressGrid board_of_every_third(machine::Shape shape) {
    PressGrid board = PressGrid::filled(shape, 0);
    for (std::size_t i = 0; i < board.size(); i += 3) board[i] = 1;
    return board;
}

}  // namespace

// Blocks have at most three columns: 8 are left, then 5, then 2.
TEST_CASE("A sweep is as far as the rows and the columns that it is done with, and between them by states") {
    Random random(31);
    for (const std::size_t size : {2, 3, 8}) {
        PictureSweep sweep = sweep_of_random(random, size);
        CHECK(sweep.progress() == 0);
        std::set<double> met;
        double before = 0;
        for (; !sweep.is_finished(); before = sweep.progress()) {
            CHECK(sweep.progress() < 1);
            met.insert(sweep.progress());
            sweep.advance(0);
            REQUIRE(sweep.progress() >= before);
            // A step completes at most one block.
            REQUIRE(sweep.progress() - before <= 3.0 / static_cast<double>(size * size) + 1e-9);
        }
        CHECK(before == 1);
        for (std::size_t row = 0; row < size; ++row) {
            for (std::size_t columns = 0; columns < size; columns += 3) {
                const double done =
                    static_cast<double>(row) + static_cast<double>(columns) / static_cast<double>(size);
                CAPTURE(done);
                CHECK(met.contains(done / static_cast<double>(size)));
            }
        }
    }
}

TEST_CASE(
    "A sweep in the smallest slices comes to where one at once comes to, and says what is left of the work") {
    Random random(32);
    for (const std::size_t size : {3, 6, 9}) {
        PictureSweep sliced = sweep_of_random(random, size);
        PictureSweep whole = sliced;
        const std::uint64_t left = whole.advance(to_the_end);
        CHECK(left < to_the_end);
        CHECK(left > to_the_end - 1'000'000'000);
        while (!sliced.is_finished()) CHECK(sliced.advance(0) == 0);
        REQUIRE(whole.is_possible());
        REQUIRE(sliced.is_possible());
        CHECK(sliced.ways() == whole.ways());
        CHECK(sliced.best().rows == whole.best().rows);
        CHECK(sliced.best().distance == whole.best().distance);
        CHECK(sliced.widest_row() == whole.widest_row());
        CHECK(sliced.last_row() == size - 1);
    }
}

TEST_CASE("A picture search goes on with a unit of work at a time") {
    Random random(34);
    const machine::LowBits bits = random_bits(random, 4);
    const PressGrid board = board_of_every_third(square(4));
    solve::PictureSearch search(bits, GhalyMachine(machine::codes_with(bits)).picture(board), board);
    search.advance(0);
    CHECK(search.work() == 0);
    for (std::uint64_t work = 0; !search.is_finished(); work = search.work()) {
        search.advance(1);
        REQUIRE((search.work() > work || search.is_finished()));
    }
    CHECK(search.best() == board);
    CHECK(search.distance() == 0);
}

}  // namespace switchbox::test
