#include "types/cube/model/stickers.hpp"

#include "support/cubes.hpp"
#include "types/cube/model/pictures.hpp"

namespace switchbox::test {

using machine::moved;
using machine::Pieces;
using machine::solved_stickers;
using machine::Stickers;
using machine::stickers_of;
using machine::Turns;

TEST_CASE("After R the picture is that of the specification") {
    const char* after_r = "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB";
    CHECK(machine::format_stickers(stickers_of(cube_after("R"), 3)) == after_r);
    CHECK(machine::format_stickers(moved(solved_stickers(3), turns("R"))) == after_r);
    CHECK(machine::format_stickers(moved(solved_stickers(2), turns("R"))) == "UFUFRRRRFDFDDBDBLLLLUBUB");
}

TEST_CASE("What a turned cube shows is what it showed with the stickers moved") {
    Random random(31);
    for (int n = 0; n < 200; ++n) {
        for (const std::size_t side : both_sides) {
            const Pieces start = random_assembly(random, side);
            const Turns some = random_turns(random, draw(random, 20));
            const Pieces then = machine::turned(start, some);
            CHECK(stickers_of(then, side) == moved(stickers_of(start, side), some));
        }
    }
}

TEST_CASE("Stickers that no cube has move all the same") {
    Random random(32);
    for (int n = 0; n < 200; ++n) {
        for (const std::size_t side : both_sides) {
            const Stickers start = random_stickers(random, side);
            const Turns some = random_turns(random, draw(random, 20));
            const Stickers then = moved(start, some);
            CHECK(moved(start, machine::turned(machine::solved_pieces(), some)) == then);
            CHECK(moved(then, machine::inverse(some)) == start);
        }
    }
}

TEST_CASE("Every sticker comes from the place that the product of turns takes it from") {
    Random random(33);
    for (int n = 0; n < 100; ++n) {
        for (const std::size_t side : both_sides) {
            const Turns some = random_turns(random, draw(random, 20));
            algebra::Permutation to = algebra::identity(machine::sticker_count(side));
            for (const machine::Turn turn : some) {
                to = algebra::product(to, machine::turn_permutation(side, turn));
            }
            const Pieces pieces = machine::turned(machine::solved_pieces(), some);
            CHECK(machine::sources_of(pieces, side) == algebra::inverse(to));
        }
    }
}

TEST_CASE("A place shows the piece that is there") {
    Random random(34);
    for (int n = 0; n < 100; ++n) {
        const Pieces pieces = random_assembly(random);
        const Stickers shown = stickers_of(pieces, 3);
        for (std::size_t place = 0; place < 8; ++place) {
            const auto colours = machine::colours_at(shown, machine::PieceKind::corner, place);
            CHECK(machine::piece_with(machine::PieceKind::corner, colours) ==
                  machine::PieceInPlace{pieces.corner[place], pieces.twist[place]});
        }
        for (std::size_t place = 0; place < 12; ++place) {
            const auto colours = machine::colours_at(shown, machine::PieceKind::edge, place);
            CHECK(machine::piece_with(machine::PieceKind::edge, colours) ==
                  machine::PieceInPlace{pieces.edge[place], pieces.flip[place]});
        }
    }
    CHECK(!machine::piece_with(machine::PieceKind::corner, {0, 2, 1}));
    CHECK(!machine::piece_with(machine::PieceKind::edge, {0, 3}));
}

}  // namespace switchbox::test
