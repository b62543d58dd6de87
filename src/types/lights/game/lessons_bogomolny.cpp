// Lessons from A. Bogomolny, The Theory behind the Merlin Game (1996).
#include "game/lesson_lists.hpp"

namespace switchbox::game {

std::vector<Lesson> bogomolny_lessons() {
    return {
        {"bogomolny-target",
         Paper::bogomolny,
         "1.merlin.AA.94.AA.0.vxvgv",
         {{"paint target 5 1", "5"}, {"press 1; press 3; press 5; press 7; press 9"}, {}},
         true},
        {"bogomolny-three",
         Paper::bogomolny,
         "1.merlin~3.AAA.USK.AAA.0.gx9q0",
         {{"press 5", "2 4 5 6 8"},
          {"press 5", "2 4 5 6 8"},
          {"press 5", "2 4 5 6 8"},
          {"press 1; press 9; press 9"},
          {{}, {}, LessonView::algebra}}},
        {"bogomolny-four",
         Paper::bogomolny,
         "1.merlin~4.AAA._AA.AAA.0.z1v1j",
         {{"press 2", "1 2 3"}, {"press 2; press 2", "1 2 3"}, {"press 2", "1 2 3"}}},
        {"bogomolny-torus",
         Paper::bogomolny,
         "1.torus~3.AAA.QAA.AAA.0.czh54",
         {{"press 1", "1 2 3 4 7"}, {"press 5; press 6; press 8; press 9"}, {{}, {}, LessonView::algebra}}},
        {"bogomolny-subboards",
         Paper::bogomolny,
         "1.subboards.AAA.hAA.AAAAA.0.zay6c",
         {{},
          {{}, "5 6 7 8 9 10 11 12"},
          {"paint target 11 1", "11"},
          {"press 7; press 3; press 11"},
          {{}, {}, LessonView::algebra}}},
    };
}

}  // namespace switchbox::game
