#include "types/ghaly/ghaly_type.hpp"

#include "machine/ghaly/ghaly_choice.hpp"
#include "play/ghaly/ghaly_games.hpp"
#include "solve/explain/ghaly/ghaly_explanation.hpp"

namespace switchbox {

const machine::MachineType ghaly_type{.id = machine::ghaly_id,
                                      .presets = machine::ghaly_rows,
                                      .choose = machine::choose_plain_ghaly,
                                      .parse = machine::parse_ghaly,
                                      .parse_codes = machine::choose_ghaly_with,
                                      .solving = &solve::ghaly_solving,
                                      .games = &play::ghaly_type_games};

}  // namespace switchbox
