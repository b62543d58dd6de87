// The boards that a finished picture search has counted, one by one: depth first over its states, each of
// which is walked through again, but not twice where it leads nowhere.
#pragma once

#include <cstdint>
#include <vector>

#include "solve/ghaly/picture/state_table.hpp"
#include "solve/ghaly/picture/task.hpp"

namespace switchbox::solve {

// Refers to the sweep's task, table and rows.
class PictureList {
  public:
    // row_begin[r] is the first state over row r, for all of the task, and under the last.
    PictureList(const PictureTask& task, const StateTable& table,
                const std::vector<std::uint32_t>& row_begin);

    [[nodiscard]] std::vector<PressedRows> first(std::size_t limit);

  private:
    bool list_below(std::size_t row, std::uint32_t state);

    const PictureTask& task_;
    const StateTable& table_;
    std::vector<StateIndex> under_;  // the states under each row
    std::vector<bool> dead_;         // states
    std::size_t limit_ = 0;
    PressedRows rows_;
    std::vector<PressedRows> boards_;
};

}  // namespace switchbox::solve
