#include "types/ghaly/picture/reach.hpp"

#include <bitset>
#include <cstdint>

#include "solve/bit_set.hpp"

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

}  // namespace switchbox::solve
