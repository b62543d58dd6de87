#include "machine/ghaly/ghaly_choice.hpp"

#include <utility>

#include "machine/ghaly/ghaly_code_text.hpp"
#include "machine/notation.hpp"

namespace switchbox::machine {

MachineChoice choose_ghaly(GhalyCodes codes) { return {std::string(ghaly_id), std::move(codes)}; }

Result<MachineChoice> choose_plain_ghaly(const GhalyCodes& usual, const MachineWish& wish) {
    if (wish.states) return Error{tell("machine.choice.ghaly-states", *wish.states)};
    if (wish.lit_only) return Error{tell("machine.choice.ghaly-lit-only")};
    if (!wish.shape) return choose_ghaly(usual);
    const auto size = parse_ghaly_size(format_shape(*wish.shape));
    if (!size) return size.error();
    return choose_ghaly(plain_codes(*size));
}

std::string format_ghaly(const std::string& id, const GhalyCodes& codes) {
    return codes == plain_codes(4) ? id : id + "~" + format_codes(codes);
}

Result<MachineChoice> parse_ghaly(std::string_view text) {
    const auto codes = parse_codes(text);
    if (!codes) return Error{tell("machine.choice.ghaly", codes.error().message)};
    return choose_ghaly(*codes);
}

}  // namespace switchbox::machine
