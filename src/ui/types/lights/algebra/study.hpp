// Results of the Algebra pane for the game in play. Parts that take long are made when they are first shown.
// Later studies share them as long as their inputs stay the same.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "algebra/reduction.hpp"
#include "base/message.hpp"
#include "game/game.hpp"
#include "types/lights/solve/linear_study.hpp"
#include "ui/frame/pane_definition.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

// Results that follow from the rule alone.
struct MatrixStudy {
    machine::Rule rule;
    int states = 2;
    std::vector<std::size_t> lamps;         // cell of each row
    std::vector<std::size_t> buttons;       // cell of each column
    std::vector<std::size_t> lamp_numbers;  // as players see them
    std::vector<std::size_t> button_numbers;
    std::vector<std::vector<std::size_t>> rows_of;     // rows of the ones, by column
    std::vector<std::vector<std::size_t>> columns_of;  // columns of the ones, by row
    std::optional<algebra::ResidueMatrix> matrix;      // nullopt above solve::max_dense rows or columns
    std::vector<solve::AlgebraFact> facts;
    std::vector<algebra::CyclicGenerator> quiet;
    bool is_invertible = false;
};

// Results that also follow from the position.
struct ReductionStudy {
    algebra::Reduction reduction;
    Message result;  // conclusion from the reduced equations
};

struct AlgebraStudy {
    std::shared_ptr<const MatrixStudy> of;
    algebra::Residues difference;  // b
    std::shared_ptr<const ReductionStudy> reduction;
    std::shared_ptr<const algebra::ResidueMatrix> inverse;
    algebra::Residues solution;  // inverse times b; empty without the inverse

    [[nodiscard]] bool can_reduce() const {
        return of->lamps.size() <= solve::max_reduced && of->buttons.size() <= solve::max_reduced;
    }
    [[nodiscard]] bool can_invert() const {
        return of->is_invertible && of->lamps.size() <= solve::max_dense;
    }
};

// Equations after some operations, and the equations of the start that each row is the sum of.
struct ReducedTo {
    algebra::ResidueMatrix start;
    std::vector<algebra::RowOperation> done;
    algebra::ResidueMatrix matrix;
    algebra::ResidueMatrix sums;  // matrix = sums · start
};

// Returns the study of a linear machine's game with the parts that `view` shows; `before` if nothing is new.
[[nodiscard]] std::shared_ptr<const AlgebraStudy> study_of(const game::Game& game, AlgebraView view,
                                                           const std::shared_ptr<const AlgebraStudy>& before);

// Returns the equations after these operations; `before` if they are the same. Of `before` only what differs
// is undone.
[[nodiscard]] std::shared_ptr<const ReducedTo> reduced_to(const algebra::ResidueMatrix& start,
                                                          std::span<const algebra::RowOperation> operations,
                                                          const std::shared_ptr<const ReducedTo>& before);

// Quiet patterns in the Algebra pane, each a small board with the buttons that it presses.

inline constexpr std::size_t max_quiet_shown = 24;

[[nodiscard]] std::size_t quiet_shown(const AlgebraState& state);
[[nodiscard]] std::string quiet_id(std::size_t pattern);
// Returns the pattern at the pointer or the keyboard; nullopt if none.
[[nodiscard]] std::optional<std::size_t> current_quiet(const UiState& state);
[[nodiscard]] BoardHighlight quiet_highlight(const UiState& state);

// Draws the patterns from the top of the room.
void quiet_figures(const Frame& frame, Rect& room);

}  // namespace switchbox::ui
