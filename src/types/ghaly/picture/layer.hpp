// The states of the picture search of Ghaly's machine at one place: how many ways lead to each, and the best
// of them.
#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

#include "solve/counts.hpp"
#include "types/ghaly/picture/state_table.hpp"

namespace switchbox::solve {

// A way to a state: from which state over its row, what is pressed in the row since, and in how many buttons
// it and all before differ from the board that is asked about. Those that compare less are better: of equally
// near ones the first in the order in which the search comes to them.
struct Way {
    std::uint16_t distance = 0;
    std::uint32_t parent = 0;
    std::uint64_t pressed = 0;
    friend bool operator<(const Way& a, const Way& b) {
        return std::tie(a.distance, a.parent, a.pressed) < std::tie(b.distance, b.parent, b.pressed);
    }
};

struct Layer {
    explicit Layer(std::size_t size, std::size_t limbs = 1) : table(size), counts(limbs) {}

    // A way that comes from state `from` of the layer before.
    void add(const Frontier& frontier, const Way& way, const Layer& before, std::uint32_t from);

    StateTable table;
    StateIndex index;
    Counts counts;
    std::vector<Way> ways;
};

}  // namespace switchbox::solve
