// Machine and picture of a picture search, as constraints on the wires.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "machine/grid.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/picture/constraint.hpp"
#include "types/ghaly/picture/reach.hpp"

namespace switchbox::solve {

// Presses of the rows of a board: bit c for column c.
using PressedRows = std::vector<std::uint64_t>;

class PictureTask {
  public:
    // Requires only the first `rows` rows to show their colours.
    PictureTask(machine::LowBits bits, machine::Picture target, std::size_t rows);

    [[nodiscard]] std::size_t size() const { return bits_.left.size(); }
    [[nodiscard]] std::size_t rows() const { return rows_; }
    // Returns 0 for dark, else 1 .. N.
    [[nodiscard]] std::uint8_t colour(std::size_t row, std::size_t column) const {
        return target_[row * size() + column];
    }
    // Returns the constraint on the wire of the generator over a column that must show this colour.
    [[nodiscard]] Constraint top_constraint(std::size_t column, std::uint8_t colour) const;
    // Returns the constraint for the generator at the right of a row, which is never dark.
    [[nodiscard]] Constraint right_constraint(std::size_t row, std::uint8_t colour) const;

    // Returns the transmitters that meet a constraint.
    [[nodiscard]] Transmitters meeting(Constraint constraint) const;
    // Returns those of them from which the wire can come that crosses into a row from below.
    [[nodiscard]] Transmitters meeting_under(std::size_t row, std::size_t column,
                                             Constraint constraint) const {
        return meeting(constraint) & reach_.under(row, column);
    }
    // Returns those of them from which the wire can come that enters a cell from the left.
    [[nodiscard]] Transmitters meeting_into(std::size_t row, std::size_t column,
                                            Constraint constraint) const {
        return meeting(constraint) & reach_.into(row, column);
    }

  private:
    [[nodiscard]] std::size_t partner(std::uint8_t low, std::uint8_t colour) const;

    machine::LowBits bits_;
    machine::Picture target_;
    std::size_t rows_;
    machine::LowJoin join_;
    Reach reach_;
    std::array<std::uint8_t, 64> left_with_{};    // row of the left transmitter with these low bits
    std::array<std::uint8_t, 64> bottom_with_{};  // column of the bottom transmitter with these low bits
};

}  // namespace switchbox::solve
