#include "types/custom/solve/wired_study.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <utility>

#include "algebra/residue_polynomial.hpp"
#include "base/long_work.hpp"

namespace switchbox::solve {
namespace {

using algebra::Residues;
using machine::TargetRow;
using machine::WiredPuzzle;

constexpr std::array state_primes{2, 3, 5, 7};  // of the numbers of states

std::vector<int> period_exponents(const WiredPuzzle& puzzle, int prime) {
    std::vector<int> exponents;
    for (const machine::WiredButton& button : puzzle.buttons)
        exponents.push_back(exponent_in(machine::period_of(puzzle, button), prime));
    return exponents;
}

Natural product_of(const std::vector<EchelonGenerator>& echelon) {
    Natural product = 1;
    for (const EchelonGenerator& generator : echelon)
        product.multiply_add(static_cast<std::uint32_t>(generator.choices), 0);
    return product;
}

// Returns the least power of p that makes a vector 0, whose entry j is modulo p^exponents[j].
int order_in(const Residues& vector, const std::vector<int>& exponents, int prime) {
    int order = 1;
    for (std::size_t j = 0; j < vector.size(); ++j) {
        const int modulus = algebra::prime_power(prime, exponents[j]);
        order = std::max(order, modulus / std::gcd(modulus, int{vector[j]}));
    }
    return order;
}

constexpr std::size_t most_compared = 100;  // generators

// Returns generators of the same group of which none can be left out, unless there are more than
// most_compared. Those of the highest order come first. Entry j is reduced modulo p^exponents[j].
// `are_direct` means that none of the given ones can be left out, except those that become 0.
std::vector<Residues> without_spare(std::vector<Residues> generators, const std::vector<int>& exponents,
                                    int prime, bool are_direct) {
    for (Residues& vector : generators) {
        for (std::size_t j = 0; j < vector.size(); ++j)
            vector[j] = static_cast<std::uint8_t>(vector[j] % algebra::prime_power(prime, exponents[j]));
    }
    std::erase_if(generators, [](const Residues& vector) {
        return std::all_of(vector.begin(), vector.end(), [](auto entry) { return entry == 0; });
    });
    std::stable_sort(generators.begin(), generators.end(), [&](const Residues& a, const Residues& b) {
        return order_in(a, exponents, prime) > order_in(b, exponents, prime);
    });
    if (are_direct || generators.size() > most_compared) return generators;
    const Natural all = product_of(cyclic_echelon(generators, exponents, prime));
    for (std::size_t i = generators.size(); i-- > 0;) {
        note_work(generators.size() * exponents.size());
        std::vector<Residues> others = generators;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        if (product_of(cyclic_echelon(others, exponents, prime)) == all) generators = std::move(others);
    }
    return generators;
}

// Returns the part of `parts` for a prime; nullptr if no lamp that matters has states with that factor.
const PrimePart* part_for(const std::vector<PrimePart>& parts, int prime) {
    const auto found = std::find_if(parts.begin(), parts.end(),
                                    [prime](const PrimePart& part) { return part.ring().prime == prime; });
    return found == parts.end() ? nullptr : &*found;
}

std::vector<Residues> kernel_of(const PrimePart& part) {
    std::vector<Residues> vectors;
    for (algebra::CyclicGenerator& generator : part.kernel()) vectors.push_back(std::move(generator.vector));
    return vectors;
}

// Returns the weights as small as possible: 2 a + 2 b modulo 4 is a + b modulo 2.
WiredInvariant invariant_of(const Residues& weights, const algebra::PrimePower& ring) {
    WiredInvariant invariant{{weights.begin(), weights.end()}, ring.value};
    const int common = std::accumulate(weights.begin(), weights.end(), ring.value,
                                       [](int a, std::uint8_t b) { return std::gcd(a, int{b}); });
    for (int& weight : invariant.weights) weight /= common;
    invariant.modulus /= common;
    return invariant;
}

void add_invariants(WiredFigures& figures, const WiredPuzzle& puzzle, const PrimePart& part) {
    const algebra::PrimePower& ring = part.ring();
    const std::vector<int> exponents(puzzle.lamps.size(), ring.exponent);
    const bool are_alike = std::all_of(puzzle.lamps.begin(), puzzle.lamps.end(), [&](const auto& lamp) {
        return lamp.states % ring.prime != 0 || lamp.states % ring.value == 0;
    });
    for (const Residues& weights : without_spare(part.invariants(), exponents, ring.prime, are_alike))
        figures.invariants.push_back(invariant_of(weights, ring));
}

void add_quiet(WiredFigures& figures, const WiredPuzzle& puzzle, const PrimePart& part) {
    const int prime = part.ring().prime;
    const std::vector<int> exponents = period_exponents(puzzle, prime);
    const bool are_alike = std::all_of(exponents.begin(), exponents.end(), [&](int exponent) {
        return exponent == 0 || exponent == part.ring().exponent;
    });
    for (const Residues& vector : without_spare(kernel_of(part), exponents, prime, are_alike)) {
        QuietPresses quiet{{}, order_in(vector, exponents, prime)};
        for (std::size_t j = 0; j < vector.size(); ++j) {
            const int period = machine::period_of(puzzle, puzzle.buttons[j]);
            const int own = algebra::prime_power(prime, exponents[j]);
            const int lifted = own == 1 ? 0 : vector[j] * algebra::idempotent(period, own) % period;
            quiet.counts.push_back(static_cast<std::uint32_t>(lifted));
        }
        note_work(20 * vector.size());
        figures.quiet.push_back(std::move(quiet));
    }
}

}  // namespace

WiredFigures figures_of(const WiredPuzzle& puzzle) {
    WiredFigures figures;
    figures.reachable = 1;
    figures.solutions = 1;
    for (const machine::WiredButton& button : puzzle.buttons)
        figures.period = std::lcm(figures.period, machine::period_of(puzzle, button));
    for (const PrimePart& part : PrimePart::of(puzzle, std::vector<bool>(puzzle.lamps.size(), true))) {
        const int prime = part.ring().prime;
        const std::vector<int> exponents = period_exponents(puzzle, prime);
        std::size_t kernel = std::accumulate(exponents.begin(), exponents.end(), std::size_t{0});
        kernel -= part.image_exponent();
        for (std::size_t i = 0; i < part.image_exponent(); ++i)
            figures.reachable.multiply_add(static_cast<std::uint32_t>(prime), 0);
        for (std::size_t i = 0; i < kernel; ++i)
            figures.solutions.multiply_add(static_cast<std::uint32_t>(prime), 0);
        add_invariants(figures, puzzle, part);
        add_quiet(figures, puzzle, part);
    }
    return figures;
}

namespace {

constexpr std::size_t most_compared_rows = 64;

// Returns the parts of the number of pictures in reach, and of the number of all pictures, of the lamps that
// matter: exponents by prime, reach subtracted.
std::map<int, std::size_t> missing_exponents(const WiredPuzzle& puzzle, const std::vector<bool>& matters,
                                             const std::vector<PrimePart>& parts) {
    std::map<int, std::size_t> missing;
    for (const PrimePart& part : parts) {
        const int prime = part.ring().prime;
        std::size_t& exponent = missing[prime];
        for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) {
            if (matters[i]) exponent += static_cast<std::size_t>(exponent_in(puzzle.lamps[i].states, prime));
        }
        exponent -= part.image_exponent();
    }
    return missing;
}

bool leads_between(const WiredPuzzle& puzzle, const std::vector<PrimePart>& parts, const TargetRow& from,
                   const TargetRow& to) {
    std::vector<std::uint8_t> states;
    for (const auto& state : from) states.push_back(static_cast<std::uint8_t>(state.value_or(0)));
    const std::vector<std::uint8_t> steps = steps_to(puzzle, states, to);
    return std::all_of(parts.begin(), parts.end(),
                       [&](const PrimePart& part) { return part.solve(steps).solvable; });
}

}  // namespace

