#include "types/custom/solve/wired_search.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace switchbox::solve {
namespace {

using machine::TargetRow;
using machine::WiredPuzzle;

std::vector<bool> lamps_that_matter(const TargetRow& row) {
    std::vector<bool> matters;
    matters.reserve(row.size());
    for (const auto& state : row) matters.push_back(state.has_value());
    return matters;
}

WiredProof proof_of(const algebra::Residues& certificate, const algebra::PrimePower& ring,
                    const WiredPuzzle& puzzle, const std::vector<std::uint8_t>& steps) {
    WiredProof proof{{}, machine::common_period(puzzle), 0};
    const int factor = proof.modulus / ring.value;
    for (std::size_t i = 0; i < certificate.size(); ++i) {
        proof.weights.push_back(certificate[i] * factor % proof.modulus);
        proof.sum = (proof.sum + proof.weights.back() * steps[i]) % proof.modulus;
    }
    return proof;
}

constexpr std::size_t max_counted = 4096;
// Assumed work of a row without an estimate.
constexpr double unknown_work = 1U << 26U;

// With more rows than most_rows_at_once, a slice serves only some of them, each for at least least_turn units
// of work.
constexpr std::size_t most_rows_at_once = 64;
constexpr std::uint64_t least_turn = 1U << 10U;

// Returns the row with the requirements of both; nullopt if they do not agree.
std::optional<TargetRow> both(const TargetRow& a, const TargetRow& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] && b[i] && *a[i] != *b[i]) return std::nullopt;
    TargetRow row = a;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (!row[i]) row[i] = b[i];
    return row;
}

}  // namespace

WiredSearch::WiredSearch(const WiredPuzzle& puzzle, Method method)
    : WiredSearch(puzzle, std::make_shared<WiredSystems>(), method) {}

WiredSearch::WiredSearch(const WiredPuzzle& puzzle, std::shared_ptr<WiredSystems> systems, Method method)
    : puzzle_(puzzle), now_(machine::states_now(puzzle)), systems_(std::move(systems)) {
    for (const machine::WiredButton& button : puzzle.buttons)
        periods_.push_back(machine::period_of(puzzle, button));
    const std::vector<TargetRow> rows = machine::rows_wanted(puzzle);
    for (std::size_t i = 0; i < rows.size(); ++i) begin(i, rows[i]);
    if (verdict_.proofs.size() < rows.size()) verdict_.proofs.clear();
    if (method == Method::proofs) {
        open_.clear();
        return;
    }
    const bool has_limits =
        std::any_of(puzzle.buttons.begin(), puzzle.buttons.end(),
                    [](const machine::WiredButton& button) { return button.most.has_value(); });
    if (!has_limits) count_all(rows);
    if (walks(method)) {
        open_.clear();
        walk_.emplace(puzzle_, periods_);
    }
    if (walk_) {
        walk(0);
        return;
    }
    for (const OpenRow& open : open_) look_at(open);
    forget_finished();
}

// Returns whether walking through the states takes less work than searching for the rows.
bool WiredSearch::walks(Method method) const {
    const auto work = StateWalk::work_of(puzzle_, periods_);
    if (!work || method == Method::rows) return false;
    if (method == Method::states) return true;
    double others = 0;
    for (const OpenRow& open : open_) {
        if (!open.search.is_finished()) others += open.search.whole_work().value_or(unknown_work);
    }
    return *work < others;
}

const WiredSystem& WiredSearch::system_of(const TargetRow& row) {
    std::shared_ptr<const WiredSystem>& known = (*systems_)[lamps_that_matter(row)];
    if (known) return *known;
    WiredSystem system{PrimePart::of(puzzle_, lamps_that_matter(row)), {}};
    for (const PrimePart& part : system.parts) {
        CosetPart coset{part.ring().prime, {}, {}, {}};
        for (std::size_t button = 0; button < puzzle_.buttons.size(); ++button)
            coset.exponents.push_back(part.period_exponent(button));
        std::vector<algebra::Residues> patterns;
        for (algebra::CyclicGenerator& generator : part.kernel())
            patterns.push_back(std::move(generator.vector));
        coset.echelon = cyclic_echelon(std::move(patterns), coset.exponents, coset.prime);
        system.cosets.push_back(std::move(coset));
    }
    known = std::make_shared<const WiredSystem>(std::move(system));
    return *known;
}

std::vector<std::uint8_t> WiredSearch::steps_to(const TargetRow& row) const {
    std::vector<std::uint8_t> steps;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const int on = row[i] ? *row[i] - now_[i] : 0;
        steps.push_back(static_cast<std::uint8_t>(machine::steps_on(on, puzzle_.lamps[i].states)));
    }
    return steps;
}

void WiredSearch::begin(std::size_t index, const TargetRow& row) {
    const WiredSystem& system = system_of(row);
    const std::vector<std::uint8_t> steps = steps_to(row);
    std::vector<algebra::Residues> solutions;
    for (const PrimePart& part : system.parts) {
        algebra::ResidueSolution solution = part.solve(steps);
        if (!solution.solvable) {
            verdict_.proofs.push_back(proof_of(solution.certificate, part.ring(), puzzle_, steps));
            return;
        }
        solutions.push_back(std::move(solution.x));
    }
    open_.push_back({index, RowSearch(puzzle_, system, solutions)});
    ++begun_;
}

