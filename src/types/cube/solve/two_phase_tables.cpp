#include "types/cube/solve/two_phase_tables.hpp"

#include <algorithm>

namespace switchbox::solve {
namespace {

// Time in nanoseconds for a row of a transition table, and for a pair of values.
constexpr std::uint64_t time_of_row = 1200;
constexpr std::uint64_t time_of_pair = 12;

struct PairOf {
    Coordinate first;
    Coordinate second;
    bool of_second_phase;
};
constexpr std::array<PairOf, 4> pairs_of = {{{Coordinate::twist, Coordinate::slice, false},
                                             {Coordinate::flip, Coordinate::slice, false},
                                             {Coordinate::corners, Coordinate::slice_edges, true},
                                             {Coordinate::outer_edges, Coordinate::slice_edges, true}}};

}  // namespace

PairTable::PairTable(Coordinate first, Coordinate second, bool of_second_phase, std::uint8_t most)
    : seconds_(size_of(second)), most_(most), distance_(size_of(first) * seconds_, most) {
    for (std::size_t turn = 0; turn < machine::turn_count; ++turn)
        if (!of_second_phase || is_of_second_phase(machine::turn_at(turn))) turns_.push_back(turn);
    distance_[0] = 0;
}

// Turns are reversible, so distances from the solved cube equal distances to it.
void PairTable::spread(const MoveTable& first, const MoveTable& second, std::size_t pair) {
    for (const std::size_t turn : turns_) {
        const std::size_t next =
            first.after(pair / seconds_, turn) * seconds_ + second.after(pair % seconds_, turn);
        if (distance_[next] != most_) continue;
        distance_[next] = static_cast<std::uint8_t>(depth_ + 1);
        ++found_;
    }
}

void PairTable::advance(const MoveTable& first, const MoveTable& second, std::size_t pairs) {
    for (; pairs > 0 && !is_finished_; --pairs) {
        if (distance_[next_] == depth_) spread(first, second, next_);
        if (++next_ < distance_.size()) continue;
        next_ = 0;
        ++depth_;
        is_finished_ = found_ == distance_.size() || depth_ + 1 == most_;
    }
}

bool TwoPhaseTables::advance_moves(std::size_t work) {
    if (moves_.size() == made_) moves_.emplace_back(static_cast<Coordinate>(made_));
    moves_.back().advance(work / time_of_row + 1);
    return moves_.back().is_finished();
}

bool TwoPhaseTables::advance_pairs(std::size_t work) {
    const PairOf& pair = pairs_of.at(made_ - coordinate_count);
    if (pairs_.size() + coordinate_count == made_)
        pairs_.emplace_back(pair.first, pair.second, pair.of_second_phase);
    pairs_.back().advance(moves(pair.first), moves(pair.second), work / time_of_pair + 1);
    return pairs_.back().is_finished();
}

void TwoPhaseTables::advance(std::uint64_t budget) {
    constexpr std::uint64_t slice = 1'000'000;
    for (std::uint64_t spent = 0; spent < budget && !is_finished(); spent += slice) {
        const auto work = static_cast<std::size_t>(std::min(slice, budget - spent));
        const bool done = made_ < coordinate_count ? advance_moves(work) : advance_pairs(work);
        made_ += done ? 1U : 0U;
    }
}

double TwoPhaseTables::progress() const {
    if (is_finished()) return 1;
    double part = 0;
    if (!pairs_.empty() && pairs_.size() + coordinate_count > made_)
        part = static_cast<double>(pairs_.back().found()) / static_cast<double>(pairs_.back().size());
    return (static_cast<double>(made_) + part) / static_cast<double>(parts);
}

}  // namespace switchbox::solve
