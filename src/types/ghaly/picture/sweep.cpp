#include "types/ghaly/picture/sweep.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "base/long_work.hpp"
#include "base/result.hpp"
#include "solve/search.hpp"
#include "types/ghaly/picture/picture_search.hpp"
#include "types/ghaly/picture/row_walk.hpp"

namespace switchbox::solve {

void Layer::add(const Frontier& frontier, const Way& way, const Layer& before, std::uint32_t from) {
    const std::uint32_t state = index.find_or_add(table, frontier);
    if (state == ways.size()) {
        ways.push_back(way);
        counts.append(0);
    } else if (way < ways[state]) {
        ways[state] = way;
    }
    counts.add(state, before.counts, from);
}

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
        note_work(40 * task_.size() + task_.size() * task_.size());
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

namespace {

constexpr std::uint64_t step_work = 8;  // per decision on a column

// Numbers of steps that cost as much as matching the wires under a row of N columns, finding a state, and
// beginning at one.
std::uint64_t steps_to_match(std::size_t size) { return std::uint64_t{size} * size / 8; }
std::uint64_t steps_to_find(std::size_t size) { return size / 2 + 16; }
std::uint64_t steps_to_begin(std::size_t size) { return size / 4 + 4; }

}  // namespace

PictureSweep::PictureSweep(PictureTask task, PressedRows now, SweepLimits limits)
    : task_(std::move(task)),
      now_(std::move(now)),
      limits_(limits),
      changes_under_(task_.rows() + 1),
      changes_(task_, 0, now_[0]),
      place_{0, task_.size()},
      before_(task_.size()),
      after_(task_.size()),
      walk_(task_, place_, {}) {
    sum_up_changes();
    before_.counts.append(1);
    after_.add({}, {}, before_, 0);  // the one state over row 0
    begin_row();
}

void PictureSweep::sum_up_changes() {
    for (std::size_t row = task_.rows(); row-- > 0;) {
        const std::size_t changes = RowChanges(task_, row, now_[row]).whole();
        changes_under_[row] = changes_under_[row + 1] + (changes < RowChanges::never ? changes : 0);
    }
}

std::uint64_t PictureSweep::advance(std::uint64_t budget) {
    std::uint64_t steps = budget / step_work + 1;
    const auto charge = [&](std::uint64_t spent) { steps -= std::min(steps, spent); };
    while (!is_finished() && steps > 0) {
        switch (walk_.go_on(task_, steps)) {
            case RowWalk::Stop::found:
                charge(arrive());
                break;
            case RowWalk::Stop::end:
                next_state();
                charge(steps_to_begin(task_.size()));
                break;
            case RowWalk::Stop::tired:
                break;
        }
    }
    return steps * step_work;
}

// Adds the way that was found to the layer after the stretch. Returns its cost in steps.
std::uint64_t PictureSweep::arrive() {
    Frontier frontier = walk_.after();
    const Way& from = before_.ways[state_];
    const std::uint64_t now = now_[place_.row] & bits_from(place_.next(), place_.undecided);
    const auto changes = std::popcount(walk_.pressed() ^ now);
    const Way way{static_cast<std::uint16_t>(from.distance + changes), from.parent,
                  from.pressed | walk_.pressed()};
    if (!is_near_enough(way, frontier)) return 1;
    const bool ends_row = place_.next() == 0;
    const std::uint64_t spent = ends_row ? steps_to_match(task_.size()) : 0;
    if (ends_row && !match(task_, place_.row, frontier.crossing)) return spent;
    after_.add(frontier, way, before_, state_);
    if (kept_ + before_.ways.size() + after_.ways.size() > limits_.states) give_up();
    return spent + steps_to_find(task_.size());
}

// Returns whether a way is within the distance limit. False also if the rest of the row cannot be pressed at
// all.
bool PictureSweep::is_near_enough(const Way& way, const Frontier& frontier) {
    const std::size_t rest = changes_.before(place_.next(), frontier.held);
    if (rest >= RowChanges::never) return false;
    const std::size_t distance = way.distance + rest + changes_under_[place_.row + 1];
    if (distance <= limits_.distance) return true;
    left_out_ = std::min(left_out_, distance);
    return false;
}

void PictureSweep::give_up() {
    end_ = End::too_large;
    before_ = after_ = Layer(task_.size());
    rows_.clear();
}

void PictureSweep::next_state() {
    ++state_;
    if (state_ < before_.ways.size()) {
        walk_ = RowWalk(task_, place_, before_.table.frontier(state_));
    } else {
        end_stretch();
    }
}

void PictureSweep::end_stretch() {
    if (after_.ways.empty()) {
        end_ = End::impossible;
    } else if (place_.next() == 0) {
        end_row();
    } else {
        place_.undecided = place_.next();
        begin_stretch();
    }
}

void PictureSweep::end_row() {
    widest_row_ = std::max(widest_row_, after_.ways.size());
    if (place_.row + 1 == task_.rows()) {
        end_ = End::possible;
        return;
    }
    if (after_.ways.size() > limits_.width) narrow();
    place_ = {place_.row + 1, task_.size()};
    changes_ = RowChanges(task_, place_.row, now_[place_.row]);
    begin_row();
}

// Leaves out all states under the row except the nearest.
void PictureSweep::narrow() {
    std::vector<Way> nearest = after_.ways;
    const auto last = nearest.begin() + static_cast<std::ptrdiff_t>(limits_.width);
    std::nth_element(nearest.begin(), last, nearest.end());
    const Layer all = std::exchange(after_, Layer(task_.size(), after_.counts.limbs()));
    for (std::uint32_t state = 0; state < all.ways.size(); ++state) {
        if (all.ways[state] < *last) after_.add(all.table.frontier(state), all.ways[state], all, state);
    }
    left_out_ = 0;
}

// Begins a row. Its ways start from the states over it.
void PictureSweep::begin_row() {
    std::vector<Way> on;
    for (const Way& way : after_.ways) on.push_back({way.distance, static_cast<std::uint32_t>(on.size()), 0});
    kept_ += on.size();
    rows_.push_back(std::exchange(after_.ways, std::move(on)));
    begin_stretch();
}

void PictureSweep::begin_stretch() {
    state_ = 0;
    before_ = std::exchange(after_, Layer(task_.size(), after_.counts.limbs()));
    walk_ = RowWalk(task_, place_, before_.table.frontier(state_));
}

double PictureSweep::progress() const {
    if (is_finished()) return 1;
    const auto size = static_cast<double>(task_.size());
    const double done = static_cast<double>(state_) / static_cast<double>(before_.ways.size());
    const double columns = size - static_cast<double>(place_.undecided) +
                           done * static_cast<double>(place_.undecided - place_.next());
    return (static_cast<double>(place_.row) + columns / size) / static_cast<double>(task_.rows());
}

PictureSweep::Best PictureSweep::best() const {
    require(is_possible(), "no way to press the rows was found");
    const auto nearer = [](const Way& a, const Way& b) { return a.distance < b.distance; };
    Way way = *std::min_element(after_.ways.begin(), after_.ways.end(), nearer);
    Best best{PressedRows(task_.rows()), way.distance};
    for (std::size_t row = task_.rows(); row-- > 0; way = rows_[row][way.parent])
        best.rows[row] = way.pressed;
    return best;
}

}  // namespace switchbox::solve
