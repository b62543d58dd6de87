#include "types/cube/model/pieces.hpp"

#include <numeric>

#include "algebra/permutation.hpp"
#include "types/cube/model/facets.hpp"

namespace switchbox::machine {
namespace {

// Corners or edges: the piece in each place, and its turn, which is modulo 3 or 2.
template <std::size_t Count>
struct PieceRow {
    std::array<std::uint8_t, Count> piece{};
    std::array<std::uint8_t, Count> turn{};
};

// Applies the formulas of the cubie level (Kociemba): a piece that `then` moves from a place adds up both of
// its turns.
template <std::size_t Count>
PieceRow<Count> row_product(const PieceRow<Count>& first, const PieceRow<Count>& then, int turns) {
    PieceRow<Count> both;
    for (std::size_t place = 0; place < Count; ++place) {
        const std::size_t from = then.piece[place];
        both.piece[place] = first.piece[from];
        both.turn[place] = static_cast<std::uint8_t>((first.turn[from] + then.turn[place]) % turns);
    }
    return both;
}

template <std::size_t Count>
PieceRow<Count> row_inverse(const PieceRow<Count>& row, int turns) {
    PieceRow<Count> back;
    for (std::size_t place = 0; place < Count; ++place) {
        back.piece[row.piece[place]] = static_cast<std::uint8_t>(place);
        back.turn[row.piece[place]] = static_cast<std::uint8_t>((turns - row.turn[place]) % turns);
    }
    return back;
}

PieceRow<cube_corners> corners_of(const Pieces& pieces) { return {pieces.corner, pieces.twist}; }
PieceRow<cube_edges> edges_of(const Pieces& pieces) { return {pieces.edge, pieces.flip}; }

Pieces pieces_of(const PieceRow<cube_corners>& corners, const PieceRow<cube_edges>& edges) {
    return {corners.piece, corners.turn, edges.piece, edges.turn};
}

// Returns the pieces after a permutation of the solved cube's stickers. A piece's first sticker gives its
// place.
Pieces pieces_after(const algebra::Permutation& to) {
    Pieces pieces;
    for (std::uint8_t corner = 0; corner < cube_corners; ++corner) {
        const PieceFacet at = piece_facet_at(3, to[corner_facets(3)[corner][0]]);
        pieces.corner[at.place] = corner;
        pieces.twist[at.place] = at.number;
    }
    for (std::uint8_t edge = 0; edge < cube_edges; ++edge) {
        const PieceFacet at = piece_facet_at(3, to[edge_facets()[edge][0]]);
        pieces.edge[at.place] = edge;
        pieces.flip[at.place] = at.number;
    }
    return pieces;
}

std::array<Pieces, turn_count> all_turns() {
    std::array<Pieces, turn_count> turns{};
    for (std::size_t i = 0; i < turn_count; ++i) turns[i] = pieces_after(turn_permutation(3, turn_at(i)));
    return turns;
}

// Returns the order. A cycle whose turns do not add up to 0 multiplies its length by 3 or 2.
template <std::size_t Count>
std::uint64_t row_order(const PieceRow<Count>& row, int turns) {
    std::uint64_t order = 1;
    std::array<bool, Count> seen{};
    for (std::size_t first = 0; first < Count; ++first) {
        std::uint64_t length = 0;
        int sum = 0;
        for (std::size_t place = first; !seen[place]; place = row.piece[place]) {
            seen[place] = true;
            ++length;
            sum += row.turn[place];
        }
        if (length > 0)
            order = std::lcm(order, sum % turns == 0 ? length : length * static_cast<unsigned>(turns));
    }
    return order;
}

template <std::size_t Count>
std::size_t row_inversions(const std::array<std::uint8_t, Count>& pieces) {
    return algebra::inversions({pieces.begin(), pieces.end()});
}

template <std::size_t Count>
int row_sum(const std::array<std::uint8_t, Count>& turns) {
    return std::accumulate(turns.begin(), turns.end(), 0);
}

}  // namespace

Pieces solved_pieces() {
    Pieces pieces;
    std::iota(pieces.corner.begin(), pieces.corner.end(), std::uint8_t{0});
    std::iota(pieces.edge.begin(), pieces.edge.end(), std::uint8_t{0});
    return pieces;
}

Pieces product(const Pieces& first, const Pieces& then) {
    return pieces_of(row_product(corners_of(first), corners_of(then), 3),
                     row_product(edges_of(first), edges_of(then), 2));
}

Pieces inverse(const Pieces& pieces) {
    return pieces_of(row_inverse(corners_of(pieces), 3), row_inverse(edges_of(pieces), 2));
}

const Pieces& turn_of(Turn turn) {
    static const std::array<Pieces, turn_count> turns = all_turns();
    return turns[index_of(turn)];
}

Pieces turned(const Pieces& pieces, Turn turn) { return product(pieces, turn_of(turn)); }

Pieces turned(Pieces pieces, const Turns& turns) {
    for (const Turn turn : turns) pieces = turned(pieces, turn);
    return pieces;
}

Pieces corners_alone(Pieces pieces) {
    pieces.edge = solved_pieces().edge;
    pieces.flip = {};
    return pieces;
}

std::uint64_t order_of(const Pieces& pieces) {
    return std::lcm(row_order(corners_of(pieces), 3), row_order(edges_of(pieces), 2));
}

CubeSums sums_of(const Pieces& pieces) {
    const std::size_t inversions = row_inversions(pieces.corner) + row_inversions(pieces.edge);
    return {row_sum(pieces.twist) % 3, row_sum(pieces.flip) % 2, static_cast<int>(inversions % 2)};
}

CubeSums sums_of(const Pieces& pieces, std::size_t side) {
    CubeSums sums = sums_of(pieces);
    if (side == 2) sums = {sums.twist, 0, 0};
    return sums;
}

}  // namespace switchbox::machine
