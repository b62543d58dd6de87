#include "machine/text.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using machine::GridWords;
using machine::parse_grid;
using machine::parse_number;
using machine::parse_shape;
using machine::Picture;
using machine::PressGrid;
using machine::Shape;
using namespace std::string_literals;

TEST_CASE("A board may be written with digits, dots, crosses and spaces") {
    const Picture expected = picture("100/110/001");
    for (const std::string_view text : {"100/110/001", "X../XX./..X", "1 0 0 / 1 1 0 / 0 0 1",
                                        "  X00/1X./0 0X  ", "\t100/\n110/\r\n001\n"}) {
        CHECK(value_of(parse_grid<machine::PictureKind>(text, full({3, 3}), 2, machine::start_words)) ==
              expected);
    }
    CHECK(value_of(parse_grid<machine::PressGridKind>("08/7X", full({2, 2}), 9, machine::presses_words)) ==
          presses("08/71"));
}

TEST_CASE("A bad board is refused with its row and column") {
    struct Bad {
        std::string text;
        std::string message;
    };
    const std::vector<Bad> table{
        {"10Q/110/001", "start, row 1, column 3: 'Q' is not a lamp"},
        {"100/x10/001", "start, row 2, column 1: 'x' is not a lamp"},
        {"100/110/0+1", "start, row 3, column 2: '+' is not a lamp"},
        {"100/11:/001", "start, row 2, column 3: ':' is not a lamp"},
        {"1 0 0/1 2 0/0 0 1", "start, row 2, column 2: 2 is too large, the machine has states 0 to 1"},
        {"9", "start, row 1, column 1: 9 is too large, the machine has states 0 to 1"},
        {"1\0000/110/001"s, "start, row 1, column 2: character code 0 is not a lamp"},
        {"10\x7F/110/001", "start, row 1, column 3: character code 127 is not a lamp"},
        {"100/110/\xFF"s, "start, row 3, column 1: character code 255 is not a lamp"},
        {"100/110/00", "start, row 3: 2 cells where 3 are needed"},
        {"100/1100/001", "start, row 2: 4 cells where 3 are needed"},
        {"100110001", "start, row 1: 9 cells where 3 are needed"},
        {"1/110/001", "start, row 1: 1 cell where 3 are needed"},
        {"", "start, row 1: 0 cells where 3 are needed"},
        {"100/110/001/", "start, row 4: 0 cells where 3 are needed"},
        {"100", "start: 1 row where 3 are needed"},
        {"100/110", "start: 2 rows where 3 are needed"},
        {"100/110/001/000", "start: 4 rows where 3 are needed"},
    };
    for (const auto& [text, message] : table) {
        CHECK(message_of(parse_grid<machine::PictureKind>(text, full({3, 3}), 2, machine::start_words)) ==
              message);
    }
}

TEST_CASE("A message calls the board and its cells by their names") {
    const auto message = [](GridWords words, std::string_view text) {
        return message_of(machine::parse_cells(text, {1, 2}, 3, words));
    };
    CHECK(message(machine::target_words, "0?") == "target, row 1, column 2: '?' is not a lamp");
    CHECK(message(machine::presses_words, "?0") == "presses, row 1, column 1: '?' is not a press count");
    CHECK(message(machine::presses_words, "03") ==
          "presses, row 1, column 2: 3 is too large, the machine has states 0 to 2");
}

TEST_CASE("An entry has up to 255, and a drawn picture up to 64 rows and columns") {
    const auto read = [](const char* text) {
        return machine::parse_cells(text, {1, 2}, 256, machine::presses_words);
    };
    CHECK(value_of(read("255,0")) == std::vector<std::uint8_t>{255, 0});
    CHECK(message_of(read("256,0")) ==
          "presses, row 1, column 1: '256' is too large, the machine has states 0 to 255");
    CHECK(message_of(read("1,2x")) == "presses, row 1, column 2: '2x' is not a press count");
    CHECK(message_of(read("1,")) == "presses, row 1, column 2: '' is not a press count");
    const auto drawn = [](const std::string& text) {
        const auto found = machine::parse_drawn_picture(text, machine::start_words);
        return found ? machine::format_shape(found->shape) : say(found.error().message);
    };
    std::string column = "0";
    for (int row = 1; row < 64; ++row) column += "/0";
    CHECK(drawn(column) == "64x1");
    CHECK(drawn(column + "/0") == "start: at most 64 rows and columns");
    CHECK(drawn(std::string(64, '1')) == "1x64");
    CHECK(drawn(std::string(65, '1')) == "start: at most 64 rows and columns");
    CHECK(drawn("1,2,3/4,5,6") == "2x3");
    CHECK(drawn(" 1 2 / 3 4 ") == "2x2");
    CHECK(drawn("64,0") == "1x2");
    CHECK(drawn("65,0") == "start, row 1, column 1: 65 is too large, the machine has states 0 to 64");
}

