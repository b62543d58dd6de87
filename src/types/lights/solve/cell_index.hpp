// Numbering of the cells of a grid that exist: entry i of a vector belongs to the i-th of them.
#pragma once

#include <vector>

#include "algebra/residues.hpp"
#include "machine/rule.hpp"

namespace switchbox::solve {

// Map between cells and their numbers. It has no list if every cell exists.
class CellIndex {
  public:
    explicit CellIndex(const machine::CellMask& sites);

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t cell(std::size_t index) const { return has_all() ? index : cells_[index]; }
    // Returns the number of a cell, which must exist.
    [[nodiscard]] std::size_t index_of(std::size_t cell) const;

    [[nodiscard]] machine::Shape shape() const { return shape_; }  // of the grid

    // Makes a grid. Cells that do not exist get 0.
    template <class GridType>
    [[nodiscard]] GridType to_grid(const algebra::Residues& entries) const {
        return {shape_, to_cells(entries)};
    }
    template <class GridType>
    [[nodiscard]] algebra::Residues from_grid(const GridType& grid) const {
        return from_cells(grid.cells);
    }

  private:
    [[nodiscard]] bool has_all() const { return size_ == shape_.size(); }
    [[nodiscard]] std::vector<std::uint8_t> to_cells(const algebra::Residues& entries) const;
    [[nodiscard]] algebra::Residues from_cells(const std::vector<std::uint8_t>& cells) const;

    machine::Shape shape_;
    std::size_t size_;
    std::vector<std::size_t> cells_;
};

}  // namespace switchbox::solve
