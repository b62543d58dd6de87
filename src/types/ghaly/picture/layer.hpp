// States of the picture search of Ghaly's machine at one place, with the number of ways to each, and the best
// way.
#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

#include "solve/counts.hpp"
#include "types/ghaly/picture/state_table.hpp"

namespace switchbox::solve {

// Way to a state: the parent state over its row, the presses in the row since, and the differences from the
// given board so far. Smaller ways are better. Among equally near ones it is the first in the order of the
// search.
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

    // Adds a way that comes from state `from` of the layer before.
    void add(const Frontier& frontier, const Way& way, const Layer& before, std::uint32_t from);

    StateTable table;
    StateIndex index;
    Counts counts;
    std::vector<Way> ways;
};

}  // namespace switchbox::solve
