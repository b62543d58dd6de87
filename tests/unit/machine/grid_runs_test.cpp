#include <algorithm>
#include <cstdlib>

#include "base/random.hpp"
#include "machine/grid.hpp"
#include "support/support.hpp"

namespace switchbox::test {
namespace {

using machine::CellRuns;
using machine::Shape;

std::vector<std::size_t> cells_of(const CellRuns& runs) {
    std::vector<std::size_t> cells;
    for (const machine::CellRange& run : runs) {
        for (std::size_t cell = run.begin; cell < run.end; ++cell) cells.push_back(cell);
    }
    return cells;
}

}  // namespace

TEST_CASE("Cells in any order become runs, each of which stands apart, and back") {
    Random random(3);
    for (int i = 0; i < 400; ++i) {
        std::vector<std::size_t> cells;
        for (std::size_t n = draw(random, 20); n > 0; --n) cells.push_back(draw(random, 30));
        const CellRuns runs = machine::runs_of(cells);
        std::sort(cells.begin(), cells.end());
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        CHECK(cells_of(runs) == cells);
        CHECK(machine::count_cells(runs) == cells.size());
        for (std::size_t run = 1; run < runs.size(); ++run) CHECK(runs[run - 1].end < runs[run].begin);
        if (!runs.empty()) CHECK(machine::parse_runs(machine::format_runs(runs)) == runs);
    }
}

TEST_CASE("Runs are written as people count cells") {
    CHECK(machine::format_runs(machine::runs_of({4, 5, 6, 7, 8, 11})) == "5-9,12");
    for (const char* text : {"", "0", "5-", "-5", "9-5", "5-5", "5,5", "5-9,9", "5-9,10", "7,5", "5,", "a",
                             "5 ", "+5", "05", "5-09", "99999999999999999999"}) {
        CAPTURE(text);
        CHECK_FALSE(machine::parse_runs(text));
    }
}

TEST_CASE("Runs that touch or overlap become one, and one cell is a number") {
    const auto written = [](const std::vector<std::size_t>& cells) {
        return machine::format_runs(machine::runs_of(cells));
    };
    CHECK(written({}).empty());
    CHECK(written({0}) == "1");
    CHECK(written({1, 0}) == "1-2");
    CHECK(written({0, 0, 2, 2}) == "1,3");
    CHECK(written({3, 2, 3, 0}) == "1,3-4");
    CHECK(machine::parse_runs("1-2,4") == CellRuns{{0, 2}, {3, 4}});
    CHECK_FALSE(machine::parse_runs("1-2,3"));
    CHECK_FALSE(machine::parse_runs("1,,3"));
    CHECK_FALSE(machine::parse_runs("2-1"));
    CHECK(machine::rectangle({3, 4}, 4, 11) == CellRuns{{4, 12}});
    CHECK(machine::rectangle({3, 4}, 1, 10) == CellRuns{{1, 3}, {5, 7}, {9, 11}});
}

TEST_CASE("A rectangle has all cells between its corners, whichever they are") {
    for (const Shape shape : {Shape{1, 1}, Shape{3, 5}, Shape{5, 3}, Shape{1, 6}}) {
        for (std::size_t a = 0; a < shape.size(); ++a) {
            for (std::size_t b = 0; b < shape.size(); ++b) {
                std::vector<std::size_t> expected;
                for (std::size_t c = 0; c < shape.size(); ++c) {
                    const auto between = [](int low, int at, int high) {
                        return std::min(low, high) <= at && at <= std::max(low, high);
                    };
                    if (between(shape.row(a), shape.row(c), shape.row(b)) &&
                        between(shape.column(a), shape.column(c), shape.column(b)))
                        expected.push_back(c);
                }
                CHECK(cells_of(machine::rectangle(shape, a, b)) == expected);
            }
        }
    }
}

TEST_CASE("A line leads from cell to cell that touch, from one end to the other") {
    const Shape shape{7, 9};
    for (std::size_t a = 0; a < shape.size(); ++a) {
        for (std::size_t b = 0; b < shape.size(); ++b) {
            const std::vector<std::size_t> line = machine::line_between(shape, a, b);
            REQUIRE(line.front() == a);
            REQUIRE(line.back() == b);
            const int rows = std::abs(shape.row(a) - shape.row(b));
            const int columns = std::abs(shape.column(a) - shape.column(b));
            CHECK(static_cast<int>(line.size()) == std::max(rows, columns) + 1);
            const int steps = std::max(rows, columns);
            for (int i = 0; i <= steps; ++i) {
                // The line is at most half a cell off the straight one.
                const auto off = [&](int start, int end, int now) {
                    return 2 * std::abs((now - start) * steps - (end - start) * i);
                };
                const std::size_t cell = line[static_cast<std::size_t>(i)];
                CHECK(off(shape.row(a), shape.row(b), shape.row(cell)) <= steps);
                CHECK(off(shape.column(a), shape.column(b), shape.column(cell)) <= steps);
            }
            for (std::size_t i = 1; i < line.size(); ++i) {
                CHECK(std::abs(shape.row(line[i]) - shape.row(line[i - 1])) <= 1);
                CHECK(std::abs(shape.column(line[i]) - shape.column(line[i - 1])) <= 1);
            }
        }
    }
}

}  // namespace switchbox::test
