// Facets of the cube, their numbers, and the turns as permutations of them.
//
// Numbers 1 .. 48 follow the group theory books (Singmaster; the GAP manual's example): face by face in the
// order U L F R B D, row by row, without the centres. Positions are indices into a picture, from 0: face by
// face in the order of CubeFace, row by row, with the centres, as seen in the net (U above F, D below it).
// The cube of side 2 is the corners of the one of side 3. Functions require side 2 or 3.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "algebra/permutation.hpp"
#include "types/cube/model/pieces.hpp"
#include "types/cube/model/turns.hpp"

namespace switchbox::machine {

inline constexpr std::size_t numbered_facets = 48;

// Cycle of facet numbers: a quarter turn of the face takes each facet to the next one of its cycle. The table
// has the faces in the order of CubeFace.
using FacetCycle = std::array<std::uint8_t, 4>;
inline constexpr std::array<std::array<FacetCycle, 5>, cube_faces> turn_cycles = {{
    {{{1, 3, 8, 6}, {2, 5, 7, 4}, {9, 33, 25, 17}, {10, 34, 26, 18}, {11, 35, 27, 19}}},
    {{{25, 27, 32, 30}, {26, 29, 31, 28}, {3, 38, 43, 19}, {5, 36, 45, 21}, {8, 33, 48, 24}}},
    {{{17, 19, 24, 22}, {18, 21, 23, 20}, {6, 25, 43, 16}, {7, 28, 42, 13}, {8, 30, 41, 11}}},
    {{{41, 43, 48, 46}, {42, 45, 47, 44}, {14, 22, 30, 38}, {15, 23, 31, 39}, {16, 24, 32, 40}}},
    {{{9, 11, 16, 14}, {10, 13, 15, 12}, {1, 17, 41, 40}, {4, 20, 44, 37}, {6, 22, 46, 35}}},
    {{{33, 35, 40, 38}, {34, 37, 39, 36}, {3, 9, 46, 32}, {2, 12, 47, 29}, {1, 14, 48, 27}}},
}};

[[nodiscard]] constexpr std::size_t sticker_count(std::size_t side) { return cube_faces * side * side; }

struct Facet {
    CubeFace face = CubeFace::up;
    std::size_t row = 0;
    std::size_t column = 0;
    friend bool operator==(const Facet&, const Facet&) = default;
};
[[nodiscard]] constexpr Facet facet_at(std::size_t side, std::size_t position) {
    const std::size_t in_face = position % (side * side);
    return {static_cast<CubeFace>(position / (side * side)), in_face / side, in_face % side};
}
[[nodiscard]] constexpr std::size_t position_of(std::size_t side, Facet facet) {
    return (static_cast<std::size_t>(facet.face) * side + facet.row) * side + facet.column;
}

// Returns the position of a facet number on the cube of side 3.
[[nodiscard]] constexpr std::uint8_t position_of_number(std::size_t number) {
    constexpr std::array<CubeFace, cube_faces> faces = {CubeFace::up,    CubeFace::left, CubeFace::front,
                                                        CubeFace::right, CubeFace::back, CubeFace::down};
    const std::size_t in_face = (number - 1) % 8;
    const std::size_t with_centre = in_face < 4 ? in_face : in_face + 1;
    const Facet facet{faces[(number - 1) / 8], with_centre / 3, with_centre % 3};
    return static_cast<std::uint8_t>(position_of(3, facet));
}

// Facet numbers of each place of a piece. A corner's begin at U or D and go on clockwise; an edge's begin at
// U or D, or at F or B.
using CornerFacets = std::array<std::array<std::uint8_t, 3>, cube_corners>;
using EdgeFacets = std::array<std::array<std::uint8_t, 2>, cube_edges>;
inline constexpr CornerFacets corner_numbers = {{
    {8, 25, 19},
    {6, 17, 11},
    {1, 9, 35},
    {3, 33, 27},
    {43, 24, 30},
    {41, 16, 22},
    {46, 40, 14},
    {48, 32, 38},
}};
inline constexpr EdgeFacets edge_numbers = {{
    {5, 26},
    {7, 18},
    {4, 10},
    {2, 34},
    {45, 31},
    {42, 23},
    {44, 15},
    {47, 39},
    {21, 28},
    {20, 13},
    {37, 12},
    {36, 29},
}};
// Return the facets of each place as positions. A cube of side 2 has no edges.
[[nodiscard]] const CornerFacets& corner_facets(std::size_t side);
[[nodiscard]] const EdgeFacets& edge_facets();

// Piece, and facet of it, at a position.
enum class PieceKind : std::uint8_t { corner, edge, centre };
struct PieceFacet {
    PieceKind kind = PieceKind::centre;
    std::uint8_t place = 0;   // for a centre its face
    std::uint8_t number = 0;  // which of the place's facets: 0..2, 0..1, 0
    friend bool operator==(const PieceFacet&, const PieceFacet&) = default;
};
[[nodiscard]] PieceFacet piece_facet_at(std::size_t side, std::size_t position);
[[nodiscard]] std::size_t place_count(std::size_t side, PieceKind kind);
// Positions of a place's facets, in their order.
using Positions = std::vector<std::uint8_t>;
[[nodiscard]] Positions place_positions(std::size_t side, PieceKind kind, std::size_t place);
// Faces of a place's facets, as numbers; "URF" is their letters. They are equal on both cubes.
using Faces = std::vector<std::uint8_t>;
[[nodiscard]] Faces place_faces(PieceKind kind, std::size_t place);
[[nodiscard]] std::string place_letters(PieceKind kind, std::size_t place);

// Returns the permutation of positions by a turn: entry i is the new position of the sticker at i.
[[nodiscard]] const algebra::Permutation& turn_permutation(std::size_t side, Turn turn);

}  // namespace switchbox::machine
