#include "types/cube/solve/coordinates.hpp"

#include <algorithm>
#include <array>

namespace switchbox::solve {
namespace {

using machine::Pieces;

constexpr std::size_t slice_edges_count = 4;
constexpr std::size_t outer_edges_count = machine::cube_edges - slice_edges_count;
constexpr std::array<std::size_t, coordinate_count + 1> sizes = {2187, 2048, 495, 40320, 40320, 24, 11880};

// Returns the number with these digits in base `base`, without the last digit.
template <std::size_t Count>
std::size_t number_of(const std::array<std::uint8_t, Count>& digits, std::size_t base) {
    std::size_t number = 0;
    for (std::size_t i = 0; i + 1 < Count; ++i) number = number * base + digits[i];
    return number;
}

// Inverts number_of(); the last digit makes the sum 0 modulo `base`.
template <std::size_t Count>
void write_number(std::array<std::uint8_t, Count>& digits, std::size_t number, std::size_t base) {
    std::size_t sum = 0;
    for (std::size_t i = Count - 1; i-- > 0;) {
        digits[i] = static_cast<std::uint8_t>(number % base);
        sum += digits[i];
        number /= base;
    }
    digits[Count - 1] = static_cast<std::uint8_t>((base - sum % base) % base);
}

// Returns the rank of a permutation of `count` consecutive numbers, in the factorial number system.
std::size_t rank_of(const std::uint8_t* entries, std::size_t count) {
    std::size_t rank = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto smaller = std::count_if(entries + i + 1, entries + count,
                                           [&](std::uint8_t later) { return later < entries[i]; });
        rank = rank * (count - i) + static_cast<std::size_t>(smaller);
    }
    return rank;
}

void write_rank(std::uint8_t* entries, std::size_t count, std::size_t least, std::size_t rank) {
    for (std::size_t i = count; i-- > 0;) {
        entries[i] = static_cast<std::uint8_t>(rank % (count - i));
        rank /= count - i;
        for (std::size_t later = i + 1; later < count; ++later)
            if (entries[later] >= entries[i]) ++entries[later];
    }
    for (std::size_t i = 0; i < count; ++i) entries[i] = static_cast<std::uint8_t>(entries[i] + least);
}

constexpr std::size_t choose(std::size_t n, std::size_t k) {
    if (k > n) return 0;
    std::size_t ways = 1;
    for (std::size_t i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
    return ways;
}

// Returns the rank in the combinatorial number system: 0 for the last four places, where the edges are at
// home.
std::size_t slice_of(const Pieces& pieces) {
    std::size_t value = 0;
    std::size_t found = 0;
    for (std::size_t place = machine::cube_edges; place-- > 0;) {
        if (pieces.edge[place] < outer_edges_count) continue;
        ++found;
        value += choose(machine::cube_edges - 1 - place, found);
    }
    return value;
}

Pieces with_slice(std::size_t value) {
    Pieces pieces = machine::solved_pieces();
    std::size_t left = slice_edges_count;
    std::uint8_t outer = 0;
    for (std::size_t place = 0; place < machine::cube_edges; ++place) {
        const std::size_t ways = choose(machine::cube_edges - 1 - place, left);
        const bool is_of_slice = left > 0 && value >= ways;
        if (is_of_slice) {
            value -= ways;
            --left;
            pieces.edge[place] = static_cast<std::uint8_t>(outer_edges_count + left);
        } else {
            pieces.edge[place] = outer++;
        }
    }
    return pieces;
}

constexpr std::size_t slice_orders = 24;

std::size_t placed_slice_of(const Pieces& pieces) {
    std::array<std::uint8_t, slice_edges_count> order{};
    std::size_t found = 0;
    for (const std::uint8_t edge : pieces.edge)
        if (edge >= outer_edges_count) order.at(found++) = edge;
    return slice_of(pieces) * slice_orders + rank_of(order.data(), order.size());
}

Pieces with_placed_slice(std::size_t value) {
    Pieces pieces = with_slice(value / slice_orders);
    std::array<std::uint8_t, slice_edges_count> order{};
    write_rank(order.data(), order.size(), outer_edges_count, value % slice_orders);
    std::size_t written = 0;
    for (std::uint8_t& edge : pieces.edge)
        if (edge >= outer_edges_count) edge = order.at(written++);
    return pieces;
}

}  // namespace

std::size_t size_of(Coordinate coordinate) { return sizes.at(static_cast<std::size_t>(coordinate)); }

std::size_t value_of(Coordinate coordinate, const Pieces& pieces) {
    switch (coordinate) {
        case Coordinate::twist:
            return number_of(pieces.twist, 3);
        case Coordinate::flip:
            return number_of(pieces.flip, 2);
        case Coordinate::slice:
            return slice_of(pieces);
        case Coordinate::corners:
            return rank_of(pieces.corner.data(), machine::cube_corners);
        case Coordinate::outer_edges:
            return rank_of(pieces.edge.data(), outer_edges_count);
        case Coordinate::placed_slice:
            return placed_slice_of(pieces);
        default:
            return rank_of(pieces.edge.data() + outer_edges_count, slice_edges_count);
    }
}

Pieces pieces_with(Coordinate coordinate, std::size_t value) {
    Pieces pieces = machine::solved_pieces();
    switch (coordinate) {
        case Coordinate::twist:
            write_number(pieces.twist, value, 3);
            break;
        case Coordinate::flip:
            write_number(pieces.flip, value, 2);
            break;
        case Coordinate::slice:
            return with_slice(value);
        case Coordinate::placed_slice:
            return with_placed_slice(value);
        case Coordinate::corners:
            write_rank(pieces.corner.data(), machine::cube_corners, 0, value);
            break;
        case Coordinate::outer_edges:
            write_rank(pieces.edge.data(), outer_edges_count, 0, value);
            break;
        default:
            write_rank(pieces.edge.data() + outer_edges_count, slice_edges_count, outer_edges_count, value);
    }
    return pieces;
}

MoveTable::MoveTable(Coordinate coordinate)
    : coordinate_(coordinate), rows_(size_of(coordinate)), next_(rows_ * machine::turn_count) {}

void MoveTable::advance(std::size_t values) {
    const bool keeps_slice = coordinate_ == Coordinate::outer_edges || coordinate_ == Coordinate::slice_edges;
    for (const std::size_t end = std::min(rows_, done_ + values); done_ < end; ++done_) {
        const Pieces pieces = pieces_with(coordinate_, done_);
        for (std::size_t turn = 0; turn < machine::turn_count; ++turn) {
            if (keeps_slice && !is_of_second_phase(machine::turn_at(turn))) continue;
            next_[done_ * machine::turn_count + turn] = static_cast<std::uint16_t>(
                value_of(coordinate_, machine::turned(pieces, machine::turn_at(turn))));
        }
    }
}

}  // namespace switchbox::solve
