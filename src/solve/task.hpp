// Long work in slices. Destroying a task cancels it.
#pragma once

#include <cstdint>

namespace switchbox::solve {

class Task {
  public:
    Task() = default;
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;
    virtual ~Task() = default;

    // Advances by about `budget` units of work, but at least one step. One unit takes about a nanosecond.
    virtual void advance(std::uint64_t budget) = 0;
    [[nodiscard]] virtual bool is_finished() const = 0;
    [[nodiscard]] virtual double progress() const = 0;  // 0 to 1
};

}  // namespace switchbox::solve
