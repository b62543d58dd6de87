#include "solve/ghaly/picture/sweep.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "algebra/require.hpp"
#include "solve/ghaly/picture/list.hpp"
#include "solve/ghaly/picture/matching.hpp"

namespace switchbox::solve {
namespace {

constexpr std::uint64_t step_work = 8;  // to decide a column

// As many steps as it takes to match and find a state below a row of N columns, and to begin another above.
std::uint64_t steps_to_arrive(std::size_t size) { return std::uint64_t{size} * size / 4 + 16; }
std::uint64_t steps_to_begin(std::size_t size) { return size; }

}  // namespace

PictureSweep::PictureSweep(PictureTask task, PressedRows now, std::size_t max_states)
    : task_(std::move(task)),
      now_(std::move(now)),
      max_states_(max_states),
      table_(task_.size()),
      origins_(1),
      row_begin_{0},
      walk_(task_, 0, {}) {
    StateIndex().find_or_add(table_, {});  // the one state over row 0
    counts_below_.append(1);
    begin_row();
}

std::uint64_t PictureSweep::advance(std::uint64_t budget) {
    std::uint64_t steps = budget / step_work + 1;
    const auto charge = [&](std::uint64_t spent) { steps -= std::min(steps, spent); };
    while (!is_finished() && steps > 0) {
        switch (walk_.go_on(task_, steps)) {
            case RowWalk::Stop::found:
                arrive();
                charge(steps_to_arrive(task_.size()));
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

void PictureSweep::arrive() {
    Constraints constraints = walk_.below();
    if (!match(task_, row(), constraints)) return;
    const std::uint32_t state = below_.find_or_add(table_, constraints);
    const auto changes = std::popcount(walk_.pressed() ^ now_[row()]);
    const Origin way{walk_.pressed(), state_,
                     static_cast<std::uint16_t>(origins_[state_].distance + changes)};
    if (state == origins_.size()) {
        origins_.push_back(way);
        counts_below_.append(0);
    } else if (way.distance < origins_[state].distance) {
        origins_[state] = way;
    }
    counts_below_.add(state - row_begin_.back(), counts_, state_ - row_begin_[row()]);
    if (table_.count() > max_states_) give_up();
}

void PictureSweep::give_up() {
    end_ = End::too_large;
    table_ = StateTable(task_.size());
    origins_.clear();
    below_ = StateIndex();
    counts_ = Counts();
    counts_below_ = Counts();
}

void PictureSweep::next_state() {
    ++state_;
    if (state_ < row_begin_.back()) {
        walk_ = RowWalk(task_, row(), table_.constraints(state_));
    } else {
        end_row();
    }
}

void PictureSweep::end_row() {
    if (table_.count() == row_begin_.back()) {
        end_ = End::impossible;
    } else if (row() + 1 == task_.rows()) {
        end_ = End::possible;
    } else {
        begin_row();
    }
}

void PictureSweep::begin_row() {
    state_ = row_begin_.back();
    row_begin_.push_back(table_.count());
    below_ = StateIndex();
    counts_ = std::exchange(counts_below_, Counts(counts_below_.limbs()));
    walk_ = RowWalk(task_, row(), table_.constraints(state_));
}

double PictureSweep::progress() const {
    if (is_finished()) return 1;
    const double done = state_ - row_begin_[row()];
    const double states = row_begin_.back() - row_begin_[row()];
    return (static_cast<double>(row()) + done / states) / static_cast<double>(task_.rows());
}

PictureSweep::Best PictureSweep::best() const {
    require(is_possible(), "no way to press the rows was found");
    std::uint32_t state = row_begin_.back();
    for (std::uint32_t other = state; other < table_.count(); ++other) {
        if (origins_[other].distance < origins_[state].distance) state = other;
    }
    Best best{PressedRows(task_.rows()), origins_[state].distance};
    for (std::size_t row = task_.rows(); row-- > 0; state = origins_[state].parent) {
        best.rows[row] = origins_[state].pressed;
    }
    return best;
}

std::vector<PressedRows> PictureSweep::list(std::size_t limit) const {
    return PictureList(task_, table_, row_begin_).first(limit);
}

std::size_t PictureSweep::widest_row() const {
    std::size_t widest = table_.count() - row_begin_.back();
    for (std::size_t row = 0; row + 1 < row_begin_.size(); ++row) {
        widest = std::max<std::size_t>(widest, row_begin_[row + 1] - row_begin_[row]);
    }
    return widest;
}

}  // namespace switchbox::solve
