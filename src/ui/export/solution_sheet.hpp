// Solution to export: that of the open timeline from its beginning, else the one known from the present
// board.
#pragma once

#include <cstdint>
#include <vector>

#include "base/message.hpp"
#include "game/game.hpp"
#include "ui/export/sheet_board.hpp"

namespace switchbox::ui {

struct SolutionPlan {
    std::vector<std::size_t> buttons;  // in order; empty if there is no solution to export
    machine::PressGrid before;         // presses already made before the solution
};
[[nodiscard]] SolutionPlan solution_plan(const game::Game& game);

// Returns "Solution: 4 presses", or "Solution: 4 presses, the fewest found so far".
[[nodiscard]] Message length_words(const game::Game& game, std::size_t presses);
// Returns "Solution: 4 presses, in any order."
[[nodiscard]] Message order_words(const game::Game& game, std::size_t presses);

// Text in the mark of a button: the places of its presses in the order, or their number if there are several.
enum class MarkText : std::uint8_t { places, times };
// Marks the buttons of a solution.
void draw_presses(SheetPage& page, const SheetBoard& board, const std::vector<std::size_t>& buttons,
                  MarkText text);

}  // namespace switchbox::ui
