// Shared helpers for the tests of the Ghaly solver: classes of machines, machines of a class, and boards
// without a dark cell. The classes are built from subsets (docs/theory.md, "Drawing a solvable machine at
// random").
#pragma once

#include <vector>

#include "sampling.hpp"
#include "support/counting.hpp"
#include "support/wirings.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/solve/staircase.hpp"

namespace switchbox::test {

[[nodiscard]] std::vector<algebra::Permutation> all_permutations(std::size_t size);

// Numbered list of all (N!)^4 machines, N = 2 .. 4.
class AllMachines {
  public:
    explicit AllMachines(std::size_t size) : permutations_(all_permutations(size)) {}
    [[nodiscard]] std::size_t count() const;
    void read(std::size_t number, machine::LowBits& bits) const;

  private:
    std::vector<algebra::Permutation> permutations_;
};

// Parameters of a class. Rows and columns are numbered from 0; index 0 is in neither list, and both lists
// descend.
struct ClassParts {
    std::vector<int> columns;  // columns whose wire comes from below another column
    std::vector<int> rows;     // rows whose wire comes from another row
    std::size_t cut = 0;       // 0: the rows form one cycle; else they form two, the first of this many rows
    int rho = 0;
};
[[nodiscard]] solve::GhalyClass class_with(std::size_t size, const ClassParts& parts);
// Returns whether the machines of the class can be solved (docs/theory.md, section 4).
[[nodiscard]] bool can_be_solved(std::size_t size, const ClassParts& parts);
[[nodiscard]] std::vector<ClassParts> all_solvable_parts(std::size_t size);
[[nodiscard]] ClassParts random_solvable_parts(Random& random, std::size_t size);

// Returns a random machine of the class.
[[nodiscard]] machine::LowBits random_machine(Random& random, const solve::GhalyClass& of);
[[nodiscard]] machine::LowBits random_bits(Random& random, std::size_t size);

// Returns whether all cells show this colour.
[[nodiscard]] bool is_all(const machine::Picture& picture, int colour);
// Returns a descending random subset of 0 .. size-1 without `without`; each number is included with
// probability 1/2.
[[nodiscard]] std::vector<int> random_subset(Random& random, std::size_t size, int without);

// Returns the number of classes that need N^2 - d presses, by d (docs/theory.md, "How many presses they
// need").
[[nodiscard]] Histogram classes_by_saved(std::size_t size);

}  // namespace switchbox::test
