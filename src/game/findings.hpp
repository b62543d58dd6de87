// What long searches found about the boards of one puzzle, so that it is known again wherever the game comes
// along their solutions: forwards, step by step, or backwards, by undo.
#pragma once

#include <optional>
#include <vector>

#include "machine/machine.hpp"
#include "solve/search.hpp"

namespace switchbox::game {

struct Finding {
    machine::PressGrid presses;  // of the board asked about
    solve::Search search;
};

// A value of bounded size.
class Findings {
  public:
    // Keeps what took a long search and is not known without it.
    void keep(Finding finding, const machine::Machine& machine);
    // The best that is known about the board after `presses`.
    [[nodiscard]] std::optional<solve::Search> about(const machine::PressGrid& presses,
                                                     const machine::Machine& machine) const;
    void clear() {
        kept_.clear();
        way_.reset();
        for_all_.reset();
    }

  private:
    struct Rest {  // of the solution that a finding names
        const Finding* finding = nullptr;
        machine::PressGrid pressed;  // since
        std::size_t left = 0;        // presses
    };

    [[nodiscard]] static std::optional<Rest> rest_of(const Finding& finding,
                                                     const machine::PressGrid& presses,
                                                     const machine::Machine& machine);
    // A solution that was not proved shortest leads on from where it was found, or hints could go in circles.
    struct Way {
        Finding finding;
        solve::InOrder way;
    };

    void keep_way(const Finding& finding, const solve::InOrder& way, const machine::Machine& machine);
    [[nodiscard]] std::optional<solve::Search> along_way(const machine::State& now,
                                                         const machine::Machine& machine) const;
    [[nodiscard]] std::optional<Rest> best(const machine::PressGrid& presses,
                                           const machine::Machine& machine) const;

    std::vector<Finding> kept_;
    std::optional<Way> way_;                // where states do not count presses
    std::optional<solve::Search> for_all_;  // what holds whatever is pressed
};

}  // namespace switchbox::game
