#include "types/custom/solve/counter_program.hpp"

#include <algorithm>
#include <utility>

#include "base/result.hpp"

namespace switchbox::solve {
namespace {

using algebra::ColumnEchelon;
using algebra::ExactSimplex;
using algebra::LatticeReduction;
using algebra::VariableBounds;

constexpr std::uint64_t work_of_copy = 40;  // about, in nanoseconds, for one entry of a branch

// Returns the last of the coordinates `first` to `end` - 1 whose value is not a multiple of the denominator.
std::optional<std::size_t> last_fraction(const IntegerVector& values, const Integer& denominator,
                                         std::size_t first, std::size_t end) {
    for (std::size_t i = end; i-- > first;) {
        if (!modulo(values[i], denominator).is_zero()) return i;
    }
    return std::nullopt;
}

// Divides weights by their greatest common divisor.
void make_primitive(IntegerVector& weights) {
    Integer common;
    for (const Integer& weight : weights) common = gcd_of(common, weight);
    for (Integer& weight : weights) weight = div_down(weight, common);
}

// Returns the part of a vector from `first` on.
IntegerVector tail_of(const IntegerVector& vector, std::size_t first) {
    return {vector.begin() + static_cast<std::ptrdiff_t>(first), vector.end()};
}

}  // namespace

bool CheapestCounts::take(const IntegerVector& found, const Integer& cost_of_found) {
    if (counts && *counts != found) is_only = false;
    if (counts && cost <= cost_of_found) return false;
    counts = found;
    cost = cost_of_found;
    return true;
}

CounterProgram::CounterProgram(CounterEquations equations) : equations_(std::move(equations)) {
    for (std::size_t i = 0; i < equations_.moduli.size(); ++i) {
        if (equations_.moduli[i] == 0) exact_.push_back(i);
    }
    simplex_ = relaxed(false);
}

// Returns the linear program of the exact equations: with right sides 0 and limited counts 0 if it is
// homogeneous.
ExactSimplex CounterProgram::relaxed(bool is_homogeneous) const {
    std::vector<IntegerVector> rows;
    for (const std::size_t i : exact_) rows.push_back(equations_.factors[i]);
    ExactSimplex simplex(std::move(rows), equations_.costs);
    for (std::size_t j = 0; j < unknowns(); ++j) {
        std::optional<Integer> most = equations_.most[j];
        if (most && is_homogeneous) most = Integer();
        simplex.set_bounds(j, {Integer(), std::move(most)});
    }
    for (std::size_t i = 0; i < exact_.size(); ++i) {
        const Integer value = is_homogeneous ? Integer() : equations_.right[exact_[i]];
        simplex.set_bounds(unknowns() + i, {value, value});
    }
    return simplex;
}

void CounterProgram::take_relaxed() {
    if (simplex_->state() == ExactSimplex::State::infeasible) {
        prove_by_bounds(simplex_->conflict());
        phase_ = Phase::finished;
        return;
    }
    // Then the basic variables are counts, and sums that other sums determine.
    for (std::size_t i = unknowns(); i < simplex_->variables(); ++i) {
        if (simplex_->is_basic(i)) simplex_->drive_out(i);
    }
    relaxation_ = std::move(simplex_);
    begin_eliminating();
}

void CounterProgram::prove_by_bounds(const IntegerVector& conflict) {
    CounterProof proof{IntegerVector(equations_.right.size()), std::nullopt, {}, {}};
    for (std::size_t i = 0; i < exact_.size(); ++i) proof.weights[exact_[i]] = conflict[unknowns() + i];
    make_primitive(proof.weights);
    for (int sign = 0; sign < 2; ++sign) {
        bool is_bounded = true;
        proof.least = {};
        for (std::size_t j = 0; j < unknowns(); ++j) {
            Integer change;
            for (const std::size_t i : exact_) change += proof.weights[i] * equations_.factors[i][j];
            if (change.sign() >= 0) continue;
            is_bounded = is_bounded && equations_.most[j];
            if (is_bounded) proof.least += change * *equations_.most[j];
        }
        proof.sum = dot_product(proof.weights, equations_.right);
        if (is_bounded && proof.sum < proof.least) {
            proof_ = std::move(proof);
            return;
        }
        for (Integer& weight : proof.weights) weight = -weight;
    }
    require(false, "a conflict of a linear program proves that it has no solution");
}

void CounterProgram::begin_eliminating() {
    const std::size_t count = equations_.right.size();
    std::vector<IntegerVector> columns;
    for (std::size_t j = 0; j < unknowns(); ++j) {
        IntegerVector& column = columns.emplace_back(count + unknowns());
        for (std::size_t i = 0; i < count; ++i) column[i] = equations_.factors[i][j];
        column[count + j] = 1;
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (equations_.moduli[i] == 0) continue;
        columns.emplace_back(count + unknowns())[i] = equations_.moduli[i];
    }
    echelon_.emplace(std::move(columns), count);
    phase_ = Phase::eliminating;
}

void CounterProgram::take_eliminated() {
    ColumnEchelon::Solution solution = echelon_->solve(equations_.right);
    if (!solution.vector) {
        proof_ = CounterProof{
            std::move(solution.obstruction.weights), std::move(solution.obstruction.denominator), {}, {}};
        proof_->sum = modulo(dot_product(proof_->weights, equations_.right), *proof_->modulus);
        phase_ = Phase::finished;
        return;
    }
    origin_ = std::move(*solution.vector);
    for (std::size_t i = echelon_->pivots().size(); i < echelon_->columns().size(); ++i)
        lattice_.push_back(tail_of(echelon_->columns()[i], equations_.right.size()));
    echelon_.reset();
    begin_growing();
}

// Begins to look for counts that change no equation and contain a further unknown.
void CounterProgram::begin_growing() {
    const auto is_next = [this](std::size_t j) {
        return !equations_.most[j] && (!has_rays() || ray_[j].is_zero());
    };
    while (grown_ < unknowns() && !(is_next(grown_) && !lattice_.empty())) ++grown_;
    if (grown_ == unknowns()) return begin_splitting();
    simplex_ = relaxed(true);
    simplex_->set_bounds(grown_, {Integer(1), std::nullopt});
    phase_ = Phase::growing;
}

void CounterProgram::take_grown() {
    if (simplex_->state() == ExactSimplex::State::optimal) {
        Integer common = 1;  // a multiple of all moduli
        for (const int modulus : equations_.moduli) {
            if (modulus != 0) common = div_down(common * modulus, gcd_of(common, modulus));
        }
        ray_.resize(unknowns());
        IntegerVector counts = simplex_->values();
        counts.resize(unknowns());
        make_primitive(counts);
        add_multiple(ray_, counts, common);
    }
    ++grown_;
    simplex_.reset();
    begin_growing();
}

// Splits the lattice into vectors that change bounded counts and a basis of those that change none.
void CounterProgram::begin_splitting() {
    if (!has_rays()) return begin_reducing(std::move(lattice_), {});
    std::vector<IntegerVector> columns;
    std::size_t bounded = 0;
    for (const IntegerVector& vector : lattice_) {
        IntegerVector& column = columns.emplace_back();
        for (std::size_t j = 0; j < unknowns(); ++j) {
            if (ray_[j].is_zero()) column.push_back(vector[j]);
        }
        bounded = column.size();
        column.insert(column.end(), vector.begin(), vector.end());
    }
    echelon_.emplace(std::move(columns), bounded);
    phase_ = Phase::splitting;
}

void CounterProgram::take_split() {
    std::vector<IntegerVector> bounded;
    std::vector<IntegerVector> unbounded;
    const std::vector<IntegerVector>& columns = echelon_->columns();
    for (std::size_t i = 0; i < columns.size(); ++i)
        (i < echelon_->pivots().size() ? bounded : unbounded)
            .push_back(tail_of(columns[i], columns[i].size() - unknowns()));
    echelon_.reset();
    begin_reducing(std::move(bounded), std::move(unbounded));
}

void CounterProgram::begin_reducing(std::vector<IntegerVector> bounded,
                                    std::vector<IntegerVector> unbounded) {
    bounded_ = bounded.size();
    reductions_.emplace_back(std::move(bounded));
    reductions_.emplace_back(std::move(unbounded));
    phase_ = Phase::reducing;
}

// Begins with the optimum of the relaxation, in the coordinates of the lattice.
void CounterProgram::begin_branching() {
    lattice_.clear();
    for (const LatticeReduction& reduction : reductions_)
        lattice_.insert(lattice_.end(), reduction.basis().begin(), reduction.basis().end());
    std::vector<IntegerVector> rows(unknowns(), IntegerVector(lattice_.size()));
    IntegerVector costs;
    for (std::size_t i = 0; i < lattice_.size(); ++i) {
        for (std::size_t j = 0; j < unknowns(); ++j) rows[j][i] = lattice_[i][j];
        costs.push_back(dot_product(equations_.costs, lattice_[i]));
    }
    ExactSimplex simplex(std::move(rows), std::move(costs));
    for (std::size_t j = 0; j < unknowns(); ++j) {
        VariableBounds bounds{-origin_[j], std::nullopt};
        if (equations_.most[j]) bounds.most = *equations_.most[j] - origin_[j];
        simplex.set_bounds(lattice_.size() + j, std::move(bounds));
    }
    for (std::size_t j = 0; j < unknowns(); ++j) {
        if (!relaxation_->is_basic(j))
            require(simplex.exchange(lattice_.size() + j, relaxation_->is_at_most(j)),
                    "counts that are not basic are coordinates");
    }
    branches_.push_back(std::move(simplex));
    phase_ = Phase::branching;
}

IntegerVector CounterProgram::counts_at(const IntegerVector& coordinates) const {
    IntegerVector counts = origin_;
    for (std::size_t i = 0; i < lattice_.size(); ++i) add_multiple(counts, lattice_[i], coordinates[i]);
    return counts;
}

Integer CounterProgram::cost_of(const IntegerVector& counts) const {
    return dot_product(counts, equations_.costs);
}

// Looks at the optimum of the last branch, and replaces the branch by smaller ones, if any.
void CounterProgram::look_at_branch(CheapestCounts& best) {
    const ExactSimplex& simplex = branches_.back();
    const Integer denominator = simplex.denominator();
    const IntegerVector values = simplex.values();
    Integer cost = cost_of(origin_) * denominator;
    for (std::size_t j = 0; j < unknowns(); ++j) cost += values[lattice_.size() + j] * equations_.costs[j];
    // All solutions count until there are two, since the answer says whether there is only one.
    const bool counts_all = !has_rays() && best.is_only;
    if (best.counts && !counts_all && div_up(cost, denominator) >= best.cost) {
        branches_.pop_back();
        return;
    }
    auto fraction = last_fraction(values, denominator, 0, bounded_);
    IntegerVector coordinates;
    for (std::size_t i = 0; i < lattice_.size(); ++i) coordinates.push_back(div_near(values[i], denominator));
    if (!fraction) {
        fraction = last_fraction(values, denominator, bounded_, lattice_.size());
        IntegerVector counts = counts_at(coordinates);
        if (fraction && !best.counts) {
            // Adds the ray until no count is negative.
            Integer times;
            for (std::size_t j = 0; j < unknowns(); ++j) {
                if (counts[j].sign() < 0) times = std::max(times, div_up(-counts[j], ray_[j]));
            }
            add_multiple(counts, ray_, times);
            best.take(counts, cost_of(counts));
        } else if (!fraction) {
            best.take(counts, cost_of(counts));
        }
        if (has_rays()) best.is_only = false;
    }
    if (!fraction) return branch_around(best, coordinates);
    const Integer below = div_down(values[*fraction], denominator);
    branch(*fraction, below, below + 1, coordinates[*fraction] == below);
}

void CounterProgram::branch(std::size_t coordinate, const Integer& below, const Integer& above,
                            bool is_below_first) {
    const VariableBounds bounds = branches_.back().bounds(coordinate);
    const bool has_below = !bounds.least || *bounds.least <= below;
    const bool has_above = !bounds.most || above <= *bounds.most;
    const ExactSimplex simplex = std::move(branches_.back());
    branches_.pop_back();
    for (const bool is_below : {!is_below_first, is_below_first}) {
        if (is_below ? !has_below : !has_above) continue;
        branches_.push_back(simplex);
        branches_.back().set_bounds(
            coordinate, is_below ? VariableBounds{bounds.least, below} : VariableBounds{above, bounds.most});
    }
}

// Replaces a branch, whose optimum has these integer coordinates, by branches for its other solutions if
// these are wanted.
void CounterProgram::branch_around(CheapestCounts& best, const IntegerVector& coordinates) {
    std::size_t open = 0;
    while (open < lattice_.size() && branches_.back().bounds(open).is_fixed()) ++open;
    if (!best.is_only || open == lattice_.size()) {
        branches_.pop_back();
        return;
    }
    ExactSimplex at_value = branches_.back();
    branch(open, coordinates[open] - 1, coordinates[open] + 1, true);
    at_value.set_bounds(open, {coordinates[open], coordinates[open]});
    branches_.push_back(std::move(at_value));
}

std::uint64_t CounterProgram::step(CheapestCounts& best) {
    std::uint64_t work = 1;
    switch (phase_) {
        case Phase::relaxing:
        case Phase::growing:
            work = simplex_->step();
            if (simplex_->state() == ExactSimplex::State::open) break;
            if (phase_ == Phase::relaxing) {
                take_relaxed();
            } else {
                take_grown();
            }
            break;
        case Phase::eliminating:
        case Phase::splitting:
            if (!echelon_->is_finished()) {
                work = echelon_->step();
            } else if (phase_ == Phase::eliminating) {
                take_eliminated();
            } else {
                take_split();
            }
            break;
        case Phase::reducing: {
            const auto open = std::find_if(reductions_.begin(), reductions_.end(),
                                           [](const LatticeReduction& one) { return !one.is_finished(); });
            if (open != reductions_.end()) {
                work = open->step();
            } else {
                begin_branching();
            }
            break;
        }
        case Phase::branching:
            if (branches_.empty()) {
                phase_ = Phase::finished;
            } else if (branches_.back().state() == ExactSimplex::State::open) {
                work = branches_.back().step();
            } else if (branches_.back().state() == ExactSimplex::State::infeasible) {
                branches_.pop_back();
            } else {
                work = (lattice_.size() + 1) * unknowns() * work_of_copy;
                look_at_branch(best);
            }
            break;
        case Phase::finished:
            break;
    }
    return work;
}

}  // namespace switchbox::solve
