#include "solve/ghaly/picture/list.hpp"

#include <limits>
#include <utility>

#include "solve/ghaly/picture/matching.hpp"
#include "solve/ghaly/picture/row_walk.hpp"

namespace switchbox::solve {

PictureList::PictureList(const PictureTask& task, const StateTable& table,
                         const std::vector<std::uint32_t>& row_begin)
    : task_(task), table_(table), dead_(table.count()), rows_(task.rows()) {
    for (std::size_t row = 0; row < task.rows(); ++row) {
        const std::uint32_t last = row + 1 < task.rows() ? row_begin[row + 2] : table.count();
        under_.emplace_back(table, row_begin[row + 1], last);
    }
}

std::vector<PressedRows> PictureList::first(std::size_t limit) {
    limit_ = limit;
    list_below(0, 0);
    return std::exchange(boards_, {});
}

// Whether the state over `row` leads to a board, as far as it was looked into.
bool PictureList::list_below(std::size_t row, std::uint32_t state) {
    if (boards_.size() >= limit_) return true;
    if (row == task_.rows()) {
        boards_.push_back(rows_);
        return true;
    }
    bool leads_on = false;
    RowWalk walk(task_, row, table_.constraints(state));
    for (std::uint64_t steps = std::numeric_limits<std::uint64_t>::max();
         boards_.size() < limit_ && walk.go_on(task_, steps) == RowWalk::Stop::found;) {
        Constraints constraints = walk.below();
        if (!match(task_, row, constraints)) continue;
        const std::uint32_t next = under_[row].find(table_, constraints);
        if (dead_[next]) continue;
        rows_[row] = walk.pressed();
        leads_on = list_below(row + 1, next) || leads_on;
    }
    dead_[state] = !leads_on;
    return leads_on;
}

}  // namespace switchbox::solve
