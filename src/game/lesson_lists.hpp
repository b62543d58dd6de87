// Lists of the lessons, one for each source, and data that several lessons share.
#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

#include "game/lesson.hpp"

namespace switchbox::game {

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
