#include "types/lights/chase/residue_rows.hpp"

#include <algorithm>

#include "base/require.hpp"

namespace switchbox::solve {
namespace {

using algebra::Residues;

// Three rows from which a step computes the next one, on a board with k states.
struct ResidueRows {
    const std::uint8_t* change;
    const std::uint8_t* before;
    const std::uint8_t* here;
    std::uint8_t k;

    // Returns change - before - (1 + H) here in column i, given its neighbours. At most 4k is subtracted, so
    // 4k is added first.
    [[nodiscard]] std::uint8_t next(std::size_t i, int left, int right) const {
        const int rest = change[i] + 4 * k - before[i] - here[i] - left - right;
        return algebra::reduced<3>(static_cast<std::uint8_t>(rest), k);
    }
};

// Computes the next row. It is a function called once per row because browsers optimize only code that is
// entered often.
[[gnu::noinline]] void chase_row(const ResidueRows& rows, std::uint8_t* next, std::size_t columns) {
    const ResidueRows here = rows;
    const std::size_t last = columns - 1;
    for (std::size_t i = 1; i < last; ++i) next[i] = here.next(i, here.here[i - 1], here.here[i + 1]);
    next[0] = here.next(0, 0, last > 0 ? here.here[1] : 0);
    if (last > 0) next[last] = here.next(last, here.here[last - 1], 0);
}

}  // namespace

Residues chased_residues(const Residues& lowest, const Residues& change, std::size_t rows, int states) {
    const std::size_t columns = lowest.size();
    require(columns > 0 && (change.empty() || change.size() == rows * columns),
            "the lamps to change are not this board's");
    Residues presses((rows + 1) * columns);
    std::copy(lowest.begin(), lowest.end(), &presses[rows * columns]);
    const Residues nothing(columns);
    for (std::size_t row = rows; row-- > 0;) {
        std::uint8_t* next = &presses[row * columns];
        const std::uint8_t* here = next + columns;
        chase_row(
            {change.empty() ? nothing.data() : &change[row * columns],
             row + 1 == rows ? nothing.data() : here + columns, here, static_cast<std::uint8_t>(states)},
            next, columns);
    }
    return presses;
}

}  // namespace switchbox::solve
