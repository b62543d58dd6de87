// Shared helpers for the lesson tests: a lesson and the board after some of its steps, as text.
#pragma once

#include "game/lesson.hpp"
#include "machine/permutation_text.hpp"
#include "support/playing.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

[[nodiscard]] inline const game::Lesson& lesson(std::string_view id) {
    const game::Lesson* found = game::find_lesson(id);
    REQUIRE_MESSAGE(found != nullptr, std::string(id));
    return *found;
}

[[nodiscard]] inline game::Game game_after(std::string_view id, std::size_t steps) {
    return game::Game(game::position_after(lesson(id), steps));
}

// Returns the lamps that a lesson outlines.
[[nodiscard]] inline std::vector<std::size_t> outlined(std::string_view id, std::size_t step) {
    return game::lamps_of(lesson(id).steps[step]);
}

// Returns the right answer to the question at the lesson's end.
[[nodiscard]] inline std::string right_answer(std::string_view id) {
    REQUIRE(lesson(id).task.right > 0);
    return say(game::answer_of(lesson(id), lesson(id).task.right));
}

// Returns the game at the lesson's opening after more presses, such as "press 5".
[[nodiscard]] inline game::Game opening_after(std::string_view id, const std::vector<std::string>& presses) {
    game::Game game = game_after(id, 0);
    for (const std::string& press : presses) play_on(game, press);
    return game;
}

// Returns the board as text, for example "100/110/001".
[[nodiscard]] inline std::string board_after(std::string_view id, std::size_t steps) {
    return machine::format_grid(game_after(id, steps).picture());
}

[[nodiscard]] inline machine::PressGrid presses_after(std::string_view id, std::size_t steps) {
    return game::position_after(lesson(id), steps).presses;
}

[[nodiscard]] inline machine::Wiring wiring_after(std::string_view id, std::size_t steps) {
    return machine::wiring_of(presses_after(id, steps));
}

// Returns the wiring as cycles, for example "(1 5)(2 6)".
[[nodiscard]] inline std::string cycles_after(std::string_view id, std::size_t steps) {
    return machine::format_cycles(wiring_after(id, steps).exit_of);
}

}  // namespace switchbox::test