TEST_CASE("Entries of two digits have commas between, and only these") {
    CHECK(machine::format_cells({9, 0, 1, 2}, {2, 2}) == "90/12");
    CHECK(machine::format_cells({10, 0, 1, 2}, {2, 2}) == "10,0/1,2");
    CHECK(machine::format_cells({9, 0, 1, 255}, {2, 2}) == "9,0/1,255");
    CHECK(machine::format_cells({}, {0, 0}).empty());
    CHECK(say(machine::state_name(0, 2)) == "dark");
    CHECK(say(machine::state_name(1, 2)) == "lit");
    CHECK(say(machine::state_name(1, 3)) == "state 2 of 3");
    CHECK(machine::trimmed(" \t\r\na b\n ") == "a b");
    CHECK(machine::trimmed(" \n").empty());
}

TEST_CASE("A board reads back as it was written") {
    Random random(1);
    for (int n = 0; n < 200; ++n) {
        const Shape shape{1 + static_cast<int>(random.below(12)), 1 + static_cast<int>(random.below(12))};
        const int states = 2 + static_cast<int>(random.below(8));
        const auto board = random_grid<Picture>(random, shape, states);
        const std::string text = machine::format_grid(board);
        REQUIRE(value_of(parse_grid<machine::PictureKind>(text, full(shape), states, machine::start_words)) ==
                board);
    }
    CHECK(machine::format_grid(picture("10/02/21")) == "10/02/21");
}

TEST_CASE("A board with holes is written with a sign for nothing, and reads back") {
    const machine::CellMask sites{{2, 3}, {true, false, true, false, true, true}};
    const auto written = [&](const char* drawn) {
        return machine::format_sites(picture(drawn).cells, sites);
    };
    CHECK(written("102/011") == "1-2/-11");
    CHECK(written("000/000") == "0-0/-00");
    CHECK(machine::format_sites({10, 0, 3, 0, 0, 11}, sites) == "10,-,3/-,0,11");
    const auto read = parse_grid<machine::PictureKind>("1-2/-11", sites, 3, machine::start_words);
    CHECK(value_of(read) == picture("102/011"));
}

TEST_CASE("A sign for nothing is refused where there is something") {
    const machine::CellMask sites{{2, 3}, {true, false, true, false, true, true}};
    const auto message = [&](const char* text) {
        return message_of(parse_grid<machine::PressGridKind>(text, sites, 3, machine::presses_words));
    };
    CHECK(message("1-2/--1") ==
          "presses, row 2, column 2: there is a lamp or button here; write 0 instead of -");
    CHECK(message("-,-,2/-,1,1").starts_with("presses, row 1, column 1: - stands"));
    CHECK(parse_grid<machine::PressGridKind>("102/-.1", {{2, 3}, {true, true, true, false, true, true}}, 3,
                                             machine::presses_words));
}

TEST_CASE("Bytes of any kind are read or refused in one readable line") {
    Random random(2);
    for (int n = 0; n < 5000; ++n) {
        std::string text = "100/110/001";
        for (std::uint64_t damage = random.below(4); damage > 0; --damage) text = damaged(text, random);
        const auto board = parse_grid<machine::PictureKind>(text, full({3, 3}), 2, machine::start_words);
        if (board) {
            REQUIRE(board->size() == 9);
        } else {
            REQUIRE(is_readable(say(board.error().message)));
        }
    }
}

