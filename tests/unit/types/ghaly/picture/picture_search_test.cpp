// Tests of the picture search of Ghaly's machine: against an enumeration of every board, on boards too large
// to enumerate, and on boards that few presses solve, at every size. Limits are work, not time.
#include "types/ghaly/picture/picture_search.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "sampling.hpp"
#include "solve/search.hpp"
#include "support/ghaly_classes.hpp"
#include "support/ghaly_every_board.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/solve/puzzles.hpp"
#include "types/ghaly/solve/solver.hpp"

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

PictureSearch searched(const LowBits& bits, const Picture& target, const PressGrid& now) {
    PictureSearch search(bits, target, now);
    search.advance(to_the_end);
    REQUIRE(search.is_finished());
    return search;
}

std::size_t least_distance(const std::vector<std::uint32_t>& boards, std::uint32_t now) {
    int least = 64;
    for (const std::uint32_t board : boards) least = std::min(least, std::popcount(board ^ now));
    return static_cast<std::size_t>(least);
}

std::vector<std::uint32_t> all_numbers(const PictureSearch& search) {
    std::vector<std::uint32_t> numbers;
    for (const PressGrid& board : search.all(to_the_end & 0xFFFFU)) numbers.push_back(board_number(board));
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

// Machine with a complete list of its boards.
class KnownMachine {
  public:
    KnownMachine(const EveryBoard& every, const LowBits& bits)
        : size_(every.size()), bits_(bits), looks_(every, bits) {}

    [[nodiscard]] const Looks& looks() const { return looks_; }
    // Checks every result of the search for a picture.
    void look_at(PictureNumber picture, std::size_t now) const {
        const PictureSearch search = searched(bits_, picture_of(picture, size_), board(now, size_));
        const std::vector<std::uint32_t> boards = looks_.boards(picture);
        CHECK_FALSE(search.is_too_large());
        CHECK(search.boards() == Natural(static_cast<std::uint32_t>(boards.size())));
        CHECK(search.best().has_value() == !boards.empty());
        CHECK(all_numbers(search) == boards);
        if (boards.empty()) {
            CHECK(search.failed_row() == looks_.failed_row(picture));
        } else {
            CHECK_FALSE(search.failed_row());
            look_at_best(search, boards, static_cast<std::uint32_t>(now));
        }
    }
    // Returns the picture with a random cell in another colour.
    [[nodiscard]] PictureNumber changed(PictureNumber picture, Random& random) const {
        Picture other = picture_of(picture, size_);
        std::uint8_t& cell = other[draw(random, other.size())];
        cell = static_cast<std::uint8_t>((cell + 1 + draw(random, size_)) % (size_ + 1));
        return number_of(other);
    }

  private:
    static void look_at_best(const PictureSearch& search, const std::vector<std::uint32_t>& boards,
                             std::uint32_t now) {
        const std::uint32_t best = board_number(*search.best());
        CHECK(std::binary_search(boards.begin(), boards.end(), best));
        CHECK(std::popcount(best ^ now) == static_cast<int>(search.distance()));
        CHECK(search.distance() == least_distance(boards, now));
    }

    std::size_t size_;
    LowBits bits_;
    Looks looks_;
};

}  // namespace

TEST_CASE("Each of the 81 pictures of 2 x 2 cells is matched on each of the 16 machines, or no board does") {
    const EveryBoard every(2);
    const AllMachines machines(2);
    LowBits bits;
    for (std::size_t number = 0; number < machines.count(); ++number) {
        machines.read(number, bits);
        const KnownMachine machine(every, bits);
        for (std::size_t colours = 0; colours < 81; ++colours) {
            const PictureNumber picture =
                colours / 27 << 12U | colours / 9 % 3 << 8U | colours / 3 % 3 << 4U | colours % 3;
            machine.look_at(picture, colours % 16);
        }
    }
}

TEST_CASE(
    "Each picture that a 3 x 3 machine shows is matched by all its boards, and changed ones by theirs") {
    const EveryBoard every(3);
    const AllMachines machines(3);
    Random random(3);
    LowBits bits;
    for (std::size_t number = draw(random, 10); number < machines.count(); number += sampled ? 200 : 12) {
        machines.read(number, bits);
        const KnownMachine machine(every, bits);
        for (const PictureNumber picture : machine.looks().different()) {
            machine.look_at(picture, draw(random, every.count()));
            machine.look_at(machine.changed(picture, random), draw(random, every.count()));
        }
    }
}

