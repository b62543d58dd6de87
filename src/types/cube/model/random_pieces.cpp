#include "types/cube/model/random_pieces.hpp"

#include <utility>

#include "base/random.hpp"

namespace switchbox::machine {
namespace {

constexpr std::size_t held_corner = 6;  // DBL

template <std::size_t Count>
void shuffle_pieces(std::array<std::uint8_t, Count>& pieces, std::size_t first_fixed, Random& random) {
    for (std::size_t i = first_fixed; i > 1; --i)
        std::swap(pieces[i - 1], pieces[static_cast<std::size_t>(random.below(i))]);
}

// Draws all turns but the last at random; the last makes their sum 0.
template <std::size_t Count>
void draw_turns(std::array<std::uint8_t, Count>& turned_by, std::size_t last, unsigned turns,
                Random& random) {
    unsigned sum = 0;
    for (std::size_t i = 0; i < Count; ++i) {
        if (i == last) continue;
        turned_by[i] = static_cast<std::uint8_t>(random.below(turns));
        sum += turned_by[i];
    }
    turned_by[last] = static_cast<std::uint8_t>((turns - sum % turns) % turns);
}

}  // namespace

Pieces random_pieces(std::uint64_t seed) {
    Random random(seed);
    Pieces pieces = solved_pieces();
    shuffle_pieces(pieces.corner, cube_corners, random);
    shuffle_pieces(pieces.edge, cube_edges, random);
    draw_turns(pieces.twist, cube_corners - 1, 3, random);
    draw_turns(pieces.flip, cube_edges - 1, 2, random);
    if (sums_of(pieces).parity != 0) std::swap(pieces.edge[0], pieces.edge[1]);
    return pieces;
}

Pieces random_corners(std::uint64_t seed) {
    Random random(seed);
    Pieces pieces = solved_pieces();
    // The held corner swaps places with the last one while the others are drawn.
    std::swap(pieces.corner[held_corner], pieces.corner[cube_corners - 1]);
    shuffle_pieces(pieces.corner, cube_corners - 1, random);
    std::swap(pieces.corner[held_corner], pieces.corner[cube_corners - 1]);
    draw_turns(pieces.twist, 0, 3, random);
    const unsigned held = pieces.twist[held_corner];
    pieces.twist[held_corner] = 0;
    pieces.twist[0] = static_cast<std::uint8_t>((pieces.twist[0] + held) % 3);
    return pieces;
}

Turns random_turns(const CubeVariant& form, std::size_t count, std::uint64_t seed) {
    Random random(seed);
    const Turns steps = turns_with_buttons(form);
    Turns turns;
    while (turns.size() < count) {
        const Turn turn = steps[static_cast<std::size_t>(random.below(steps.size()))];
        if (turns.empty() || turns.back().face != turn.face) turns.push_back(turn);
    }
    return turns;
}

}  // namespace switchbox::machine
