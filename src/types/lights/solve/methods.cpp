#include "types/lights/solve/methods.hpp"

#include "types/lights/chase/chased_equations.hpp"
#include "types/lights/chase/residue_equations.hpp"
#include "types/lights/chase/stencil_equations.hpp"

namespace switchbox::solve {

std::unique_ptr<algebra::Equations> by_light_chase(const machine::Rule& rule) {
    if (rule.states != 2 || !can_be_chased(rule)) return nullptr;
    return std::make_unique<ChasedEquations>(rule);
}

std::unique_ptr<algebra::Equations> by_residue_chase(const machine::Rule& rule) {
    if (rule.states == 2 || !can_be_chased(rule)) return nullptr;
    return std::make_unique<ResidueEquations>(static_cast<std::size_t>(rule.shape.rows),
                                              static_cast<std::size_t>(rule.shape.columns), rule.states);
}

std::unique_ptr<algebra::Equations> by_stencil_chase(const machine::Rule& rule) {
    const auto board = StencilBoard::of(rule);
    return board ? std::make_unique<StencilEquations>(*board, algebra::in_steps) : nullptr;
}

std::unique_ptr<algebra::Equations> by_any_chase(const machine::Rule& rule) {
    for (const auto method : {by_light_chase, by_residue_chase, by_stencil_chase}) {
        if (auto equations = method(rule)) return equations;
    }
    return nullptr;
}

}  // namespace switchbox::solve
