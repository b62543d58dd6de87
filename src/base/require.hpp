// The house's assertion. What a function's header asks of its callers is checked in release builds too: where
// it does not hold, the program says on standard error what failed and where, and stops.
#pragma once

#include <string_view>

namespace switchbox {

// "switchbox: WHAT (src/floor/file.cpp:12)", and the end. The place is that of the call.
[[noreturn]] void stop(std::string_view what, const char* file = __builtin_FILE(),
                       int line = __builtin_LINE());

// `what` is wrong unless the condition holds: "the matrix is not square".
inline void require(bool condition, std::string_view what, const char* file = __builtin_FILE(),
                    int line = __builtin_LINE()) {
    if (!condition) stop(what, file, line);
}

}  // namespace switchbox
