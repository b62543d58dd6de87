// What a language's file has wrong: for those who write one, and for the test that holds every file to the
// first.
#pragma once

#include <string>
#include <vector>

#include "i18n/language.hpp"

namespace switchbox::i18n {

// Lines that cannot be read, templates that cannot be taken apart, plurals that cannot be worked out,
// variants whose usual line is missing or has other names.
[[nodiscard]] std::vector<Fault> faults(const Language& language);
// The same, and compared with the language that all others follow: messages that are missing, unknown or have
// other names, names in a template that it does not have, a wrong number of plural forms.
[[nodiscard]] std::vector<Fault> faults(const Language& language, const Language& reference);

// "line 12, 'hint.press': it stands twice"
[[nodiscard]] std::string told(const Fault& fault);

}  // namespace switchbox::i18n
