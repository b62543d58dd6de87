#include "cli/answer.hpp"

#include <algorithm>
#include <utility>

namespace switchbox::cli {
namespace {

// Returns whether JSON has the text as it is, between quotes.
bool is_plain(const std::string& text) {
    return std::all_of(text.begin(), text.end(),
                       [](char each) { return each >= ' ' && each <= '~' && each != '"' && each != '\\'; });
}

}  // namespace

std::string solutions_title(std::size_t count) { return std::to_string(count) + " of the solutions:\n"; }

void append(Answer& answer, Answer more) {
    const bool between = !answer.text.empty() && !more.text.empty();
    answer.text += (between ? "\n" : "") + more.text;
    for (auto& [key, value] : more.json.items()) answer.json[key] = std::move(value);
    if (more.listing) answer.listing = std::move(more.listing);
}

std::string json_text(const nlohmann::ordered_json& object) {
    std::string text = "{";
    for (const auto& [key, value] : object.items()) {
        if (text.size() > 1) text += ',';
        text.append(nlohmann::json(key).dump()).append(":");
        const auto* const word = value.get_ptr<const std::string*>();
        if (word != nullptr && is_plain(*word)) {
            text.append("\"").append(*word).append("\"");
        } else {
            text.append(value.dump());
        }
    }
    text.push_back('}');
    return text;
}

}  // namespace switchbox::cli
