// Languages embedded in the program, for builds that have no page to fetch them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace switchbox::i18n {

// Offers all embedded languages (words.hpp).
void offer_embedded();
// Selects the language. Returns false, without any change, if it is not embedded.
bool use_embedded(std::string_view code);
// Selects the first available language, or English: "de_AT", "de-AT" and "de" all match "de".
void use_first_embedded(const std::vector<std::string>& preferred);

}  // namespace switchbox::i18n
