#include <set>

#include "i18n/language.hpp"
#include "support/support.hpp"

namespace switchbox::test {
namespace {

// Forms of the numbers 0, 1, 2 ... in a language, a digit for each.
std::string forms(std::string_view language, std::uint64_t from, std::uint64_t to) {
    const i18n::PluralRule* rule = i18n::plural_rule_of(language);
    if (rule == nullptr) return "no rule";
    std::string text;
    for (std::uint64_t n = from; n <= to; ++n) text += std::to_string(rule->form_of(n));
    return text;
}

}  // namespace

TEST_CASE("Plural forms are those that Unicode lists for whole numbers") {
    CHECK(forms("ja", 0, 12) == "0000000000000");
    CHECK(forms("en", 0, 12) == "1011111111111");
    CHECK(forms("de", 0, 12) == "1011111111111");
    CHECK(forms("fr", 0, 12) == "0011111111111");
    CHECK(forms("pt-br", 0, 3) == "0011");
    CHECK(forms("is", 0, 22) == "10111111111111111111101");
    CHECK(forms("he", 0, 4) == "20122");
    CHECK(forms("lv", 0, 22) == "01222222220000000000012");
    CHECK(forms("lt", 0, 22) == "20111111112222222222201");
    CHECK(forms("ru", 0, 25) == "20111222222222222222201112");
    CHECK(forms("ru", 100, 115) == "2011122222222222");
    CHECK(forms("pl", 0, 25) == "20111222222222222222221112");
    CHECK(forms("cs", 0, 25) == "20111222222222222222222222");
    CHECK(forms("ro", 0, 21) == "1011111111111111111122");
    CHECK(forms("ro", 99, 121) == "22111111111111111111122");
    CHECK(forms("sl", 0, 6) == "3012233");
    CHECK(forms("sl", 100, 105) == "301223");
    CHECK(forms("gd", 0, 21) == "3012222222201222222233");
    CHECK(forms("mt", 0, 21) == "2012222222233333333344");
    CHECK(forms("ga", 0, 12) == "4012222333344");
    CHECK(forms("cy", 0, 8) == "012355455");
    CHECK(forms("ar", 0, 12) == "0123333333344");
    CHECK(forms("ar", 99, 104) == "455533");
}

TEST_CASE("A form is below the number of forms, and each form is used") {
    for (const char* language : {"ja", "en", "fr", "is", "he", "lv", "lt", "ru", "pl", "cs", "ro", "sl", "gd",
                                 "mt", "ga", "cy", "ar"}) {
        const i18n::PluralRule& rule = *i18n::plural_rule_of(language);
        std::set<std::size_t> used;
        for (std::uint64_t n = 0; n < 1000; ++n) used.insert(rule.form_of(n));
        CAPTURE(language);
        CHECK(used.size() == rule.forms);
        CHECK(*used.rbegin() + 1 == rule.forms);
    }
}

TEST_CASE("A language is found by its whole code alone") {
    for (const char* code : {"", " ", "e", "en de", "DE", "xx", "n"})
        CHECK(i18n::plural_rule_of(code) == nullptr);
}

}  // namespace switchbox::test
