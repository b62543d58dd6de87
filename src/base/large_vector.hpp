// Vectors for millions of values that are all written once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>
#include <vector>

namespace switchbox {

// Asks the system to back memory that has not been written yet by pages of megabytes instead of kilobytes.
// Where it has no such pages, or the memory is too short, nothing is done.
void prefer_large_pages(void* first, std::size_t bytes);

// Allocator that begins at a whole block of 512 bits, prefers large pages, and leaves the values unset that
// have no initial value.
template <class Value>
class LargeVectorAllocator {
  public:
    using value_type = Value;

    LargeVectorAllocator() = default;
    template <class Other>
    explicit LargeVectorAllocator(const LargeVectorAllocator<Other>& /*other*/) {}

    [[nodiscard]] Value* allocate(std::size_t count) {
        void* first = ::operator new(count * sizeof(Value), block);
        prefer_large_pages(first, count * sizeof(Value));
        return static_cast<Value*>(first);
    }
    void deallocate(Value* first, std::size_t /*count*/) { ::operator delete(first, block); }
    template <class Made>
    void construct(Made* place) {
        ::new (static_cast<void*>(place)) Made;
    }
    template <class Made, class... From>
    void construct(Made* place, From&&... from) {
        ::new (static_cast<void*>(place)) Made(std::forward<From>(from)...);
    }

    friend bool operator==(const LargeVectorAllocator&, const LargeVectorAllocator&) { return true; }

  private:
    static constexpr std::align_val_t block{64};
};

template <class Value>
using LargeVector = std::vector<Value, LargeVectorAllocator<Value>>;

}  // namespace switchbox
