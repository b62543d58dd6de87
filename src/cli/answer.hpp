// The answer of a subcommand: the same facts twice, as text for people and as one JSON object for scripts.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace switchbox::cli {

// A list that may be too long to hold: lines at the end of the text, an array at the end of the object, made
// while they are written, as long as more are wanted.
struct Listing {
    std::string key;
    std::function<void(const std::function<bool(const std::string& item)>& take)> each;
};

struct Answer {
    std::string text;
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    std::optional<Listing> listing = std::nullopt;
    // Remark on input that could be meant in two ways: one line on standard error, "read_as" in JSON; empty
    // if there is none.
    std::string read_as = {};
    bool is_table = false;  // lines of values and nothing else: notes about it go to standard error
};

// Both halves of `more` behind those of `answer`.
inline void append(Answer& answer, const Answer& more) {
    const bool between = !answer.text.empty() && !more.text.empty();
    answer.text += (between ? "\n" : "") + more.text;
    answer.json.update(more.json);
    if (more.listing) answer.listing = more.listing;
}

}  // namespace switchbox::cli
