#include "cli/types/lights/linear_options.hpp"

#include "cli/number.hpp"
#include "cli/types/lights/own_rule.hpp"
#include "machine/notation.hpp"
#include "types/lights/model/linear_choice.hpp"

namespace switchbox::cli {
namespace {

using machine::MachineChoice;
using machine::Rule;

// Returns the limit for all machines; each machine has its own limits too.
int largest_side(bool is_own, Purpose purpose) {
    if (purpose == Purpose::study) return machine::largest_side;
    if (is_own) return machine::largest_stencil_side;
    return purpose == Purpose::draw ? machine::largest_played_side : machine::largest_solved_side;
}

// Returns the rule with the requested size, states and play. The machine's own limits are checked later.
Result<Rule> adjusted(Rule rule, const MachineOptions& options, int most) {
    const auto shape = machine::parse_shape(options.size.value_or(machine::format_shape(rule.shape)), most);
    if (!shape) return shape.error();
    rule.shape = *shape;
    if (options.states) {
        const auto states =
            read_number("states", *options.states, {machine::fewest_states, machine::max_states});
        if (!states) return states.error();
        rule.states = static_cast<int>(*states);
    }
    rule.lit_only = rule.lit_only || options.lit_only;
    return rule;
}

}  // namespace

Result<MachineChoice> linear_choice(const MachineChoice& named, const MachineOptions& options,
                                    Purpose purpose) {
    const bool is_own = named->id() == machine::own_id;
    const bool is_studied = purpose == Purpose::study;
    const auto rule = adjusted(*machine::rule_of(named), options, largest_side(is_own, purpose));
    if (!rule) return rule.error();
    if (is_own) return own_choice(*machine::rule_of(named), *rule, options, is_studied);
    return machine::choose(named->id(), {rule->shape, rule->states, rule->lit_only, is_studied});
}

}  // namespace switchbox::cli
