// Tests of texts: the parts of a notation, UTF-8 (RFC 3629) against a decoder that handles code points alone,
// and packed numbers.
#include "machine/text.hpp"

#include <string>
#include <vector>

#include "support/support.hpp"

namespace switchbox::test {

using Entries = std::vector<std::uint8_t>;
using machine::GridWords;
using machine::is_plain;
using machine::pack;
using machine::pack_folded;
using machine::parse_grid;
using machine::parse_number;
using machine::parse_shape;
using machine::Picture;
using machine::Shape;
using machine::unpack;
using machine::unpack_folded;

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
    CHECK(message("-,-,2/-,1,1").starts_with("presses, row 1, column 1: there is a lamp"));
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

TEST_CASE("A plain text has printable ASCII without quotes and backslashes, at any length") {
    CHECK(is_plain(""));
    for (std::size_t length = 1; length <= 70; ++length) {
        for (std::size_t place = 0; place < length; place += length < 20 ? 1 : 7) {
            for (int byte = 0; byte < 256; ++byte) {
                std::string text(length, '0');
                text[place] = static_cast<char>(byte);
                const bool wanted = byte >= 32 && byte <= 126 && byte != '"' && byte != '\\';
                if (is_plain(text) != wanted) FAIL_CHECK(byte << " at " << place << " of " << length);
            }
        }
    }
}

TEST_CASE("A size is rows x columns, each from 1 to 64") {
    CHECK(value_of(parse_shape("3x5")) == Shape{3, 5});
    CHECK(value_of(parse_shape("1x64")) == Shape{1, 64});
    CHECK(machine::format_shape({64, 1}) == "64x1");
    for (const std::string text : {"", "3", "x", "3x", "x5", "3x5x2", "3 x 5", "3X5", "-3x5"}) {
        CHECK(message_of(parse_shape(text)) == "size '" + text + "': write it as rows x columns, 3x5");
    }
    CHECK(message_of(parse_shape("99999999999999999999x1")) ==
          "size '99999999999999999999x1': rows must be 1 to 64");
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

namespace {

std::string utf8(std::uint32_t point) {
    const auto byte = [](std::uint32_t value) {
        return static_cast<char>(static_cast<unsigned char>(value));
    };
    if (point < 0x80) return {byte(point)};
    if (point < 0x800) return {byte(0xC0 + point / 64), byte(0x80 + point % 64)};
    if (point < 0x10000)
        return {byte(0xE0 + point / 4096), byte(0x80 + point / 64 % 64), byte(0x80 + point % 64)};
    return {byte(0xF0 + point / 262144), byte(0x80 + point / 4096 % 64), byte(0x80 + point / 64 % 64),
            byte(0x80 + point % 64)};
}

bool is_code_point(std::uint32_t point) { return point < 0x110000 && (point < 0xD800 || point > 0xDFFF); }

}  // namespace

TEST_CASE("Every code point is a character, and halves of pairs and what lies beyond are none") {
    for (std::uint32_t point = 0; point < 0x140000; point += point < 0x3000 ? 1 : 63) {
        const std::string text = utf8(point);
        const std::size_t expected = is_code_point(point) ? text.size() : 0;
        REQUIRE(machine::character_size(text) == expected);
        REQUIRE(machine::character_size(text + "a") == expected);
        if (text.size() > 1) REQUIRE(machine::character_size(text.substr(0, text.size() - 1)) == 0);
    }
    for (const std::uint32_t edge :
         {0xD7FFU, 0xD800U, 0xDFFFU, 0xE000U, 0xFFFFU, 0x10000U, 0x10FFFFU, 0x110000U})
        CHECK((machine::character_size(utf8(edge)) > 0) == is_code_point(edge));
}

TEST_CASE("UTF-16 with a byte order mark becomes UTF-8, and what is no text in it becomes no UTF-8") {
    const auto utf16 = [](const std::vector<std::uint32_t>& units, bool is_little) {
        std::string bytes;
        for (const std::uint32_t unit : units) {
            const std::string pair{static_cast<char>(unit % 0x100), static_cast<char>(unit / 0x100)};
            bytes += is_little ? pair : std::string(pair.rbegin(), pair.rend());
        }
        return bytes;
    };
    for (const bool is_little : {true, false}) {
        std::vector<std::uint32_t> units{0xFEFF};
        std::string text;
        for (std::uint32_t point = 0; point < 0x110000; ++point) {
            if (!is_code_point(point)) continue;
            if (point >= 0x10000) units.push_back(0xD800U + ((point - 0x10000U) >> 10U));
            units.push_back(point < 0x10000 ? point : 0xDC00U + (point & 0x3FFU));
            text += utf8(point);
        }
        CHECK((machine::as_utf8(utf16(units, is_little)) == text));
        for (const std::vector<std::uint32_t>& wrong :
             {std::vector<std::uint32_t>{0xFEFF, 0xD800}, {0xFEFF, 0xDC00, 0xD800}, {0xFEFF, 0xD800, 'a'}})
            CHECK_FALSE(machine::can_be_shown(machine::as_utf8(utf16(wrong, is_little))));
        CHECK_FALSE(machine::can_be_shown(machine::as_utf8(utf16({0xFEFF, 'a'}, is_little) + "b")));
        CHECK(machine::as_utf8(utf16({0xFEFF, 'a', 0x20AC}, is_little)) == "a\u20AC");
    }
    CHECK(machine::as_utf8("\xEF\xBB\xBF\u00E4") == "\u00E4");
    for (const std::string same : {"", "a", "\xFF", "\xFE", "K\xFC\xE4", "a\xFF\xFE"})
        CHECK(machine::as_utf8(same) == same);
}

TEST_CASE("Bytes that are no character are none, whatever follows") {
    const auto size_of = [](std::initializer_list<int> bytes) {
        std::string text;
        for (const int byte : bytes) text.push_back(static_cast<char>(static_cast<unsigned char>(byte)));
        return machine::character_size(text);
    };
    for (int first = 0x80; first < 0x100; ++first) {
        for (int second = 0; second < 0x100; ++second) {
            const bool continues = second >= 0x80 && second < 0xC0;
            CHECK(size_of({first, second}) == (first >= 0xC2 && first < 0xE0 && continues ? 2 : 0));
            const bool is_three = (first == 0xE0 && second >= 0xA0) || first == 0xEE || first == 0xEF ||
                                  (first > 0xE0 && first < 0xED) || (first == 0xED && second < 0xA0);
            if (first < 0xE0) continue;
            for (const int third : {0x7F, 0x80, 0xBF, 0xC0}) {
                const bool goes_on = continues && (third == 0x80 || third == 0xBF);
                CHECK(size_of({first, second, third}) == (goes_on && is_three ? 3 : 0));
                if (first < 0xF0) continue;
                const bool is_four = (first == 0xF0 && second >= 0x90) || (first > 0xF0 && first < 0xF4) ||
                                     (first == 0xF4 && second < 0x90);
                for (const int fourth : {0x7F, 0x80, 0xBF, 0xC0}) {
                    const bool ends = goes_on && (fourth == 0x80 || fourth == 0xBF);
                    CHECK(size_of({first, second, third, fourth}) == (ends && is_four ? 4 : 0));
                }
            }
        }
    }
}

TEST_CASE("Control characters cannot be shown, but for those that are allowed") {
    for (std::uint32_t point = 0; point < 0x180; ++point) {
        const bool is_control = point < 0x20 || (point >= 0x7F && point < 0xA0);
        CHECK(machine::is_control(utf8(point)) == is_control);
        CHECK(machine::can_be_shown("a" + utf8(point) + "b") == !is_control);
    }
    CHECK(machine::can_be_shown(""));
    CHECK(machine::can_be_shown("a\n\tb", "\n\t"));
    CHECK_FALSE(machine::can_be_shown("a\n\tb", "\n"));
    CHECK_FALSE(machine::can_be_shown("a\xC3", "\n"));
}

TEST_CASE("A text is cleaned of odd spaces and of characters that take no place") {
    CHECK(machine::cleaned("a b") == "a b");
    CHECK(machine::cleaned("a\u00A0b\u3000c\u2009d") == "a b c d");
    CHECK(machine::cleaned("\uFEFFa\u200Bb\u00ADc\u200Ed\u202E") == "abcd");
    CHECK(machine::cleaned("a\u200Db\u00E4\u200D\u00E4") == "ab\u00E4\u200D\u00E4");
    CHECK(machine::compared("\u00E4\u200D a name that is longer than a short one") ==
          "\u00E4 a name that is longer than a short one");
    CHECK(machine::compared("\u2600\uFE0F x") == "\u2600 x");
    for (const char* dash : {"-", "\u2010", "\u2011", "\u2013", "\u2014", "\u2212", "\uFF0D"})
        CHECK(machine::is_dash(dash));
    for (const char* other : {"+", "_", "\u00B7"}) CHECK_FALSE(machine::is_dash(other));
    for (std::uint32_t point = 0; point < 0x110000; point += point < 0x3000 ? 1 : 97) {
        if (!is_code_point(point)) continue;
        CHECK(machine::code_point(utf8(point)) == point);
        CHECK(machine::first_character(utf8(point) + "a") == utf8(point));
    }
    CHECK(machine::characters_of("a\u00E4\xC3") == std::vector<std::string_view>{"a", "\u00E4", "\xC3"});
}

TEST_CASE("Entries are packed six bits a character, the first one highest") {
    CHECK(pack({}, 2).empty());
    CHECK(pack({0}, 2) == "A");
    CHECK(pack({1}, 2) == "g");
    CHECK(pack({0, 0, 0, 0, 0, 1}, 2) == "B");
    CHECK(pack({1, 1, 1, 1, 1, 1, 1}, 2) == "_g");
    CHECK(pack({1, 1, 1, 1, 1, 0}, 2) == "-");
    CHECK(pack({2, 1, 0}, 3) == "k");
    CHECK(pack({8, 7}, 9) == "hw");
}

TEST_CASE("Entries of every number of states read back as they were packed") {
    Random random(1);
    for (int states = 2; states <= 9; ++states) {
        for (std::size_t count = 0; count < 70; ++count) {
            Entries entries(count);
            for (std::uint8_t& entry : entries) {
                entry = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(states)));
            }
            REQUIRE(value_of(unpack(pack(entries, states), count, states)) == entries);
        }
    }
}

