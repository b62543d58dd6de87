// Tests of grids, and of parsing them eight entries at a time and one by one.
#include "machine/grid.hpp"

#include <algorithm>
#include <cstdlib>

#include "base/random.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using machine::Cells;

namespace {

constexpr std::size_t most_entries = 26;  // entries: up to three words of eight, and all remainders

std::vector<std::size_t> places_that_differ(const Cells& a, const Cells& b) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (std::as_const(a)[i] != std::as_const(b)[i]) places.push_back(i);
    }
    return places;
}

void check_against(const Cells& a, const Cells& b) {
    const std::vector<std::size_t> places = places_that_differ(a, b);
    REQUIRE(machine::different_cells(a, b) == places);
    REQUIRE(machine::count_different(a, b) == places.size());
    const machine::CellRange range = machine::different_range(a, b);
    REQUIRE(range.begin == (places.empty() ? 0 : places.front()));
    REQUIRE(range.end == (places.empty() ? 0 : places.back() + 1));
}

}  // namespace

TEST_CASE("Entries add up whatever their number and size, and are blank only where all are 0") {
    Random random(31);
    for (std::size_t size = 0; size <= most_entries; ++size) {
        for (const int states : {2, 16, 17, 256}) {
            const auto grid = random_grid<machine::PressGrid>(random, {1, static_cast<int>(size)}, states);
            std::size_t sum = 0;
            for (const std::uint8_t entry : std::as_const(grid.cells)) sum += entry;
            CHECK(machine::sum_of(grid.cells) == sum);
        }
        CHECK(machine::sum_of(std::vector<std::uint8_t>(size, 255)) == 255 * size);
        CHECK(machine::is_blank(std::vector<std::uint8_t>(size)));
        for (std::size_t place = 0; place < size; ++place) {
            for (const int entry : {1, 16, 128}) {
                std::vector<std::uint8_t> cells(size);
                cells[place] = static_cast<std::uint8_t>(entry);
                REQUIRE_FALSE(machine::is_blank(cells));
            }
        }
    }
}

TEST_CASE("What differs between two grids is found at every place, alone and with others") {
    Random random(32);
    for (std::size_t size = 0; size <= most_entries; ++size) {
        const Cells cells = random_grid<machine::PressGrid>(random, {1, static_cast<int>(size)}, 256).cells;
        check_against(cells, std::vector<std::uint8_t>(cells.begin(), cells.end()));
        for (std::size_t one = 0; one < size; ++one) {
            for (std::size_t other = one; other < size; ++other) {
                std::vector<std::uint8_t> changed = cells;
                changed[one] ^= static_cast<std::uint8_t>(1U << draw(random, 8));
                changed[other] ^= static_cast<std::uint8_t>(1U << draw(random, 8));
                check_against(cells, changed);
            }
        }
        std::vector<std::uint8_t> all = cells;
        for (std::uint8_t& cell : all) cell ^= static_cast<std::uint8_t>(1 + draw(random, 255));
        check_against(cells, all);
    }
}

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
