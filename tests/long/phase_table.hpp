// Exact table of the number of face turns from every cube to the second phase
// (types/cube/solve/coordinates.hpp). It combines twist, flip and slice, which is too large for the web page.
// Cubes related by one of the eight rotations that keep the axis U-D share an entry. It takes 139 MB and a
// minute to compute.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "types/cube/model/pieces.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::test {

class PhaseTable {
  public:
    PhaseTable();

    // Coordinates of a cube relative to the axis U-D.
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
    // Returns the number of coordinate triples at each distance.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }

  private:
    static constexpr std::size_t turns = machine::turn_count;
    static constexpr std::size_t slice_count = 495;
    static constexpr std::size_t flip_count = 2048;
    static constexpr std::size_t twist_count = 2187;
    static constexpr std::size_t edge_count = slice_count * flip_count;  // flips with slices
    static constexpr std::uint8_t unknown = 15;

    // Effect of one rotation on the coordinates.
    struct Rotation {
        std::array<std::uint8_t, machine::cube_edges> to{};  // position to which each flipped edge moves
        std::vector<std::uint16_t> slice;
        std::vector<std::uint16_t> flip;  // flip that it adds, by slice
        std::vector<std::uint16_t> twist;
    };
    // Class of the edge coordinates that share entries: its number, and the rotation to its representative.
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
    std::vector<machine::FaceMap> faces_;  // face map of each rotation
    std::vector<Rotation> rotations_;
    std::vector<Class> classes_;                      // class of each slice and flip
    std::vector<std::uint32_t> firsts_;               // representative of each class
    std::vector<std::vector<std::uint8_t>> keeping_;  // rotations that fix the representative
    std::vector<std::uint8_t> distances_;             // two entries a byte
    std::vector<std::uint64_t> counts_;
};

}  // namespace switchbox::test
