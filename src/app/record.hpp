// Statistics in storage that other tabs write too: new results are added to the stored ones.
#pragma once

#include <string>

#include "base/message.hpp"
#include "game/saved_game.hpp"

namespace switchbox::app {

class StatisticsStore {
  public:
    // Reads the statistics of the last visit. Returns a warning if they are unreadable, otherwise empty.
    [[nodiscard]] Message begin(const std::string& text);
    // Adds the numbers and returns whether they were stored. If not, the next call tries again.
    bool add(const game::Statistics& news);
    // Replaces all statistics. If storing fails, returns false and the change lasts until the program ends.
    bool replace(game::Statistics statistics);
    // Returns all statistics, including those that other tabs have added.
    [[nodiscard]] game::Statistics all();

  private:
    void look();
    bool keep(game::Statistics sum);

    game::Statistics kept_;  // stored statistics at the last look
    game::Statistics news_;  // not stored yet
    bool may_keep_ = true;   // false if damaged statistics could not be set aside
    bool replaces_ = false;  // true if the stored statistics are to be ignored
};

}  // namespace switchbox::app
