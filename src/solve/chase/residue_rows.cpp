#include "solve/chase/residue_rows.hpp"

#include <algorithm>

#include "algebra/require.hpp"

namespace switchbox::solve {
namespace {

using algebra::Residues;

// below := change - (1 + H) here - below, where `here` begins with the zero before its cells. Called for each
// row: browsers compile well only what is entered again and again.
[[gnu::noinline]] void chase_residues(const std::uint8_t* change, const std::uint8_t* here,
                                      std::uint8_t* below, std::size_t columns, int states) {
    const auto k = static_cast<std::uint8_t>(states);
    const auto least = static_cast<std::uint8_t>(4 * k);  // above what is taken off
    for (std::size_t i = 0; i < columns; ++i) {
        const int taken = below[i] + here[i] + here[i + 1] + here[i + 2];
        below[i] = algebra::reduced<3>(static_cast<std::uint8_t>(change[i] + least - taken), k);
    }
}

// Two rows of presses, each with a zero before and behind it.
class Walk {
  public:
    Walk(const Residues& first, std::size_t columns, int states)
        : columns_(columns), states_(states), above_(columns + 2), here_(columns + 2) {
        require(first.size() == columns, "the first row has another length than the board's");
        std::copy(first.begin(), first.end(), here_.begin() + 1);
    }

    void go_on(const std::uint8_t* change) {
        chase_residues(change, here_.data(), &above_[1], columns_, states_);
        here_.swap(above_);
    }
    [[nodiscard]] Residues above() const { return {above_.begin() + 1, above_.end() - 1}; }
    [[nodiscard]] Residues here() const { return {here_.begin() + 1, here_.end() - 1}; }
    void copy_here(std::uint8_t* to) const { std::copy(here_.begin() + 1, here_.end() - 1, to); }

  private:
    std::size_t columns_;
    int states_;
    Residues above_;
    Residues here_;
};

}  // namespace

ResidueRows::ResidueRows(std::size_t rows, std::size_t columns, int states)
    : rows_(rows), columns_(columns), states_(states) {
    require(rows > 0 && columns > 0, "a board without cells");
    require(states >= 2 && states <= 9, "a lamp has 2 to 9 states");
}

ResidueRows::Ends ResidueRows::ends(const Residues& first, const Residues& change) const {
    require(change.empty() || change.size() == rows_ * columns_, "the lamps to change are not this board's");
    Walk walk(first, columns_, states_);
    const Residues nothing(columns_);
    for (std::size_t row = 0; row < rows_; ++row)
        walk.go_on(change.empty() ? nothing.data() : &change[row * columns_]);
    return {walk.above(), walk.here()};
}

Residues ResidueRows::chased(const Residues& first, const Residues& change) const {
    require(change.empty() || change.size() == rows_ * columns_, "the lamps to change are not this board's");
    Walk walk(first, columns_, states_);
    const Residues nothing(columns_);
    Residues presses(rows_ * columns_);
    for (std::size_t row = 0; row < rows_; ++row) {
        walk.copy_here(&presses[row * columns_]);
        walk.go_on(change.empty() ? nothing.data() : &change[row * columns_]);
    }
    return presses;
}

}  // namespace switchbox::solve
