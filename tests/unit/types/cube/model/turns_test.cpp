#include "types/cube/model/turns.hpp"

#include "support/cubes.hpp"

namespace switchbox::test {

using machine::CubeFace;
using machine::format_turns;
using machine::length_of;
using machine::Metric;
using machine::parse_turns;
using machine::Turn;
using machine::Turns;

namespace {

// Returns random text that resembles turns.
std::string turn_garbage(Random& random) {
    constexpr std::string_view usual = "URFDLBURFDLB  2'";
    std::string text;
    for (std::size_t length = draw(random, 40); length > 0; --length) {
        text.push_back(random.below(12) == 0 ? static_cast<char>(random.below(256))
                                             : usual[draw(random, usual.size())]);
    }
    return text;
}

void check_turn_text(const std::string& text) {
    CAPTURE(text);
    const auto read = parse_turns(text);
    if (read) {
        CHECK(value_of(parse_turns(format_turns(*read))) == *read);
    } else {
        const std::string message = message_of(read);
        CHECK(is_readable(message));
        CHECK(message.substr(0, 5) == "turn ");
    }
}

}  // namespace

TEST_CASE("Turns are counted U, U2, U', R and so on") {
    for (std::size_t i = 0; i < machine::turn_count; ++i) CHECK(machine::index_of(machine::turn_at(i)) == i);
    Turns all;
    for (std::size_t i = 0; i < machine::turn_count; ++i) all.push_back(machine::turn_at(i));
    CHECK(format_turns(all) == "U U2 U' R R2 R' F F2 F' D D2 D' L L2 L' B B2 B'");
}

TEST_CASE("Turns are read with and without spaces and with any apostrophe") {
    const Turns expected = {{CubeFace::right, 1}, {CubeFace::up, 1},   {CubeFace::right, 3},
                            {CubeFace::front, 2}, {CubeFace::left, 2}, {CubeFace::back, 3}};
    for (const char* text :
         {"R U R' F2 L2 B'", "RUR'F2L2B'", "  R\tU\r\nR' F2L2 B'  ", "R U R\xE2\x80\x99 F2 L2 B`",
          "R U R\xE2\x80\xB2 F2' L2\xE2\x80\x99 B\xC2\xB4", "R U R\xE2\x80\x98 F2L2B'"}) {
        CAPTURE(std::string(text));
        CHECK(value_of(parse_turns(text)) == expected);
    }
    CHECK(format_turns(expected) == "R U R' F2 L2 B'");
    for (const char* text : {"", "  ", "\n"}) CHECK(value_of(parse_turns(text)).empty());
    CHECK(format_turns({}).empty());
}

TEST_CASE("A bad turn is named by its number") {
    struct Bad {
        std::string text;
        std::string message;
    };
    const std::vector<Bad> table{
        {"R U X", "turn 3: 'X' is not a face, write U, R, F, D, L or B"},
        {"r", "turn 1: 'r' is not a face, write U, R, F, D, L or B"},
        {"R 2", "turn 2: '2' is not a face, write U, R, F, D, L or B"},
        {"'R", "turn 1: ''' is not a face, write U, R, F, D, L or B"},
        {"R''", "turn 2: ''' is not a face, write U, R, F, D, L or B"},
        {"R,U", "turn 2: ',' is not a face, write U, R, F, D, L or B"},
        {"M2", "turn 1: 'M' is not a face, write U, R, F, D, L or B"},
        {"R3", "turn 1: '3' may not follow R, write R, R' or R2"},
        {"R9", "turn 1: '9' may not follow R, write R, R' or R2"},
        {"R:", "turn 2: ':' is not a face, write U, R, F, D, L or B"},
        {"R/", "turn 2: '/' is not a face, write U, R, F, D, L or B"},
        {"F U0", "turn 2: '0' may not follow U, write U, U' or U2"},
        {"F22", "turn 1: '2' may not follow F, write F, F' or F2"},
        {"L'2", "turn 1: '2' may not follow L, write L, L' or L2"},
        {"U Ä", "turn 2: 'Ä' is not a face, write U, R, F, D, L or B"},
        {"U\xE2\x80", "turn 2: character code 226 is not a face, write U, R, F, D, L or B"},
    };
    for (const auto& [text, message] : table) CHECK(message_of(parse_turns(text)) == message);
}

TEST_CASE(
    "A half turn is one face turn, two quarter turns or two clockwise ones, a turn back is three of these") {
    const Turns some = turns("R U2 F'");
    CHECK(length_of(some, Metric::face) == 3);
    CHECK(length_of(some, Metric::quarter) == 4);
    CHECK(length_of(some, Metric::clockwise) == 6);
    CHECK(format_turns(machine::steps_of(Metric::face)) == "U U2 U' R R2 R' F F2 F' D D2 D' L L2 L' B B2 B'");
    CHECK(format_turns(machine::steps_of(Metric::quarter)) == "U U' R R' F F' D D' L L' B B'");
    CHECK(format_turns(machine::steps_of(Metric::clockwise)) == "U R F D L B");
}

TEST_CASE("What undoes turns is each the other way, the last first") {
    CHECK(format_turns(machine::inverse(turns("R U2 F'"))) == "F U2 R'");
    Random random(11);
    for (int n = 0; n < 100; ++n) {
        const Turns some = random_turns(random, draw(random, 20));
        CHECK(machine::inverse(machine::inverse(some)) == some);
    }
}

TEST_CASE("Any turns are read as they were written") {
    Random random(12);
    for (int n = 0; n < 500; ++n) {
        const Turns some = random_turns(random, draw(random, 60));
        CHECK(value_of(parse_turns(format_turns(some))) == some);
    }
}

TEST_CASE("Damaged turns are refused in one line with the turn's number, or read") {
    Random random(13);
    for (int n = 0; n < 4000; ++n) {
        std::string text = format_turns(random_turns(random, 1 + draw(random, 20)));
        for (std::size_t times = draw(random, 4); times > 0 && !text.empty(); --times)
            text = damaged(text, random);
        check_turn_text(text);
        check_turn_text(turn_garbage(random));
    }
}

}  // namespace switchbox::test
