#include "play/lit_only_walk.hpp"

#include <algorithm>

namespace switchbox::play {
namespace {

void take_back(machine::Picture& picture, const std::vector<std::size_t>& lamps, int states) {
    for (const std::size_t lamp : lamps) {
        picture[lamp] = static_cast<std::uint8_t>((picture[lamp] + states - 1) % states);
    }
}

}  // namespace

machine::Picture walk_back(const machine::Rule& rule, machine::Picture picture, std::size_t steps,
                           algebra::Random& random) {
    const machine::Effects effects = machine::effects_of(rule);
    for (std::size_t step = 0; step < steps; ++step) {
        std::vector<std::size_t> possible;
        for (const std::size_t button : machine::buttons_of(rule).cells()) {
            const bool changes_itself =
                std::binary_search(effects[button].begin(), effects[button].end(), button);
            const int before =
                changes_itself ? (picture[button] + rule.states - 1) % rule.states : picture[button];
            if (before != 0) possible.push_back(button);
        }
        if (possible.empty()) break;
        take_back(picture, effects[possible[static_cast<std::size_t>(random.below(possible.size()))]],
                  rule.states);
    }
    return picture;
}

}  // namespace switchbox::play
