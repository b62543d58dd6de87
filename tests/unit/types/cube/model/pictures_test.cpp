#include "types/cube/model/pictures.hpp"

#include "support/cubes.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/facets.hpp"

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
            const CubeStart by_picture{picture};
            CHECK(value_of(parse_cube_start(text, side)) == by_picture);
            CHECK(value_of(parse_cube_start(letter_by_letter(text), side)) == by_picture);
            const machine::Turns some = random_turns(random, draw(random, 24));
            const CubeStart by_turns{moved(machine::solved_stickers(side), some), some.size()};
            CHECK(value_of(parse_cube_start(machine::format_turns(some), side)) == by_turns);
        }
    }
}

TEST_CASE("Turns without any mark are turns all the same") {
    for (const char* text : {"", "R", "R U", "RUF", "R R R", "RRR", "U R F D L B U R F D L B"}) {
        CAPTURE(std::string(text));
        for (const std::size_t side : both_sides) {
            const CubeStart start = value_of(parse_cube_start(text, side));
            CHECK(start.moves == turns(text).size());
            CHECK(start.stickers == moved(machine::solved_stickers(side), turns(text)));
        }
    }
    // The number of turns equals the number of letters in a picture.
    const std::string many = letter_by_letter(std::string(24, 'R'));
    CHECK(value_of(parse_cube_start(many, 2)) == CubeStart{machine::solved_stickers(2), 24});
}

TEST_CASE("What is no start of a cube is refused with its place and what is expected") {
    const std::string solved = machine::format_stickers(machine::solved_stickers(3));
    CHECK(start_message("R U X2", 3) ==
          "start, character 5: 'X' is not a turn, write U, R, F, D, L, B, M, E, S, x, y or z; a start is "
          "turns, "
          "like R U R' F2, or a picture of 54 letters");
    CHECK(start_message("hello", 2) ==
          "start, character 1: 'h' is not a turn, write U, R, F, D, L, B, x, y or z; a start is turns, like "
          "R U "
          "R' F2, or a picture of 24 letters");
    CHECK(
        start_message("R4", 3) ==
        "start, character 1: '4' may not follow R, write R, R' or R2; a start is turns, like R U R' F2, or a "
        "picture of 54 letters");
    CHECK(start_message(solved.substr(1), 3) ==
          "start, face B, row 3, column 3: here the text ends, after 53 of 54 letters");
    CHECK(start_message(solved + "U", 3) == "start, letter 55: 'U' is one too many, a picture has 54");
    CHECK(start_message("X" + solved.substr(1), 3) ==
          "start, face U, row 1, column 1: 'X' is not a colour, write U, R, F, D, L or B");
    CHECK(start_message("?" + solved.substr(1), 3) ==
          "start, face U, row 1, column 1: '?' is not a colour, write U, R, F, D, L or B");
    CHECK(start_message("B" + solved.substr(1), 3) ==
          "start, face B, row 3, column 3: 10 stickers are B where 9 are needed");
    CHECK(start_message("UFUFRRRRFDFDDBDBLLLLUBUB", 3) ==
          "start: these 24 letters are a picture of the 2 x 2 x 2 cube, and this one is 3 x 3 x 3");
}

TEST_CASE("A figure or an apostrophe makes turns of a text as long as a picture, any other sign does not") {
    const std::string rest = machine::format_stickers(machine::solved_stickers(3)).substr(1);
    for (const char mark : {'0', '9', '\'', '`', '\x80', '\xFF'})
        CHECK(start_message(mark + rest, 3).find("start, character 1: ") == 0);
    for (const char sign : {'&', '(', 'a', '\x7F'})
        CHECK(start_message(sign + rest, 3).find("start, face U, row 1, column 1: ") == 0);
    // Separators are no stickers.
    for (const char sign : {'/', ':', '_', '.', '|', '-'})
        CHECK(start_message(sign + rest, 3).find("start, face B, row 3, column 3: here the text ends") == 0);
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
            CHECK(message_of(read).starts_with("start"));
        } else if (read->moves == 0) {
            const std::string written = machine::format_stickers(read->stickers);
            CHECK(value_of(parse_cube_start(written, side)).stickers == read->stickers);
        }
    }
}

