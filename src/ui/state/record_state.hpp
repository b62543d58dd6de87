// Played games, as their dialog shows them. The shell fills it in when the dialog opens.
#pragma once

#include "game/statistics.hpp"

namespace switchbox::ui {

struct RecordState {
    game::Statistics statistics;
    game::Streak streak;
    bool was_cleared = false;  // the statistics, which can still be restored
};

}  // namespace switchbox::ui
