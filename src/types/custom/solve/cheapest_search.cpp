#include "types/custom/solve/cheapest_search.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "algebra/local_elimination.hpp"
#include "algebra/residues.hpp"
#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::solve {
namespace {

using algebra::Residues;

class EchelonMaker {
  public:
    EchelonMaker(const std::vector<int>& exponents, int prime) : prime_(prime) {
        for (const int exponent : exponents) moduli_.push_back(algebra::prime_power(prime, exponent));
    }

    std::vector<EchelonGenerator> make(std::vector<Residues> pool) {
        std::vector<EchelonGenerator> echelon;
        for (Residues& vector : pool) reduce(vector);
        for (std::size_t j = 0; j < moduli_.size(); ++j) {
            const auto best = std::min_element(
                pool.begin(), pool.end(),
                [&](const Residues& a, const Residues& b) { return part_of(a[j]) < part_of(b[j]); });
            note_work(8 * pool.size() + 8);
            if (best == pool.end() || (*best)[j] == 0) continue;
            Residues pivot = std::move(*best);
            pool.erase(best);
            make_power(pivot, j);
            clear_column(pool, pivot, j);
            const int choices = moduli_[j] / pivot[j];
            Residues rest = multiple(pivot, choices);
            if (std::any_of(rest.begin(), rest.end(), [](int entry) { return entry != 0; }))
                pool.push_back(std::move(rest));
            echelon.push_back({j, choices, std::move(pivot)});
        }
        return echelon;
    }

  private:
    // Clears column j by multiples of the pivot, along the pivot's support. With thousands of buttons on few
    // lamps, a vector has some dozens of nonzero entries.
    void clear_column(std::vector<Residues>& pool, const Residues& pivot, std::size_t j) const {
        std::vector<std::size_t> support;
        for (std::size_t i = j; i < pivot.size(); ++i) {
            if (pivot[i] != 0) support.push_back(i);
        }
        for (Residues& vector : pool) {
            if (vector[j] == 0) continue;
            note_work(4 * support.size());
            const int times = moduli_[j] - vector[j] / pivot[j];
            for (const std::size_t i : support) add(vector[i], pivot[i], times, i);
        }
    }
    // Returns the power of p in a number; for 0, more than any such power.
    [[nodiscard]] int part_of(int number) const {
        constexpr int more = 1 << 20;
        if (number == 0) return more;
        int part = 1;
        for (; number % prime_ == 0; number /= prime_) part *= prime_;
        return part;
    }
    void reduce(Residues& vector) const {
        for (std::size_t j = 0; j < vector.size(); ++j)
            vector[j] = static_cast<std::uint8_t>(vector[j] % moduli_[j]);
    }
    void add(std::uint8_t& sum, int summand, int times, std::size_t j) const {
        sum = static_cast<std::uint8_t>((sum + times * summand) % moduli_[j]);
    }
    [[nodiscard]] Residues multiple(const Residues& vector, int times) const {
        Residues product(vector.size());
        for (std::size_t j = 0; j < vector.size(); ++j) add(product[j], vector[j], times, j);
        return product;
    }
    // Multiplies a vector by the unit that makes its entry j a power of p.
    void make_power(Residues& vector, std::size_t j) const {
        const int part = part_of(vector[j]);
        int unit = 1;
        while (vector[j] * unit % moduli_[j] != part) ++unit;
        vector = multiple(vector, unit);
    }

    int prime_;
    std::vector<int> moduli_;
};

}  // namespace

std::vector<EchelonGenerator> cyclic_echelon(std::vector<Residues> generators,
                                             const std::vector<int>& exponents, int prime) {
    return EchelonMaker(exponents, prime).make(std::move(generators));
}

namespace {

// Measured work, in about nanoseconds: an entry of an added generator, one prime's share of a press count, an
// option of a button, a step.
constexpr std::uint64_t work_of_entry = 4;
constexpr std::uint64_t work_of_count = 6;
constexpr std::uint64_t work_of_option = 16;
constexpr std::uint64_t work_of_step = 20;

// Returns the number modulo own · others that is 1 modulo `own` and 0 modulo `others`. These have no common
// factor.
int idempotent_of(int own, int others) {
    int number = 0;
    while (number % own != 1 % own) number += others;
    return number;
}

}  // namespace

