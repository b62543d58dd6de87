#include "types/ghaly/picture/task.hpp"

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <utility>

#include "solve/search.hpp"

namespace switchbox::solve {
namespace {

// Set of the colours of the wire that reaches a cell from the right. One more element is the wire of the
// generator at the right of the row, which can have any colour but dark.
using Held = std::bitset<static_cast<std::size_t>(machine::largest_ghaly) + 2>;
constexpr std::size_t row_generator = Held{}.size() - 1;

// All ways to press a row that agree with its colours and with those of the row above. They are stored as the
// colours that may be held before each column, from right to left.
class RowColours {
  public:
    RowColours(const machine::Picture& target, std::size_t row)
        : target_(target), row_(row), size_(static_cast<std::size_t>(target.shape.columns)) {
        before_.resize(size_ + 1);
        before_[size_].set(row_generator);
        for (std::size_t c = size_; c-- > 0;)
            before_[c] = unpressed(before_[c + 1], c) | pressed(before_[c + 1], c);
        good_after_.resize(size_ + 1);
        good_after_[0].set();
        for (std::size_t c = 0; c < size_; ++c) good_after_[c + 1] = good_before(c);
    }

    // Returns the colours that may be held at column c, given the columns to its right.
    [[nodiscard]] const Held& held(std::size_t c) const { return before_[c + 1]; }
    // Returns the colours that may be held after column c if it is not pressed; pressed() returns those if it
    // is.
    [[nodiscard]] Held unpressed(const Held& held, std::size_t c) const {
        return above(c) == here(c) ? held : Held{};
    }
    [[nodiscard]] Held pressed(const Held& held, std::size_t c) const {
        Held after;
        after[above(c)] = held[here(c)] || (held[row_generator] && here(c) != 0);
        return after;
    }
    // Returns whether the columns to the left of c can then be pressed somehow.
    [[nodiscard]] bool can_end(const Held& after, std::size_t c) const {
        return (after & good_after_[c]).any();
    }

  private:
    [[nodiscard]] std::size_t here(std::size_t c) const { return target_[row_ * size_ + c]; }
    [[nodiscard]] std::size_t above(std::size_t c) const { return target_[(row_ - 1) * size_ + c]; }
    [[nodiscard]] Held good_before(std::size_t c) const {
        Held good = unpressed(good_after_[c], c);
        if (good_after_[c][above(c)]) {
            good.set(here(c));
            if (here(c) != 0) good.set(row_generator);
        }
        return good;
    }

    const machine::Picture& target_;
    std::size_t row_;
    std::size_t size_;
    std::vector<Held> before_;      // [c + 1] before column c is decided
    std::vector<Held> good_after_;  // [c] after it, with which columns c - 1 .. 0 can be pressed somehow
};

// Returns the transmitters from which a wire can come that leaves the row upwards through column c. `below`
// has, by column, those of the wires under the row.
Transmitters through(const RowColours& colours, std::size_t row, std::size_t c, const Transmitters* below) {
    Transmitters sources;
    if (colours.can_end(colours.pressed(colours.held(c), c), c)) sources |= below[c];
    Held held = colours.unpressed(colours.held(c), c);
    while (held.any() && c-- > 0) {
        if (colours.can_end(colours.unpressed(held, c), c)) sources |= below[c];
        held = colours.pressed(held, c);
    }
    if (held.any()) sources.left |= bits_from(row, row + 1);
    return sources;
}

}  // namespace

Reach::Reach(const machine::Picture& target, std::size_t rows)
    : size_(static_cast<std::size_t>(target.shape.rows)), under_(size_ * size_), into_(size_ * size_) {
    for (std::size_t row = size_; row-- > 0;) {
        Transmitters* const under = &under_[row * size_];
        if (row + 1 < rows) {
            const RowColours colours(target, row + 1);
            for (std::size_t c = 0; c < size_; ++c) under[c] = through(colours, row + 1, c, under + size_);
        } else {
            for (std::size_t c = 0; c < size_; ++c) {
                under[c] = {bits_from(row + 1, size_), bits_from(row + 1 < size_ ? 0 : c, c + 1)};
            }
        }
        Transmitters into{bits_from(row, row + 1), 0};
        for (std::size_t c = 0; c < size_; ++c) {
            into_[row * size_ + c] = into;
            into |= under[c];
        }
    }
}

namespace {

constexpr std::uint64_t all_bits = ~std::uint64_t{0};

}  // namespace

PictureTask::PictureTask(machine::LowBits bits, machine::Picture target, std::size_t rows)
    : bits_(std::move(bits)),
      target_(std::move(target)),
      rows_(rows),
      join_(static_cast<int>(bits_.left.size())),
      reach_(target_, rows) {
    for (std::size_t i = 0; i < size(); ++i) {
        left_with_.at(bits_.left[i]) = static_cast<std::uint8_t>(i);
        bottom_with_.at(bits_.bottom[i]) = static_cast<std::uint8_t>(i);
    }
}

std::size_t PictureTask::partner(std::uint8_t low, std::uint8_t colour) const {
    return static_cast<std::size_t>(join_.partner(low, colour - 1));
}

Constraint PictureTask::top_constraint(std::size_t column, std::uint8_t colour) const {
    if (colour == 0) return Constraint::any_left();
    return Constraint::bottom(bottom_with_.at(partner(bits_.top[column], colour)));
}

Constraint PictureTask::right_constraint(std::size_t row, std::uint8_t colour) const {
    return Constraint::low(partner(bits_.right[row], colour));
}

Transmitters PictureTask::meeting(Constraint constraint) const {
    switch (constraint.kind()) {
        case Constraint::Kind::left:
            return {bit_at(constraint.which()), 0};
        case Constraint::Kind::bottom:
            return {0, bit_at(constraint.which())};
        case Constraint::Kind::low:
            return {bit_at(left_with_.at(constraint.which())), bit_at(bottom_with_.at(constraint.which()))};
        default:
            return {constraint == Constraint::any_bottom() ? 0 : all_bits,
                    constraint == Constraint::any_left() ? 0 : all_bits};
    }
}

RowChanges::RowChanges(const PictureTask& task, std::size_t row, std::uint64_t now)
    : held_kinds_(task.size() + 2) {
    if (row == 0) return;  // any colour may come from above
    least_.resize((task.size() + 1) * held_kinds_);
    for (std::size_t c = 0; c < task.size(); ++c) {
        const std::uint8_t above = task.colour(row - 1, c);
        const std::uint8_t here = task.colour(row, c);
        const auto pressed = static_cast<std::size_t>(now >> c & 1U);
        const std::size_t* const before = &least_[c * held_kinds_];
        std::size_t* const after = &least_[(c + 1) * held_kinds_];
        for (std::size_t held = 0; held < held_kinds_; ++held) {
            after[held] = above == here ? before[held] + pressed : never;
        }
        const auto press = [&](std::size_t held) {
            after[held] = std::min(after[held], before[above] + 1 - pressed);
        };
        press(here);
        if (here != 0) press(held_kinds_ - 1);
    }
}

}  // namespace switchbox::solve
