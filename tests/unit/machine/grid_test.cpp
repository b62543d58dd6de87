// Tests that grids parsed eight entries at a time equal grids parsed one by one.
#include "machine/grid.hpp"

#include <algorithm>

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

}  // namespace switchbox::test
