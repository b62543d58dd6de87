#include "phase_table.hpp"

#include <algorithm>
#include <numeric>

#include "types/cube/solve/coordinates.hpp"

namespace switchbox::test {

using machine::Pieces;
using solve::Coordinate;

namespace {

std::vector<std::uint16_t> moves_of(Coordinate coordinate, std::size_t values) {
    solve::MoveTable table(coordinate);
    while (!table.is_finished()) table.advance(values);
    std::vector<std::uint16_t> moves;
    for (std::size_t value = 0; value < values; ++value) {
        for (std::size_t turn = 0; turn < machine::turn_count; ++turn)
            moves.push_back(static_cast<std::uint16_t>(table.after(value, turn)));
    }
    return moves;
}

std::uint16_t small_value(Coordinate coordinate, const Pieces& pieces) {
    return static_cast<std::uint16_t>(value_of(coordinate, pieces));
}

}  // namespace

PhaseTable::PhaseTable() {
    make_moves();
    make_rotations();
    make_classes();
    fill();
}

PhaseTable::Place PhaseTable::place_of(const Pieces& pieces) {
    return {small_value(Coordinate::slice, pieces), small_value(Coordinate::flip, pieces),
            small_value(Coordinate::twist, pieces)};
}

void PhaseTable::make_moves() {
    slices_ = moves_of(Coordinate::slice, slice_count);
    flips_ = moves_of(Coordinate::flip, flip_count);
    twists_ = moves_of(Coordinate::twist, twist_count);
}

void PhaseTable::make_rotations() {
    for (const machine::FaceMap& faces : machine::rotations()) {
        if (faces[0] % 3 != 0) continue;  // only rotations that map U to U or D
        faces_.push_back(faces);
        Rotation rotation;
        for (std::size_t edge = 0; edge < machine::cube_edges; ++edge) {
            Pieces flipped = machine::solved_pieces();
            flipped.flip.at(edge) = 1;
            const auto seen = solve::seen_turned(flipped, faces).flip;
            rotation.to.at(edge) =
                static_cast<std::uint8_t>(std::find(seen.begin(), seen.end(), 1) - seen.begin());
        }
        for (std::size_t slice = 0; slice < slice_count; ++slice) {
            const Pieces seen = solve::seen_turned(pieces_with(Coordinate::slice, slice), faces);
            rotation.slice.push_back(small_value(Coordinate::slice, seen));
            rotation.flip.push_back(small_value(Coordinate::flip, seen));
        }
        for (std::size_t twist = 0; twist < twist_count; ++twist) {
            const Pieces seen = solve::seen_turned(pieces_with(Coordinate::twist, twist), faces);
            rotation.twist.push_back(small_value(Coordinate::twist, seen));
        }
        rotations_.push_back(std::move(rotation));
    }
}

std::uint32_t PhaseTable::rotated(const Rotation& rotation, std::uint32_t edges) const {
    const std::size_t slice = edges / flip_count;
    const auto flips = pieces_with(Coordinate::flip, edges % flip_count).flip;
    Pieces seen = machine::solved_pieces();
    for (std::size_t edge = 0; edge < flips.size(); ++edge)
        seen.flip.at(rotation.to.at(edge)) = flips.at(edge);
    const std::size_t flip = value_of(Coordinate::flip, seen) ^ rotation.flip[slice];
    return static_cast<std::uint32_t>(rotation.slice[slice] * flip_count + flip);
}

void PhaseTable::make_classes() {
    constexpr std::uint32_t none = ~std::uint32_t{0};
    classes_.assign(edge_count, {none, 0});
    for (std::uint32_t edges = 0; edges < edge_count; ++edges) {
        if (classes_[edges].number != none) continue;
        const auto number = static_cast<std::uint32_t>(firsts_.size());
        firsts_.push_back(edges);
        std::vector<std::uint8_t> keeping;
        for (std::size_t i = 0; i < rotations_.size(); ++i) {
            const std::uint32_t other = rotated(rotations_[i], edges);
            if (other == edges) keeping.push_back(static_cast<std::uint8_t>(i));
            const auto back = std::find(faces_.begin(), faces_.end(), machine::inverse(faces_[i]));
            if (classes_[other].number == none)
                classes_[other] = {number, static_cast<std::uint8_t>(back - faces_.begin())};
        }
        keeping_.push_back(std::move(keeping));
    }
}

bool PhaseTable::holds(std::size_t class_number, std::uint8_t distance) const {
    for (std::size_t twist = 0; twist < twist_count; ++twist)
        if (entry(class_number * twist_count + twist) == distance) return true;
    return false;
}

// Sets the entry for all rotations that fix the edges, since these may change the twist.
void PhaseTable::reach(std::size_t class_number, std::uint16_t twist, std::uint8_t distance) {
    for (const std::uint8_t rotation : keeping_[class_number]) {
        const std::size_t index = class_number * twist_count + rotations_[rotation].twist[twist];
        if (entry(index) != unknown) continue;
        set_entry(index, distance);
        counts_.back() += rotations_.size() / keeping_[class_number].size();
    }
}

// Expands all entries at a distance to those at one more.
void PhaseTable::spread(std::uint8_t distance) {
    for (std::size_t number = 0; number < firsts_.size(); ++number) {
        if (!holds(number, distance)) continue;
        const auto slice = static_cast<std::uint16_t>(firsts_[number] / flip_count);
        const auto flip = static_cast<std::uint16_t>(firsts_[number] % flip_count);
        for (std::uint16_t twist = 0; twist < twist_count; ++twist) {
            if (entry(number * twist_count + twist) != distance) continue;
            for (std::size_t turn = 0; turn < turns; ++turn) {
                const std::size_t index = index_of(after({slice, flip, twist}, turn));
                if (entry(index) == unknown)
                    reach(index / twist_count, static_cast<std::uint16_t>(index % twist_count),
                          static_cast<std::uint8_t>(distance + 1));
            }
        }
    }
}

// Does the same backwards: looks for neighbours of the entries that are still unknown. It is faster once
// these are the minority.
void PhaseTable::gather(std::uint8_t distance) {
    for (std::size_t number = 0; number < firsts_.size(); ++number) {
        const auto slice = static_cast<std::uint16_t>(firsts_[number] / flip_count);
        const auto flip = static_cast<std::uint16_t>(firsts_[number] % flip_count);
        for (std::uint16_t twist = 0; twist < twist_count; ++twist) {
            if (entry(number * twist_count + twist) != unknown) continue;
            for (std::size_t turn = 0; turn < turns; ++turn) {
                if (entry(index_of(after({slice, flip, twist}, turn))) != distance) continue;
                reach(number, twist, static_cast<std::uint8_t>(distance + 1));
                break;
            }
        }
    }
}

void PhaseTable::fill() {
    constexpr std::uint64_t all = std::uint64_t{edge_count} * twist_count;
    distances_.assign((firsts_.size() * twist_count + 1) / 2, 0xFF);
    counts_.assign(1, 0);
    reach(0, 0, 0);
    std::uint64_t known = counts_.back();
    for (std::uint8_t distance = 0; known < all; ++distance) {
        counts_.push_back(0);
        if (known < all / 3) {
            spread(distance);
        } else {
            gather(distance);
        }
        known += counts_.back();
    }
}

}  // namespace switchbox::test
