// What a program says before it stops itself. A child process finds out, so there is nothing of it in
// WebAssembly, which has none.
#pragma once

#ifndef __EMSCRIPTEN__

#include <functional>
#include <string>

namespace switchbox::test {

// What `wrong` writes to standard error until it stops the program; "it goes on" if it does not, or stops
// in another way.
[[nodiscard]] std::string last_words(const std::function<void()>& wrong);

}  // namespace switchbox::test

#endif
