// Shared helpers for the tests of Ghaly pictures: the pictures of all boards of a small machine, as numbers.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "support/wirings.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

// Returns a picture of at most 16 cells as a number: four bits a cell, the first cell in the highest bits.
using PictureNumber = std::uint64_t;
[[nodiscard]] PictureNumber number_of(const machine::Picture& picture);
[[nodiscard]] machine::Picture picture_of(PictureNumber number, std::size_t size);
// Returns the press grid as a number; bit i is cell i.
[[nodiscard]] std::uint32_t board_number(const machine::PressGrid& board);

// Wirings of all boards of N x N cells, N = 2 .. 4.
class EveryBoard {
  public:
    explicit EveryBoard(std::size_t size);

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t count() const { return wirings_.size(); }
    // Returns the picture of a board on a machine.
    [[nodiscard]] PictureNumber shown(const machine::LowBits& bits, std::size_t board) const;
    // Returns the dark cells of the board, which are the same on all machines.
    [[nodiscard]] PictureNumber dark_cells(std::size_t board) const;

  private:
    struct Wiring {
        std::array<std::uint8_t, 8> origin{};  // the transmitter at each exit
        std::array<std::uint8_t, 16> shown{};  // the exit shown by each cell
    };

    std::size_t size_;
    machine::LowJoin join_;
    std::vector<Wiring> wirings_;
};

// Sorted pictures of all boards of one machine.
class Looks {
  public:
    Looks(const EveryBoard& every, const machine::LowBits& bits);

    // Returns all different pictures, ascending.
    [[nodiscard]] std::vector<PictureNumber> different() const;
    // Returns the largest number of boards that show one picture.
    [[nodiscard]] std::size_t max_boards() const;
    // Returns the boards that show a picture, ascending.
    [[nodiscard]] std::vector<std::uint32_t> boards(PictureNumber picture) const;
    // Returns the first row, from 0, for which no board shows the picture's rows up to and including it.
    // Returns N if a board shows the whole picture.
    [[nodiscard]] std::size_t failed_row(PictureNumber picture) const;

  private:
    std::size_t size_;
    std::vector<std::pair<PictureNumber, std::uint32_t>> looks_;
};

}  // namespace switchbox::test
