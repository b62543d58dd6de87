#include "types/cube/solve/coordinates.hpp"

#include <algorithm>
#include <array>

#include "types/cube/model/assemblies.hpp"

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

namespace {

using machine::FaceMap;
using machine::Pieces;

// U to R, R to F, F to U: the rotation about the corner where these meet.
constexpr FaceMap round_corner = {1, 2, 0, 4, 5, 3};

FaceMap followed(const FaceMap& first, const FaceMap& then) {
    FaceMap both{};
    for (std::size_t face = 0; face < both.size(); ++face) both[face] = then[first[face]];
    return both;
}

}  // namespace

Pieces seen_turned(const Pieces& pieces, const FaceMap& rotation) {
    const machine::Stickers stickers = machine::stickers_of(pieces, 3);
    const algebra::Permutation to = machine::rotation_permutation(3, rotation);
    machine::Stickers seen = stickers;
    for (std::size_t i = 0; i < to.size(); ++i) seen.colours[to[i]] = rotation[stickers.colours[i]];
    return machine::assembly_of(seen)->pieces;
}

std::array<CubeView, cube_axes> views_of(const Pieces& pieces) {
    std::array<CubeView, cube_axes> views;
    FaceMap rotation = {0, 1, 2, 3, 4, 5};
    for (CubeView& view : views) {
        view = {seen_turned(pieces, rotation), machine::inverse(rotation)};
        rotation = followed(rotation, round_corner);
    }
    return views;
}

namespace {

using machine::PieceKind;
using machine::Pieces;
using machine::Turns;

std::size_t axis_of_face(std::uint8_t face) { return face % cube_axes; }

// Returns the number of the facet, among those of a corner's or an edge's place, that defines the
// orientation.
std::size_t telling_facet(PieceKind kind, std::size_t place, CubeAxis axis) {
    const machine::Faces faces = machine::place_faces(kind, place);
    const auto on = [&faces](std::size_t wanted) {
        const auto found = std::find_if(faces.begin(), faces.end(),
                                        [&](std::uint8_t face) { return axis_of_face(face) == wanted; });
        return static_cast<std::size_t>(found - faces.begin());
    };
    const auto first = static_cast<std::size_t>(axis);
    const std::size_t told = on(first);
    return told < faces.size() ? told : on((first + 1) % cube_axes);
}

bool is_in_slice(std::size_t place, CubeAxis axis) {
    const machine::Faces faces = machine::place_faces(PieceKind::edge, place);
    return std::none_of(faces.begin(), faces.end(), [&](std::uint8_t face) {
        return axis_of_face(face) == static_cast<std::size_t>(axis);
    });
}

// Returns whether the orientation facet of the piece is at that of the place.
bool is_oriented(PieceKind kind, std::size_t piece, std::size_t place, std::size_t turned_by, CubeAxis axis) {
    const std::size_t facets = kind == PieceKind::corner ? 3 : 2;
    return (telling_facet(kind, piece, axis) + turned_by) % facets == telling_facet(kind, place, axis);
}

bool is_finished(const RightPieces& right) {
    const auto is_right = [](bool each) { return each; };
    return std::all_of(right.corners.begin(), right.corners.end(), is_right) &&
           std::all_of(right.edges.begin(), right.edges.end(), is_right);
}

bool is_oriented(const Pieces& pieces, CubeAxis axis) {
    return is_finished(right_pieces(pieces, CubeStage::orient, axis));
}

// Returns the number of turns after which the rest of the plan stays in the axis's subgroup. Successive turns
// of one face are one unit, since a half turn may be two quarters.
std::size_t turns_of_first_stage(Pieces pieces, const Turns& plan, CubeAxis axis) {
    bool is_outside = !is_oriented(pieces, axis);
    std::size_t ends = 0;
    for (std::size_t i = 0; i < plan.size(); ++i) {
        pieces = machine::turned(pieces, plan[i]);
        const bool goes_on = i + 1 < plan.size() && plan[i + 1].face == plan[i].face;
        if (goes_on) continue;
        const bool is_in = is_oriented(pieces, axis);
        if (is_in && is_outside) ends = i + 1;
        is_outside = !is_in;
    }
    return ends;
}

}  // namespace

StageNow stage_of(const Pieces& pieces, const Turns& plan) {
    StageNow now{CubeStage::orient, CubeAxis::up_down, plan.size() + 1};
    for (std::size_t i = 0; i < cube_axes; ++i) {
        const auto axis = static_cast<CubeAxis>(i);
        const std::size_t left = turns_of_first_stage(pieces, plan, axis);
        if (left < now.left) now = {CubeStage::orient, axis, left};
    }
    if (now.left == 0) now = {CubeStage::bring_home, now.axis, plan.size()};
    return now;
}

RightPieces right_pieces(const Pieces& pieces, CubeStage stage, CubeAxis axis) {
    RightPieces right;
    for (std::size_t place = 0; place < machine::cube_corners; ++place) {
        const std::size_t piece = pieces.corner[place];
        const std::size_t twist = pieces.twist[place];
        right.corners[piece] = stage == CubeStage::orient
                                   ? is_oriented(PieceKind::corner, piece, place, twist, axis)
                                   : piece == place && twist == 0;
    }
    for (std::size_t place = 0; place < machine::cube_edges; ++place) {
        const std::size_t piece = pieces.edge[place];
        const std::size_t flip = pieces.flip[place];
        right.edges[piece] = stage == CubeStage::orient
                                 ? is_in_slice(piece, axis) == is_in_slice(place, axis) &&
                                       is_oriented(PieceKind::edge, piece, place, flip, axis)
                                 : piece == place && flip == 0;
    }
    return right;
}

std::vector<CubePlace> places_of_gained(const Pieces& pieces, const RightPieces& before,
                                        const RightPieces& after) {
    std::vector<CubePlace> places;
    for (std::uint8_t place = 0; place < machine::cube_corners; ++place) {
        const std::size_t piece = pieces.corner[place];
        if (after.corners[piece] && !before.corners[piece]) places.push_back({PieceKind::corner, place});
    }
    for (std::uint8_t place = 0; place < machine::cube_edges; ++place) {
        const std::size_t piece = pieces.edge[place];
        if (after.edges[piece] && !before.edges[piece]) places.push_back({PieceKind::edge, place});
    }
    return places;
}

}  // namespace switchbox::solve
