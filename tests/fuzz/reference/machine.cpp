#include "reference/machine.hpp"

#include <algorithm>

#include "base/result.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::fuzz {

bool ReferenceMachine::has_button(std::size_t button) const {
    const Buttons& all = buttons();
    return std::find(all.begin(), all.end(), button) != all.end();
}

Counts ReferenceMachine::counts(const Buttons& pressed) const {
    Counts counts(button_cells());
    for (const std::size_t button : pressed)
        counts[button] = static_cast<std::uint8_t>((counts[button] + 1) % period(button));
    return counts;
}

std::unique_ptr<ReferenceMachine> reference_machine(const machine::MachineChoice& choice) {
    if (const machine::Rule* rule = machine::rule_of(choice)) return reference_linear(*rule);
    if (const machine::GhalyCodes* codes = machine::codes_of(choice)) return reference_ghaly(*codes);
    if (choice->id() == machine::wired_id) return reference_wired(choice);
    require(choice->id() == machine::cube_id, "no reference for this kind of machine");
    return reference_cube(choice);
}

}  // namespace switchbox::fuzz
