#include "types/ghaly/solve/class.hpp"

#include <array>

namespace switchbox::solve {
namespace {

using Places = std::array<std::uint8_t, machine::largest_ghaly>;

// Returns the place of each low-bits value in `bits`.
Places places_of(const std::vector<std::uint8_t>& bits) {
    Places places{};
    for (std::size_t i = 0; i < bits.size(); ++i) places.at(bits[i]) = static_cast<std::uint8_t>(i);
    return places;
}

// Returns, for each generator, the transmitter that joins with it to `kappa`.
algebra::Permutation mates(const std::vector<std::uint8_t>& generators,
                           const std::vector<std::uint8_t>& transmitters, int kappa) {
    const machine::LowJoin join(static_cast<int>(generators.size()));
    const Places places = places_of(transmitters);
    algebra::Permutation mates(generators.size());
    for (std::size_t i = 0; i < mates.size(); ++i) {
        mates[i] = places.at(static_cast<std::size_t>(join.partner(generators[i], kappa)));
    }
    return mates;
}

}  // namespace

GhalyClass class_of(const machine::LowBits& bits) {
    const machine::LowJoin join(static_cast<int>(bits.left.size()));
    const int kappa = join.join(bits.left[0], bits.right[0]);
    return {kappa, mates(bits.top, bits.bottom, kappa), mates(bits.right, bits.left, kappa),
            places_of(bits.right).at(bits.top[0])};
}

}  // namespace switchbox::solve
