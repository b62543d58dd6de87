// The rules of one's own that the player has kept, each under a name. Among the settings each is a line,
// "TEXT NAME": the rule as machine/rule_text.hpp writes it, and the name up to the line's end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "machine/rule.hpp"

namespace switchbox::ui {

struct SavedRule {
    std::string name;
    machine::Rule rule;  // one that machine::choose_own takes
    friend bool operator==(const SavedRule&, const SavedRule&) = default;
};
using SavedRules = std::vector<SavedRule>;

inline constexpr std::size_t max_rule_name = 40;  // characters

// What of the text can stand in a name: no control characters, nothing that is not UTF-8, not too long.
[[nodiscard]] std::string cleaned_name(std::string_view text);
// Without spaces at its ends.
[[nodiscard]] std::string trimmed_name(std::string_view name);

[[nodiscard]] const SavedRule* find_rule(const SavedRules& rules, std::string_view name);
// "Rule 1", in the language in use, or the first such name that is not taken.
[[nodiscard]] std::string unused_name(const SavedRules& rules);
// The name that the rule has been kept under, or nothing.
[[nodiscard]] std::string name_of_rule(const SavedRules& rules, const machine::Rule& rule);

// In the place of the one that has its name, or as the last.
void keep_rule(SavedRules& rules, SavedRule rule);
void forget_rule(SavedRules& rules, std::string_view name);

[[nodiscard]] std::string format_saved_rule(const SavedRule& rule);
[[nodiscard]] Result<SavedRule> parse_saved_rule(std::string_view line);

}  // namespace switchbox::ui
