#include "solve/wired/wired_ask.hpp"

#include <utility>

#include "machine/wired/wired_machine.hpp"
#include "solve/wired/lit_search.hpp"
#include "solve/wired/wired_search.hpp"
#include "solve/wired/wired_verdict.hpp"

namespace switchbox::solve {
namespace {

class BoardOfWires final : public OtherSearch {
  public:
    BoardOfWires(machine::WiredBoard board, machine::WiredPuzzle rest, std::shared_ptr<WiredSystems> systems)
        : board_(std::move(board)), rest_(std::move(rest)), search_(rest_, std::move(systems)) {}

    void advance(std::uint64_t budget) override { search_.advance(budget); }
    [[nodiscard]] bool is_finished() const override { return search_.is_finished(); }
    [[nodiscard]] double progress() const override { return search_.progress(); }
    [[nodiscard]] Verdict verdict() const override { return verdict_of(rest_, board_, search_.verdict()); }

  private:
    machine::WiredBoard board_;
    machine::WiredPuzzle rest_;  // from where the puzzle stands, with the presses that limits leave
    WiredSearch search_;
};

class BoardOfLitLamps final : public OtherSearch {
  public:
    BoardOfLitLamps(machine::WiredBoard board, machine::WiredPuzzle now, LitSearch search)
        : board_(std::move(board)), now_(std::move(now)), search_(std::move(search)) {}

    void advance(std::uint64_t budget) override { search_.advance(budget); }
    [[nodiscard]] bool is_finished() const override { return search_.is_finished(); }
    [[nodiscard]] double progress() const override { return search_.progress(); }
    [[nodiscard]] Verdict verdict() const override { return verdict_of(now_, board_, search_.verdict()); }

  private:
    machine::WiredBoard board_;
    machine::WiredPuzzle now_;
    LitSearch search_;
};

std::shared_ptr<OtherSearch> ask_lit_only(const machine::WiredMachine& wired,
                                          const machine::PressGrid& presses, Kept& kept) {
    machine::WiredPuzzle now = wired.puzzle();
    const machine::Picture shown = wired.picture(presses);
    std::vector<std::uint32_t> counts;
    for (std::size_t i = 0; i < now.lamps.size(); ++i)
        now.lamps[i].start = shown[wired.board().lamp_cells[i]];
    for (const std::size_t cell : wired.board().button_cells) counts.push_back(presses[cell]);
    auto ways = std::static_pointer_cast<LitWays>(kept);
    LitSearch search(now, counts, ways);
    kept = std::move(ways);
    return std::make_shared<BoardOfLitLamps>(wired.board(), std::move(now), std::move(search));
}

}  // namespace

std::shared_ptr<OtherSearch> ask_wired(const machine::Machine& machine, const machine::PressGrid& presses,
                                       const machine::Picture& /*target*/, Kept& kept) {
    const machine::WiredMachine* wired = machine::wired_in(machine);
    if (wired == nullptr) return nullptr;
    if (wired->order_counts()) return ask_lit_only(*wired, presses, kept);
    if (!kept) kept = std::make_shared<WiredSystems>();
    return std::make_shared<BoardOfWires>(wired->board(), wired->after(presses),
                                          std::static_pointer_cast<WiredSystems>(kept));
}

}  // namespace switchbox::solve
