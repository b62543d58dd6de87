// Rules that the player has drawn and saved, each under a name. In the settings each is a line, "TEXT NAME".
// TEXT is the rule in the format of machine/rule_text.hpp, NAME goes up to the end of the line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "machine/rule.hpp"

namespace switchbox::ui {

struct SavedRule {
    std::string name;
    machine::Rule rule;  // accepted by machine::choose_own
    friend bool operator==(const SavedRule&, const SavedRule&) = default;
};
using SavedRules = std::vector<SavedRule>;

inline constexpr std::size_t max_rule_name = 40;  // characters

// Returns the part of the text that a name can contain: no control characters, no invalid UTF-8, at most
// `max_rule_name` characters.
[[nodiscard]] std::string cleaned_name(std::string_view text);
// Returns the name without spaces at its ends.
[[nodiscard]] std::string trimmed_name(std::string_view name);

[[nodiscard]] const SavedRule* find_rule(const SavedRules& rules, std::string_view name);
// Returns "Rule 1" in the current language, or the first such name that is not taken.
[[nodiscard]] std::string unused_name(const SavedRules& rules);
// Returns the name under which the rule is saved, or an empty string.
[[nodiscard]] std::string name_of_rule(const SavedRules& rules, const machine::Rule& rule);

// Replaces the rule of the same name, or appends the rule.
void keep_rule(SavedRules& rules, SavedRule rule);
void forget_rule(SavedRules& rules, std::string_view name);

[[nodiscard]] std::string format_saved_rule(const SavedRule& rule);
[[nodiscard]] Result<SavedRule> parse_saved_rule(std::string_view line);

}  // namespace switchbox::ui
