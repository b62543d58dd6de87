// L. Arnold & T. Blaszak, Merlin's Magic Squares (2002).
#include "play/lesson_lists.hpp"

namespace switchbox::play {
namespace {

constexpr std::string_view figure_1 = "1.merlin.mI.94.AA.0.azr8p";

}  // namespace

std::vector<Lesson> merlin_lessons() {
    return {
        {"merlin-buttons",
         "Three kinds of buttons",
         "Arnold & Blaszak, figure 2",
         figure_1,
         {{"A press toggles some lamps: dark ones light up, lit ones go dark. A corner toggles its 2 × 2 "
           "block. Press button 1.",
           "press 1", "1 2 4 5"},
          {"A side toggles its whole edge. Press button 6.", "press 6", "3 6 9"},
          {"The middle toggles a plus. Press button 5.", "press 5", "2 4 5 6 8"},
          {"The other corners and sides work alike."}}},
        {"merlin-thrice",
         "Three presses are one",
         "Arnold & Blaszak, figure 4",
         figure_1,
         {{"Press button 1 and remember the board.", "press 1", "1 2 4 5"},
          {"Press it again.", "press 1", "1 2 4 5"},
          {"Press it a third time.", "press 1", "1 2 4 5"},
          {"The board is as after the first press. Only whether you press odd or even times counts."}}},
        {"merlin-twice",
         "Two presses are none",
         "Arnold & Blaszak, figure 5",
         figure_1,
         {{"Press button 1.", "press 1", "1 2 4 5"},
          {"Press it again: the same four lamps change back.", "press 1", "1 2 4 5"},
          {"The board is as it was. So no solution needs a button twice."}}},
        {"merlin-order",
         "The order does not matter",
         "Arnold & Blaszak, figures 6 and 7",
         figure_1,
         {{"Press button 1 first.", "press 1"},
          {"Then press button 6.", "press 6"},
          {"Then press button 5, and remember the board.", "press 5"},
          {"Press all three again to return to the start.", "press 1; press 6; press 5"},
          {"Now in another order: press button 6.", "press 6"},
          {"Press button 5.", "press 5"},
          {"Press button 1: the same board as before.", "press 1"},
          {"Which buttons you press counts, not when."}}},
        {"merlin-goal",
         "The goal",
         "Arnold & Blaszak, figure 8",
         "1.merlin.-g.94.AA.0.3481a",
         {{"The goal is a ring: eight lamps lit, the middle dark. Four lamps are wrong: just those "
           "that button 9 toggles. Press it.",
           "press 9", "5 6 8 9"},
          {"The board shows the target: won."}}},
        {"merlin-win",
         "Four presses win",
         "Arnold & Blaszak, figure 9",
         figure_1,
         {{"Buttons 5, 6, 7 and 9 lead from this board to the ring. Press button 5.", "press 5"},
          {"Press button 6.", "press 6"},
          {"Press button 7.", "press 7"},
          {"Press button 9.", "press 9"},
          {"No other buttons do it; their order, and pressing one twice more, make no difference."}},
         "Page 14 prints s = (0,0,0,1,1,1,1,0,1). It is (0,0,0,0,1,1,1,0,1): buttons 5, 6, 7, 9."},
        {"merlin-elimination",
         "The inverse matrix says what to press",
         "Arnold & Blaszak, pages 8 to 14",
         figure_1,
         {{"Column 1 of the matrix A holds the lamps of button 1, and so on.",
           {},
           "1 2 4 5",
           LessonView::algebra},
          {"Add row 1 to row 2, exchange rows 2 and 3, and go on: every row gets a pivot. So A has an "
           "inverse, and every board has exactly one solution.",
           {},
           {},
           LessonView::algebra},
          {"Row 5 of the inverse: an odd number of wrong lamps among 1 3 5 7 9 means press button 5. Wrong "
           "are 3, 5 and 7. Press button 5.",
           "press 5", "1 3 5 7 9", LessonView::algebra},
          {"Rows 6, 7 and 9 call for their buttons in the same way. Press 6, 7 and 9.",
           "press 6; press 7; press 9",
           {},
           LessonView::algebra}},
         "Page 9 prints v_p and u_1 with ten entries; they have nine. Page 11 prints A^-1 s for A^-1 A s."},
    };
}

}  // namespace switchbox::play
