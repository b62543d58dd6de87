#include "cli/types/ghaly/ghaly_options.hpp"

#include "machine/permutation_text.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_code_text.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::cli {
namespace {

using algebra::Permutation;
using machine::GhalyCodes;

// Returns the error for an option that does not apply here; nullopt if there is none.
std::optional<Error> problem_with(const MachineOptions& options) {
    if (options.states) {
        return Error{
            verbatim("states: Ghaly's machine has as many colours as rows, and dark; --size changes both")};
    }
    if (options.lit_only) {
        return Error{verbatim("lit-only: Ghaly's machine begins dark, so nothing could be pressed")};
    }
    return std::nullopt;
}

Result<GhalyCodes> sized(const GhalyCodes& named, const std::optional<std::string>& text) {
    if (!text) return named;
    const auto size = machine::parse_ghaly_size(*text);
    if (!size) return size.error();
    return *size == named.size ? named : machine::plain_codes(*size);
}

Result<Permutation> read_cycles(const std::string* text, const Permutation& usual, std::string_view name) {
    if (text == nullptr) return usual;
    return machine::parse_half_cycles(*text, usual.size() / 2, name);
}

}  // namespace

Result<machine::MachineChoice> ghaly_choice(const machine::MachineChoice& named,
                                            const MachineOptions& options, Purpose /*purpose*/) {
    if (const auto problem = problem_with(options)) return *problem;
    const auto codes = sized(*machine::codes_of(named), options.size);
    if (!codes) return codes.error();
    const auto sigma = read_cycles(options.value("sigma"), codes->sigma, "sigma");
    if (!sigma) return sigma.error();
    const auto tau = read_cycles(options.value("tau"), codes->tau, "tau");
    if (!tau) return tau.error();
    return machine::choose_ghaly({codes->size, *sigma, *tau});
}

}  // namespace switchbox::cli
