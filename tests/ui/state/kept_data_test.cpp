// Tests of all kept data as one text.
#include "ui/state/kept_data.hpp"

#include <doctest/doctest.h>

#include "base/random.hpp"
#include "game/saved_game.hpp"
#include "i18n/words.hpp"
#include "support/games.hpp"

using namespace switchbox;
using namespace switchbox::test;
using ui::format_kept_data;
using ui::KeptData;
using ui::parse_kept_data;

namespace {

KeptData some_data() {
    KeptData data{{}, paper_game(), {}, "merlin-order 2"};
    data.settings.theme = ui::ThemeChoice::light;
    data.settings.rules = {{"Cross", {.shape = {3, 3}, .inner = {{0, 0}, {0, 1}}}}};
    data.statistics.machines["merlin"] = {12, 10, 4, 3, 1, 754, 17};
    data.statistics.daily_wins = {20779};
    static_cast<void>(data.game.apply(game::Press{4}));
    return data;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

std::string refusal(const std::string& text) {
    const auto data = parse_kept_data(text);
    REQUIRE_FALSE(data);
    return say(data.error().message);
}

void check_same(const KeptData& a, const KeptData& b) {
    CHECK(a.settings == b.settings);
    CHECK(a.game == b.game);
    CHECK(a.statistics == b.statistics);
    CHECK(a.lesson == b.lesson);
}

}  // namespace

TEST_CASE("a player's data reads back as it was written, with other line ends too") {
    const KeptData data = some_data();
    const std::string text = format_kept_data(data);
    CHECK(text.starts_with("switchbox-data 1\npart settings 4\nswitchbox-settings 2\ntheme light\n"));
    const auto read = parse_kept_data(text);
    REQUIRE(read);
    check_same(*read, data);
    std::string windows = "\xEF\xBB\xBF";
    for (const char c : text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const auto same = parse_kept_data(windows);
    REQUIRE(same);
    check_same(*same, data);
    KeptData plain{{}, paper_game(), {}, ""};
    const auto without_lesson = parse_kept_data(format_kept_data(plain));
    REQUIRE(without_lesson);
    check_same(*without_lesson, plain);
}

TEST_CASE("a damaged file is refused with the place") {
    const std::string text = format_kept_data(some_data());
    CHECK(refusal("") == "data file, line 1: it does not begin with 'switchbox-data 1'");
    CHECK(refusal(replaced(text, "data 1", "data 2")) ==
          "data file, line 1: it was written by another version of Switchbox ('switchbox-data 2')");
    CHECK(refusal(text.substr(0, text.size() - 4)) == "data file, line 18: the end is missing");
    CHECK(refusal(replaced(text, "part game", "part same")) ==
          "data file, line 7: 'part same 4' does not begin a part");
    CHECK(refusal(replaced(text, "part game 4", "part game 400")) ==
          "data file, line 7: this part has fewer lines than it says");
    CHECK(refusal(replaced(text, "part lesson 1\nmerlin-order 2\n", "")) ==
          "data file, line 17: the part 'lesson' is missing");
    CHECK(refusal(replaced(text, "theme light", "theme pink")) ==
          "data file: settings, line 2: 'theme pink' is not a setting");
    CHECK(refusal(replaced(text, "press 5", "press 55"))
              .starts_with("data file: saved game, line 3: press 55: "));
    CHECK(refusal(replaced(text, "wins 10", "wins ten")).starts_with("data file: statistics, line 2: "));
    CHECK(refusal(std::string(ui::largest_kept_data + 1, 'x')).starts_with("data file: 8,000,001 bytes"));
}

TEST_CASE("no damage to a file goes unnoticed but what leaves it readable") {
    Random random(1);
    const std::string text = format_kept_data(some_data());
    for (int n = 0; n < 3000; ++n) {
        std::string changed = text;
        const auto at = static_cast<std::size_t>(random.below(text.size()));
        if (n % 3 == 0) changed.erase(at, 1 + static_cast<std::size_t>(random.below(30)));
        if (n % 3 == 1) changed[at] = static_cast<char>(random.below(256));
        if (n % 3 == 2) changed.resize(at);
        const auto data = parse_kept_data(changed);
        if (data) REQUIRE(parse_kept_data(format_kept_data(*data)));
        if (!data) REQUIRE_FALSE(say(data.error().message).empty());
    }
}
