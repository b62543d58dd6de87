#include "support/wired_playing.hpp"

#include "types/custom/formats/text.hpp"
#include "types/custom/game/wired_games.hpp"
#include "types/custom/model/wired_machine.hpp"

namespace switchbox::test {

machine::WiredPuzzle puzzle_of(const std::string& text) { return value_of(puzzle::parse_text(text)); }

game::Game game_of(const std::string& text) {
    return game::Game(game::opening(value_of(game::playable_puzzle(puzzle_of(text)))));
}

void press(game::Game& game, std::size_t button, int times) {
    for (; times > 0; --times) REQUIRE(!game.replay(game::Press{button}));
}

std::size_t button_of(const game::Game& game, std::size_t number) {
    return machine::wired_in(game.machine())->board().button_cells[number];
}

}  // namespace switchbox::test