std::optional<bool> is_always_solvable(const WiredPuzzle& puzzle) {
    const std::vector<TargetRow> rows = machine::rows_wanted(puzzle);
    const std::vector<bool> matters = lamps_that_matter(rows.front());
    const bool has_limits = std::any_of(puzzle.buttons.begin(), puzzle.buttons.end(),
                                        [](const auto& button) { return button.most.has_value(); });
    const bool are_alike = std::all_of(
        rows.begin(), rows.end(), [&](const TargetRow& row) { return lamps_that_matter(row) == matters; });
    if (has_limits || !are_alike || rows.size() > most_compared_rows) return std::nullopt;
    const std::vector<PrimePart> parts = PrimePart::of(puzzle, matters);
    // The pictures fall into classes, and presses lead between two of the same class only.
    Natural classes = 1;
    for (const auto& [prime, exponent] : missing_exponents(puzzle, matters, parts)) {
        for (std::size_t i = 0; i < exponent; ++i) classes.multiply_add(static_cast<std::uint32_t>(prime), 0);
    }
    std::vector<TargetRow> different;
    for (const TargetRow& row : rows) {
        const bool is_new = std::none_of(different.begin(), different.end(), [&](const TargetRow& other) {
            return leads_between(puzzle, parts, row, other);
        });
        if (is_new) different.push_back(row);
    }
    return classes == Natural(static_cast<std::uint32_t>(different.size()));
}

