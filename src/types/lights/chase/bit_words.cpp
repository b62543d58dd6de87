#include "types/lights/chase/bit_words.hpp"

#include <bit>

namespace switchbox::solve {
namespace {

inline std::size_t count_apart(const std::uint64_t* a, const std::uint64_t* b, std::size_t words) {
    int ones = 0;
    for (std::size_t i = 0; i < words; ++i) ones += std::popcount(a[i] ^ b[i]);
    return static_cast<std::size_t>(ones);
}

// Uses the POPCNT instruction if the processor has it; without it, counting takes eight times as long. Every
// x86-64 processor since 2008 has it, but the oldest do not, so the program checks at run time.
#if defined(__x86_64__) && defined(__GNUC__)
[[gnu::target("popcnt")]] std::size_t count_apart_fast(const std::uint64_t* a, const std::uint64_t* b,
                                                       std::size_t words) {
    return count_apart(a, b, words);
}

const bool counts_fast = static_cast<bool>(__builtin_cpu_supports("popcnt"));
#endif

}  // namespace

std::size_t bits_apart(const std::uint64_t* a, const std::uint64_t* b, std::size_t words) {
#if defined(__x86_64__) && defined(__GNUC__)
    if (counts_fast) return count_apart_fast(a, b, words);
#endif
    return count_apart(a, b, words);
}

}  // namespace switchbox::solve
