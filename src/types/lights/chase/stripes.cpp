#include "types/lights/chase/stripes.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/long_work.hpp"
#include "types/lights/chase/bits.hpp"

namespace switchbox::solve {
namespace {

using machine::Surface;

// Computes the words that have both neighbours in their row. It advances pointers and handles four words a
// round: with indices, WebAssembly would add to an address for every word of every row.
inline void chase_words(const std::uint64_t* change, const std::uint64_t* before, const std::uint64_t* here,
                        std::uint64_t* __restrict next, std::size_t count) {
#pragma GCC unroll 4
    for (; count > 0; --count, ++change, ++before, ++here, ++next)
        *next = *change ^ *before ^ here[-1] ^ *here ^ here[1];
}

// Computes the words of change + (1 + H) here + before, on the plane. It is a function called once per row
// because browsers optimize only code that is entered often.
[[gnu::noinline]] void chase_row(const std::uint64_t* change, const std::uint64_t* before,
                                 const std::uint64_t* here, std::uint64_t* __restrict next,
                                 std::size_t width) {
    const std::size_t last = width - 1;
    if (last > 0) chase_words(change + 1, before + 1, here + 1, next + 1, last - 1);
    // The left neighbours of the first word are the last word shifted up by one bit.
    const std::uint64_t on_left = here[last] << 1U;
    const std::uint64_t on_right = here[0] >> 1U;
    next[0] = change[0] ^ before[0] ^ here[0] ^ on_left ^ (last > 0 ? here[1] : on_right);
    if (last > 0) next[last] = change[last] ^ before[last] ^ here[last] ^ here[last - 1] ^ on_right;
}

class RowChase {
  public:
    RowChase(const StripedGrid& change, Surface surface)
        : change_(change),
          surface_(surface),
          width_(change.words_in_row()),
          last_word_((change.columns() - 1) % width_),
          last_bit_((change.columns() - 1) / width_),
          word_behind_(change.columns() % width_),
          kept_of_it_(change.columns() / width_ < bits_in_word
                          ? ~(std::uint64_t{1} << change.columns() / width_)
                          : ~std::uint64_t{0}) {}

    void go_on(std::size_t row, const std::uint64_t* before, const std::uint64_t* here,
               std::uint64_t* next) const {
        chase_row(change_.row(row), before, here, next, width_);
        next[word_behind_] &= kept_of_it_;  // only the column behind the last can be set
        if (surface_ == Surface::plane) return;
        next[0] ^= here[last_word_] >> last_bit_ & 1U;
        next[last_word_] ^= (here[0] & 1U) << last_bit_;
    }

  private:
    const StripedGrid& change_;
    Surface surface_;
    std::size_t width_;
    std::size_t last_word_;
    std::size_t last_bit_;
    std::size_t word_behind_;
    std::uint64_t kept_of_it_;
};

}  // namespace

RowPair chased_to_the_end(RowPair first, const StripedGrid& change, Surface surface) {
    const RowChase chase(change, surface);
    BitWords before = std::move(first.before);
    BitWords here = std::move(first.here);
    before.resize(change.words_in_row());
    here.resize(change.words_in_row());
    BitWords next(change.words_in_row());
    for (std::size_t row = 0; row < change.rows(); ++row) {
        note_work(next.size());
        chase.go_on(row, before.data(), here.data(), next.data());
        before.swap(here);
        here.swap(next);
    }
    return {std::move(before), std::move(here)};
}

StripedGrid chased_rows(const RowPair& first, const StripedGrid& change, Surface surface) {
    const RowChase chase(change, surface);
    StripedGrid presses(change.rows(), change.columns());
    BitWords outside = first.before;
    outside.resize(change.words_in_row());
    std::copy(first.here.begin(), first.here.end(), presses.row(0));
    const std::uint64_t* before = outside.data();
    for (std::size_t row = 0; row + 1 < change.rows(); ++row) {
        note_work(presses.words_in_row());
        chase.go_on(row, before, presses.row(row), presses.row(row + 1));
        before = presses.row(row);
    }
    return presses;
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
