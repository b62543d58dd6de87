#include "ui/state/embed_options.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "i18n/words.hpp"

using namespace switchbox;
using namespace switchbox::ui;

namespace {

using Texts = std::vector<std::string>;

// Languages that the page offers, for the length of a test.
class Offered {
  public:
    Offered() { i18n::offer({{"en", "English"}, {"de", "Deutsch"}}); }
    Offered(const Offered&) = delete;
    Offered& operator=(const Offered&) = delete;
    ~Offered() { i18n::offer(before_); }

  private:
    std::vector<i18n::LanguageOption> before_ = i18n::offers();
};

}  // namespace

TEST_CASE("without options an embedded board has Hint, Undo and its target, and no settings of its own") {
    const EmbedOptions options = parse_embed_options("");
    CHECK(options == EmbedOptions{});
    CHECK(options.hint);
    CHECK(options.undo);
    CHECK(options.target);
    CHECK_FALSE(options.solve);
    CHECK_FALSE(options.why);
    CHECK_FALSE(options.endless);
    CHECK(problem_with(options).empty());
    Settings settings;
    settings.theme = ThemeChoice::light;
    settings.language = "de";
    settings.text = 125;
    CHECK(with_options(settings, options) == settings);
    CHECK(with_options(SystemPreferences{}, options) == SystemPreferences{});
}

TEST_CASE("each option of an embedded board is read") {
    const Offered languages;
    const EmbedOptions options = parse_embed_options(
        "theme=light;language=de;text=150;hint=off;solve=on;target=off;why=on;undo=off;games=endless;"
        "host=https://example.org:8080");
    CHECK(options.unknown.empty());
    CHECK(options.theme == ThemeChoice::light);
    CHECK(options.language == "de");
    CHECK(options.text == 150);
    CHECK_FALSE(options.hint);
    CHECK(options.solve);
    CHECK_FALSE(options.target);
    CHECK(options.why);
    CHECK_FALSE(options.undo);
    CHECK(options.endless);
    CHECK(options.host == "https://example.org:8080");
    const Settings settings = with_options(Settings{}, options);
    CHECK(settings.theme == ThemeChoice::light);
    CHECK(settings.language == "de");
    CHECK(settings.text == 150);
}

TEST_CASE("the theme of an embedded board may have high contrast on white, whatever the system prefers") {
    const EmbedOptions options = parse_embed_options("theme=light_contrast");
    Settings settings;
    settings.theme = ThemeChoice::dark;
    CHECK(with_options(settings, options).theme == ThemeChoice::system);
    const SystemPreferences seen = with_options(SystemPreferences{}, options);
    CHECK(seen.prefers_contrast);
    CHECK_FALSE(seen.prefers_dark);
    // The last one holds.
    const EmbedOptions dark = parse_embed_options("theme=light_contrast;theme=dark");
    CHECK(with_options(Settings{}, dark).theme == ThemeChoice::dark);
    CHECK_FALSE(with_options(SystemPreferences{}, dark).prefers_contrast);
}

TEST_CASE("what is not understood in the options is kept for one sentence, and the rest holds") {
    const Offered languages;
    for (const char* text : {"pink=on",
                             "pink",
                             "theme=pink",
                             "theme=system",
                             "theme=",
                             "Theme=dark",
                             "language=xx",
                             "language=",
                             "text=110",
                             "text=150%",
                             "hint=yes",
                             "hint",
                             "games=two",
                             "host=example.org",
                             "host=https://",
                             "host=https://example.org/",
                             "host=https://Example.org",
                             "host=null",
                             "=on",
                             "="}) {
        CAPTURE(text);
        const EmbedOptions options = parse_embed_options(std::string(text) + ";solve=on");
        CHECK(options.unknown == Texts{text});
        CHECK(options.solve);
        CHECK(say(problem_with(options)) ==
              "Not understood in the address of this board: '" + std::string(text) + "'.");
    }
    const EmbedOptions many = parse_embed_options("a;b;;c;d;e;");
    CHECK(many.unknown == Texts{"a", "b", "c", "d", "e"});
    CHECK(say(problem_with(many)) == "Not understood in the address of this board: 'a', 'b' and 'c'.");
}
