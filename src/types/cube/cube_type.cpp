#include "types/cube/cube_type.hpp"

#include "machine/cube/cube_kind.hpp"
#include "play/cube/cube_games.hpp"
#include "solve/explain/cube/cube_explanation.hpp"

namespace switchbox {

const machine::MachineType cube_type{.id = machine::cube_id,
                                     .parse = machine::parse_cube,
                                     .solving = &solve::cube_solving,
                                     .games = &play::cube_games};

}  // namespace switchbox
