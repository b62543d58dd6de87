// What was played, as the dialog shows it: the shell tells it when the dialog opens.
#pragma once

#include "game/statistics.hpp"

namespace switchbox::ui {

struct RecordState {
    game::Statistics statistics;
    game::Streak streak;
    bool was_cleared = false;  // and can be brought back
};

}  // namespace switchbox::ui
