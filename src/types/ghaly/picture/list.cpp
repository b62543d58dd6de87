#include "types/ghaly/picture/list.hpp"

#include <limits>
#include <utility>

#include "types/ghaly/picture/matching.hpp"
#include "types/ghaly/picture/row_walk.hpp"

namespace switchbox::solve {

PictureList::PictureList(const PictureTask& task, std::size_t max_states)
    : task_(task),
      dead_(task.rows() * FrontierPlace::stretches(task.size()), {StateTable(task.size()), {}}),
      max_dead_(max_states),
      rows_(task.rows()) {}

std::vector<PressedRows> PictureList::first(std::size_t limit) {
    limit_ = limit;
    list_from({0, task_.size()}, {});
    return std::exchange(boards_, {});
}

PictureList::Dead& PictureList::dead_at(FrontierPlace place) {
    return dead_[place.row * FrontierPlace::stretches(task_.size()) +
                 FrontierPlace::stretches(place.undecided) - 1];
}

// Returns whether the state leads to a board, as far as the search went.
bool PictureList::list_from(FrontierPlace place, const Frontier& frontier) {
    if (place.undecided == 0) place = {place.row + 1, task_.size()};
    if (place.row == task_.rows()) {
        boards_.push_back(rows_);
        return true;
    }
    Dead& dead = dead_at(place);
    if (dead.index.find(dead.table, frontier) != StateIndex::nowhere) return false;
    bool leads_on = false;
    const std::uint64_t pressed_before = rows_[place.row];
    const FrontierPlace next{place.row, place.next()};
    RowWalk walk(task_, place, frontier);
    for (std::uint64_t steps = std::numeric_limits<std::uint64_t>::max();
         boards_.size() < limit_ && walk.go_on(task_, steps) == RowWalk::Stop::found;) {
        Frontier after = walk.after();
        if (next.undecided == 0 && !match(task_, place.row, after.crossing)) continue;
        rows_[place.row] = pressed_before | walk.pressed();
        leads_on = list_from(next, after) || leads_on;
    }
    rows_[place.row] = pressed_before;
    if (!leads_on && boards_.size() < limit_ && max_dead_ > 0) {
        --max_dead_;
        dead.index.find_or_add(dead.table, frontier);
    }
    return leads_on;
}

}  // namespace switchbox::solve
