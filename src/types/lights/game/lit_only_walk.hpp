// Lit-only play backwards: from a picture of a rule's lamps to one from which it can be played.
#pragma once

#include <optional>

#include "base/random.hpp"
#include "machine/rule.hpp"

namespace switchbox::game {

// The presses of one rule, taken back.
class LitOnlyWalk {
  public:
    explicit LitOnlyWalk(const machine::Rule& rule);

    // Takes `steps` random presses back, each one that could have been made; fewer where none could.
    [[nodiscard]] machine::Picture back(machine::Picture picture, std::size_t steps, Random& random) const;
    // Another picture, from which an allowed press leads to this one.
    [[nodiscard]] std::optional<machine::Picture> one_before(machine::Picture picture) const;

  private:
    struct Button {
        std::size_t cell = 0;
        bool changes_itself = false;
        std::vector<std::size_t> lamps;
    };

    // Whether the lamp under the button was not 0 before the press.
    [[nodiscard]] static bool may_come_last(const Button& button, const machine::Picture& picture);
    void take_back(const Button& button, machine::Picture& picture) const;

    int states_;
    std::vector<Button> buttons_;
};

}  // namespace switchbox::game
