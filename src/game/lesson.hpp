// The sources' worked examples as lessons. Each is data: a position to begin with and steps of Actions; the
// text is in words/en.txt. The board stays interactive: the player can do a step by hand, and the lesson then
// advances.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/message.hpp"
#include "game/game.hpp"

namespace switchbox::game {

// Part of the window that a step refers to, beside the board.
enum class LessonView : std::uint8_t {
    words,    // only the lesson
    wires,    // Ghaly's machine: the wires over the board
    algebra,  // the Algebra pane, named in the text
    machine   // the Machine pane
};

struct LessonStep {
    // "press 5; press 6" (game/action.hpp); empty if the step is only to be read
    std::string_view actions = {};
    std::string_view lamps = {};  // lamps to outline, "1 2 4 5", or empty
    LessonView view = LessonView::words;
};

// Source of a lesson.
enum class Paper : std::uint8_t { arnold_blaszak, bogomolny, tekriwal_sinha, joyner, switchbox };

struct Lesson {
    std::string_view id;  // "merlin-order"
    Paper paper;
    std::string_view opening;  // share code of the first position
    std::vector<LessonStep> steps;
    bool has_erratum = false;  // true if the source has an error there
    // Machine type whose messages hold the text, such as "cube"; empty for the others.
    std::string_view kind = {};
};

// Returns all lessons in the order of the sources.
[[nodiscard]] const std::vector<Lesson>& lessons();
// Returns the lesson with the id; nullptr if there is none.
[[nodiscard]] const Lesson* find_lesson(std::string_view id);

// Returns a title such as "The order does not matter".
[[nodiscard]] Message title_of(const Lesson& lesson);
// Return "figures 6 and 7", and with the paper "Arnold & Blaszak, figures 6 and 7".
[[nodiscard]] Message place_of(const Lesson& lesson);
[[nodiscard]] Message source_of(const Lesson& lesson);
[[nodiscard]] Message name_of(Paper paper);
// Returns the text of step `step`, including the task if it has one. All steps are counted from 0.
[[nodiscard]] Message words_of(const Lesson& lesson, std::size_t step);
// Returns the source's error and its correction, or empty.
[[nodiscard]] Message erratum_of(const Lesson& lesson);

// Parses the actions of a step and skips invalid ones. Tests check that all lessons are valid.
[[nodiscard]] std::vector<Action> actions_of(const LessonStep& step);
// Returns the lamps of a step as cells.
[[nodiscard]] std::vector<std::size_t> lamps_of(const LessonStep& step);

// Returns how many of the step's first actions lead to the game's board; nullopt if no number does. Requires
// a step of the lesson.
[[nodiscard]] std::optional<std::size_t> actions_done(const Lesson& lesson, std::size_t step,
                                                      const Game& game);

// Returns the position after the first `steps` steps; 0 gives the opening.
[[nodiscard]] Position position_after(const Lesson& lesson, std::size_t steps);

// Progress of a game in the lesson's present step.
enum class LessonProgress : std::uint8_t {
    reading,  // the step has no task, and the board is as expected
    waiting,  // the step's task is not done yet
    done,     // the board is as after the step
    strayed   // the board is another one
};
[[nodiscard]] LessonProgress progress_in(const Lesson& lesson, std::size_t step, const Game& game);

// Lists of the lessons, one for each source, and data that several lessons share.

[[nodiscard]] std::vector<Lesson> merlin_lessons();        // Arnold & Blaszak
[[nodiscard]] std::vector<Lesson> bogomolny_lessons();     // Bogomolny
[[nodiscard]] std::vector<Lesson> quatrainment_lessons();  // Tekriwal & Sinha
[[nodiscard]] std::vector<Lesson> ghaly_lessons();         // Joyner
[[nodiscard]] std::vector<Lesson> ghaly_theory_lessons();  // docs/theory.md

// Returns the lessons of all lists in order.
using LessonList = std::vector<Lesson> (*)();
[[nodiscard]] inline std::vector<Lesson> lessons_in(std::initializer_list<LessonList> lists) {
    std::vector<Lesson> all;
    for (const LessonList list : lists) {
        for (Lesson& lesson : list()) all.push_back(std::move(lesson));
    }
    return all;
}

// Share codes of Ghaly's machine with sigma = tau = 1, and with those of Joyner's Example 12 b.
inline constexpr std::string_view plain_ghaly = "1.ghaly...AAA.0.p9msy";
inline constexpr std::string_view green_ghaly = "1.ghaly~4~sRs~sRs...AAA.0.2dq5x";

// Presses of the first row of a 4 x 4 board, and of all its buttons.
inline constexpr std::string_view row_1_presses = "press 1; press 2; press 3; press 4";
inline constexpr std::string_view all_presses =
    "press 1; press 2; press 3; press 4; press 5; press 6; press 7; press 8; press 9; press 10; press 11; "
    "press 12; press 13; press 14; press 15; press 16";

// Short name that keeps the tables of lessons narrow.
inline constexpr LessonView wires = LessonView::wires;

}  // namespace switchbox::game
