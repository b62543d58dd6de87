#include <doctest/doctest.h>

#include "support/games.hpp"
#include "support/screen.hpp"
#include "ui/look/appearance.hpp"

using switchbox::machine::Picture;
using switchbox::ui::LampMotion;

namespace {

Picture picture(std::initializer_list<std::uint8_t> cells) { return {{1, 3}, cells}; }

}  // namespace

TEST_CASE("a change ripples out: the lamps farther from the button set out later, and all arrive") {
    LampMotion motion;
    motion.follow(picture({0, 0, 0}), std::nullopt, false, 1.0);
    CHECK_FALSE(motion.is_moving(1.0));
    motion.follow(picture({1, 1, 1}), 0, false, 2.0);
    CHECK(motion.is_moving(2.0));
    CHECK(motion.phase(0, 2.05) > motion.phase(1, 2.05));
    CHECK(motion.phase(1, 2.08) > motion.phase(2, 2.08));
    CHECK(motion.previous(2) == 0);
    CHECK_FALSE(motion.is_moving(3.0));
    for (std::size_t lamp = 0; lamp < 3; ++lamp) CHECK(motion.phase(lamp, 3.0) == doctest::Approx(1));
}

TEST_CASE("with reduced motion, and on another board, everything is there at once") {
    LampMotion motion;
    motion.follow(picture({0, 0, 0}), std::nullopt, true, 1.0);
    motion.follow(picture({1, 0, 1}), 1, true, 2.0);
    CHECK_FALSE(motion.is_moving(2.0));
    CHECK(motion.phase(0, 2.0) == doctest::Approx(1));
    motion.follow({{2, 2}, {1, 1, 0, 0}}, 1, false, 3.0);
    CHECK_FALSE(motion.is_moving(3.0));
}

TEST_CASE("presses, hints and a win move for a while and come to rest, and with reduced motion not at all") {
    using switchbox::ui::MotionChoice;
    for (const MotionChoice motion : {MotionChoice::full, MotionChoice::reduced}) {
        const bool moves = motion == MotionChoice::full;
        CAPTURE(moves);
        switchbox::test::Screen screen(switchbox::test::paper_game());
        screen.settings.motion = motion;
        screen.rest();
        for (const char* action : {"press 5", "hint", "press 6", "press 7", "press 9"}) {
            CAPTURE(action);
            screen.play(action);
            CHECK((screen.next_frame() >= 0) == moves);
            CHECK((screen.scene().breath > 0) == (moves && screen.game.is_solved()));
            screen.draw(150);
            CHECK(screen.next_frame() < 0);
            CHECK(screen.scene().breath == 0);
        }
    }
}
