// Tests of the machines that a board from outside fits.
#include "game/fitting_machines.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "machine/text.hpp"
#include "support/support.hpp"

namespace switchbox::test {
namespace {

std::string fitting(std::string_view board, const machine::MachineChoice& current) {
    const auto read = machine::read_board(board);
    REQUIRE(read);
    std::string texts;
    for (const machine::MachineChoice& choice : game::fitting_machines(*read, current))
        texts += (texts.empty() ? "" : " ") + choice->text();
    return texts;
}

}  // namespace

TEST_CASE("A board is played on the machine in play if it fits, maybe at another size") {
    const machine::MachineChoice lights = choice("lights-out");
    CHECK(fitting("10101/01010/10101/01010/10101", lights) == "lights-out");
    CHECK(fitting("101/010", lights) == "lights-out~2x3");
    CHECK(fitting("101/010/101", choice("merlin")) == "merlin");
    const auto three = machine::parse_choice("lights-out~4x4~3");
    REQUIRE(three);
    CHECK(fitting("10/01", *three) == "lights-out~2x2~3");
}

TEST_CASE("A board that does not fit is offered all machines of its size, with as many states as it has") {
    const std::string four = fitting("1010/0101/1010/0101", choice("merlin"));
    for (const char* text : {"lights-out~4x4", "quatrainment", "torus~4x4"}) {
        CAPTURE(text);
        CHECK((" " + four + " ").find(" " + std::string(text) + " ") != std::string::npos);
    }
    CHECK(four.find("merlin") == std::string::npos);
    CHECK(fitting("120/010/000", choice("merlin")) == "merlin~3");
    CHECK(fitting("1234567891/0000000000", choice("merlin")).empty());
}

TEST_CASE("Each offered machine shows the board") {
    Random random(7);
    for (int n = 0; n < 200; ++n) {
        const int rows = 1 + static_cast<int>(random.below(8));
        const int columns = 2 + static_cast<int>(random.below(8));
        const std::uint64_t states = 2 + random.below(8);
        std::string text;
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column)
                text += static_cast<char>('0' + random.below(states));
            text += '\n';
        }
        const auto board = machine::read_board(text);
        if (rows == 1 || !board) continue;
        for (const machine::MachineChoice& choice : game::fitting_machines(*board, machine::first_choice())) {
            const machine::Picture picture{board->shape, board->cells};
            CHECK_FALSE(machine::problem_with_grid(picture, choice->lamp_sites(), choice->lamp_states(),
                                                   machine::start_words));
        }
    }
}

}  // namespace switchbox::test
