// What holds for whatever is read: any bytes give a value or a message that can be said, and a value that is
// written reads as the same again.
#pragma once

#include <string>
#include <string_view>

#include "base/require.hpp"
#include "base/result.hpp"
#include "i18n/words.hpp"
#include "machine/characters.hpp"

namespace switchbox::fuzz {

// A refusal is for people: no control characters, but what names of puzzles may hold.
inline void expect_readable(const Error& error) {
    const std::string words = say(error.message);
    require(!words.empty(), "a refusal says why");
    require(machine::can_be_shown(words, "\n\r\t"), "a refusal can be read: " + words);
}

// Answers with whether it was read. `write` gives a text that `read` takes, or nothing to compare.
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
