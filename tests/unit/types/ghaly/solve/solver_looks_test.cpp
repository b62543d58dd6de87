// Tests of the pictures of the 331776 machines of 4 x 4 cells (docs/theory.md, "Numbers for N = 4").
#include <algorithm>

#include "support/ghaly_classes.hpp"
#include "support/ghaly_every_board.hpp"

namespace switchbox::test {

using machine::LowBits;

namespace {

const EveryBoard& every_board() {
    static const EveryBoard every(4);
    return every;
}

std::size_t count_different(std::vector<PictureNumber> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return static_cast<std::size_t>(std::unique(numbers.begin(), numbers.end()) - numbers.begin());
}

// Returns the number of different pictures of a board over all machines.
std::size_t looks_of(std::size_t board) {
    const AllMachines machines(4);
    std::vector<PictureNumber> pictures;
    LowBits bits;
    for (std::size_t number = 0; number < machines.count(); ++number) {
        machines.read(number, bits);
        pictures.push_back(every_board().shown(bits, board));
    }
    return count_different(std::move(pictures));
}

LowBits exclusive_or(LowBits bits, std::uint8_t with) {
    for (auto* half : {&bits.left, &bits.bottom, &bits.top, &bits.right}) {
        for (std::uint8_t& low : *half) low ^= with;
    }
    return bits;
}

}  // namespace

TEST_CASE("Over all boards there are 1173 patterns of dark cells") {
    std::vector<PictureNumber> patterns;
    for (std::size_t board = 0; board < every_board().count(); ++board) {
        patterns.push_back(every_board().dark_cells(board));
    }
    CHECK(count_different(std::move(patterns)) == 1173);
}

TEST_CASE("All machines look alike with nothing pressed, 4096 ways with all pressed, 16384 at most") {
    CHECK(looks_of(0) == 1);
    CHECK(looks_of(65535) == 4096);
    Random random(8);
    std::size_t most = 0;
    for (int i = 0; i < (sampled ? 1 : 5); ++i) most = std::max(most, looks_of(draw(random, 65536)));
    CHECK(most <= 16384);
}

TEST_CASE(
    "Machines are the same if all codes of one are those of the other with a number added, bit by bit") {
    Random random(9);
    for (int i = 0; i < 3; ++i) {
        const LowBits bits = random_bits(random, 4);
        for (std::uint8_t with = 1; with < 4; ++with) {
            const LowBits other = exclusive_or(bits, with);
            REQUIRE(other != bits);
            for (std::size_t board = 0; board < every_board().count(); board += stride) {
                REQUIRE(every_board().shown(bits, board) == every_board().shown(other, board));
            }
        }
    }
}

TEST_CASE("In no other way: a few boards tell 82944 machines apart" * doctest::skip(sampled)) {
    const AllMachines machines(4);
    Random random(10);
    std::vector<std::size_t> boards;
    for (int i = 0; i < 24; ++i) boards.push_back(draw(random, 65536));
    std::vector<PictureNumber> behaviours;
    LowBits bits;
    for (std::size_t number = 0; number < machines.count(); ++number) {
        machines.read(number, bits);
        PictureNumber behaviour = 0;  // distinct hash values prove distinct behaviours
        for (const std::size_t board : boards) {
            behaviour = (behaviour ^ every_board().shown(bits, board)) * 0x9E3779B97F4A7C15ULL;
            behaviour ^= behaviour >> 29U;
        }
        behaviours.push_back(behaviour);
    }
    CHECK(count_different(std::move(behaviours)) == 82944);
}

}  // namespace switchbox::test
