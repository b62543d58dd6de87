// Sanitizers and WebAssembly, which are slow, look at a sample where the native tests look at everything.
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

// The suite of the tests that take seconds: `make test-all` runs them, `make check` and `make test` do not.
inline constexpr const char* long_tests = "long";

// One in so many.
inline constexpr std::size_t stride = sampled ? 97 : 1;

}  // namespace switchbox::test
