#include "types/cube/solve/cube_search.hpp"

#include <utility>

#include "base/require.hpp"
#include "types/cube/model/assemblies.hpp"

namespace switchbox::solve {
namespace {

constexpr std::uint64_t time_of_position = 15;  // nanoseconds

machine::Pieces pieces_of_solvable(const machine::Stickers& stickers) {
    const auto assembly = machine::assembly_of(stickers);
    require(assembly.has_value(), "only a cube that can be put together is solved");
    return assembly->pieces;
}

}  // namespace

const std::shared_ptr<CornerTable>& CubeTables::corner_table(machine::Metric metric) {
    std::shared_ptr<CornerTable>& table = corners.at(static_cast<std::size_t>(metric));
    if (!table) table = std::make_shared<CornerTable>(metric);
    return table;
}

CubeSearch::CubeSearch(const machine::CubeVariant& form, const machine::Stickers& stickers,
                       std::shared_ptr<CubeTables> tables, std::uint64_t positions)
    : form_(form), pieces_(pieces_of_solvable(stickers)), tables_(std::move(tables)), positions_(positions) {
    if (form_.side == 3 && !tables_->two_phase) tables_->two_phase = std::make_shared<TwoPhaseTables>();
    if (has_tables()) advance(0);
}

bool CubeSearch::has_tables() const {
    if (form_.side == 3) return tables_->two_phase->is_finished();
    return tables_->corner_table(form_.metric)->is_finished();
}

void CubeSearch::begin_two_phases() {
    if (!two_phases_) two_phases_.emplace(tables_->two_phase, pieces_, positions_);
}

void CubeSearch::advance(std::uint64_t budget) {
    if (form_.side == 2) {
        CornerTable& table = *tables_->corner_table(form_.metric);
        if (!table.is_finished()) table.advance(budget);
        if (table.is_finished() && !shortest_) shortest_ = table.shortest(pieces_);
        return;
    }
    if (!has_tables()) tables_->two_phase->advance(budget);
    if (!has_tables()) return;
    begin_two_phases();
    two_phases_->advance(budget / time_of_position);
}

bool CubeSearch::is_finished() const {
    return form_.side == 2 ? shortest_.has_value() : two_phases_ && two_phases_->is_finished();
}

double CubeSearch::progress() const {
    if (is_finished()) return 1;
    if (form_.side == 3) return tables_->two_phase->progress();
    return tables_->corner_table(form_.metric)->progress();
}

std::optional<machine::Turns> CubeSearch::best() const {
    if (form_.side == 2) return shortest_;
    if (!two_phases_ || !two_phases_->best()) return std::nullopt;
    return in_steps(*two_phases_->best(), form_.metric);
}

bool CubeSearch::is_proved() const {
    if (form_.side == 2) return shortest_.has_value();
    if (!two_phases_ || !two_phases_->is_proved()) return false;
    return form_.metric == machine::Metric::face || two_phases_->best()->empty();
}

machine::Turns in_steps(const machine::Turns& turns, machine::Metric metric) {
    if (metric == machine::Metric::face) return turns;
    machine::Turns steps;
    for (const machine::Turn turn : turns) {
        const bool is_back = metric == machine::Metric::quarter && turn.quarters == 3;
        const machine::Turn step{turn.face, static_cast<std::uint8_t>(is_back ? 3 : 1)};
        steps.insert(steps.end(), machine::length_of(turn, metric), step);
    }
    return steps;
}

}  // namespace switchbox::solve
