#include "library/memory.hpp"

#if defined(__APPLE__)
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif

#include <cstdint>
#include <cstdlib>
#include <new>

namespace switchbox::library {
namespace {

// Bytes allocated by this thread since the limit was set, and the limit; 0 if there is none. Memory that was
// allocated before and is freed now counts as negative.
struct Account {
    std::int64_t used = 0;
    std::int64_t limit = 0;
};
thread_local Account account;

// Returns the size that was allocated, as the account counts it.
std::int64_t size_of(void* memory) {
#if defined(__APPLE__)
    return static_cast<std::int64_t>(malloc_size(memory));
#else
    return static_cast<std::int64_t>(malloc_usable_size(memory));
#endif
}

}  // namespace

MemoryLimit::MemoryLimit(std::size_t bytes) { account = {0, static_cast<std::int64_t>(bytes)}; }

MemoryLimit::~MemoryLimit() { account = {}; }

void* counted(std::size_t size) noexcept {
    if (account.limit == 0) return std::malloc(size == 0 ? 1 : size);
    if (account.used + static_cast<std::int64_t>(size) > account.limit) return nullptr;
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory != nullptr) account.used += size_of(memory);
    return memory;
}

void* resized(void* memory, std::size_t size) noexcept {
    if (memory == nullptr) return counted(size);
    if (account.limit == 0) return std::realloc(memory, size);
    const std::int64_t before = size_of(memory);
    if (account.used - before + static_cast<std::int64_t>(size) > account.limit) return nullptr;
    void* const changed = std::realloc(memory, size);
    if (changed != nullptr) account.used += size_of(changed) - before;
    return changed;
}

void release(void* memory) noexcept {
    if (account.limit != 0 && memory != nullptr) account.used -= size_of(memory);
    std::free(memory);
}

void Text::append(std::string_view more) {
    const std::size_t size = size_ + more.size();
    if (size >= capacity_) {
        const std::size_t capacity = size + size / 4 + 1;  // with the final 0
        auto* const bytes = static_cast<char*>(resized(bytes_.get(), capacity));
        if (bytes == nullptr) throw std::bad_alloc();
        (void)bytes_.release();
        bytes_.reset(bytes);
        capacity_ = capacity;
    }
    size_ += more.copy(bytes_.get() + size_, more.size());
}

char* Text::release() {
    append({});  // an empty text has no memory yet
    bytes_.get()[size_] = 0;
    size_ = capacity_ = 0;
    return bytes_.release();
}

}  // namespace switchbox::library
