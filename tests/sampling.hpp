// Sample sizes: slow builds (sanitizers, WebAssembly) check a sample of what native tests check in full.
#pragma once

#include <cstddef>

namespace switchbox::test {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SWITCHBOX_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define SWITCHBOX_SANITIZED
#endif

#if defined(SWITCHBOX_SANITIZED) || defined(__EMSCRIPTEN__)
inline constexpr bool sampled = true;
#else
inline constexpr bool sampled = false;
#endif

// Name of the suite of tests that take seconds. `make test-all` runs it; `make check` and `make test` do not.
inline constexpr const char* long_tests = "long";

// Step of sampled loops: one case in `stride` is checked.
inline constexpr std::size_t stride = sampled ? 97 : 1;

}  // namespace switchbox::test
