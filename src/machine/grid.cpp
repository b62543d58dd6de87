#include "machine/grid.hpp"

#include <algorithm>

#include "machine/entry_words.hpp"

namespace switchbox {

template class SharedVector<std::uint8_t>;
template class SharedVector<std::size_t>;

namespace machine {

namespace {

// Returns the sum of the eight bytes of a number, each below 32.
std::size_t sum_of_bytes(std::uint64_t bytes) {
    return static_cast<std::size_t>((bytes * each_entry) >> 56U);
}

}  // namespace

std::size_t sum_of(const Cells& cells) {
    constexpr std::uint64_t low_halves = 0x0F * each_entry;
    const std::uint8_t* entries = cells.data();
    std::size_t sum = 0;
    std::size_t i = 0;
    for (; i + entries_in_word <= cells.size(); i += entries_in_word) {
        const std::uint64_t bytes = word_at(entries + i);
        sum += sum_of_bytes(bytes & low_halves) + 16 * sum_of_bytes((bytes >> 4U) & low_halves);
    }
    for (; i < cells.size(); ++i) sum += entries[i];
    return sum;
}

bool is_blank(const Cells& cells) {
    const std::uint8_t* entries = cells.data();
    const std::size_t size = cells.size();
    std::size_t i = 0;
    while (i + entries_in_word <= size && word_at(entries + i) == 0) i += entries_in_word;
    while (i < size && entries[i] == 0) ++i;
    return i == size;
}

std::size_t count_different(const Cells& a, const Cells& b) {
    std::size_t count = 0;
    std::size_t i = 0;
    for (; i + entries_in_word <= a.size(); i += entries_in_word) {
        std::uint64_t changed = word_at(a.data() + i) ^ word_at(b.data() + i);
        for (const unsigned by : {4U, 2U, 1U}) changed |= changed >> by;
        count += sum_of_bytes(changed & each_entry);
    }
    for (; i < a.size(); ++i) count += a[i] != b[i] ? 1 : 0;
    return count;
}

std::vector<std::size_t> different_cells(const Cells& a, const Cells& b) {
    std::vector<std::size_t> found;
    const std::uint8_t* before = a.data();
    const std::uint8_t* after = b.data();
    const std::size_t size = a.size();
    for (std::size_t begin = 0; begin < size; begin += entries_in_word) {
        if (begin + entries_in_word <= size && word_at(before + begin) == word_at(after + begin)) continue;
        for (std::size_t i = begin; i < std::min(begin + entries_in_word, size); ++i) {
            if (before[i] != after[i]) found.push_back(i);
        }
    }
    return found;
}

CellRange different_range(const Cells& a, const Cells& b) {
    const std::uint8_t* before = a.data();
    const std::uint8_t* after = b.data();
    CellRange range{0, a.size()};
    while (range.begin + entries_in_word <= range.end &&
           word_at(before + range.begin) == word_at(after + range.begin)) {
        range.begin += entries_in_word;
    }
    while (range.begin < range.end && before[range.begin] == after[range.begin]) ++range.begin;
    while (range.begin + entries_in_word <= range.end &&
           word_at(before + range.end - entries_in_word) == word_at(after + range.end - entries_in_word)) {
        range.end -= entries_in_word;
    }
    while (range.begin < range.end && before[range.end - 1] == after[range.end - 1]) --range.end;
    return range.begin < range.end ? range : CellRange{};
}

}  // namespace machine

}  // namespace switchbox
