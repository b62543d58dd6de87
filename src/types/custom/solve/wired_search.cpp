#include "types/custom/solve/wired_search.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "algebra/residues.hpp"
#include "base/long_work.hpp"

namespace switchbox::solve {
namespace {

using algebra::CyclicGenerator;
using algebra::Residues;
using machine::WiredButton;
using machine::WiredPuzzle;

constexpr double few_members = 1U << 12U;

double members_of(const WiredSystem& system) {
    double members = 1;
    for (const CosetPart& part : system.cosets) {
        for (const EchelonGenerator& generator : part.echelon) members *= generator.choices;
    }
    return members;
}

int modulus_of(const WiredSystem& system) {
    int modulus = 1;
    for (const PrimePart& part : system.parts) modulus *= part.ring().value;
    return modulus;
}

bool changes_nothing(const WiredSystem& system, std::size_t button) {
    return std::all_of(system.parts.begin(), system.parts.end(),
                       [button](const PrimePart& part) { return part.period_exponent(button) == 0; });
}

bool counts_in_full(const WiredSystem& system, std::size_t button) {
    return std::all_of(system.parts.begin(), system.parts.end(), [button](const PrimePart& part) {
        return part.period_exponent(button) == part.ring().exponent;
    });
}

// Returns the vector modulo k that is `vector` modulo the part's ring and 0 modulo the others. Buttons that
// change nothing get 0.
Residues lifted(const WiredSystem& system, const PrimePart& part, const Residues& vector) {
    const int k = modulus_of(system);
    Residues result(vector.size());
    algebra::add_multiple(result, vector, algebra::idempotent(k, part.ring().value), k);
    for (std::size_t button = 0; button < result.size(); ++button) {
        if (changes_nothing(system, button)) result[button] = 0;
    }
    return result;
}

CosetSearch even_search(const WiredSystem& system, const std::vector<Residues>& solutions) {
    const int k = modulus_of(system);
    Residues x(solutions.front().size());
    std::vector<CyclicGenerator> quiet;
    for (std::size_t i = 0; i < system.parts.size(); ++i) {
        const PrimePart& part = system.parts[i];
        algebra::add_multiple(x, lifted(system, part, solutions[i]), 1, k);
        for (const CyclicGenerator& generator : part.kernel()) {
            Residues vector = lifted(system, part, generator.vector);
            const bool is_none = std::all_of(vector.begin(), vector.end(), [](auto one) { return one == 0; });
            if (!is_none) quiet.push_back({std::move(vector), generator.order});
        }
    }
    return {std::move(x), quiet, k};
}

CheapestSearch branching_search(const WiredPuzzle& puzzle, const WiredSystem& system,
                                const std::vector<Residues>& solutions) {
    std::vector<CosetPart> cosets = system.cosets;
    for (std::size_t part = 0; part < cosets.size(); ++part) {
        CosetPart& coset = cosets[part];
        coset.x = solutions[part];
        for (std::size_t button = 0; button < coset.x.size(); ++button) {
            const int modulus = algebra::prime_power(coset.prime, coset.exponents[button]);
            coset.x[button] = static_cast<std::uint8_t>(coset.x[button] % modulus);
        }
    }
    std::vector<PressTerms> terms;
    for (const WiredButton& button : puzzle.buttons) terms.push_back({button.cost, button.most});
    return {std::move(cosets), std::move(terms)};
}

// Returns whether all presses are alike: unlimited and of equal cost. Each must also count modulo the same
// number, or change nothing that matters. Then the cheapest presses are the fewest.
bool presses_are_alike(const WiredPuzzle& puzzle, const WiredSystem& system) {
    if (puzzle.buttons.empty() || system.parts.empty()) return false;
    for (std::size_t i = 0; i < puzzle.buttons.size(); ++i) {
        const WiredButton& button = puzzle.buttons[i];
        if (button.most || button.cost != puzzle.buttons.front().cost) return false;
        if (!changes_nothing(system, i) && !counts_in_full(system, i)) return false;
    }
    return true;
}

std::variant<CheapestSearch, CosetSearch> search_for(const WiredPuzzle& puzzle, const WiredSystem& system,
                                                     const std::vector<Residues>& solutions) {
    if (presses_are_alike(puzzle, system) && members_of(system) > few_members)
        return even_search(system, solutions);
    return branching_search(puzzle, system, solutions);
}

}  // namespace

RowSearch::RowSearch(const WiredPuzzle& puzzle, const WiredSystem& system,
                     const std::vector<Residues>& solutions)
    : search_(search_for(puzzle, system, solutions)) {
    if (!puzzle.buttons.empty()) cost_of_press_ = puzzle.buttons.front().cost;
    is_only_ = members_of(system) == 1;
}

void RowSearch::advance(std::uint64_t budget) {
    std::visit([budget](auto& search) { search.advance(budget); }, search_);
}

bool RowSearch::is_finished() const {
    return std::visit([](const auto& search) { return search.is_finished(); }, search_);
}

double RowSearch::progress() const {
    if (is_finished()) return 1;
    const auto* even = std::get_if<CosetSearch>(&search_);
    return even == nullptr ? 0 : even->progress();
}

std::optional<std::vector<std::uint32_t>> RowSearch::best() const {
    if (const auto* even = std::get_if<CosetSearch>(&search_))
        return std::vector<std::uint32_t>(even->best().begin(), even->best().end());
    return std::get<CheapestSearch>(search_).best();
}

std::uint64_t RowSearch::cost() const {
    if (const auto* even = std::get_if<CosetSearch>(&search_)) return even->weight() * cost_of_press_;
    return std::get<CheapestSearch>(search_).cost();
}

bool RowSearch::is_only() const {
    const auto* branching = std::get_if<CheapestSearch>(&search_);
    return branching == nullptr ? is_only_ : branching->is_only();
}

std::optional<double> RowSearch::whole_work() const {
    const auto* even = std::get_if<CosetSearch>(&search_);
    if (even == nullptr) return std::nullopt;
    return even->whole_work();
}

namespace {

using machine::TargetRow;
using machine::WiredPuzzle;

constexpr std::size_t max_walked_states = std::size_t{1} << 22U;
constexpr std::size_t max_choices = std::size_t{1} << 26U;
constexpr std::uint64_t unreached = std::numeric_limits<std::uint64_t>::max();

// Returns the lamps that matter in some row.
std::vector<std::size_t> mattering(const WiredPuzzle& puzzle) {
    std::vector<std::size_t> lamps;
    const std::vector<TargetRow> rows = machine::rows_wanted(puzzle);
    for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp) {
        if (std::any_of(rows.begin(), rows.end(), [lamp](const TargetRow& row) { return row[lamp]; }))
            lamps.push_back(lamp);
    }
    return lamps;
}

// Returns the number of states; nullopt if there are too many.
std::optional<std::size_t> count_states(const WiredPuzzle& puzzle, const std::vector<std::size_t>& lamps) {
    std::size_t states = 1;
    for (const std::size_t lamp : lamps) {
        states *= static_cast<std::size_t>(puzzle.lamps[lamp].states);
        if (states > max_walked_states) return std::nullopt;
    }
    return states;
}

// Index that finds the first row that the lamps show. It looks up one number for each set of lamps that
// matter, however many rows there are.
class RowIndex {
  public:
    // Takes the lamps that matter in some row. Together they have few states.
    RowIndex(const WiredPuzzle& puzzle, const std::vector<std::size_t>& lamps) {
        for (const std::size_t lamp : lamps)
            bases_.push_back(static_cast<std::size_t>(puzzle.lamps[lamp].states));
        const std::vector<TargetRow> rows = machine::rows_wanted(puzzle);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            std::vector<bool> matters;
            note_work(20 * lamps.size() + 200);
            std::vector<std::size_t> states;
            for (const std::size_t lamp : lamps) {
                matters.push_back(rows[i][lamp].has_value());
                states.push_back(static_cast<std::size_t>(rows[i][lamp].value_or(0)));
            }
            rows_[matters].try_emplace(number_of(states, matters), i);
        }
    }

