// Table of the Chase pane for the machine in play, the place of the board in the method, and their words.
#pragma once

#include <memory>
#include <string>

#include "base/message.hpp"
#include "game/game.hpp"
#include "machine/rule.hpp"
#include "types/lights/chase/chase_lookup.hpp"
#include "ui/frame/pane_definition.hpp"

namespace switchbox::ui {

// Results that follow from the rule alone.
struct ChaseStudy {
    machine::Rule rule;
    solve::ChasingTable table;
    solve::ChasingPage page;
};

// Widest board with the Chase pane.
inline constexpr int max_chase_columns = 64;

// Returns whether the lights of the game can be chased on a board of this size.
[[nodiscard]] bool can_be_chased_by_hand(const game::Game& game);
// Returns the study of such a game; `before` if it is for the same rule.
[[nodiscard]] std::shared_ptr<const ChaseStudy> chase_study_of(
    const game::Game& game, const std::shared_ptr<const ChaseStudy>& before);
// Returns the place of the game's board. Where the game asks whether there is a solution, the table is not
// looked up.
[[nodiscard]] solve::ChasingPlace chase_place(const game::Game& game, const ChaseStudy& study);

// Return "12, 13 twice and 15": buttons by their names, or those of the first row by their columns.
[[nodiscard]] Message button_words(const game::Game& game, const std::vector<solve::RepeatedPress>& presses);
[[nodiscard]] Message column_words(const algebra::Residues& first);
// Returns "0 0 1 1 1", or for a wide row the entries that are not 0, each with its column.
[[nodiscard]] Message bottom_words(const algebra::Residues& bottom);
// Returns "Bottom 0 0 1 1 1: press 4".
[[nodiscard]] Message entry_words(const solve::ChasingRow& row);

// Returns how to read the table.
[[nodiscard]] Message table_words(const solve::ChasingPage& page);

// Return the sentences of the first two steps, and of the last one, at this place.
[[nodiscard]] Message chase_words(const game::Game& game, const solve::ChasingPlace& place);
[[nodiscard]] Message look_up_words(const game::Game& game, const ChaseStudy& study,
                                    const solve::ChasingPlace& place);
[[nodiscard]] Message press_first_words(const solve::ChasingPlace& place);
// Returns "Solved in 15 presses; the fewest are 9."
[[nodiscard]] Message chased_words(const game::Game& game, std::optional<std::size_t> par);
// Returns the sentence of the present step.
[[nodiscard]] Message present_words(const game::Game& game, const ChaseStudy& study,
                                    const solve::ChasingPlace& place);

}  // namespace switchbox::ui
