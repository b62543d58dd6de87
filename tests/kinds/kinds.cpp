// The kinds of machines of these tests: one of their own, and none of the others.
#include <array>

#include "play/describers.hpp"
#include "play/lesson_lists.hpp"
#include "shunt.hpp"

namespace switchbox {

std::span<const machine::KindEntry> machine::kinds() {
    static constexpr std::array<machine::KindEntry, 1> all{{{test::shunt_id, test::parse_shunt}}};
    return all;
}

std::span<const solve::Ask> solve::askers() {
    static constexpr std::array<solve::Ask, 1> all{test::ask_shunt};
    return all;
}

std::span<const solve::Explainer> solve::explainers() {
    static constexpr std::array<solve::Explainer, 1> all{{{test::shunt_id, test::explain_shunt}}};
    return all;
}

std::span<const play::Describer> play::describers() {
    static constexpr std::array<play::Describer, 1> all{{{test::shunt_id, test::shunt_tuple}}};
    return all;
}

std::vector<play::Lesson> play::kind_lessons() { return {}; }

}  // namespace switchbox
