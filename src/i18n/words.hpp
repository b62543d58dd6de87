// The language in use, and what it says. There is one at a time: a page or a program speaks to one person.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "i18n/language.hpp"

namespace switchbox::i18n {

// A language that can be chosen: "de", "Deutsch".
struct Offer {
    std::string code;
    std::string name;
};
void offer(std::vector<Offer> languages);
[[nodiscard]] const std::vector<Offer>& offers();

void use(Language language);
[[nodiscard]] const Language& in_use();
// Another number after each use(): what was said before may be kept as long as it stays.
[[nodiscard]] std::uint64_t revision();

}  // namespace switchbox::i18n

namespace switchbox {

[[nodiscard]] std::string say(const Message& message);

template <class... Values>
[[nodiscard]] std::string say(std::string_view id, Values&&... values) {
    return say(tell(id, std::forward<Values>(values)...));
}

}  // namespace switchbox
