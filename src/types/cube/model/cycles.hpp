// Cycle notation for the pieces of a cube, as in Singmaster: "(URF UBR)+" takes the piece at URF to UBR, and
// one pass of the cycle twists each of its pieces clockwise. "-" is counter-clockwise; the edges of a cycle
// with "+" are flipped.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "types/cube/model/facets.hpp"
#include "types/cube/model/pieces.hpp"

namespace switchbox::machine {

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
