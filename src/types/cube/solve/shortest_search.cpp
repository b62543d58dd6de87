#include "types/cube/solve/shortest_search.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/long_work.hpp"

namespace switchbox::solve {
namespace {

using machine::FaceMap;
using machine::Pieces;

// Nanoseconds, as in two_phase_search.cpp.
constexpr std::uint64_t time_to_move = 1200;
constexpr std::uint64_t time_to_spread = 12;

std::size_t turn_seen(std::size_t turn, const FaceMap& rotation) {
    return std::size_t{3} * rotation[face_of(turn)] + turn % 3;
}

// Returns the first turn of each class under the rotations that leave the cube unchanged.
std::array<bool, machine::turn_count> first_of_equal(const Pieces& pieces) {
    std::array<bool, machine::turn_count> is_first{};
    is_first.fill(true);
    for (const FaceMap& rotation : machine::rotations()) {
        if (seen_turned(pieces, rotation) != pieces) continue;
        for (std::size_t turn = 0; turn < machine::turn_count; ++turn)
            if (turn_seen(turn, rotation) < turn) is_first.at(turn) = false;
    }
    return is_first;
}

}  // namespace

ShortestTables::ShortestTables(std::uint8_t most)
    : twists_(Coordinate::placed_slice, Coordinate::twist, false, most),
      flips_(Coordinate::placed_slice, Coordinate::flip, false, most) {}

void ShortestTables::advance(std::uint64_t budget) {
    constexpr std::uint64_t slice = 1'000'000;
    for (std::uint64_t spent = 0; spent < budget && !is_finished(); spent += slice) {
        note_work(slice);
        MoveTable* unmade = nullptr;
        for (MoveTable* moves : {&corners_, &slice_, &flip_, &twist_})
            if (!moves->is_finished()) unmade = moves;
        if (unmade != nullptr) {
            unmade->advance(slice / time_to_move);
        } else if (!twists_.is_finished()) {
            twists_.advance(slice_, twist_, slice / time_to_spread);
        } else {
            flips_.advance(slice_, flip_, slice / time_to_spread);
        }
    }
}

double ShortestTables::progress() const {
    return static_cast<double>(twists_.found() + flips_.found()) /
           static_cast<double>(twists_.size() + flips_.size());
}

ShortestTables::Values ShortestTables::values_of(const Pieces& pieces) {
    const auto value = [&pieces](Coordinate coordinate) {
        return static_cast<std::uint16_t>(value_of(coordinate, pieces));
    };
    return {value(Coordinate::twist), value(Coordinate::flip), value(Coordinate::placed_slice)};
}

ShortestTables::Values ShortestTables::after(const Values& values, std::size_t turn) const {
    return {static_cast<std::uint16_t>(twist_.after(values.twist, turn)),
            static_cast<std::uint16_t>(flip_.after(values.flip, turn)),
            static_cast<std::uint16_t>(slice_.after(values.slice, turn))};
}

ShortestSearch::ShortestSearch(std::shared_ptr<const ShortestTables> tables, const Pieces& pieces,
                               machine::Turns best)
    : tables_(std::move(tables)), best_(std::move(best)), is_first_(first_of_equal(pieces)) {
    const auto views = views_of(pieces);
    int least = 0;
    for (std::size_t axis = 0; axis < cube_axes; ++axis) {
        root_.axes[axis] = ShortestTables::values_of(views[axis].pieces);
        least = std::max(least, tables_->distance(root_.axes[axis]));
        const FaceMap to_view = machine::inverse(views[axis].face);
        for (std::size_t turn = 0; turn < machine::turn_count; ++turn)
            seen_[axis][turn] = turn_seen(turn, to_view);
    }
    root_.corners = value_of(Coordinate::corners, pieces);
    if (pieces == machine::solved_pieces()) {
        best_.clear();
    } else {
        least = std::max(least, 1);
    }
    bound_ = std::min(static_cast<std::size_t>(least), best_.size());
    path_.assign(1, root_);
}

bool ShortestSearch::is_worth_trying(std::size_t turn) const {
    if (turns_.empty()) return is_first_.at(turn);
    return may_follow(face_of(turn), face_of(turns_.back()));
}

// Applies the turn to `axes` and returns whether `left` more turns may solve the cube after it.
bool ShortestSearch::is_near(Axes& axes, std::size_t turn, int left) const {
    for (std::size_t axis = 0; axis < cube_axes; ++axis) {
        axes[axis] = tables_->after(axes[axis], seen_[axis][turn]);
        if (tables_->distance(axes[axis]) > left) return false;
    }
    return true;
}

void ShortestSearch::keep() {
    best_.clear();
    for (const std::size_t turn : turns_) best_.push_back(machine::turn_at(turn));
}

void ShortestSearch::enter(std::size_t turn) {
    ShortestNode next{path_.back().axes, tables_->corners().after(path_.back().corners, turn), 0};
    const auto left = static_cast<int>(bound_ - path_.size());
    ++positions_;
    if (!is_near(next.axes, turn, left)) return;
    turns_.push_back(turn);
    if (left > 0) {
        path_.push_back(next);
        return;
    }
    if (next.corners == 0) return keep();
    turns_.pop_back();
}

// Tries the next turn; if all sequences of `bound_` turns were tried, increases `bound_`.
void ShortestSearch::step() {
    note_work(8);
    if (path_.empty()) {
        ++bound_;
        path_.assign(1, root_);
        return;
    }
    const std::size_t turn = path_.back().turn++;
    if (turn < machine::turn_count) {
        if (is_worth_trying(turn)) enter(turn);
        return;
    }
    path_.pop_back();
    if (!turns_.empty()) turns_.pop_back();
}

double ShortestSearch::progress() const {
    if (is_finished()) return 1;
    constexpr double growth = 13.35;  // Korf 1997, table 1
    const double tried = static_cast<double>(path_.front().turn) / static_cast<double>(machine::turn_count);
    const auto to_last = static_cast<double>(best_.size() - 1 - bound_);
    return std::pow(growth, -to_last) * (1 + tried * (growth - 1)) / growth;
}

void ShortestSearch::advance(std::uint64_t positions) {
    for (const std::uint64_t begun = positions_; positions_ - begun < positions && !is_finished();) step();
}

namespace {

constexpr std::uint64_t time_of_tried_turn = 25;  // nanoseconds

}  // namespace

ProofSearch::ProofSearch(std::shared_ptr<CubeTables> tables, const machine::Pieces& pieces,
                         machine::Turns best)
    : tables_(std::move(tables)), pieces_(pieces), best_(std::move(best)) {}

void ProofSearch::advance(std::uint64_t budget) {
    if (!tables_->shortest) tables_->shortest = std::make_shared<ShortestTables>();
    if (!has_tables()) tables_->shortest->advance(budget);
    if (!has_tables()) return;
    if (!search_) search_.emplace(tables_->shortest, pieces_, best_);
    search_->advance(budget / time_of_tried_turn);
}

double ProofSearch::progress() const {
    constexpr double for_tables = 0.1;
    if (search_) return for_tables + (1 - for_tables) * search_->progress();
    return tables_->shortest ? for_tables * tables_->shortest->progress() : 0;
}

}  // namespace switchbox::solve
