// The command line of the native binary, without a window (docs/command_line.md).
#pragma once

#include <cstdio>
#include <span>
#include <string>

namespace switchbox::cli {

enum ExitStatus : int {
    answered = 0,  // also when the answer is "impossible"
    failed = 1,    // no room for the answer, in memory or where it goes; or our own fault
    bad_input = 2,
    stopped = 130,  // by Ctrl+C, with what was known by then
};

// Carries out `arguments`, the program's name not among them. The answer goes to `out`, a complaint to
// `errors` as one line. With bad input there is no answer at all.
[[nodiscard]] int run(std::span<const std::string> arguments, std::FILE* out, std::FILE* errors);

}  // namespace switchbox::cli
