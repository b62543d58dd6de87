// Shared checks of all parsers: any bytes give a value or a readable error, and a written value parses as the
// same value.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"

namespace switchbox::fuzz {

// Checks that an error message is readable. The only control characters allowed are those that puzzle names
// may contain.
inline void expect_readable(const Error& error) {
    const std::string words = say(error.message);
    require(!words.empty(), "a refusal says why");
    require(machine::can_be_shown(words, "\n\r\t"), "a refusal can be read: " + words);
}

// Returns whether `read` accepted the text. `write` returns a text that `read` accepts, or nothing to
// compare.
template <class Read, class Write>
bool expect_same_again(std::string_view text, Read read, Write write) {
    const auto value = read(text);
    if (!value) {
        expect_readable(value.error());
        return false;
    }
    const std::string written = write(*value);
    const auto again = read(written);
    require(static_cast<bool>(again), "what was written can be read");
    require(*again == *value, "what was written reads as the same");
    require(write(*again) == written, "what was written has one form");
    return true;
}

}  // namespace switchbox::fuzz
