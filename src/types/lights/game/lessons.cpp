// Lessons from A. Bogomolny, The Theory behind the Merlin Game (1996).
#include "game/lesson.hpp"

namespace switchbox::game {

std::vector<Lesson> bogomolny_lessons() {
    return {
        {"bogomolny-target",
         Paper::bogomolny,
         "1.merlin.AA.94.AA.0.vxvgv",
         {{"paint target 5 1", "5"}, {"press 1; press 3; press 5; press 7; press 9"}, {}},
         question_task(2, 2),
         true},
        {"bogomolny-three",
         Paper::bogomolny,
         "1.merlin~3.AAA.USK.AAA.0.gx9q0",
         {{"press 5", "2 4 5 6 8"},
          {"press 5", "2 4 5 6 8"},
          {"press 5", "2 4 5 6 8"},
          {"press 1; press 9; press 9"},
          {{}, {}, LessonView::algebra}},
         level_task("three-2")},
        {"bogomolny-four",
         Paper::bogomolny,
         "1.merlin~4.AAA._AA.AAA.0.z1v1j",
         {{"press 2", "1 2 3"}, {"press 2; press 2", "1 2 3"}, {"press 2", "1 2 3"}},
         question_task(3, 3)},
        {"bogomolny-torus",
         Paper::bogomolny,
         "1.torus~3.AAA.QAA.AAA.0.czh54",
         {{"press 1", "1 2 3 4 7"}, {"press 5; press 6; press 8; press 9"}, {{}, {}, LessonView::algebra}},
         level_task("torus-2")},
        {"bogomolny-subboards",
         Paper::bogomolny,
         "1.subboards.AAA.hAA.AAAAA.0.zay6c",
         {{},
          {{}, "5 6 7 8 9 10 11 12"},
          {"paint target 11 1", "11"},
          {"press 7; press 3; press 11"},
          {{}, {}, LessonView::algebra}},
         level_task("possible-2")},
    };
}

// Lessons from L. Arnold & T. Blaszak, Merlin's Magic Squares (2002).

namespace {

constexpr std::string_view figure_1 = "1.merlin.mI.94.AA.0.azr8p";

}  // namespace

std::vector<Lesson> merlin_lessons() {
    return {
        {"merlin-buttons",
         Paper::arnold_blaszak,
         figure_1,
         {{"press 1", "1 2 4 5"}, {"press 6", "3 6 9"}, {"press 5", "2 4 5 6 8"}, {}},
         question_task(3, 2)},
        {"merlin-goal",
         Paper::arnold_blaszak,
         "1.merlin.-g.94.AA.0.3481a",
         {{"press 9", "5 6 8 9"}, {}},
         level_task("first-1")},
        {"merlin-twice",
         Paper::arnold_blaszak,
         figure_1,
         {{"press 1", "1 2 4 5"}, {"press 1", "1 2 4 5"}, {}},
         level_task("twice-1")},
        {"merlin-thrice",
         Paper::arnold_blaszak,
         figure_1,
         {{"press 1", "1 2 4 5"}, {"press 1", "1 2 4 5"}, {"press 1", "1 2 4 5"}, {}},
         question_task(3, 2)},
        {"merlin-order",
         Paper::arnold_blaszak,
         figure_1,
         {{"press 1"},
          {"press 6"},
          {"press 5"},
          {"press 1; press 6; press 5"},
          {"press 6"},
          {"press 5"},
          {"press 1"},
          {}},
         level_task("order-4")},
        {"merlin-win",
         Paper::arnold_blaszak,
         figure_1,
         {{"press 5"}, {"press 6"}, {"press 7"}, {"press 9"}, {}},
         level_task("merlin-1"),
         true},
        {"merlin-elimination",
         Paper::arnold_blaszak,
         figure_1,
         {{{}, "1 2 4 5", LessonView::algebra},
          {{}, {}, LessonView::algebra},
          {"press 5", "1 3 5 7 9", LessonView::algebra},
          {"press 6; press 7; press 9", {}, LessonView::algebra}},
         question_task(2, 2),
         true},
    };
}

// Lessons from S. Tekriwal & P. Sinha, The Game of Quatrainment (2014).

std::vector<Lesson> quatrainment_lessons() {
    return {
        {"quatrainment-sample",
         Paper::tekriwal_sinha,
         "1.quatrainment.paU.AAA.AAA.0.swv5h",
         {{"press 1", "1 2 3 5 6 9"},
          {"press 3", "2 4 7"},
          {"press 8", "4 7 12"},
          {"press 9", "5 10 13"},
          {"press 14", "10 13 15"},
          {"press 16", "8 11 12 14 15 16"},
          {}},
         level_task("quatrainment-2"),
         true},
        {"quatrainment-independent",
         Paper::tekriwal_sinha,
         "1.quatrainment.AAA.gAA.AAA.0.h7ya0",
         {{"press 1", "1 2 3 5 6 9"},
          {"press 2", "1 3 6"},
          {{}, {}, LessonView::algebra},
          {"press 2; press 6; press 7; press 10; press 12; press 15"}},
         level_task("quatrainment-7"),
         true},
    };
}

// Lesson on Lights Out from D. Joyner, Mathematics of Ghaly's Machine (2006).

std::vector<Lesson> lights_out_lessons() {
    return {
        {"joyner-4",
         Paper::joyner,
         "1.lights-out~3x3.AA.XQ.AA.0.vj8yg",
         {{"press 2", "1 2 3 5"},
          {"press 2"},
          {"press 5", "2 4 5 6 8", LessonView::machine},
          {{}, {}, LessonView::machine}},
         question_task(3, 1)},
    };
}

}  // namespace switchbox::game
