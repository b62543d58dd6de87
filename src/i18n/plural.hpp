// Which plural form a number takes, as a language file says it in C's notation, the one of gettext's
// Plural-Forms: "n != 1", "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2".
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace switchbox::i18n {

// What the expression comes to for `n`; nothing if it cannot be read or divides by zero. Its operators are ?:
// || && == != < > <= >= % and !, with parentheses.
[[nodiscard]] std::optional<std::uint64_t> plural_form(std::string_view expression, std::uint64_t n);

}  // namespace switchbox::i18n
