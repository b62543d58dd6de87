// Language in use, and its messages. There is one at a time, since a program or page has one user.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "i18n/language.hpp"

namespace switchbox::i18n {

// Language that can be selected: "de", "Deutsch".
struct LanguageOption {
    std::string code;
    std::string name;
};
// Set and return the languages that the settings offer.
void offer(std::vector<LanguageOption> languages);
[[nodiscard]] const std::vector<LanguageOption>& offers();

// Selects the language in use; without a call, say() returns ids.
void use(Language language);
[[nodiscard]] const Language& in_use();
// Returns a number that changes with each use(). Texts may be cached while it stays the same.
[[nodiscard]] std::uint64_t revision();

}  // namespace switchbox::i18n

namespace switchbox {

// Returns the sentence in the language in use (Language::say()).
[[nodiscard]] std::string say(const Message& message);

template <class... Values>
[[nodiscard]] std::string say(std::type_identity_t<MessageIdFor<Values...>> id, Values&&... values) {
    return say(composed(id.text(), std::forward<Values>(values)...));
}

}  // namespace switchbox
