#include "types/cube/solve/cube_answers.hpp"

#include <utility>

#include "base/require.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/net.hpp"
#include "types/cube/solve/laws.hpp"
#include "types/cube/solve/proof_search.hpp"

namespace switchbox::solve {
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

}  // namespace switchbox::solve
