// Tests of coordinates of the cube, and of the stages of a plan for it, sticker by sticker.
#include "types/cube/solve/coordinates.hpp"

#include <algorithm>

#include "support/cubes.hpp"

namespace switchbox::test {

using machine::PieceKind;
using machine::Pieces;
using machine::Turns;
using solve::Coordinate;
using solve::CubeAxis;
using solve::CubeStage;
using solve::RightPieces;

namespace {

constexpr Coordinate all_coordinates[] = {
    Coordinate::twist,       Coordinate::flip,        Coordinate::slice,       Coordinate::corners,
    Coordinate::outer_edges, Coordinate::slice_edges, Coordinate::placed_slice};

Pieces after_second_phase_turns(Random& random) {
    Pieces pieces = machine::solved_pieces();
    for (int made = 0; made < 40;) {
        const machine::Turn turn = random_turn(random);
        if (!solve::is_of_second_phase(turn)) continue;
        pieces = turned(pieces, turn);
        ++made;
    }
    return pieces;
}

bool keeps_slice(Coordinate coordinate) {
    return coordinate == Coordinate::outer_edges || coordinate == Coordinate::slice_edges;
}

}  // namespace

// Sizes by Kociemba: 3^7 twists, 2^11 flips, C(12, 4) slices, 8! permutations twice, 4!; and 12!/8! placed
// slices.
TEST_CASE("Each coordinate of the cube numbers all that it tells apart, each once") {
    const std::size_t sizes[] = {2187, 2048, 495, 40320, 40320, 24, 11880};
    for (const Coordinate coordinate : all_coordinates) {
        const std::size_t size = solve::size_of(coordinate);
        CHECK(size == sizes[static_cast<std::size_t>(coordinate)]);
        const std::size_t stride = size > 20000 ? 37 : 1;
        for (std::size_t value = 0; value < size; value += stride)
            REQUIRE(value_of(coordinate, pieces_with(coordinate, value)) == value);
        REQUIRE(value_of(coordinate, pieces_with(coordinate, size - 1)) == size - 1);
        CHECK(value_of(coordinate, machine::solved_pieces()) == 0);
    }
}

TEST_CASE("A cube made for a coordinate is one that its pieces can be put together to") {
    for (const Coordinate coordinate : all_coordinates) {
        for (std::size_t value = 0; value < solve::size_of(coordinate); value += 11) {
            Pieces pieces = pieces_with(coordinate, value);
            const machine::CubeSums sums = sums_of(pieces);
            REQUIRE(sums.twist == 0);
            REQUIRE(sums.flip == 0);
            std::sort(pieces.corner.begin(), pieces.corner.end());
            std::sort(pieces.edge.begin(), pieces.edge.end());
            REQUIRE(pieces.corner == machine::solved_pieces().corner);
            REQUIRE(pieces.edge == machine::solved_pieces().edge);
        }
    }
}

// F twists its four corners alternately and flips its four edges; R flips none.
TEST_CASE("Coordinates of cubes after one turn") {
    CHECK(value_of(Coordinate::flip, cube_after("R")) == 0);
    CHECK(value_of(Coordinate::twist, cube_after("U")) == 0);
    CHECK(value_of(Coordinate::slice, cube_after("U D R2 L2")) == 0);
    CHECK(value_of(Coordinate::twist, cube_after("F")) != 0);
    // The edges of F are UF, DF, FR and FL, the 2nd, 6th, 9th and 10th of twelve. The flip coordinate omits
    // the last edge.
    CHECK(value_of(Coordinate::flip, cube_after("F")) == (1U << 9) + (1U << 5) + (1U << 2) + (1U << 1));
}

TEST_CASE("What a turn makes of a coordinate is the same on every cube that has it") {
    Random random(53);
    for (const Coordinate coordinate : all_coordinates) {
        solve::MoveTable table(coordinate);
        CHECK(table.size() == solve::size_of(coordinate));
        table.advance(10);
        CHECK(!table.is_finished());
        table.advance(table.size());
        CHECK(table.is_finished());
        for (int n = 0; n < 100; ++n) {
            const bool second = keeps_slice(coordinate);
            const Pieces pieces = second ? after_second_phase_turns(random)
                                         : turned(machine::solved_pieces(), random_turns(random, 40));
            for (std::size_t turn = 0; turn < machine::turn_count; ++turn) {
                if (second && !solve::is_of_second_phase(machine::turn_at(turn))) continue;
                REQUIRE(table.after(value_of(coordinate, pieces), turn) ==
                        value_of(coordinate, turned(pieces, machine::turn_at(turn))));
            }
        }
    }
}

namespace {

constexpr CubeAxis all_axes[] = {CubeAxis::up_down, CubeAxis::right_left, CubeAxis::front_back};

bool is_of(std::uint8_t face, std::size_t axis) { return face % 3U == axis % 3; }

// Returns whether the piece's sticker in a colour of the axis is on the axis; nullopt if it has none. A piece
// has at most one such sticker.
std::optional<bool> is_on_axis(PieceKind kind, std::size_t piece, std::size_t place, std::size_t turned_by,
                               std::size_t axis) {
    const machine::Faces colours = machine::place_faces(kind, piece);
    const machine::Faces faces = machine::place_faces(kind, place);
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (is_of(colours[i], axis)) return is_of(faces[(i + turned_by) % faces.size()], axis);
    }
    return std::nullopt;
}

bool belongs_to_slice(std::size_t edge, std::size_t axis) {
    const machine::Faces faces = machine::place_faces(PieceKind::edge, edge);
    return std::none_of(faces.begin(), faces.end(), [&](std::uint8_t face) { return is_of(face, axis); });
}

RightPieces plainly_right(const Pieces& pieces, CubeStage stage, CubeAxis along) {
    const auto axis = static_cast<std::size_t>(along);
    RightPieces right;
    for (std::size_t place = 0; place < machine::cube_corners; ++place) {
        const std::size_t piece = pieces.corner[place];
        right.corners[piece] =
            stage == CubeStage::bring_home
                ? piece == place && pieces.twist[place] == 0
                : is_on_axis(PieceKind::corner, piece, place, pieces.twist[place], axis).value();
    }
    for (std::size_t place = 0; place < machine::cube_edges; ++place) {
        const std::size_t piece = pieces.edge[place];
        const std::size_t flip = pieces.flip[place];
        const auto on_axis = is_on_axis(PieceKind::edge, piece, place, flip, axis);
        const auto on_next = is_on_axis(PieceKind::edge, piece, place, flip, axis + 1);
        const bool is_there = belongs_to_slice(piece, axis) == belongs_to_slice(place, axis);
        right.edges[piece] = stage == CubeStage::bring_home
                                 ? piece == place && flip == 0
                                 : is_there && (on_axis ? *on_axis : on_next.value());
    }
    return right;
}

// Returns the axes along which the cube is in the subgroup, by the coordinates of the two phases.
std::array<bool, 3> in_subgroups(const Pieces& pieces) {
    std::array<bool, 3> is_in{};
    for (const solve::CubeView& view : solve::views_of(pieces)) {
        is_in.at(view.face[0] % 3U) = value_of(Coordinate::twist, view.pieces) == 0 &&
                                      value_of(Coordinate::flip, view.pieces) == 0 &&
                                      value_of(Coordinate::slice, view.pieces) == 0;
    }
    return is_in;
}

// Returns, for each axis, the step from which the cube stays in its subgroup. Only steps at the end of
// consecutive turns of one face are checked.
std::array<std::size_t, 3> first_stage_ends(Pieces pieces, const Turns& plan) {
    std::vector<std::size_t> looked_at{0};
    std::vector<std::array<bool, 3>> is_in{in_subgroups(pieces)};
    for (std::size_t i = 0; i < plan.size(); ++i) {
        pieces = turned(pieces, plan[i]);
        if (i + 1 < plan.size() && plan[i + 1].face == plan[i].face) continue;
        looked_at.push_back(i + 1);
        is_in.push_back(in_subgroups(pieces));
    }
    std::array<std::size_t, 3> ends{};
    for (std::size_t axis = 0; axis < ends.size(); ++axis) {
        std::size_t from = looked_at.size();
        while (from > 0 && is_in[from - 1].at(axis)) --from;
        ends.at(axis) = looked_at.at(from);
    }
    return ends;
}

Turns random_plan(Random& random) {
    Turns plan;
    for (std::size_t first = draw(random, 4); first > 0; --first) plan.push_back(random_turn(random));
    const auto axis = draw(random, 3);
    while (plan.size() < 10) {
        const machine::Turn turn = random_turn(random);
        if (static_cast<std::size_t>(turn.face) % 3 == axis || turn.quarters == 2) plan.push_back(turn);
        // A half turn as two quarters.
        if (draw(random, 4) == 0) plan.insert(plan.end(), 2, {turn.face, 1});
    }
    return plan;
}

}  // namespace

