// Tests of the picture search of Ghaly's machine on boards too large to enumerate: planted boards, its own
// list, slices, and its limits.
#include <algorithm>
#include <array>

#include "solve/search.hpp"
#include "support/ghaly_classes.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/picture/picture_search.hpp"
#include "types/ghaly/solve/puzzles.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::test {

using machine::GhalyMachine;
using machine::LowBits;
using machine::Picture;
using machine::PressGrid;
using solve::PictureSearch;

namespace {

PressGrid random_board(Random& random, std::size_t size, std::size_t sixteenths) {
    PressGrid board = PressGrid::filled(square(size), 0);
    for (std::uint8_t& cell : board.cells) cell = draw(random, 16) < sixteenths ? 1 : 0;
    return board;
}

// Machine and board whose picture is to be matched.
struct Planted {
    LowBits bits;
    PressGrid board;

    Planted(Random& random, std::size_t size, std::size_t sixteenths)
        : bits(random_bits(random, size)), board(random_board(random, size, sixteenths)) {}

    [[nodiscard]] Picture shown(const PressGrid& presses) const {
        return GhalyMachine(machine::codes_with(bits)).picture(presses);
    }
    [[nodiscard]] PictureSearch search(const PressGrid& now) const {
        PictureSearch search(bits, shown(board), now);
        search.advance(to_the_end);
        REQUIRE(search.is_finished());
        REQUIRE_FALSE(search.is_too_large());
        REQUIRE(search.best());
        CHECK(shown(*search.best()) == shown(board));
        CHECK(differing(*search.best(), now) == search.distance());
        CHECK(search.distance() <= differing(board, now));
        return search;
    }
};

// Checks the list of solutions: it has the stated length, every board shows the picture, the planted board is
// included, and none is nearer than the best.
void look_at_list(const Planted& planted, const PressGrid& now) {
    constexpr std::size_t limit = 600;
    const PictureSearch search = planted.search(now);
    std::vector<PressGrid> boards = search.all(limit);
    for (const PressGrid& board : boards) {
        REQUIRE(planted.shown(board) == planted.shown(planted.board));
        CHECK(differing(board, now) >= search.distance());
    }
    std::sort(boards.begin(), boards.end(), [](const auto& a, const auto& b) { return a.cells < b.cells; });
    CHECK(std::adjacent_find(boards.begin(), boards.end()) == boards.end());
    if (boards.size() == limit) return;
    CHECK(search.boards() == Natural(static_cast<std::uint32_t>(boards.size())));
    CHECK(std::find(boards.begin(), boards.end(), planted.board) != boards.end());
    CHECK(std::find(boards.begin(), boards.end(), *search.best()) != boards.end());
}

}  // namespace

TEST_CASE("5 x 5 and 6 x 6 machines, whose codes are added: planted boards are found and all listed") {
    Random random(11);
    for (const std::size_t size : {5, 6, 7}) {
        for (std::size_t i = 0; i < (sampled ? 17 : 170); ++i) {
            const Planted planted(random, size, i % 17);
            look_at_list(planted, random_board(random, size, 8));
            CHECK(planted.search(planted.board).distance() == 0);
        }
    }
}

TEST_CASE("8 x 8: planted boards of every density are found, and none has fewer presses than said") {
    Random random(12);
    for (std::size_t i = 0; i < (sampled ? 34 : 340); ++i) {
        const Planted planted(random, 8, i % 17);
        CHECK(planted.search(planted.board).best() == planted.board);
        look_at_list(planted, PressGrid::filled(square(8), 0));
    }
}

TEST_CASE("16 x 16: planted boards are found") {
    Random random(13);
    for (const std::size_t sixteenths : {1, 15, 16}) {
        const Planted planted(random, 16, sixteenths);
        CHECK(planted.search(planted.board).best() == planted.board);
    }
}

TEST_CASE(
    "One colour: the search counts the boards that the theorem counts, and the fewest presses are the same") {
    Random random(14);
    for (const int size : {3, 5, 8, 12}) {
        for (int i = 0; i < (sampled ? 3 : 30); ++i) {
            const machine::GhalyCodes codes = solve::random_solvable(size, random);
            const solve::GhalySolver solver(codes);
            const machine::Shape shape{size, size};
            const Picture one = Picture::filled(shape, static_cast<std::uint8_t>(solver.colour()));
            const PressGrid none = PressGrid::filled(shape, 0);
            PictureSearch search(machine::low_bits(codes), one, none);
            search.advance(to_the_end);
            CHECK(search.boards() == solver.solutions());
            CHECK(search.distance() == solver.fewest());
        }
    }
}

TEST_CASE("A picture search comes to the same end in slices, and its progress only grows") {
    Random random(15);
    for (int i = 0; i < 20; ++i) {
        const Planted planted(random, 8, 8);
        Picture target = planted.shown(planted.board);
        if (i % 2 == 1) target[draw(random, 64)] = static_cast<std::uint8_t>(draw(random, 9));
        const PressGrid now = random_board(random, 8, 8);
        PictureSearch whole(planted.bits, target, now);
        whole.advance(to_the_end);
        PictureSearch sliced(planted.bits, target, now);
        double progress = 0;
        while (!sliced.is_finished()) {
            sliced.advance(1000);
            CHECK(sliced.progress() >= progress);
            CHECK(sliced.progress() <= 1);
            progress = sliced.progress();
        }
        CHECK(progress == 1);
        CHECK(sliced.best() == whole.best());
        CHECK(sliced.boards() == whole.boards());
        CHECK(sliced.failed_row() == whole.failed_row());
    }
}

TEST_CASE("A copy of a picture search goes on by itself") {
    Random random(16);
    const Planted planted(random, 8, 4);
    PictureSearch search(planted.bits, planted.shown(planted.board), planted.board);
    search.advance(2000);
    PictureSearch copy = search;
    copy.advance(to_the_end);
    CHECK(copy.best() == planted.board);
    search.advance(to_the_end);
    CHECK(search.boards() == copy.boards());
}

TEST_CASE("A picture search that would keep too many states gives up and says so") {
    Random random(17);
    const Planted planted(random, 16, 8);
    PictureSearch search(planted.bits, planted.shown(planted.board), planted.board, 5);
    search.advance(to_the_end);
    CHECK(search.is_finished());
    CHECK(search.is_too_large());
    CHECK_FALSE(search.best());
    CHECK_FALSE(search.failed_row());
    CHECK(search.all(10).empty());
}

TEST_CASE("The states of a picture search take less than 256 MiB") {
    for (std::size_t size = 2; size <= 64; ++size) {
        // The kept bytes are the constraints in whole words, and the way. The others are the growing hash
        // table and the counts of two rows.
        const std::size_t kept = (size + 7) / 8 * 8 + 16;
        const std::size_t at_hand = 6 * 4 + 3 * 8;
        CHECK(PictureSearch::max_states(size) * (kept + at_hand) < std::size_t{256} << 20U);
        CHECK(PictureSearch::max_states(size) > 1'000'000);
    }
}

TEST_CASE("Counts grow past a word") {
    solve::Counts counts;
    counts.append(1);
    counts.append(0);
    for (int i = 0; i < 200; ++i) {
        solve::Counts sum(counts.limbs());
        sum.append(0);
        sum.append(1);
        sum.add(0, counts, 0);
        sum.add(0, counts, 0);
        counts = sum;
    }
    CHECK(counts.limbs() == 4);
    Natural expected = power(2, 200);
    expected.add(Natural(1));
    CHECK(counts.sum() == expected);
}

}  // namespace switchbox::test