TEST_CASE("There is only one text for the same entries, and any other is refused with the place") {
    CHECK(message_of(unpack("AA", 5, 2)) == "2 characters where 1 is needed");
    CHECK(message_of(unpack("", 5, 2)) == "0 characters where 1 is needed");
    CHECK(message_of(unpack("B", 5, 2)) == "the last character has bits that mean nothing");
    CHECK(message_of(unpack("A=", 7, 2)) == "character 2: '=' does not belong here");
    CHECK(message_of(unpack("8", 3, 3)) == "cell 1: state 3 does not exist");
    CHECK(message_of(unpack("AJ", 3, 9)) == "cell 3: state 9 does not exist");
    CHECK(unpack("", 0, 2));
}

TEST_CASE("Runs are folded where that is shorter, and read back") {
    const auto ones = [](std::size_t count) { return Entries(count, 1); };
    CHECK(pack_folded(ones(18), 2) == "___");
    CHECK(pack_folded(ones(24), 2) == "~E_");
    CHECK(pack_folded(Entries(6 * 33, 0), 2) == "~hBA");
    CHECK(pack_folded(Entries(4096, 0), 2) == "~rVA");
    CHECK(value_of(unpack_folded("AAAA", 24, 2)) == Entries(24, 0));  // folded or not
    Random random(1);
    for (int states = 2; states <= 9; ++states) {
        for (std::size_t count = 0; count < 3000; count = 2 * count + 1) {
            Entries entries(count, 0);
            for (std::size_t n = 0; n < count / 40; ++n) {
                entries[draw(random, count)] = static_cast<std::uint8_t>(random.below(2));
            }
            const std::string text = pack_folded(entries, states);
            REQUIRE(text.size() <= pack(entries, states).size());
            REQUIRE(value_of(unpack_folded(text, count, states)) == entries);
        }
    }
}

