#include "machine/grid.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "machine/text.hpp"

namespace switchbox::machine {
namespace {

// Appends a run, and merges it with the last one if they touch.
void add_run(CellRuns& runs, CellRange run) {
    if (!runs.empty() && runs.back().end >= run.begin) {
        runs.back().end = std::max(runs.back().end, run.end);
    } else {
        runs.push_back(run);
    }
}

std::optional<std::size_t> parse_cell(std::string_view text) {
    const auto number = parse_number(text);
    if (!number || *number == 0 || !std::in_range<std::size_t>(*number)) return std::nullopt;
    return static_cast<std::size_t>(*number - 1);
}

std::optional<CellRange> parse_run(std::string_view text) {
    const std::size_t dash = text.find('-');
    const auto first = parse_cell(text.substr(0, dash));
    if (!first) return std::nullopt;
    if (dash == std::string_view::npos) return CellRange{*first, *first + 1};
    const auto last = parse_cell(text.substr(dash + 1));
    if (!last || *last <= *first) return std::nullopt;
    return CellRange{*first, *last + 1};
}

}  // namespace

CellRuns runs_of(std::vector<std::size_t> cells) {
    std::sort(cells.begin(), cells.end());
    CellRuns runs;
    for (const std::size_t cell : cells) add_run(runs, {cell, cell + 1});
    return runs;
}

CellRuns rectangle(Shape shape, std::size_t corner, std::size_t opposite) {
    const auto [top, bottom] = std::minmax({shape.row(corner), shape.row(opposite)});
    const auto [left, right] = std::minmax({shape.column(corner), shape.column(opposite)});
    CellRuns runs;
    for (int row = top; row <= bottom; ++row)
        add_run(runs, {shape.cell(row, left), shape.cell(row, right) + 1});
    return runs;
}

std::vector<std::size_t> line_between(Shape shape, std::size_t from, std::size_t to) {
    const int rows = shape.row(to) - shape.row(from);
    const int columns = shape.column(to) - shape.column(from);
    const int steps = std::max(std::abs(rows), std::abs(columns));
    std::vector<std::size_t> cells{from};
    for (int step = 1; step <= steps; ++step) {
        const auto along = [&](int all) {
            return static_cast<int>(std::lround(static_cast<double>(all) * step / steps));
        };
        cells.push_back(shape.cell(shape.row(from) + along(rows), shape.column(from) + along(columns)));
    }
    return cells;
}

std::size_t count_cells(const CellRuns& runs) {
    std::size_t count = 0;
    for (const CellRange& run : runs) count += run.end - run.begin;
    return count;
}

std::string format_runs(const CellRuns& runs) {
    std::string text;
    for (const CellRange& run : runs) {
        if (!text.empty()) text += ',';
        text += std::to_string(run.begin + 1);
        if (run.end - run.begin > 1) text += "-" + std::to_string(run.end);
    }
    return text;
}

std::optional<CellRuns> parse_runs(std::string_view text) {
    CellRuns runs;
    for (const std::string_view part : split(text, ',')) {
        const auto run = parse_run(part);
        if (!run || (!runs.empty() && run->begin <= runs.back().end)) return std::nullopt;
        runs.push_back(*run);
    }
    if (format_runs(runs) != text) return std::nullopt;
    return runs;
}

}  // namespace switchbox::machine

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
