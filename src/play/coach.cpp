#include "play/coach.hpp"

#include <algorithm>
#include <iterator>

#include "machine/ghaly_colours.hpp"
#include "machine/notation.hpp"
#include "solve/common/verdict.hpp"
#include "solve/ghaly/staircase.hpp"

namespace switchbox::play {
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

// The staircases to try, each with one row unpressed in all of the columns, which makes it easy to describe.
// With wrong rows, all staircases on them join the wires alike but those that release a whole row, which
// takes all columns: then the row's own code shows nowhere. Such a board is right when an undivided one is,
// or when the wires of the rows below that row close among themselves, and those of the others; a single
// wrong row cannot do that, so neither the second row from below nor the highest need be tried. With no wrong
// row any row can be the one, and with all columns it makes no difference which.
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

// "1", "3 to 6", "8": the runs of neighbours, counted from 1.
std::vector<std::string> runs_of(const std::vector<std::size_t>& ascending) {
    std::vector<std::string> runs;
    for (std::size_t first = 0; first < ascending.size();) {
        std::size_t last = first;
        while (last + 1 < ascending.size() && ascending[last + 1] == ascending[last] + 1) ++last;
        if (last == first + 1) last = first;
        runs.push_back(std::to_string(ascending[first] + 1));
        if (last > first) runs.back() += " to " + std::to_string(ascending[last] + 1);
        first = last + 1;
    }
    return runs;
}

// "row 3", "columns 1, 3 to 6 and 8"; of many only how many they are, as nobody would read them out.
std::string named(const std::string& what, const std::vector<std::size_t>& ascending) {
    constexpr std::size_t longest = 20;  // any list of a board of 8 x 8
    const std::string list = machine::enumeration(runs_of(ascending));
    if (list.size() > longest) return std::to_string(ascending.size()) + " marked " + what + "s";
    return what + (ascending.size() > 1 ? "s " : " ") + list;
}

// "column 4 in rows 7 and 8, all of row 5, and column 1 in row 2"
std::string words_for(const StaircasePlans& list, const StaircasePlan& plan, int size) {
    std::vector<std::size_t> rows(plan.rows.rbegin(), plan.rows.rend());
    const std::vector<std::size_t> columns(list.columns.rbegin(), list.columns.rend());
    if (columns.size() == 1) return "column 1 in " + named("row", rows);
    const auto whole = std::prev(rows.end(), plan.empty + 1);
    const std::vector<std::size_t> lower(std::next(whole), rows.end());
    std::string text;
    if (!lower.empty()) text = named("column", {columns.back()}) + " in " + named("row", lower) + ", ";
    text += columns.size() == static_cast<std::size_t>(size)
                ? "all of " + named("row", {*whole})
                : named("row", {*whole}) + " in " + named("column", columns);
    rows.erase(whole, rows.end());
    return rows.empty() ? text : text + ", and column 1 in " + named("row", rows);
}

// What the stripes say, in words; some of them are wrong.
std::string reading(const Stripes& stripes) {
    const std::string columns =
        stripes.columns.empty() ? "" : named("column", stripes.columns) + " (top row, one to the left)";
    const std::string rows = stripes.rows.empty() ? "" : named("row", stripes.rows) + " (right column)";
    return "The corner at the top right is " + machine::colour_name(stripes.colour) +
           ", the only colour possible. Wrong stripe" +
           (stripes.columns.size() + stripes.rows.size() > 1 ? "s: " : ": ") + columns +
           (columns.empty() || rows.empty() ? "" : " and ") + rows + ". ";
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
    const std::string left = std::to_string(buttons.size()) + (buttons.size() > 1 ? " are" : " is");
    return {
        "Press every button: " + left + " left. Then the board shows stripes, and they say what is wrong.",
        buttons,
        {}};
}

// Why no board can be right once the candidates have failed.
Advice impossible(const Stripes& stripes) {
    std::string text =
        "No presses bring this machine to one colour. Proof: a board without a dark cell has all buttons "
        "pressed, or all but a staircase, and the stripes say where that is. ";
    if (!stripes.rows.empty()) {
        text += are_all_columns_wrong(stripes)
                    ? "Such staircases differ only in the row that they release as a whole, and you have "
                      "seen each that could be right fail."
                    : "All staircases there join the wires in the same way, so all fail like the one that "
                      "you have seen.";
    } else {
        text += are_all_columns_wrong(stripes)
                    ? "It is one whole row, which then shows nothing of its own: which row makes no "
                      "difference, and you have seen one fail."
                    : "It is in one row, and you have seen every row from the second on fail.";
    }
    return {text, {}, {}};
}

Advice next_board(const PressGrid& presses, const Stripes& stripes, const StaircasePlans& list,
                  std::size_t place) {
    const PressGrid next = board_of(list, list.plans[place], stripes.size);
    const auto buttons = solve::in_order(solve::difference(presses, next));
    const PressGrid all = PressGrid::filled(presses.shape, 1);
    if (next == all) {
        return {"With every button pressed the board is all " + machine::colour_name(stripes.colour) +
                    ": press them all again.",
                buttons,
                {}};
    }
    std::string text = words_for(list, list.plans[place], stripes.size);
    const std::size_t boards = list.plans.size();
    text += boards == 1
                ? ": the only board to try."
                : ": board " + std::to_string(place + 1) + " of " + std::to_string(boards) + " to try.";
    if (presses == all) return {reading(stripes) + "Release " + text, buttons, stripe_cells(stripes)};
    return {"Next, every button pressed but " + text, buttons, solve::in_order(solve::difference(all, next))};
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
    // A candidate has at most 2N-2 buttons released: most boards are told at once.
    const auto size = static_cast<std::size_t>(presses.shape.rows);
    if (presses.size() - machine::weight(presses) > 2 * size - 2) return;
    const auto is_this = [&presses](const PressGrid& board) { return board == presses; };
    if (std::any_of(notes.tried.begin(), notes.tried.end(), is_this)) return;
    const auto boards = candidates(read_stripes(*notes.stripes));
    if (std::any_of(boards.begin(), boards.end(), is_this)) notes.tried.push_back(presses);
}

Advice advise(const PressGrid& presses, const Picture& picture, const CoachNotes& notes) {
    if (machine::single_colour(picture)) {
        return {"Solved: every cell is " + machine::colour_name(picture[0]) + ".", {}, {}};
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

}  // namespace switchbox::play
