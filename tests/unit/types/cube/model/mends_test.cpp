#include "types/cube/model/mends.hpp"

#include <set>

#include "support/cubes.hpp"
#include "types/cube/model/assemblies.hpp"

namespace switchbox::test {

using machine::CubeLaw;
using machine::CubeSums;
using machine::mended;
using machine::MendKind;
using machine::nearest_mends;
using machine::Pieces;
using machine::Repair;
using machine::solved_pieces;

namespace {

// Returns the sentences of all nearest repairs in one text.
std::string mend_sentences_of(const Pieces& pieces) {
    Message all;
    for (const Repair& mend : nearest_mends(pieces, 3)) all = together(all, sentence_of(mend));
    return say(all);
}

Pieces all_mended(Pieces pieces, std::size_t side) {
    for (const Repair& mend : nearest_mends(pieces, side)) pieces = mended(pieces, mend);
    return pieces;
}

int wrong_sums(const CubeSums& sums) {
    return (sums.twist != 0 ? 1 : 0) + (sums.flip != 0 ? 1 : 0) + (sums.parity != 0 ? 1 : 0);
}

std::vector<Repair> every_mend() {
    std::vector<Repair> all;
    for (std::uint8_t place = 0; place < 12; ++place) {
        all.push_back({MendKind::flip, place, place});
        for (std::uint8_t other = 0; other < place; ++other) {
            all.push_back({MendKind::swap_edges, other, place});
            if (place < 8) all.push_back({MendKind::swap_corners, other, place});
        }
        if (place >= 8) continue;
        all.push_back({MendKind::twist_clockwise, place, place});
        all.push_back({MendKind::twist_back, place, place});
    }
    return all;
}

}  // namespace

TEST_CASE("The broken laws are named with their values") {
    CHECK(machine::broken_laws({}).empty());
    const auto laws = machine::broken_laws({2, 1, 1});
    REQUIRE(laws.size() == 3);
    CHECK(laws[0].law == CubeLaw::twist);
    CHECK(laws[0].sum == 2);
    CHECK(laws[0].sentence ==
          "No turn can twist one corner alone: the twists of all corners add up to 2 modulo 3, on a solved "
          "cube "
          "to 0.");
    CHECK(laws[1].law == CubeLaw::flip);
    CHECK(laws[1].sum == 1);
    CHECK(laws[1].sentence ==
          "No turn can flip one edge alone: the flips of all edges add up to 1 modulo 2, on a solved cube to "
          "0.");
    CHECK(laws[2].law == CubeLaw::parity);
    CHECK(laws[2].sum == 1);
    CHECK(
        laws[2].sentence ==
        "No turn can swap two pieces alone: of the permutations of corners and edges one is even and one is "
        "odd. A quarter turn changes both, and on a solved cube both are even.");
    CHECK(machine::law_names[static_cast<std::size_t>(laws[2].law)] == "parity");
    CHECK(machine::broken_laws({0, 1, 0}).size() == 1);
}

TEST_CASE("What was done to a solved cube is undone by the nearest mends") {
    Pieces pieces = solved_pieces();
    CHECK(mend_sentences_of(pieces).empty());
    pieces = mended(solved_pieces(), {MendKind::twist_clockwise, 5, 5});
    CHECK(mend_sentences_of(pieces) == "Twist corner DLF counter-clockwise in its place.");
    pieces = mended(solved_pieces(), {MendKind::twist_back, 0, 0});
    CHECK(mend_sentences_of(pieces) == "Twist corner URF clockwise in its place.");
    pieces = mended(solved_pieces(), {MendKind::flip, 11, 11});
    CHECK(mend_sentences_of(pieces) == "Flip edge BR in its place.");
    pieces = mended(solved_pieces(), {MendKind::swap_edges, 2, 7});
    CHECK(mend_sentences_of(pieces) == "Swap edges UL and DB.");
    pieces = mended(solved_pieces(), {MendKind::swap_corners, 1, 6});
    CHECK(mend_sentences_of(pieces) == "Swap corners UFL and DBL.");
    pieces = mended(mended(pieces, {MendKind::twist_clockwise, 1, 1}), {MendKind::flip, 3, 3});
    CHECK(mend_sentences_of(pieces) ==
          "Swap corners UFL and DBL. "
          "Flip edge UB in its place. "
          "Twist corner DBL counter-clockwise in its place.");
    CHECK(all_mended(pieces, 3) == solved_pieces());
}

TEST_CASE("A corner that is twisted clockwise shows its first sticker at the next facet clockwise") {
    const Pieces pieces = mended(solved_pieces(), {MendKind::twist_clockwise, 0, 0});
    const machine::Stickers shown = machine::stickers_of(pieces, 3);
    // Position URF: the colour U is at R, and R is at F.
    CHECK(machine::colours_at(shown, machine::PieceKind::corner, 0) == machine::Colours{2, 0, 1});
}

TEST_CASE("Each mend changes one of the three sums, so that fewer than the broken laws do not do") {
    Random random(61);
    for (int n = 0; n < 20; ++n) {
        const Pieces pieces = random_assembly(random);
        for (const Repair& mend : every_mend()) {
            const CubeSums before = sums_of(pieces);
            const CubeSums after = sums_of(mended(pieces, mend));
            const int changed = (before.twist != after.twist ? 1 : 0) + (before.flip != after.flip ? 1 : 0) +
                                (before.parity != after.parity ? 1 : 0);
            CHECK(changed == 1);
        }
    }
}

TEST_CASE("Mended assemblies of all twelve classes can be solved") {
    Random random(62);
    std::set<std::vector<int>> classes;
    for (int n = 0; n < 150; ++n) {
        const Pieces pieces = random_assembly(random);
        const CubeSums sums = sums_of(pieces);
        classes.insert({sums.twist, sums.flip, sums.parity});
        CHECK(nearest_mends(pieces, 3).size() == static_cast<std::size_t>(wrong_sums(sums)));
        CHECK(sums_of(all_mended(pieces, 3)) == CubeSums{});
    }
    CHECK(classes.size() == 12);
}

TEST_CASE("On the cube of side 2 the only mend is to twist a corner") {
    Random random(63);
    for (int n = 0; n < 100; ++n) {
        const Pieces pieces = random_assembly(random, 2);
        const CubeSums sums = sums_of(pieces, 2);
        CHECK(nearest_mends(pieces, 2).size() == (sums.twist == 0 ? 0 : 1));
        CHECK(sums_of(all_mended(pieces, 2), 2) == CubeSums{});
    }
    for (std::uint8_t place = 0; place < 8; ++place) {
        const Pieces twisted = mended(solved_pieces(), {MendKind::twist_clockwise, place, place});
        CHECK(nearest_mends(twisted, 2) == std::vector<Repair>{{MendKind::twist_back, place, place}});
        // The cube of side 2 is read relative to the corner at DBL.
        const auto read = machine::assembly_of(machine::stickers_of(twisted, 2));
        REQUIRE(read.has_value());
        CHECK(nearest_mends(read->pieces, 2) == std::vector<Repair>{{MendKind::twist_back, place, place}});
    }
}

TEST_CASE("A mend marks the stickers of its pieces") {
    using machine::Positions;
    CHECK(positions_of(Repair{MendKind::twist_back, 0, 0}, 3) == Positions{8, 9, 20});
    CHECK(positions_of(Repair{MendKind::twist_back, 0, 0}, 2) == Positions{3, 4, 9});
    CHECK(positions_of(Repair{MendKind::flip, 0, 0}, 3) == Positions{5, 10});
    CHECK(positions_of(Repair{MendKind::swap_edges, 0, 1}, 3) == Positions{5, 10, 7, 19});
    CHECK(positions_of(Repair{MendKind::swap_corners, 0, 1}, 3) == Positions{8, 9, 20, 6, 18, 38});
}

}  // namespace switchbox::test