std::optional<std::vector<CosetPart>> cosets_of(const WiredPuzzle& puzzle, const TargetRow& row) {
    note_work(100 * puzzle.buttons.size());
    const std::vector<std::uint8_t> steps = steps_to(puzzle, machine::states_now(puzzle), row);
    const std::vector<PrimePart> parts = PrimePart::of(puzzle, lamps_that_matter(row));
    std::vector<CosetPart> cosets;
    for (const int prime : state_primes) {
        const PrimePart* part = part_for(parts, prime);
        CosetPart coset{prime, period_exponents(puzzle, prime), Residues(puzzle.buttons.size()), {}};
        std::vector<Residues> free;
        if (part != nullptr) {
            algebra::ResidueSolution solution = part->solve(steps);
            if (!solution.solvable) return std::nullopt;
            coset.x = std::move(solution.x);
            free = kernel_of(*part);
        }
        // A count is determined modulo the period on the lamps that matter, which may be shorter.
        for (std::size_t j = 0; j < coset.x.size(); ++j) {
            const int known = part == nullptr ? 0 : part->period_exponent(j);
            const int modulus = algebra::prime_power(prime, coset.exponents[j]);
            coset.x[j] = static_cast<std::uint8_t>(coset.x[j] % algebra::prime_power(prime, known) % modulus);
            if (known >= coset.exponents[j]) continue;
            Residues& more = free.emplace_back(coset.x.size());
            more[j] = static_cast<std::uint8_t>(algebra::prime_power(prime, known));
        }
        coset.echelon = cyclic_echelon(std::move(free), coset.exponents, prime);
        cosets.push_back(std::move(coset));
    }
    return cosets;
}

std::optional<LinearSystem> linear_system(const WiredPuzzle& puzzle, const TargetRow& row) {
    std::vector<std::optional<std::size_t>> row_of(puzzle.lamps.size());
    LinearSystem system;
    int states = 0;
    const std::vector<std::uint8_t> steps = steps_to(puzzle, machine::states_now(puzzle), row);
    for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp) {
        if (!row[lamp]) continue;
        const machine::WiredLamp& of = puzzle.lamps[lamp];
        if (states != 0 && of.states != states) return std::nullopt;
        states = of.states;
        row_of[lamp] = system.names.lamps.size();
        system.names.lamps.emplace_back(of.name);
        system.b.push_back(steps[lamp]);
    }
    if (states == 0) return std::nullopt;
    algebra::SparseMatrix sparse{system.b.size(), {}};
    system.a = algebra::ResidueMatrix::zero(system.b.size(), puzzle.buttons.size(), states);
    for (std::size_t button = 0; button < puzzle.buttons.size(); ++button) {
        system.names.buttons.emplace_back(puzzle.buttons[button].name);
        auto& column = sparse.columns.emplace_back();
        for (const auto [lamp, by] : puzzle.buttons[button].effects) {
            if (!row_of[lamp]) continue;
            system.a.at(*row_of[lamp], button) = static_cast<std::uint8_t>(by);
            column.push_back({*row_of[lamp], static_cast<std::uint8_t>(by)});
        }
    }
    system.names.press = puzzle.press;
    system.equations = std::make_shared<const algebra::Factorization>(sparse, states);
    return system;
}

SolutionList::SolutionList(const machine::WiredPuzzle& puzzle, std::size_t most) : most_(most) {
    if (most == 0) return;
    std::vector<PressTerms> terms;
    for (const machine::WiredButton& button : puzzle.buttons) terms.push_back({button.cost, button.most});
    for (const machine::TargetRow& row : machine::rows_wanted(puzzle)) {
        if (auto cosets = cosets_of(puzzle, row)) searches_.emplace_back(*std::move(cosets), terms, most);
    }
}

void SolutionList::advance(std::uint64_t budget) {
    for (std::uint64_t done = 0; !is_finished() && done < budget;) {
        CheapestSearch& search = searches_[row_];
        const std::uint64_t before = search.work();
        search.advance(budget - done);
        done += search.work() - before;
        if (search.is_finished()) ++row_;
    }
}

std::vector<SolutionList::Solution> SolutionList::solutions() const {
    std::set<Solution> all;  // presses may reach several rows
    for (const CheapestSearch& search : searches_) {
        note_work(300 * search.members().size());
        all.insert(search.members().begin(), search.members().end());
    }
    std::vector<Solution> sorted(all.begin(), all.end());
    if (sorted.size() > most_) sorted.resize(most_);
    return sorted;
}

}  // namespace switchbox::solve
