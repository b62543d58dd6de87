// Row reduction by the player in the Algebra pane: the matrix at work, the operations, and their buttons.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "algebra/own_reduction.hpp"
#include "base/message.hpp"
#include "types/lights/solve/linear_study.hpp"
#include "types/lights/solve/matrix_text.hpp"
#include "ui/frame/pane_definition.hpp"
#include "ui/types/lights/algebra/study.hpp"

namespace switchbox::ui {

struct OwnWork {
    algebra::OwnReduction reduction;
    std::shared_ptr<const MatrixStudy> of = {};  // the machine of the equations; nullptr if they were brought
    solve::SystemNames names = {};               // of that machine
    algebra::MatrixForm form = algebra::MatrixForm::other;
    std::vector<algebra::PivotPlace> pivots = {};  // the first entry of each row, in echelon form
    Message rank = {};                             // "Reduced: rank 7, nullity 2."; empty in other forms
    Message result = {};                           // solution of the reduced equations

    [[nodiscard]] bool is_brought() const { return of == nullptr; }
    // Return whether there is a right side b, and its column at the start.
    [[nodiscard]] bool has_right_side() const { return reduction.unknowns() < reduction.start().columns; }
    [[nodiscard]] algebra::Residues right_side() const;
};

// Makes work from the game's equations if there is none, or if nothing was done on other ones. Otherwise
// notes whether the position in play has other equations.
void keep_own(const game::Game& game, AlgebraState& algebra);
// Replaces the work by a matrix.
void bring_matrix(AlgebraState& algebra, const solve::MatrixText& matrix);

// Picks a row for the chosen operation: the one that changes, then the other one, by turns.
void pick_row(InputContext& context, std::size_t row);

// Return the buttons: kinds of operations, both rows, factors, and actions.
[[nodiscard]] std::vector<PaneItem> kind_items(const AlgebraState& state);
[[nodiscard]] std::vector<PaneItem> row_items(const AlgebraState& state);
[[nodiscard]] std::vector<PaneItem> other_items(const AlgebraState& state);
[[nodiscard]] std::vector<PaneItem> factor_items(const AlgebraState& state);
[[nodiscard]] std::vector<PaneItem> own_items(const AlgebraState& state);
// Returns the buttons that change the matrix: start over, bring one, go back to the game's.
[[nodiscard]] std::vector<PaneItem> own_matrix_items(const AlgebraState& state);

// Returns why a hint's operation is next: "Row 3 has a 1 in column 2: swap it up to row 2."
[[nodiscard]] Message hint_words(const algebra::ResidueMatrix& matrix,
                                 const algebra::RowOperation& operation);
// Returns why factors cannot be chosen: "2 has no inverse modulo 4, ..."; empty if all can be.
[[nodiscard]] Message factor_words(const AlgebraState& state);
// Returns which matrix it is, if that is not the present one of the game.
[[nodiscard]] Message own_matrix_words(const AlgebraState& state);

}  // namespace switchbox::ui
