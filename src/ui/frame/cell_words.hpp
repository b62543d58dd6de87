// What the mirror says of each cell: of a lamp its place and state, "Row 1, column 2, lit", of a button what
// a press on it does, "changes 1, 2, 4 and 5". A large board has many cells, so it is put into words when
// first asked for, and kept as long as machine and language stay.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "game/game.hpp"

namespace switchbox::ui {

// Returns which lamps a press on the button has changed since `before`, and what they show now: "1 and 2 now
// lit, 3 dark."; empty if none have. Of a large board only the lamps that the button reaches are compared.
[[nodiscard]] Message changed_words(const game::Game& game, const machine::Picture& before,
                                    std::size_t button);
// Returns true if the lamp does not show what the target wants of it.
[[nodiscard]] bool differs(const game::Game& game, std::size_t lamp);
// Returns which lamps do not: "2 lamps differ from the target: 1 and 5."
[[nodiscard]] Message difference_words(const game::Game& game);

class CellWords {
  public:
    // The game may have come to another machine, the words to another language.
    void follow(const game::Game& game);

    // Of the game's machine.
    [[nodiscard]] const std::string& lamp(const machine::Machine& machine, std::size_t cell,
                                          std::uint8_t state) const;
    [[nodiscard]] const std::string& press(const machine::Machine& machine, std::size_t button) const;

  private:
    using Kept = std::unordered_map<std::size_t, std::string>;
    mutable Kept lamps_;  // by cell and state
    mutable Kept presses_;
    std::optional<std::pair<machine::MachineChoice, std::uint64_t>>
        of_;  // the machine, and the language's revision
};

}  // namespace switchbox::ui
