// Tests of the wiring and the display of Ghaly's machine against golden vectors and the paper's examples
// (Joyner, sections 3 and 4; docs/theory.md, section 1).
#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

#include "machine/permutation_text.hpp"
#include "support/wirings.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

using algebra::Permutation;
using machine::GhalyMachine;
using machine::Picture;
using machine::PressGrid;
using machine::Wiring;
using machine::wiring_of;

namespace {

using Numbers = std::vector<std::size_t>;

Numbers numbers_in(std::string_view text) {
    std::istringstream stream{std::string(text)};
    Numbers numbers;
    for (std::string word; stream >> word;) {
        if (word != "/") numbers.push_back(static_cast<std::size_t>(std::stoul(word)));
    }
    return numbers;
}

PressGrid presses_in(std::string_view text) {
    PressGrid grid{square(4), {}};
    for (const char c : text) {
        if (c != ' ') grid.cells.push_back(static_cast<std::uint8_t>(c - '0'));
    }
    return grid;
}

Permutation permutation_in(std::string_view text) { return value_of(machine::parse_wiring(text, 8, "line")); }

// Returns the code C_j = B(X, CG) at an exit as a number: 4 for the left bit, plus the two low bits.
std::size_t joined_code(const GhalyMachine& machine, const Wiring& wiring, std::size_t exit) {
    const auto x = static_cast<std::size_t>(machine.transmitter_code(wiring.origin_of[exit]));
    const auto cg = static_cast<std::size_t>(machine.generator_code(exit));
    return ((x | cg) & 4U) | ((x ^ cg) & 3U);
}

Numbers joined_codes(const GhalyMachine& machine, const PressGrid& presses) {
    Numbers codes;
    for (std::size_t exit = 0; exit < 8; ++exit) {
        codes.push_back(joined_code(machine, wiring_of(presses), exit));
    }
    return codes;
}

}  // namespace

TEST_CASE("The golden vectors give wiring, codes and picture") {
    std::ifstream file(std::string(SWITCHBOX_GOLDEN_DIR) + "/ghaly_vectors.txt");
    REQUIRE(file.is_open());
    std::size_t lines = 0;
    for (std::string line; std::getline(file, line);) {
        if (line[0] == '#') continue;
        CAPTURE(line);
        const std::vector<std::string_view> parts = machine::split(line, ';');
        REQUIRE(parts.size() == 6);
        const GhalyMachine machine({4, permutation_in(parts[0]), permutation_in(parts[1])});
        const Wiring wiring = wiring_of(presses_in(parts[2]));
        CHECK(wiring.exit_of == permutation_in(parts[3]));
        CHECK(from_one(wiring.shown) == numbers_in(parts[4]));
        const Picture picture = machine.picture(presses_in(parts[2]));
        CHECK(Numbers(picture.cells.begin(), picture.cells.end()) == numbers_in(parts[5]));
        CHECK(machine.picture(wiring) == picture);
        ++lines;
    }
    CHECK(lines == 21);
}

TEST_CASE("B joins codes as the paper's table says") {
    constexpr std::array<std::string_view, 8> table{"01234567", "10325476", "23016745", "32107654",
                                                    "45674567", "54765476", "67456745", "76547654"};
    const GhalyMachine plain(machine::plain_codes(4));
    Wiring wiring = wiring_of(none_pressed(4));
    std::array<std::size_t, 5> coordinates{};
    for (std::size_t x = 0; x < 8; ++x) {
        for (std::size_t cg = 0; cg < 8; ++cg) {
            CAPTURE(x);
            CAPTURE(cg);
            const auto joined = static_cast<std::size_t>(table.at(x)[cg] - '0');
            wiring.origin_of[cg] = static_cast<std::uint8_t>(x);
            CHECK(joined_code(plain, wiring, cg) == joined);
            CHECK(plain.colour(x, cg) == (joined < 4 ? 0 : joined - 3));
            CHECK(plain.colour(cg, x) == plain.colour(x, cg));
            ++coordinates.at(plain.colour(x, cg));
        }
    }
    // Section 5.1 prints a matrix for each colour with 8 coordinates: its last block is missing.
    CHECK(coordinates == std::array<std::size_t, 5>{16, 12, 12, 12, 12});
}