TEST_CASE("A run's length has one to four digits, the lowest first, and any of them is read") {
    const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (const std::size_t length : {4, 31, 32, 33, 63, 64, 1023, 1024, 1025, 32767, 32768, 40000}) {
        std::string run = "~";
        std::size_t left = length;
        for (; left >= 32; left /= 32) run += digits[32 + left % 32];
        run += std::string(1, digits[left]) + "A";
        CHECK(pack_folded(Entries(6 * length, 0), 2) == run);
        CHECK(value_of(unpack_folded(run, 6 * length, 2)) == Entries(6 * length, 0));
        CHECK(message_of(unpack_folded(run, 6 * length + 1, 2)).find("characters where") !=
              std::string::npos);
        CHECK(message_of(unpack_folded(run + "A", 6 * length, 2)).find("more characters than") == 0);
    }
    CHECK(pack_folded(Entries(18, 0), 2) == "AAA");  // no shorter as a run
    CHECK(pack({255, 0, 1}, 256) == "_wAB");
    CHECK(message_of(unpack("_wAB", 3, 255)) == "cell 1: state 255 does not exist");
    CHECK(value_of(unpack("_gAB", 3, 255)) == Entries{254, 0, 1});
    CHECK(message_of(unpack("AAB", 2, 256)) == "the last character has bits that mean nothing");
}

TEST_CASE("A damaged run is refused with its place") {
    CHECK(message_of(unpack_folded("~", 24, 2)) == "character 1: it begins a run that is cut off");
    CHECK(message_of(unpack_folded("A~EA~h", 42, 2)) == "character 5: it begins a run that is cut off");
    CHECK(message_of(unpack_folded("~!A", 24, 2)) == "character 1: it begins a run that is cut off");
    CHECK(message_of(unpack_folded("~E!", 24, 2)) == "character 3: '!' does not belong here");
    CHECK(message_of(unpack_folded("~FA", 24, 2)) == "more characters than the 4 that are needed");
    CHECK(message_of(unpack_folded("~____A", 24, 2)) == "character 1: it begins a run that is cut off");
    CHECK(message_of(unpack_folded("~DA", 24, 2)) == "3 characters where 4 are needed");
}

}  // namespace switchbox::test
