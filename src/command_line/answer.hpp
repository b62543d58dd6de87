// What a subcommand answers: the same facts twice, as text for people and as one JSON object for scripts.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace switchbox::command_line {

struct Answer {
    std::string text;
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
};

// Both halves of `more` behind those of `answer`.
inline void append(Answer& answer, const Answer& more) {
    const bool between = !answer.text.empty() && !more.text.empty();
    answer.text += (between ? "\n" : "") + more.text;
    answer.json.update(more.json);
}

}  // namespace switchbox::command_line