TEST_CASE("Example 9: the wirings of no press, of all and of some") {
    CHECK(wiring_of(none_pressed(4)).exit_of == algebra::identity(8));
    CHECK(wiring_of(all_pressed(4)).exit_of == cycles("(1 5)(2 6)(3 7)(4 8)", 8));
    CHECK(wiring_of(presses("1000/0000/0000/0000")).exit_of == cycles("(1 2)", 8));
    CHECK(wiring_of(presses("0100/0000/0000/0000")).exit_of == cycles("(2 3)", 8));
    CHECK(wiring_of(presses("0000/1000/0000/0000")).exit_of == cycles("(2 3)", 8));
    CHECK(wiring_of(presses("0100/1000/0000/0000")).exit_of == algebra::identity(8));
}

TEST_CASE("Example 10: without codes of its own the machine is all dark, and red when all is pressed") {
    const GhalyMachine plain(machine::plain_codes(4));
    CHECK(from_one(wiring_of(none_pressed(4)).shown) ==
          Numbers{1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4});
    CHECK(from_one(wiring_of(all_pressed(4)).shown) ==
          Numbers{2, 3, 4, 5, 3, 4, 5, 6, 4, 5, 6, 7, 5, 6, 7, 8});
    // Example 29 has "color 1" for this dark board.
    CHECK(plain.picture(none_pressed(4)) == coloured(4, 0));
    CHECK(plain.picture(all_pressed(4)) == coloured(4, 1));
    CHECK(joined_codes(plain, none_pressed(4)) == Numbers{0, 0, 0, 0, 4, 4, 4, 4});
    CHECK(joined_codes(plain, all_pressed(4)) == Numbers{4, 4, 4, 4, 4, 4, 4, 4});
}

TEST_CASE("Example 11: the codes of a machine that is dark like every other") {
    const GhalyMachine machine = paper_machine("(6 7)", "(2 3)(5 8)");
    const std::array<int, 8> transmitters{0, 1, 2, 3, 4, 6, 5, 7};
    const std::array<int, 8> generators{0, 2, 1, 3, 7, 5, 6, 4};
    for (std::size_t i = 0; i < 8; ++i) {
        CHECK(machine.transmitter_code(i) == transmitters.at(i));
        CHECK(machine.generator_code(i) == generators.at(i));
    }
    CHECK(joined_codes(machine, none_pressed(4)) == Numbers{0, 3, 3, 0, 7, 7, 7, 7});
    CHECK(machine.picture(none_pressed(4)) == coloured(4, 0));
}

TEST_CASE("Examples 12a, b and c: all pressed is yellow, green and blue") {
    const std::array<GhalyMachine, 3> machines{paper_machine("(5 6)(7 8)", "(5 6)(7 8)"),
                                               paper_machine("(1 3)(2 4)", "(1 3)(2 4)"),
                                               paper_machine("(1 4)(2 3)", "(1 4)(2 3)")};
    for (std::size_t i = 0; i < machines.size(); ++i) {
        CHECK(machines.at(i).picture(all_pressed(4)) == coloured(4, i + 2));
        CHECK(machines.at(i).picture(none_pressed(4)) == coloured(4, 0));
    }
}

