// Cube as its pieces: the piece in each place, and its turn there. The 2 x 2 x 2 is the corners alone
// (docs/machines.md, "The Rubik's cube").
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "types/cube/model/turns.hpp"

namespace switchbox::machine {

inline constexpr std::size_t cube_corners = 8;
inline constexpr std::size_t cube_edges = 12;

// Places and pieces, both in the order of corner_facets and edge_facets (facets.hpp): corners URF, UFL, ULB,
// UBR, DFR, DLF, DBL, DRB; edges UR, UF, UL, UB, DR, DF, DL, DB, FR, FL, BL, BR.
struct Pieces {
    std::array<std::uint8_t, cube_corners> corner{};  // the piece in each place
    std::array<std::uint8_t, cube_corners>
        twist{};  // 0..2: its first sticker is at the place's facet of that number
    std::array<std::uint8_t, cube_edges> edge{};
    std::array<std::uint8_t, cube_edges> flip{};  // 0..1, likewise

    friend bool operator==(const Pieces&, const Pieces&) = default;
};

[[nodiscard]] Pieces solved_pieces();
// Returns `first` followed by the moves that take a solved cube to `then`.
[[nodiscard]] Pieces product(const Pieces& first, const Pieces& then);
[[nodiscard]] Pieces inverse(const Pieces& pieces);
// Returns a turn of the solved cube; `turned` is product(pieces, turn_of(turn)).
[[nodiscard]] const Pieces& turn_of(Turn turn);
[[nodiscard]] Pieces turned(const Pieces& pieces, Turn turn);
[[nodiscard]] Pieces turned(Pieces pieces, const Turns& turns);
// Puts every edge at home: the cube of side 2 is the corners alone.
[[nodiscard]] Pieces corners_alone(Pieces pieces);
// Returns the order of the permutation: how many repetitions lead back to the solved cube.
[[nodiscard]] std::uint64_t order_of(const Pieces& pieces);

// The three sums that no turn changes. All are 0 on a cube that can be solved (the paper's Example 3 counts
// the states).
struct CubeSums {
    int twist = 0;   // of all corners, mod 3
    int flip = 0;    // of all edges, mod 2
    int parity = 0;  // of the corners' permutation and the edges' together, mod 2
    friend bool operator==(const CubeSums&, const CubeSums&) = default;
};
[[nodiscard]] CubeSums sums_of(const Pieces& pieces);
// Returns on the cube of side 2 only the sum of twists: there are no edges to compare with.
[[nodiscard]] CubeSums sums_of(const Pieces& pieces, std::size_t side);

}  // namespace switchbox::machine
