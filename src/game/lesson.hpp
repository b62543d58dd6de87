// The sources' worked examples as lessons, in the order of a course. Each is data: a position to begin with,
// steps of Actions and the task at its end; the text is in words/en.txt. The board stays interactive: the
// player can do a step by hand, and the lesson then advances.
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

struct Statistics;

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

// Part of the course, in order.
enum class LessonGroup : std::uint8_t { merlin, lamps, ghaly, proofs, cube };
inline constexpr std::size_t lesson_groups = 5;

// Task that ends a lesson: a level to win, or a question.
struct LessonTask {
    std::string_view level = {};  // id of the level (game/levels.hpp); empty if it is a question
    std::size_t answers = 0;      // number of answers of the question, 2 or 3
    std::size_t right = 0;        // its right answer, counted from 1
};
[[nodiscard]] constexpr LessonTask level_task(std::string_view level) { return {level, 0, 0}; }
[[nodiscard]] constexpr LessonTask question_task(std::size_t answers, std::size_t right) {
    return {{}, answers, right};
}

struct Lesson {
    std::string_view id;  // "merlin-order"; never changes, because lessons that are done are listed by it
    Paper paper;
    std::string_view opening;  // share code of the first position
    std::vector<LessonStep> steps;
    LessonTask task = {};
    bool has_erratum = false;  // true if the source has an error there
    // Machine type whose messages hold the text, such as "cube"; empty for the others.
    std::string_view kind = {};
    LessonGroup group = LessonGroup::merlin;  // set by lessons_in()
};

// Returns all lessons in the order of the course.
[[nodiscard]] const std::vector<Lesson>& lessons();
// Returns the lesson with the id; nullptr if there is none.
[[nodiscard]] const Lesson* find_lesson(std::string_view id);
// Returns the lesson's number in the course, counted from 1. Requires one of lessons().
[[nodiscard]] std::size_t number_of(const Lesson& lesson);
// Returns the lesson that ends in the level; nullptr if none does.
[[nodiscard]] const Lesson* lesson_ending_in(std::string_view level);

// Returns whether the lesson was read to its end and its task is done.
[[nodiscard]] bool is_lesson_done(const Lesson& lesson, const Statistics& statistics);
[[nodiscard]] std::size_t count_lessons_done(const Statistics& statistics);
// Returns the first lesson that is not done; nullptr if all are.
[[nodiscard]] const Lesson* first_lesson_to_do(const Statistics& statistics);

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
// Return the question at the lesson's end, an answer counted from 1, and the sentence after that answer.
[[nodiscard]] Message question_of(const Lesson& lesson);
[[nodiscard]] Message answer_of(const Lesson& lesson, std::size_t answer);
[[nodiscard]] Message reply_to(const Lesson& lesson, std::size_t answer);

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

// Lists of the lessons, and data that several lessons share.

[[nodiscard]] std::vector<Lesson> merlin_lessons();        // Arnold & Blaszak
[[nodiscard]] std::vector<Lesson> bogomolny_lessons();     // Bogomolny
[[nodiscard]] std::vector<Lesson> quatrainment_lessons();  // Tekriwal & Sinha
[[nodiscard]] std::vector<Lesson> lights_out_lessons();    // Joyner
[[nodiscard]] std::vector<Lesson> ghaly_lessons();         // Joyner
[[nodiscard]] std::vector<Lesson> ghaly_theory_lessons();  // docs/theory.md

// Returns the lessons of all lists in order, with their groups.
struct LessonList {
    LessonGroup group;
    std::vector<Lesson> (*lessons)();
};
[[nodiscard]] inline std::vector<Lesson> lessons_in(std::initializer_list<LessonList> lists) {
    std::vector<Lesson> all;
    for (const LessonList& list : lists) {
        for (Lesson& lesson : list.lessons()) {
            lesson.group = list.group;
            all.push_back(std::move(lesson));
        }
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
