// A short solution of a cube: by two phases, or of the cube of side 2 out of a table, the shortest. What it
// takes is made when it is first needed, and shared.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "types/cube/model/form.hpp"
#include "types/cube/model/stickers.hpp"
#include "types/cube/solve/corner_table.hpp"
#include "types/cube/solve/two_phase_search.hpp"

namespace switchbox::solve {

class ShortestTables;

// Empty until they are asked for.
struct CubeTables {
    std::shared_ptr<TwoPhaseTables> two_phase;
    std::shared_ptr<ShortestTables> shortest;
    std::array<std::shared_ptr<CornerTable>, machine::metric_names.size()> corners;  // by metric

    // That of the metric, begun when it is first asked for.
    [[nodiscard]] const std::shared_ptr<CornerTable>& corner_table(machine::Metric metric);
};

class CubeSearch {
  public:
    // `stickers` are those of a cube that can be solved. Of the cube of side 3 it ends once so many positions
    // were looked at, or when nothing shorter is left.
    CubeSearch(const machine::CubeForm& form, const machine::Stickers& stickers,
               std::shared_ptr<CubeTables> tables, std::uint64_t positions = usual_positions);

    // Natively some hundredths of a second.
    static constexpr std::uint64_t usual_positions = 1'000'000;

    // For about so many nanoseconds.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const;
    [[nodiscard]] double progress() const;  // 0..1
    // Whether only the search itself is left.
    [[nodiscard]] bool has_tables() const;
    // Steps of the form's metric.
    [[nodiscard]] std::optional<machine::Turns> best() const;
    [[nodiscard]] bool is_proved() const;
    [[nodiscard]] const machine::Pieces& pieces() const { return pieces_; }

  private:
    void begin_two_phases();

    machine::CubeForm form_;
    machine::Pieces pieces_;
    std::shared_ptr<CubeTables> tables_;
    std::uint64_t positions_;
    std::optional<TwoPhaseSearch> two_phases_;
    std::optional<machine::Turns> shortest_;  // of the cube of side 2
};

// Each turn as steps of the metric: "R2" is "R R" in quarter turns, "R'" is "R R R" in clockwise ones.
[[nodiscard]] machine::Turns in_steps(const machine::Turns& turns, machine::Metric metric);

}  // namespace switchbox::solve
