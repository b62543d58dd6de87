// The languages inside a program that has no page to fetch them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace switchbox::i18n {

void offer_embedded();
// False, and nothing changes, where there is no such language.
bool use_embedded(std::string_view code);
// The first of them that there is: "de_AT", "de-AT" and "de" all ask for "de". Else English.
void use_first_embedded(const std::vector<std::string>& preferred);

}  // namespace switchbox::i18n