TEST_CASE(
    "4 x 4 machines show 32117 to 38244 pictures, by at most 122 boards each; the search finds them all") {
    const EveryBoard every(4);
    Random random(4);
    for (int i = 0; i < (sampled ? 2 : 60); ++i) {
        const KnownMachine machine(every, random_bits(random, 4));
        const std::vector<PictureNumber> pictures = machine.looks().different();
        CHECK(pictures.size() >= 32117);
        CHECK(pictures.size() <= 38244);
        CHECK(machine.looks().max_boards() <= 122);
        for (int look = 0; look < (sampled ? 200 : 800); ++look) {
            const PictureNumber picture = pictures[draw(random, pictures.size())];
            machine.look_at(picture, draw(random, every.count()));
            if (look % 4 == 0) machine.look_at(machine.changed(picture, random), draw(random, every.count()));
        }
    }
}

TEST_CASE("On 4 x 4 machines a third of the boards is told by the picture, and 43 % can be shortened") {
    const EveryBoard every(4);
    Random random(5);
    std::size_t unique = 0;
    std::size_t shortened = 0;
    std::size_t saved = 0;
    constexpr std::size_t looks = sampled ? 2000 : 50000;
    for (std::size_t i = 0; i < looks; ++i) {
        const LowBits bits = random_bits(random, 4);
        const std::size_t number = draw(random, every.count());
        const PictureSearch search =
            searched(bits, picture_of(every.shown(bits, number), 4), PressGrid::filled(square(4), 0));
        const auto presses = static_cast<std::size_t>(std::popcount(number));
        REQUIRE(search.distance() <= presses);
        unique += search.boards() == Natural(1) ? 1 : 0;
        shortened += search.distance() < presses ? 1 : 0;
        saved += presses - search.distance();
    }
    const double all = looks;
    const double tolerance = 2.5 / std::sqrt(all);  // five standard deviations of a share of one half
    CHECK(std::abs(static_cast<double>(unique) / all - 0.3415) < tolerance);
    CHECK(std::abs(static_cast<double>(shortened) / all - 0.43) < 0.005 + tolerance);
    CHECK(std::abs(static_cast<double>(saved) / all - 0.71) < 0.005 + 2 * tolerance);
}

TEST_CASE(
    "One colour on 4 x 4 machines is shown by just those of the 123 boards without a dark cell that do") {
    const EveryBoard every(4);
    std::vector<std::size_t> lit;
    for (std::size_t number = 0; number < every.count(); ++number) {
        if (every.dark_cells(number) == 0) lit.push_back(number);
    }
    CHECK(lit.size() == 123);
    Random random(6);
    std::size_t solvable = 0;
    for (std::size_t i = 0; i < (sampled ? 200 : 5000); ++i) {
        const LowBits bits = random_bits(random, 4);
        for (std::uint8_t colour = 1; colour <= 4; ++colour) {
            const Picture one = Picture::filled(square(4), colour);
            const auto count = std::count_if(lit.begin(), lit.end(), [&](std::size_t number) {
                return every.shown(bits, number) == number_of(one);
            });
            const PictureSearch search = searched(bits, one, board(draw(random, every.count()), 4));
            CHECK(search.boards() == Natural(static_cast<std::uint32_t>(count)));
            if (count == 0) continue;
            ++solvable;
            CHECK(colour == machine::GhalyMachine(machine::codes_with(bits)).only_colour());
        }
    }
    CHECK(solvable > 0);
}

TEST_CASE("Only the board without presses is all dark") {
    Random random(7);
    for (const std::size_t size : {2, 3, 4, 5, 8, 16}) {
        const PictureSearch search = searched(random_bits(random, size), Picture::filled(square(size), 0),
                                              PressGrid::filled(square(size), 1));
        CHECK(search.boards() == Natural(1));
        CHECK(search.best() == PressGrid::filled(square(size), 0));
        CHECK(search.distance() == size * size);
    }
}

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
