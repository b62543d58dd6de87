#include "types/lights/solve/cell_index.hpp"

#include <algorithm>

#include "base/require.hpp"

namespace switchbox::solve {

CellIndex::CellIndex(const machine::CellMask& sites)
    : shape_(sites.shape),
      size_(static_cast<std::size_t>(std::count(sites.present.begin(), sites.present.end(), true))) {
    if (!has_all()) cells_ = sites.cells();
}

std::size_t CellIndex::index_of(std::size_t cell) const {
    if (has_all()) return cell;
    const auto place = std::lower_bound(cells_.begin(), cells_.end(), cell);
    require(place != cells_.end() && *place == cell, "there is no such cell");
    return static_cast<std::size_t>(place - cells_.begin());
}

std::vector<std::uint8_t> CellIndex::to_cells(const algebra::Residues& entries) const {
    if (has_all()) return entries;
    std::vector<std::uint8_t> grid(shape_.size());
    for (std::size_t i = 0; i < size_; ++i) grid[cells_[i]] = entries[i];
    return grid;
}

algebra::Residues CellIndex::from_cells(const std::vector<std::uint8_t>& cells) const {
    if (has_all()) return cells;
    algebra::Residues entries;
    entries.reserve(size_);
    for (const std::size_t cell : cells_) entries.push_back(cells[cell]);
    return entries;
}

}  // namespace switchbox::solve
