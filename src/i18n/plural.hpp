// Plural rules in C's notation, as in gettext's Plural-Forms: "n != 1", "n%10==1 && n%100!=11 ? 0 : n%10>=2
// && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2".
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace switchbox::i18n {

// Evaluates the expression for `n`; nullopt if it is invalid or divides by zero. Its operators are ?: || &&
// == != < > <= >= % and !, with parentheses.
[[nodiscard]] std::optional<std::uint64_t> plural_form(std::string_view expression, std::uint64_t n);

}  // namespace switchbox::i18n
