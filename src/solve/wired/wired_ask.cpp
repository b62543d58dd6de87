#include "solve/wired/wired_ask.hpp"

#include <utility>

#include "machine/wired_machine.hpp"
#include "solve/wired/wired_search.hpp"
#include "solve/wired/wired_verdict.hpp"

namespace switchbox::solve {
namespace {

class BoardOfWires final : public OtherSearch {
  public:
    BoardOfWires(machine::WiredBoard board, machine::WiredPuzzle rest)
        : board_(std::move(board)), rest_(std::move(rest)), search_(rest_) {}

    void advance(std::uint64_t budget) override { search_.advance(budget); }
    [[nodiscard]] bool is_finished() const override { return search_.is_finished(); }
    [[nodiscard]] double progress() const override { return search_.progress(); }
    [[nodiscard]] Verdict verdict() const override { return verdict_of(rest_, board_, search_.verdict()); }

  private:
    machine::WiredBoard board_;
    machine::WiredPuzzle rest_;  // from where the puzzle stands, with the presses that limits leave
    WiredSearch search_;
};

}  // namespace

std::shared_ptr<OtherSearch> ask_wired(const machine::Machine& machine, const machine::PressGrid& presses,
                                       const machine::Picture& /*target*/) {
    const machine::WiredMachine* wired = machine.wired();
    if (wired == nullptr) return nullptr;
    return std::make_shared<BoardOfWires>(wired->board(), wired->after(presses));
}

}  // namespace switchbox::solve
