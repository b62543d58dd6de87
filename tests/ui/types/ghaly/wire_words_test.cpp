#include "ui/types/ghaly/wires/wire_words.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string_view>

#include "i18n/words.hpp"
#include "support/games.hpp"

using namespace switchbox::ui;
using switchbox::say;
namespace machine = switchbox::machine;
using machine::PressGrid;
using switchbox::test::example_28;

namespace {

WireHighlight cell(int row, int column, int size) {
    const machine::Shape shape{size, size};
    return {.transmitter = {}, .generator = {}, .cell = shape.cell(row - 1, column - 1)};
}

WireHighlight transmitter(std::size_t number) {
    return highlight_of({WireEnd::Kind::transmitter, number - 1});
}

WireHighlight generator(std::size_t number) { return highlight_of({WireEnd::Kind::generator, number - 1}); }

// Returns the presses of Joyner's Example 28.
PressGrid all_but_last_row() {
    PressGrid presses = PressGrid::filled({4, 4}, 1);
    for (std::size_t i = 12; i < 16; ++i) presses[i] = 0;
    return presses;
}

machine::GhalyMachine five_by_five() {
    return machine::GhalyMachine(machine::codes_with({.left = {0, 1, 2, 3, 4},
                                                      .bottom = {4, 3, 2, 1, 0},
                                                      .top = {1, 2, 3, 4, 0},
                                                      .right = {0, 2, 1, 4, 3}}));
}

}  // namespace

TEST_CASE("a code is spelt in bits where N is a power of two, else as a number") {
    CHECK(code_text(0, 2) == "00");
    CHECK(code_text(3, 2) == "11");
    CHECK(code_text(5, 4) == "101");
    CHECK(code_text(19, 16) == "10011");
    CHECK(code_text(0, 5) == "1");
    CHECK(code_text(9, 5) == "10");
    CHECK(spaced_code_text(5, 4) == "1 01");
    CHECK(spaced_code_text(9, 5) == "10");
}

TEST_CASE("an end is named by its edge and its row or column") {
    CHECK(say(place_words({WireEnd::Kind::transmitter, 1}, 4)) == "left of row 2");
    CHECK(say(place_words({WireEnd::Kind::transmitter, 4}, 4)) == "under column 1");
    CHECK(say(place_words({WireEnd::Kind::generator, 2}, 4)) == "over column 3");
    CHECK(say(place_words({WireEnd::Kind::generator, 7}, 4)) == "right of row 4");
}

TEST_CASE("Example 28 in words: each wire, its exit, and the exclusive or that makes a cell red") {
    const machine::GhalyMachine machine(example_28());
    const PressGrid presses = all_but_last_row();
    CHECK(wire_words(machine, presses, transmitter(2)) ==
          "Transmitter 2 (left of row 2, code 001) leaves at exit 6 (right of row 2, code 101): "
          "B(001, 101) = 100, red. Cells (2, 4), (3, 3) and (4, 3) show it.");
    CHECK(wire_words(machine, presses, transmitter(4)) ==
          "Transmitter 4 (left of row 4, code 011) leaves at exit 1 (over column 1, code 011): "
          "B(011, 011) = 000, dark. No cell shows it.");
    CHECK(wire_words(machine, presses, generator(2)) ==
          "Generator 2 (over column 2, code 000) meets transmitter 5 (under column 1, code 100): "
          "B(100, 000) = 100, red. Cell (1, 1) shows it.");
    CHECK(wire_words(machine, presses, generator(3)) ==
          "Generator 3 (over column 3, code 001) meets transmitter 6 (under column 2, code 101): "
          "B(101, 001) = 100, red. Cells (1, 2) and (2, 1) show it.");
    CHECK(wire_words(machine, presses, cell(2, 4, 4)) ==
          "Row 2, column 4 shows C6, whose generator CG6 (code 101) meets transmitter 2 (code 001): "
          "B(001, 101) = [0 or 1, 0 xor 0, 1 xor 1] = 100: red.");
    CHECK(wire_words(machine, presses, {}).empty());
}

