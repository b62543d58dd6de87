#include "types/cube/game/cube_tuple.hpp"

#include "game/tuple_words.hpp"
#include "types/cube/model/cube_machine.hpp"

namespace switchbox::game {
namespace {

// 8! 3^7 12! 2^11 / 2, and 7! 3^6: tests confirm both by the Schreier-Sims algorithm.
constexpr std::string_view states_of_large = "43252003274489856000";
constexpr std::uint64_t states_of_small = 3674160;

}  // namespace

std::vector<TupleRow> cube_tuple(const Game& game) {
    const machine::CubeMachine& cube = *machine::cube_in(game.machine());
    const bool is_large = cube.form().side == 3;
    const Message number = is_large ? verbatim(states_of_large) : number_alone(states_of_small);
    const std::size_t turns = cube.button_sites().cells().size();
    return {{"S", tell("play.mealy.states"), number,
             tell(is_large ? "cube.mealy.states" : "cube.mealy.states.small")},
            {"I", tell("play.mealy.buttons"), number_alone(turns),
             tell(cube.form().metric == machine::Metric::clockwise ? "cube.mealy.buttons.paper"
                                                                   : "cube.mealy.buttons")},
            {"O", tell("play.mealy.pictures"), number, tell("cube.mealy.pictures")},
            {"f", tell("play.mealy.next-state"), {}, tell("cube.mealy.next-state")},
            {"g", tell("play.mealy.picture"), {}, tell("cube.mealy.picture")}};
}

}  // namespace switchbox::game
