// Output of an answer: text for people, or one JSON object on one line.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

#include "cli/answer.hpp"
#include "cli/interrupt.hpp"

namespace switchbox::cli {

enum class Form : std::uint8_t { text, json };
struct Written {
    // early ending of the search or of the writing; the output is then partial
    Ending ending = Ending::whole;
    std::string note = {};     // note about it for standard error; empty if the answer contains it
    std::string problem = {};  // system's error message if writing fails
};
[[nodiscard]] Written write(std::FILE* out, const Answer& answer, Form form);

// Returns the output and exit status for a command that is ended from outside with the answer `known`.
// `before` precedes a line on standard error.
[[nodiscard]] LastWords last_words(const Answer& known, Form form, Ending ending, const std::string& before);

}  // namespace switchbox::cli
