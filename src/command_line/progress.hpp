// How far a long search has come: one line on standard error, overwritten and taken away in the end. Only
// where a person watches; a script's standard error stays empty.
#pragma once

#include <cstdio>

namespace switchbox::command_line {

class Progress {
  public:
    explicit Progress(std::FILE* errors);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    // `part` of the search is done, 0 to 1.
    void show(double part);

  private:
    std::FILE* terminal_;  // null where nobody watches
    int shown_ = -1;       // percent
};

}  // namespace switchbox::command_line
