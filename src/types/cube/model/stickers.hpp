// Picture of a cube: the colour of every sticker. Turns apply to any stickers, even if no cube can show them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "algebra/permutation.hpp"
#include "types/cube/model/facets.hpp"
#include "types/cube/model/pieces.hpp"
#include "types/cube/model/turns.hpp"

namespace switchbox::machine {

// Image of each face, in the order of CubeFace. For colours, which have the names of faces, the new name of
// each.
using FaceMap = std::array<std::uint8_t, cube_faces>;

// Returns the 24 rotations of the cube as a whole, in ascending order from the identity on. They are the
// permutations of the six faces that take each corner to a corner with the same orientation; a reflection
// does not.
[[nodiscard]] const std::vector<FaceMap>& rotations();
[[nodiscard]] FaceMap inverse(const FaceMap& faces);
// Returns the permutation of positions by a rotation: entry i is the new position of the sticker at i.
[[nodiscard]] algebra::Permutation rotation_permutation(std::size_t side, const FaceMap& rotation);

struct Stickers {
    std::size_t side = 3;
    std::vector<std::uint8_t>
        colours;  // at each position (facets.hpp): the face, 0 .. 5, that has this colour when solved
    friend bool operator==(const Stickers&, const Stickers&) = default;
};

[[nodiscard]] Stickers solved_stickers(std::size_t side);
[[nodiscard]] Stickers stickers_of(const Pieces& pieces, std::size_t side);

[[nodiscard]] Stickers moved(const Stickers& stickers, Turn turn);
[[nodiscard]] Stickers moved(Stickers stickers, const Turns& turns);
// Applies the moves that take a solved cube to `pieces`.
[[nodiscard]] Stickers moved(const Stickers& stickers, const Pieces& pieces);
// Returns for each position where its sticker comes from after those moves.
[[nodiscard]] algebra::Permutation sources_of(const Pieces& pieces, std::size_t side);

// Returns the permutation of the facet numbers, 0 for number 1, by those moves: entry i is where they take
// it. It is the one that GAP computes with the turns of its manual's example.
[[nodiscard]] algebra::Permutation facet_permutation(const Pieces& pieces);

// Renames the colours: colour c becomes names[c].
[[nodiscard]] Stickers renamed(Stickers stickers, const FaceMap& names);

// Corner or edge that the stickers of a place show.
struct PieceInPlace {
    std::uint8_t piece = 0;
    std::uint8_t turn = 0;  // its twist or flip, as in Pieces
    friend bool operator==(const PieceInPlace&, const PieceInPlace&) = default;
};
using Colours = std::vector<std::uint8_t>;
// Returns the piece with these colours, in the order of a place's facets; nullopt if no piece has them.
[[nodiscard]] std::optional<PieceInPlace> piece_with(PieceKind kind, const Colours& colours);
// Returns the colours in the order of the place's facets.
[[nodiscard]] Colours colours_at(const Stickers& stickers, PieceKind kind, std::size_t place);

// Cycle notation for the pieces of a cube, as in Singmaster: "(URF UBR)+" takes the piece at URF to UBR, and
// one pass of the cycle twists each of its pieces clockwise. "-" is counter-clockwise; the edges of a cycle
// with "+" are flipped.
struct PieceCycle {
    std::vector<std::uint8_t> places;  // from the first on
    int turn = 0;                      // the twist or flip after one pass
    friend bool operator==(const PieceCycle&, const PieceCycle&) = default;
};
// Returns the cycles of the corners or the edges, without pieces at home that are not twisted or flipped.
[[nodiscard]] std::vector<PieceCycle> cycles_of(const Pieces& pieces, PieceKind kind);
// Formats the cycles: "(URF UBR)+ (DFR)-".
[[nodiscard]] std::string format_cycles(const std::vector<PieceCycle>& cycles, PieceKind kind);
// Returns the number of cycles of even length; the permutation is even exactly if this number is.
[[nodiscard]] std::size_t count_even_cycles(const std::vector<PieceCycle>& cycles);
// Returns the number of corners and edges that are not at home, or twisted or flipped there.
[[nodiscard]] std::size_t count_moved(const Pieces& pieces);

}  // namespace switchbox::machine
