// Lessons from S. Tekriwal & P. Sinha, The Game of Quatrainment (2014).
#include "game/lesson_lists.hpp"

namespace switchbox::game {

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
         true},
        {"quatrainment-independent",
         Paper::tekriwal_sinha,
         "1.quatrainment.AAA.gAA.AAA.0.h7ya0",
         {{"press 1", "1 2 3 5 6 9"},
          {"press 2", "1 3 6"},
          {{}, {}, LessonView::algebra},
          {"press 2; press 6; press 7; press 10; press 12; press 15"}},
         true},
    };
}

}  // namespace switchbox::game
