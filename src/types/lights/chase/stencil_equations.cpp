#include "types/lights/chase/stencil_equations.hpp"

#include <utility>

#include "base/result.hpp"

namespace switchbox::solve {

using algebra::CyclicGenerator;
using algebra::Residues;

StencilEquations::StencilEquations(const StencilBoard& board) : StencilEquations(board, algebra::in_steps) {
    while (!is_ready()) advance();
}

StencilEquations::StencilEquations(const StencilBoard& board, algebra::InSteps /*later*/)
    : board_(board), chase_(board), symbolic_(std::make_unique<SymbolicChase>(board_)) {}

void StencilEquations::advance() {
    if (is_ready()) return;
    if (symbolic_ && !symbolic_->is_done()) return symbolic_->advance();
    if (symbolic_) {
        left_over_.emplace(symbolic_->take(), algebra::in_steps);
        symbolic_.reset();
    }
    left_over_->advance();
    if (is_ready() && left_over_->nullity() > 0) last_buttons_ = board_.last_buttons();
}

// Counts the symbolic chase and the elimination as one half each: both take about as long.
double StencilEquations::progress() const {
    return symbolic_ ? symbolic_->progress() / 2 : (1 + left_over_->progress()) / 2;
}

std::vector<algebra::EquationPart> StencilEquations::parts() const {
    const std::size_t nullity = left_over_->nullity();
    return std::vector<algebra::EquationPart>(1, {{2, 1, 2}, nullity, nullity, rows() - nullity});
}

algebra::ResidueSolution StencilEquations::solve(const Residues& b) const {
    const BitGrid change = board_.laid_out(b);
    const BitWords none((board_.unknowns() + bits_in_word - 1) / bits_in_word);
    BitSolution unknowns = left_over_->solve(chase_.missing(chase_.chased(none, change), change));
    if (!unknowns.solvable) return {false, {}, board_.entries(obstacle(unknowns.certificate))};
    BitGrid presses = chase_.chased(unknowns.x, change);
    if (left_over_->nullity() > 0) {
        quiet_basis().reduce(seen(presses), unknowns.x);
        presses = chase_.chased(unknowns.x, change);
    }
    return {true, board_.entries(presses), {}};
}

// Returns a y with y·A = 0 and y·b = 1. Let x be the presses chased with all unknowns 0, c what they leave
// missing, and v·M = 0 with v·c = 1. Exactly one y with y·A = 0 has v on the lamps without a pivot. For half
// a turn R, M·(R·v) = 0, so R·y is chased from the unknowns R·v with nothing to be changed. And y·b = y·(b -
// A·x) = v·c = 1.
BitGrid StencilEquations::obstacle(const BitWords& certificate) const {
    const BitGrid lamps = board_.lamps_of_unknowns(certificate);
    const BitWords unknowns = board_.unknowns_of(board_.half_turned(lamps));
    return board_.half_turned(chase_.chased(unknowns, BitGrid(board_.rows(), board_.columns())));
}

BitGrid StencilEquations::quiet(const BitWords& unknowns) const {
    return chase_.chased(unknowns, BitGrid(board_.rows(), board_.columns()));
}

BitWords StencilEquations::seen(const BitGrid& presses) const {
    BitWords seen(last_buttons_.size() / bits_in_word + 1);
    for (std::size_t i = 0; i < last_buttons_.size(); ++i) {
        if (bit_at(presses.row(last_buttons_[i].row), last_buttons_[i].column)) set_bit(seen, i);
    }
    return seen;
}

const BitBasis& StencilEquations::quiet_basis() const {
    if (!quiet_basis_) {
        std::vector<BitBasis::Pattern> patterns;
        for (std::size_t i = 0; i < left_over_->nullity(); ++i) {
            BitWords unknowns = left_over_->quiet(i);
            BitWords seen = this->seen(quiet(unknowns));
            patterns.push_back({std::move(seen), std::move(unknowns)});
        }
        quiet_basis_.emplace(std::move(patterns));
    }
    return *quiet_basis_;
}

std::vector<CyclicGenerator> StencilEquations::kernel() const {
    std::vector<CyclicGenerator> patterns;
    for (const BitBasis::Pattern& pattern : quiet_basis().patterns())
        patterns.push_back({board_.entries(quiet(pattern.vector)), 2});
    return patterns;
}

std::vector<CyclicGenerator> StencilEquations::left_kernel() const {
    std::vector<CyclicGenerator> patterns;
    for (std::size_t i = 0; i < left_over_->nullity(); ++i) {
        patterns.push_back({board_.entries(board_.half_turned(quiet(left_over_->quiet(i)))), 2});
    }
    return patterns;
}

// Returns R times the presses that change R's lamp i alone. This is row i of the inverse, since A transposed
// = R·A·R.
Residues StencilEquations::inverse_row(std::size_t i) const {
    Residues lamp(rows());
    lamp[i] = 1;
    const algebra::ResidueSolution presses = solve(board_.half_turned(lamp));
    require(presses.solvable, "the matrix has no inverse");
    return board_.half_turned(presses.x);
}

}  // namespace switchbox::solve
