#include "types/ghaly/solve/staircase.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "base/result.hpp"

namespace switchbox::solve {
namespace {

using Places = std::array<std::uint8_t, machine::largest_ghaly>;

// Returns the place of each low-bits value in `bits`.
Places places_of(const std::vector<std::uint8_t>& bits) {
    Places places{};
    for (std::size_t i = 0; i < bits.size(); ++i) places.at(bits[i]) = static_cast<std::uint8_t>(i);
    return places;
}

// Returns, for each generator, the transmitter that joins with it to `kappa`.
algebra::Permutation mates(const std::vector<std::uint8_t>& generators,
                           const std::vector<std::uint8_t>& transmitters, int kappa) {
    const machine::LowJoin join(static_cast<int>(generators.size()));
    const Places places = places_of(transmitters);
    algebra::Permutation mates(generators.size());
    for (std::size_t i = 0; i < mates.size(); ++i) {
        mates[i] = places.at(static_cast<std::size_t>(join.partner(generators[i], kappa)));
    }
    return mates;
}

}  // namespace

GhalyClass class_of(const machine::LowBits& bits) {
    const machine::LowJoin join(static_cast<int>(bits.left.size()));
    const int kappa = join.join(bits.left[0], bits.right[0]);
    return {kappa, mates(bits.top, bits.bottom, kappa), mates(bits.right, bits.left, kappa),
            places_of(bits.right).at(bits.top[0])};
}

namespace {

int size_of(const GhalyClass& machine) { return static_cast<int>(machine.gamma.size()); }

// Returns how many columns from the second on get their wire from under another column. nullopt if one would
// get it from further right, where no wire comes from.
std::optional<int> moved_columns(const algebra::Permutation& gamma) {
    int moved = 0;
    for (std::size_t column = 1; column < gamma.size(); ++column) {
        if (gamma[column] > column) return std::nullopt;
        moved += gamma[column] < column ? 1 : 0;
    }
    return moved;
}

// Cycle of delta that takes each of its rows to the next one down, and the lowest to the highest.
struct AscendingCycle {
    int highest = 0;
    int lowest = 0;
};
struct RowCycles {
    int count = 0;
    std::array<AscendingCycle, 2> cycles{};  // the upper one first
};

// Returns the rows that delta moves, if they form at most two ascending cycles, one under the other; else
// nullopt.
std::optional<RowCycles> row_cycles(const algebra::Permutation& delta) {
    RowCycles found;
    int highest = -1;  // of the current cycle
    int next = -1;
    for (int row = 0; row < static_cast<int>(delta.size()); ++row) {
        const int to = delta[row];
        if (to == row) continue;
        if (highest < 0) {
            if (found.count == 2) return std::nullopt;
            highest = row;
        } else if (row != next) {
            return std::nullopt;
        }
        next = to;
        if (to > row) continue;
        if (to != highest) return std::nullopt;
        found.cycles.at(static_cast<std::size_t>(found.count++)) = {highest, row};
        highest = -1;
    }
    return found;
}

std::vector<int> columns_of(const algebra::Permutation& gamma) {
    std::vector<int> columns;
    for (int column = static_cast<int>(gamma.size()) - 1; column > 0; --column) {
        if (gamma[column] != column) columns.push_back(column);
    }
    columns.push_back(0);
    return columns;
}

std::vector<int> rows_moved(const algebra::Permutation& delta) {
    std::vector<int> rows;
    for (int row = static_cast<int>(delta.size()) - 1; row > 0; --row) {
        if (delta[row] != row) rows.push_back(row);
    }
    return rows;
}

// Adds the plans of case (C) of Theorem 3: the staircase has all columns, so that one of its rows can be
// unpressed in full. This row is the lowest, and then rho does not matter, or it is the first of the upper
// one of two cycles. A row that delta leaves alone counts as a cycle.
void add_with_empty_row(const GhalyClass& machine, const RowCycles& found,
                        std::vector<StaircasePlan>& plans) {
    const int rho = machine.rho;
    const std::vector<int> moved = rows_moved(machine.delta);
    const AscendingCycle& first = found.cycles[0];
    if (found.count == 0) {
        for (int row = 1; row < size_of(machine); ++row) {
            if (row != rho) plans.push_back({{row}, 0});
            if (row < rho) plans.push_back({{rho, row}, 1});
        }
    } else if (found.count == 1) {
        if (rho != first.lowest) plans.push_back({moved, 0});
        if (rho > first.lowest) {
            plans.push_back({{rho}, 1});
            plans.back().rows.insert(plans.back().rows.end(), moved.begin(), moved.end());
        }
        for (int row = 1; rho == first.lowest && row < first.highest; ++row) {
            plans.push_back({moved, static_cast<int>(moved.size())});
            plans.back().rows.push_back(row);
        }
    } else if (rho == found.cycles[1].lowest) {
        const auto upper = std::find(moved.begin(), moved.end(), first.lowest);
        plans.push_back({moved, static_cast<int>(upper - moved.begin())});
    }
}

}  // namespace

bool is_solvable(const GhalyClass& machine) {
    const std::optional<int> moved = moved_columns(machine.gamma);
    if (!moved) return false;
    const std::optional<RowCycles> found = row_cycles(machine.delta);
    if (!found) return false;
    const bool is_full = *moved + 1 == size_of(machine);
    if (found->count == 0) return *moved == 0 || is_full || machine.rho != 0;
    if (found->count == 1) return is_full || machine.rho == found->cycles[0].lowest;
    return is_full && machine.rho == found->cycles[1].lowest;
}

StaircasePlans plans_of(const GhalyClass& machine) {
    const std::optional<int> moved = moved_columns(machine.gamma);
    if (!moved) return {};
    const std::optional<RowCycles> found = row_cycles(machine.delta);
    if (!found) return {};
    StaircasePlans all{columns_of(machine.gamma), {}};
    // Cases (A) and (B). Case (C) omits the plans that these already give.
    if (*moved == 0 && found->count == 0) all.plans.emplace_back();
    if (found->count == 0 && machine.rho > 0) all.plans.push_back({{machine.rho}});
    if (found->count == 1 && machine.rho == found->cycles[0].lowest) {
        all.plans.push_back({rows_moved(machine.delta)});
    }
    if (*moved + 1 == size_of(machine)) add_with_empty_row(machine, *found, all.plans);
    std::stable_sort(all.plans.begin(), all.plans.end(), [](const StaircasePlan& a, const StaircasePlan& b) {
        return a.rows.size() > b.rows.size();
    });
    return all;
}

StairEnds first_staircase(const StaircasePlans& plans, const StaircasePlan& plan) {
    const int last = static_cast<int>(plans.columns.size()) - 1;
    const int rows = static_cast<int>(plan.rows.size());
    StairEnds ends(plan.rows.size(), 0);
    for (int row = plan.empty < 0 ? rows - 1 : plan.empty; row >= 0 && row < rows; ++row) ends[row] = last;
    return ends;
}

bool next_staircase(const StaircasePlans& plans, const StaircasePlan& plan, StairEnds& ends) {
    if (!plan.leaves_choice()) return false;
    const int last = static_cast<int>(plans.columns.size()) - 1;
    std::size_t row = ends.size() - 1;
    while (row > 0 && ends[row - 1] == last) --row;
    if (row == 0) return false;
    const int end = ends[row - 1] + 1;
    for (--row; row + 1 < ends.size(); ++row) ends[row] = end;
    return true;
}

machine::PressGrid board_with(const StaircasePlans& plans, const StaircasePlan& plan, const StairEnds& ends,
                              int size) {
    machine::PressGrid board = machine::PressGrid::filled({size, size}, 1);
    int begin = 0;
    for (std::size_t row = 0; row < ends.size(); ++row) {
        for (int place = begin; place <= ends[row]; ++place) {
            board[board.shape.cell(plan.rows[row], plans.columns[place])] = 0;
        }
        begin = ends[row];
    }
    return board;
}

namespace {

using algebra::Permutation;
using machine::PressGrid;

// Returns the error `id`: wires from row or column `start` reach at most the exit `farthest`.
Error cannot_reach(const Permutation& pi, std::size_t transmitter, MessageId<5> id, std::size_t start,
                   std::size_t farthest) {
    return {
        tell(id, transmitter + 1, std::size_t{pi[transmitter]} + 1, start + 1, farthest + 1, pi.size() / 2)};
}

}  // namespace

std::optional<Error> problem_with_wiring(const Permutation& pi) {
    const std::size_t size = pi.size() / 2;
    for (std::size_t i = 0; i < size; ++i) {
        if (pi[i] <= size + i) continue;
        return cannot_reach(pi, i, "solve.wiring.past", i, size + i);
    }
    for (std::size_t c = 0; c < size; ++c) {
        if (pi[size + c] >= c) continue;
        return cannot_reach(pi, size + c, "solve.wiring.before", c, c);
    }
    return std::nullopt;
}

Result<PressGrid> shortest_press_grid(const Permutation& pi) {
    const int size = static_cast<int>(pi.size() / 2);
    return shortest_press_grid(pi, PressGrid::filled({size, size}, 0));
}

Result<PressGrid> shortest_press_grid(const Permutation& pi, const PressGrid& broken) {
    if (auto problem = problem_with_wiring(pi)) return *std::move(problem);
    const std::size_t size = pi.size() / 2;
    require(broken.size() == size * size, "the board is of another size than the wiring");
    Permutation labels = algebra::inverse(pi);  // the first N of them go down, column by column
    PressGrid presses = PressGrid::filled(broken.shape, 0);
    bool is_sorted = true;
    for (std::size_t r = 0; r < size; ++r) {
        std::uint8_t across = labels[size + r];
        for (std::size_t c = size; c-- > 0;) {
            const std::size_t cell = r * size + c;
            if (labels[c] > across && broken[cell] == 0) {
                presses[cell] = 1;
            } else {
                std::swap(labels[c], across);
            }
        }
        is_sorted = is_sorted && across == r;
    }
    for (std::size_t c = 0; c < size; ++c) is_sorted = is_sorted && labels[c] == size + c;
    if (!is_sorted) return Error{tell("solve.wiring.broken")};
    return presses;
}

}  // namespace switchbox::solve
