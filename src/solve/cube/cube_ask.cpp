#include "solve/cube/cube_ask.hpp"

#include <utility>

#include "machine/cube/cube_machine.hpp"
#include "machine/cube/net.hpp"
#include "solve/cube/laws.hpp"
#include "solve/cube/proof_search.hpp"

namespace switchbox::solve {
namespace {

class NoCubeSearch final : public OtherSearch {
  public:
    explicit NoCubeSearch(Unreachable why) : why_(std::move(why)) {}

    void advance(std::uint64_t /*budget*/) override {}
    [[nodiscard]] bool is_finished() const override { return true; }
    [[nodiscard]] double progress() const override { return 1; }
    [[nodiscard]] Verdict verdict() const override { return why_; }

  private:
    Unreachable why_;
};

InOrder way_of(const machine::CubeForm& form, const machine::PressGrid& none, const machine::Turns& turns,
               bool is_proved) {
    InOrder way{{}, none, is_proved};
    for (const machine::Turn turn : turns) {
        way.order.push_back(machine::button_of(form, turn));
        ++way.presses[way.order.back()];
    }
    return way;
}

// In face turns.
class TurnProof final : public OtherSearch {
  public:
    TurnProof(const machine::CubeForm& form, machine::PressGrid none, ProofSearch search)
        : form_(form), none_(std::move(none)), search_(std::move(search)) {}

    void advance(std::uint64_t budget) override { search_.advance(budget); }
    [[nodiscard]] bool is_finished() const override { return search_.is_finished(); }
    [[nodiscard]] double progress() const override { return search_.progress(); }
    [[nodiscard]] std::size_t bound() const override { return search_.bound(); }
    [[nodiscard]] Verdict verdict() const override {
        return way_of(form_, none_, search_.best(), search_.is_finished());
    }

  private:
    machine::CubeForm form_;
    machine::PressGrid none_;
    ProofSearch search_;
};

class TurnSearch final : public OtherSearch {
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
    [[nodiscard]] std::shared_ptr<OtherSearch> proof() const override {
        if (form_.side != 3 || form_.metric != machine::Metric::face || search_.is_proved()) return nullptr;
        return std::make_shared<TurnProof>(form_, none_,
                                           ProofSearch(tables_, search_.pieces(), *search_.best()));
    }

  private:
    machine::CubeForm form_;
    std::shared_ptr<CubeTables> tables_;
    CubeSearch search_;
    machine::PressGrid none_;
};

}  // namespace

std::shared_ptr<OtherSearch> ask_cube(const machine::Machine& machine, const machine::State& state,
                                      const machine::Picture& /*target*/, Kept& kept) {
    const machine::CubeMachine* cube = machine::cube_in(machine);
    if (cube == nullptr) return nullptr;
    const machine::Stickers stickers = cube->stickers_in(state);
    if (auto why = why_unsolvable(stickers)) return std::make_shared<NoCubeSearch>(*std::move(why));
    return std::make_shared<TurnSearch>(*cube, stickers, tables_in(kept));
}

std::shared_ptr<CubeTables> tables_in(Kept& kept) {
    if (!kept) kept = std::make_shared<CubeTables>();
    return std::static_pointer_cast<CubeTables>(kept);
}

}  // namespace switchbox::solve
