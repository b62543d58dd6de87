// Constraint on the transmitter of a wire that crosses into a row of Ghaly's machine from below. It ensures
// that the rows above show their required colours (docs/theory.md, "What the colours demand of the wires").
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::solve {

// Constraint in one byte, so that the constraints of a whole row are compared and hashed as a few words.
class Constraint {
  public:
    enum class Kind : std::uint8_t { left, bottom, low, any };

    constexpr Constraint() = default;  // none: no cell shows the generator that the wire leads to
    [[nodiscard]] static constexpr Constraint any_left() { return {Kind::any, 1}; }
    [[nodiscard]] static constexpr Constraint any_bottom() { return {Kind::any, 2}; }
    // Returns the constraint to the transmitter at the left of this row. bottom() gives the one under this
    // column.
    [[nodiscard]] static constexpr Constraint left(std::size_t row) { return {Kind::left, row}; }
    [[nodiscard]] static constexpr Constraint bottom(std::size_t column) { return {Kind::bottom, column}; }
    // Returns the constraint to either of the two transmitters with these low bits.
    [[nodiscard]] static constexpr Constraint low(std::size_t bits) { return {Kind::low, bits}; }

    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(code_ >> 6U); }
    [[nodiscard]] constexpr std::size_t which() const { return code_ & 63U; }
    friend constexpr bool operator==(Constraint, Constraint) = default;

  private:
    constexpr Constraint(Kind kind, std::size_t which)
        : code_(static_cast<std::uint8_t>(static_cast<std::size_t>(kind) << 6U | which)) {}

    std::uint8_t code_ = static_cast<std::uint8_t>(Kind::any) << 6U;
};
static_assert(machine::largest_ghaly <= 64);

// Constraints by column. Entries from N on are not changed.
using Constraints = std::array<Constraint, static_cast<std::size_t>(machine::largest_ghaly)>;

// Set of transmitters.
struct Transmitters {
    std::uint64_t left = 0;    // bit r: the one at the left of row r
    std::uint64_t bottom = 0;  // bit c: the one under column c

    [[nodiscard]] bool is_empty() const { return (left | bottom) == 0; }
    Transmitters& operator|=(const Transmitters& other) {
        left |= other.left;
        bottom |= other.bottom;
        return *this;
    }
    [[nodiscard]] Transmitters without(const Transmitters& other) const {
        return {left & ~other.left, bottom & ~other.bottom};
    }
    friend Transmitters operator&(const Transmitters& a, const Transmitters& b) {
        return {a.left & b.left, a.bottom & b.bottom};
    }
};

}  // namespace switchbox::solve
