#include "game/drawn_games.hpp"

#include "base/random.hpp"

namespace switchbox::game {

Result<Puzzle> draw_game(const NewGame& wish, DrawStart draw) {
    constexpr int most_tries = 100;
    const machine::Picture target = wish.machine->default_target();
    Random random(wish.seed);
    for (int i = 0; i < most_tries; ++i) {
        machine::Picture start = draw(wish, random.next());
        if (wish.machine->make_machine(start)->count_wrong(start, target) > 0)
            return Puzzle{wish.machine, std::move(start), target};
    }
    return Error{tell("play.new.not-found", most_tries)};
}

}  // namespace switchbox::game
