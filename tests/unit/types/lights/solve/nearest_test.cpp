#include "types/lights/solve/nearest.hpp"

#include <algorithm>

#include "support/playing.hpp"
#include "support/solving.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::MachineChoice;
using machine::Picture;
using solve::NearestTarget;

namespace {

// Returns all pictures that presses can make from `from`.
std::vector<Picture> all_reachable(const MachineChoice& which, const Picture& from) {
    const machine::LinearMachine machine = machine_of(which, from);
    std::vector<Picture> pictures;
    const std::size_t grids = count_of(machine.button_sites(), machine::rule_of(which)->states);
    for (std::size_t number = 0; number < grids; ++number) {
        pictures.push_back(machine.picture(
            numbered<machine::PressGrid>(number, machine.button_sites(), machine::rule_of(which)->states)));
    }
    const auto less = [](const Picture& a, const Picture& b) { return a.cells < b.cells; };
    std::sort(pictures.begin(), pictures.end(), less);
    pictures.erase(std::unique(pictures.begin(), pictures.end()), pictures.end());
    return pictures;
}

// Returns in how many lamps the nearest picture differs.
std::size_t check_nearest(const MachineChoice& which, const Picture& from, const Picture& target,
                          const std::vector<Picture>& pictures, const Solving& solving) {
    std::size_t least = target.size() + 1;
    for (const Picture& picture : pictures) least = std::min(least, differing(picture, target));
    const NearestTarget nearest = solving.nearest(from, target);
    CAPTURE(which->text());
    CAPTURE(from);
    CAPTURE(target);
    REQUIRE(std::find(pictures.begin(), pictures.end(), nearest.target) != pictures.end());
    REQUIRE(nearest.proved);
    REQUIRE(nearest.different == least);
    REQUIRE(differing(nearest.target, target) == least);
    REQUIRE((presses_of(solving.verdict(from, target)) != nullptr) == (least == 0));
    return least;
}

}  // namespace

TEST_CASE("The nearest target is as near as the nearest of all pictures that can be reached") {
    Random random(1);
    std::size_t one = 0;  // targets out of reach by one lamp
    std::size_t more = 0;
    for (const char* text :
         {"lights-out~2x3",   "lights-out~4x2",   "torus~3x3",          "torus~2x2",
          "king~3x3",         "king~2x4",         "row-column~3x3",     "neighbours~3x3",
          "lights-out~2x3~3", "torus~2x3~3",      "torus~2x2~3",        "king~2x3~3",
          "row-column~3x2~3", "lights-out~2x2~4", "torus~1x4~4",        "torus~2x2~4",
          "king~2x2~4",       "neighbours~2x2~4", "torus~1x4~6",        "lights-out~2x2~6",
          "king~2x2~6",       "row-column~2x2~6", "own~2x3~6~p~XQ~~~Q", "own~3x3~2~t~XQ~~~CA"}) {
        const MachineChoice which = choice_of(text);
        const Solving solving(which);
        const machine::CellMask lamps = machine::lamps_of(*machine::rule_of(which));
        const std::size_t targets = count_of(lamps, machine::rule_of(which)->states);
        for (int start = 0; start < 2; ++start) {
            const Picture from = start == 0 ? Picture::filled(machine::rule_of(which)->shape, 0)
                                            : random_picture(random, which);
            const std::vector<Picture> pictures = all_reachable(which, from);
            const std::size_t step = 1 + targets / 100;
            for (std::size_t number = 0; number < targets; number += step) {
                const auto target = numbered<Picture>(number, lamps, machine::rule_of(which)->states);
                const std::size_t least = check_nearest(which, from, target, pictures, solving);
                one += least == 1 ? 1 : 0;
                more += least > 1 ? 1 : 0;
            }
        }
    }
    CHECK(one > 50);
    CHECK(more > 50);
}

