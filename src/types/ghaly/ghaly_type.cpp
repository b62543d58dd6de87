#include "types/ghaly/ghaly_type.hpp"

#include "types/ghaly/game/ghaly_games.hpp"
#include "types/ghaly/ghaly_explanation.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"

namespace switchbox {

const machine::MachineType ghaly_type{.id = machine::ghaly_id,
                                      .presets = machine::ghaly_rows,
                                      .choose = machine::choose_plain_ghaly,
                                      .parse = machine::parse_ghaly,
                                      .parse_codes = machine::choose_ghaly_with,
                                      .solving = &solve::ghaly_solving,
                                      .games = &game::ghaly_type_games};

}  // namespace switchbox