namespace {

// Returns the letters of a picture in another alphabet, in the order of the faces.
std::string in_alphabet(const Stickers& stickers, const std::vector<std::string>& names,
                        const char* between) {
    std::string text;
    for (const std::uint8_t colour : stickers.colours) text += names[colour] + between;
    return text;
}

const std::vector<std::string> colour_initials{"W", "R", "G", "Y", "O", "B"};
const std::vector<std::string> face_initials{"U", "R", "F", "D", "L", "B"};

// Returns the picture as a net whose U is above the given block of the four beside each other. Cells have a
// blank between them; empty ones are `empty`.
std::string net_text(const Stickers& stickers, const std::vector<std::string>& names, std::size_t above,
                     const std::string& empty = " ") {
    constexpr std::string_view ring = "FRBL";
    const std::size_t side = stickers.side;
    std::string text;
    for (std::size_t row = 0; row < 3 * side; ++row) {
        for (std::size_t column = 0; column < 4 * side; ++column) {
            const std::size_t block = column / side;
            char face = row < side ? 'U' : 'D';
            if (row / side == 1) face = ring[(block + 4 - above) % 4];
            const bool is_cell = row / side == 1 || block == above;
            const machine::Facet facet{static_cast<machine::CubeFace>(machine::face_letters.find(face)),
                                       row % side, column % side};
            text += is_cell ? names[stickers.colours[machine::position_of(side, facet)]] : empty;
            text += ' ';
        }
        text += '\n';
    }
    return text;
}

}  // namespace

TEST_CASE(
    "A picture in colours is read in letters, words, squares and circles, and it is told how it is held") {
    const std::vector<std::vector<std::string>> alphabets{
        colour_initials,
        {"w", "r", "g", "y", "o", "b"},
        {"White", "red", "green", "yellow", "orange", "BLUE"},
        {"wei\xC3\x9F", "rot", "gr\xC3\xBCn", "gelb", "orange", "blau"},
        {"\xE2\xAC\x9C", "\xF0\x9F\x9F\xA5", "\xF0\x9F\x9F\xA9", "\xF0\x9F\x9F\xA8", "\xF0\x9F\x9F\xA7",
         "\xF0\x9F\x9F\xA6"},
        {"\xE2\xAC\x9C\xEF\xB8\x8F", "\xF0\x9F\x94\xB4", "\xF0\x9F\x9F\xA2", "\xF0\x9F\x9F\xA1",
         "\xF0\x9F\x9F\xA0", "\xF0\x9F\x94\xB5"}};
    Random random(73);
    for (const auto& names : alphabets) {
        for (const std::size_t side : both_sides) {
            for (const char* between : {"", " ", ", ", "|", "\n", "."}) {
                const Stickers picture = stickers_of(random_assembly(random, side), side);
                const std::string text = in_alphabet(picture, names, between);
                CAPTURE(text);
                // A line for each sticker is not a picture's line.
                if (*between == '\n') {
                    CHECK(start_message(text, side).find("start, line 1 has 1 sticker;") == 0);
                    continue;
                }
                const CubeStart read = value_of(parse_cube_start(text, side));
                CHECK(read.stickers == picture);
                if (side == 3) CHECK(say(read.reading) == "Read as colours: white is up and green in front.");
            }
        }
    }
    CHECK(say(value_of(parse_cube_start("WWWWRRRRGGGGYYYYOOOOBBBB", 2)).reading) ==
          "Read as colours: on the solved cube white is up and green in front.");
    // The cube is held with green above and yellow in front.
    const CubeStart held =
        value_of(parse_cube_start("GGGGGGGGG RRRRRRRRR YYYYYYYYY BBBBBBBBB OOOOOOOOO WWWWWWWWW", 3));
    CHECK(machine::faults_of(held.stickers).empty());
    CHECK(say(held.reading) == "Read as colours: green is up and yellow in front.");
    // Face letters whose centres are elsewhere: it is told which.
    const CubeStart faces =
        value_of(parse_cube_start("FFFFFFFFF RRRRRRRRR DDDDDDDDD BBBBBBBBB LLLLLLLLL UUUUUUUUU", 3));
    CHECK(faces.stickers == held.stickers);
    CHECK(say(faces.reading) ==
          "The centres of U, R, F, D, L and B are FRDBLU; turns are named after where a face is now.");
}

TEST_CASE("A slip in a picture of colours is named by colours") {
    struct Slip {
        const char* text;
        const char* message;
    };
    const std::vector<Slip> table{
        {"UWWWWWWWW RRRRRRRRR GGGGGGGGG YYYYYYYYY OOOOOOOOO BBBBBBBBB",
         "start, face U, row 1, column 1: 'U' is not a colour, write W, R, G, Y, O or B"},
        {"YWWWWWWWW RRRRRRRRR GGGGGGGGG YYYYYYYYY OOOOOOOOO BBBBBBBBB",
         "start, face D, row 3, column 3: 10 stickers are yellow where 9 are needed"},
        {"WWWWWWWWW RRRRRRRRR GGGGGGGGG YYYYYYYYY OOOOOOOOO BBBBBBBB",
         "start, face B, row 3, column 3: here the text ends, after 53 of 54 letters"},
        {"WWW\nWWW\nWW\nOOOGGGRRRBBB\nOOOGGGRRRBBB\nOOOGGGRRRBBB\nYYY\nYYY\nYYY",
         "start, line 3 has 2 stickers where a net has 3"},
        {"WWWWWWWWWRR\nRRRRRRRGGGGGGGGG\nYYYYYYYYY\nOOOOOOOOO\nBBBBBBBBB",
         "start, line 1 has 11 stickers; write a face or a row of one in each line, or the net"}};
    for (const Slip& slip : table) CHECK(start_message(slip.text, 3) == slip.message);
}