TEST_CASE("On a large board with few invariants the nearest target is proved and can be reached") {
    Random random(2);
    for (const char* text : {"lights-out~16x16", "lights-out~9x9~4", "subboards", "lights-out~11x11~6"}) {
        const MachineChoice which = choice_of(text);
        const Solving solving(which);
        const Picture from = random_picture(random, which);
        const Picture target = random_picture(random, which);
        const NearestTarget nearest = solving.nearest(from, target);
        CAPTURE(std::string(text));
        CHECK(presses_of(solving.verdict(from, nearest.target)) != nullptr);
        CHECK(differing(nearest.target, target) == nearest.different);
        // Correcting any further lamp makes the picture unreachable.
        if (!nearest.proved) continue;
        for (std::size_t lamp = 0; lamp < target.size(); ++lamp) {
            if (nearest.target[lamp] == target[lamp]) continue;
            Picture nearer = nearest.target;
            nearer[lamp] = target[lamp];
            CHECK(presses_of(solving.verdict(from, nearer)) == nullptr);
        }
    }
}

TEST_CASE(
    "With too many invariants to compare a near target is found that can be reached, and not called "
    "nearest") {
    Random random(3);
    for (const char* text : {"torus~20x20", "torus~12x12~4", "king~17x17~3"}) {
        const MachineChoice which = choice_of(text);
        const Solving solving(which);
        const Picture from = random_picture(random, which);
        const Picture target = random_picture(random, which);
        const NearestTarget nearest = solving.nearest(from, target);
        CAPTURE(std::string(text));
        CHECK_FALSE(nearest.proved);
        CHECK(presses_of(solving.verdict(from, nearest.target)) != nullptr);
        CHECK(differing(nearest.target, target) == nearest.different);
        CHECK(nearest.different < differing(from, target));
        // No single button brings it nearer.
        const machine::LinearMachine machine = machine_of(which, nearest.target);
        for (std::size_t button = 0; button < target.size(); ++button) {
            machine::PressGrid grid = machine.no_presses();
            for (int times = 1; times < machine::rule_of(which)->states; ++times) {
                machine.press(grid, button);
                REQUIRE(differing(machine.picture(grid), target) >= nearest.different);
            }
        }
    }
}

TEST_CASE("A game whose target is out of reach takes the nearest one, and undo brings the other back") {
    game::Game game(game::opening({choice("lights-out", 1, 2), picture("10"), picture("00")}));
    REQUIRE(game.nearest() != nullptr);
    CHECK(game.nearest()->different == 1);
    CHECK(game.allows(game::TakeNearest{}));
    const game::Position before = game.position();
    const std::string sentence = play_on(game, "nearest");
    CHECK(sentence.find("Target set to the nearest one that can be reached. ") == 0);
    CHECK(presses_of(game.verdict()) != nullptr);
    CHECK(game.puzzle().start == before.puzzle.start);
    CHECK(differing(game.puzzle().target, before.puzzle.target) == 1);
    CHECK(game.nearest() == nullptr);
    CHECK(message_of(game.apply(game::TakeNearest{})) == "There is no nearer target.");
    play_on(game, "undo");
    CHECK(game.position() == before);
    play_on(game, "redo");
    CHECK(presses_of(game.verdict()) != nullptr);
}

TEST_CASE("The nearest target counts from where the presses have led, and keeps them") {
    Random random(4);
    for (int n = 0; n < 50; ++n) {
        const MachineChoice which = choice_of(n % 2 == 0 ? "lights-out" : "torus~3x3~6");
        game::Game game(game::opening({which, random_picture(random, which), random_picture(random, which)}));
        for (int press = 0; press < 5; ++press) play_on(game, game::Press{draw(random, 9)});
        if (!game.allows(game::TakeNearest{})) continue;
        const machine::PressGrid made = game.position().presses;
        play_on(game, "nearest");
        CHECK(game.position().presses == made);
        CHECK(game.position().press_count == 5);
        CHECK(presses_of(game.verdict()) != nullptr);
    }
}

TEST_CASE("Where the target can be reached there is no nearer one") {
    const game::Game game = paper_game();
    CHECK(game.nearest() == nullptr);
    CHECK_FALSE(game.allows(game::TakeNearest{}));
}

}  // namespace switchbox::test
