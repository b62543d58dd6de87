// Progress of a long search: one line on standard error, overwritten, and cleared in the end. It is written
// for a terminal only, not for a script.
#pragma once

#include <cstdio>
#include <string>

#include "cli/answer.hpp"
#include "cli/interrupt.hpp"
#include "cli/writing.hpp"

namespace switchbox::cli {

class Progress {
  public:
    Progress(std::FILE* errors, Form form);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    // Shows the part of the search that is done, 0 to 1, and what is known so far: "410 to 1750 presses".
    void show(double part, const std::string& known = {});
    // Shows the same and returns false once Ctrl+C or the end of the time asks for what is known so far. All
    // long work asks here between its slices.
    [[nodiscard]] bool goes_on(double part, const std::string& known = {}) {
        show(part, known);
        return Interrupt::goes_on();
    }
    // Keeps the answer that is written if a long step has to be ended from outside (interrupt.hpp).
    void keep(const Answer& known) const;

  private:
    std::FILE* terminal_;  // null where nobody watches
    Form form_;
    std::string shown_;  // the line
};

}  // namespace switchbox::cli
