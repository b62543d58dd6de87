// Chasing the lights as players do it by hand (docs/understanding.md, "Chasing the lights"). Go down row by
// row, and below each wrong lamp press until it is right. Then only the bottom row can be wrong. A table
// tells which buttons of the first row to press for it; chase once more, and nothing is wrong.
//
// Chasing leaves the first row's presses x free and determines all others. Lamps are counted as picture less
// target (mod k), so 0 is right. If the chased board shows b in its bottom row, then after pressing x in the
// first row and chasing again it shows b + M x. Column i of M is what a board without wrong lamps shows after
// one press of button i of the first row. So x solves the board if M x = -b. The first rows x with M x = 0
// are those of the quiet patterns.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "algebra/reduction.hpp"
#include "algebra/residue_polynomial.hpp"
#include "base/natural.hpp"
#include "machine/machine.hpp"
#include "machine/rule.hpp"

namespace switchbox::solve {

// Widest board that has a table.
inline constexpr int max_chased_columns = 256;

// Returns whether the lights of the board can be chased: a plane board without holes or border, on which
// every button draws one stencil. It changes one lamp of the row above, the one above the button, and none
// further up. Any button may be pressed.
[[nodiscard]] bool can_chase(const machine::Rule& rule);

// Several presses of one button.
struct RepeatedPress {
    std::size_t button = 0;  // a cell
    int times = 1;           // 1..k-1
    friend bool operator==(const RepeatedPress&, const RepeatedPress&) = default;
};

// Returns the presses that turn the first row with wrong lamps right: those of the row below it, from the
// left. Empty if at most the bottom row is wrong. Requires can_chase() and pictures of this rule.
[[nodiscard]] std::vector<RepeatedPress> next_chase(const machine::Rule& rule,
                                                    const machine::Picture& picture,
                                                    const machine::Picture& target);
// Returns the bottom row, picture less target (mod k), an entry for each column.
[[nodiscard]] algebra::Residues bottom_row(const machine::Rule& rule, const machine::Picture& picture,
                                           const machine::Picture& target);
// Chases the whole board: presses `first` in the first row, then goes down row by row. Returns the presses of
// all buttons; `bottom` becomes the bottom row that is left.
[[nodiscard]] machine::PressGrid chase_down(const machine::Rule& rule, const machine::Picture& picture,
                                            const machine::Picture& target, const algebra::Residues& first,
                                            algebra::Residues& bottom);

// Row of the table: press `first` in the first row if the chased board shows `bottom`.
struct ChasingRow {
    algebra::Residues bottom;
    algebra::Residues first;
    friend bool operator==(const ChasingRow&, const ChasingRow&) = default;
};

// Table of one board: first rows for the bottom rows that can be solved.
class ChasingTable {
  public:
    // Requires can_chase(rule), and at most max_chased_columns columns. Takes O(m n^2) steps for m x n cells.
    explicit ChasingTable(const machine::Rule& rule);

    // Returns M, n x n.
    [[nodiscard]] const algebra::ResidueMatrix& map() const { return map_; }
    // Return the number of bottom rows that can be solved, k^n / |ker M|, and |ker M|.
    [[nodiscard]] Natural reachable() const { return equations_.image_size(); }
    [[nodiscard]] Natural quiet() const { return equations_.kernel_size(); }

    // Returns a first row for the bottom row; nullopt if the board cannot be solved.
    [[nodiscard]] std::optional<algebra::Residues> first_row(const algebra::Residues& bottom) const;
    // Returns weights y with y M = 0 and y · bottom != 0 (mod k): no first row changes that sum. nullopt if
    // the board can be solved.
    [[nodiscard]] std::optional<algebra::Residues> obstacle(const algebra::Residues& bottom) const;

    // Returns every bottom row that can be solved, ascending as text, with its lightest first row; of equally
    // light ones the largest as text. nullopt if there are more than `most`, which is below 2^16.
    [[nodiscard]] std::optional<std::vector<ChasingRow>> all_rows(std::size_t most) const;
    // Returns rows that add up to all others: one wrong lamp each if every bottom row can be solved, else an
    // echelon form. Read a bottom row from the left: multiples of the rows cancel one entry after the other,
    // and their first rows are added.
    [[nodiscard]] std::vector<ChasingRow> basis() const;

  private:
    algebra::ResidueMatrix map_;
    algebra::Factorization equations_;
};

}  // namespace switchbox::solve
