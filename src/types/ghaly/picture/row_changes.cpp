#include "types/ghaly/picture/row_changes.hpp"

#include <algorithm>

namespace switchbox::solve {

RowChanges::RowChanges(const PictureTask& task, std::size_t row, std::uint64_t now)
    : held_kinds_(task.size() + 2) {
    if (row == 0) return;  // any colour may come from above
    least_.resize((task.size() + 1) * held_kinds_);
    for (std::size_t c = 0; c < task.size(); ++c) {
        const std::uint8_t above = task.colour(row - 1, c);
        const std::uint8_t here = task.colour(row, c);
        const auto pressed = static_cast<std::size_t>(now >> c & 1U);
        const std::size_t* const before = &least_[c * held_kinds_];
        std::size_t* const after = &least_[(c + 1) * held_kinds_];
        for (std::size_t held = 0; held < held_kinds_; ++held) {
            after[held] = above == here ? before[held] + pressed : never;
        }
        const auto press = [&](std::size_t held) {
            after[held] = std::min(after[held], before[above] + 1 - pressed);
        };
        press(here);
        if (here != 0) press(held_kinds_ - 1);
    }
}

}  // namespace switchbox::solve
