// Tests of UTF-8 (RFC 3629), against a decoder that handles code points alone.
#include <string>
#include <vector>

#include "machine/text.hpp"
#include "support/support.hpp"

namespace switchbox::test {
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

}  // namespace switchbox::test
