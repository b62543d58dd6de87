// What the tests of the solver of Ghaly's machine share: classes of machines, built from subsets as
// docs/theory.md, "Drawing a solvable machine at random", says, machines of a class, and boards without a
// dark cell.
#pragma once

#include <cstdint>
#include <vector>

#include "support/sampling.hpp"
#include "support/wirings.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/solve/class.hpp"

namespace switchbox::test {

[[nodiscard]] std::vector<algebra::Permutation> all_permutations(std::size_t size);

// All (N!)^4 machines, N = 2 .. 4, by number.
class AllMachines {
  public:
    explicit AllMachines(std::size_t size) : permutations_(all_permutations(size)) {}
    [[nodiscard]] std::size_t count() const;
    void read(std::size_t number, machine::LowBits& bits) const;

  private:
    std::vector<algebra::Permutation> permutations_;
};

// Rows and columns are counted from 0; the first is in none of the lists, which descend.
struct ClassParts {
    std::vector<int> columns;  // those that get their wire from under another
    std::vector<int> rows;     // those that get theirs from another
    std::size_t cut = 0;       // 0: the rows form one cycle; else two, the first one of so many rows
    int rho = 0;
};
[[nodiscard]] solve::GhalyClass class_with(std::size_t size, const ClassParts& parts);
// The condition of section 6.
[[nodiscard]] bool can_be_solved(std::size_t size, const ClassParts& parts);
[[nodiscard]] std::vector<ClassParts> all_solvable_parts(std::size_t size);
[[nodiscard]] ClassParts random_solvable_parts(Random& random, std::size_t size);

// Any machine of the class.
[[nodiscard]] machine::LowBits random_machine(Random& random, const solve::GhalyClass& of);
[[nodiscard]] machine::LowBits random_bits(Random& random, std::size_t size);

// Whether all cells show this colour.
[[nodiscard]] bool is_all(const machine::Picture& picture, int colour);
// Each of 0 .. size-1 with probability 1/2, but `without`; descending.
[[nodiscard]] std::vector<int> random_subset(Random& random, std::size_t size, int without);

}  // namespace switchbox::test
