// Command line of the native binary, without a window (docs/command_line.md).
#pragma once

#include <cstdio>
#include <span>
#include <string>

namespace switchbox::cli {

enum ExitStatus : int {
    answered = 0,  // also when the answer is "impossible"
    failed = 1,    // out of memory, output not writable, or an internal failure
    bad_input = 2,
    stopped = 130,  // by Ctrl+C, with the result so far
};

// Runs the command in `arguments`, which exclude the program's name. The answer goes to `out`, an error to
// `errors` as one line. Bad input gives no answer at all.
[[nodiscard]] int run(std::span<const std::string> arguments, std::FILE* out, std::FILE* errors);

}  // namespace switchbox::cli
