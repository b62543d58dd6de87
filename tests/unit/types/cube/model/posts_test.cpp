// Tests of cubes as people post them: each text is read as plain moves or a plain picture, or refused.
#include "types/cube/model/posts.hpp"

#include <array>
#include <string>

#include "support/cubes.hpp"
#include "types/cube/model/pictures.hpp"

namespace switchbox::test {

using machine::parse_cube_start;

TEST_CASE("Moves in posts are read as plain moves") {
    struct Post {
        const char* text;
        const char* moves;
    };
    for (const auto& post : {
             Post{"1. R\n2. U'\n3. F2\n", "R U' F2"},
             {"1) R\n2) U'\n", "R U'"},
             {"scramble = [\"F\", \"R'\", 'D2']", "F R' D2"},
             {"const s = ['R', 'U2'];", "R U2"},
             {"Right clockwise, Up counterclockwise, front twice", "R U' F2"},
             {"turn the left face counter-clockwise, then the bottom side 180 degrees", "L' D2"},
             {"Rechts im Uhrzeigersinn, Oben gegen den Uhrzeigersinn, Vorne zweimal", "R U' F2"},
             {"hi, found this one: M2 U R'\nhow do I solve it?", "M2 U R'"},
             {"Folge (O = oben, U = unten, L = links, R = rechts, V = vorne, H = hinten):\nO R' V2 U L H'",
              "U R' F2 D L B'"},
         }) {
        CAPTURE(post.text);
        CHECK(value_of(parse_cube_start(post.text, 3)).stickers ==
              value_of(parse_cube_start(post.moves, 3)).stickers);
    }
}

TEST_CASE("Pictures in posts are read as plain pictures") {
    const std::string plain = machine::format_stickers(value_of(parse_cube_start("R U", 3)).stickers);
    const auto face = [&](std::size_t i) {
        std::string colours;
        for (const char letter : plain.substr(9 * i, 9))
            colours += machine::usual_colour_letters[machine::face_letters.find(letter)];
        return colours;
    };
    const std::string json = "{\"up\": \"" + face(0) + "\", \"left\": \"" + face(4) + "\", \"front\": \"" +
                             face(2) + "\", \"right\": \"" + face(1) + "\", \"back\": \"" + face(5) +
                             "\", \"down\": \"" + face(3) + "\"}";
    CHECK(machine::format_stickers(value_of(parse_cube_start(json, 3)).stickers) == plain);
    const std::string headed = "White (top) face:\n" + face(0) + "\nRed (right) face:\n" + face(1) +
                               "\nGreen (front) face:\n" + face(2) + "\nYellow (bottom) face:\n" + face(3) +
                               "\nOrange (left) face:\n" + face(4) + "\nBlue (back) face:\n" + face(5);
    CHECK(machine::format_stickers(value_of(parse_cube_start(headed, 3)).stickers) == plain);
    // A net of emoji with any square in the empty corners, white ones as well.
    for (const std::string& padding : {std::string("\u2B1B"), std::string("\u2B1C"), std::string("\u25FB")}) {
        constexpr std::array<const char*, 6> squares{"\u2B1C",     "\U0001F7E5", "\U0001F7E9",
                                                     "\U0001F7E8", "\U0001F7E7", "\U0001F7E6"};
        std::string net;
        for (std::size_t line = 0; line < 9; ++line) {
            for (const std::size_t of : {4U, 2U, 1U, 5U}) {
                const bool is_beside = line / 3 == 1;
                const std::size_t shown = is_beside ? of : line < 3 ? 0 : 3;
                for (std::size_t i = 0; i < 3; ++i)
                    net += is_beside || of == 2
                               ? squares.at(machine::face_letters.find(plain[9 * shown + 3 * (line % 3) + i]))
                               : padding;
            }
            net += '\n';
        }
        CAPTURE(net);
        CHECK(machine::format_stickers(value_of(parse_cube_start(net, 3)).stickers) == plain);
    }
}

TEST_CASE("Posts of cubes that are unclear are refused") {
    for (const char* text : {
             "1. R U F\n2. L D B\n",                                               // two scrambles
             "(O = oben, U = unten, L = links, R = rechts, V = vorne):\nO R' V2",  // a face lacks
             "(O = oben, U = unten, L = links, R = rechts, V = vorne, H = hinten):\nO D2",
             "R U2 (U = up, D = down, L = left, R = right, F = front, B = back): U",
             "Right, Up counterclockwise",  // no direction
             "Right double layer clockwise",
             "scramble = [\"R\", U]",
         }) {
        CAPTURE(text);
        CHECK_FALSE(parse_cube_start(text, 3));
    }
    // A heading says another colour than the sticker in the middle.
    const std::string faces =
        "Red (top):\nWWWWWWWWW\nright:\nRRRRRRRRR\nfront:\nGGGGGGGGG\ndown:\nYYYYYYYYY\nleft:\nOOOOOOOOO\n"
        "back:\nBBBBBBBBB\n";
    CHECK_FALSE(parse_cube_start(faces, 3));
}

}  // namespace switchbox::test
