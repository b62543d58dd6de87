// How far a long search has come: one line on standard error, overwritten and taken away in the end. Only
// where a person watches; a script's standard error stays empty.
#pragma once

#include <cstdio>
#include <string>

namespace switchbox::command_line {

class Progress {
  public:
    explicit Progress(std::FILE* errors);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    // `part` of the search is done, 0 to 1; `known` so far: "410 to 1750 presses".
    void show(double part, const std::string& known = {});

  private:
    std::FILE* terminal_;  // null where nobody watches
    std::string shown_;    // the line
};

}  // namespace switchbox::command_line