// Returns the number of solutions of a row: the number of all press counts divided by the size of the image.
// 0 if the row cannot be reached.
Natural WiredSearch::count(const TargetRow& row) {
    const WiredSystem& system = system_of(row);
    const std::vector<std::uint8_t> steps = steps_to(row);
    std::map<int, std::size_t> exponents;  // by prime
    for (const int period : periods_) {
        for (const algebra::PrimePower& power : algebra::prime_powers_of(period))
            exponents[power.prime] += static_cast<std::size_t>(power.exponent);
    }
    for (const PrimePart& part : system.parts) {
        if (!part.solve(steps).solvable) return {};
        exponents[part.ring().prime] -= part.image_exponent();
    }
    Natural product = 1;
    for (const auto& [prime, exponent] : exponents) {
        for (std::size_t i = 0; i < exponent; ++i) product.multiply_add(static_cast<std::uint32_t>(prime), 0);
    }
    return product;
}

void WiredSearch::count_all(const std::vector<TargetRow>& rows) {
    // Each row alone is already a set of rows.
    if (rows.size() > max_counted) return;
    if (!count_from(rows, 0, std::nullopt, true)) return;
    added_.subtract(taken_off_);
    verdict_.solutions = added_;
}

bool WiredSearch::count_from(const std::vector<TargetRow>& rows, std::size_t first,
                             const std::optional<TargetRow>& with, bool is_added) {
    for (std::size_t i = first; i < rows.size(); ++i) {
        const std::optional<TargetRow> row = with ? both(*with, rows[i]) : rows[i];
        if (!row) continue;
        if (++counted_ > max_counted) return false;
        (is_added ? added_ : taken_off_).add(count(*row));
        if (!count_from(rows, i + 1, row, !is_added)) return false;
    }
    return true;
}

// Returns whether some button can be pressed more without a change to the lamps that matter.
bool WiredSearch::can_press_more(const OpenRow& open) const {
    const std::vector<std::uint32_t> presses = *open.search.best();
    const TargetRow row =
        puzzle_.wants_alike() ? machine::rows_wanted(puzzle_)[open.row] : puzzle_.targets[open.row];
    for (std::size_t i = 0; i < puzzle_.buttons.size(); ++i) {
        const machine::WiredButton& button = puzzle_.buttons[i];
        int period = 1;
        for (const auto [lamp, by] : button.effects) {
            const int states = puzzle_.lamps[lamp].states;
            if (row[lamp]) period = std::lcm(period, states / std::gcd(states, by));
        }
        const std::uint64_t more = presses[i] + static_cast<std::uint64_t>(period);
        if (period < periods_[i] && more <= button.most.value_or(machine::max_press_count)) return true;
    }
    return false;
}

void WiredSearch::look_at(const OpenRow& open) {
    const auto best = open.search.best();
    if (!best) return;
    if (open.search.is_finished()) {
        const bool is_first = !verdict_.presses || *verdict_.presses == *best;
        is_only_ = is_only_ && is_first && open.search.is_only() && !can_press_more(open);
    }
    // Among several rows of equal cost the first one is taken, in any order of searching.
    const std::uint64_t cost = open.search.cost();
    const bool is_better =
        !verdict_.presses || cost < verdict_.cost || (cost == verdict_.cost && open.row < verdict_.row);
    if (!is_better) return;
    verdict_.presses = best;
    verdict_.cost = open.search.cost();
    verdict_.row = open.row;
}

void WiredSearch::forget_finished() {
    turn_ = 0;
    std::erase_if(open_, [](const OpenRow& open) { return open.search.is_finished(); });
    verdict_.proved = open_.empty();
    verdict_.is_only = open_.empty() && verdict_.presses && is_only_;
}

// Advances each row in turn, at most once, from where the last call stopped.
void WiredSearch::go_along_rows(std::uint64_t budget) {
    const std::size_t rows = open_.size();
    const std::uint64_t even_share = budget / std::max<std::size_t>(rows, 1);
    const bool all_have_turns = rows <= most_rows_at_once || even_share >= least_turn;
    const std::uint64_t share = all_have_turns ? even_share : least_turn;
    const std::size_t turns = all_have_turns ? rows : static_cast<std::size_t>(budget / share) + 1;
    for (std::size_t i = 0; i < turns && !open_.empty(); ++i) {
        OpenRow& open = open_[turn_];
        open.search.advance(share);
        look_at(open);
        if (++turn_ == open_.size()) forget_finished();
    }
}

void WiredSearch::walk(std::uint64_t budget) {
    walk_->advance(budget);
    if (!walk_->is_finished()) return;
    verdict_.proved = true;
    if (auto found = walk_->found()) {
        verdict_.presses = std::move(found->presses);
        verdict_.cost = found->cost;
        verdict_.row = found->row;
        verdict_.is_only = found->is_only;
    }
    walk_.reset();
}

void WiredSearch::advance(std::uint64_t budget) {
    if (walk_) {
        walk(budget);
    } else if (!verdict_.proved) {
        go_along_rows(budget);
    }
}

double WiredSearch::progress() const {
    if (walk_) return walk_->progress();
    if (open_.empty()) return 1;
    auto sum = static_cast<double>(begun_ - open_.size());
    for (const OpenRow& open : open_) sum += open.search.progress();
    return sum / static_cast<double>(begun_);
}

}  // namespace switchbox::solve
