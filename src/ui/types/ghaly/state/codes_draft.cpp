#include "ui/types/ghaly/state/codes_draft.hpp"

#include "machine/colours.hpp"
#include "machine/permutation_text.hpp"
#include "solve/phrases.hpp"
#include "types/ghaly/solve/reason.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::ui {

CodesDraft draft_of(const machine::GhalyCodes& codes) {
    return {codes.size, machine::format_cycles(codes.sigma), machine::format_cycles(codes.tau)};
}

Result<machine::GhalyCodes> codes_of(const CodesDraft& draft) {
    const auto size = static_cast<std::size_t>(draft.size);
    auto sigma = machine::parse_half_cycles(draft.sigma, size, "sigma");
    if (!sigma) return sigma.error();
    auto tau = machine::parse_half_cycles(draft.tau, size, "tau");
    if (!tau) return tau.error();
    return machine::GhalyCodes{draft.size, *sigma, *tau};
}

Message facts_of(const CodesDraft& draft) {
    const auto codes = codes_of(draft);
    if (!codes) return tell("view.codes.problem", codes.error().message);
    const solve::GhalySolver solver(*codes);
    if (!solver.is_solvable()) {
        return tell("view.codes.unsolvable", solve::reason_unsolvable(machine::low_bits(*codes))->text);
    }
    const Natural ways = solver.solutions();
    const Message colour = machine::colour_name(solver.colour());
    if (ways == Natural(1)) return tell("view.codes.one-way", colour, solver.fewest());
    return tell("view.codes.ways", colour, solve::readable(ways), solver.fewest());
}

}  // namespace switchbox::ui
