// Search for a provably shortest solution of the cube of side 3, in face turns. It uses iterative deepening
// (R. Korf, "Finding Optimal Solutions to Rubik's Cube", 1997). The lower bounds are distances of pairs of
// coordinates along all three axes.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "types/cube/solve/coordinates.hpp"
#include "types/cube/solve/cube_search.hpp"
#include "types/cube/solve/two_phase_search.hpp"

namespace switchbox::solve {

// Tables of transitions and distances, computed in slices; 51 MB. The search is correct for any largest
// distance `most`, and fastest without a limit.
class ShortestTables {
  public:
    explicit ShortestTables(std::uint8_t most = PairTable::any_distance);

    // Works for about `budget` nanoseconds.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return flips_.is_finished(); }
    [[nodiscard]] double progress() const;  // 0..1

    // Coordinates along one axis; all 0 on the solved cube.
    struct Values {
        std::uint16_t twist = 0;
        std::uint16_t flip = 0;
        std::uint16_t slice = 0;
    };
    [[nodiscard]] static Values values_of(const machine::Pieces& pieces);
    // Returns the values after a turn. This and distance() require finished tables.
    [[nodiscard]] Values after(const Values& values, std::size_t turn) const;
    [[nodiscard]] int distance(const Values& values) const {
        return std::max(twists_.distance(values.slice, values.twist),
                        flips_.distance(values.slice, values.flip));
    }
    [[nodiscard]] const MoveTable& corners() const { return corners_; }

  private:
    MoveTable twist_{Coordinate::twist};
    MoveTable flip_{Coordinate::flip};
    MoveTable slice_{Coordinate::placed_slice};
    MoveTable corners_{Coordinate::corners};
    PairTable twists_;
    PairTable flips_;
};

class ShortestSearch {
  public:
    // Requires that `best` solves `pieces`, in face turns, and that the tables are finished.
    ShortestSearch(std::shared_ptr<const ShortestTables> tables, const machine::Pieces& pieces,
                   machine::Turns best);

    // Examines `positions` positions more, or slightly more than that.
    void advance(std::uint64_t positions);
    // Returns true once best() is proved shortest.
    [[nodiscard]] bool is_finished() const { return bound_ == best_.size(); }
    // Returns a lower bound: no solution has fewer turns.
    [[nodiscard]] std::size_t bound() const { return bound_; }
    [[nodiscard]] const machine::Turns& best() const { return best_; }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }
    // Returns 0..1, estimated from the growth of positions with each further turn: most work comes last.
    [[nodiscard]] double progress() const;

  private:
    using Axes = std::array<ShortestTables::Values, cube_axes>;
    struct ShortestNode {  // position, and the turn to try next
        Axes axes;
        std::size_t corners = 0;
        std::size_t turn = 0;
    };

    void step();
    void enter(std::size_t turn);
    [[nodiscard]] bool is_near(Axes& axes, std::size_t turn, int left) const;
    void keep();
    [[nodiscard]] bool is_worth_trying(std::size_t turn) const;

    std::shared_ptr<const ShortestTables> tables_;
    machine::Turns best_;
    // The index of each turn in each view, and the turns to try first of all: one of those that a symmetry of
    // the cube makes equivalent.
    std::array<std::array<std::size_t, machine::turn_count>, cube_axes> seen_{};
    std::array<bool, machine::turn_count> is_first_{};
    ShortestNode root_;
    std::size_t bound_ = 0;
    std::vector<ShortestNode> path_;
    std::vector<std::size_t> turns_;
    std::uint64_t positions_ = 0;
};

// Proof that no fewer face turns solve a cube of side 3, or a search for the fewest: tables, then iterative
// deepening. It takes seconds for cubes that are few turns from solved, hours for most others
// (docs/machines.md, "The Rubik's cube").
class ProofSearch {
  public:
    // Requires that `best` solves `pieces`, in face turns. Tables are created when first needed and then
    // kept.
    ProofSearch(std::shared_ptr<CubeTables> tables, const machine::Pieces& pieces, machine::Turns best);

    // Works for about `budget` nanoseconds.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool has_tables() const { return tables_->shortest && tables_->shortest->is_finished(); }
    [[nodiscard]] bool is_finished() const { return search_ && search_->is_finished(); }
    [[nodiscard]] double progress() const;  // 0..1, first of the tables, then of the search
    // Returns a lower bound: no solution has fewer turns.
    [[nodiscard]] std::size_t bound() const { return search_ ? search_->bound() : 0; }
    [[nodiscard]] const machine::Turns& best() const { return search_ ? search_->best() : best_; }

  private:
    std::shared_ptr<CubeTables> tables_;
    machine::Pieces pieces_;
    machine::Turns best_;
    std::optional<ShortestSearch> search_;
};

}  // namespace switchbox::solve
