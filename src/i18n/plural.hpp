// Plural forms of languages: the categories of Unicode's CLDR (zero, one, two, few, many, other) for whole
// numbers, in that order, without those that a language does not have. Source: CLDR, "Language Plural Rules".
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace switchbox::i18n {

struct PluralRule {
    std::string_view languages;               // their codes, separated by spaces
    std::size_t forms;                        // how many forms a noun has
    std::size_t (*form_of)(std::uint64_t n);  // below `forms`
};

// Returns the rule of a language by its code, "de" or "pt-br"; nullptr if the table lacks it.
[[nodiscard]] const PluralRule* plural_rule_of(std::string_view language);

}  // namespace switchbox::i18n
