// Fewest presses that light all lamps of n x n Lights Out, A075464 of the On-Line Encyclopedia of Integer
// Sequences. Such presses always exist (Sutner, "Linear cellular automata and the Garden-of-Eden", 1989).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "algebra/residues.hpp"
#include "types/lights/large/lightest_sums.hpp"

namespace switchbox::solve {

// Methods that prove that no solution has fewer presses, the fastest first.
enum class FewestMethod : std::uint8_t {
    parity_split,  // ParitySplit, up to a nullity of 68, for some minutes at most
    coset_search,  // CosetSearch over all solutions, up to a nullity of 32
    gray_split,    // shortest_by_gray_split, up to a nullity of 64
    gray_code,     // every solution by itself, up to a nullity of 28
};
inline constexpr std::array fewest_methods{FewestMethod::parity_split, FewestMethod::coset_search,
                                           FewestMethod::gray_split, FewestMethod::gray_code};

// Callback for the progress of a search, every few milliseconds: the fewest presses are at least `bound` and
// at most `best`, the largest number if none are found yet. The search is given up once it returns false.
using FewestListener = std::function<bool(std::size_t bound, std::size_t best)>;

// Returns whether these presses light all of n x n dark lamps, by simulating them. Entry r·n + c is 1 if the
// button in row r and column c is pressed.
[[nodiscard]] bool lights_all(std::size_t n, const algebra::Residues& presses);

// Largest nullity of a board that some method reaches. A board within it may still take too long.
inline constexpr std::size_t largest_nullity_in_reach = 68;

class AllLit {
  public:
    // Solves n x n lamps, at least one.
    explicit AllLit(std::size_t n);

    // Returns the number of quiet patterns. All solutions are one of them plus sums of some of these
    // patterns.
    [[nodiscard]] std::size_t nullity() const { return quiet_.size(); }
    // Returns a solution with the fewest presses, in the form of lights_all(); nullopt if the board exceeds
    // the method's limits, or if the listener gives the search up.
    [[nodiscard]] std::optional<algebra::Residues> fewest(
        FewestMethod method,
        const FewestListener& listener = [](std::size_t, std::size_t) { return true; }) const;

  private:
    [[nodiscard]] std::optional<algebra::Residues> by_split(const FewestListener& listener) const;
    [[nodiscard]] std::optional<algebra::Residues> by_search(const GoesOn& goes_on) const;
    [[nodiscard]] std::optional<algebra::Residues> by_gray_code(const GoesOn& goes_on) const;

    std::size_t n_;
    algebra::Residues x_;
    std::vector<algebra::CyclicGenerator> quiet_;
};

}  // namespace switchbox::solve
