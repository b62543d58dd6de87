// Picture of a cube: the colour of every sticker. Turns apply to any stickers, even if no cube can show them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "algebra/permutation.hpp"
#include "types/cube/model/facets.hpp"
#include "types/cube/model/pieces.hpp"
#include "types/cube/model/rotations.hpp"
#include "types/cube/model/turns.hpp"

namespace switchbox::machine {

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

// Renames the colours: colour c becomes names[c].
[[nodiscard]] Stickers renamed(Stickers stickers, const FaceMap& names);

// Corner or edge that the stickers of a place show.
struct PieceInPlace {
    std::uint8_t piece = 0;
    std::uint8_t turn = 0;  // its twist or flip, as in Pieces
    friend bool operator==(const PieceInPlace&, const PieceInPlace&) = default;
};
using Colours = std::vector<std::uint8_t>;
[[nodiscard]] std::optional<PieceInPlace> piece_with(PieceKind kind, const Colours& colours);
// Returns the colours in the order of the place's facets.
[[nodiscard]] Colours colours_at(const Stickers& stickers, PieceKind kind, std::size_t place);

}  // namespace switchbox::machine
