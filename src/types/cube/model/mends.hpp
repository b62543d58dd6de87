// A cube that is put together and cannot be solved: the laws that it breaks, which prove it, and the nearest
// mend (docs/machines.md, "Which pictures can be reached"). On the cube of side 2 there is one law, that of
// the twists.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "types/cube/model/facets.hpp"
#include "types/cube/model/pieces.hpp"

namespace switchbox::machine {

enum class CubeLaw : std::uint8_t { twist, flip, parity };
inline constexpr std::array<std::string_view, 3> law_names = {"twist", "flip", "parity"};

struct BrokenLaw {
    CubeLaw law = CubeLaw::twist;
    int sum = 0;  // not 0
    Message sentence;
};
// In the order of CubeLaw.
[[nodiscard]] std::vector<BrokenLaw> broken_laws(const CubeSums& sums);

// Each changes one of the three sums: a piece that is swapped takes its twist or flip with it.
enum class MendKind : std::uint8_t { twist_clockwise, twist_back, flip, swap_corners, swap_edges };
struct Mend {
    MendKind kind = MendKind::flip;
    std::uint8_t place = 0;
    std::uint8_t other = 0;  // the other place of a swap
    friend bool operator==(const Mend&, const Mend&) = default;
};
[[nodiscard]] Pieces mended(Pieces pieces, const Mend& mend);
// The fewest mends that make the cube solvable, one for each broken law, swaps first. Of those that do it,
// the ones that bring most pieces home, then those that change the fewest stickers, then the first.
[[nodiscard]] std::vector<Mend> nearest_mends(const Pieces& pieces, std::size_t side);

// Of the stickers that change their place.
[[nodiscard]] Positions positions_of(const Mend& mend, std::size_t side);
// "Twist corner URF clockwise."
[[nodiscard]] Message sentence_of(const Mend& mend);

}  // namespace switchbox::machine
