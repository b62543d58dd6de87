#include "types/custom/custom_type.hpp"

#include "types/custom/game/wired_games.hpp"
#include "types/custom/model/wired_kind.hpp"
#include "types/custom/wired_explanation.hpp"

namespace switchbox {

const machine::MachineType custom_type{.id = machine::wired_id,
                                       .parse = machine::parse_wired,
                                       .solving = &solve::wired_solving,
                                       .games = &game::wired_games};

}  // namespace switchbox
