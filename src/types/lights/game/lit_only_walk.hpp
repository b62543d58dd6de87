// Lit-only play backwards: from a picture of a rule's lamps to one from which play can lead to it.
#pragma once

#include <optional>

#include "base/random.hpp"
#include "machine/rule.hpp"

namespace switchbox::game {

// Reversed presses of one rule.
class LitOnlyWalk {
  public:
    explicit LitOnlyWalk(const machine::Rule& rule);

    // Takes back `steps` random presses, each of which was allowed; fewer if no press can be taken back.
    [[nodiscard]] machine::Picture back(machine::Picture picture, std::size_t steps, Random& random) const;
    // Returns another picture from which an allowed press leads to this one, nullopt if there is none.
    [[nodiscard]] std::optional<machine::Picture> one_before(machine::Picture picture) const;

  private:
    struct WalkButton {
        std::size_t cell = 0;
        bool changes_itself = false;
        std::vector<std::size_t> lamps;
    };

    // Returns whether the lamp under the button was not 0 before the press, so that the press was allowed.
    [[nodiscard]] static bool may_come_last(const WalkButton& button, const machine::Picture& picture);
    void undo_press(const WalkButton& button, machine::Picture& picture) const;

    int states_;
    std::vector<WalkButton> buttons_;
};

}  // namespace switchbox::game
