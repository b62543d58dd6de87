// Tests of the steps of chasing by hand: followed press by press they solve every board that can be solved,
// and the table as it is shown says the same as the equations behind it.
#include "types/lights/chase/chase_lookup.hpp"

#include <algorithm>

#include "support/support.hpp"

namespace switchbox::test {

using algebra::Residues;
using machine::Picture;
using machine::Rule;
using solve::ChasingPage;
using solve::ChasingPlace;
using solve::ChasingStep;
using solve::ChasingTable;

namespace {

Rule chased_board(int rows, int columns, int states) {
    Rule rule;
    rule.shape = {rows, columns};
    rule.states = states;
    rule.inner = plus;
    return rule;
}

// Board that is pressed by hand, with the presses so far.
struct PlayedBoard {
    Rule rule;
    Picture picture;
    std::vector<std::size_t> recent = {};

    void press(std::size_t button) {
        machine::PressGrid one = machine::PressGrid::filled(rule.shape, 0);
        one[button] = 1;
        picture = machine::pressed_evenly(rule, picture, one, 1);
        recent.push_back(button);
    }
    [[nodiscard]] ChasingPlace place(const ChasingPage& page) const {
        return solve::chasing_place(rule, page, picture, Picture::filled(rule.shape, 0), recent);
    }
};

// Follows the steps, one press at a time, to their end.
ChasingStep follow(PlayedBoard& board, const ChasingPage& page) {
    for (int press = 0; press < 1000; ++press) {
        const ChasingPlace place = board.place(page);
        if (place.presses.empty()) return place.step;
        board.press(place.presses.front().button);
    }
    return ChasingStep::chase;
}

}  // namespace

TEST_CASE("Pressed one after the other, the steps solve exactly the boards that can be solved") {
    Random random(17);
    for (const int states : {2, 3, 4}) {
        for (const auto& [rows, columns] : {std::pair{2, 3}, {5, 5}, {4, 4}, {7, 8}, {3, 9}}) {
            const Rule rule = chased_board(rows, columns, states);
            const ChasingTable table(rule);
            const ChasingPage page = solve::page_of(table);
            for (int n = 0; n < 12; ++n) {
                PlayedBoard board{rule, random_picture(random, rule)};
                Residues bottom;
                (void)solve::chase_down(rule, board.picture, Picture::filled(rule.shape, 0),
                                        Residues(static_cast<std::size_t>(columns)), bottom);
                const bool can_be_solved = table.first_row(bottom).has_value();
                CHECK(solve::look_up(page, bottom).has_value() == can_be_solved);
                CHECK(follow(board, page) == (can_be_solved ? ChasingStep::done : ChasingStep::look_up));
            }
        }
    }
}

TEST_CASE("The rows that are marked add up to the bottom row and to the first row") {
    Random random(4);
    for (const int states : {2, 3, 4, 6}) {
        const Rule rule = chased_board(3, 9, states);
        const ChasingPage page = solve::page_of(ChasingTable(rule));
        REQUIRE(page.is_basis);
        for (int n = 0; n < 20; ++n) {
            Residues bottom(9);
            for (const solve::ChasingRow& row : page.rows)
                algebra::add_multiple(bottom, row.bottom,
                                      static_cast<int>(random.below(static_cast<std::uint64_t>(states))),
                                      states);
            const auto found = solve::look_up(page, bottom);
            REQUIRE(found.has_value());
            Residues left(9);
            Residues right(9);
            for (std::size_t i = 0; i < page.rows.size(); ++i) {
                algebra::add_multiple(left, page.rows[i].bottom, found->times[i], states);
                algebra::add_multiple(right, page.rows[i].first, found->times[i], states);
            }
            CHECK(left == bottom);
            CHECK(right == found->first);
        }
    }
}

TEST_CASE("The first row is one step, even where its presses spoil rows above the bottom") {
    const Rule rule = chased_board(5, 5, 2);
    const ChasingPage page = solve::page_of(ChasingTable(rule));
    CHECK(page.rows.size() == 7);
    PlayedBoard board{rule, Picture::filled(rule.shape, 0)};
    for (const std::size_t lamp : {21, 23}) board.picture[lamp] = 1;
    const ChasingPlace first = board.place(page);
    CHECK(first.step == ChasingStep::press_first);
    CHECK(first.bottom == Residues{0, 1, 0, 1, 0});
    CHECK(first.wrong == std::vector<std::size_t>{21, 23});
    REQUIRE(first.presses.size() == 2);
    board.press(first.presses[1].button);
    const ChasingPlace second = board.place(page);
    CHECK(second.step == ChasingStep::press_first);
    CHECK(second.presses == std::vector<solve::RepeatedPress>{first.presses[0]});
    board.press(first.presses[0].button);
    CHECK(board.place(page).step == ChasingStep::chase);
    CHECK(board.place(page).row == 0);
    // Without the presses before it the board is one to chase.
    board.picture[0] = static_cast<std::uint8_t>(1 - board.picture[0]);
    board.recent.clear();
    CHECK(board.place(page).step == ChasingStep::chase);
}

}  // namespace switchbox::test
