#include "types/ghaly/picture/layer.hpp"

namespace switchbox::solve {

void Layer::add(const Frontier& frontier, const Way& way, const Layer& before, std::uint32_t from) {
    const std::uint32_t state = index.find_or_add(table, frontier);
    if (state == ways.size()) {
        ways.push_back(way);
        counts.append(0);
    } else if (way < ways[state]) {
        ways[state] = way;
    }
    counts.add(state, before.counts, from);
}

}  // namespace switchbox::solve
