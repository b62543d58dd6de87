// A cube as the cycles of its pieces, as Singmaster writes them: "(URF UBR)+" takes the piece at URF to UBR,
// and once round each of the cycle's pieces is twisted clockwise. "-" is counter-clockwise; the edges of a
// cycle with "+" are flipped.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "types/cube/model/facets.hpp"
#include "types/cube/model/pieces.hpp"

namespace switchbox::machine {

struct PieceCycle {
    std::vector<std::uint8_t> places;  // from the first on
    int turn = 0;                      // the twist or flip that once round gives
    friend bool operator==(const PieceCycle&, const PieceCycle&) = default;
};
// Of the corners or the edges, without pieces that are at home as they should be.
[[nodiscard]] std::vector<PieceCycle> cycles_of(const Pieces& pieces, PieceKind kind);
// "(URF UBR)+ (DFR)-"
[[nodiscard]] std::string format_cycles(const std::vector<PieceCycle>& cycles, PieceKind kind);
// A permutation is even where this is.
[[nodiscard]] std::size_t count_even_cycles(const std::vector<PieceCycle>& cycles);
// Corners and edges that are not at home, or not as they should be there.
[[nodiscard]] std::size_t count_moved(const Pieces& pieces);

}  // namespace switchbox::machine
