// Answer of a subcommand: the same facts as text for people and as one JSON object for scripts.
#pragma once

#include <cstddef>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace switchbox::cli {

// List that may not fit in memory: lines at the end of the text, an array at the end of the object. Its items
// are made while they are written, until no more are wanted. An item is a text, or presses by name.
using TakeItem = std::function<bool(const nlohmann::ordered_json& item)>;
struct Listing {
    std::string key;
    std::function<void(const TakeItem& take)> each;
};
// Returns the title of a list of solutions.
[[nodiscard]] std::string solutions_title(std::size_t count);

struct Answer {
    std::string text;
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    std::optional<Listing> listing = std::nullopt;
    // Note on ambiguous input: one line on standard error, "read_as" in JSON; empty if there is none.
    std::string read_as = {};
    // Notes on terms that a table lacks: a line each on standard error. JSON has them in an object of its
    // own.
    std::vector<std::string> notes = {};
    bool is_table = false;  // only lines of values; notes about it go to standard error
};

// Appends the text and the JSON of `more` to `answer`.
void append(Answer& answer, Answer more);

// Length in bytes beyond which writing an answer takes long. It is then not begun after the end of the time.
inline constexpr std::size_t long_output = 1'000'000;

// Returns the object on one line.
[[nodiscard]] std::string json_text(const nlohmann::ordered_json& object);

// Writes the answer's object on one line, in pieces, and makes the items of its list until `goes_on` is
// false. `last_key`, asked for after the list, names a member that is true; empty for none.
void write_json(const Answer& answer, const std::function<void(std::string_view)>& write,
                const std::function<bool()>& goes_on, const std::function<std::string()>& last_key);

}  // namespace switchbox::cli
