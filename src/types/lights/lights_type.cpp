#include "types/lights/lights_type.hpp"

#include "types/lights/game/linear_games.hpp"
#include "types/lights/model/linear_choice.hpp"
#include "types/lights/quiet_explanation.hpp"

namespace switchbox {

const machine::MachineType lights_type{.id = machine::linear_id,
                                       .presets = machine::linear_rows,
                                       .choose = machine::choose_linear,
                                       .parse = machine::parse_linear,
                                       .solving = &solve::linear_solving,
                                       .games = &game::linear_type_games};

}  // namespace switchbox
