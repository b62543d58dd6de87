#include "support/wired_playing.hpp"

#include "types/custom/formats/text.hpp"
#include "types/custom/game/brought.hpp"
#include "types/custom/model/wired_machine.hpp"

namespace switchbox::test {

machine::WiredPuzzle puzzle_of(const std::string& text) { return value_of(puzzle::parse_text(text)); }

play::Game game_of(const std::string& text) {
    return play::Game(play::opening(value_of(play::as_brought(puzzle_of(text)))));
}

void press(play::Game& game, std::size_t button, int times) {
    for (; times > 0; --times) REQUIRE(!game.replay(play::Press{button}));
}

std::size_t button_of(const play::Game& game, std::size_t number) {
    return machine::wired_in(game.machine())->board().button_cells[number];
}

}  // namespace switchbox::test
