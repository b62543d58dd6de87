// What a row of the catalogue is called inside share codes, and what differs from it.
#include "machine/kinds.hpp"
#include "machine/notation.hpp"

namespace switchbox::machine {
namespace {

// One part of a choice's text after the id; each kind may come once.
std::optional<Error> read_part(std::string_view text, std::string_view part, MachineWish& wish) {
    const auto repeated = [text](std::string_view id) { return Error{tell(id, quoted(text))}; };
    if (part == lit_word) {
        if (wish.lit_only) return repeated("machine.choice.two-lit");
        wish.lit_only = true;
    } else if (part.find('x') != std::string_view::npos) {
        const auto shape = parse_shape(part, largest_played_side);
        if (!shape) return shape.error();
        if (wish.shape) return repeated("machine.choice.two-sizes");
        wish.shape = *shape;
    } else {
        const auto states = parse_number(part);
        if (!states || *states > max_states) {
            return Error{tell("machine.choice.unknown-part", quoted(part))};
        }
        if (wish.states) return repeated("machine.choice.two-states");
        wish.states = static_cast<int>(*states);
    }
    return std::nullopt;
}

}  // namespace

Result<MachineChoice> parse_preset(std::string_view text, bool is_played) {
    const std::vector<std::string_view> parts = split(text, '~');
    MachineWish wish;
    wish.is_played = is_played;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto problem = read_part(text, parts[i], wish);
        if (problem) return *problem;
    }
    return choose(parts[0], wish);
}

}  // namespace switchbox::machine
