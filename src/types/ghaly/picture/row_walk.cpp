#include "types/ghaly/picture/row_walk.hpp"

#include "solve/search.hpp"

namespace switchbox::solve {
namespace {

// Returns the bottom transmitters that some wire must come from which crosses the frontier at `first` or
// after.
std::uint64_t bottoms(const Frontier& frontier, std::size_t first, std::size_t size) {
    const auto bit_of = [](Constraint constraint) {
        return constraint.kind() == Constraint::Kind::bottom ? bit_at(constraint.which()) : 0;
    };
    std::uint64_t set = bit_of(frontier.carry);
    for (std::size_t c = first; c < size; ++c) set |= bit_of(frontier.crossing[c]);
    return set;
}

}  // namespace

RowWalk::RowWalk(const PictureTask& task, FrontierPlace place, const Frontier& before)
    : row_(place.row),
      begin_(place.undecided),
      end_(place.next()),
      above_(before.crossing),
      below_(before.crossing),
      undecided_(place.undecided) {
    ColumnFrame& frame = frames_.at(undecided_ - end_);
    frame.carry = before.carry;
    frame.held = before.held;
    if (row_ == 0) frame.wanted = bottoms(before, begin_, task.size());
}

RowWalk::Stop RowWalk::go_on(const PictureTask& task, std::uint64_t& steps) {
    while (steps > 0) {
        --steps;
        if (undecided_ == end_) ++undecided_;
        ColumnFrame& frame = frames_.at(undecided_ - end_);
        if (frame.choices == 2) {
            if (undecided_ == begin_) return Stop::end;
            ++undecided_;
            continue;
        }
        const bool press = frame.choices == 1;
        ++frame.choices;
        if (!decide(task, undecided_ - 1, press)) continue;
        --undecided_;
        if (undecided_ > end_) continue;
        free_lost(task.size() - 1);
        return Stop::found;
    }
    return Stop::tired;
}

Frontier RowWalk::after() const {
    if (end_ == 0) return {{}, none, below_};
    return {frames_[0].carry, frames_[0].held, below_};
}

bool RowWalk::decide(const PictureTask& task, std::size_t column, bool press_it) {
    const ColumnFrame& before = frames_.at(column + 1 - end_);
    ColumnFrame& after = frames_.at(column - end_);
    after = before;
    after.choices = 0;
    const std::uint64_t bit = bit_at(column);
    pressed_ = press_it ? pressed_ | bit : pressed_ & ~bit;
    const bool shows = press_it ? press(task, column, before, after) : leave(task, column, before, after);
    return shows && !task.meeting_into(row_, column, after.carry).is_empty();
}

// Leaves a button unpressed. The generator's wire from above goes through. The transmitter's wire from the
// left turns up, and the one from below turns to the right.
bool RowWalk::leave(const PictureTask& task, std::size_t column, const ColumnFrame& before,
                    ColumnFrame& after) {
    if (row_ > 0) {
        if (task.colour(row_, column) != task.colour(row_ - 1, column)) return false;
        after.carry = above_[column];
    } else if (!show_top(task, column, column, after.carry, after)) {
        return false;
    }
    return constrain_below(task, column, before.carry);
}

// Presses a button. The cell shows the generator's wire from the right, and the one from above goes on to the
// left. The transmitters' wires cross.
bool RowWalk::press(const PictureTask& task, std::size_t column, const ColumnFrame& before,
                    ColumnFrame& after) {
    after.held = row_ == 0 ? static_cast<std::uint8_t>(column) : task.colour(row_ - 1, column);
    if (!constrain_below(task, column, above_[column])) return false;
    if (before.held == none) return show_right(task, column, after);
    if (row_ > 0) return task.colour(row_, column) == before.held;
    Constraint constraint;
    return show_top(task, before.held, column, constraint, after) &&
           constrain_below(task, before.held, constraint);
}

// Constrains the wire that leaves the row at the right. It is that of the last column: it turns there, or
// comes through it.
bool RowWalk::show_right(const PictureTask& task, std::size_t column, ColumnFrame& after) {
    const std::uint8_t colour = task.colour(row_, column);
    if (colour == 0) return false;
    const Constraint constraint = task.right_constraint(row_, colour);
    if (column + 1 < task.size()) return constrain_below(task, task.size() - 1, constraint);
    after.carry = constraint;
    return true;
}

// Returns whether cell `column` of row 0 can show the generator over column `top`. `constraint` becomes that
// of its wire.
bool RowWalk::show_top(const PictureTask& task, std::size_t top, std::size_t column, Constraint& constraint,
                       ColumnFrame& after) const {
    constraint = task.top_constraint(top, task.colour(row_, column));
    if (constraint.kind() != Constraint::Kind::bottom) return true;
    const std::uint64_t bit = bit_at(constraint.which());
    if ((after.wanted & bit) != 0) return false;
    after.wanted |= bit;
    return true;
}

bool RowWalk::constrain_below(const PictureTask& task, std::size_t column, Constraint constraint) {
    below_[column] = constraint;
    return !task.meeting_under(row_, column, constraint).is_empty();
}

// Removes the constraint of a generator's wire that no cell shows. In a row without presses it is the row's
// own generator. In row 0 it is otherwise the one held at the end.
void RowWalk::free_lost(std::size_t last_column) {
    const std::uint8_t lost = frames_[0].held;
    if (lost == none) {
        below_[last_column] = Constraint();
    } else if (row_ == 0) {
        below_[lost] = Constraint();
    }
}

}  // namespace switchbox::solve
