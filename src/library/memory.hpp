// Limit of the memory of a request. The shared library counts what the present thread allocates with `new`;
// elsewhere a limit has no effect.
#pragma once

#include <cstddef>

namespace switchbox::library {

// Limit for the present thread, until the end of the scope. Beyond it `new` throws std::bad_alloc.
class MemoryLimit {
  public:
    explicit MemoryLimit(std::size_t bytes);
    MemoryLimit(const MemoryLimit&) = delete;
    MemoryLimit& operator=(const MemoryLimit&) = delete;
    ~MemoryLimit();
};

// Allocates and counts; returns nullptr beyond the limit, or if the system has no memory.
[[nodiscard]] void* counted(std::size_t size) noexcept;
// Frees what counted() or std::malloc() allocated.
void release(void* memory) noexcept;

}  // namespace switchbox::library
