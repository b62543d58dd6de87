// What the tests of pictures of Ghaly's machine share: what every board of a small machine shows, as numbers.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "support/wirings.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

// A picture of at most 16 cells as a number, four bits a cell, the first cell on top.
using PictureNumber = std::uint64_t;
[[nodiscard]] PictureNumber number_of(const machine::Picture& picture);
[[nodiscard]] machine::Picture picture_of(PictureNumber number, std::size_t size);
// Bit i is cell i.
[[nodiscard]] std::uint32_t board_number(const machine::PressGrid& board);

// The wirings of all boards of N x N, N = 2 .. 4.
class EveryBoard {
  public:
    explicit EveryBoard(std::size_t size);

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t count() const { return wirings_.size(); }
    // What a board shows on a machine.
    [[nodiscard]] PictureNumber shown(const machine::LowBits& bits, std::size_t board) const;
    // Its dark cells, which are the same on all machines.
    [[nodiscard]] PictureNumber dark_cells(std::size_t board) const;

  private:
    struct Wiring {
        std::array<std::uint8_t, 8> origin{};  // of each exit
        std::array<std::uint8_t, 16> shown{};  // the exit of each cell
    };

    std::size_t size_;
    machine::LowJoin join_;
    std::vector<Wiring> wirings_;
};

// What the boards of one machine show, sorted.
class Looks {
  public:
    Looks(const EveryBoard& every, const machine::LowBits& bits);

    // All different pictures, ascending.
    [[nodiscard]] std::vector<PictureNumber> different() const;
    // The most boards that show the same.
    [[nodiscard]] std::size_t max_boards() const;
    // The boards that show a picture, ascending.
    [[nodiscard]] std::vector<std::uint32_t> boards(PictureNumber picture) const;
    // The first row, from 0, such that no board shows this picture's colours there and above; N if one shows
    // it all.
    [[nodiscard]] std::size_t failed_row(PictureNumber picture) const;

  private:
    std::size_t size_;
    std::vector<std::pair<PictureNumber, std::uint32_t>> looks_;
};

}  // namespace switchbox::test
