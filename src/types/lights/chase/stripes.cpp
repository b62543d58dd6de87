#include "types/lights/chase/stripes.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#endif

#include "base/long_work.hpp"
#include "types/lights/chase/bits.hpp"

namespace switchbox::solve {
namespace {

using machine::Surface;

// Shape of a row.
struct RowShape {
    std::size_t width;           // in words
    std::size_t word_behind;     // has the column behind the last, which is no cell
    const std::uint64_t* cells;  // has ones for all but that column
};

// Computes the words that have both neighbours in their row. It advances pointers and handles four words a
// round: with indices, WebAssembly would add to an address for every word of every row.
inline void chase_words(const std::uint64_t* change, const std::uint64_t* here, std::uint64_t* __restrict row,
                        std::size_t count) {
#pragma GCC unroll 4
    for (; count > 0; --count, ++change, ++here, ++row) *row ^= *change ^ here[-1] ^ *here ^ here[1];
}

// Adds change + (1 + H) here to `row`, on the plane, and copies the result unless `copy` is null. It is a
// function called once per row because browsers optimize only code that is entered often.
[[gnu::noinline]] void chase_row(const std::uint64_t* change, const std::uint64_t* here,
                                 std::uint64_t* __restrict row, const RowShape& shape,
                                 std::uint64_t* __restrict copy) {
    const std::size_t last = shape.width - 1;
    if (last > 0) chase_words(change + 1, here + 1, row + 1, last - 1);
    // The left neighbours of the first word are the last word shifted up by one bit.
    const std::uint64_t on_left = here[last] << 1U;
    const std::uint64_t on_right = here[0] >> 1U;
    row[0] ^= change[0] ^ here[0] ^ on_left ^ (last > 0 ? here[1] : on_right);
    if (last > 0) row[last] ^= change[last] ^ here[last] ^ here[last - 1] ^ on_right;
    row[shape.word_behind] &= shape.cells[shape.word_behind];
    if (copy != nullptr) std::copy(row, row + shape.width, copy);
}

using ChaseRow = void (*)(const std::uint64_t* change, const std::uint64_t* here, std::uint64_t* row,
                          const RowShape& shape, std::uint64_t* copy);

#if defined(__x86_64__) && defined(__GNUC__)
// Does the same block by block. Measured: at 4000 columns it takes half the time. The neighbours come from
// registers, since reading an unaligned block of what has just been written waits for the writes. If it
// `streams`, the copy goes to memory without a place in the cache: the cache keeps the lamps for that.
template <bool streams>
[[gnu::target("avx512f")]] void chase_row_by_blocks(const std::uint64_t* change, const std::uint64_t* here,
                                                    std::uint64_t* __restrict row, const RowShape& shape,
                                                    std::uint64_t* __restrict copy) {
    const std::uint64_t* cells = shape.cells;
    const std::uint64_t on_left = here[shape.width - 1] << 1U;
    const std::uint64_t on_right = here[0] >> 1U;
    __m512i before = _mm512_set1_epi64(static_cast<long long>(on_left));
    __m512i block = _mm512_load_si512(here);
    for (std::size_t width = shape.width; width > 0; width -= words_in_block) {
        here += words_in_block;
        const __m512i after = width > words_in_block ? _mm512_load_si512(here)
                                                     : _mm512_set1_epi64(static_cast<long long>(on_right));
        const __m512i left = __builtin_shufflevector(before, block, 7, 8, 9, 10, 11, 12, 13, 14);
        const __m512i right = __builtin_shufflevector(block, after, 1, 2, 3, 4, 5, 6, 7, 8);
        const __m512i sum = _mm512_load_si512(change) ^ left ^ block ^ right;
        const __m512i next = (_mm512_load_si512(row) ^ sum) & _mm512_load_si512(cells);
        _mm512_store_si512(row, next);
        if (copy != nullptr) {
            if constexpr (streams) {
                _mm512_stream_si512(reinterpret_cast<__m512i*>(copy), next);
            } else {
                _mm512_store_si512(copy, next);
            }
            copy += words_in_block;
        }
        before = block;
        block = after;
        change += words_in_block;
        row += words_in_block;
        cells += words_in_block;
    }
}

const bool has_blocks = static_cast<bool>(__builtin_cpu_supports("avx512f"));

// Returns the function for rows of `width` words, of which `copied` words are copied in all.
ChaseRow chase_row_of(std::size_t width, std::size_t copied) {
    constexpr std::size_t beyond_cache = std::size_t{1} << 19U;  // 4 MB
    if (width < words_in_block || !has_blocks) return chase_row;
    return copied < beyond_cache ? chase_row_by_blocks<false> : chase_row_by_blocks<true>;
}
// Makes streamed words visible to other threads.
void end_streams() { _mm_sfence(); }
#else
ChaseRow chase_row_of(std::size_t /*width*/, std::size_t /*copied*/) { return chase_row; }
void end_streams() {}
#endif

// Returns the words in whole blocks of memory.
LargeVector<std::uint64_t> aligned_row(const BitWords& words, std::size_t width) {
    LargeVector<std::uint64_t> row(width, 0);
    std::copy(words.begin(), words.end(), row.begin());
    return row;
}

// Computes row after row from `first` and returns the last two. The rows before the last are written to
// `presses` unless it is null.
RowPair chase(const RowPair& first, const StripedGrid& change, Surface surface, std::uint64_t* presses) {
    const std::size_t width = change.words_in_row();
    const std::size_t last_word = (change.columns() - 1) % width;
    const std::size_t last_bit = (change.columns() - 1) / width;
    LargeVector<std::uint64_t> cells(width, ~std::uint64_t{0});
    const RowShape shape{width, change.columns() % width, cells.data()};
    const std::size_t bit_behind = change.columns() / width;
    if (bit_behind < bits_in_word) cells[shape.word_behind] ^= std::uint64_t{1} << bit_behind;
    LargeVector<std::uint64_t> one_row = aligned_row(first.before, width);
    LargeVector<std::uint64_t> other_row = aligned_row(first.here, width);
    std::uint64_t* before = one_row.data();
    std::uint64_t* here = other_row.data();
    if (presses != nullptr) std::copy(here, here + width, presses);
    const bool is_plane = surface == Surface::plane;
    const ChaseRow next_row = chase_row_of(width, presses != nullptr && is_plane ? change.rows() * width : 0);
    constexpr std::size_t rows_noted = 64;
    for (std::size_t row = 0; row < change.rows(); ++row) {
        if (row % rows_noted == 0) note_work(rows_noted * width);
        const bool is_kept = presses != nullptr && row + 1 < change.rows();
        std::uint64_t* copy = is_kept ? presses + (row + 1) * width : nullptr;
        next_row(change.row(row), here, before, shape, is_plane ? copy : nullptr);
        if (!is_plane) {
            before[0] ^= here[last_word] >> last_bit & 1U;
            before[last_word] ^= (here[0] & 1U) << last_bit;
            if (is_kept) std::copy(before, before + width, copy);
        }
        std::swap(before, here);
    }
    end_streams();
    return {{before, before + width}, {here, here + width}};
}

}  // namespace

RowPair chased_to_the_end(const RowPair& first, const StripedGrid& change, Surface surface) {
    return chase(first, change, surface, nullptr);
}

StripedGrid chased_rows(const RowPair& first, const StripedGrid& change, Surface surface) {
    LargeVector<std::uint64_t> presses(change.rows() * change.words_in_row());
    chase(first, change, surface, presses.data());
    return {change.rows(), change.columns(), std::move(presses)};
}

bool has_odd_overlap(const BitWords& a, const BitWords& b) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) sum ^= a[i] & b[i];
    return (std::popcount(sum) & 1) != 0;
}

