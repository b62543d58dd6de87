// Lessons from L. Arnold & T. Blaszak, Merlin's Magic Squares (2002).
#include "game/lesson_lists.hpp"

namespace switchbox::game {
namespace {

constexpr std::string_view figure_1 = "1.merlin.mI.94.AA.0.azr8p";

}  // namespace

std::vector<Lesson> merlin_lessons() {
    return {
        {"merlin-buttons",
         Paper::arnold_blaszak,
         figure_1,
         {{"press 1", "1 2 4 5"}, {"press 6", "3 6 9"}, {"press 5", "2 4 5 6 8"}, {}}},
        {"merlin-thrice",
         Paper::arnold_blaszak,
         figure_1,
         {{"press 1", "1 2 4 5"}, {"press 1", "1 2 4 5"}, {"press 1", "1 2 4 5"}, {}}},
        {"merlin-twice",
         Paper::arnold_blaszak,
         figure_1,
         {{"press 1", "1 2 4 5"}, {"press 1", "1 2 4 5"}, {}}},
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
          {}}},
        {"merlin-goal", Paper::arnold_blaszak, "1.merlin.-g.94.AA.0.3481a", {{"press 9", "5 6 8 9"}, {}}},
        {"merlin-win",
         Paper::arnold_blaszak,
         figure_1,
         {{"press 5"}, {"press 6"}, {"press 7"}, {"press 9"}, {}},
         true},
        {"merlin-elimination",
         Paper::arnold_blaszak,
         figure_1,
         {{{}, "1 2 4 5", LessonView::algebra},
          {{}, {}, LessonView::algebra},
          {"press 5", "1 3 5 7 9", LessonView::algebra},
          {"press 6; press 7; press 9", {}, LessonView::algebra}},
         true},
    };
}

}  // namespace switchbox::game
