#include "base/large_vector.hpp"

#include <memory>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace switchbox {

void prefer_large_pages([[maybe_unused]] void* first, [[maybe_unused]] std::size_t bytes) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    constexpr std::size_t page = std::size_t{1} << 21U;
    std::size_t room = bytes;
    void* whole = first;
    if (std::align(page, page, whole, room) != nullptr) madvise(whole, room / page * page, MADV_HUGEPAGE);
#endif
}

}  // namespace switchbox
