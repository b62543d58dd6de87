// Tests of work in slices, with a simulated clock.
#include <vector>

#include "solve/search.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using solve::advance_in_slices;
using solve::slice_of_work;

namespace {

// Search that counts its work and ends after `whole` units.
struct CountedSearch {
    std::uint64_t whole = 0;
    std::uint64_t done = 0;
    std::vector<std::uint64_t> budgets{};

    void advance(std::uint64_t budget) {
        budgets.push_back(budget);
        done += budget;
    }
};

bool is_over(const CountedSearch& search) { return search.done >= search.whole; }

}  // namespace

TEST_CASE("A search in slices stops one slice after the clock at most") {
    CountedSearch search{~std::uint64_t{0}};
    std::uint64_t clock = 0;
    const std::uint64_t end = 10 * slice_of_work;
    const std::uint64_t done =
        advance_in_slices(search, ~std::uint64_t{0}, is_over, [&](std::uint64_t so_far) {
            CHECK(so_far == search.done);
            clock = 3 * search.done;  // each unit takes longer than estimated
            return clock < end;
        });
    CHECK(done == search.done);
    CHECK(clock < end + 3 * slice_of_work);
    for (const std::uint64_t budget : search.budgets) CHECK(budget <= slice_of_work);
}

TEST_CASE("A search in slices does the work that it is given and no more") {
    const auto always = [](std::uint64_t /*done*/) { return true; };
    for (const std::uint64_t most :
         {std::uint64_t{0}, std::uint64_t{1}, slice_of_work, 3 * slice_of_work + 5}) {
        CountedSearch endless{~std::uint64_t{0}};
        CHECK(advance_in_slices(endless, most, is_over, always) == most);
        CHECK(endless.done == most);
    }
    CountedSearch short_one{2 * slice_of_work};
    CHECK(advance_in_slices(short_one, ~std::uint64_t{0}, is_over, always) == 2 * slice_of_work);
    CHECK(advance_in_slices(short_one, ~std::uint64_t{0}, is_over, always) == 0);
    CountedSearch stopped{~std::uint64_t{0}};
    CHECK(advance_in_slices(stopped, 1, is_over, [](std::uint64_t /*done*/) { return false; }) == 0);
    CHECK(stopped.budgets.empty());
}

}  // namespace switchbox::test
