#include "types/lights/chase/chase_lookup.hpp"

#include <algorithm>
#include <utility>

namespace switchbox::solve {
namespace {

using algebra::Residues;

bool is_blank_row(const Residues& row) {
    return std::all_of(row.begin(), row.end(), [](std::uint8_t entry) { return entry == 0; });
}

std::optional<LookedUp> listed_row(const ChasingPage& page, const Residues& bottom) {
    for (std::size_t i = 0; i < page.rows.size(); ++i) {
        if (page.rows[i].bottom != bottom) continue;
        LookedUp found{page.rows[i].first, std::vector<int>(page.rows.size())};
        found.times[i] = 1;
        return found;
    }
    return std::nullopt;
}

// Takes `bottom` apart from the left: multiples of the rows cancel one entry after the other.
std::optional<LookedUp> sum_of_rows(const ChasingPage& page, Residues bottom) {
    LookedUp found{Residues(bottom.size()), std::vector<int>(page.rows.size())};
    for (std::size_t i = 0; i < page.rows.size(); ++i) {
        const ChasingRow& row = page.rows[i];
        const auto begin =
            std::find_if(row.bottom.begin(), row.bottom.end(), [](std::uint8_t entry) { return entry != 0; });
        const std::uint8_t entry = bottom[static_cast<std::size_t>(begin - row.bottom.begin())];
        if (entry == 0 || entry % *begin != 0) continue;
        found.times[i] = entry / *begin;
        algebra::add_multiple(bottom, row.bottom, page.states - found.times[i], page.states);
        algebra::add_multiple(found.first, row.first, found.times[i], page.states);
    }
    if (!is_blank_row(bottom)) return std::nullopt;
    return found;
}

std::vector<RepeatedPress> row_presses(const Residues& first) {
    std::vector<RepeatedPress> presses;
    for (std::size_t column = 0; column < first.size(); ++column) {
        if (first[column] != 0) presses.push_back({column, first[column]});
    }
    return presses;
}

// Presses a button so many times.
void add_press(const machine::Rule& rule, machine::Picture& picture, std::size_t button, int times) {
    const machine::Shape shape = rule.shape;
    for (const machine::Offset& offset : rule.inner) {
        const int row = shape.row(button) + offset.row;
        const int column = shape.column(button) + offset.column;
        if (!shape.contains(row, column)) continue;
        std::uint8_t& lamp = picture[shape.cell(row, column)];
        lamp = static_cast<std::uint8_t>((lamp + times) % rule.states);
    }
}

bool is_only_bottom_wrong(const machine::Rule& rule, const machine::Picture& picture,
                          const machine::Picture& target) {
    return next_chase(rule, picture, target).empty() && !is_blank_row(bottom_row(rule, picture, target));
}

// Step of the first row that was begun: the bottom row that was looked up, and the presses that are left.
struct BegunFirstRow {
    Residues bottom;
    Residues left;
};

// Takes back the last presses as long as they were in the first row, up to the board with only its bottom row
// wrong.
std::optional<BegunFirstRow> begun_first_row(const machine::Rule& rule, const ChasingPage& page,
                                             machine::Picture picture, const machine::Picture& target,
                                             const std::vector<std::size_t>& recent) {
    const auto columns = static_cast<std::size_t>(rule.shape.columns);
    const std::size_t most = columns * static_cast<std::size_t>(rule.states);
    Residues pressed(columns);
    for (std::size_t back = 0; back < std::min(most, recent.size()); ++back) {
        const std::size_t button = recent[recent.size() - 1 - back];
        if (button >= columns) return std::nullopt;
        add_press(rule, picture, button, rule.states - 1);
        pressed[button] = static_cast<std::uint8_t>((pressed[button] + 1) % rule.states);
        if (!is_only_bottom_wrong(rule, picture, target)) continue;
        BegunFirstRow begun{bottom_row(rule, picture, target), {}};
        const auto found = look_up(page, begun.bottom);
        if (!found) return std::nullopt;
        begun.left = found->first;
        algebra::add_multiple(begun.left, pressed, rule.states - 1, rule.states);
        return begun;
    }
    return std::nullopt;
}

// Adds the wrong lamps of a row.
void add_wrong(ChasingPlace& place, const machine::Rule& rule, const machine::Picture& picture,
               const machine::Picture& target) {
    for (int column = 0; column < rule.shape.columns; ++column) {
        const std::size_t lamp = rule.shape.cell(place.row, column);
        if (picture[lamp] != target[lamp]) place.wrong.push_back(lamp);
    }
}

}  // namespace

ChasingPage page_of(const ChasingTable& table) {
    ChasingPage page{{}, false, table.map().modulus};
    if (auto all = table.all_rows(max_listed_rows)) {
        page.rows = std::move(*all);
        page.rows.erase(page.rows.begin());  // nothing is wrong
    } else {
        page.rows = table.basis();
        page.is_basis = true;
    }
    return page;
}

std::optional<LookedUp> look_up(const ChasingPage& page, const Residues& bottom) {
    if (page.is_basis) return sum_of_rows(page, bottom);
    if (is_blank_row(bottom)) return LookedUp{bottom, std::vector<int>(page.rows.size())};
    return listed_row(page, bottom);
}

ChasingPlace chasing_place(const machine::Rule& rule, const ChasingPage& page,
                           const machine::Picture& picture, const machine::Picture& target,
                           const std::vector<std::size_t>& recent) {
    ChasingPlace place;
    if (picture == target) return place;
    place.presses = next_chase(rule, picture, target);
    if (place.presses.empty()) {
        place.row = rule.shape.rows - 1;
        place.bottom = bottom_row(rule, picture, target);
        const auto found = look_up(page, place.bottom);
        place.step = found ? ChasingStep::press_first : ChasingStep::look_up;
        if (found) place.presses = row_presses(found->first);
    } else if (const auto begun = begun_first_row(rule, page, picture, target, recent);
               begun && !is_blank_row(begun->left)) {
        place.step = ChasingStep::press_first;
        place.row = rule.shape.rows - 1;
        place.bottom = begun->bottom;
        place.presses = row_presses(begun->left);
        return place;  // wrong lamps no longer show that bottom row
    } else {
        place.step = ChasingStep::chase;
        place.row = rule.shape.row(place.presses.front().button) - 1;
    }
    add_wrong(place, rule, picture, target);
    return place;
}

std::vector<RepeatedPress> whole_chase(const machine::Rule& rule, const machine::Picture& picture,
                                       const machine::Picture& target) {
    algebra::Residues bottom;
    const machine::PressGrid grid =
        chase_down(rule, picture, target, Residues(static_cast<std::size_t>(rule.shape.columns)), bottom);
    std::vector<RepeatedPress> presses;
    for (std::size_t button = 0; button < grid.size(); ++button) {
        if (grid[button] != 0) presses.push_back({button, grid[button]});
    }
    return presses;
}

}  // namespace switchbox::solve
