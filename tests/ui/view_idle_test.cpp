#include <doctest/doctest.h>

#include <algorithm>

#include "ui/view.hpp"

using namespace switchbox;
using ui::next_redraw;
using ui::RedrawReasons;

TEST_CASE("nothing that moves, plays or searches needs no frame") { CHECK(next_redraw({}, 7) < 0); }

TEST_CASE("what moves, is held or was overtaken needs one at once, whatever else waits") {
    for (const bool searches : {false, true}) {
        CHECK(next_redraw({.moves = true, .searches = searches}, 7) == 0);
        CHECK(next_redraw({.is_held = true, .next_step = 9, .searches = searches}, 7) == 0);
        CHECK(next_redraw({.is_overtaken = true, .searches = searches}, 7) == 0);
    }
}

TEST_CASE("of steps, operations and searches the first wakes, and what is late wakes at once") {
    constexpr double now = 5;
    for (const double step : {-1.0, 4.5, 5.0, 5.02, 6.0}) {
        for (const double operation : {-1.0, 4.9, 5.05, 8.0}) {
            for (const bool searches : {false, true}) {
                RedrawReasons wakers;
                wakers.searches = searches;
                double first = searches ? now + 0.1 : 1e9;
                if (step >= 0) wakers.next_step = step;
                if (operation >= 0) wakers.next_operation = operation;
                if (step >= 0) first = std::min(first, step);
                if (operation >= 0) first = std::min(first, operation);
                const double expected = first == 1e9 ? -1 : std::max(first - now, 0.0);
                CHECK(next_redraw(wakers, now) == doctest::Approx(expected));
            }
        }
    }
}
