#include "types/cube/model/facets.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "support/cubes.hpp"
#include "types/cube/model/pictures.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::test {

using algebra::Permutation;
using machine::CubeFace;
using machine::FaceMap;
using machine::facet_at;
using machine::PieceKind;
using machine::position_of_number;
using machine::turn_permutation;

namespace {

using Point = std::array<int, 3>;  // x right, y up, z towards the viewer of F

Point cross(const Point& a, const Point& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
int dot(const Point& a, const Point& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

// Axes of each face, in the order U R F D L B: outwards, along a row, and down a column of the net.
struct FaceAxes {
    Point out, along, down;
};
constexpr std::array<FaceAxes, 6> face_axes = {{
    {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}},
    {{1, 0, 0}, {0, 0, -1}, {0, -1, 0}},
    {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}},
    {{0, -1, 0}, {1, 0, 0}, {0, 0, -1}},
    {{-1, 0, 0}, {0, 0, 1}, {0, -1, 0}},
    {{0, 0, -1}, {-1, 0, 0}, {0, -1, 0}},
}};

// Sticker in space: the centre of its piece, in half widths of a piece, and its outward direction.
struct SpaceSticker {
    Point piece, out;
    friend bool operator==(const SpaceSticker&, const SpaceSticker&) = default;
};

SpaceSticker in_space(std::size_t side, std::size_t position) {
    const machine::Facet facet = facet_at(side, position);
    const FaceAxes& axes = face_axes[static_cast<std::size_t>(facet.face)];
    const int reach = static_cast<int>(side) - 1;
    const int across = 2 * static_cast<int>(facet.column) - reach;
    const int below = 2 * static_cast<int>(facet.row) - reach;
    SpaceSticker sticker{{}, axes.out};
    for (std::size_t i = 0; i < 3; ++i) {
        sticker.piece[i] = reach * axes.out[i] + across * axes.along[i] + below * axes.down[i];
    }
    return sticker;
}

std::uint8_t position_in_space(std::size_t side, const SpaceSticker& sticker) {
    for (std::size_t i = 0; i < machine::sticker_count(side); ++i) {
        if (in_space(side, i) == sticker) return static_cast<std::uint8_t>(i);
    }
    FAIL("no sticker is there");
    return 0;
}

// Returns the point after a quarter turn clockwise, as seen from the tip of the axis.
Point quarter_turned(const Point& p, const Point& axis) {
    const Point side = cross(p, axis);
    Point to{};
    for (std::size_t i = 0; i < 3; ++i) to[i] = dot(p, axis) * axis[i] + side[i];
    return to;
}

// Returns the permutation of a quarter turn of the whole cube, or of its outer layer alone.
Permutation quarter_in_space(std::size_t side, CubeFace face, bool is_whole) {
    const Point& axis = face_axes[static_cast<std::size_t>(face)].out;
    Permutation to = algebra::identity(machine::sticker_count(side));
    for (std::size_t i = 0; i < to.size(); ++i) {
        const SpaceSticker at = in_space(side, i);
        if (!is_whole && dot(at.piece, axis) != static_cast<int>(side) - 1) continue;
        to[i] = position_in_space(side, {quarter_turned(at.piece, axis), quarter_turned(at.out, axis)});
    }
    return to;
}

Permutation power(const Permutation& p, std::size_t exponent) {
    Permutation all = algebra::identity(p.size());
    for (; exponent > 0; --exponent) all = algebra::product(all, p);
    return all;
}

FaceMap faces_after(const Permutation& rotation) {
    FaceMap faces{};
    for (std::size_t face = 0; face < 6; ++face) {
        faces[face] = static_cast<std::uint8_t>(facet_at(3, rotation[9 * face + 4]).face);
    }
    return faces;
}

}  // namespace

TEST_CASE("The 48 numbers of facets are the positions of the picture but for the six centres") {
    std::set<std::size_t> positions;
    for (std::size_t number = 1; number <= machine::numbered_facets; ++number) {
        positions.insert(position_of_number(number));
    }
    CHECK(positions.size() == 48);
    for (std::size_t face = 0; face < 6; ++face) CHECK(!positions.contains(9 * face + 4));
    // The numbers of U, L, F, R, B and D begin with 1, 9, 17, 25, 33 and 41.
    const std::string_view faces = "ULFRBD";
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const auto face = static_cast<std::size_t>(facet_at(3, position_of_number(8 * i + 1)).face);
        CHECK(machine::face_letters[face] == faces[i]);
        CHECK(position_of_number(8 * i + 1) == 9 * face);
        CHECK(position_of_number(8 * i + 5) == 9 * face + 5);
        CHECK(position_of_number(8 * i + 8) == 9 * face + 8);
    }
}

