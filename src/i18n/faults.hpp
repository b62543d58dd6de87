// Checks of a language file, for translators and for the test that compares every file with the first.
#pragma once

#include <string>
#include <vector>

#include "i18n/language.hpp"

namespace switchbox::i18n {

// Returns unreadable lines, invalid templates and plural rules, and variants whose usual line is missing or
// has other names.
[[nodiscard]] std::vector<Fault> faults(const Language& language);
// Returns these faults and the differences from the reference language: missing or unknown messages, other
// names, unknown names in a template, wrong numbers of plural forms.
[[nodiscard]] std::vector<Fault> faults(const Language& language, const Language& reference);

// Returns "line 12, 'hint.press': it stands twice".
[[nodiscard]] std::string told(const Fault& fault);

}  // namespace switchbox::i18n
