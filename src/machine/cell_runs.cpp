#include "machine/cell_runs.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "machine/notation.hpp"

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