TEST_CASE("Example 20: the wiring is that of the matrix printed as its transpose") {
    const Permutation pi = cycles("(3 6 4)(5 8 7)", 8);
    const PressGrid printed = presses("0000/0111/0000/0111");
    CHECK(wiring_of(printed).exit_of == pi);
    CHECK(wiring_of(presses("0000/0101/0101/0101")).exit_of == algebra::inverse(pi));
    std::size_t boards = 0;
    std::size_t with_six = 0;
    for (std::size_t bits = 0; bits < boards_of(4); ++bits) {
        if (wiring_of(board(bits, 4)).exit_of != pi) continue;
        ++boards;
        with_six += weight(board(bits, 4)) == 6 ? 1 : 0;
    }
    CHECK(boards == 15);
    CHECK(with_six == 4);
}

TEST_CASE("Examples 24 and 25: one corner pressed") {
    Random random(5);
    const PressGrid last = presses("0000/0000/0000/0001");
    const PressGrid first = presses("1000/0000/0000/0000");
    CHECK(wiring_of(last).exit_of == cycles("(7 8)", 8));
    CHECK(from_one(support(wiring_of(last))) == Numbers{1, 2, 3, 4, 8});
    CHECK(wiring_of(first).exit_of == cycles("(1 2)", 8));
    CHECK(from_one(support(wiring_of(first))) == Numbers{2, 3, 4, 5});
    for (int n = 0; n < 100; ++n) {
        const GhalyMachine machine = random_ghaly(random, 4);
        CHECK(machine.colour(wiring_of(last).origin_of[0], 0) == 0);
        CHECK(machine.colour(wiring_of(first).origin_of[2], 2) == 0);
        CHECK(has_dark_cell(machine.picture(last)));
        CHECK(has_dark_cell(machine.picture(first)));
    }
}

TEST_CASE("Example 28: twelve presses make every button red") {
    const PressGrid printed = presses("1111/1111/1111/0000");
    const GhalyMachine machine = paper_machine("()", "(1 2 3 4)");
    CHECK(machine.picture(printed) == coloured(4, 1));
    CHECK(from_one(support(wiring_of(printed))) == Numbers{2, 3, 4, 5, 6, 7});
    CHECK(weight(printed) == 12);
    // CG_i = d_tau(i) would give another picture.
    CHECK(paper_machine("()", "(4 3 2 1)").picture(printed) != coloured(4, 1));
}

TEST_CASE("Section 3.4: the picture that its example leaves out") {
    const GhalyMachine plain(machine::plain_codes(4));
    const PressGrid example = presses("0100/0110/0101/1101");
    CHECK(machine::format_one_line(wiring_of(example).exit_of) == "1 3 5 7 4 2 8 6");
    CHECK(from_one(wiring_of(example).shown) == Numbers{1, 5, 3, 4, 1, 3, 6, 4, 1, 4, 6, 7, 4, 7, 6, 8});
    CHECK(plain.picture(example) == picture("0304/0034/0432/4232"));
}

TEST_CASE("The support begins at the first exit, where that is shown") {
    CHECK(from_one(support(wiring_of(presses("00/00")))) == Numbers{1, 2});
    CHECK(from_one(wiring_of(presses("00/00")).shown) == Numbers{1, 2, 1, 2});
    CHECK(from_one(support(wiring_of(presses("11/11")))) == Numbers{2, 3, 4});
}

TEST_CASE("What a press changes are the lamps by which the pictures differ") {
    Random random(9);
    const GhalyMachine machine = random_ghaly(random, 4);
    CHECK(machine.lower_rows_first());
    for (int n = 0; n < 50; ++n) {
        const PressGrid presses = board(draw(random, boards_of(4)), 4);
        const std::size_t button = draw(random, 16);
        PressGrid then = presses;
        machine.press(then, button);
        const Picture before = machine.picture(presses);
        const Picture after = machine.picture(then);
        const std::vector<std::size_t> changed = machine.changes(presses, button);
        for (std::size_t cell = 0; cell < 16; ++cell) {
            const bool is_told = std::find(changed.begin(), changed.end(), cell) != changed.end();
            CHECK(is_told == (before[cell] != after[cell]));
        }
    }
}

}  // namespace switchbox::test
