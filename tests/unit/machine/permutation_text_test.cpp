#include "machine/permutation_text.hpp"

#include <algorithm>
#include <array>

#include "support/wirings.hpp"

namespace switchbox::test {

using algebra::Permutation;
using machine::format_cycles;
using machine::format_one_line;
using machine::parse_cycles;
using machine::parse_half_cycles;
using machine::parse_wiring;

namespace {

std::string cycles_message(std::string_view text) { return message_of(parse_cycles(text, 8, "sigma")); }
std::string halves_message(std::string_view text) { return message_of(parse_half_cycles(text, 4, "tau")); }
std::string wiring_message(std::string_view text) { return message_of(parse_wiring(text, 8, "wiring")); }

// Returns random text that resembles cycles.
std::string garbage(Random& random) {
    constexpr std::string_view usual = "()()(), 12345678 90";
    std::string text;
    for (std::size_t length = draw(random, 24); length > 0; --length) {
        text.push_back(random.below(8) == 0 ? static_cast<char>(random.below(256))
                                            : usual[draw(random, usual.size())]);
    }
    return text;
}

}  // namespace

TEST_CASE("Permutations are written as cycles and in one line, counted from 1") {
    const Permutation tau = {0, 2, 1, 3, 7, 5, 6, 4};
    CHECK(format_cycles(tau) == "(2 3)(5 8)");
    CHECK(format_one_line(tau) == "1 3 2 4 8 6 7 5");
    CHECK(machine::format_program_cycles(tau) == "(2,3)(5,8)");
    CHECK(machine::format_program_cycles(algebra::identity(8)) == "()");
    CHECK(format_cycles(algebra::identity(8)) == "()");
    CHECK(format_one_line(algebra::identity(4)) == "1 2 3 4");
    CHECK(format_cycles({1, 2, 3, 0}) == "(1 2 3 4)");
    CHECK(format_one_line({1, 2, 3, 0}) == "2 3 4 1");
}

TEST_CASE("Cycles are read with spaces anywhere and numbers apart by spaces or commas") {
    const Permutation tau = {0, 2, 1, 3, 7, 5, 6, 4};
    for (const char* text : {"(2 3)(5 8)", "(2,3)(5,8)", "  ( 2 ,3 )\r( 5\t8 )\r\n", "(8 5)(3 2)",
                             "(2 3), (5 8)", "(1)(2 3)(4)(5 8)", "()(2 3)(5 8)()", "(002 3)(5 8)"}) {
        CAPTURE(std::string(text));
        CHECK(value_of(parse_cycles(text, 8, "sigma")) == tau);
        CHECK(value_of(parse_half_cycles(text, 4, "sigma")) == tau);
        CHECK(value_of(parse_wiring(text, 8, "sigma")) == tau);
    }
    for (const char* text : {"", "()", "(3)", " ", "( )", "(1)(2)(3)"}) {
        CAPTURE(std::string(text));
        CHECK(value_of(parse_cycles(text, 8, "sigma")) == algebra::identity(8));
        CHECK(value_of(parse_half_cycles(text, 4, "sigma")) == algebra::identity(8));
    }
    // The cycle maps 1 to 2, not 2 to 1.
    CHECK(value_of(parse_cycles("(1 2 3 4)", 8, "tau")) == Permutation{1, 2, 3, 0, 4, 5, 6, 7});
}

TEST_CASE("A wiring is read in one-line notation too") {
    const Permutation pi = {0, 2, 4, 6, 3, 1, 7, 5};
    for (const char* text :
         {"1 3 5 7 4 2 8 6", "1,3,5,7,4,2,8,6", " 1, 3, 5, 7, 4, 2, 8, 6 ", "1 3,5 7\n4 2 8 06"}) {
        CAPTURE(std::string(text));
        CHECK(value_of(parse_wiring(text, 8, "wiring")) == pi);
    }
    CHECK(value_of(parse_wiring("(2 3 5 4 7 8 6)", 8, "wiring")) == pi);
    CHECK(value_of(parse_wiring("()", 8, "wiring")) == algebra::identity(8));
}

TEST_CASE("Every permutation of four is read as it was written") {
    Permutation p = algebra::identity(4);
    do {
        CHECK(value_of(parse_cycles(format_cycles(p), 4, "p")) == p);
        CHECK(value_of(parse_wiring(format_cycles(p), 4, "p")) == p);
        CHECK(value_of(parse_wiring(format_one_line(p), 4, "p")) == p);
        const bool mixes = p[0] > 1 || p[1] > 1;
        CHECK(static_cast<bool>(parse_half_cycles(format_cycles(p), 2, "p")) == !mixes);
    } while (std::next_permutation(p.begin(), p.end()));
}

TEST_CASE("Permutations of every size are read as they were written") {
    Random random(3);
    for (std::size_t half = 1; half <= 64; ++half) {
        CAPTURE(half);
        const Permutation p = random_permutation(random, 2 * half);
        CHECK(value_of(parse_cycles(format_cycles(p), 2 * half, "p")) == p);
        CHECK(value_of(parse_wiring(format_one_line(p), 2 * half, "p")) == p);
        const Permutation halves = random_half_permutation(random, half);
        CHECK(value_of(parse_half_cycles(format_cycles(halves), half, "p")) == halves);
    }
    const Permutation largest = random_permutation(random, 256);
    CHECK(value_of(parse_cycles(format_cycles(largest), 256, "p")) == largest);
}

TEST_CASE("A bad number in a permutation is named with its place") {
    CHECK(cycles_message("(2 3) 9") == "sigma, character 7: 9 is not between 1 and 8");
    CHECK(cycles_message("(2 0)") == "sigma, character 4: 0 is not between 1 and 8");
    CHECK(cycles_message("(99999999999999999999999 1)") ==
          "sigma, character 2: 999999999999... is not between 1 and 8");
    CHECK(cycles_message("(123456789012)") == "sigma, character 2: 123456789012 is not between 1 and 8");
    CHECK(cycles_message("(1234567890123)") == "sigma, character 2: 123456789012... is not between 1 and 8");
    CHECK(cycles_message("(18446744073709551617)") ==
          "sigma, character 2: 184467440737... is not between 1 and 8");
    CHECK(cycles_message("(2 3)(3 5)") == "sigma, character 7: 3 is there a second time");
    CHECK(cycles_message("(2 2)") == "sigma, character 4: 2 is there a second time");
    CHECK(cycles_message("(2 3) 5") == "sigma, character 7: 5 is in no cycle, write (1 2)(3 4)");
    CHECK(cycles_message("5") == "sigma, character 1: 5 is in no cycle, write (1 2)(3 4)");
}

TEST_CASE("A bad bracket, comma or letter in a permutation is named with its place") {
    CHECK(cycles_message("(1 2)(3 4") == "sigma, character 6: '(' without its ')'");
    CHECK(cycles_message("(") == "sigma, character 1: '(' without its ')'");
    CHECK(cycles_message("(1 2))") == "sigma, character 6: ')' without its '('");
    CHECK(cycles_message("(1 (2 3))") == "sigma, character 4: '(' inside a cycle");
    CHECK(cycles_message("(1 a)") ==
          "sigma, character 4: 'a' is not a number, a bracket, a comma or a space");
    CHECK(cycles_message("(-1 2)") ==
          "sigma, character 2: '-' is not a number, a bracket, a comma or a space");
    CHECK(cycles_message("(1 \xC3\x97)") ==
          "sigma, character 4: '×' is not a number, a bracket, a comma or a space");
    for (const char* text : {",", "(1,,2)", "(1,)", "(,1)", "(1 2),", ",(1 2)", "(1 2),,(3 4)", "(1),2"}) {
        CAPTURE(std::string(text));
        const std::string message = cycles_message(text);
        const bool is_about_a_comma =
            message.find(": a comma must stand between two numbers or two cycles") != std::string::npos;
        CHECK(is_about_a_comma);
    }
    const std::pair<const char*, int> commas[] = {
        {",", 1},     {"(1,)", 3},    {"(,1)", 2},  {"(1 2),", 6},   {",(1 2)", 1},   {"(1),2", 4},
        {"(1),)", 4}, {"(1,(2))", 3}, {"1,(2)", 2}, {"(1),,(2)", 4}, {"(1 2,)(3)", 5}};
    for (const auto& one : commas) {
        CAPTURE(one.first);
        CHECK(cycles_message(one.first) == "sigma, character " + std::to_string(one.second) +
                                               ": a comma must stand between two numbers or two cycles");
    }
    for (const char c : {'/', ':'}) {
        CHECK(cycles_message(std::string("(1 ") + c) ==
              std::string("sigma, character 4: '") + c + "' is not a number, a bracket, a comma or a space");
    }
    CHECK(value_of(parse_cycles("(9 10)", 10, "sigma"))[8] == 9);
    CHECK(cycles_message("(1,,2)") ==
          "sigma, character 3: a comma must stand between two numbers or two cycles");
}

TEST_CASE("A cycle that mixes the halves is named, and the members that do not go together") {
    CHECK(halves_message("(1 2)(3 6)") ==
          "tau, cycle 2, (3 6): 3 is of the first 4 and 6 of the last 4; no cycle may mix them");
    CHECK(halves_message("(8 7 6 1)") ==
          "tau, cycle 1, (8 7 6 1): 1 is of the first 4 and 8 of the last 4; no cycle may mix them");
    CHECK(halves_message("(1 9)") == "tau, character 4: 9 is not between 1 and 8");
    CHECK(
        message_of(parse_half_cycles("(16 1 2 3 4 5 6 7)", 8, "tau")) ==
        "tau, cycle 1, (16 1 2 3 4 5 6 7): 1 is of the first 8 and 16 of the last 8; no cycle may mix them");
    CHECK(message_of(parse_half_cycles("(1 2 3 4 5 6 7 8 9 10)", 8, "tau")) ==
          "tau, cycle 1, (1 2 3 4 5 6 7 8 ...): 1 is of the first 8 and 9 of the last 8; no cycle may mix "
          "them");
}

TEST_CASE("What is wrong with a wiring in one-line notation is named with its place") {
    for (const char* text : {"", "  "}) {
        CHECK(wiring_message(text) ==
              "wiring: nothing is written; write where each goes, like 2 1 3 4, or cycles, like (1 2)");
    }
    CHECK(wiring_message("1 2 3 4 5 6 7") == "wiring: 7 numbers where 8 are needed");
    CHECK(wiring_message("3") == "wiring: 1 number where 8 are needed");
    CHECK(wiring_message("1 2 3 4 5 6 7 8 1") == "wiring, character 17: 1 is there a second time");
    CHECK(wiring_message("1 2 3 4 5 6 7 9") == "wiring, character 15: 9 is not between 1 and 8");
    CHECK(wiring_message("1 2 3 4 5 6 7 x") ==
          "wiring, character 15: 'x' is not a number, a bracket, a comma or a space");
    CHECK(wiring_message("1 2,,3") ==
          "wiring, character 4: a comma must stand between two numbers or two cycles");
    CHECK(wiring_message("1 2 (3 4)") == "wiring, character 1: 1 is in no cycle, write (1 2)(3 4)");
    CHECK(wiring_message("12345678") == "wiring, character 1: 12345678 is not between 1 and 8");
}

TEST_CASE("Any text is a permutation or gets a readable message") {
    Random random(4);
    std::array<std::size_t, 3> accepted{};
    for (int n = 0; n < 20000; ++n) {
        const std::string text =
            n % 2 == 0 ? garbage(random) : damaged(format_cycles(random_half_permutation(random, 4)), random);
        const std::array results{parse_cycles(text, 8, "sigma"), parse_half_cycles(text, 4, "sigma"),
                                 parse_wiring(text, 8, "sigma")};
        for (std::size_t i = 0; i < results.size(); ++i) {
            if (results.at(i)) {
                ++accepted.at(i);
                REQUIRE(results.at(i)->size() == 8);
                REQUIRE(algebra::is_permutation(*results.at(i)));
            } else {
                REQUIRE(is_readable(message_of(results.at(i))));
            }
        }
    }
    for (const std::size_t count : accepted) CHECK(count > 500);
}

}  // namespace switchbox::test
