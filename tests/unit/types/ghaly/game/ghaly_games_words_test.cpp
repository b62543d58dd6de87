// Tests of the sentences about Ghaly's machine: they are parsed and compared with the machine itself.
#include <doctest/doctest.h>

#include "game/new_game.hpp"
#include "solve/explanation.hpp"
#include "support/playing.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

using game::Game;
using machine::PressGrid;

TEST_CASE("The verdict counts the solutions and their distance") {
    Random random(8);
    for (int n = 0; n < 60; ++n) {
        Game game = new_ghaly_game(4, random.next(), game::NewGameMode::solvable);
        play_on(game, game::Press{draw(random, 16)});
        if (game.is_solved()) continue;
        const auto why = solve::why_verdict({game.machine(), game.position().presses, game.puzzle().target},
                                            game.verdict());
        const std::size_t fewest = *game.fewest_from_here();
        CHECK(say(why.text).find(std::to_string(fewest) + (fewest == 1 ? " press away" : " presses away")) !=
              std::string::npos);
        const std::string count = solve::solutions_of(game.verdict()).decimal();
        const std::string words = count == "1" ? "It is the only one." : "There are " + count + " of them.";
        CHECK(say(why.text).find(words) != std::string::npos);
        CHECK(say(why.text).find("quiet") == std::string::npos);
    }
}

TEST_CASE("Where no board shows a picture, the rows that are named cannot have their colours") {
    Random random(12);
    int refused = 0;
    for (int n = 0; n < 200; ++n) {
        const int size = 2 + static_cast<int>(random.below(2));
        const machine::GhalyCodes codes = random_codes(random, size);
        const machine::GhalyMachine machine(codes);
        machine::Picture target = random_picture(random, machine::choose_ghaly(codes));
        const machine::MachineChoice which = machine::choose_ghaly(codes);
        const Game game(game::opening({which, which->default_start(), target}));
        const auto* none = std::get_if<solve::Unreachable>(&game.verdict());
        if (none == nullptr || !none->reason.empty()) continue;
        ++refused;
        REQUIRE_FALSE(none->cells.empty());
        for (std::uint32_t bits = 0; bits < (1U << target.size()); ++bits) {
            const machine::Picture shown = machine.picture(from_bits<PressGrid>(bits, target.shape));
            bool fits = true;
            for (const std::size_t cell : none->cells) fits = fits && shown[cell] == target[cell];
            REQUIRE_FALSE(fits);
        }
    }
    CHECK(refused > 100);
}

}  // namespace switchbox::test
