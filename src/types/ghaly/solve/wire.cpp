#include "types/ghaly/solve/wire.hpp"

#include <string_view>
#include <utility>

#include "base/require.hpp"

namespace switchbox::solve {
namespace {

using algebra::Permutation;
using machine::PressGrid;

// Returns the error `id`: wires from row or column `start` reach at most the exit `farthest`.
Error cannot_reach(const Permutation& pi, std::size_t transmitter, std::string_view id, std::size_t start,
                   std::size_t farthest) {
    return {
        tell(id, transmitter + 1, std::size_t{pi[transmitter]} + 1, start + 1, farthest + 1, pi.size() / 2)};
}

}  // namespace

std::optional<Error> problem_with_wiring(const Permutation& pi) {
    const std::size_t size = pi.size() / 2;
    for (std::size_t i = 0; i < size; ++i) {
        if (pi[i] <= size + i) continue;
        return cannot_reach(pi, i, "solve.wiring.past", i, size + i);
    }
    for (std::size_t c = 0; c < size; ++c) {
        if (pi[size + c] >= c) continue;
        return cannot_reach(pi, size + c, "solve.wiring.before", c, c);
    }
    return std::nullopt;
}

Result<PressGrid> shortest_press_grid(const Permutation& pi) {
    const int size = static_cast<int>(pi.size() / 2);
    return shortest_press_grid(pi, PressGrid::filled({size, size}, 0));
}

Result<PressGrid> shortest_press_grid(const Permutation& pi, const PressGrid& broken) {
    if (auto problem = problem_with_wiring(pi)) return *std::move(problem);
    const std::size_t size = pi.size() / 2;
    require(broken.size() == size * size, "the board is of another size than the wiring");
    Permutation labels = algebra::inverse(pi);  // the first N of them go down, column by column
    PressGrid presses = PressGrid::filled(broken.shape, 0);
    bool is_sorted = true;
    for (std::size_t r = 0; r < size; ++r) {
        std::uint8_t across = labels[size + r];
        for (std::size_t c = size; c-- > 0;) {
            const std::size_t cell = r * size + c;
            if (labels[c] > across && broken[cell] == 0) {
                presses[cell] = 1;
            } else {
                std::swap(labels[c], across);
            }
        }
        is_sorted = is_sorted && across == r;
    }
    for (std::size_t c = 0; c < size; ++c) is_sorted = is_sorted && labels[c] == size + c;
    if (!is_sorted) return Error{tell("solve.wiring.broken")};
    return presses;
}

}  // namespace switchbox::solve
