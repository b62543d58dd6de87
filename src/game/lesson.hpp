// The sources' worked examples as lessons: each is data, a position to begin with and steps of Actions; what
// they say stands in words/en.txt. The board stays live: what a step asks for can be done by hand, and a
// lesson notices when it is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "game/game.hpp"

namespace switchbox::game {

// What a step speaks of, beside the board.
enum class LessonView : std::uint8_t {
    words,    // the lesson alone
    wires,    // Ghaly's machine: the wires over the board
    algebra,  // the Algebra pane shows it; the lesson says so
    machine   // the Machine pane does
};

struct LessonStep {
    std::string_view actions = {};  // "press 5; press 6" (game/action.hpp), or empty: only to be read
    std::string_view lamps = {};    // to outline, "1 2 4 5", or empty
    LessonView view = LessonView::words;
};

// Where a lesson is from.
enum class Paper : std::uint8_t { arnold_blaszak, bogomolny, tekriwal_sinha, joyner, switchbox };

struct Lesson {
    std::string_view id;  // "merlin-order"
    Paper paper;
    std::string_view opening;  // the share code that it begins with
    std::vector<LessonStep> steps;
    bool has_erratum = false;  // the source errs there
    // The machine type that its words stand with, as "cube"; empty for the others.
    std::string_view kind = {};
};

// In the order of the sources.
[[nodiscard]] const std::vector<Lesson>& lessons();
[[nodiscard]] const Lesson* find_lesson(std::string_view id);

// "The order does not matter"
[[nodiscard]] Message title_of(const Lesson& lesson);
// "figures 6 and 7", and with the paper "Arnold & Blaszak, figures 6 and 7".
[[nodiscard]] Message place_of(const Lesson& lesson);
[[nodiscard]] Message source_of(const Lesson& lesson);
[[nodiscard]] Message name_of(Paper paper);
// What step `step`, counted from 0, says: what to do, where there is something to do.
[[nodiscard]] Message words_of(const Lesson& lesson, std::size_t step);
// Where the source errs and what is true, or empty.
[[nodiscard]] Message erratum_of(const Lesson& lesson);

// The actions of a step; its text is ours, and tests hold that all of it can be read.
[[nodiscard]] std::vector<Action> actions_of(const LessonStep& step);
// The lamps of a step, cells counted from 0.
[[nodiscard]] std::vector<std::size_t> lamps_of(const LessonStep& step);

// How many of a step's actions, from the first on, lead to the game's board; none where no number does.
[[nodiscard]] std::optional<std::size_t> actions_done(const Lesson& lesson, std::size_t step,
                                                      const Game& game);

// The position once the first `steps` steps are done: 0 is the opening.
[[nodiscard]] Position position_after(const Lesson& lesson, std::size_t steps);

// Where a game stands in a lesson of which `step` (counted from 0) is being read.
enum class LessonProgress : std::uint8_t {
    reading,  // the step asks for nothing, and the board is as it should be
    waiting,  // what it asks for is to be done
    done,     // the board is as after the step
    strayed   // the board is another one
};
[[nodiscard]] LessonProgress progress_in(const Lesson& lesson, std::size_t step, const Game& game);

}  // namespace switchbox::game