TEST_CASE("a dark cell's words say that its left bit is 0") {
    const PressGrid presses = PressGrid::filled({4, 4}, 0);
    CHECK(wire_words(machine::GhalyMachine(example_28()), presses, cell(3, 2, 4)) ==
          "Row 3, column 2 shows C2, whose generator CG2 (code 000) meets transmitter 2 (code 001): "
          "B(001, 000) = [0 or 0, 0 xor 0, 1 xor 0] = 001: dark, as its left bit is 0.");
}

TEST_CASE("where N is no power of two the words add low numbers mod N") {
    const machine::GhalyMachine machine = five_by_five();
    const PressGrid all = PressGrid::filled({5, 5}, 1);
    // With all buttons pressed, X_i meets CG_N+i, and cell (i, j) shows C_i+j.
    CHECK(wire_words(machine, all, cell(5, 4, 5)) ==
          "Row 5, column 4 shows C9, whose generator CG9 (code 10) meets transmitter 4 (code 4): "
          "B(4, 10): left bits 0 or 1 = 1, low numbers 3 + 4 = 2 mod 5, together code 8: green.");
    CHECK(wire_words(machine, all, transmitter(4)) ==
          "Transmitter 4 (left of row 4, code 4) leaves at exit 9 (right of row 4, code 10): "
          "B(4, 10) = 8, green. Cells (4, 5) and (5, 4) show it.");
    const PressGrid none = PressGrid::filled({5, 5}, 0);
    CHECK(wire_words(machine, none, cell(1, 4, 5)) ==
          "Row 1, column 4 shows C4, whose generator CG4 (code 5) meets transmitter 4 (code 4): "
          "B(4, 5): left bits 0 or 0 = 0, low numbers 3 + 4 = 2 mod 5, together code 3: dark, as its left "
          "bit is 0.");
}

TEST_CASE("every cell's words name the colour that it shows") {
    for (const machine::GhalyMachine& machine : {machine::GhalyMachine(example_28()), five_by_five()}) {
        const int size = machine.size();
        PressGrid presses = PressGrid::filled({size, size}, 0);
        for (std::size_t i = 0; i < presses.size(); i += 3) presses[i] = 1;
        const machine::Picture picture = machine.picture(presses);
        const std::array<std::string_view, 6> names{"dark", "red", "yellow", "green", "blue", "cyan"};
        for (std::size_t i = 0; i < picture.size(); ++i) {
            const std::string words =
                wire_words(machine, presses, {.transmitter = {}, .generator = {}, .cell = i});
            CAPTURE(words);
            CHECK(words.find(": " + std::string(names.at(picture[i]))) != std::string::npos);
            CHECK(words.back() == '.');
        }
    }
}

TEST_CASE("Example 28's wiring as a permutation: where each goes, its cycle, its inversions, its support") {
    const WiringWords words = wiring_words(machine::wiring_of(all_but_last_row()));
    CHECK(words.one_line == "5 6 7 1 2 3 4 8");
    CHECK(words.two_lines[0] == "1 2 3 4 5 6 7 8");
    CHECK(words.two_lines[1] == "5 6 7 1 2 3 4 8");
    CHECK(words.cycles == "(1 5 2 6 3 7 4)");
    CHECK(words.inversions == 12);  // as many as presses
    CHECK(words.support == "2 3 4 5 6 7");
}

TEST_CASE("the two lines of a permutation of ten have columns of one width") {
    const WiringWords words = wiring_words(machine::wiring_of(PressGrid::filled({5, 5}, 1)));
    CHECK(words.two_lines[0] == " 1  2  3  4  5  6  7  8  9 10");
    CHECK(words.two_lines[1] == " 6  7  8  9 10  1  2  3  4  5");
    CHECK(words.cycles == "(1 6)(2 7)(3 8)(4 9)(5 10)");
    CHECK(words.support == "2 3 4 5 6 7 8 9 10");
    CHECK(wiring_words(machine::wiring_of(PressGrid::filled({5, 5}, 0))).cycles == "()");
}
