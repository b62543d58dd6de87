#include "types/cube/model/pictures.hpp"

#include "support/cubes.hpp"

namespace switchbox::test {

using machine::format_stickers;
using machine::parse_sticker_letters;
using machine::parse_stickers;
using machine::Stickers;

namespace {

std::string picture_message(std::string_view text, std::size_t side) {
    return message_of(parse_stickers(text, side));
}

void check_picture_text(const std::string& text, std::size_t side) {
    CAPTURE(text);
    const auto read = parse_stickers(text, side);
    if (read) {
        CHECK(value_of(parse_stickers(format_stickers(*read), side)) == *read);
    } else {
        const std::string message = message_of(read);
        CHECK(is_readable(message));
        const bool has_place = message.substr(0, 5) == "face " || message.substr(0, 7) == "letter ";
        CHECK_MESSAGE(has_place, message);
    }
}

// Returns letters that occur in pictures, in about the right number.
std::string picture_garbage(Random& random, std::size_t side) {
    std::string text;
    for (std::size_t length = machine::sticker_count(side) - 1 + draw(random, 3); length > 0; --length) {
        text.push_back(random.below(100) == 0 ? static_cast<char>(random.below(256))
                                              : machine::face_letters[draw(random, 6)]);
    }
    return text;
}

}  // namespace

TEST_CASE("A picture of a cube is read with spaces anywhere and with small letters") {
    const Stickers after_r = stickers_of(cube_after("R"), 3);
    for (const char* text :
         {"UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB",
          "UUFUUFUUF RRRRRRRRR FFDFFDFFD DDBDDBDDB LLLLLLLLL UBBUBBUBB",
          " uuf uuf uuf\nrrr rrr rrr\r\nffd ffd ffd\tddb ddb ddb lll lll lll ubb ubb ubb "}) {
        CHECK(value_of(parse_stickers(text, 3)) == after_r);
    }
    CHECK(value_of(parse_stickers("UFUF RRRR FDFD DBDB LLLL UBUB", 2)) == stickers_of(cube_after("R"), 2));
}

TEST_CASE("Any cube is read as it was written") {
    Random random(41);
    for (int n = 0; n < 300; ++n) {
        for (const std::size_t side : both_sides) {
            const Stickers cube = stickers_of(random_assembly(random, side), side);
            CHECK(value_of(parse_stickers(format_stickers(cube), side)) == cube);
            const Stickers any = random_stickers(random, side);
            CHECK(value_of(parse_sticker_letters(format_stickers(any), side)) == any);
        }
    }
}

TEST_CASE("A bad picture of a cube is refused with its face, row and column") {
    const std::string solved = format_stickers(machine::solved_stickers(3));
    CHECK(picture_message("UUUUX", 3) ==
          "face U, row 2, column 2: 'X' is not a colour, write U, R, F, D, L or B");
    CHECK(picture_message("UUUUUUUUU RRRRR?", 3) ==
          "face R, row 2, column 3: '?' is not a colour, write U, R, F, D, L or B");
    CHECK(picture_message("UUUUÄ", 3) ==
          "face U, row 2, column 2: 'Ä' is not a colour, write U, R, F, D, L or B");
    CHECK(picture_message("UUUU RRR\xC3", 2) ==
          "face R, row 2, column 2: character code 195 is not a colour, write U, R, F, D, L or B");
    CHECK(picture_message("", 3) == "face U, row 1, column 1: here the text ends, after 0 of 54 letters");
    CHECK(picture_message(solved.substr(1), 3) ==
          "face B, row 3, column 3: here the text ends, after 53 of 54 letters");
    CHECK(picture_message("UUUURRRRFF", 2) ==
          "face F, row 2, column 1: here the text ends, after 10 of 24 letters");
    CHECK(picture_message(solved + "X", 3) == "letter 55: 'X' is one too many, a picture has 54");
    CHECK(picture_message(solved, 2) == "letter 25: 'F' is one too many, a picture has 24");
}

TEST_CASE("A picture of a cube has as many of each letter as a face has stickers") {
    CHECK(picture_message("RUUUUUUUU RRRRRRRRR FFFFFFFFF DDDDDDDDD LLLLLLLLL BBBBBBBBB", 3) ==
          "face R, row 3, column 3: 10 stickers are R where 9 are needed");
    CHECK(picture_message("UUUU RRRR FFFF UDDD LLLL BBBB", 2) ==
          "face D, row 1, column 1: 5 stickers are U where 4 are needed");
}

TEST_CASE("A picture of a cube has six different centres, whichever face has which") {
    CHECK(picture_message("UUUURUUUU URRRRRRRR FFFFFFFFF DDDDDDDDD LLLLLLLLL BBBBBBBBB", 3) ==
          "face R, row 2, column 2: the centres of U and R are the same colour, R; six different ones are "
          "needed");
    CHECK(picture_message("UUUUFUUUU RRRRRRRRR FFFFUFFFF DDDDDDDDD LLLLLLLLL BBBBBBBBB", 3).empty());
    // F and B exchanged: a mirrored cube.
    CHECK(picture_message("UUUUUUUUU RRRRRRRRR BBBBBBBBB DDDDDDDDD LLLLLLLLL FFFFFFFFF", 3).empty());
}

TEST_CASE("Damaged pictures of cubes are refused in one line with a place, or read") {
    Random random(42);
    for (int n = 0; n < 2000; ++n) {
        for (const std::size_t side : both_sides) {
            std::string text = format_stickers(stickers_of(random_assembly(random, side), side));
            for (std::size_t times = draw(random, 4); times > 0; --times) text = damaged(text, random);
            check_picture_text(text, side);
            check_picture_text(picture_garbage(random, side), side);
        }
    }
}

}  // namespace switchbox::test
