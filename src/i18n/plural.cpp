#include "i18n/plural.hpp"

#include <array>

namespace switchbox::i18n {
namespace {

using Number = std::uint64_t;

constexpr bool is_within(Number n, Number from, Number to) { return n >= from && n <= to; }

// Returns whether n ends in 1, but not in 11.
constexpr bool ends_in_one(Number n) { return n % 10 == 1 && n % 100 != 11; }
// Returns whether n ends in 2, 3 or 4, but not in 12, 13 or 14.
constexpr bool ends_in_few(Number n) { return is_within(n % 10, 2, 4) && !is_within(n % 100, 12, 14); }

constexpr std::array<PluralRule, 17> rules{{
    {"id ja ko lo ms my th vi zh", 1, [](Number) -> std::size_t { return 0; }},
    {"bg ca da de el en eo es et eu fi gl hu it nb nl nn no sv sw tr ur", 2,
     [](Number n) -> std::size_t { return n == 1 ? 0 : 1; }},
    {"am bn fa fr gu hi hy kn pt pt-br zu", 2, [](Number n) -> std::size_t { return n <= 1 ? 0 : 1; }},
    {"is mk", 2, [](Number n) -> std::size_t { return ends_in_one(n) ? 0 : 1; }},
    {"he", 3, [](Number n) -> std::size_t { return n == 1   ? 0
                                                   : n == 2 ? 1
                                                            : 2; }},
    {"lv", 3,
     [](Number n) -> std::size_t {
         return n % 10 == 0 || is_within(n % 100, 11, 19) ? 0 : n % 10 == 1 ? 1 : 2;
     }},
    {"lt", 3,
     [](Number n) -> std::size_t {
         return is_within(n % 100, 11, 19) || n % 10 == 0 ? 2 : n % 10 == 1 ? 0 : 1;
     }},
    {"be bs hr ru sr uk", 3,
     [](Number n) -> std::size_t { return ends_in_one(n)   ? 0
                                          : ends_in_few(n) ? 1
                                                           : 2; }},
    {"pl", 3, [](Number n) -> std::size_t { return n == 1           ? 0
                                                   : ends_in_few(n) ? 1
                                                                    : 2; }},
    {"cs sk", 3, [](Number n) -> std::size_t { return n == 1               ? 0
                                                      : is_within(n, 2, 4) ? 1
                                                                           : 2; }},
    {"ro", 3,
     [](Number n) -> std::size_t { return n == 1                                ? 0
                                          : n == 0 || is_within(n % 100, 1, 19) ? 1
                                                                                : 2; }},
    {"dsb hsb sl", 4,
     [](Number n) -> std::size_t {
         return n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : is_within(n % 100, 3, 4) ? 2 : 3;
     }},
    {"gd", 4,
     [](Number n) -> std::size_t {
         return n == 1 || n == 11                             ? 0
                : n == 2 || n == 12                           ? 1
                : is_within(n, 3, 10) || is_within(n, 13, 19) ? 2
                                                              : 3;
     }},
    {"mt", 5,
     [](Number n) -> std::size_t {
         return n == 1                                ? 0
                : n == 2                              ? 1
                : n == 0 || is_within(n % 100, 3, 10) ? 2
                : is_within(n % 100, 11, 19)          ? 3
                                                      : 4;
     }},
    {"ga", 5,
     [](Number n) -> std::size_t {
         return n == 1 ? 0 : n == 2 ? 1 : is_within(n, 3, 6) ? 2 : is_within(n, 7, 10) ? 3 : 4;
     }},
    {"cy", 6, [](Number n) -> std::size_t { return n <= 3   ? static_cast<std::size_t>(n)
                                                   : n == 6 ? 4
                                                            : 5; }},
    {"ar", 6,
     [](Number n) -> std::size_t {
         return n <= 2                       ? static_cast<std::size_t>(n)
                : is_within(n % 100, 3, 10)  ? 3
                : is_within(n % 100, 11, 99) ? 4
                                             : 5;
     }},
}};

// Returns whether `code` is one of the words of `codes`.
bool is_among(std::string_view codes, std::string_view code) {
    while (!codes.empty()) {
        const std::string_view word = codes.substr(0, codes.find(' '));
        if (word == code) return true;
        codes.remove_prefix(word.size() < codes.size() ? word.size() + 1 : word.size());
    }
    return false;
}

}  // namespace

const PluralRule* plural_rule_of(std::string_view language) {
    for (const PluralRule& rule : rules)
        if (is_among(rule.languages, language)) return &rule;
    return nullptr;
}

}  // namespace switchbox::i18n
