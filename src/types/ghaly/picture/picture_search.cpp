#include "types/ghaly/picture/picture_search.hpp"

#include <algorithm>
#include <utility>

#include "base/require.hpp"
#include "types/ghaly/picture/list.hpp"

namespace switchbox::solve {
namespace {

constexpr std::uint64_t glance_work = 1U << 26U;
constexpr std::uint64_t near_work = 1U << 29U;
constexpr std::uint64_t any_work = std::uint64_t{1} << 33U;
// Most work for counting the boards if few presses suffice.
constexpr std::uint64_t count_work = 300'000'000;
constexpr std::size_t first_width = 64;
constexpr std::size_t wider = 8;

PressedRows rows_of(const machine::PressGrid& presses) {
    const auto size = static_cast<std::size_t>(presses.shape.columns);
    PressedRows rows(size);
    for (std::size_t cell = 0; cell < presses.size(); ++cell) {
        rows[cell / size] |= std::uint64_t{presses[cell]} << cell % size;
    }
    return rows;
}

machine::PressGrid board_with(const PressedRows& rows) {
    const auto size = static_cast<int>(rows.size());
    machine::PressGrid board = machine::PressGrid::filled({size, size}, 0);
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
        board[cell] = static_cast<std::uint8_t>(rows[cell / rows.size()] >> cell % rows.size() & 1U);
    }
    return board;
}

}  // namespace

PictureSearch::PictureSearch(machine::LowBits bits, machine::Picture target, const machine::PressGrid& now)
    : PictureSearch(std::move(bits), std::move(target), now,
                    max_states(static_cast<std::size_t>(now.shape.rows))) {}

PictureSearch::PictureSearch(machine::LowBits bits, machine::Picture target, const machine::PressGrid& now,
                             std::size_t max_states, std::optional<std::uint64_t> max_work)
    : bits_(std::move(bits)),
      target_(std::move(target)),
      now_(rows_of(now)),
      max_states_(max_states),
      max_work_(max_work),
      width_(first_width),
      impossible_rows_(size() + 1),
      sweep_(sweep_of(size())) {}

PictureTask PictureSearch::task_of(std::size_t rows) const {
    require(now_.size() == size() && target_.size() == size() * size(),
            "the board or the picture is of another size than the machine");
    return {bits_, target_, rows};
}

PictureSweep PictureSearch::sweep_of(std::size_t rows) const {
    SweepLimits limits{max_states_};
    if (stage_ == Stage::near || stage_ == Stage::nearest) limits.distance = reach_;
    if (stage_ == Stage::any) limits.width = width_;
    return {task_of(rows), now_, limits};
}

// Returns the work after which the stage ends.
std::uint64_t PictureSearch::stage_end() const {
    const std::uint64_t most = max_work_.value_or(usual_work);
    switch (stage_) {
        case Stage::glance:
            return std::min(glance_work, most);
        case Stage::near:
            return std::min(near_work, most);
        case Stage::any:
            return std::min(any_work, most);
        case Stage::nearest:
            return most / 2;
        default:
            return takes_few() ? std::min(work_until_nearest_ + count_work, most) : most;
    }
}

// Returns whether so few presses suffice that the number of boards is not worth waiting for.
bool PictureSearch::takes_few() const {
    return is_nearest_ && !max_work_ && distance_ <= std::max<std::size_t>(size() / 2, 8);
}

void PictureSearch::advance(std::uint64_t budget) {
    while (!finished_ && budget > 0) {
        const std::uint64_t end = stage_end();
        const std::uint64_t slice = std::min(budget, end - std::min(end, work_));
        const std::uint64_t spent = slice - std::min(slice, slice == 0 ? 0 : sweep_.advance(slice));
        work_ += spent;
        budget -= spent;
        if (sweep_.is_finished()) {
            go_on();
        } else if (work_ >= end) {
            next_stage();
        }
    }
    progress_ = finished_ ? 1 : std::max(progress_, part_done());
}

void PictureSearch::go_on() {
    if (sweep_.is_too_large()) {
        next_stage();
    } else if (!sweep_.is_possible()) {
        sweep_.left_out() ? look_wider() : narrow_down();
    } else if (sweep_.rows() < size()) {
        narrow_down();
    } else if (!sweep_.left_out()) {
        take_answer();
    } else {
        take(sweep_.best());
        is_nearest_ = stage_ != Stage::any;
        boards_ = sweep_.ways();
        is_nearest_ ? count_on() : next_stage();
    }
}

void PictureSearch::next_stage() {
    stage_ = static_cast<Stage>(static_cast<int>(stage_) + 1);
    if (stage_ == Stage::end || impossible_rows_ <= size()) {
        too_large_ = impossible_rows_ > size();
        finished_ = true;
    } else {
        sweep_ = sweep_of(size());
    }
}

void PictureSearch::count_on() {
    work_until_nearest_ = work_;
    stage_ = Stage::nearest;
    next_stage();
}

void PictureSearch::take(const PictureSweep::Best& best) {
    best_ = board_with(best.rows);
    distance_ = best.distance;
}

void PictureSearch::take_answer() {
    take(sweep_.best());
    is_nearest_ = true;
    boards_ = sweep_.ways();
    finished_ = true;
}

// Widens the limits after a sweep without a board among those that it did not leave out.
void PictureSearch::look_wider() {
    if (stage_ == Stage::any) {
        width_ *= wider;
    } else {
        reach_ = sweep_.least_left_out();
        is_nearest_ = best_ && reach_ >= distance_;
    }
    if (is_nearest_) {
        count_on();
    } else {
        sweep_ = sweep_of(size());
    }
}

// Bisects for the first row that fails. The rows above the one at which a sweep ended can be pressed.
void PictureSearch::narrow_down() {
    stage_ = Stage::all;
    if (sweep_.is_possible()) {
        possible_rows_ = sweep_.rows();
    } else {
        impossible_rows_ = sweep_.rows();
        possible_rows_ = std::max(possible_rows_, sweep_.last_row());
    }
    if (impossible_rows_ - possible_rows_ == 1) {
        failed_row_ = possible_rows_;
        finished_ = true;
        return;
    }
    sweep_ = sweep_of((possible_rows_ + impossible_rows_) / 2);
}

// Returns the progress by the work. If all boards are counted at once, it is by the rows, since the total
// work is unknown.
double PictureSearch::part_done() const {
    const auto most = static_cast<double>(max_work_.value_or(usual_work));
    const double by_work = static_cast<double>(work_) / most;
    const bool counts = stage_ == Stage::glance || stage_ == Stage::all;
    return std::max(by_work, counts ? 0.5 * sweep_.progress() : 0);
}

std::vector<machine::PressGrid> PictureSearch::all(std::size_t limit) const {
    std::vector<machine::PressGrid> boards;
    if (!best_) return boards;
    const PictureTask task = task_of(size());
    for (const PressedRows& rows : PictureList(task, max_states_).first(limit)) {
        boards.push_back(board_with(rows));
    }
    return boards;
}

}  // namespace switchbox::solve
