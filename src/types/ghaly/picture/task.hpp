// The machine and the picture that it is to show, as the picture search asks about them.
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

// How the rows of a board are pressed: bit c for column c.
using PressedRows = std::vector<std::uint64_t>;

class PictureTask {
  public:
    // Only the first `rows` rows have to show their colours.
    PictureTask(machine::LowBits bits, machine::Picture target, std::size_t rows);

    [[nodiscard]] std::size_t size() const { return bits_.left.size(); }
    [[nodiscard]] std::size_t rows() const { return rows_; }
    // 0 for dark, 1 .. N.
    [[nodiscard]] std::uint8_t colour(std::size_t row, std::size_t column) const {
        return target_[row * size() + column];
    }
    // What the wire of the generator over a column must come from to show this colour.
    [[nodiscard]] Constraint top_constraint(std::size_t column, std::uint8_t colour) const;
    // And that of the generator at the right of a row; it is never dark.
    [[nodiscard]] Constraint right_constraint(std::size_t row, std::uint8_t colour) const;

    // The transmitters that meet a constraint.
    [[nodiscard]] Transmitters meeting(Constraint constraint) const;
    // Those of them that the wire can come from which crosses into a row from below.
    [[nodiscard]] Transmitters meeting_under(std::size_t row, std::size_t column,
                                             Constraint constraint) const {
        return meeting(constraint) & reach_.under(row, column);
    }
    // And which enters a cell from the left.
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
    std::array<std::uint8_t, 64> left_with_{};    // the row or the column of the transmitter
    std::array<std::uint8_t, 64> bottom_with_{};  // with these low bits
};

}  // namespace switchbox::solve
