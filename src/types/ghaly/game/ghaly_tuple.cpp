#include "types/ghaly/game/ghaly_tuple.hpp"

#include <cstdint>
#include <set>

#include "game/tuple_words.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::game {
namespace {

std::size_t pictures_of_all_boards(const machine::Machine& machine) {
    std::set<std::vector<std::uint8_t>> pictures;
    machine::PressGrid presses = machine.no_presses();
    for (std::uint32_t board = 0; board >> presses.size() == 0; ++board) {
        for (std::size_t i = 0; i < presses.size(); ++i) {
            presses[i] = static_cast<std::uint8_t>(board >> i & 1U);
        }
        pictures.insert(machine.picture(presses).cells);
    }
    return pictures.size();
}

// Returns the words on reachable pictures. There are always fewer boards than pictures: 2^(N N) and (N +
// 1)^(N N).
Message ghaly_reach(const machine::Machine& machine) {
    const int size = machine.lamps().rows;
    if (size <= 3) return tell("play.mealy.pictures.only", number_alone(pictures_of_all_boards(machine)));
    // docs/theory.md, "Numbers for N = 4": at most 38244 of 65536.
    if (size == 4) return tell("play.mealy.pictures.not-one-to-one");
    return tell("play.mealy.pictures.fewer-states");
}

}  // namespace

std::vector<TupleRow> ghaly_tuple(const Game& game) {
    const machine::Machine& machine = game.machine();
    const std::size_t lamps = machine.lamp_sites().cells().size();
    return press_grid_tuple(machine,
                            {"play.mealy.states.ghaly", tell("play.mealy.buttons.cells"),
                             together(tell("play.mealy.pictures.colours", lamps, machine.lamp_states() - 1),
                                      ghaly_reach(machine)),
                             tell("play.mealy.picture.wiring")});
}

}  // namespace switchbox::game
