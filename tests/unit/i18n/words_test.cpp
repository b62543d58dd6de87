// Tests of the current language, and of changing it.
#include <set>

#include "i18n/embedded.hpp"
#include "languages.hpp"
#include "support/support.hpp"

namespace switchbox::test {
namespace {

// Restores English, which all other tests expect.
struct EnglishAfterwards {
    EnglishAfterwards() = default;
    EnglishAfterwards(const EnglishAfterwards&) = delete;
    EnglishAfterwards& operator=(const EnglishAfterwards&) = delete;
    ~EnglishAfterwards() { i18n::use_embedded("en"); }
};

}  // namespace

TEST_CASE("Each language that comes into use changes the revision") {
    const EnglishAfterwards english;
    std::set<std::uint64_t> met{i18n::revision()};
    const auto is_new = [&] { return met.insert(i18n::revision()).second; };
    i18n::use(i18n::Language("a = A\n"));
    CHECK(is_new());
    CHECK(say(composed("a")) == "A");
    CHECK_FALSE(is_new());
    i18n::use(i18n::Language("a = B\n"));
    CHECK(is_new());
    CHECK(say(composed("a")) == "B");
    CHECK(i18n::in_use().templates().size() == 1);
}

TEST_CASE("Languages are offered by their own names, and the first one that is preferred is used") {
    const EnglishAfterwards english;
    const std::vector<i18n::LanguageOption> before = i18n::offers();
    i18n::offer_embedded();
    REQUIRE(i18n::offers().size() == std::size(embedded::languages()));
    std::string offered;
    for (const i18n::LanguageOption& offer : i18n::offers()) offered += offer.code + " " + offer.name + "\n";
    CHECK(offered.find("de Deutsch\n") != std::string::npos);
    CHECK(offered.find("en English\n") != std::string::npos);
    i18n::offer(before);
    CHECK(i18n::offers().size() == before.size());
    CHECK_FALSE(i18n::use_embedded("xx"));
    const auto chosen = [](const std::vector<std::string>& preferred) {
        i18n::use(i18n::Language());
        i18n::use_first_embedded(preferred);
        return say("language.name");
    };
    CHECK(chosen({}) == "English");
    CHECK(chosen({"xx"}) == "English");
    CHECK(chosen({"de"}) == "Deutsch");
    CHECK(chosen({"xx", "de", "en"}) == "Deutsch");
    for (const char* tag : {"de-AT", "de_DE", "de_DE.UTF-8", "de.UTF-8"})
        CHECK(chosen({tag, "en"}) == "Deutsch");
    CHECK(chosen({"den", "en-GB", "de"}) == "English");
}

}  // namespace switchbox::test
