// Enumeration of the boards that show a picture, depth first over the states of the search. Each state is
// walked through again, but not twice if it leads nowhere.
#pragma once

#include <cstdint>
#include <vector>

#include "types/ghaly/picture/state_table.hpp"
#include "types/ghaly/picture/task.hpp"

namespace switchbox::solve {

// Enumerator that keeps a reference to the task.
class PictureList {
  public:
    PictureList(const PictureTask& task, std::size_t max_states);

    [[nodiscard]] std::vector<PressedRows> first(std::size_t limit);

  private:
    struct Dead {  // states without boards, at one place
        StateTable table;
        StateIndex index;
    };

    bool list_from(FrontierPlace place, const Frontier& frontier);
    [[nodiscard]] Dead& dead_at(FrontierPlace place);

    const PictureTask& task_;
    std::vector<Dead> dead_;
    std::size_t max_dead_;
    std::size_t limit_ = 0;
    PressedRows rows_;
    std::vector<PressedRows> boards_;
};

}  // namespace switchbox::solve
