// S. Tekriwal & P. Sinha, The Game of Quatrainment (2014).
#include "play/lesson_lists.hpp"

namespace switchbox::play {

std::vector<Lesson> quatrainment_lessons() {
    return {
        {"quatrainment-sample",
         "A sample game",
         "Tekriwal & Sinha, appendix 1",
         "1.quatrainment.paU.AAA.AAA.0.swv5h",
         {{"Clear the board with six presses: 1, 3, 8, 9, 14, 16. A corner toggles a triangle of six lamps. "
           "Press button 1.",
           "press 1", "1 2 3 5 6 9"},
          {"An edge button toggles its three neighbours, not itself. Press button 3.", "press 3", "2 4 7"},
          {"Press button 8.", "press 8", "4 7 12"},
          {"Press button 9.", "press 9", "5 10 13"},
          {"Press button 14.", "press 14", "10 13 15"},
          {"The last corner: press button 16.", "press 16", "8 11 12 14 15 16"},
          {"The board is blank: YOU WIN."}},
         "Section 2.2 says that a corner toggles itself and six cells. It is six in all, as in M1."},
        {"quatrainment-independent",
         "Sixteen independent moves",
         "Tekriwal & Sinha, section 3.2",
         "1.quatrainment.AAA.gAA.AAA.0.h7ya0",
         {{"From a blank board button 1 draws its move, M1. Press it.", "press 1", "1 2 3 5 6 9"},
          {"Press button 2: the board shows M1 + M2. Lamps 1, 3 and 6 are in both, and dark.", "press 2",
           "1 3 6"},
          {"If a sum of different moves were blank, the moves would be dependent. Row reduction finds a "
           "pivot in each of the 16 rows: only the empty sum is blank.",
           {},
           {},
           LessonView::algebra},
          {"So every picture is a sum of moves. Lamp 1 alone is M1 + M6 + M7 + M10 + M12 + M15. Release "
           "button 2 and press 6, 7, 10, 12 and 15.",
           "press 2; press 6; press 7; press 10; press 12; press 15"}},
         "Some rows of equations (2) and (3) are misprinted. Rows 15 and 16 of the listing's R each miss a "
         "leading 0."},
    };
}

}  // namespace switchbox::play
