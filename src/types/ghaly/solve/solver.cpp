#include "types/ghaly/solve/solver.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "machine/grid.hpp"
#include "machine/machine.hpp"

namespace switchbox::solve {
namespace {

using Kind = GhalyObstacle::Kind;

// Returns a column that gets its wire from further right, except the first, or -1.
int column_from_the_right(const algebra::Permutation& gamma) {
    for (int column = 1; column < static_cast<int>(gamma.size()); ++column) {
        if (gamma[column] > column) return column;
    }
    return -1;
}

// Returns a column, except the first, that gets its own wire, or -1.
int straight_column(const algebra::Permutation& gamma) {
    for (int column = 1; column < static_cast<int>(gamma.size()); ++column) {
        if (gamma[column] == column) return column;
    }
    return -1;
}

// Returns the rows whose codes need a transmitter higher up.
std::vector<int> rows_from_above(const algebra::Permutation& delta) {
    std::vector<int> rows;
    for (int row = 0; row < static_cast<int>(delta.size()); ++row) {
        if (delta[row] < row) rows.push_back(row);
    }
    return rows;
}

// Returns a row above `hidden` whose code needs a transmitter below `hidden`, or -1.
int row_cut_off(const algebra::Permutation& delta, int hidden) {
    for (int row = 0; row < hidden; ++row) {
        if (delta[row] > hidden) return row;
    }
    return -1;
}

}  // namespace

std::optional<GhalyObstacle> obstacle_to(const GhalyClass& machine) {
    const int from_the_right = column_from_the_right(machine.gamma);
    if (from_the_right > 0) return GhalyObstacle{Kind::from_the_right, from_the_right, {}};
    const int straight = straight_column(machine.gamma);
    std::vector<int> rows = rows_from_above(machine.delta);
    const std::size_t possible = straight < 0 ? 2 : 1;
    if (rows.size() > possible) {
        rows.resize(possible + 1);
        return GhalyObstacle{Kind::too_many_rows, straight, std::move(rows)};
    }
    if (rows.size() == 2) {
        const int row = row_cut_off(machine.delta, rows[0]);
        if (row >= 0) return GhalyObstacle{Kind::blocked_row, straight, {rows[0], rows[1], row}};
    }
    if (rows.size() == possible && machine.rho != rows.back()) {
        return GhalyObstacle{Kind::wrong_colour, straight, std::move(rows)};
    }
    if (straight > 0 && rows.empty() && machine.gamma[0] != 0 && machine.rho == 0) {
        return GhalyObstacle{Kind::only_in_row_one, straight, {}};
    }
    return std::nullopt;
}

namespace {

using Kind = GhalyObstacle::Kind;

// Returns "X7", and generator() "CG7", counted from 1.
Message transmitter(int index) { return verbatim("X" + std::to_string(index + 1)); }
Message generator(int index) { return verbatim("CG" + std::to_string(index + 1)); }

class ReasonWords {
  public:
    ReasonWords(const machine::LowBits& bits, GhalyClass machine, GhalyObstacle obstacle)
        : bits_(bits),
          machine_(std::move(machine)),
          obstacle_(std::move(obstacle)),
          size_(static_cast<int>(bits.left.size())),
          colour_(machine::colour_name(machine_.kappa + 1)) {}

    [[nodiscard]] Message all() const {
        return together(tell("solve.reason.only-colour", colour_, right(0)), obstacle_words());
    }

  private:
    [[nodiscard]] Message bottom(int column) const { return transmitter(size_ + column); }
    [[nodiscard]] Message right(int row) const { return generator(size_ + row); }
    [[nodiscard]] Message right_with_row(int row) const {
        return tell("solve.reason.code-of-row", right(row), row + 1);
    }
    // Returns the column of the bottom transmitter that is left over when the codes over columns 2 .. N have
    // theirs.
    [[nodiscard]] int left_over() const { return machine_.gamma[0]; }
    // Returns the transmitter whose wire must run straight up the obstacle's column, so that no row can stay
    // unpressed.
    [[nodiscard]] Message straight_wire() const { return bottom(obstacle_.column); }

    [[nodiscard]] Message obstacle_words() const {
        switch (obstacle_.kind) {
            case Kind::from_the_right:
                return from_the_right();
            case Kind::too_many_rows:
                return too_many_rows();
            case Kind::blocked_row:
                return blocked_row();
            case Kind::wrong_colour:
                return obstacle_.rows.size() == 2 ? wrong_colour_under_hidden() : wrong_colour();
            default:
                return only_in_row_one();
        }
    }

