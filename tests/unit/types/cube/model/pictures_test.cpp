#include "types/cube/model/pictures.hpp"

#include "support/cubes.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"

namespace switchbox::test {

using machine::CubeStart;
using machine::format_stickers;
using machine::parse_cube_start;
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

namespace {

std::string start_message(std::string_view text, std::size_t side) {
    return message_of(parse_cube_start(text, side));
}

// Returns the letters separated by spaces.
std::string letter_by_letter(std::string_view text) {
    std::string apart;
    for (const char c : text) apart += std::string(apart.empty() ? "" : " ") + c;
    return apart;
}

std::string start_garbage(Random& random, std::size_t side) {
    const bool is_picture = random.below(2) == 0;
    std::string text = is_picture ? machine::format_stickers(stickers_of(random_assembly(random, side), side))
                                  : machine::format_turns(random_turns(random, 1 + draw(random, 30)));
    for (std::size_t times = draw(random, 5); times > 0 && !text.empty(); --times)
        text = damaged(text, random);
    return text;
}

}  // namespace

TEST_CASE("A cube begins as its picture or as turns from the solved cube") {
    Random random(71);
    for (int n = 0; n < 200; ++n) {
        for (const std::size_t side : both_sides) {
            const Stickers picture = stickers_of(random_assembly(random, side), side);
            const std::string text = machine::format_stickers(picture);
            const CubeStart by_picture{picture, std::nullopt};
            CHECK(value_of(parse_cube_start(text, side)) == by_picture);
            CHECK(value_of(parse_cube_start(letter_by_letter(text), side)) == by_picture);
            const machine::Turns some = random_turns(random, draw(random, 24));
            const CubeStart by_turns{moved(machine::solved_stickers(side), some), some};
            CHECK(value_of(parse_cube_start(machine::format_turns(some), side)) == by_turns);
        }
    }
}

TEST_CASE("Turns without any mark are turns all the same") {
    for (const char* text : {"", "R", "R U", "RUF", "R R R", "RRR", "U R F D L B U R F D L B"}) {
        CAPTURE(std::string(text));
        for (const std::size_t side : both_sides) {
            const auto start = value_of(parse_cube_start(text, side));
            CHECK(start.turns == turns(text));
        }
    }
    // The number of turns equals the number of letters in a picture.
    const std::string many = letter_by_letter(std::string(24, 'R'));
    CHECK(value_of(parse_cube_start(many, 2)).turns == turns(many));
    CHECK(value_of(parse_cube_start(many, 2)).stickers == machine::solved_stickers(2));
}

TEST_CASE("What is no start of a cube is refused with its place and what is expected") {
    const std::string solved = machine::format_stickers(machine::solved_stickers(3));
    CHECK(
        start_message("R U X2", 3) ==
        "start, turn 3: 'X' is not a face, write U, R, F, D, L or B; a start is turns, like R U R' F2, or a "
        "picture of 54 letters");
    CHECK(
        start_message("hello", 2) ==
        "start, turn 1: 'h' is not a face, write U, R, F, D, L or B; a start is turns, like R U R' F2, or a "
        "picture of 24 letters");
    CHECK(start_message("R3", 3) ==
          "start, turn 1: '3' may not follow R, write R, R' or R2; a start is turns, like R U "
          "R' F2, or a picture of 54 letters");
    CHECK(start_message(solved.substr(1), 3) ==
          "start, face B, row 3, column 3: here the text ends, after 53 of 54 letters");
    CHECK(start_message(solved + "U", 3) == "start, letter 55: 'U' is one too many, a picture has 54");
    CHECK(start_message("X" + solved.substr(1), 3) ==
          "start, face U, row 1, column 1: 'X' is not a colour, write U, R, F, D, L or B");
    CHECK(start_message("?" + solved.substr(1), 3) ==
          "start, face U, row 1, column 1: '?' is not a colour, write U, R, F, D, L or B");
    CHECK(start_message("B" + solved.substr(1), 3) ==
          "start, face B, row 3, column 3: 10 stickers are B where 9 are needed");
}

TEST_CASE("A figure or an apostrophe makes turns of a text as long as a picture, any other sign does not") {
    const std::string rest = machine::format_stickers(machine::solved_stickers(3)).substr(1);
    for (const char mark : {'0', '9', '\'', '`', '\x80', '\xFF'})
        CHECK(start_message(mark + rest, 3).find("start, turn 1: ") == 0);
    for (const char sign : {'/', ':', '&', '(', '_', 'a', '\x7F'})
        CHECK(start_message(sign + rest, 3).find("start, face U, row 1, column 1: ") == 0);
}

TEST_CASE("A text that is not as long as a picture is one where it is half as long and a letter is doubled") {
    const auto in_turns = [](std::size_t length) {
        std::string text;
        while (text.size() < length) text += text.size() % 2 == 0 ? 'U' : 'R';
        return text;
    };
    CHECK(start_message("U" + in_turns(25), 3).empty());
    CHECK(start_message("U" + in_turns(26), 3).find("here the text ends, after 27 of 54 letters") !=
          std::string::npos);
    CHECK(start_message(in_turns(53), 3).empty());
    CHECK(start_message(in_turns(54), 3).find("start, face ") == 0);
    // One separate letter, the last or the first, does not turn a picture into turns.
    CHECK(start_message(in_turns(53) + " R", 3).find("start, face ") == 0);
    CHECK(start_message("U " + in_turns(53), 3).find("start, face ") == 0);
    CHECK(start_message(letter_by_letter(in_turns(54)), 3).empty());
    // A letter after a blank is a separate turn, not a doubled letter.
    CHECK(start_message(letter_by_letter(std::string(27, 'U')), 3).empty());
}

TEST_CASE("Damaged starts of cubes are refused in one line with a place, or read") {
    Random random(72);
    for (int n = 0; n < 4000; ++n) {
        const std::size_t side = both_sides[random.below(2)];
        const std::string text = start_garbage(random, side);
        CAPTURE(text);
        const auto read = parse_cube_start(text, side);
        if (!read) {
            CHECK(is_readable(message_of(read)));
            CHECK(message_of(read).substr(0, 7) == "start, ");
            continue;
        }
        const std::string written =
            read->turns ? machine::format_turns(*read->turns) : machine::format_stickers(read->stickers);
        CHECK(value_of(parse_cube_start(written, side)) == *read);
    }
}

TEST_CASE("A picture in the letters of the usual colours is read, and it is told how") {
    const auto read = [](std::string_view text, std::size_t side) {
        return value_of(parse_cube_start(text, side));
    };
    CHECK(read("WWWWWWWWW rrrrrrrrr GGGGGGGGG YYYYYYYYY OOOOOOOOO BBBBBBBBB", 3).stickers ==
          machine::solved_stickers(3));
    const CubeStart small = read("WWWWRRRRGGGGYYYYOOOOBBBB", 2);
    CHECK(small.stickers == machine::solved_stickers(2));
    CHECK(small.reading == "Read as colours: W is U, R is R, G is F, Y is D, O is L, B is B.");
    // The cube is held with green above and white at the back.
    const CubeStart held = read("GGGGGGGGG RRRRRRRRR YYYYYYYYY BBBBBBBBB OOOOOOOOO WWWWWWWWW", 3);
    CHECK(machine::faults_of(held.stickers).empty());
    CHECK(say(held.reading).find("centres of U, R, F, D, L and B are FRDBLU") != std::string::npos);
    // Face letters are read as before, without a remark.
    CHECK(read("FFFFFFFFF RRRRRRRRR DDDDDDDDD BBBBBBBBB LLLLLLLLL UUUUUUUUU", 3) ==
          CubeStart{held.stickers, std::nullopt});
    CHECK(read("R B", 3).turns == turns("R B"));
    // A mix of face letters and colour letters is neither.
    CHECK(start_message("UWWWWWWWW RRRRRRRRR GGGGGGGGG YYYYYYYYY OOOOOOOOO BBBBBBBBB", 3)
              .starts_with("start, face U, row 1, column 2: 'W' is not a colour"));
    CHECK(start_message("YWWWWWWWW RRRRRRRRR GGGGGGGGG YYYYYYYYY OOOOOOOOO BBBBBBBBB", 3) ==
          "start, face D, row 3, column 3: 10 stickers are D where 9 are needed. Read as colours: W is U, R "
          "is R, "
          "G is F, Y is D, O is L, B is B.");
}

TEST_CASE("A picture whose lines lie as the net is read as the net") {
    const Stickers some = stickers_of(cube_after("R U F"), 3);
    const machine::Picture net = machine::net_of(some);
    std::string text;
    for (std::size_t cell = 0; cell < net.size(); ++cell) {
        text += machine::net_sites(3).present[cell] ? machine::face_letters[net[cell]] : ' ';
        text += (cell + 1) % 12 == 0 ? '\n' : ' ';
    }
    const CubeStart read = value_of(parse_cube_start(text, 3));
    CHECK(read.stickers == some);
    CHECK(read.reading == "Read as a net: U above, then L, F, R and B side by side, D below.");
    CHECK(value_of(parse_cube_start("UU\nUU\nLLFFRRBB\nLL FF RR BB\nDD\nDD\n", 2)).stickers ==
          machine::solved_stickers(2));
}

}  // namespace switchbox::test
