// Two ways to end a command before it is done: Ctrl+C, and the end of the time that --time gives.
//
// A command checks goes_on() between slices of its work and ends with the best that it has. A step that takes
// longer than the grace is ended from outside, with last words that were prepared before. A second Ctrl+C
// ends the program as anywhere else.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>

namespace switchbox::cli {

enum class Ending : std::uint8_t { whole, by_key, by_time };

// Output and exit status of a command that is ended from outside.
struct LastWords {
    std::string out;
    std::string errors;
    int status = 0;
};

// One run of the program, from its making on.
class Interrupt {
  public:
    static constexpr std::chrono::milliseconds grace{250};

    // Without file descriptors behind both files no command is ended from outside.
    Interrupt(std::FILE* out, std::FILE* errors);
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    // Ends the command after `time`, counted from now.
    static void end_after(std::chrono::milliseconds time);
    // Stops the clock while input is read, and starts it again for the whole time.
    static void pause_time();
    static void restart_time();
    // The answer is found: the end of the time ends the command no more from outside.
    static void found();
    // Sets what is written where a step does not end in time. Until then the step runs to its end.
    static void prepare(Ending ending, LastWords words);
    // Leaves the command to itself from now on: its answer is being written.
    static void let_go();

    // Returns false once the command should end. The command is then left to itself, to write its answer.
    [[nodiscard]] static bool goes_on();
    [[nodiscard]] static bool is_asked();  // by Ctrl+C
    // Returns the way that the command was ended: whole, if its time ran out without being noticed.
    [[nodiscard]] static Ending ending();
};

}  // namespace switchbox::cli
