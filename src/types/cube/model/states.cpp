#include "types/cube/model/states.hpp"

#include <algorithm>

namespace switchbox::machine {
namespace {

// Returns the number of a piece with its turn, relative to the number of the place.
std::uint8_t entry_of(std::size_t place, std::size_t piece, std::size_t turn, std::size_t turns) {
    return static_cast<std::uint8_t>((piece * turns + turn + cube_state_values - place * turns) %
                                     cube_state_values);
}

template <std::size_t Count>
void read_row(const State& state, std::size_t first, std::size_t turns,
              std::array<std::uint8_t, Count>& pieces, std::array<std::uint8_t, Count>& turned_by) {
    for (std::size_t place = 0; place < Count; ++place) {
        const std::size_t number = (state[first + place] + place * turns) % cube_state_values;
        pieces[place] = static_cast<std::uint8_t>(number / turns);
        turned_by[place] = static_cast<std::uint8_t>(number % turns);
    }
}

template <std::size_t Count>
bool has_each_once(std::array<std::uint8_t, Count> pieces) {
    std::sort(pieces.begin(), pieces.end());
    return std::adjacent_find(pieces.begin(), pieces.end()) == pieces.end();
}

}  // namespace

Shape cube_state_shape(std::size_t side) {
    return {1, static_cast<int>(side == 3 ? cube_corners + cube_edges : cube_corners)};
}

State state_of(const Pieces& pieces, std::size_t side) {
    State state = State::filled(cube_state_shape(side), 0);
    for (std::size_t i = 0; i < cube_corners; ++i)
        state[i] = entry_of(i, pieces.corner[i], pieces.twist[i], 3);
    if (side != 3) return state;
    for (std::size_t i = 0; i < cube_edges; ++i)
        state[cube_corners + i] = entry_of(i, pieces.edge[i], pieces.flip[i], 2);
    return state;
}

Pieces pieces_in(const State& state) {
    Pieces pieces = solved_pieces();
    read_row(state, 0, 3, pieces.corner, pieces.twist);
    if (state.size() > cube_corners) read_row(state, cube_corners, 2, pieces.edge, pieces.flip);
    return pieces;
}

std::optional<Error> problem_with_cube_state(const State& state) {
    const bool has_edges = state.size() > cube_corners;
    const Pieces pieces = pieces_in(state);
    if (!has_each_once(pieces.corner) || !has_each_once(pieces.edge)) return Error{tell("cube.state.twice")};
    const CubeSums sums = sums_of(pieces);
    // On the cube of side 2 the corner at DBL is held still, and every permutation of the others is allowed.
    constexpr std::size_t held = 6;
    const bool is_reached = has_edges ? sums == CubeSums{} : sums.twist == 0 && state[held] == 0;
    if (!is_reached) return Error{tell("cube.state.not-reached")};
    return std::nullopt;
}

}  // namespace switchbox::machine
