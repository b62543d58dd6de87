#include "view/state/linear/rule_shelf.hpp"

#include <algorithm>

#include "machine/catalogue.hpp"
#include "machine/notation.hpp"
#include "machine/rule_text.hpp"
#include "words/words.hpp"

namespace switchbox::view {
namespace {

unsigned byte_at(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

// The bytes of the UTF-8 character that the text begins with; 0 when it begins with none.
std::size_t character_length(std::string_view text) {
    const unsigned first = byte_at(text, 0);
    if (first < 0x80) return 1;
    if (first < 0xC2 || first > 0xF4) return 0;
    const std::size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte_at(text, i) & 0xC0U) != 0x80U) return 0;
    }
    return length;
}

// Of ASCII, and those from U+0080 to U+009F.
bool is_control(std::string_view character) {
    const unsigned first = byte_at(character, 0);
    return first < 0x20 || first == 0x7F || (first == 0xC2 && byte_at(character, 1) < 0xA0);
}

}  // namespace

std::string cleaned_name(std::string_view text) {
    std::string name;
    std::size_t characters = 0;
    while (!text.empty() && characters < max_rule_name) {
        const std::size_t length = character_length(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
        text.remove_prefix(character.size());
        if (length == 0 || is_control(character)) continue;
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
    rule.rule.lit_only = false;  // a way of playing, not part of what is drawn
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
    const auto rule = machine::parse_rule(line.substr(0, space));
    if (!rule) return rule.error();
    const auto choice = machine::choose_own(*rule);
    if (!choice) return choice.error();
    const std::string_view name = line.substr(std::min(space + 1, line.size()));
    if (name.empty()) return Error{tell("view.rule-shelf.no-name")};
    if (trimmed_name(cleaned_name(name)) != name) {
        return Error{tell("view.rule-shelf.bad-name", machine::quoted(name), max_rule_name)};
    }
    return SavedRule{std::string(name), *choice->linear()};
}

}  // namespace switchbox::view
