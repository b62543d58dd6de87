#include "types/lights/chase/chase.hpp"

#include <algorithm>

#include "base/long_work.hpp"
#include "base/result.hpp"
#include "types/lights/chase/stripes.hpp"

namespace switchbox::solve {

StripedGrid::StripedGrid(std::size_t rows, std::size_t columns, const std::vector<std::uint8_t>& entries)
    : StripedGrid(rows, columns) {
    require(entries.size() == rows * columns, "the entries are not those of this board");
    for (std::size_t i = 0; i < rows; ++i) {
        note_work(2 * columns);
        stripe_entries(entries.data() + i * columns, columns, row(rows - 1 - i), words_in_row());
    }
}

std::vector<std::uint8_t> StripedGrid::entries() const {
    std::vector<std::uint8_t> entries(rows() * columns());
    for (std::size_t i = 0; i < rows(); ++i) {
        note_work(2 * columns());
        unstripe_entries(row(rows() - 1 - i), words_in_row(), entries.data() + i * columns(), columns());
    }
    return entries;
}

std::size_t StripedGrid::ones() const {
    const StripedGrid nothing(1, columns());
    std::size_t sum = 0;
    for (std::size_t i = 0; i < rows(); ++i) sum += bits_apart(row(i), nothing.row(0), words_in_row());
    return sum;
}

BitWords StripedGrid::striped(const BitWords& plain) const {
    BitWords striped(words_in_row());
    stripe_words(plain.data(), std::min(columns(), plain.size() * bits_in_word), striped.data(),
                 striped.size());
    return striped;
}

BitWords StripedGrid::plain(const BitWords& striped) const {
    BitWords plain(words_in_row());
    unstripe_words(striped.data(), striped.size(), plain.data(), columns());
    return plain;
}

std::vector<algebra::CyclicGenerator> quiet_patterns(const Chase& chase) {
    std::vector<algebra::CyclicGenerator> patterns;
    patterns.reserve(chase.nullity());
    for (std::size_t i = 0; i < chase.nullity(); ++i) patterns.push_back({chase.quiet(i).entries(), 2});
    return patterns;
}

}  // namespace switchbox::solve
