// Texts of the cells in the mirror. A lamp has its place and state, "Row 1, column 2, lit". A button has the
// effect of a press, "changes 1, 2, 4 and 5". A large board has many cells, so texts are made on first use
// and cached for the machine and the language.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/saved_game.hpp"

namespace switchbox::ui {

// Returns the lamps that a press on the button has changed since `before`, and their states now; empty if it
// changed no lamp. Example: "1 and 2 now lit, 3 dark." On a large board it compares only the lamps that the
// button reaches.
[[nodiscard]] Message changed_words(const game::Game& game, const machine::Picture& before,
                                    std::size_t button);
// Returns true if the lamp does not have the state that the target requires.
[[nodiscard]] bool differs(const game::Game& game, std::size_t lamp);
// Returns the lamps that differ: "2 lamps differ from the target: 1 and 5."
[[nodiscard]] Message difference_words(const game::Game& game);

class CellWords {
  public:
    // Clears the cache if the machine or the language has changed.
    void follow(const game::Game& game);

    // Return cached texts. `machine` is the machine of the game that follow() saw last.
    [[nodiscard]] const std::string& lamp(const machine::Machine& machine, std::size_t cell,
                                          std::uint8_t state) const;
    [[nodiscard]] const std::string& press(const machine::Machine& machine, std::size_t button) const;

  private:
    using Kept = std::unordered_map<std::size_t, std::string>;
    mutable Kept lamps_;  // key: cell and state
    mutable Kept presses_;
    std::optional<std::pair<machine::MachineChoice, std::uint64_t>>
        of_;  // the machine, and the language's revision
};

inline constexpr std::string_view machine_prefix = "machine-";

// Button that selects a machine.
struct MachineChip {
    std::string id;       // id of the element
    std::string machine;  // "merlin", or "own"
    std::string name;
    bool chosen = false;
};
// Returns the machines that one click selects: the first of the catalogue, and those with a chip of their
// machine type. The machine in play is the first, even if it is further down in the catalogue. Those with
// games in the statistics follow, then the others, each in the order of the catalogue.
[[nodiscard]] std::vector<MachineChip> machine_chips(const game::Game& game,
                                                     const game::Statistics& statistics);

}  // namespace switchbox::ui
