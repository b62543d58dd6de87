#include "types/cube/cube_type.hpp"

#include "types/cube/cube_explanation.hpp"
#include "types/cube/game/cube_games.hpp"
#include "types/cube/model/cube_kind.hpp"

namespace switchbox {

const machine::MachineType cube_type{.id = machine::cube_id,
                                     .parse = machine::parse_cube,
                                     .solving = &solve::cube_solving,
                                     .games = &game::cube_games};

}  // namespace switchbox
