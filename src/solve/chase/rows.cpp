#include "solve/chase/rows.hpp"

#include <algorithm>
#include <bit>

namespace switchbox::solve {
namespace {

using machine::Surface;

// Rows of a board as words.
struct Rows {
    const std::uint64_t* change;
    const std::uint64_t* above;
    const std::uint64_t* here;
};

// change + (1 + H) here + above. Called for each row: browsers compile well only what is entered again and
// again.
[[gnu::noinline]] void chase_row(const Rows& rows, std::uint64_t* below, std::size_t width,
                                 std::uint64_t last_word) {
    const std::uint64_t* here = rows.here;
    const auto alone = [&](std::size_t i) {
        return rows.change[i] ^ rows.above[i] ^ here[i] ^ here[i] << 1U ^ here[i] >> 1U;
    };
    constexpr unsigned rest = bits_in_word - 1;
    if (width == 1) {
        below[0] = alone(0) & last_word;
        return;
    }
    below[0] = alone(0) ^ here[1] << rest;
    for (std::size_t i = 1; i + 1 < width; ++i)
        below[i] = alone(i) ^ here[i - 1] >> rest ^ here[i + 1] << rest;
    below[width - 1] = (alone(width - 1) ^ here[width - 2] >> rest) & last_word;
}

class RowChase {
  public:
    RowChase(const BitGrid& change, Surface surface) : change_(change), surface_(surface) {}

    void go_on(std::size_t row, const std::uint64_t* above, const std::uint64_t* here,
               std::uint64_t* below) const {
        const std::size_t width = change_.words_in_row();
        chase_row({change_.row(row), above, here}, below, width, change_.last_word());
        if (surface_ == Surface::plane) return;
        const std::size_t last = (change_.columns() - 1) % bits_in_word;
        below[0] ^= here[width - 1] >> last & 1U;
        below[width - 1] ^= (here[0] & 1U) << last;
    }

  private:
    const BitGrid& change_;
    Surface surface_;
};

}  // namespace

RowPair chased_to_the_end(RowPair first, const BitGrid& change, Surface surface) {
    const RowChase chase(change, surface);
    BitWords above = std::move(first.above);
    BitWords here = std::move(first.below);
    above.resize(change.words_in_row());
    here.resize(change.words_in_row());
    BitWords next(change.words_in_row());
    for (std::size_t row = 0; row < change.rows(); ++row) {
        chase.go_on(row, above.data(), here.data(), next.data());
        above.swap(here);
        here.swap(next);
    }
    return {std::move(above), std::move(here)};
}

BitGrid chased_rows(const RowPair& first, const BitGrid& change, Surface surface) {
    const RowChase chase(change, surface);
    BitGrid presses(change.rows(), change.columns());
    BitWords before = first.above;
    before.resize(change.words_in_row());
    std::copy(first.below.begin(), first.below.end(), presses.row(0));
    for (std::size_t row = 1; row < change.rows(); ++row) {
        const std::uint64_t* above = row == 1 ? before.data() : presses.row(row - 2);
        chase.go_on(row - 1, above, presses.row(row - 1), presses.row(row));
    }
    return presses;
}

bool has_odd_overlap(const BitWords& a, const BitWords& b) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) sum ^= a[i] & b[i];
    return (std::popcount(sum) & 1) != 0;
}

}  // namespace switchbox::solve
