// How many face turns every cube is from the second phase (types/cube/solve/coordinates.hpp), exactly: twist,
// flip and slice together, which are too many for a page. Cubes that one of the eight rotations that keep the
// axis U-D takes to each other share an entry. 139 MB, a minute to make.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "types/cube/model/pieces.hpp"
#include "types/cube/model/rotations.hpp"

namespace switchbox::test {

class PhaseTable {
  public:
    PhaseTable();

    // As the axis U-D sees a cube.
    struct Place {
        std::uint16_t slice = 0;
        std::uint16_t flip = 0;
        std::uint16_t twist = 0;
    };
    [[nodiscard]] static Place place_of(const machine::Pieces& pieces);
    [[nodiscard]] Place after(Place place, std::size_t turn) const {
        return {slices_[place.slice * turns + turn], flips_[place.flip * turns + turn],
                twists_[place.twist * turns + turn]};
    }
    [[nodiscard]] int distance(Place place) const { return entry(index_of(place)); }
    // How many places there are at each distance.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }

  private:
    static constexpr std::size_t turns = machine::turn_count;
    static constexpr std::size_t slice_count = 495;
    static constexpr std::size_t flip_count = 2048;
    static constexpr std::size_t twist_count = 2187;
    static constexpr std::size_t edge_count = slice_count * flip_count;  // flips with slices
    static constexpr std::uint8_t unknown = 15;

    // What one of the rotations makes of a place.
    struct Rotation {
        std::array<std::uint8_t, machine::cube_edges> to{};  // where each flipped edge goes
        std::vector<std::uint16_t> slice;
        std::vector<std::uint16_t> flip;  // that it adds, by the slice
        std::vector<std::uint16_t> twist;
    };
    // The edges of the places that share their entries, and which rotation takes one to the first of them.
    struct Class {
        std::uint32_t number = 0;
        std::uint8_t rotation = 0;
    };

    void make_moves();
    void make_rotations();
    void make_classes();
    void fill();
    void spread(std::uint8_t distance);
    void gather(std::uint8_t distance);
    void reach(std::size_t class_number, std::uint16_t twist, std::uint8_t distance);
    [[nodiscard]] std::uint32_t rotated(const Rotation& rotation, std::uint32_t edges) const;
    [[nodiscard]] bool holds(std::size_t class_number, std::uint8_t distance) const;

    [[nodiscard]] std::size_t index_of(Place place) const {
        const Class& of = classes_[place.slice * flip_count + place.flip];
        return of.number * twist_count + rotations_[of.rotation].twist[place.twist];
    }
    [[nodiscard]] std::uint8_t entry(std::size_t index) const {
        return index % 2 == 0 ? distances_[index / 2] & 15U : distances_[index / 2] >> 4U;
    }
    void set_entry(std::size_t index, std::uint8_t distance) {
        std::uint8_t& both = distances_[index / 2];
        both = static_cast<std::uint8_t>(index % 2 == 0 ? (both & 0xF0U) | distance
                                                        : (both & 15U) | (distance << 4U));
    }

    std::vector<std::uint16_t> slices_;
    std::vector<std::uint16_t> flips_;
    std::vector<std::uint16_t> twists_;
    std::vector<machine::FaceMap> faces_;  // of the rotations
    std::vector<Rotation> rotations_;
    std::vector<Class> classes_;                      // of each flip with its slice
    std::vector<std::uint32_t> firsts_;               // of each class
    std::vector<std::vector<std::uint8_t>> keeping_;  // the rotations that keep that
    std::vector<std::uint8_t> distances_;             // two to a byte
    std::vector<std::uint64_t> counts_;
};

}  // namespace switchbox::test
