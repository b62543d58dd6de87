// An answer written down: text for people, or one JSON object on one line.
#pragma once

#include <cstdint>
#include <cstdio>

#include "command_line/answer.hpp"

namespace switchbox::command_line {

enum class Form : std::uint8_t { text, json };
enum class Writing : std::uint8_t {
    whole,
    stopped,  // by Ctrl+C, in the search or since: what was known by then, and that it is no more
    failed    // the file does not take it
};
[[nodiscard]] Writing write(std::FILE* out, const Answer& answer, Form form);

}  // namespace switchbox::command_line
