#include "types/cube/model/assemblies.hpp"

#include <algorithm>
#include <set>

#include "sampling.hpp"
#include "support/cubes.hpp"
#include "types/cube/model/pictures.hpp"

namespace switchbox::test {

using machine::Assembly;
using machine::assembly_of;
using machine::FaceMap;
using machine::faults_of;
using machine::Pieces;
using machine::StickerFault;
using machine::StickerFaultKind;
using machine::Stickers;
using machine::stickers_of;

namespace {

constexpr FaceMap own_names = {0, 1, 2, 3, 4, 5};

// Returns the sentences of all faults in one text.
std::string sentences(const Stickers& picture, machine::ColourNames scheme = {}) {
    Message all;
    for (const StickerFault& fault : faults_of(picture, scheme)) all = together(all, sentence_of(fault));
    return say(all);
}

Stickers exchanged(Stickers picture, std::size_t first, std::size_t second) {
    std::swap(picture.colours[first], picture.colours[second]);
    return picture;
}

Stickers painted(Stickers picture, std::size_t position, std::uint8_t colour) {
    picture.colours[position] = colour;
    return picture;
}

// Returns the picture of the whole cube rotated: the positions move, and the colours keep their names.
Stickers rotated(const Stickers& picture, const FaceMap& rotation) {
    const auto to = machine::rotation_permutation(picture.side, rotation);
    Stickers after = picture;
    for (std::size_t i = 0; i < to.size(); ++i) after.colours[to[i]] = picture.colours[i];
    return after;
}

// Returns the positions of the first fault of a kind.
machine::Positions positions_of_fault(const Stickers& picture, StickerFaultKind kind) {
    for (const StickerFault& fault : faults_of(picture)) {
        if (fault.kind == kind) return fault.positions;
    }
    FAIL("there is no such fault");
    return {};
}

// Returns the places, from 0; the text "places 16 and 29 exchanged" counts from 1.
std::pair<std::size_t, std::size_t> exchanged_places(const std::string& text) {
    const auto words = machine::split(text, ' ');
    REQUIRE(words.size() == 5);
    const auto place = [](std::string_view word) {
        return static_cast<std::size_t>(machine::parse_number(word).value_or(0)) - 1;
    };
    return {place(words[1]), place(words[3])};
}

bool has(const machine::Positions& positions, std::uint8_t position) {
    return std::find(positions.begin(), positions.end(), position) != positions.end();
}

// Returns whether a fault mentions the piece at this position.
bool speaks_of_piece(const StickerFault& fault, std::size_t position) {
    const machine::PieceFacet at = machine::piece_facet_at(3, position);
    const machine::Positions facets = machine::place_positions(3, at.kind, at.place);
    return std::any_of(facets.begin(), facets.end(),
                       [&](std::uint8_t facet) { return has(fault.positions, facet); });
}

}  // namespace

TEST_CASE("Pictures of assemblies have the sums that another program has found") {
    const auto rows = golden_cubes("assembly");
    REQUIRE(rows.size() == 60);
    for (const auto& row : rows) {
        CAPTURE(row[1]);
        const auto assembly = assembly_of(stickers(row[1]));
        REQUIRE(assembly.has_value());
        CHECK(assembly->names == own_names);
        CHECK(stickers_of(assembly->pieces, 3) == stickers(row[1]));
        const machine::CubeSums sums = sums_of(assembly->pieces);
        CHECK("twist " + std::to_string(sums.twist) == row[2]);
        CHECK("flip " + std::to_string(sums.flip) == row[3]);
        CHECK("parity " + std::to_string(sums.parity) == row[4]);
        CHECK((sums == machine::CubeSums{} ? "solvable" : "unsolvable") == row[5]);
    }
}

TEST_CASE("Where two stickers of a cube are exchanged, one of their pieces is at fault, or a law is broken") {
    const auto rows = golden_cubes("swapped");
    REQUIRE(rows.size() == 15);
    for (const auto& row : rows) {
        CAPTURE(row[2]);
        const auto [first, second] = exchanged_places(row[2]);
        const Stickers picture = stickers(row[1]);
        const auto assembly = assembly_of(picture);
        if (assembly) CHECK(!(sums_of(assembly->pieces) == machine::CubeSums{}));
        const auto faults = faults_of(picture);
        CHECK(faults.empty() == assembly.has_value());
        for (const StickerFault& fault : faults) {
            const bool is_there = speaks_of_piece(fault, first) || speaks_of_piece(fault, second);
            CHECK(is_there);
        }
        const auto put_right = assembly_of(exchanged(picture, first, second));
        REQUIRE(put_right.has_value());
        CHECK(sums_of(put_right->pieces) == machine::CubeSums{});
    }
}

TEST_CASE("A picture of any assembly is read as its pieces") {
    Random random(51);
    for (int n = 0; n < 300; ++n) {
        const Pieces pieces = random_assembly(random);
        const Stickers picture = stickers_of(pieces, 3);
        CHECK(faults_of(picture).empty());
        CHECK(assembly_of(picture) == Assembly{own_names, pieces});
    }
}

TEST_CASE("A cube that is turned as a whole is read by its centres") {
    Random random(52);
    for (const FaceMap& rotation : machine::rotations()) {
        const auto solved = assembly_of(rotated(machine::solved_stickers(3), rotation));
        REQUIRE(solved.has_value());
        CHECK(solved->pieces == machine::solved_pieces());
        CHECK(solved->names == rotation);
        const Stickers start = rotated(stickers_of(random_assembly(random), 3), rotation);
        const auto before = assembly_of(start);
        REQUIRE(before.has_value());
        CHECK(renamed(start, before->names) == stickers_of(before->pieces, 3));
        const machine::Turns some = random_turns(random, 10);
        const auto after = assembly_of(moved(start, some));
        REQUIRE(after.has_value());
        CHECK(*after == Assembly{before->names, machine::turned(before->pieces, some)});
    }
}

TEST_CASE("Any six colours of the centres name the colours of a cube") {
    Random random(56);
    FaceMap colours = own_names;
    do {
        const Pieces pieces = random_assembly(random);
        const Stickers picture = renamed(stickers_of(pieces, 3), colours);
        CHECK(faults_of(picture).empty());
        CHECK(assembly_of(picture) == Assembly{machine::inverse(colours), pieces});
    } while (std::next_permutation(colours.begin(), colours.end()));
}

TEST_CASE("The corners of the cube of side 2 name its colours, whichever these are") {
    Random random(57);
    FaceMap colours = own_names;
    do {
        const Pieces pieces = random_assembly(random, 2);
        const Stickers picture = renamed(stickers_of(pieces, 2), colours);
        CHECK(faults_of(picture).empty());
        const auto assembly = assembly_of(picture);
        REQUIRE(assembly.has_value());
        CHECK(assembly->pieces == assembly_of(stickers_of(pieces, 2))->pieces);
        CHECK(renamed(picture, assembly->names) == stickers_of(assembly->pieces, 2));
    } while (std::next_permutation(colours.begin(), colours.end()));
}

TEST_CASE("Faults of a cube in other colours are those of its own colouring") {
    // R and L are exchanged on the whole cube, so every corner is mirrored.
    const FaceMap mirror = {0, 4, 2, 3, 1, 5};
    for (const std::size_t side : both_sides) {
        const Stickers solved = renamed(machine::solved_stickers(side), mirror);
        CHECK(sentences(solved).empty());
        const auto corner = machine::place_positions(side, machine::PieceKind::corner, 0);
        CHECK(sentences(exchanged(solved, corner[1], corner[2])) ==
              "Corner URF is mirrored: no corner has UFL clockwise.");
    }
    const Stickers solved = renamed(machine::solved_stickers(3), {0, 3, 2, 1, 4, 5});  // R and D exchanged
    // 10 is the sticker of UR at R, 28 that of DF at D.
    CHECK(sentences(exchanged(solved, 10, 28)) ==
          "Edge UR has U and R, which are opposite and never meet. "
          "The edge with the colours FD is there 2 times, at DF and FR.");
}

TEST_CASE("The cube of side 2 is read by the corner at DBL") {
    Random random(53);
    constexpr std::size_t dbl = 6;
    std::set<FaceMap> names;
    for (int n = 0; n < 500; ++n) {
        const Stickers picture = stickers_of(random_assembly(random, 2), 2);
        CHECK(faults_of(picture).empty());
        const auto assembly = assembly_of(picture);
        REQUIRE(assembly.has_value());
        CHECK(assembly->pieces.corner[dbl] == dbl);
        CHECK(assembly->pieces.twist[dbl] == 0);
        CHECK(assembly->pieces == machine::corners_alone(assembly->pieces));
        CHECK(renamed(picture, assembly->names) == stickers_of(assembly->pieces, 2));
        names.insert(assembly->names);
    }
    CHECK(names.size() == 24);
}

TEST_CASE("A cube of side 2 that is turned as a whole is the same cube") {
    Random random(54);
    for (const FaceMap& rotation : machine::rotations()) {
        const auto solved = assembly_of(rotated(machine::solved_stickers(2), rotation));
        REQUIRE(solved.has_value());
        CHECK(solved->pieces == machine::solved_pieces());
        const machine::Pieces pieces = random_assembly(random, 2);
        const auto turned = assembly_of(rotated(stickers_of(pieces, 2), rotation));
        REQUIRE(turned.has_value());
        CHECK(sums_of(turned->pieces, 2) == sums_of(pieces, 2));
    }
    // L equals R combined with a rotation of the whole cube, so one turn solves it.
    const auto left = assembly_of(moved(machine::solved_stickers(2), turns("L")));
    REQUIRE(left.has_value());
    CHECK(left->pieces == machine::corners_alone(cube_after("R")));
}

TEST_CASE("Colours in faults have the names of a scheme, and several the letters of these") {
    constexpr auto common = machine::CubeColours::common;
    constexpr auto paper = machine::CubeColours::paper;
    const Stickers solved = machine::solved_stickers(3);
    CHECK(sentences(painted(solved, 9, 0), common) ==
          "10 stickers are white where 9 are needed. "
          "8 stickers are red where 9 are needed. "
          "Corner URF has white more than once.");
    CHECK(sentences(exchanged(solved, 9, 20), common) ==
          "Corner URF is mirrored: no corner has WGR clockwise.");
    CHECK(sentences(exchanged(solved, 9, 20), paper) ==
          "Corner URF is mirrored: no corner has RYB clockwise.");
    CHECK(sentences(exchanged(solved, 10, 28), common) ==
          "Edge UR has white and yellow, which are opposite and never meet. "
          "The edge with the colours GR is there 2 times, at DF and FR.");
    CHECK(sentences(exchanged(solved, 10, 28), paper) ==
          "Edge UR has red and orange, which are opposite and never meet. "
          "The edge with the colours YB is there 2 times, at DF and FR.");
    CHECK(sentences(painted(painted(solved, 18, 1), 38, 2), paper) ==
          "10 stickers are blue where 9 are needed. "
          "8 stickers are white where 9 are needed. "
          "The corner with the colours RBY is there 2 times, at URF and UFL.");
    CHECK(sentences(painted(solved, 4, 1), common) ==
          "10 stickers are red where 9 are needed. "
          "8 stickers are white where 9 are needed. "
          "The centres of U and R are the same colour, red; six different ones are needed.");
    CHECK(sentences(exchanged(machine::solved_stickers(2), 4, 9), common) ==
          "Corner URF is mirrored: no corner has WGR clockwise.");
}

TEST_CASE("Every fault of a picture is said with its place") {
    const Stickers solved = machine::solved_stickers(3);
    CHECK(sentences(solved).empty());
    // Positions: 8, 9 and 20 are URF; 6, 18 and 38 are UFL; 5 and 10 are UR; 28 and 25 are DF.
    CHECK(sentences(painted(solved, 9, 0)) ==
          "10 stickers are U where 9 are needed. "
          "8 stickers are R where 9 are needed. "
          "Corner URF has U more than once.");
    CHECK(sentences(exchanged(solved, 9, 20)) == "Corner URF is mirrored: no corner has UFR clockwise.");
    CHECK(sentences(exchanged(solved, 10, 28)) ==
          "Edge UR has U and D, which are opposite and never meet. "
          "The edge with the colours FR is there 2 times, at DF and FR.");
    CHECK(sentences(exchanged(solved, 10, 7)) ==
          "Edge UR has U more than once. "
          "The edge with the colours FR is there 2 times, at UF and FR.");
    CHECK(sentences(painted(painted(solved, 18, 1), 38, 2)) ==
          "10 stickers are R where 9 are needed. "
          "8 stickers are L where 9 are needed. "
          "The corner with the colours URF is there 2 times, at URF and UFL.");
    CHECK(sentences(painted(solved, 4, 1)) ==
          "10 stickers are R where 9 are needed. "
          "8 stickers are U where 9 are needed. "
          "The centres of U and R are the same colour, R; six different ones are needed.");
    CHECK(sentences(exchanged(solved, 4, 13)) == "The centres of U and R do not fit the corners.");
    // On the cube of side 2, the positions 3, 4 and 9 are URF.
    CHECK(sentences(exchanged(machine::solved_stickers(2), 4, 9)) ==
          "Corner URF is mirrored: no corner has UFR clockwise.");
    CHECK(sentences(painted(machine::solved_stickers(2), 4, 3)) ==
          "5 stickers are D where 4 are needed. "
          "3 stickers are R where 4 are needed. "
          "Corner URF has U and D, which are opposite and never meet.");
}

TEST_CASE("Colours on one piece are opposite that are on opposite faces, in either order") {
    const Stickers solved = machine::solved_stickers(3);
    for (std::uint8_t first = 0; first < 6; ++first) {
        for (std::uint8_t second = 0; second < 6; ++second) {
            CAPTURE(first);
            CAPTURE(second);
            const auto faults = faults_of(painted(painted(solved, 5, first), 10, second));  // edge UR
            const bool is_found = std::any_of(faults.begin(), faults.end(), [](const StickerFault& fault) {
                return fault.kind == StickerFaultKind::opposite_colours;
            });
            CHECK(is_found == (first + 3 == second || second + 3 == first));  // opposite in U R F D L B
        }
    }
}

TEST_CASE("Every fault of a picture speaks of its stickers") {
    const Stickers solved = machine::solved_stickers(3);
    using machine::Positions;
    const Stickers twice_up = painted(solved, 9, 0);
    CHECK(positions_of_fault(twice_up, StickerFaultKind::too_many) ==
          Positions{0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
    CHECK(positions_of_fault(twice_up, StickerFaultKind::too_few) ==
          Positions{10, 11, 12, 13, 14, 15, 16, 17});
    CHECK(positions_of_fault(twice_up, StickerFaultKind::equal_colours) == Positions{8, 9});
    CHECK(positions_of_fault(exchanged(solved, 10, 28), StickerFaultKind::opposite_colours) ==
          Positions{5, 10});
    CHECK(positions_of_fault(exchanged(solved, 10, 28), StickerFaultKind::repeated_piece) ==
          Positions{28, 25, 23, 12});
    CHECK(positions_of_fault(exchanged(solved, 9, 20), StickerFaultKind::mirrored_corner) ==
          Positions{8, 9, 20});
    CHECK(positions_of_fault(painted(solved, 4, 1), StickerFaultKind::equal_centres) == Positions{4, 13});
    CHECK(positions_of_fault(exchanged(solved, 4, 13), StickerFaultKind::strange_centres) ==
          Positions{4, 13});
}

TEST_CASE("Any picture has faults or is an assembly") {
    Random random(55);
    std::size_t assemblies = 0;
    constexpr std::size_t pictures = sampled ? 600 : 3000;
    for (std::size_t n = 0; n < pictures; ++n) {
        const std::size_t side = both_sides[random.below(2)];
        Stickers picture = stickers_of(random_assembly(random, side), side);
        for (std::size_t times = draw(random, 4); times > 0; --times) {
            const std::size_t first = draw(random, picture.colours.size());
            picture = exchanged(picture, first, draw(random, picture.colours.size()));
        }
        if (random.below(4) == 0) picture = random_stickers(random, side);
        const auto assembly = assembly_of(picture);
        const auto faults = faults_of(picture);
        CHECK(assembly.has_value() == faults.empty());
        if (assembly) CHECK(renamed(picture, assembly->names) == stickers_of(assembly->pieces, side));
        assemblies += assembly ? 1 : 0;
        for (const StickerFault& fault : faults) {
            const std::string sentence = say(sentence_of(fault));
            CHECK(is_readable(sentence));
            for (const std::uint8_t position : fault.positions) CHECK(position < picture.colours.size());
        }
    }
    CHECK(assemblies > pictures / 6);
    CHECK(assemblies < pictures / 6 * 5);
}

}  // namespace switchbox::test