TEST_CASE("A picture whose lines lie as the net is read as the net, wherever U is above the four faces") {
    Random random(74);
    for (int n = 0; n < 60; ++n) {
        for (const std::size_t side : both_sides) {
            const Stickers picture = stickers_of(random_assembly(random, side), side);
            for (const auto& names : {colour_initials, face_initials}) {
                for (const char* empty : {" ", "."}) {
                    // Dots before U are no blanks, but columns show its place all the same.
                    const std::size_t above = 1 + draw(random, 3);
                    const std::string text = net_text(picture, names, above, empty);
                    CAPTURE(text);
                    CHECK(value_of(parse_cube_start(text, side)).stickers == picture);
                }
            }
        }
    }
    const Stickers some = stickers_of(cube_after("R U F"), 3);
    CHECK(say(value_of(parse_cube_start(net_text(some, face_initials, 1), 3)).reading) ==
          "Read as a net: U above, then L, F, R and B side by side, D below.");
    CHECK(
        say(value_of(parse_cube_start(net_text(some, colour_initials, 2), 3)).reading) ==
        "Read as a net: U above, then B, L, F and R side by side, D below. Read as colours: white is up and "
        "green in front.");
    // A net between other lines.
    const std::string shown = "Cube, 3 x 3 x 3\n\n" + net_text(some, face_initials, 1) + "\nPicture  " +
                              machine::format_stickers(some) + "\nOrder of the turns  1\n";
    CHECK(value_of(parse_cube_start(shown, 3)).stickers == some);
    CHECK(value_of(parse_cube_start("UU\nUU\nLLFFRRBB\nLL FF RR BB\nDD\nDD\n", 2)).stickers ==
          machine::solved_stickers(2));
    CHECK(start_message("   UUU\n   UUU\n   UUU\nLLLFFFRRRBBB\nLLLFFFRRRBBB\nLLLFFFRRRBBB\nDDD\nDDD\nDDD\n",
                        3) ==
          "start, U and D have to be at the same place above and below the row of four faces");
}

TEST_CASE("Without blanks U is above the second block, or the first if only that is a cube") {
    Random random(75);
    const auto without_blanks = [](const std::string& net) {
        std::string text;
        for (const char c : net) text += c == ' ' ? "" : std::string(1, c);
        return text;
    };
    for (int n = 0; n < 60; ++n) {
        const Stickers picture = stickers_of(random_assembly(random, 3), 3);
        for (const std::size_t above : {1U, 0U})
            CHECK(value_of(parse_cube_start(without_blanks(net_text(picture, face_initials, above)), 3))
                      .stickers == picture);
    }
}

TEST_CASE("A net with B below D is read with B upside down") {
    // After F2 B the stickers of the edges between B and its neighbours tell its direction.
    const Stickers some = stickers_of(cube_after("F2 B R"), 3);
    std::string text;
    const auto row = [&](char face, std::size_t line, bool is_back) {
        for (std::size_t i = 0; i < 3; ++i) {
            const std::size_t column = is_back ? 2 - i : i;
            const machine::Facet facet{static_cast<machine::CubeFace>(machine::face_letters.find(face)), line,
                                       column};
            text += machine::face_letters[some.colours[machine::position_of(3, facet)]];
        }
    };
    for (std::size_t line = 0; line < 3; ++line, text += '\n') row('U', line, false);
    for (std::size_t line = 0; line < 3; ++line, text += '\n')
        for (const char face : {'L', 'F', 'R'}) row(face, line, false);
    for (std::size_t line = 0; line < 3; ++line, text += '\n') row('D', line, false);
    for (std::size_t line = 3; line-- > 0; text += '\n') row('B', line, true);
    CHECK(value_of(parse_cube_start(text, 3)).stickers == some);
}