CheapestSearch::CheapestSearch(std::vector<CosetPart> parts, std::vector<PressTerms> terms, std::size_t most)
    : parts_(std::move(parts)),
      terms_(std::move(terms)),
      periods_(terms_.size(), 1),
      most_(most),
      least_(std::numeric_limits<std::uint64_t>::max()) {
    require(parts_.size() <= max_parts, "there are more primes than numbers of states have");
    std::array<int, max_parts> none{};
    none.fill(-1);
    generator_at_.assign(terms_.size(), none);
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        std::vector<int>& moduli = moduli_.emplace_back();
        for (std::size_t j = 0; j < terms_.size(); ++j) {
            moduli.push_back(algebra::prime_power(parts_[part].prime, parts_[part].exponents[j]));
            periods_[j] *= moduli.back();
        }
        for (std::size_t i = 0; i < parts_[part].echelon.size(); ++i)
            generator_at_[parts_[part].echelon[i].pivot].at(part) = static_cast<int>(i);
    }
    for (const std::vector<int>& moduli : moduli_) {
        std::vector<int>& of_part = idempotents_.emplace_back();
        for (std::size_t j = 0; j < terms_.size(); ++j)
            of_part.push_back(idempotent_of(moduli[j], periods_[j] / moduli[j]));
    }
    for (std::size_t j = 0; j < terms_.size(); ++j) {
        if (generator_at_[j] != none) branches_.push_back(j);
    }
    const auto cost = cost_between(0, branches_.empty() ? terms_.size() : branches_.front());
    if (cost) go_down(*cost);
    finished_ = frames_.empty();
}

std::uint32_t CheapestSearch::count_of(std::size_t button) const {
    int count = 0;
    for (std::size_t part = 0; part < parts_.size(); ++part)
        count = (count + parts_[part].x[button] * idempotents_[part][button]) % periods_[button];
    return static_cast<std::uint32_t>(count);
}

bool CheapestSearch::is_allowed(std::size_t button, std::uint32_t count) const {
    return count <= terms_[button].most.value_or(count);
}

std::optional<std::uint64_t> CheapestSearch::cost_between(std::size_t first, std::size_t last) const {
    std::uint64_t cost = 0;
    for (std::size_t button = first; button < last; ++button) {
        const std::uint32_t count = count_of(button);
        if (!is_allowed(button, count)) return std::nullopt;
        cost += std::uint64_t{count} * terms_[button].cost;
    }
    return cost;
}

void CheapestSearch::add(std::size_t button, const Coefficients& coefficients, bool is_taken_back) {
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        const int coefficient = coefficients.at(part);
        if (coefficient == 0) continue;
        const auto which = static_cast<std::size_t>(generator_at_[button].at(part));
        const algebra::Residues& vector = parts_[part].echelon[which].vector;
        algebra::Residues& x = parts_[part].x;
        work_ += (x.size() - button) * work_of_entry;
        note_work((x.size() - button) * work_of_entry);
        for (std::size_t j = button; j < x.size(); ++j) {
            const int modulus = moduli_[part][j];
            const int by = coefficient * vector[j] % modulus;
            x[j] = static_cast<std::uint8_t>((x[j] + (is_taken_back ? modulus - by : by)) % modulus);
        }
    }
}

