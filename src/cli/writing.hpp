// An answer written down: text for people, or one JSON object on one line.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

#include "cli/answer.hpp"
#include "cli/interrupt.hpp"

namespace switchbox::cli {

enum class Form : std::uint8_t { text, json };
struct Written {
    Ending ending = Ending::whole;  // of the search, or since: then it is what was known by then
    std::string note = {};          // of that, for standard error; empty where it is in the answer
    std::string problem = {};       // why the file does not take it, in the system's words
};
[[nodiscard]] Written write(std::FILE* out, const Answer& answer, Form form);

// Returns the output and exit status for a command that is ended from outside with the answer `known`.
// `before` comes before a line on standard error.
[[nodiscard]] LastWords last_words(const Answer& known, Form form, Ending ending, const std::string& before);

}  // namespace switchbox::cli
