#include "game/drawn_games.hpp"

#include "base/random.hpp"

namespace switchbox::game {

Result<Puzzle> draw_game(const NewGame& requested, DrawStart draw) {
    constexpr int most_tries = 100;
    const machine::Picture target = requested.machine->default_target();
    Random random(requested.seed);
    for (int i = 0; i < most_tries; ++i) {
        machine::Picture start = draw(requested, random.next());
        if (requested.machine->make_machine(start)->count_wrong(start, target) > 0)
            return Puzzle{requested.machine, std::move(start), target};
    }
    return Error{tell("play.new.not-found", most_tries)};
}

}  // namespace switchbox::game
