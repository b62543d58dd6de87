#include "types/custom/solve/wired_answers.hpp"

#include <utility>

#include "types/custom/model/wired_machine.hpp"
#include "types/custom/solve/lit_search.hpp"
#include "types/custom/solve/wired_search.hpp"
#include "types/custom/solve/wired_verdict.hpp"

namespace switchbox::solve {
namespace {

class BoardOfWires final : public SolveTask {
  public:
    BoardOfWires(machine::WiredBoard board, machine::WiredPuzzle rest, std::shared_ptr<WiredSystems> systems)
        : board_(std::move(board)), rest_(std::move(rest)), search_(rest_, std::move(systems)) {}

    void advance(std::uint64_t budget) override { search_.advance(budget); }
    [[nodiscard]] bool is_finished() const override { return search_.is_finished(); }
    [[nodiscard]] double progress() const override { return search_.progress(); }
    [[nodiscard]] Verdict verdict() const override { return verdict_of(rest_, board_, search_.verdict()); }

  private:
    machine::WiredBoard board_;
    machine::WiredPuzzle rest_;  // from the current state, with the presses left
    WiredSearch search_;
};

class BoardOfLitLamps final : public SolveTask {
  public:
    BoardOfLitLamps(machine::WiredBoard board, machine::WiredPuzzle now, CustomLitOnlySearch search)
        : board_(std::move(board)), now_(std::move(now)), search_(std::move(search)) {}

    void advance(std::uint64_t budget) override { search_.advance(budget); }
    [[nodiscard]] bool is_finished() const override { return search_.is_finished(); }
    [[nodiscard]] double progress() const override { return search_.progress(); }
    [[nodiscard]] Verdict verdict() const override { return verdict_of(now_, board_, search_.verdict()); }

  private:
    machine::WiredBoard board_;
    machine::WiredPuzzle now_;
    CustomLitOnlySearch search_;
};

class WiredTypeSolver final : public TypeSolver {
  public:
    [[nodiscard]] Search ask(const machine::Machine& machine, const machine::State& presses,
                             const machine::Picture& /*target*/,
                             std::optional<std::uint64_t> /*most_work*/) override {
        const machine::WiredMachine& wired = *machine::wired_in(machine);
        if (wired.order_counts()) return begin_search(lit_only_task(wired, presses));
        return begin_search(std::make_shared<BoardOfWires>(wired.board(), wired.after(presses), systems_));
    }

  private:
    [[nodiscard]] std::shared_ptr<SolveTask> lit_only_task(const machine::WiredMachine& wired,
                                                           const machine::PressGrid& presses) {
        machine::WiredPuzzle now = wired.puzzle();
        const machine::Picture shown = wired.picture(presses);
        std::vector<std::uint32_t> counts;
        for (std::size_t i = 0; i < now.lamps.size(); ++i)
            now.lamps[i].start = shown[wired.board().lamp_cells[i]];
        for (const std::size_t cell : wired.board().button_cells) counts.push_back(presses[cell]);
        CustomLitOnlySearch search(now, counts, ways_);
        return std::make_shared<BoardOfLitLamps>(wired.board(), std::move(now), std::move(search));
    }

    std::shared_ptr<WiredSystems> systems_ = std::make_shared<WiredSystems>();
    std::shared_ptr<CustomLitOnlyTable> ways_;
};

}  // namespace

std::shared_ptr<TypeSolver> make_wired_solver(const machine::Machine& /*machine*/) {
    return std::make_shared<WiredTypeSolver>();
}

}  // namespace switchbox::solve
