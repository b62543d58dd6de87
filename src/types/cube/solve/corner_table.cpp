#include "types/cube/solve/corner_table.hpp"

#include <algorithm>
#include <array>

#include "base/long_work.hpp"
#include "base/result.hpp"
#include "types/cube/model/cube_machine.hpp"

namespace switchbox::solve {
namespace {

using machine::Pieces;

constexpr std::size_t permutations = 5040;
constexpr std::size_t twists = 729;
constexpr std::size_t moved_corners = 7;
constexpr std::uint8_t not_reached = 255;
// All corner places except DBL.
constexpr std::array<std::uint8_t, moved_corners> moved_places = {0, 1, 2, 3, 4, 5, 7};
constexpr std::uint8_t held_place = 6;

std::size_t permutation_of(const Pieces& pieces) {
    std::size_t rank = 0;
    for (std::size_t i = 0; i < moved_corners; ++i) {
        const std::uint8_t here = pieces.corner[moved_places[i]];
        std::size_t smaller = 0;
        for (std::size_t later = i + 1; later < moved_corners; ++later)
            smaller += pieces.corner[moved_places[later]] < here ? 1U : 0U;
        rank = rank * (moved_corners - i) + smaller;
    }
    return rank;
}

// Returns the number of the twists; the last twist follows from the others.
std::size_t twist_of(const Pieces& pieces) {
    std::size_t number = 0;
    for (std::size_t i = 0; i + 1 < moved_corners; ++i) number = number * 3 + pieces.twist[moved_places[i]];
    return number;
}

void write_permutation(Pieces& pieces, std::size_t rank) {
    std::array<std::uint8_t, moved_corners> numbers{};
    for (std::size_t i = moved_corners; i-- > 0;) {
        numbers[i] = static_cast<std::uint8_t>(rank % (moved_corners - i));
        rank /= moved_corners - i;
        for (std::size_t later = i + 1; later < moved_corners; ++later)
            if (numbers[later] >= numbers[i]) ++numbers[later];
    }
    for (std::size_t i = 0; i < moved_corners; ++i) pieces.corner[moved_places[i]] = moved_places[numbers[i]];
}

void write_twists(Pieces& pieces, std::size_t number) {
    std::size_t sum = 0;
    for (std::size_t i = moved_corners - 1; i-- > 0;) {
        const auto twist = static_cast<std::uint8_t>(number % 3);
        pieces.twist[moved_places[i]] = twist;
        sum += twist;
        number /= 3;
    }
    pieces.twist[moved_places.back()] = static_cast<std::uint8_t>((3 - sum % 3) % 3);
}

machine::Turn undone(machine::Turn turn) { return {turn.face, static_cast<std::uint8_t>(4 - turn.quarters)}; }

}  // namespace

CornerTable::CornerTable(machine::Metric metric)
    : steps_(machine::turns_with_buttons({2, metric})), distance_(states, not_reached), counts_{1} {
    distance_[0] = 0;
    make_moves();
}

std::size_t CornerTable::state_of(const Pieces& pieces) {
    require(pieces.corner[held_place] == held_place && pieces.twist[held_place] == 0,
            "the corner at DBL is held still");
    return permutation_of(pieces) * twists + twist_of(pieces);
}

Pieces CornerTable::pieces_of(std::size_t state) {
    Pieces pieces = machine::solved_pieces();
    write_permutation(pieces, state / twists);
    write_twists(pieces, state % twists);
    return pieces;
}

// Fills the transition tables in one call: some 6,000 rows are too few for slices.
void CornerTable::make_moves() {
    permutation_before_.resize(permutations * steps_.size());
    twist_before_.resize(twists * steps_.size());
    for (std::size_t step = 0; step < steps_.size(); ++step) {
        const machine::Turn back = undone(steps_[step]);
        note_work(1'000'000);
        for (std::size_t i = 0; i < permutations; ++i) {
            Pieces pieces = machine::solved_pieces();
            write_permutation(pieces, i);
            permutation_before_[i * steps_.size() + step] =
                static_cast<std::uint16_t>(permutation_of(machine::turned(pieces, back)));
        }
        for (std::size_t i = 0; i < twists; ++i) {
            Pieces pieces = machine::solved_pieces();
            write_twists(pieces, i);
            twist_before_[i * steps_.size() + step] =
                static_cast<std::uint16_t>(twist_of(machine::turned(pieces, back)));
        }
    }
}

// Sets the distances of the states from which one step leads to this state.
void CornerTable::spread(std::size_t state) {
    const std::size_t permutation = state / twists * steps_.size();
    const std::size_t twist = state % twists * steps_.size();
    for (std::size_t step = 0; step < steps_.size(); ++step) {
        const std::size_t before =
            permutation_before_[permutation + step] * twists + twist_before_[twist + step];
        if (distance_[before] != not_reached) continue;
        distance_[before] = static_cast<std::uint8_t>(depth_ + 1);
        ++counts_.back();
        ++found_;
    }
}

void CornerTable::advance(std::uint64_t budget) {
    constexpr std::uint64_t time_of_state = 33;
    std::uint64_t left = budget / time_of_state + 1;
    for (; left > 0 && !is_finished_; --left) {
        if (next_ == 0) counts_.push_back(0);
        if (distance_[next_] == depth_) spread(next_);
        if (++next_ < states) continue;
        next_ = 0;
        ++depth_;
        is_finished_ = found_ == states;
    }
}

double CornerTable::progress() const { return static_cast<double>(found_) / static_cast<double>(states); }

machine::Turns CornerTable::shortest(Pieces pieces) const {
    machine::Turns turns;
    for (int left = distance(pieces); left > 0; --left) {
        const auto nearer = std::find_if(steps_.begin(), steps_.end(), [&](machine::Turn step) {
            return distance(machine::turned(pieces, step)) == left - 1;
        });
        turns.push_back(*nearer);
        pieces = machine::turned(pieces, *nearer);
    }
    return turns;
}

}  // namespace switchbox::solve
