#include "types/ghaly/game/ghaly_coach.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "machine/machine.hpp"
#include "solve/search.hpp"
#include "types/ghaly/solve/staircase.hpp"

namespace switchbox::game {
namespace {

using machine::Picture;
using machine::PressGrid;
using solve::StaircasePlan;
using solve::StaircasePlans;

bool is_all_pressed(const PressGrid& presses) { return machine::weight(presses) == presses.size(); }

std::vector<int> descending(const std::vector<std::size_t>& ascending) {
    return {ascending.rbegin(), ascending.rend()};
}

bool are_all_columns_wrong(const Stripes& stripes) {
    return stripes.columns.size() + 1 == static_cast<std::size_t>(stripes.size);
}

// Returns the staircases to try, each with one row unpressed in all of the columns, which makes it easy to
// describe. With wrong rows, all staircases on them join the wires alike, except those that release a whole
// row. These need all columns, and then no cell shows the row's own code. Such a board is right if an
// undivided one is. It is also right if the wires of the rows below that row close among themselves, and so
// do those of the other rows. A single wrong row cannot do that, so the second row from below and the highest
// need no try. With no wrong row, any row can be the one; with all columns, every row gives the same result.
StaircasePlans staircases(const Stripes& stripes) {
    StaircasePlans list{descending(stripes.columns), {}};
    list.columns.push_back(0);
    const std::vector<int> rows = descending(stripes.rows);
    const bool full = are_all_columns_wrong(stripes);
    if (!rows.empty()) {
        list.plans.push_back({rows, 0});
        const int end = full ? static_cast<int>(rows.size()) - 1 : 0;
        for (int whole = 2; whole < end; ++whole) list.plans.push_back({rows, whole});
    } else if (stripes.columns.empty()) {
        list.plans.emplace_back();
    } else {
        const int end = full ? 2 : stripes.size;
        for (int row = 1; row < end; ++row) list.plans.push_back({{row}, 0});
    }
    return list;
}

PressGrid board_of(const StaircasePlans& list, const StaircasePlan& plan, int size) {
    return solve::board_with(list, plan, solve::first_staircase(list, plan), size);
}

// Consecutive rows or columns, counted from 1.
struct NumberRun {
    std::size_t first = 0;
    std::size_t last = 0;
};

// Returns the runs. Two neighbours are two runs of one.
std::vector<NumberRun> runs_of(const std::vector<std::size_t>& ascending) {
    std::vector<NumberRun> runs;
    for (std::size_t first = 0; first < ascending.size();) {
        std::size_t last = first;
        while (last + 1 < ascending.size() && ascending[last + 1] == ascending[last] + 1) ++last;
        if (last == first + 1) last = first;
        runs.push_back({ascending[first] + 1, ascending[last] + 1});
        first = last + 1;
    }
    return runs;
}

// Returns whether a list is short enough to be read out. Otherwise the advice gives only the number of rows
// or columns. The length is that of the English list: "1, 3 to 6 and 8".
bool is_read_out(const std::vector<NumberRun>& runs) {
    constexpr std::size_t longest = 20;  // any list of a board of 8 x 8
    const auto digits = [](std::size_t number) -> std::size_t { return number < 10 ? 1 : 2; };
    // " and " is longer by 3 than ", ", and nothing follows the last item. A single run is short enough in
    // any case.
    std::size_t length = 1;
    for (const NumberRun& run : runs) {
        length += digits(run.first) + (run.last > run.first ? 4 + digits(run.last) : 0) + 2;
    }
    return length <= longest;
}

Messages list_of(const std::vector<NumberRun>& runs) {
    Messages list;
    for (const NumberRun& run : runs) {
        list.push_back(run.first == run.last ? verbatim(run.first)
                                             : tell("play.coach.run", run.first, run.last));
    }
    return list;
}

// Returns "row 3", "rows 1, 3 to 6 and 8" or "12 marked rows".
Message rows_named(const std::vector<std::size_t>& rows) {
    const std::vector<NumberRun> runs = runs_of(rows);
    if (!is_read_out(runs)) return tell("play.coach.rows.marked", rows.size());
    if (rows.size() > 1) return tell("play.coach.rows", list_of(runs));
    return tell("play.coach.row", rows.front() + 1);
}

Message columns_named(const std::vector<std::size_t>& columns) {
    const std::vector<NumberRun> runs = runs_of(columns);
    if (!is_read_out(runs)) return tell("play.coach.columns.marked", columns.size());
    if (columns.size() > 1) return tell("play.coach.columns", list_of(runs));
    return tell("play.coach.column", columns.front() + 1);
}

Message column_in(std::size_t column, const std::vector<std::size_t>& rows) {
    return tell("play.coach.column-in-rows", column + 1, rows_named(rows));
}

// Returns "column 4 in rows 7 and 8, all of row 5, and column 1 in row 2".
Message words_for(const StaircasePlans& list, const StaircasePlan& plan, int size) {
    const std::vector<std::size_t> rows(plan.rows.rbegin(), plan.rows.rend());
    const std::vector<std::size_t> columns(list.columns.rbegin(), list.columns.rend());
    if (columns.size() == 1) return column_in(0, rows);
    const auto whole = std::prev(rows.end(), plan.empty + 1);
    const std::vector<std::size_t> upper(rows.begin(), whole);
    const std::vector<std::size_t> lower(std::next(whole), rows.end());
    Message one = columns.size() == static_cast<std::size_t>(size)
                      ? tell("play.coach.whole-row", *whole + 1)
                      : tell("play.coach.row-in-columns", *whole + 1, columns_named(columns));
    if (upper.empty()) return one;  // the only row
    if (lower.empty()) return tell("play.coach.upper-part", std::move(one), column_in(0, upper));
    return tell("play.coach.three-parts", column_in(columns.back(), lower), std::move(one),
                column_in(0, upper));
}

// Returns in words which stripes are wrong. At least one must be.
Message wrong_stripes(const Stripes& stripes) {
    const std::size_t wrong = stripes.columns.size() + stripes.rows.size();
    if (stripes.rows.empty()) return tell("play.coach.wrong-columns", wrong, columns_named(stripes.columns));
    if (stripes.columns.empty()) return tell("play.coach.wrong-rows", wrong, rows_named(stripes.rows));
    return tell("play.coach.wrong-columns-and-rows", wrong, columns_named(stripes.columns),
                rows_named(stripes.rows));
}

Message reading(const Stripes& stripes) {
    return together(tell("play.coach.corner", machine::colour_name(stripes.colour)), wrong_stripes(stripes));
}

std::vector<std::size_t> stripe_cells(const Stripes& stripes) {
    const machine::Shape shape{stripes.size, stripes.size};
    std::vector<std::size_t> cells;
    for (const std::size_t column : stripes.columns) cells.push_back(column - 1);
    cells.push_back(shape.cell(0, stripes.size - 1));
    for (const std::size_t row : stripes.rows) {
        cells.push_back(shape.cell(static_cast<int>(row), stripes.size - 1));
    }
    return cells;
}

Advice press_all(const PressGrid& presses) {
    const auto buttons = solve::in_order(solve::difference(presses, PressGrid::filled(presses.shape, 1)));
    return {tell("play.coach.press-every", buttons.size()), buttons, {}};
}

// Returns why no board is right after the last of the candidates has failed.
Message proof(const Stripes& stripes) {
    const bool all_columns = are_all_columns_wrong(stripes);
    if (!stripes.rows.empty()) {
        return all_columns ? tell("play.coach.impossible.staircases") : tell("play.coach.impossible.alike");
    }
    return all_columns ? tell("play.coach.impossible.any-row") : tell("play.coach.impossible.every-row");
}

// Returns the advice that no board can be right, once the candidates have failed.
Advice impossible(const Stripes& stripes) {
    return {together(tell("play.coach.impossible"), proof(stripes)), {}, {}};
}

Message release(Message part, std::size_t place, std::size_t boards) {
    if (boards == 1) return tell("play.coach.release.only", std::move(part));
    return tell("play.coach.release", std::move(part), place + 1, boards);
}

Message all_but(Message part, std::size_t place, std::size_t boards) {
    if (boards == 1) return tell("play.coach.all-but.only", std::move(part));
    return tell("play.coach.all-but", std::move(part), place + 1, boards);
}

Advice next_board(const PressGrid& presses, const Stripes& stripes, const StaircasePlans& list,
                  std::size_t place) {
    const PressGrid next = board_of(list, list.plans[place], stripes.size);
    const auto buttons = solve::in_order(solve::difference(presses, next));
    const PressGrid all = PressGrid::filled(presses.shape, 1);
    if (next == all) {
        return {tell("play.coach.all-again", machine::colour_name(stripes.colour)), buttons, {}};
    }
    Message part = words_for(list, list.plans[place], stripes.size);
    const std::size_t boards = list.plans.size();
    if (presses == all) {
        return {together(reading(stripes), release(std::move(part), place, boards)), buttons,
                stripe_cells(stripes)};
    }
    return {all_but(std::move(part), place, boards), buttons, solve::in_order(solve::difference(all, next))};
}

}  // namespace

Stripes read_stripes(const Picture& all_pressed) {
    const auto size = static_cast<std::size_t>(all_pressed.shape.columns);
    Stripes stripes{all_pressed.shape.columns, all_pressed[size - 1], {}, {}};
    for (std::size_t i = 1; i < size; ++i) {
        if (all_pressed[i - 1] != stripes.colour) stripes.columns.push_back(i);
        if (all_pressed[size * i + size - 1] != stripes.colour) stripes.rows.push_back(i);
    }
    return stripes;
}

std::vector<PressGrid> candidates(const Stripes& stripes) {
    const StaircasePlans list = staircases(stripes);
    std::vector<PressGrid> boards;
    for (const StaircasePlan& plan : list.plans) boards.push_back(board_of(list, plan, stripes.size));
    return boards;
}

void take_note(CoachNotes& notes, const PressGrid& presses, const Picture& picture) {
    if (is_all_pressed(presses)) {
        notes.stripes = picture;
        return;
    }
    if (!notes.stripes || machine::single_colour(picture)) return;
    // A candidate has at most 2N-2 released buttons, which rejects most boards at once.
    const auto size = static_cast<std::size_t>(presses.shape.rows);
    if (presses.size() - machine::weight(presses) > 2 * size - 2) return;
    const auto is_this = [&presses](const PressGrid& board) { return board == presses; };
    if (std::any_of(notes.tried.begin(), notes.tried.end(), is_this)) return;
    const auto boards = candidates(read_stripes(*notes.stripes));
    if (std::any_of(boards.begin(), boards.end(), is_this)) notes.tried.push_back(presses);
}

Advice advise(const PressGrid& presses, const Picture& picture, const CoachNotes& notes) {
    if (machine::single_colour(picture)) {
        return {tell("play.coach.solved", machine::colour_name(picture[0])), {}, {}};
    }
    CoachNotes seen = notes;
    take_note(seen, presses, picture);
    if (!seen.stripes) return press_all(presses);
    const Stripes stripes = read_stripes(*seen.stripes);
    const StaircasePlans list = staircases(stripes);
    for (std::size_t place = 0; place < list.plans.size(); ++place) {
        const PressGrid board = board_of(list, list.plans[place], stripes.size);
        if (std::find(seen.tried.begin(), seen.tried.end(), board) == seen.tried.end()) {
            return next_board(presses, stripes, list, place);
        }
    }
    return impossible(stripes);
}

}  // namespace switchbox::game
