#include "types/ghaly/solve/solver.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "base/require.hpp"

namespace switchbox::solve {
namespace {

using machine::PressGrid;

// Returns C(rows - 1 + columns - 1, rows - 1): each row sums over the possible ends of the row before.
Natural staircases(std::size_t rows, std::size_t columns) {
    std::vector<Natural> ways(columns, 1);
    for (std::size_t row = 1; row < rows; ++row) {
        for (std::size_t end = 1; end < columns; ++end) ways[end].add(ways[end - 1]);
    }
    return ways.back();
}

// Costs, in presses, of a cell of the staircase that is unpressed instead of pressed.
class Costs {
  public:
    Costs(const PressGrid& now, const StaircasePlans& plans) : now_(now), plans_(plans) {}

    [[nodiscard]] int of(int row, std::size_t place) const {
        return now_[now_.shape.cell(row, plans_.columns[place])] != 0 ? 1 : -1;
    }
    [[nodiscard]] int of(const StaircasePlan& plan, const StairEnds& ends) const {
        int cost = 0;
        int begin = 0;
        for (std::size_t row = 0; row < ends.size(); ++row) {
            for (int place = begin; place <= ends[row]; ++place) cost += of(plan.rows[row], place);
            begin = ends[row];
        }
        return cost;
    }

  private:
    const PressGrid& now_;
    const StaircasePlans& plans_;
};

// Returns the cheapest staircase of a plan that leaves a choice, by dynamic programming over its rows. For
// each end of a row it keeps the least cost of all rows so far, and the end of the row before.
StairEnds cheapest(const StaircasePlans& plans, const StaircasePlan& plan, const Costs& costs) {
    const std::size_t columns = plans.columns.size();
    constexpr int never = std::numeric_limits<int>::max() / 2;
    std::vector<int> least(columns, never);
    least[0] = 0;  // the first row begins at the first place
    std::vector<std::vector<int>> begins;
    for (const int row : plan.rows) {
        std::vector<int>& begin = begins.emplace_back(columns);
        int before = 0;  // cost of this row up to the place, from the first on
        int best = never;
        int best_begin = 0;
        for (std::size_t place = 0; place < columns; ++place) {
            if (least[place] - before < best) {
                best = least[place] - before;
                best_begin = static_cast<int>(place);
            }
            before += costs.of(row, place);
            least[place] = best + before;
            begin[place] = best_begin;
        }
    }
    StairEnds ends(plan.rows.size(), static_cast<int>(columns) - 1);
    for (std::size_t row = ends.size(); row-- > 1;) ends[row - 1] = begins[row][ends[row]];
    return ends;
}

}  // namespace

GhalySolver::GhalySolver(const GhalyClass& machine)
    : size_(static_cast<int>(machine.gamma.size())), colour_(machine.kappa + 1), plans_(plans_of(machine)) {}

Natural GhalySolver::solutions() const {
    Natural sum;
    for (const StaircasePlan& plan : plans_.plans) {
        sum.add(plan.leaves_choice() ? staircases(plan.rows.size(), plans_.columns.size()) : 1);
    }
    return sum;
}

std::size_t GhalySolver::fewest() const {
    require(is_solvable(), "no board solves this machine");
    const std::size_t rows = plans_.plans.front().rows.size();
    const std::size_t cells = machine::Shape{size_, size_}.size();
    return rows == 0 ? cells : cells - (rows + plans_.columns.size() - 1);
}

std::vector<PressGrid> GhalySolver::all(std::size_t limit) const {
    std::vector<PressGrid> boards;
    for (const StaircasePlan& plan : plans_.plans) {
        StairEnds ends = first_staircase(plans_, plan);
        bool is_more = true;
        while (is_more && boards.size() < limit) {
            boards.push_back(board_with(plans_, plan, ends, size_));
            is_more = next_staircase(plans_, plan, ends);
        }
    }
    return boards;
}

std::optional<PressGrid> GhalySolver::nearest(const PressGrid& now) const {
    require(now.shape == machine::Shape{size_, size_}, "the board is of another size than the machine");
    const Costs costs(now, plans_);
    const StaircasePlan* best_plan = nullptr;
    StairEnds best_ends;
    int best_cost = 0;
    for (const StaircasePlan& plan : plans_.plans) {
        StairEnds ends = plan.leaves_choice() ? cheapest(plans_, plan, costs) : first_staircase(plans_, plan);
        const int cost = costs.of(plan, ends);
        if (best_plan != nullptr && cost >= best_cost) continue;
        best_plan = &plan;
        best_ends = std::move(ends);
        best_cost = cost;
    }
    if (best_plan == nullptr) return std::nullopt;
    return board_with(plans_, *best_plan, best_ends, size_);
}

}  // namespace switchbox::solve
