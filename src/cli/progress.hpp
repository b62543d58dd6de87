// Progress of a long search: one line on standard error, overwritten, and cleared at the end. It is written
// only to a terminal.
#pragma once

#include <cstdio>
#include <string>

#include "cli/answer.hpp"
#include "cli/writing.hpp"

namespace switchbox::cli {

class ProgressLine {
  public:
    ProgressLine(std::FILE* errors, Form form);
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine();

    // Shows the fraction done, 0 to 1, and the result so far: "410 to 1750 presses".
    void show(double part, const std::string& known = {});
    // Shows the progress and returns false once Ctrl+C or the time limit ends the search. All long work
    // checks this between its slices.
    [[nodiscard]] bool goes_on(double part, const std::string& known = {}) {
        show(part, known);
        return Interrupt::goes_on();
    }
    // Stores the answer to write if a long step has to be ended from outside (writing.hpp).
    void keep(const Answer& known) const;

  private:
    std::FILE* terminal_;  // nullptr if it is no terminal
    Form form_;
    std::string shown_;  // the present line
};

}  // namespace switchbox::cli
