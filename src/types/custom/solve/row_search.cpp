#include "types/custom/solve/row_search.hpp"

#include <algorithm>
#include <utility>

#include "algebra/primes.hpp"

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

}  // namespace switchbox::solve
