// Lessons that answer questions left open by Joyner about Ghaly's machine (docs/theory.md has the proofs).
#include "game/lesson_lists.hpp"

namespace switchbox::game {

std::vector<Lesson> ghaly_theory_lessons() {
    return {
        {"ghaly-wiring",
         Paper::switchbox,
         plain_ghaly,
         {{{}, {}, wires},
          {{}, "1 2 3 4", wires},
          {"press 8; press 7; press 6", "6 7 8", wires},
          {"press 16; press 15; press 14", "14 15 16", wires},
          {}},
         true},
        {"ghaly-staircase",
         Paper::switchbox,
         plain_ghaly,
         {{all_presses}, {"press 6", "6"}, {"press 5", "5 6"}, {}},
         true},
        {"ghaly-colour",
         Paper::switchbox,
         green_ghaly,
         {{row_1_presses, "4", wires},
          {"press 6; press 11; press 16", "4", wires},
          {"press 5; press 7; press 8; press 9; press 10; press 12; press 13; press 14; press 15"}}},
        {"ghaly-fewest",
         Paper::switchbox,
         "1.ghaly~4~Gxs~Odg...AAA.0.f1xc6",
         {{"press 1; press 2; press 3; press 4; press 6; press 7; press 8; press 13; press 14; press 15"},
          {"codes 4"},
          {"press 5; press 9; press 10; press 11; press 12; press 16"},
          {}},
         true},
        {"ghaly-stripes",
         Paper::switchbox,
         "1.ghaly~4~Gxs~Syc...AAA.0.s0350",
         {{all_presses, "4"},
          {{}, "1 8 12"},
          {"press 10; press 9; press 5", "5 9 10"},
          {"press 9; press 6", "5 6 10"},
          {}}},
        {"ghaly-single",
         Paper::joyner,
         plain_ghaly,
         {{"press 16", "16", wires},
          {"press 16; press 1", "1 5 9 13", wires},
          {"press 1; press 7", "4 7 8 11 12 15 16", wires},
          {}},
         true},
    };
}

}  // namespace switchbox::game
