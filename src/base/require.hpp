// The project's assertion, for preconditions stated in headers; release builds check it too. If it fails, the
// program writes the message and the place to standard error and aborts.
#pragma once

#include <string_view>

namespace switchbox {

// Writes "switchbox: WHAT (src/layer/file.cpp:12)" to standard error and aborts. The place is the caller's.
[[noreturn]] void stop(std::string_view what, const char* file = __builtin_FILE(),
                       int line = __builtin_LINE());

// Stops the program unless the condition holds. `what` describes the failure: "the matrix is not square".
inline void require(bool condition, std::string_view what, const char* file = __builtin_FILE(),
                    int line = __builtin_LINE()) {
    if (!condition) stop(what, file, line);
}

}  // namespace switchbox
