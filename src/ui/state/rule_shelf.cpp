#include "ui/state/rule_shelf.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "machine/catalogue.hpp"
#include "machine/characters.hpp"
#include "machine/notation.hpp"
#include "machine/rule_text.hpp"

namespace switchbox::ui {

std::string cleaned_name(std::string_view text) {
    std::string name;
    std::size_t characters = 0;
    while (!text.empty() && characters < max_rule_name) {
        const std::size_t length = machine::character_size(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
        text.remove_prefix(character.size());
        if (length == 0 || machine::is_control(character)) continue;
        name += character;
        ++characters;
    }
    return name;
}

std::string trimmed_name(std::string_view name) { return std::string(machine::trimmed(name)); }

const SavedRule* find_rule(const SavedRules& rules, std::string_view name) {
    for (const SavedRule& rule : rules) {
        if (rule.name == name) return &rule;
    }
    return nullptr;
}

std::string unused_name(const SavedRules& rules) {
    const auto name = [](std::size_t number) { return say("view.rule.unnamed", std::to_string(number)); };
    std::size_t number = 1;
    while (find_rule(rules, name(number)) != nullptr) ++number;
    return name(number);
}

std::string name_of_rule(const SavedRules& rules, const machine::Rule& rule) {
    for (const SavedRule& saved : rules) {
        if (saved.rule == rule) return saved.name;
    }
    return {};
}

void keep_rule(SavedRules& rules, SavedRule rule) {
    rule.rule.lit_only = false;  // a way of playing, not part of the drawn rule
    for (SavedRule& saved : rules) {
        if (saved.name != rule.name) continue;
        saved = std::move(rule);
        return;
    }
    rules.push_back(std::move(rule));
}

void forget_rule(SavedRules& rules, std::string_view name) {
    std::erase_if(rules, [&](const SavedRule& rule) { return rule.name == name; });
}

std::string format_saved_rule(const SavedRule& rule) {
    return machine::format_rule(rule.rule) + " " + rule.name;
}

Result<SavedRule> parse_saved_rule(std::string_view line) {
    const std::size_t space = std::min(line.find(' '), line.size());
    const auto drawn = machine::parse_rule(line.substr(0, space));
    if (!drawn) return drawn.error();
    const machine::Rule rule = machine::tidied(*drawn);
    if (auto problem = machine::problem_with_own(rule, machine::largest_side)) return *std::move(problem);
    const std::string_view name = line.substr(std::min(space + 1, line.size()));
    if (name.empty()) return Error{tell("view.rule-shelf.no-name")};
    if (trimmed_name(cleaned_name(name)) != name) {
        return Error{tell("view.rule-shelf.bad-name", machine::quoted(name), max_rule_name)};
    }
    return SavedRule{std::string(name), rule};
}

}  // namespace switchbox::ui