TEST_CASE("Moves that rotate the cube are told, with the centres that are up and in front then") {
    struct Rotated {
        const char* text;
        std::size_t side;
        const char* reading;
    };
    const std::vector<Rotated> table{
        {"R U R'", 3, ""},
        {"M2 U M2 U'", 3, ""},
        {"Rw U Rw'", 3, ""},
        {"x", 3,
         "The cube is rotated at the end, by x: its F centre is up, D in front. Turns are named after where "
         "a face is "
         "then."},
        {"M", 3,
         "The cube is rotated at the end, by x': its B centre is up, U in front. Turns are named after where "
         "a face "
         "is then."},
        {"r U r2' x2", 3, "Small letters are two layers: r is Rw. The cube is rotated"},
        {"y", 2, "The cube is rotated at the end, by y. Turns are named after where a face is then."}};
    for (const Rotated& rotated : table) {
        CAPTURE(std::string(rotated.text));
        const std::string reading = say(value_of(parse_cube_start(rotated.text, rotated.side)).reading);
        CHECK(reading.starts_with(rotated.reading));
        CHECK(reading.empty() == (*rotated.reading == '\0'));
    }
}

TEST_CASE("A cube is found in a text that is one, and in no other text") {
    struct Found {
        std::string text;
        std::size_t shown;  // side of the cube that is shown
        std::size_t side;   // 0 if it is no cube
    };
    const std::string solved = machine::format_stickers(machine::solved_stickers(3));
    const std::vector<Found> table{{"R U R' U'", 3, 3},
                                   {"R U R' U'", 2, 2},
                                   {"R U R' U' M", 2, 3},
                                   {"(R U R' U')6 // nothing", 3, 3},
                                   {"D2 F2 L2 U2\nR' B D2", 3, 3},
                                   {solved, 2, 3},
                                   {"WWWWRRRRGGGGYYYYOOOOBBBB", 3, 2},
                                   {"UFUF RRRR FDFD DBDB LLLL UBUB", 3, 2},
                                   {net_text(machine::solved_stickers(2), colour_initials, 1), 3, 2},
                                   // Too short, or without marks.
                                   {"R U R'", 3, 0},
                                   {"R U F D L B", 3, 0},
                                   {"LURDLURDDLLRRU", 3, 0},
                                   // Words and names.
                                   {"", 3, 0},
                                   {"hello world", 3, 0},
                                   {"Burl's", 3, 0},
                                   {"Slide", 3, 0},
                                   {"smile", 3, 0},
                                   {"FULL BLUR", 3, 0},
                                   {"2.merlin.mI.ybha0", 3, 0},
                                   {"https://example.org/#2.cube~3~common.1p6gf", 3, 0},
                                   // Boards of lamps and of colours.
                                   {"XX.\n.X.\nX..", 3, 0},
                                   {"111/020/101", 3, 0},
                                   {"RRRR\nGGGG\nBBBB\nYYYY\nWWWO\nOOOW", 3, 2},
                                   {"RRRR\nGGGG\nBBBB\nYYYY\nWWWO\nOOOO", 3, 0},
                                   {std::string(54, 'R'), 3, 0},
                                   {"UUUUUUUUUDDDDDDDDDLLLLLLLLLRRRRRRRRRUUUUUUUUUDDDDDDDDD", 3, 0},
                                   {"A: 1 2\nB: 2 3\n", 3, 0}};
    for (const Found& row : table) {
        CAPTURE(row.text);
        const auto found = machine::find_cube(row.text, row.shown);
        CHECK(found.has_value() == (row.side != 0));
        if (found && row.side != 0) CHECK(value_of(*found).side == row.side);
    }
    const auto problem = [](const std::string& text) {
        const auto found = machine::find_cube(text, 3);
        return found ? message_of(*found) : std::string("no cube");
    };
    CHECK(problem("R U R' U' R' F R2 Q") ==
          "character 19: 'Q' is not a turn, write U, R, F, D, L, B, M, E, S, x, y or z");
    CHECK(problem("B" + solved.substr(1)) ==
          "start, face B, row 3, column 3: 10 stickers are B where 9 are needed");
    CHECK(problem(solved.substr(1)) ==
          "start, face B, row 3, column 3: here the text ends, after 53 of 54 letters");
}

TEST_CASE("Cubes are found as they were written, and damaged ones are refused in one line or left alone") {
    Random random(76);
    for (int n = 0; n < 2000; ++n) {
        const std::size_t side = both_sides[random.below(2)];
        const Stickers picture = stickers_of(random_assembly(random, side), side);
        std::string text = net_text(picture, colour_initials, 1);
        const auto whole = machine::find_cube(text, 3);
        REQUIRE(whole);
        CHECK(value_of(*whole).start.stickers == picture);
        for (std::size_t times = 1 + draw(random, 3); times > 0; --times) text = damaged(text, random);
        CAPTURE(text);
        const auto found = machine::find_cube(text, 3);
        if (found && !*found) CHECK(is_readable(message_of(*found)));
    }
}

}  // namespace switchbox::test