// Goes on to the next button with a choice, or takes a complete member.
void CheapestSearch::go_down(std::uint64_t cost) {
    const std::size_t level = frames_.size();
    if (level == branches_.size()) return take(cost);
    const std::size_t button = branches_[level];
    SearchFrame frame{{}, 0, {}, cost};
    std::vector<Coefficients> all(1);
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        const int which = generator_at_[button].at(part);
        if (which < 0) continue;
        const int choices = parts_[part].echelon[static_cast<std::size_t>(which)].choices;
        const std::vector<Coefficients> before = std::exchange(all, {});
        for (Coefficients each : before) {
            for (int coefficient = 0; coefficient < choices; ++coefficient) {
                each.at(part) = static_cast<std::uint8_t>(coefficient);
                all.push_back(each);
            }
        }
    }
    for (const Coefficients& each : all) {
        int count = static_cast<int>(count_of(button));
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            if (each.at(part) == 0) continue;
            const auto which = static_cast<std::size_t>(generator_at_[button].at(part));
            const int by = each.at(part) * parts_[part].echelon[which].vector[button] % moduli_[part][button];
            count = (count + by * idempotents_[part][button]) % periods_[button];
        }
        const auto found = static_cast<std::uint32_t>(count);
        if (is_allowed(button, found)) frame.options.push_back({found, each});
    }
    std::sort(frame.options.begin(), frame.options.end(),
              [](const Option& a, const Option& b) { return a.count < b.count; });
    work_ += all.size() * (work_of_option + parts_.size() * work_of_count);
    note_work(all.size() * (work_of_option + parts_.size() * work_of_count));
    frames_.push_back(std::move(frame));
}

void CheapestSearch::take(std::uint64_t cost) {
    met_ = std::min(met_ + 1, 2);
    if (cost >= bound()) return;
    if (members_.size() == most_) {
        std::pop_heap(members_.begin(), members_.end());
        members_.pop_back();
    }
    least_ = std::min(least_, cost);
    Member member{cost, {}};
    note_work(8 * terms_.size());
    for (std::size_t button = 0; button < terms_.size(); ++button) member.counts.push_back(count_of(button));
    members_.push_back(std::move(member));
    std::push_heap(members_.begin(), members_.end());
}

std::uint64_t CheapestSearch::bound() const {
    return members_.size() < most_ ? std::numeric_limits<std::uint64_t>::max() : members_.front().cost;
}

std::optional<std::vector<std::uint32_t>> CheapestSearch::best() const {
    const auto best = std::min_element(members_.begin(), members_.end());
    if (best == members_.end()) return std::nullopt;
    return best->counts;
}

// Takes the next option of the last chosen button, or goes back to the button before it.
void CheapestSearch::step() {
    SearchFrame& frame = frames_.back();
    const std::size_t level = frames_.size() - 1;
    const std::size_t button = branches_[level];
    note_work(work_of_step);
    work_ += work_of_step;
    add(button, std::exchange(frame.added, {}), true);
    if (frame.next == frame.options.size() ||
        is_over(frame.cost + std::uint64_t{frame.options[frame.next].count} * terms_[button].cost)) {
        frames_.pop_back();
        return;
    }
    const Option& option = frame.options[frame.next++];
    frame.added = option.coefficients;
    add(button, frame.added, false);
    const std::size_t end = level + 1 < branches_.size() ? branches_[level + 1] : terms_.size();
    work_ += (end - button) * parts_.size() * work_of_count;
    note_work((end - button) * parts_.size() * work_of_count);
    const auto rest = cost_between(button + 1, end);
    const std::uint64_t cost = frame.cost + std::uint64_t{option.count} * terms_[button].cost;
    if (rest && !is_over(cost + *rest)) go_down(cost + *rest);
}

void CheapestSearch::advance(std::uint64_t budget) {
    const std::uint64_t begun = work_;
    while (!frames_.empty() && work_ - begun < budget) step();
    finished_ = frames_.empty();
}

namespace {

using algebra::PrimePower;
using algebra::Residues;

}  // namespace

int exponent_in(int number, int prime) {
    int exponent = 0;
    for (; number % prime == 0; number /= prime) ++exponent;
    return exponent;
}

std::vector<bool> lamps_that_matter(const machine::TargetRow& row) {
    std::vector<bool> matters;
    matters.reserve(row.size());
    for (const auto& state : row) matters.push_back(state.has_value());
    return matters;
}

std::vector<std::uint8_t> steps_to(const machine::WiredPuzzle& puzzle, const std::vector<std::uint8_t>& now,
                                   const machine::TargetRow& row) {
    std::vector<std::uint8_t> steps;
    note_work(4 * row.size());
    steps.reserve(row.size());
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::int64_t on = row[i] ? *row[i] - now[i] : 0;
        steps.push_back(static_cast<std::uint8_t>(machine::steps_on(on, puzzle.lamps[i].states)));
    }
    return steps;
}