TEST_CASE(
    "A piece is as its stage is to bring it about where its stickers say so, and is gained where it was "
    "not") {
    Random random(61);
    for (int n = 0; n < 60; ++n) {
        const Turns made = random_turns(random, draw(random, 8));
        const Pieces before = turned(machine::solved_pieces(), made);
        const Pieces after = turned(before, random_turn(random));
        for (const CubeAxis axis : all_axes) {
            for (const CubeStage stage : {CubeStage::orient, CubeStage::bring_home}) {
                const RightPieces was = right_pieces(before, stage, axis);
                const RightPieces is = right_pieces(after, stage, axis);
                REQUIRE(is == plainly_right(after, stage, axis));
                std::vector<solve::CubePlace> gained;
                for (std::uint8_t place = 0; place < machine::cube_corners; ++place)
                    if (is.corners[after.corner[place]] && !was.corners[after.corner[place]])
                        gained.push_back({PieceKind::corner, place});
                for (std::uint8_t place = 0; place < machine::cube_edges; ++place)
                    if (is.edges[after.edge[place]] && !was.edges[after.edge[place]])
                        gained.push_back({PieceKind::edge, place});
                REQUIRE(places_of_gained(after, was, is) == gained);
            }
        }
    }
}

TEST_CASE(
    "The first stage of a plan ends where it comes to the subgroup of an axis for good, along the soonest "
    "axis") {
    Random random(62);
    std::array<int, 3> along{};
    int home = 0;
    for (int n = 0; n < 80; ++n) {
        const Turns plan = random_plan(random);
        const Pieces pieces = turned(machine::solved_pieces(), machine::inverse(plan));
        const solve::StageNow now = solve::stage_of(pieces, plan);
        const std::array<std::size_t, 3> all_ends = first_stage_ends(pieces, plan);
        std::size_t soonest = plan.size() + 1;
        CubeAxis axis{};
        for (const CubeAxis each : all_axes) {
            const std::size_t ends = all_ends.at(static_cast<std::size_t>(each));
            if (ends >= soonest) continue;
            soonest = ends;
            axis = each;
        }
        REQUIRE(now.axis == axis);
        REQUIRE(now.stage == (soonest == 0 ? CubeStage::bring_home : CubeStage::orient));
        REQUIRE(now.left == (soonest == 0 ? plan.size() : soonest));
        ++along.at(static_cast<std::size_t>(axis));
        if (soonest == 0) ++home;
    }
    for (const int count : along) CHECK(count > 5);
    CHECK(home > 5);
}

}  // namespace switchbox::test