    [[nodiscard]] std::optional<std::size_t> first_with(const std::vector<std::size_t>& states) const {
        std::optional<std::size_t> first;
        note_work(10 * states.size() * rows_.size());
        for (const auto& [matters, rows] : rows_) {
            const auto row = rows.find(number_of(states, matters));
            if (row != rows.end()) first = std::min(first.value_or(row->second), row->second);
        }
        return first;
    }

  private:
    [[nodiscard]] std::size_t number_of(const std::vector<std::size_t>& states,
                                        const std::vector<bool>& matters) const {
        std::size_t number = 0;
        for (std::size_t i = 0; i < states.size(); ++i)
            if (matters[i]) number = number * bases_[i] + states[i];
        return number;
    }

    std::vector<std::size_t> bases_;
    std::map<std::vector<bool>, std::unordered_map<std::size_t, std::size_t>> rows_;
};

}  // namespace

std::optional<double> StateWalk::work_of(const WiredPuzzle& puzzle, const std::vector<int>& periods) {
    const auto states = count_states(puzzle, mattering(puzzle));
    if (!states || *states * puzzle.buttons.size() > max_choices) return std::nullopt;
    double presses = 0;
    for (std::size_t i = 0; i < periods.size(); ++i) {
        const auto less = static_cast<std::uint32_t>(periods[i] - 1);
        presses += 3 + std::min(less, puzzle.buttons[i].most.value_or(less));
    }
    return static_cast<double>(*states) * presses;
}

StateWalk::StateWalk(const WiredPuzzle& puzzle, std::vector<int> periods)
    : puzzle_(puzzle),
      periods_(std::move(periods)),
      digits_(mattering(puzzle)),
      states_(*count_states(puzzle, digits_)) {
    costs_.assign(states_, unreached);
    ways_.assign(states_, 0);
    choices_.resize(states_ * puzzle.buttons.size());
    const std::vector<std::uint8_t> now = machine::states_now(puzzle);
    std::size_t state = 0;
    for (const std::size_t lamp : digits_)
        state = state * static_cast<std::size_t>(puzzle.lamps[lamp].states) + now[lamp];
    costs_[state] = 0;
    ways_[state] = 1;
}