    [[nodiscard]] Message from_the_right() const {
        const int column = obstacle_.column;
        const int under = machine_.gamma[column];
        return tell("solve.reason.from-the-right", column, generator(column), colour_, bottom(under),
                    under + 1, column + 1);
    }

    // Returns the codes of the first `count` rows. mates() returns the transmitters that they need, which are
    // higher up.
    [[nodiscard]] Messages codes(std::size_t count) const {
        Messages told;
        for (std::size_t i = 0; i < count; ++i) told.push_back(right_with_row(obstacle_.rows[i]));
        return told;
    }
    [[nodiscard]] Messages mates(std::size_t count) const {
        Messages told;
        for (std::size_t i = 0; i < count; ++i) {
            told.push_back(transmitter(machine_.delta[obstacle_.rows[i]]));
        }
        return told;
    }

    // Returns the words on three rows, or on two if none can hide its code.
    [[nodiscard]] Message too_many_rows() const {
        const std::size_t count = obstacle_.rows.size();
        if (obstacle_.column < 0) {
            return tell("solve.reason.three-rows", codes(count), colour_, mates(count), size_);
        }
        return tell("solve.reason.two-rows", codes(count), colour_, mates(count), size_, straight_wire(),
                    obstacle_.column + 1);
    }

    // Returns the words on rows[0] and rows[1], of which the upper one must be hidden.
    [[nodiscard]] Message one_hidden() const {
        return tell("solve.reason.one-hidden", codes(2), colour_, mates(2), obstacle_.rows[0] + 1,
                    obstacle_.rows[1] + 1);
    }

    [[nodiscard]] Message blocked_row() const {
        const int row = obstacle_.rows[2];
        return together(one_hidden(), tell("solve.reason.blocked-row", obstacle_.rows[0] + 1,
                                           right_with_row(row), transmitter(machine_.delta[row])));
    }

    // Returns the colour that the left-over wire makes in the last of the rows.
    [[nodiscard]] Message wrong_result() const {
        const machine::LowJoin join(size_);
        const int row = obstacle_.rows.back();
        return machine::colour_name(join.join(bits_.bottom[left_over()], bits_.right[row]) + 1);
    }

    [[nodiscard]] Message wrong_colour_under_hidden() const {
        return together(one_hidden(),
                        tell("solve.reason.wrong-colour-under-hidden", size_, bottom(left_over()),
                             wrong_result(), right(obstacle_.rows.back())));
    }

    [[nodiscard]] Message wrong_colour() const {
        const int row = obstacle_.rows.front();
        return together(tell("solve.reason.one-row", right_with_row(row), colour_,
                             transmitter(machine_.delta[row]), row + 1),
                        tell("solve.reason.wrong-colour", size_, bottom(left_over()), wrong_result(),
                             right(row), straight_wire(), obstacle_.column + 1));
    }

    [[nodiscard]] Message only_in_row_one() const {
        return tell("solve.reason.only-in-row-one", size_, bottom(left_over()), colour_, right_with_row(0),
                    straight_wire(), obstacle_.column + 1);
    }

    const machine::LowBits& bits_;
    GhalyClass machine_;
    GhalyObstacle obstacle_;
    int size_;
    Message colour_;
};

std::vector<std::size_t> cells_of(const GhalyObstacle& obstacle, int size) {
    const machine::Shape shape{size, size};
    std::vector<std::size_t> cells{shape.cell(0, size - 1)};
    std::vector<int> rows = obstacle.rows;
    if (obstacle.kind == Kind::only_in_row_one) rows.push_back(0);
    for (int i = 0; i < size; ++i) {
        if (obstacle.kind == Kind::from_the_right) cells.push_back(shape.cell(i, obstacle.column));
        for (const int row : rows) cells.push_back(shape.cell(row, i));
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

}  // namespace

std::optional<GhalyReason> reason_unsolvable(const machine::LowBits& bits) {
    const GhalyClass machine = class_of(bits);
    const std::optional<GhalyObstacle> obstacle = obstacle_to(machine);
    if (!obstacle) return std::nullopt;
    return GhalyReason{ReasonWords(bits, machine, *obstacle).all(),
                       cells_of(*obstacle, static_cast<int>(bits.left.size()))};
}

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