std::vector<PrimePart> PrimePart::of(const machine::WiredPuzzle& puzzle, const std::vector<bool>& matters) {
    std::vector<PrimePart> parts;
    for (const int prime : {2, 3, 5, 7}) {
        int exponent = 0;
        for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) {
            if (matters[i]) exponent = std::max(exponent, exponent_in(puzzle.lamps[i].states, prime));
        }
        if (exponent == 0) continue;
        parts.push_back(made(puzzle, matters, {prime, exponent, algebra::prime_power(prime, exponent)}));
    }
    return parts;
}

PrimePart PrimePart::made(const machine::WiredPuzzle& puzzle, const std::vector<bool>& matters,
                          const PrimePower& ring) {
    std::vector<Equation> equations;
    note_work(20 * (puzzle.lamps.size() + puzzle.buttons.size()));
    std::vector<std::optional<std::size_t>> equation_of(puzzle.lamps.size());
    for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) {
        const int exponent = matters[i] ? exponent_in(puzzle.lamps[i].states, ring.prime) : 0;
        if (exponent == 0) continue;
        equation_of[i] = equations.size();
        equations.push_back(
            {i, static_cast<std::uint8_t>(algebra::prime_power(ring.prime, ring.exponent - exponent))});
    }
    algebra::SparseMatrix matrix{equations.size(), {}};
    for (const machine::WiredButton& button : puzzle.buttons) {
        auto& column = matrix.columns.emplace_back();
        for (const auto [lamp, by] : button.effects) {
            if (!equation_of[lamp]) continue;
            const int value = by * equations[*equation_of[lamp]].factor % ring.value;
            if (value != 0) column.push_back({*equation_of[lamp], static_cast<std::uint8_t>(value)});
        }
    }
    return {ring, puzzle.lamps.size(), std::move(equations), matrix};
}

PrimePart::PrimePart(const PrimePower& ring, std::size_t lamps, std::vector<Equation> equations,
                     const algebra::SparseMatrix& matrix)
    : ring_(ring),
      lamps_(lamps),
      equations_(std::move(equations)),
      elimination_(algebra::eliminate(matrix, algebra::LocalRing(ring.prime, ring.exponent))) {
    for (const auto& column : matrix.columns) {
        int period = 0;
        for (const auto& entry : column)
            period = std::max(period, ring.exponent - exponent_in(entry.value, ring.prime));
        periods_.push_back(period);
    }
}

std::size_t PrimePart::image_exponent() const {
    std::size_t exponent = 0;
    for (const auto& pivot : elimination_.pivots)
        exponent += static_cast<std::size_t>(ring_.exponent - pivot.valuation);
    return exponent;
}

algebra::ResidueSolution PrimePart::solve(const std::vector<std::uint8_t>& steps) const {
    Residues b;
    b.reserve(equations_.size());
    for (const auto [lamp, factor] : equations_)
        b.push_back(static_cast<std::uint8_t>(steps[lamp] * factor % ring_.value));
    algebra::ResidueSolution solution = algebra::solve(elimination_, b);
    if (!solution.solvable) solution.certificate = weights_of(solution.certificate);
    return solution;
}

Residues PrimePart::weights_of(const Residues& sum) const {
    Residues weights(lamps_);
    for (std::size_t i = 0; i < equations_.size(); ++i) {
        weights[equations_[i].lamp] = static_cast<std::uint8_t>(sum[i] * equations_[i].factor % ring_.value);
    }
    return weights;
}

std::vector<Residues> PrimePart::invariants() const {
    std::vector<Residues> sums;
    for (const algebra::CyclicGenerator& sum : algebra::left_kernel(elimination_))
        sums.push_back(weights_of(sum.vector));
    return sums;
}

std::vector<algebra::CyclicGenerator> PrimePart::kernel() const { return algebra::kernel(elimination_); }

}  // namespace switchbox::solve
