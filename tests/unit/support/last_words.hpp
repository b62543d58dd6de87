// Access to the message that a program prints before it aborts. The code runs in a child process, so
// WebAssembly, which has no processes, leaves this out.
#pragma once

#ifndef __EMSCRIPTEN__

#include <functional>
#include <string>

namespace switchbox::test {

// Returns the text that `wrong` writes to standard error before it aborts. Returns "it goes on" if it does
// not abort, or stops in another way.
[[nodiscard]] std::string last_words(const std::function<void()>& wrong);

}  // namespace switchbox::test

#endif
