#include "types/custom/solve/wired_answers.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "base/message.hpp"
#include "types/custom/model/wired_doubts.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/solve/lit_search.hpp"
#include "types/custom/solve/wired_search.hpp"

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

namespace {

using machine::PressGrid;
using machine::WiredBoard;
using machine::WiredPuzzle;

PressGrid on_board(const WiredBoard& board, const std::vector<std::uint32_t>& presses) {
    PressGrid grid = PressGrid::filled(board.shape, 0);
    for (std::size_t i = 0; i < presses.size(); ++i)
        grid[board.button_cells[i]] = static_cast<std::uint8_t>(presses[i]);
    return grid;
}

// Returns "no press changes north + 2 times east modulo 4, ...".
Message words_of(const WiredPuzzle& puzzle, const WiredProof& proof) {
    Messages terms;
    for (std::size_t i = 0; i < proof.weights.size(); ++i) {
        const std::string& name = puzzle.lamps[i].name;
        if (proof.weights[i] == 1) terms.push_back(verbatim(name));
        if (proof.weights[i] > 1) terms.push_back(tell("puzzle.proof.term", proof.weights[i], name));
    }
    return tell("puzzle.proof.proof", std::move(terms), proof.modulus, proof.sum);
}

// Adds the doubts to the reason, since a slip in a name often makes a puzzle unsolvable.
Message with_doubts(Message reason, const WiredPuzzle& puzzle) {
    for (Message& doubt : machine::doubts_about(puzzle))
        reason = together(std::move(reason), std::move(doubt));
    return reason;
}

Unreachable unreachable(const WiredPuzzle& puzzle, const WiredBoard& board, const WiredVerdict& found) {
    if (found.proofs.empty())
        return {tell("puzzle.proof.impossible-within-limits"),
                with_doubts(tell("puzzle.proof.all-tried"), puzzle),
                {}};
    Unreachable verdict{tell("puzzle.proof.impossible"), words_of(puzzle, found.proofs.front()), {}};
    if (found.proofs.size() > 1)
        verdict.reason =
            together(std::move(verdict.reason), tell("puzzle.proof.other-targets", found.proofs.size() - 1));
    verdict.reason = with_doubts(std::move(verdict.reason), puzzle);
    for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) {
        if (found.proofs.front().weights[i] != 0) verdict.cells.push_back(board.lamp_cells[i]);
    }
    std::sort(verdict.cells.begin(), verdict.cells.end());
    return verdict;
}

// Returns the presses in their order. The grid holds at most 255 presses of a button, even if there are more.
InOrder in_order_of(const WiredBoard& board, const WiredVerdict& found) {
    constexpr std::uint32_t most = std::numeric_limits<std::uint8_t>::max();
    InOrder way;
    std::vector<std::uint32_t> presses;
    for (const std::uint32_t times : *found.presses) presses.push_back(std::min(times, most));
    way.presses = on_board(board, presses);
    for (const std::size_t button : found.order) way.order.push_back(board.button_cells[button]);
    return way;
}

}  // namespace

Verdict verdict_of(const WiredPuzzle& puzzle, const WiredBoard& board, const WiredVerdict& found) {
    if (found.too_many) return Undecided{too_many_states(*found.too_many)};
    if (!found.presses && !found.proved) return Undecided{tell("puzzle.undecided")};
    const bool is_ordered = puzzle.press != machine::PressRule::any;
    if (is_ordered && found.presses) return in_order_of(board, found);
    if (is_ordered && found.proofs.empty()) return NoWay{};
    if (!found.presses) return unreachable(puzzle, board, found);
    PressGrid presses = on_board(board, *found.presses);
    if (found.proved && found.is_only) return Unique{std::move(presses)};
    if (found.solutions) return Several{std::move(presses), found.proved, *found.solutions};
    return Uncounted{std::move(presses), found.proved, found.proved ? 2U : 1U};
}

}  // namespace switchbox::solve
