// How far a long search has come, and whether it is to go on. The first is one line on standard error,
// overwritten and taken away in the end, and only where a person watches; a script's stays empty.
#pragma once

#include <cstdio>
#include <string>

#include "command_line/interrupt.hpp"

namespace switchbox::command_line {

class Progress {
  public:
    explicit Progress(std::FILE* errors);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    // `part` of the search is done, 0 to 1; `known` so far: "410 to 1750 presses".
    void show(double part, const std::string& known = {});
    // Until somebody asks by Ctrl+C for what is known so far.
    [[nodiscard]] static bool goes_on() { return !Interrupt::is_asked(); }

  private:
    std::FILE* terminal_;  // null where nobody watches
    std::string shown_;    // the line
};

}  // namespace switchbox::command_line
