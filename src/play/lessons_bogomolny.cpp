// A. Bogomolny, The Theory behind the Merlin Game (1996).
#include "play/lesson_lists.hpp"

namespace switchbox::play {

std::vector<Lesson> bogomolny_lessons() {
    return {
        {"bogomolny-target",
         "A target of your own",
         "Bogomolny, the game with two boards",
         "1.merlin.AA.94.AA.0.vxvgv",
         {{"Choose any target. Edit it: light lamp 5 of the target.", "paint target 5 1", "5"},
          {"To light all nine lamps, press the corners and the middle: 1, 3, 5, 7 and 9.",
           "press 1; press 3; press 5; press 7; press 9"},
          {"Exactly one set of buttons reaches each of the 512 targets."}},
         "In the inverse of V the entries (1,7) and (3,7) are printed as 0 and 1. They are 1 and 0."},
        {"bogomolny-three",
         "Lamps with three states",
         "Bogomolny, the game with 3 states",
         "1.merlin~3.AAA.USK.AAA.0.gx9q0",
         {{"A press moves its lamps on: 0, 1, 2, and 0 again. Press button 5.", "press 5", "2 4 5 6 8"},
          {"Press it again.", "press 5", "2 4 5 6 8"},
          {"The third press brings 0 back.", "press 5", "2 4 5 6 8"},
          {"Match the target: press button 1 once and button 9 twice.", "press 1; press 9; press 9"},
          {"Merlin's determinant is 5. So every target has exactly one solution unless 5 divides "
           "the number of states.",
           {},
           {},
           LessonView::algebra}}},
        {"bogomolny-four",
         "Lamps with four states",
         "Bogomolny, the game with 4 states",
         "1.merlin~4.AAA._AA.AAA.0.z1v1j",
         {{"Now a lamp counts 0, 1, 2, 3. Press button 2.", "press 2", "1 2 3"},
          {"Press it twice more to match the target.", "press 2; press 2", "1 2 3"},
          {"Press it a fourth time: as if never pressed. So three presses are one step back.", "press 2",
           "1 2 3"}}},
        {"bogomolny-torus",
         "A board without edges",
         "Bogomolny, the torus game",
         "1.torus~3.AAA.QAA.AAA.0.czh54",
         {{"Opposite edges of a torus meet. Button 1 changes lamps 1, 2 and 4 and, round the edges, 3 and 7. "
           "Press it.",
           "press 1", "1 2 3 4 7"},
          {"Bring lamps 2, 3, 4 and 7 back to 0: press 5, 6, 8 and 9.", "press 5; press 6; press 8; press 9"},
          {"The determinant is 80 = 16 × 5. With 3 states every target has one solution; with 2, 4 or 5 "
           "states no presses reach some targets.",
           {},
           {},
           LessonView::algebra}}},
        {"bogomolny-subboards",
         "Can every colouring be made?",
         "Bogomolny, the problem of the P.S.",
         "1.subboards.AAA.hAA.AAAAA.0.zay6c",
         {{"Nine buttons each change a 2 × 2 block, four a 3 × 3 block. Can they make every target? This "
           "one needs lamps 1 and 6."},
          {"No. In rows 2 and 3 a 2 × 2 block changes two or four lamps, a 3 × 3 block six: always an even "
           "number. The target needs one lamp there.",
           {},
           "5 6 7 8 9 10 11 12"},
          {"Edit the target: add lamp 11.", "paint target 11 1", "11"},
          {"Now press the upper left 3 × 3 block, and the 2 × 2 blocks in the middle of the top edge and "
           "of the left edge.",
           "press 7; press 3; press 11"},
          {"The rank is 12: the buttons make 4096 of the 65536 colourings, each in exactly 2 ways.",
           {},
           {},
           LessonView::algebra}}},
    };
}

}  // namespace switchbox::play
