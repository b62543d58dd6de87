// Tests of the picture search of Ghaly's machine against an enumeration of every board.
#include "types/ghaly/picture/picture_search.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "support/ghaly_classes.hpp"
#include "support/ghaly_every_board.hpp"

namespace switchbox::test {

using machine::LowBits;
using machine::Picture;
using machine::PressGrid;
using solve::PictureSearch;

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

}  // namespace switchbox::test
