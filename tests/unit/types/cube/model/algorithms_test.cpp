#include "types/cube/model/algorithms.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "support/cubes.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/facets.hpp"

namespace switchbox::test {

using machine::Algorithm;
using machine::parse_algorithm;

namespace {

std::string algorithm_message(std::string_view text, std::size_t side = 3) {
    return message_of(parse_algorithm(text, side));
}

algebra::Permutation effect(std::string_view text) { return value_of(parse_algorithm(text, 3)).effect; }

// Sticker in space: the middle of its piece, and the direction in which it shows. Coordinates are -1, 0 or 1:
// x to R, y to U, z to F.
using Vector = std::array<int, 3>;
struct TurnedSticker {
    Vector piece{};
    Vector normal{};
    friend bool operator==(const TurnedSticker&, const TurnedSticker&) = default;
};

// Returns the sticker at a position, by the net: rows go down and columns to the right as a face is seen.
TurnedSticker in_space(std::size_t position) {
    const machine::Facet facet = machine::facet_at(3, position);
    const int right = static_cast<int>(facet.column) - 1;
    const int down = static_cast<int>(facet.row) - 1;
    switch (facet.face) {
        case machine::CubeFace::up:
            return {{right, 1, down}, {0, 1, 0}};
        case machine::CubeFace::down:
            return {{right, -1, -down}, {0, -1, 0}};
        case machine::CubeFace::front:
            return {{right, -down, 1}, {0, 0, 1}};
        case machine::CubeFace::back:
            return {{-right, -down, -1}, {0, 0, -1}};
        case machine::CubeFace::right:
            return {{1, -down, -right}, {1, 0, 0}};
        case machine::CubeFace::left:
            break;
    }
    return {{-1, -down, right}, {-1, 0, 0}};
}

// Rotates by a quarter, clockwise as seen from the positive end of the axis.
Vector rotated(const Vector& v, std::size_t axis) {
    const std::size_t next = (axis + 1) % 3;
    const std::size_t last = (axis + 2) % 3;
    Vector to = v;
    to[next] = v[last];
    to[last] = -v[next];
    return to;
}

// Returns the effect of quarters of some layers in space, given by their coordinates along the axis.
algebra::Permutation in_space(std::size_t axis, const std::vector<int>& layers, int quarters) {
    algebra::Permutation to;
    for (std::size_t position = 0; position < 54; ++position) {
        TurnedSticker sticker = in_space(position);
        const bool moves = std::find(layers.begin(), layers.end(), sticker.piece[axis]) != layers.end();
        for (int times = quarters; moves && times > 0; --times)
            sticker = {rotated(sticker.piece, axis), rotated(sticker.normal, axis)};
        std::size_t place = 0;
        while (in_space(place) != sticker) ++place;
        to.push_back(static_cast<std::uint8_t>(place));
    }
    return to;
}

struct SpaceMove {
    std::string name;
    std::size_t axis = 0;
    std::vector<int> layers;
    int quarters = 1;
};

// Returns random moves without brackets; the first is in a capital letter.
std::string random_moves(Random& random, std::size_t count) {
    constexpr std::array<std::string_view, 24> letters{"R", "U", "F", "D", "L",  "B",  "r",  "u",
                                                       "f", "d", "l", "b", "x",  "y",  "z",  "M",
                                                       "E", "S", "m", "s", "Rw", "Uw", "Bw", "Lw"};
    constexpr std::array<std::string_view, 6> endings{"", "'", "2", "2'", "3", "i"};
    std::string text = "U";
    for (; count > 0; --count) {
        text += random.below(2) == 0 ? " " : "";
        text += letters[draw(random, letters.size())];
        text += endings[draw(random, endings.size())];
    }
    return text;
}

}  // namespace

TEST_CASE("Every move turns its layers as they turn in space") {
    const std::vector<SpaceMove> moves{
        {"R", 0, {1}},         {"L", 0, {-1}, 3},     {"M", 0, {0}, 3},      {"m", 0, {0}, 3},
        {"x", 0, {-1, 0, 1}},  {"Rw", 0, {0, 1}},     {"Lw", 0, {-1, 0}, 3}, {"U", 1, {1}},
        {"D", 1, {-1}, 3},     {"E", 1, {0}, 3},      {"e", 1, {0}, 3},      {"y", 1, {-1, 0, 1}},
        {"Uw", 1, {0, 1}},     {"Dw", 1, {-1, 0}, 3}, {"F", 2, {1}},         {"B", 2, {-1}, 3},
        {"S", 2, {0}},         {"s", 2, {0}},         {"z", 2, {-1, 0, 1}},  {"Fw", 2, {0, 1}},
        {"Bw", 2, {-1, 0}, 3}, {"r", 0, {0, 1}},      {"l", 0, {-1, 0}, 3},  {"u", 1, {0, 1}},
        {"d", 1, {-1, 0}, 3},  {"f", 2, {0, 1}},      {"b", 2, {-1, 0}, 3}};
    for (const SpaceMove& move : moves) {
        CAPTURE(move.name);
        CHECK(effect(move.name) == in_space(move.axis, move.layers, move.quarters));
        CHECK(effect(move.name + "2") == in_space(move.axis, move.layers, 2));
        for (const char* back : {"'", "3"})
            CHECK(effect(move.name + back) == in_space(move.axis, move.layers, 4 - move.quarters));
    }
}

TEST_CASE("Notations of the same moves have the same effect") {
    struct Same {
        const char* text;
        const char* other;
    };
    const std::vector<Same> table{
        // Two layers, slices and rotations by each other.
        {"Rw", "x L"},
        {"r U", "Rw U"},
        {"r2 U l' u f d2 b'", "Rw2 U Lw' Uw Fw Dw2 Bw'"},
        {"M", "x' R L'"},
        {"E", "y' U D'"},
        {"S", "z F' B"},
        {"x y", "y z"},
        {"x R", "R x"},
        {"x U", "F x"},
        {"y F", "R y"},
        {"z U", "L z"},
        // Endings.
        {"R3", "R'"},
        {"R1 U", "R U"},
        {"R2'", "R2"},
        {"R'2", "R2"},
        {"R3'", "R"},
        {"Ri U Fi", "R' U F'"},
        {"R^-1 U^2 F^{-1}", "R' U2 F'"},
        {"R\xE2\x81\xBB\xC2\xB9 U\xC2\xB2 F\xC2\xB3", "R' U2 F'"},
        {"R\xE2\x80\x99 U\xE2\x80\xB2 F` D\xC2\xB4 L\xE2\x80\x98", "R' U' F' D' L'"},
        // Spaces, commas, lines and comments.
        {"RUR'U'", "R U R' U'"},
        {"  R \t U2\r\n\nR'  U' ", "R U2 R' U'"},
        {"R, U, R', U'", "R U R' U'"},
        {"R U // insert (the first pair)\nR' // done", "R U R'"},
        {"R\xC2\xA0U", "R U"},
        {"// nothing", ""},
        // Brackets.
        {"(R U)3", "R U R U R U"},
        {"(R U)'", "U' R'"},
        {"(R U)2'", "U' R' U' R'"},
        {"(R U) 2 F", "R U R U F"},
        {"(R U)*2", "R U R U"},
        {"(R U) \xC3\x97 2", "R U R U"},
        {"(R U)^2", "R U R U"},
        {"(R U) x'", "R U x'"},
        {"(R U) x", "R U x"},
        {"(R)0", ""},
        {"(R U)105", ""},
        {"((R U)2 F)2", "R U R U F R U R U F"},
        {"[R, U]", "R U R' U'"},
        {"[R,U]", "R U R' U'"},
        {"[R: U]", "R U R'"},
        {"[R U: F2 D]", "R U F2 D U' R'"},
        {"[R, U]'", "U R U' R'"},
        {"[R, U]2", "R U R' U' R U R' U'"},
        {"[F: [R, U]]", "F R U R' U' F'"},
        {"[R U R', D]", "R U R' D R U' R' D'"},
        {"[[R, U]: (F D)2]", "R U R' U' F D F D U R U' R'"},
        {"[M', U2]", "M' U2 M U2"},
        {"[x: U]", "F"},
        // Orders of well-known algorithms: Sune, and the T permutation.
        {"(R U R' U R U2 R')6", ""},
        {"(R U R' U' R' F R2 U' R' U' R U R' F')2", ""}};
    for (const Same& same : table) {
        CAPTURE(std::string(same.text));
        CHECK(effect(same.text) == effect(same.other));
    }
}

TEST_CASE("Plain turns have the effect of the model's turns, on both cubes") {
    Random random(81);
    for (int n = 0; n < 200; ++n) {
        const machine::Turns some = random_turns(random, draw(random, 30));
        for (const std::size_t side : both_sides) {
            const Algorithm read = value_of(parse_algorithm(machine::format_turns(some), side));
            CHECK(solved_then(read, side) == moved(machine::solved_stickers(side), some));
            CHECK(pieces_of(read) == machine::turned(machine::solved_pieces(), some));
            CHECK(read.moves == some.size());
        }
    }
}

TEST_CASE("Brackets are repeated and reversed as if they were written out") {
    Random random(82);
    for (int n = 0; n < 200; ++n) {
        const std::string first = random_moves(random, draw(random, 12));
        const std::string second = random_moves(random, draw(random, 12));
        CAPTURE(first);
        CAPTURE(second);
        const std::string back = " (" + first + ")' ";
        CHECK(effect(first + back) == effect(""));
        CHECK(effect("[" + first + ", " + second + "]") ==
              effect(first + " " + second + back + "(" + second + ")'"));
        CHECK(effect("[" + first + ": " + second + "]") == effect(first + " " + second + back));
        CHECK(effect("(" + first + ")3") == effect(first + " " + first + " " + first));
    }
}

TEST_CASE("Any moves lead to a cube that turns can solve, as it is held then") {
    Random random(83);
    for (int n = 0; n < 100; ++n) {
        const std::string text = random_moves(random, 20);
        CAPTURE(text);
        const Algorithm read = value_of(parse_algorithm(text, 3));
        const auto assembly = machine::assembly_of(solved_then(read, 3));
        REQUIRE(assembly);
        CHECK(machine::sums_of(assembly->pieces) == machine::CubeSums{});
        const std::string name = machine::rotation_name(rotation_of(read));
        const std::string unturned = name.empty() ? text : text + " (" + name + ")'";
        CHECK(rotation_of(value_of(parse_algorithm(unturned, 3))) == machine::rotations().front());
    }
}

TEST_CASE("All 24 rotations have names of at most two moves") {
    CHECK(machine::rotation_name(machine::rotations().front()).empty());
    for (const machine::FaceMap& rotation : machine::rotations()) {
        const Algorithm named = value_of(parse_algorithm(machine::rotation_name(rotation), 3));
        CHECK(rotation_of(named) == rotation);
        CHECK(named.moves <= 2);
    }
}

TEST_CASE("What is no algorithm is refused with its place and what is expected") {
    struct Bad {
        std::string text;
        std::string message;
    };
    const std::string expected = " is not a turn, write U, R, F, D, L, B, M, E, S, x, y or z";
    const std::string small = "is two layers, and all letters are small: write R for one layer, Rw for two";
    const std::string times =
        "x after a bracket may be a number of times or a rotation; write the number of "
        "times alone, as in (R U)2";
    const std::vector<Bad> table{
        {"R U X", "character 5: 'X'" + expected},
        {"R 2", "character 3: '2'" + expected},
        {"'R", "character 1: '''" + expected},
        {"R''", "character 3: '''" + expected},
        {"R:", "character 2: ':'" + expected},
        {"R/", "character 2: '/'" + expected},
        {"2(R U)", "character 1: '2'" + expected},
        {"Mw", "character 2: 'w'" + expected},
        {"R U\nR' Q\nF", "line 2, column 4: 'Q'" + expected},
        {"U \xC3\x84", "character 3: '\xC3\x84'" + expected},
        {"R4", "character 1: '4' may not follow R, write R, R' or R2"},
        {"F U0", "character 3: '0' may not follow U, write U, U' or U2"},
        {"F22", "character 1: '22' may not follow F, write F, F' or F2"},
        {"Rw9", "character 1: '9' may not follow Rw, write Rw, Rw' or Rw2"},
        {"R U1234567", "character 4: this number is too large"},
        {"r u r' u'", "character 1: 'r' " + small},
        {"(x r) u2", "character 4: 'r' " + small},
        {"(R U", "character 1: this bracket is not closed by )"},
        {"F [R, U", "character 3: this bracket is not closed by ]"},
        {"(R U]", "character 5: ']'" + expected},
        {"(R, U)", "character 3: ','" + expected},
        {"R U)", "character 4: ')'" + expected},
        {"()", "character 2: a turn is missing here"},
        {"[R, ]", "character 5: a turn is missing here"},
        {"[R U]",
         "character 1: square brackets have two parts, write [R, U] for R U R' U' or [R: U] for R U R'"},
        {"[R, U, F]", "character 6: ','" + expected},
        {"(R U) x2", "character 7: " + times},
        {"(R U)*", "character 7: " + times},
        {std::string(21, '(') + "R", "character 21: too many brackets inside each other"}};
    for (const Bad& bad : table) CHECK(algorithm_message(bad.text) == bad.message);
    CHECK(algorithm_message("R M", 2) ==
          "character 3: 'M' turns a middle layer, which a 2 x 2 x 2 cube lacks");
    CHECK(algorithm_message("R Uw2", 2) ==
          "character 3: 'Uw' turns a middle layer, which a 2 x 2 x 2 cube lacks");
    CHECK(algorithm_message("R Q", 2) == "character 3: 'Q' is not a turn, write U, R, F, D, L, B, x, y or z");
    CHECK(algorithm_message("x y' R [U: L]", 2).empty());
    // One small letter is two layers; so are several among capitals.
    for (const char* text : {"r", "r2 r'", "r U R' u'"}) CHECK(algorithm_message(text).empty());
}

TEST_CASE("Damaged algorithms are refused in one line with a place, or read") {
    Random random(84);
    for (int n = 0; n < 3000; ++n) {
        const std::string moves = random_moves(random, 1 + draw(random, 6));
        std::string text = "[(" + moves + ")2, " + moves + "] // x\n" + moves;
        for (std::size_t times = draw(random, 4); times > 0; --times) text = damaged(text, random);
        CAPTURE(text);
        const auto read = parse_algorithm(text, both_sides[random.below(2)]);
        if (read) {
            CHECK(algebra::is_permutation(read->effect));
            continue;
        }
        const std::string message = message_of(read);
        CHECK(is_readable(message));
        const bool has_place = message.starts_with("character ") || message.starts_with("line ");
        CHECK_MESSAGE(has_place, message);
    }
}

}  // namespace switchbox::test