std::uint32_t StateWalk::most_presses(std::size_t button) const {
    const auto less = static_cast<std::uint32_t>(periods_[button] - 1);
    return std::min(less, puzzle_.buttons[button].most.value_or(less));
}

// Returns, for each state, the state after one press.
std::vector<std::uint32_t> StateWalk::states_after(const machine::WiredButton& button) const {
    std::vector<int> by(puzzle_.lamps.size());
    for (const auto [lamp, steps] : button.effects) by[lamp] = steps;
    std::vector<std::uint32_t> after{0};
    note_work(4 * states_);
    for (const std::size_t lamp : digits_) {
        const int states = puzzle_.lamps[lamp].states;
        std::vector<std::uint32_t> longer;
        longer.reserve(after.size() * static_cast<std::size_t>(states));
        for (const std::uint32_t head : after) {
            for (int state = 0; state < states; ++state) {
                const auto next = static_cast<std::uint32_t>((state + by[lamp]) % states);
                longer.push_back(head * static_cast<std::uint32_t>(states) + next);
            }
        }
        after = std::move(longer);
    }
    return after;
}

void StateWalk::begin_button() {
    after_ = states_after(puzzle_.buttons[button_]);
    next_costs_.assign(states_, unreached);
    next_ways_.assign(states_, 0);
}

// Processes the next states for the current button and returns the units of work.
std::uint64_t StateWalk::take_states() {
    if (from_ == 0) begin_button();
    const std::uint64_t cost = puzzle_.buttons[button_].cost;
    const std::uint32_t most = most_presses(button_);
    const std::uint64_t work_of_state = 3 + std::uint64_t{most};
    const std::size_t first = from_;
    note_work(most_at_a_time);
    const std::size_t end =
        std::min(states_, first + static_cast<std::size_t>(most_at_a_time / work_of_state) + 1);
    std::uint16_t* const choices = &choices_[button_ * states_];
    for (; from_ < end; ++from_) {
        if (costs_[from_] == unreached) continue;
        std::size_t to = from_;
        for (std::uint32_t times = 0; times <= most; ++times, to = after_[to]) {
            next_ways_[to] = static_cast<std::uint8_t>(std::min(2, next_ways_[to] + ways_[from_]));
            if (costs_[from_] + times * cost >= next_costs_[to]) continue;
            next_costs_[to] = costs_[from_] + times * cost;
            choices[to] = static_cast<std::uint16_t>(times);
        }
    }
    if (end == states_) {
        costs_.swap(next_costs_);
        ways_.swap(next_ways_);
        from_ = 0;
        ++button_;
    }
    return (end - first) * work_of_state;
}

void StateWalk::advance(std::uint64_t budget) {
    for (std::uint64_t done = 0; !is_finished() && done <= budget;) done += take_states();
}

double StateWalk::progress() const {
    if (is_finished()) return 1;
    return static_cast<double>(button_) / static_cast<double>(puzzle_.buttons.size());
}

std::vector<std::uint32_t> StateWalk::presses_to(std::size_t state) const {
    std::vector<std::uint32_t> presses(puzzle_.buttons.size());
    for (std::size_t button = presses.size(); button-- > 0;) {
        presses[button] = choices_[button * states_ + state];
        // Undoes the presses by pressing on to the period.
        const std::vector<std::uint32_t> after = states_after(puzzle_.buttons[button]);
        const auto period = static_cast<std::uint32_t>(periods_[button]);
        for (std::uint32_t times = (period - presses[button]) % period; times > 0; --times)
            state = after[state];
    }
    return presses;
}

std::optional<StateWalk::Found> StateWalk::found() const {
    const RowIndex rows(puzzle_, digits_);
    std::optional<std::size_t> best;
    std::size_t best_row = 0;
    int ways = 0;
    std::vector<std::size_t> shown(digits_.size());
    for (std::size_t state = 0; state < states_; ++state) {
        note_work(40);
        if (costs_[state] == unreached) continue;
        std::size_t rest = state;
        for (std::size_t i = digits_.size(); i-- > 0;) {
            const auto lamp_states = static_cast<std::size_t>(puzzle_.lamps[digits_[i]].states);
            shown[i] = rest % lamp_states;
            rest /= lamp_states;
        }
        const auto row = rows.first_with(shown);
        if (!row) continue;
        ways += ways_[state];
        if (best && costs_[*best] <= costs_[state]) continue;
        best = state;
        best_row = *row;
    }
    if (!best) return std::nullopt;
    return Found{presses_to(*best), costs_[*best], best_row, ways == 1};
}

namespace {

using machine::TargetRow;
using machine::WiredPuzzle;

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

void WiredSearch::begin(std::size_t index, const TargetRow& row) {
    const WiredSystem& system = system_of(row);
    const std::vector<std::uint8_t> steps = steps_to(puzzle_, now_, row);
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
    const std::vector<std::uint8_t> steps = steps_to(puzzle_, now_, row);
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
        note_work(4 * now_.size() + 40);
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
    note_work(20 * puzzle_.buttons.size() + 100);
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
