#include "types/cube/model/facets.hpp"

#include "base/result.hpp"

namespace switchbox::machine {
namespace {

// Permutations of all 18 turns, by index.
using TurnPermutations = std::vector<algebra::Permutation>;

template <class Facets>
constexpr Facets as_positions(Facets facets) {
    for (auto& place : facets) {
        for (std::uint8_t& facet : place) facet = position_of_number(facet);
    }
    return facets;
}

constexpr CornerFacets corners_of_three = as_positions(corner_numbers);
constexpr EdgeFacets edges_of_three = as_positions(edge_numbers);

// Returns a corner's position on the cube of side 2 from its position on the cube of side 3.
constexpr std::uint8_t shrunk(std::uint8_t position) {
    const Facet facet = facet_at(3, position);
    return static_cast<std::uint8_t>(position_of(2, {facet.face, facet.row / 2, facet.column / 2}));
}

constexpr CornerFacets shrunk(CornerFacets corners) {
    for (auto& place : corners) {
        for (std::uint8_t& facet : place) facet = shrunk(facet);
    }
    return corners;
}

constexpr CornerFacets corners_of_two = shrunk(corners_of_three);

algebra::Permutation quarter_of_three(std::size_t face) {
    algebra::Permutation to = algebra::identity(sticker_count(3));
    for (const FacetCycle& cycle : turn_cycles[face]) {
        for (std::size_t i = 0; i < cycle.size(); ++i) {
            to[position_of_number(cycle[i])] = position_of_number(cycle[(i + 1) % cycle.size()]);
        }
    }
    return to;
}

algebra::Permutation quarter_of_two(std::size_t face) {
    const algebra::Permutation to_of_three = quarter_of_three(face);
    algebra::Permutation to(sticker_count(2));
    for (const auto& place : corners_of_three) {
        for (const std::uint8_t facet : place) to[shrunk(facet)] = shrunk(to_of_three[facet]);
    }
    return to;
}

template <class Quarter>
TurnPermutations powers_of(const Quarter& quarter_of) {
    TurnPermutations turns;
    for (std::size_t face = 0; face < cube_faces; ++face) {
        const algebra::Permutation quarter = quarter_of(face);
        turns.push_back(quarter);
        turns.push_back(algebra::product(quarter, quarter));
        turns.push_back(algebra::inverse(quarter));
    }
    return turns;
}

constexpr std::uint8_t centre_of(std::size_t face) {
    return static_cast<std::uint8_t>(position_of(3, {static_cast<CubeFace>(face), 1, 1}));
}

std::vector<PieceFacet> all_piece_facets(std::size_t side) {
    std::vector<PieceFacet> at(sticker_count(side));
    for (const PieceKind kind : {PieceKind::corner, PieceKind::edge, PieceKind::centre}) {
        for (std::size_t place = 0; place < place_count(side, kind); ++place) {
            std::uint8_t number = 0;
            for (const std::uint8_t position : place_positions(side, kind, place)) {
                at[position] = {kind, static_cast<std::uint8_t>(place), number++};
            }
        }
    }
    return at;
}

void require_side(std::size_t side) { require(side == 2 || side == 3, "a cube's side is 2 or 3"); }

}  // namespace

const CornerFacets& corner_facets(std::size_t side) {
    require_side(side);
    return side == 2 ? corners_of_two : corners_of_three;
}

const EdgeFacets& edge_facets() { return edges_of_three; }

PieceFacet piece_facet_at(std::size_t side, std::size_t position) {
    static const std::vector<PieceFacet> of_two = all_piece_facets(2);
    static const std::vector<PieceFacet> of_three = all_piece_facets(3);
    require_side(side);
    require(position < sticker_count(side), "the cube has no such position");
    return side == 2 ? of_two[position] : of_three[position];
}

std::size_t place_count(std::size_t side, PieceKind kind) {
    if (kind == PieceKind::corner) return cube_corners;
    if (side == 2) return 0;
    return kind == PieceKind::edge ? cube_edges : cube_faces;
}

Positions place_positions(std::size_t side, PieceKind kind, std::size_t place) {
    require(place < place_count(side, kind), "the cube has no such place");
    if (kind == PieceKind::centre) return {centre_of(place)};
    if (kind == PieceKind::edge) return {edges_of_three[place].begin(), edges_of_three[place].end()};
    const auto& corner = corner_facets(side)[place];
    return {corner.begin(), corner.end()};
}

Faces place_faces(PieceKind kind, std::size_t place) {
    Faces faces;
    for (const std::uint8_t position : place_positions(3, kind, place)) {
        faces.push_back(static_cast<std::uint8_t>(facet_at(3, position).face));
    }
    return faces;
}

std::string place_letters(PieceKind kind, std::size_t place) {
    std::string letters;
    for (const std::uint8_t face : place_faces(kind, place)) letters.push_back(face_letters[face]);
    return letters;
}

const algebra::Permutation& turn_permutation(std::size_t side, Turn turn) {
    static const TurnPermutations of_two = powers_of(quarter_of_two);
    static const TurnPermutations of_three = powers_of(quarter_of_three);
    require_side(side);
    return (side == 2 ? of_two : of_three)[index_of(turn)];
}

}  // namespace switchbox::machine
