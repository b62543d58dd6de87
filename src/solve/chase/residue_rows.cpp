#include "solve/chase/residue_rows.hpp"

#include <algorithm>

#include "algebra/require.hpp"

namespace switchbox::solve {
namespace {

using algebra::Residues;

// Rows of a board with k states.
struct ResidueRows {
    const std::uint8_t* change;
    const std::uint8_t* above;
    const std::uint8_t* here;
    std::uint8_t k;

    // change - above - (1 + H) here in one place, of which the neighbours are these. Up to 4k is taken off.
    [[nodiscard]] std::uint8_t below(std::size_t i, int left, int right) const {
        const int rest = change[i] + 4 * k - above[i] - here[i] - left - right;
        return algebra::reduced<3>(static_cast<std::uint8_t>(rest), k);
    }
};

// Called for each row: browsers compile well only what is entered again and again.
[[gnu::noinline]] void chase_row(const ResidueRows& rows, std::uint8_t* below, std::size_t columns) {
    const ResidueRows here = rows;
    const std::size_t last = columns - 1;
    for (std::size_t i = 1; i < last; ++i) below[i] = here.below(i, here.here[i - 1], here.here[i + 1]);
    below[0] = here.below(0, 0, last > 0 ? here.here[1] : 0);
    if (last > 0) below[last] = here.below(last, here.here[last - 1], 0);
}

}  // namespace

Residues chased_residues(const Residues& first, const Residues& change, std::size_t rows, int states) {
    const std::size_t columns = first.size();
    require(columns > 0 && (change.empty() || change.size() == rows * columns),
            "the lamps to change are not this board's");
    Residues presses((rows + 1) * columns);
    std::copy(first.begin(), first.end(), presses.begin());
    const Residues nothing(columns);
    for (std::size_t row = 0; row < rows; ++row) {
        std::uint8_t* here = &presses[row * columns];
        chase_row({change.empty() ? nothing.data() : &change[row * columns],
                   row == 0 ? nothing.data() : here - columns, here, static_cast<std::uint8_t>(states)},
                  here + columns, columns);
    }
    return presses;
}

}  // namespace switchbox::solve
