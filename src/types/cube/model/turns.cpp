#include "types/cube/model/turns.hpp"

#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/facets.hpp"

namespace switchbox::machine {
namespace {

std::string letter_of(CubeFace face) { return {face_letters[static_cast<std::size_t>(face)]}; }

}  // namespace

std::size_t length_of(Turn turn, Metric metric) {
    if (metric == Metric::face) return 1;
    if (metric == Metric::clockwise) return turn.quarters;
    return turn.quarters == 2 ? 2 : 1;
}

std::size_t length_of(const Turns& turns, Metric metric) {
    std::size_t length = 0;
    for (const Turn turn : turns) length += length_of(turn, metric);
    return length;
}

Turns steps_of(Metric metric) {
    Turns steps;
    for (std::size_t i = 0; i < turn_count; ++i) {
        if (length_of(turn_at(i), metric) == 1) steps.push_back(turn_at(i));
    }
    return steps;
}

std::string format_turn(Turn turn) {
    constexpr std::array<std::string_view, 3> endings = {"", "2", "'"};
    return letter_of(turn.face).append(endings[turn.quarters - 1U]);
}

std::string format_turns(const Turns& turns) {
    std::string text;
    for (const Turn turn : turns) text += (text.empty() ? "" : " ") + format_turn(turn);
    return text;
}

Turns inverse(const Turns& turns) {
    Turns back(turns.rbegin(), turns.rend());
    for (Turn& turn : back) turn.quarters = static_cast<std::uint8_t>(4 - turn.quarters);
    return back;
}

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
