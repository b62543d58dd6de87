// Search for a short solution of a cube: by two phases at side 3, or the shortest one from a table at side 2.
// Tables are created when they are first needed, and shared.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "solve/search.hpp"
#include "solve/solver.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/stickers.hpp"
#include "types/cube/solve/corner_table.hpp"
#include "types/cube/solve/two_phase_search.hpp"

namespace switchbox::solve {

class ShortestTables;

// Cache of tables; each is empty until it is needed.
struct CubeTables {
    std::shared_ptr<TwoPhaseTables> two_phase;
    std::shared_ptr<ShortestTables> shortest;
    std::array<std::shared_ptr<CornerTable>, machine::metric_names.size()> corners;  // by metric

    // Returns the table of the metric; the first call creates it, unfinished.
    [[nodiscard]] const std::shared_ptr<CornerTable>& corner_table(machine::Metric metric);
};

class CubeSearch {
  public:
    // Requires the stickers of a solvable cube. At side 3 the search ends after `positions` positions, or
    // when no shorter solution is left.
    CubeSearch(const machine::CubeVariant& form, const machine::Stickers& stickers,
               std::shared_ptr<CubeTables> tables, std::uint64_t positions = usual_positions);

    // Takes some hundredths of a second natively.
    static constexpr std::uint64_t usual_positions = 1'000'000;

    // Works for about `budget` nanoseconds.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const;
    [[nodiscard]] double progress() const;  // 0..1
    // Returns whether all tables are finished and only the search is left.
    [[nodiscard]] bool has_tables() const;
    // Returns the best solution so far in steps of the form's metric; nullopt if there is none yet.
    [[nodiscard]] std::optional<machine::Turns> best() const;
    [[nodiscard]] bool is_proved() const;
    [[nodiscard]] const machine::Pieces& pieces() const { return pieces_; }

  private:
    void begin_two_phases();

    machine::CubeVariant form_;
    machine::Pieces pieces_;
    std::shared_ptr<CubeTables> tables_;
    std::uint64_t positions_;
    std::optional<TwoPhaseSearch> two_phases_;
    std::optional<machine::Turns> shortest_;  // of the cube of side 2
};

// Splits turns into steps of the metric: "R2" is "R R" in quarter turns, "R'" is "R R R" in clockwise ones.
[[nodiscard]] machine::Turns in_steps(const machine::Turns& turns, machine::Metric metric);

// Returns the solver for the machine type. Requires a cube.
[[nodiscard]] std::shared_ptr<TypeSolver> make_cube_solver(const machine::Machine& machine);
// Returns the tables that a cube's solver stores.
[[nodiscard]] std::shared_ptr<CubeTables> tables_in(const Solver& solver);

// Returns why a cube cannot be solved: the faults of its stickers, or the broken laws with the nearest
// repair. nullopt if it can be solved.
[[nodiscard]] std::optional<Unreachable> why_unsolvable(const machine::Stickers& stickers,
                                                        machine::ColourNames scheme = {});

}  // namespace switchbox::solve