TEST_CASE("A number is digits and nothing else") {
    CHECK(parse_number("0") == 0U);
    CHECK(parse_number("007") == 7U);
    CHECK(parse_number("18446744073709551615") == ~std::uint64_t{0});
    for (const std::string_view text :
         {"", " ", "-1", "+1", " 1", "1 ", "1a", "0x1", "1.0", "18446744073709551616"}) {
        CHECK_FALSE(parse_number(text));
    }
}

TEST_CASE("A size is rows x columns, each from 1 to 64") {
    CHECK(value_of(parse_shape("3x5")) == Shape{3, 5});
    CHECK(value_of(parse_shape("1x64")) == Shape{1, 64});
    CHECK(machine::format_shape({64, 1}) == "64x1");
    for (const std::string text :
         {"", "3", "x", "3x", "x5", "3x5x2", "3 x 5", "3X5", "-3x5", "99999999999999999999x1"}) {
        CHECK(message_of(parse_shape(text)) == "size '" + text + "': write it as rows x columns, 3x5");
    }
    CHECK(message_of(parse_shape("0x5")) == "size '0x5': rows must be 1 to 64");
    CHECK(message_of(parse_shape("65x5")) == "size '65x5': rows must be 1 to 64");
    CHECK(message_of(parse_shape("5x0")) == "size '5x0': columns must be 1 to 64");
    CHECK(message_of(parse_shape("5x4294967297")) == "size '5x4294967297': columns must be 1 to 64");
}

TEST_CASE("Somebody's text is quoted so that it fits one line") {
    CHECK(say(machine::quoted('a')) == "'a'");
    CHECK(say(machine::quoted('\n')) == "character code 10");
    CHECK(say(machine::quoted("lamp 5")) == "'lamp 5'");
    CHECK(say(machine::quoted("\nlamp\xFF")) == "'?lamp?'");
    CHECK(say(machine::quoted("\u00C4\u6728\u2212")) == "'\u00C4\u6728\u2212'");
    CHECK(say(machine::quoted("a\u009Bb\u202Ec\xC3")) == "'a?b?c?'");
    CHECK(say(machine::quoted_character("\u00E4b")) == "'\u00E4'");
    CHECK(say(machine::quoted_character("\xC3")) == "character code 195");
    std::string wide;
    for (int i = 0; i < 40; ++i) wide += "\u6728";
    CHECK(say(machine::quoted(wide)) == "'" + wide + "'");
    CHECK(say(machine::quoted(wide + "\u6728")) == "'" + wide + "...'");
    CHECK(say(machine::quoted(std::string(40, 'a'))) == "'" + std::string(40, 'a') + "'");
    CHECK(say(machine::quoted(std::string(41, 'a'))) == "'" + std::string(40, 'a') + "...'");
}

TEST_CASE("Splitting keeps empty pieces") {
    using Parts = std::vector<std::string_view>;
    CHECK(machine::split("", '.') == Parts{""});
    CHECK(machine::split("a", '.') == Parts{"a"});
    CHECK(machine::split(".a..b.", '.') == Parts{"", "a", "", "b", ""});
}

TEST_CASE("People count rows and columns from 1") {
    CHECK(say(machine::place({3, 5}, 0)) == "row 1, column 1");
    CHECK(say(machine::place({3, 5}, 7)) == "row 2, column 3");
    CHECK(say(machine::place({3, 5}, 14)) == "row 3, column 5");
}

TEST_CASE("What is wrong with a grid is what is wrong with its text") {
    Random random(5);
    machine::CellMask sites = full({3, 4});
    sites.present[5] = false;
    int problems = 0;
    for (int n = 0; n < 2000; ++n) {
        const Shape shape = n % 4 != 0 ? sites.shape : Shape{2 + n % 3, 3 + n % 2};
        auto grid = random_grid<Picture>(random, shape, n % 3 == 0 ? 12 : 3);
        if (n % 2 == 0 && shape == sites.shape) grid[5] = 0;
        const auto problem = machine::problem_with_grid(grid, sites, 3, machine::target_words);
        const auto read =
            parse_grid<machine::PictureKind>(machine::format_grid(grid), sites, 3, machine::target_words);
        REQUIRE(message_of(read) == (problem ? say(problem->message) : ""));
        problems += problem ? 1 : 0;
    }
    CHECK(problems > 500);
    CHECK(problems < 1900);
}

}  // namespace switchbox::test