void stripe_entries(const std::uint8_t* entries, std::size_t columns, std::uint64_t* words,
                    std::size_t width) {
    unsigned bit = 0;
    for (std::size_t first = 0; first < columns; first += width, ++bit) {
        const std::size_t count = std::min(width, columns - first);
        for (std::size_t i = 0; i < count; ++i) words[i] |= std::uint64_t{entries[first + i]} << bit;
    }
}

void unstripe_entries(const std::uint64_t* words, std::size_t width, std::uint8_t* entries,
                      std::size_t columns) {
    unsigned bit = 0;
    for (std::size_t first = 0; first < columns; first += width, ++bit) {
        const std::size_t count = std::min(width, columns - first);
        for (std::size_t i = 0; i < count; ++i)
            entries[first + i] = static_cast<std::uint8_t>(words[i] >> bit & 1U);
    }
}

void stripe_words(const std::uint64_t* plain, std::size_t columns, std::uint64_t* words, std::size_t width) {
    unsigned bit = 0;
    for (std::size_t first = 0; first < columns; first += width, ++bit) {
        const std::size_t count = std::min(width, columns - first);
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t column = first + i;
            words[i] |= (plain[column / bits_in_word] >> column % bits_in_word & 1U) << bit;
        }
    }
}

void unstripe_words(const std::uint64_t* words, std::size_t width, std::uint64_t* plain,
                    std::size_t columns) {
    unsigned bit = 0;
    std::size_t from = 0;
    for (std::size_t first = 0; first < columns; first += bits_in_word) {
        const std::size_t count = std::min(bits_in_word, columns - first);
        std::uint64_t bits = 0;
        for (std::size_t place = 0; place < count; ++place) {
            bits |= (words[from] >> bit & 1U) << place;
            if (++from < width) continue;
            from = 0;
            ++bit;
        }
        *plain++ = bits;
    }
}

}  // namespace switchbox::solve
