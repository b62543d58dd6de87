#include "types/ghaly/picture/picture_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "base/result.hpp"
#include "solve/search.hpp"
#include "types/ghaly/picture/sweep.hpp"

namespace switchbox::solve {
namespace {

constexpr std::size_t max_per_side = machine::largest_ghaly;

bool is_single(const Transmitters& set) { return std::popcount(set.left) + std::popcount(set.bottom) == 1; }

Constraint constraint_to(const Transmitters& only) {
    return only.left != 0 ? Constraint::left(lowest_bit(only.left))
                          : Constraint::bottom(lowest_bit(only.bottom));
}

// Returns the strongest constraint that these transmitters meet.
Constraint narrowed(Constraint constraint, const Transmitters& choices) {
    if (is_single(choices)) return constraint_to(choices);
    if (constraint != Constraint()) return constraint;
    if (choices.bottom == 0) return Constraint::any_left();
    return choices.left == 0 ? Constraint::any_bottom() : constraint;
}

class Matching {
  public:
    Matching(const PictureTask& task, std::size_t row, const Constraints& constraints) : size_(task.size()) {
        for (std::size_t c = 0; c < size_; ++c) {
            choices_[c] = task.meeting_under(row, c, constraints[c]);
            open_ |= bit_at(c);
        }
    }

    // Names the transmitters of wires with a single choice, until each of the other wires has at least two.
    // False if a wire has none.
    bool name(Constraints& constraints) {
        Transmitters named;
        for (bool again = true; again;) {
            again = false;
            for (std::uint64_t rest = open_; rest != 0; rest &= rest - 1) {
                const std::size_t c = lowest_bit(rest);
                choices_[c] = choices_[c].without(named);
                if (choices_[c].is_empty()) return false;
                if (!is_single(choices_[c])) continue;
                constraints[c] = constraint_to(choices_[c]);
                named |= choices_[c];
                open_ &= ~bit_at(c);
                again = true;
            }
        }
        return true;
    }

    // Finds a bipartite matching by augmenting paths. False if there is none.
    bool match() {
        for (std::uint64_t rest = open_; rest != 0; rest &= rest - 1) {
            seen_ = {};
            if (!give_one(lowest_bit(rest))) return false;
        }
        return true;
    }

    // Leaves each wire the transmitters that it has in some complete matching. These are its own, and those
    // that it gets by exchange with others, in a cycle or for a free one.
    void filter(Constraints& constraints) {
        Transmitters loose{~owned_.left, ~owned_.bottom};  // available without an exchange in a cycle
        const std::uint64_t tight = tight_columns(loose);
        for (std::uint64_t rest = tight; rest != 0; rest &= rest - 1) follow(lowest_bit(rest));
        for (std::uint64_t rest = open_; rest != 0; rest &= rest - 1) {
            const std::size_t c = lowest_bit(rest);
            const Transmitters kept = (tight & bit_at(c)) != 0 ? in_circles(c) : loose;
            constraints[c] = narrowed(constraints[c], choices_[c] & kept);
        }
    }

  private:
    // Returns the columns that cannot free their transmitter, however the others exchange theirs. Adds the
    // transmitters of the other columns to `loose`.
    std::uint64_t tight_columns(Transmitters& loose) const {
        std::uint64_t tight = open_;
        for (bool again = true; again;) {
            again = false;
            for (std::uint64_t rest = tight; rest != 0; rest &= rest - 1) {
                const std::size_t c = lowest_bit(rest);
                if ((choices_[c] & loose).is_empty()) continue;
                loose |= own_[c];
                tight &= ~bit_at(c);
                again = true;
            }
        }
        return tight;
    }

    // Finds the columns whose transmitters column c could have, if those got others in their turn.
    void follow(std::size_t c) {
        std::uint64_t& columns = followed_[c];
        columns = bit_at(c);
        Transmitters seen;
        for (std::uint64_t fresh = columns; fresh != 0;) {
            const std::size_t d = lowest_bit(fresh);
            fresh &= fresh - 1;
            Transmitters news = choices_[d].without(seen);
            seen |= news;
            const std::uint64_t owners = owners_of(news) & ~columns;
            columns |= owners;
            fresh |= owners;
        }
    }

    // Returns the transmitters of the columns that c can follow and that can follow c.
    [[nodiscard]] Transmitters in_circles(std::size_t c) const {
        Transmitters set;
        for (std::uint64_t rest = followed_[c]; rest != 0; rest &= rest - 1) {
            const std::size_t d = lowest_bit(rest);
            if ((followed_[d] & bit_at(c)) != 0) set |= own_[d];
        }
        return set;
    }

    [[nodiscard]] std::uint64_t owners_of(const Transmitters& set) const {
        std::uint64_t columns = 0;
        for (std::uint64_t rest = set.left; rest != 0; rest &= rest - 1)
            columns |= bit_at(owner_.at(lowest_bit(rest)));
        for (std::uint64_t rest = set.bottom; rest != 0; rest &= rest - 1)
            columns |= bit_at(owner_.at(max_per_side + lowest_bit(rest)));
        return columns;
    }

    // Gives column c a transmitter, from another column if that can have a different one. False if this is
    // impossible.
    bool give_one(std::size_t c) {
        const Transmitters unowned = choices_[c].without(owned_);
        if (!unowned.is_empty()) {
            give(first_of(unowned), c);
            return true;
        }
        for (Transmitters rest = choices_[c].without(seen_); !rest.is_empty();
             rest = choices_[c].without(seen_)) {
            const std::size_t one = first_of(rest);
            add(seen_, one);
            if (!give_one(owner_.at(one))) continue;
            give(one, c);
            return true;
        }
        return false;
    }

    void give(std::size_t one, std::size_t c) {
        owner_.at(one) = static_cast<std::uint8_t>(c);
        own_[c] = {};
        add(own_[c], one);
        add(owned_, one);
    }

    // Returns the index of the first transmitter. Left transmitters are counted first.
    [[nodiscard]] static std::size_t first_of(const Transmitters& set) {
        return set.left != 0 ? lowest_bit(set.left) : max_per_side + lowest_bit(set.bottom);
    }
    static void add(Transmitters& set, std::size_t one) {
        (one < max_per_side ? set.left : set.bottom) |= bit_at(one % max_per_side);
    }

    std::size_t size_;
    std::array<Transmitters, max_per_side> choices_{};  // by column
    std::uint64_t open_ = 0;  // columns that have not been given a named transmitter
    std::array<std::uint8_t, 2 * max_per_side> owner_{};
    std::array<Transmitters, max_per_side> own_{};        // by column, once it is matched
    std::array<std::uint64_t, max_per_side> followed_{};  // by column, those that it can follow
    Transmitters owned_;
    Transmitters seen_;
};

}  // namespace

bool match(const PictureTask& task, std::size_t row, Constraints& constraints) {
    Matching matching(task, row, constraints);
    if (!matching.name(constraints) || !matching.match()) return false;
    matching.filter(constraints);
    return true;
}

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
