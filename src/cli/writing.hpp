// Output of an answer: text for people, or one JSON object on one line.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>

#include "cli/answer.hpp"
#include "cli/host.hpp"

namespace switchbox::cli {

// Output and exit status of a command that the signal handler ends.
struct LastWords {
    std::string out;
    std::string errors;
    int status = 0;
};

// Two ways to end a command early: Ctrl+C, and the end of the time that --time gives.
//
// A command checks goes_on() between slices of its work, and in long steps (base/long_work.hpp), and ends
// with its best result. As a last resort, if a step uses more of the processor than the grace period, a
// signal handler writes output prepared earlier and ends the program. A second Ctrl+C ends the program at
// once, as usual. The constructor installs the handlers for one run of the program.
class Interrupt {
  public:
    static constexpr std::chrono::milliseconds grace{120};

    // Files without descriptors disable the signal handler's exit.
    Interrupt(std::FILE* out, std::FILE* errors);
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    // Ends the command after `time`, counted from now.
    static void end_after(std::chrono::milliseconds time);
    // Stop the clock while input is read, and start it again with the full time.
    static void pause_time();
    static void restart_time();
    // Sets the output for a step that does not end in time. Until it is set, the step runs to its end.
    static void prepare(Ending ending, LastWords words);
    // Returns the output prepared for the way in which the command was ended.
    [[nodiscard]] static LastWords prepared_words();
    // Disables the exit from outside, because the answer is being written.
    static void let_go();

    // Returns false once the command should end. The exit from outside is then disabled, so that it can write
    // its answer.
    [[nodiscard]] static bool goes_on();
    [[nodiscard]] static bool is_asked();  // true after Ctrl+C
    // Returns how the command ended. It is `whole` if the time ran out but goes_on() was not called since.
    [[nodiscard]] static Ending ending();
};

enum class Form : std::uint8_t { text, json };
struct Written {
    // early ending of the search or of the writing; the output is then partial
    Ending ending = Ending::whole;
    std::string note = {};     // note about it for standard error; empty if the answer contains it
    std::string problem = {};  // system's error message if writing fails
};
// Writes the answer. Throws Stopped, with nothing written, if the time is over before a long answer begins.
[[nodiscard]] Written write(std::FILE* out, const Answer& answer, Form form);

// Returns the output and exit status for a command that is ended from outside with the answer `known`.
// `before` precedes a line on standard error.
[[nodiscard]] LastWords last_words(const Answer& known, Form form, Ending ending, const std::string& before);

}  // namespace switchbox::cli
