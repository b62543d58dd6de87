// An answer written down: text for people, or one JSON object on one line.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

#include "command_line/answer.hpp"

namespace switchbox::command_line {

enum class Form : std::uint8_t { text, json };
struct Written {
    bool is_whole =
        true;  // false by Ctrl+C, in the search or since: what was known by then, and that it is no more
    std::string problem = {};  // why the file does not take it, in the system's words
};
[[nodiscard]] Written write(std::FILE* out, const Answer& answer, Form form);

}  // namespace switchbox::command_line
