#include "types/ghaly/picture/matching.hpp"

#include <array>
#include <bit>
#include <cstdint>

#include "solve/bit_set.hpp"

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

}  // namespace switchbox::solve
