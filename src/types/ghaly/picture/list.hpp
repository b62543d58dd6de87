// The boards that show a picture, one by one: depth first over the states of the search, each of which is
// walked through again, but not twice where it leads nowhere.
#pragma once

#include <cstdint>
#include <vector>

#include "types/ghaly/picture/state_table.hpp"
#include "types/ghaly/picture/task.hpp"

namespace switchbox::solve {

// Refers to the task.
class PictureList {
  public:
    PictureList(const PictureTask& task, std::size_t max_states);

    [[nodiscard]] std::vector<PressedRows> first(std::size_t limit);

  private:
    struct Dead {  // states at one place
        StateTable table;
        StateIndex index;
    };

    bool list_from(Place place, const Frontier& frontier);
    [[nodiscard]] Dead& dead_at(Place place);

    const PictureTask& task_;
    std::vector<Dead> dead_;
    std::size_t max_dead_;
    std::size_t limit_ = 0;
    PressedRows rows_;
    std::vector<PressedRows> boards_;
};

}  // namespace switchbox::solve
