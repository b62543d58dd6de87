#include "types/cube/solve/cube_search.hpp"

#include <algorithm>
#include <utility>

#include "base/result.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/mends.hpp"
#include "types/cube/solve/shortest_search.hpp"

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

namespace {

InOrder way_of(const machine::CubeVariant& form, const machine::PressGrid& none, const machine::Turns& turns,
               bool is_proved) {
    InOrder way{{}, none, is_proved};
    for (const machine::Turn turn : turns) {
        way.order.push_back(machine::button_of(form, turn));
        ++way.presses[way.order.back()];
    }
    return way;
}

// Search for a proof that a solution is shortest, in face turns.
class TurnProof final : public SolveTask {
  public:
    TurnProof(const machine::CubeVariant& form, machine::PressGrid none, ProofSearch search)
        : form_(form), none_(std::move(none)), search_(std::move(search)) {}

    void advance(std::uint64_t budget) override { search_.advance(budget); }
    [[nodiscard]] bool is_finished() const override { return search_.is_finished(); }
    [[nodiscard]] double progress() const override { return search_.progress(); }
    [[nodiscard]] std::size_t bound() const override { return search_.bound(); }
    [[nodiscard]] Verdict verdict() const override {
        return way_of(form_, none_, search_.best(), search_.is_finished());
    }

  private:
    machine::CubeVariant form_;
    machine::PressGrid none_;
    ProofSearch search_;
};

class TurnSearch final : public SolveTask {
  public:
    TurnSearch(const machine::CubeMachine& cube, const machine::Stickers& stickers,
               std::shared_ptr<CubeTables> tables)
        : form_(cube.form()),
          tables_(std::move(tables)),
          search_(form_, stickers, tables_),
          none_(cube.no_presses()) {}

    void advance(std::uint64_t budget) override { search_.advance(budget); }
    [[nodiscard]] bool is_finished() const override { return search_.is_finished(); }
    [[nodiscard]] double progress() const override { return search_.progress(); }
    [[nodiscard]] std::uint64_t work_at_once() const override {
        constexpr std::uint64_t until_one_is_found = 100'000'000;
        return search_.has_tables() ? until_one_is_found : 0;
    }
    [[nodiscard]] Verdict verdict() const override {
        const auto best = search_.best();
        if (!best) return Undecided{tell("cube.undecided")};
        return way_of(form_, none_, *best, search_.is_proved());
    }
    [[nodiscard]] std::shared_ptr<SolveTask> proof() const override {
        if (form_.side != 3 || form_.metric != machine::Metric::face || search_.is_proved()) return nullptr;
        return std::make_shared<TurnProof>(form_, none_,
                                           ProofSearch(tables_, search_.pieces(), *search_.best()));
    }

  private:
    machine::CubeVariant form_;
    std::shared_ptr<CubeTables> tables_;
    CubeSearch search_;
    machine::PressGrid none_;
};

class CubeTypeSolver final : public TypeSolver {
  public:
    [[nodiscard]] Search ask(const machine::Machine& machine, const machine::State& state,
                             const machine::Picture& /*target*/,
                             std::optional<std::uint64_t> /*most_work*/) override {
        const machine::CubeMachine& cube = *machine::cube_in(machine);
        const machine::Stickers stickers = cube.stickers_in(state);
        if (auto why = why_unsolvable(stickers, cube.form().colours)) return Search(*std::move(why));
        return begin_search(std::make_shared<TurnSearch>(cube, stickers, tables_));
    }
    [[nodiscard]] const std::shared_ptr<CubeTables>& tables() const { return tables_; }

  private:
    std::shared_ptr<CubeTables> tables_ = std::make_shared<CubeTables>();
};

}  // namespace

std::shared_ptr<TypeSolver> make_cube_solver(const machine::Machine& /*machine*/) {
    return std::make_shared<CubeTypeSolver>();
}

std::shared_ptr<CubeTables> tables_in(const Solver& solver) {
    const auto* cube = solver.as<CubeTypeSolver>(machine::cube_id);
    require(cube != nullptr, "the solver is one for another machine");
    return cube->tables();
}

namespace {

void add_cells(std::vector<std::size_t>& cells, std::size_t side, const machine::Positions& positions) {
    for (const std::uint8_t position : positions) cells.push_back(machine::net_cell(side, position));
}

std::vector<std::size_t> ascending(std::vector<std::size_t> cells) {
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

// Returns the missing colours if the painting is incomplete: this is not a fault yet.
std::optional<Unreachable> still_painted(const machine::Stickers& stickers, machine::ColourNames scheme) {
    std::size_t all = 0;
    Messages missing;
    const auto counts = machine::missing_stickers(stickers);
    for (std::size_t face = 0; face < counts.size(); ++face) {
        all += counts.at(face);
        if (counts.at(face) > 0)
            missing.push_back(
                tell("cube.painting.colour", counts.at(face), machine::colour_words(scheme, face)));
    }
    if (all == 0) return std::nullopt;
    return Unreachable{
        tell("cube.painting.unfinished", all), tell("cube.painting.missing", std::move(missing)), {}};
}

// Returns the first fault as the reason, and the others as further text.
Unreachable no_cube(const machine::Stickers& stickers, machine::ColourNames scheme) {
    const std::vector<machine::StickerFault> faults = machine::faults_of(stickers, scheme);
    Unreachable unreachable{
        tell("cube.unreachable.no-cube", faults.size()), machine::sentence_of(faults.front()), {}};
    add_cells(unreachable.cells, stickers.side, faults.front().positions);
    unreachable.cells = ascending(std::move(unreachable.cells));
    for (auto fault = faults.begin() + 1; fault != faults.end(); ++fault)
        unreachable.more = together(std::move(unreachable.more), machine::sentence_of(*fault));
    return unreachable;
}

Unreachable breaks_laws(const machine::Pieces& pieces, std::size_t side) {
    Unreachable unreachable{tell("cube.unreachable.law"), {}, {}};
    for (const machine::BrokenLaw& law : machine::broken_laws(machine::sums_of(pieces, side)))
        unreachable.reason = together(std::move(unreachable.reason), law.sentence);
    Messages mends;
    for (const machine::Repair& mend : machine::nearest_mends(pieces, side)) {
        mends.push_back(machine::sentence_of(mend));
        add_cells(unreachable.cells, side, machine::positions_of(mend, side));
    }
    Message all;
    for (Message& mend : mends) all = together(std::move(all), std::move(mend));
    unreachable.reason =
        together(std::move(unreachable.reason), tell("cube.unreachable.mend"), std::move(all));
    unreachable.cells = ascending(std::move(unreachable.cells));
    return unreachable;
}

}  // namespace

std::optional<Unreachable> why_unsolvable(const machine::Stickers& stickers, machine::ColourNames scheme) {
    if (auto unfinished = still_painted(stickers, scheme)) return unfinished;
    const auto assembly = machine::assembly_of(stickers);
    if (!assembly) return no_cube(stickers, scheme);
    if (machine::sums_of(assembly->pieces, stickers.side) == machine::CubeSums{}) return std::nullopt;
    return breaks_laws(assembly->pieces, stickers.side);
}

}  // namespace switchbox::solve
