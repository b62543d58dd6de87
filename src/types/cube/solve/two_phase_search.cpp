#include "types/cube/solve/two_phase_search.hpp"

#include <algorithm>

#include "base/long_work.hpp"
#include "base/result.hpp"

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
        note_work(slice);
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

namespace {

using machine::Pieces;

constexpr std::size_t most_of_second_phase = 10;

}  // namespace

TwoPhaseSearch::TwoPhaseSearch(std::shared_ptr<const TwoPhaseTables> tables, const Pieces& pieces,
                               std::uint64_t positions)
    : tables_(std::move(tables)), limit_(positions) {
    require(machine::sums_of(pieces) == machine::CubeSums{}, "only a cube that can be solved is solved");
    views_ = views_of(pieces);
    if (pieces == machine::solved_pieces()) {
        best_.emplace();
        is_finished_ = is_proved_ = true;
        return;
    }
    begin_depth();
}

// Begins the current depth of the first phase in the current view.
void TwoPhaseSearch::begin_depth() {
    const Pieces& pieces = views_[view_].pieces;
    path_.assign(1, {value_of(Coordinate::twist, pieces), value_of(Coordinate::flip, pieces),
                     value_of(Coordinate::slice, pieces), 0});
    turns_.clear();
    if (depth_ > 0) return;
    const FirstPhaseNode& node = path_[0];
    if (tables_->to_second_phase(node.twist, node.flip, node.slice) == 0) finish_by_second_phase();
}

void TwoPhaseSearch::enter(std::size_t turn) {
    const FirstPhaseNode& from = path_.back();
    const FirstPhaseNode next{tables_->moves(Coordinate::twist).after(from.twist, turn),
                              tables_->moves(Coordinate::flip).after(from.flip, turn),
                              tables_->moves(Coordinate::slice).after(from.slice, turn), 0};
    ++positions_;
    const auto left = static_cast<int>(depth_ - path_.size());
    if (tables_->to_second_phase(next.twist, next.flip, next.slice) > left) return;
    turns_.push_back(turn);
    if (left > 0) {
        path_.push_back(next);
        return;
    }
    // A path that ends in a turn of the second phase was found with fewer turns.
    if (!is_of_second_phase(machine::turn_at(turn))) finish_by_second_phase();
    turns_.pop_back();
}

// Tries the next turn of the first phase, or goes on to the next view or depth.
void TwoPhaseSearch::step() {
    note_work(8);
    if (path_.empty() || depth_ == 0) {
        view_ = (view_ + 1) % views_.size();
        if (view_ == 0) ++depth_;
        if (depth_ >= best_length()) return end_of_depths();
        return begin_depth();
    }
    const std::size_t turn = path_.back().turn++;
    if (turn == machine::turn_count) {
        path_.pop_back();
        if (!turns_.empty()) turns_.pop_back();
        return;
    }
    if (may_follow(face_of(turn), turns_.empty() ? no_face : face_of(turns_.back()))) enter(turn);
}

void TwoPhaseSearch::finish_by_second_phase() {
    Pieces pieces = views_[view_].pieces;
    for (const std::size_t turn : turns_) pieces = machine::turned(pieces, machine::turn_at(turn));
    const std::size_t corners = value_of(Coordinate::corners, pieces);
    const std::size_t outer = value_of(Coordinate::outer_edges, pieces);
    const std::size_t in_slice = value_of(Coordinate::slice_edges, pieces);
    const std::size_t first = turns_.size();
    if (first + 1 > best_length()) return;
    const std::size_t most = std::min(best_length() - 1 - first, most_of_second_phase);
    const auto least = static_cast<std::size_t>(tables_->to_solved(corners, outer, in_slice));
    const std::size_t last_face = turns_.empty() ? no_face : face_of(turns_.back());
    for (std::size_t length = least; length <= most; ++length) {
        if (!second_phase(corners, outer, in_slice, static_cast<int>(length), last_face)) continue;
        keep();
        turns_.resize(first);
        return;
    }
}

// Returns whether `left` more turns solve the cube, and appends them if so.
bool TwoPhaseSearch::second_phase(std::size_t corners, std::size_t outer, std::size_t in_slice, int left,
                                  std::size_t last_face) {
    if (tables_->to_solved(corners, outer, in_slice) > left) return false;
    if (left == 0) return true;
    for (std::size_t turn = 0; turn < machine::turn_count; ++turn) {
        const bool is_allowed =
            is_of_second_phase(machine::turn_at(turn)) && may_follow(face_of(turn), last_face);
        if (!is_allowed) continue;
        ++positions_;
        note_work(15);
        turns_.push_back(turn);
        if (second_phase(tables_->moves(Coordinate::corners).after(corners, turn),
                         tables_->moves(Coordinate::outer_edges).after(outer, turn),
                         tables_->moves(Coordinate::slice_edges).after(in_slice, turn), left - 1,
                         face_of(turn)))
            return true;
        turns_.pop_back();
    }
    return false;
}

void TwoPhaseSearch::keep() {
    best_.emplace();
    for (const std::size_t turn : turns_) {
        const machine::Turn seen = machine::turn_at(turn);
        const auto face = views_[view_].face[static_cast<std::size_t>(seen.face)];
        best_->push_back({static_cast<machine::CubeFace>(face), seen.quarters});
    }
}

// Ends the search: all shorter solutions were tried that have at most `most_of_second_phase` turns in the
// second phase. So a solution with one turn more than that limit, or fewer, is shortest.
void TwoPhaseSearch::end_of_depths() {
    is_finished_ = true;
    is_proved_ = best_length() <= most_of_second_phase + 1;
}

void TwoPhaseSearch::advance(std::uint64_t positions) {
    for (const std::uint64_t begun = positions_; positions_ - begun < positions && !is_finished_;) {
        step();
        if (best_ && positions_ >= limit_) is_finished_ = true;
    }
}

}  // namespace switchbox::solve
