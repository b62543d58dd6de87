#include "types/custom/custom_type.hpp"

#include "machine/wired/wired_kind.hpp"
#include "play/wired/wired_games.hpp"
#include "solve/explain/wired/wired_explanation.hpp"

namespace switchbox {

const machine::MachineType custom_type{.id = machine::wired_id,
                                       .parse = machine::parse_wired,
                                       .solving = &solve::wired_solving,
                                       .games = &play::wired_games};

}  // namespace switchbox