TEST_CASE("Every turn moves the stickers of a cube in space") {
    for (const std::size_t side : both_sides) {
        CAPTURE(side);
        for (std::size_t i = 0; i < machine::turn_count; ++i) {
            const machine::Turn turn = machine::turn_at(i);
            CAPTURE(machine::format_turn(turn));
            CHECK(turn_permutation(side, turn) ==
                  power(quarter_in_space(side, turn.face, false), turn.quarters));
        }
    }
}

TEST_CASE("A quarter turn is a product of five 4-cycles, three of them on the cube of side 2") {
    for (const machine::Turn turn : machine::steps_of(machine::Metric::quarter)) {
        for (const std::size_t side : both_sides) {
            const auto cycles = algebra::cycles(turn_permutation(side, turn));
            CHECK(cycles.size() == (side == 2 ? 3 : 5));
            for (const auto& cycle : cycles) CHECK(cycle.size() == 4);
        }
    }
}

TEST_CASE("Places are called by their faces, and their facets share a point in space") {
    std::string names;
    for (std::size_t i = 0; i < 8; ++i) names += machine::place_letters(PieceKind::corner, i) + " ";
    for (std::size_t i = 0; i < 12; ++i) names += machine::place_letters(PieceKind::edge, i) + " ";
    for (std::size_t i = 0; i < 6; ++i) names += machine::place_letters(PieceKind::centre, i);
    CHECK(names == "URF UFL ULB UBR DFR DLF DBL DRB UR UF UL UB DR DF DL DB FR FL BL BR URFDLB");
    for (const std::size_t side : both_sides) {
        std::set<std::size_t> seen;
        for (const PieceKind kind : {PieceKind::corner, PieceKind::edge, PieceKind::centre}) {
            for (std::size_t place = 0; place < machine::place_count(side, kind); ++place) {
                const machine::Positions facets = machine::place_positions(side, kind, place);
                for (std::size_t number = 0; number < facets.size(); ++number) {
                    CHECK(in_space(side, facets[number]).piece == in_space(side, facets[0]).piece);
                    CHECK(machine::piece_facet_at(side, facets[number]) ==
                          machine::PieceFacet{kind, static_cast<std::uint8_t>(place),
                                              static_cast<std::uint8_t>(number)});
                    seen.insert(facets[number]);
                }
            }
        }
        CHECK(seen.size() == machine::sticker_count(side));
    }
}

TEST_CASE("The facets of a corner run clockwise as one looks at it") {
    for (const std::size_t side : both_sides) {
        for (const auto& place : machine::corner_facets(side)) {
            const Point a = in_space(side, place[0]).out;
            const Point b = in_space(side, place[1]).out;
            const Point c = in_space(side, place[2]).out;
            CHECK(dot(cross(a, b), c) == -1);
        }
    }
}

TEST_CASE("The cube is turned as a whole in 24 ways, as in space") {
    for (const std::size_t side : both_sides) {
        std::set<Permutation> all = {algebra::identity(machine::sticker_count(side))};
        for (bool grows = true; grows;) {
            const std::set<Permutation> before = all;
            for (const Permutation& p : before) {
                all.insert(algebra::product(p, quarter_in_space(side, CubeFace::up, true)));
                all.insert(algebra::product(p, quarter_in_space(side, CubeFace::right, true)));
            }
            grows = all.size() > before.size();
        }
        CHECK(all.size() == 24);
        std::set<Permutation> ours;
        for (const FaceMap& faces : machine::rotations()) {
            ours.insert(machine::rotation_permutation(side, faces));
        }
        CHECK(ours == all);
    }
}

TEST_CASE("A rotation's faces are where its centres go") {
    REQUIRE(machine::rotations().size() == 24);
    CHECK(machine::rotations().front() == FaceMap{0, 1, 2, 3, 4, 5});
    for (const FaceMap& faces : machine::rotations()) {
        CHECK(faces_after(machine::rotation_permutation(3, faces)) == faces);
        const FaceMap back = machine::inverse(faces);
        CHECK(machine::rotation_permutation(3, back) ==
              algebra::inverse(machine::rotation_permutation(3, faces)));
    }
    // The whole cube is rotated as by U: F goes to L, R to F.
    const FaceMap up = faces_after(quarter_in_space(3, CubeFace::up, true));
    CHECK(up == FaceMap{0, 2, 4, 3, 5, 1});
}

}  // namespace switchbox::test
