#include "types/cube/game/cube_lessons.hpp"

namespace switchbox::game {
namespace {

// Code of the solved cube with the paper's inputs: button 1 is U, button 2 is R.
constexpr std::string_view solved_cube = "2.cube~3~clockwise.1p6gf";
constexpr std::string_view cube_kind = "cube";
constexpr LessonView in_pane = LessonView::machine;

// Net cells of the stickers that R moves, and of those by which R U and U R differ.
constexpr std::string_view moved_by_r = "6 18 30 42 43 44 45 46 54 55 57 58 66 67 68 69 70 78 90 102";
constexpr std::string_view different = "6 18 28 29 39 42 43 44 46 57 69 102";

Lesson example_3() {
    return {"joyner-3",
            Paper::joyner,
            solved_cube,
            {{{}, {}, in_pane},
             {"press 2", moved_by_r},
             {"press 2; press 2; press 2"},
             {"press 2; press 2; press 2"},
             {{}, {}, in_pane}},
            false,
            cube_kind};
}

// Merlin's board appears as in Arnold & Blaszak, figure 1.
Lesson two_turns() {
    return {"cube-order",
            Paper::joyner,
            solved_cube,
            {{"press 2"},
             {"press 1"},
             {"open 2.cube~3~clockwise.1p6gf"},
             {"press 1"},
             {"press 2", different},
             {"open 1.merlin.mI.94.AA.0.azr8p"},
             {"press 1; press 6"},
             {{}, {}, in_pane}},
            false,
            cube_kind};
}

// The lesson begins after (R U)^104 R, which equals U'.
Lesson many_rounds() {
    return {"cube-105",
            Paper::joyner,
            "2.cube~3~clockwise...GMbwAAAQhS~HA.209.kpec1",
            {{{}, {}, in_pane}, {"press 1"}, {"press 2"}, {"press 1", {}, in_pane}},
            false,
            cube_kind};
}

}  // namespace

std::vector<Lesson> cube_lessons() { return {example_3(), two_turns(), many_rounds()}; }

}  // namespace switchbox::game
