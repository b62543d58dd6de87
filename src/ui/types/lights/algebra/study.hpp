// What the Algebra pane has worked out of the game in play. The parts that take long are made when they are
// first shown, and shared by the studies that follow as long as what they were made of stays the same.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "algebra/reduction.hpp"
#include "algebra/residue_matrix.hpp"
#include "base/message.hpp"
#include "game/game.hpp"
#include "types/lights/solve/linear_study.hpp"
#include "ui/state/algebra_state.hpp"

namespace switchbox::ui {

// What follows from the rule alone.
struct MatrixStudy {
    machine::Rule rule;
    int states = 2;
    std::vector<std::size_t> lamps;         // the cell of each row
    std::vector<std::size_t> buttons;       // the cell of each column
    std::vector<std::size_t> lamp_numbers;  // by which people call them
    std::vector<std::size_t> button_numbers;
    std::vector<std::vector<std::size_t>> rows_of;     // by column: where it has ones
    std::vector<std::vector<std::size_t>> columns_of;  // by row
    std::optional<algebra::ResidueMatrix> matrix;      // of up to solve::max_dense rows and columns
    std::vector<solve::AlgebraFact> facts;
    std::vector<algebra::CyclicGenerator> quiet;
    bool is_invertible = false;
};

// What follows from the position as well.
struct ReductionStudy {
    algebra::Reduction reduction;
    Message result;  // what the reduced equations say
};

struct AlgebraStudy {
    std::shared_ptr<const MatrixStudy> of;
    algebra::Residues difference;  // b
    std::shared_ptr<const ReductionStudy> reduction;
    std::shared_ptr<const algebra::ResidueMatrix> inverse;
    algebra::Residues solution;  // inverse times b, where there is the inverse

    [[nodiscard]] bool can_reduce() const {
        return of->lamps.size() <= solve::max_reduced && of->buttons.size() <= solve::max_reduced;
    }
    [[nodiscard]] bool can_invert() const {
        return of->is_invertible && of->lamps.size() <= solve::max_dense;
    }
};

// The equations after `step` operations, and of which equations of the start each row is the sum.
struct ReducedTo {
    std::shared_ptr<const ReductionStudy> of;
    std::size_t step = 0;
    algebra::ResidueMatrix matrix;
    algebra::ResidueMatrix sums;  // matrix = sums · start
};

// Of a linear machine's game, with what `view` shows; `before` itself where nothing is new.
[[nodiscard]] std::shared_ptr<const AlgebraStudy> study_of(const game::Game& game, AlgebraView view,
                                                           const std::shared_ptr<const AlgebraStudy>& before);

[[nodiscard]] std::shared_ptr<const ReducedTo> reduced_to(const std::shared_ptr<const ReductionStudy>& study,
                                                          std::size_t step,
                                                          const std::shared_ptr<const ReducedTo>& before);

}  // namespace switchbox::ui
