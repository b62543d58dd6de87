// Repair of an assembled cube that cannot be solved: the broken laws, which prove it, and the nearest repair
// (docs/machines.md, "Which pictures can be reached"). The cube of side 2 has only the law of the twists.
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
// Returns the broken laws in the order of CubeLaw.
[[nodiscard]] std::vector<BrokenLaw> broken_laws(const CubeSums& sums);

// Kinds of repair. Each changes one of the three sums: a swapped piece takes its twist or flip with it.
enum class MendKind : std::uint8_t { twist_clockwise, twist_back, flip, swap_corners, swap_edges };
struct Repair {
    MendKind kind = MendKind::flip;
    std::uint8_t place = 0;
    std::uint8_t other = 0;  // the other place of a swap
    friend bool operator==(const Repair&, const Repair&) = default;
};
[[nodiscard]] Pieces mended(Pieces pieces, const Repair& mend);
// Returns the fewest repairs that make the cube solvable: one for each broken law, swaps first. For each law
// it takes the repair that leaves most pieces at home, then the fewest changed stickers, then the first.
[[nodiscard]] std::vector<Repair> nearest_mends(const Pieces& pieces, std::size_t side);

// Returns the positions of the stickers that the repair moves.
[[nodiscard]] Positions positions_of(const Repair& mend, std::size_t side);
// Returns "Twist corner URF clockwise."
[[nodiscard]] Message sentence_of(const Repair& mend);

}  // namespace switchbox::machine
