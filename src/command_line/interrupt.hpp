// Ctrl+C while something is searched for: the first asks the search to end with the best that it has, another
// one ends the program as anywhere else.
#pragma once

namespace switchbox::command_line {

// From its making on, for one run of the program.
class Interrupt {
  public:
    Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    // Whether somebody has asked.
    [[nodiscard]] static bool is_asked();
};

}  // namespace switchbox::command_line
