// The kinds of machines besides rules and Ghaly's: for the core.
#include <array>

#include "machine/cube/cube_kind.hpp"
#include "machine/wired/wired_kind.hpp"
#include "play/cube/cube_count.hpp"
#include "play/cube/cube_lessons.hpp"
#include "play/cube/cube_study.hpp"
#include "play/cube/cube_tuple.hpp"
#include "play/describers.hpp"
#include "play/lesson_lists.hpp"
#include "play/wired/wired_tuple.hpp"
#include "solve/common/kinds.hpp"
#include "solve/cube/cube_ask.hpp"
#include "solve/explain/cube/cube_explanation.hpp"
#include "solve/explain/explainers.hpp"
#include "solve/explain/wired/wired_explanation.hpp"
#include "solve/wired/wired_ask.hpp"

namespace switchbox {

std::span<const machine::KindEntry> machine::kinds() {
    static constexpr std::array<machine::KindEntry, 2> all{
        {{machine::wired_id, machine::parse_wired_kind}, {machine::cube_id, machine::parse_cube_kind}}};
    return all;
}

std::span<const solve::Ask> solve::askers() {
    static constexpr std::array<solve::Ask, 2> all{solve::ask_wired, solve::ask_cube};
    return all;
}

std::span<const solve::Explainer> solve::explainers() {
    static constexpr std::array<solve::Explainer, 2> all{
        {{machine::wired_id, solve::explain_wired}, {machine::cube_id, solve::explain_cube}}};
    return all;
}

std::span<const play::Describer> play::describers() {
    static constexpr std::array<play::Describer, 2> all{
        {{machine::wired_id, play::wired_tuple},
         {machine::cube_id, play::cube_tuple, play::cube_study, play::cube_count}}};
    return all;
}

std::vector<play::Lesson> play::kind_lessons() { return cube_lessons(); }

}  // namespace switchbox
