#include "library/memory.hpp"

#include <malloc.h>

#include <cstdint>
#include <cstdlib>

namespace switchbox::library {
namespace {

// Bytes allocated by this thread since the limit was set, and the limit; 0 if there is none. Memory that was
// allocated before and is freed now counts as negative.
struct Account {
    std::int64_t used = 0;
    std::int64_t limit = 0;
};
thread_local Account account;

}  // namespace

MemoryLimit::MemoryLimit(std::size_t bytes) { account = {0, static_cast<std::int64_t>(bytes)}; }

MemoryLimit::~MemoryLimit() { account = {}; }

void* counted(std::size_t size) noexcept {
    if (account.limit == 0) return std::malloc(size == 0 ? 1 : size);
    if (account.used + static_cast<std::int64_t>(size) > account.limit) return nullptr;
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory != nullptr) account.used += static_cast<std::int64_t>(malloc_usable_size(memory));
    return memory;
}

void release(void* memory) noexcept {
    if (account.limit != 0 && memory != nullptr)
        account.used -= static_cast<std::int64_t>(malloc_usable_size(memory));
    std::free(memory);
}

}  // namespace switchbox::library
