#include "types/cube/model/turn_group.hpp"

#include "types/cube/model/facets.hpp"
#include "types/cube/model/form.hpp"

namespace switchbox::machine {
namespace {

algebra::PermutationGroup made_group(std::size_t side) {
    std::vector<algebra::Permutation> turns;
    for (const Turn turn : turns_with_buttons({side, Metric::clockwise}))
        turns.push_back(turn_permutation(side, turn));
    return algebra::PermutationGroup(turns);
}

}  // namespace

const algebra::PermutationGroup& turn_group(std::size_t side) {
    static const algebra::PermutationGroup small = made_group(2);
    if (side == 2) return small;
    static const algebra::PermutationGroup large = made_group(3);
    return large;
}

}  // namespace switchbox::machine
