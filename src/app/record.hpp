// What was played, in a place that other tabs write to as well: what happens here is added to what stands
// there.
#pragma once

#include <string>

#include "base/message.hpp"
#include "game/statistics.hpp"

namespace switchbox::app {

class Record {
  public:
    // What the last visit left; answers with what to tell of it, if it cannot be read.
    [[nodiscard]] Message begin(const std::string& text);
    // Whether it could be kept. What could not is tried again with what comes next.
    bool add(const game::Statistics& news);
    // Puts these in the place of all; where that cannot be kept, for as long as the program runs.
    bool replace(game::Statistics statistics);
    // What other tabs have added is there too.
    [[nodiscard]] game::Statistics all();

  private:
    void look();
    bool keep(game::Statistics sum);

    game::Statistics kept_;  // as they stood there at the last look
    game::Statistics news_;  // could not be kept yet
    bool may_keep_ = true;   // not over damaged ones that could not be set aside
    bool replaces_ = false;  // what stands there does not count any more
};

}  // namespace switchbox::app
