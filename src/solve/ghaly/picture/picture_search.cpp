#include "solve/ghaly/picture/picture_search.hpp"

#include <algorithm>
#include <utility>

#include "algebra/require.hpp"

namespace switchbox::solve {
namespace {

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
                             std::size_t max_states)
    : bits_(std::move(bits)),
      target_(std::move(target)),
      now_(rows_of(now)),
      max_states_(max_states),
      impossible_rows_(size() + 1),
      sweep_(sweep_of(size())) {}

PictureSweep PictureSearch::sweep_of(std::size_t rows) const {
    require(now_.size() == size() && target_.size() == size() * size(),
            "the board or the picture is of another size than the machine");
    return {PictureTask(bits_, target_, rows), now_, max_states_};
}

void PictureSearch::advance(std::uint64_t budget) {
    while (!finished_ && budget > 0) {
        budget = sweep_.advance(budget);
        if (sweep_.is_finished()) go_on();
    }
}

void PictureSearch::go_on() {
    if (sweep_.is_too_large()) {
        too_large_ = impossible_rows_ > size();
        finished_ = true;
    } else if (sweep_.is_possible() && sweep_.rows() == size()) {
        take_answer();
    } else {
        narrow_down();
    }
}

void PictureSearch::take_answer() {
    const PictureSweep::Best best = sweep_.best();
    best_ = board_with(best.rows);
    distance_ = best.distance;
    boards_ = sweep_.ways();
    finished_ = true;
}

// The rows above the one at which a sweep ended can be pressed.
void PictureSearch::narrow_down() {
    before_ += share();
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

// The part of the whole search that the sweep at hand is: nobody knows how many more there will be.
double PictureSearch::share() const {
    const bool is_first = impossible_rows_ > size();
    return (1 - before_) * (is_first ? 0.9 : 0.5);
}

double PictureSearch::progress() const {
    if (finished_) return 1;
    return before_ + share() * sweep_.progress();
}

std::vector<machine::PressGrid> PictureSearch::all(std::size_t limit) const {
    std::vector<machine::PressGrid> boards;
    if (!best_) return boards;
    for (const PressedRows& rows : sweep_.list(limit)) boards.push_back(board_with(rows));
    return boards;
}

}  // namespace switchbox::solve
