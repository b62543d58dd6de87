// Tests of all kept data as one text, and of every kept text cut off after each byte, damaged at random
// bytes, or of a later version. Its parser either reads all of it or returns an error with the place.
#include "ui/state/kept_data.hpp"

#include <functional>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "faults.hpp"
#include "game/lesson.hpp"
#include "game/saved_game.hpp"
#include "i18n/words.hpp"
#include "machine/machine_type.hpp"
#include "support/games.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "ui/view.hpp"

namespace switchbox::test {

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
    data.statistics.lost = {{"2.merlin.mI.ybha0", 20779}};
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

TEST_CASE("loaded data keep the better stars of each level, and replace everything else") {
    KeptData loaded = some_data();
    loaded.statistics.stars = {{"first-1", 1}, {"first-2", 3}, {"first-4", 2}};
    KeptData here = some_data();
    here.statistics.machines["merlin"].wins = 99;
    here.statistics.machines["king"] = {1, 1, 1, 0, 0, 3, 3};
    here.statistics.daily_wins = {20780};
    here.statistics.stars = {{"first-1", 3}, {"first-2", 2}, {"first-3", 1}};
    KeptData expected = loaded;
    expected.statistics.stars = {{"first-1", 3}, {"first-2", 3}, {"first-3", 1}, {"first-4", 2}};
    check_same(ui::keeping_progress(loaded, here.statistics), expected);
    check_same(ui::keeping_progress(loaded, {}), loaded);
}

TEST_CASE("a damaged file is refused with the place") {
    const std::string text = format_kept_data(some_data());
    CHECK(refusal("") == "data file, line 1: it does not begin with 'switchbox-data 1'");
    CHECK(refusal(text.substr(0, text.size() - 4)) == "data file, line 19: the end is missing");
    CHECK(refusal(replaced(text, "part game", "part same")) ==
          "data file, line 7: 'part same 4' does not begin a part");
    CHECK(refusal(replaced(text, "part game 4", "part game 400")) ==
          "data file, line 7: this part has fewer lines than its heading gives");
    CHECK(refusal(replaced(text, "part lesson 1\nmerlin-order 2\n", "")) ==
          "data file, line 18: the part 'lesson' is missing");
    CHECK(refusal(replaced(text, "theme light", "theme pink")) ==
          "data file: settings, line 2: 'theme pink' is not a setting");
    CHECK(refusal(replaced(text, "press 5", "press 55"))
              .starts_with("data file: saved game, line 3: press 55: "));
    CHECK(refusal(replaced(text, "wins 10", "wins ten")).starts_with("data file: statistics, line 2: "));
    CHECK(refusal(std::string(ui::largest_kept_data + 1, 'x')).starts_with("data file: 8,000,001 bytes"));
}

namespace {

struct KeptText {
    std::string family;  // its name in messages
    std::string text;
    std::function<Result<std::string>(std::string_view)> reread;  // parses and formats the text
};

ui::Settings some_settings() {
    ui::Settings settings;
    settings.theme = ui::ThemeChoice::light;
    settings.language = "de";
    settings.introduces = true;
    settings.introduced = {"merlin", "lights-out-2000"};
    settings.rules = {{"Cross", *machine::rule_of(*machine::choose("lights-out", {}))},
                      {"Ends here: end", *machine::rule_of(*machine::choose("merlin", {}))}};
    return settings;
}

game::Game some_game() {
    game::Game game = paper_game();
    for (const game::Action& action : {game::Action{game::Press{4}}, game::Action{game::Hint{}},
                                       game::Action{game::Solve{}}, game::Action{game::StepTo{2}}}) {
        REQUIRE(game.apply(action));
    }
    return game;
}

game::Statistics some_statistics() {
    game::Statistics statistics;
    statistics.machines["merlin"] = {12, 10, 4, 3, 1, 754, 17};
    statistics.machines["king"] = {1, 0, 0, 0, 0, 0, 0};
    statistics.daily_wins = {20779, 20780};
    statistics.lost = {{"2.merlin.mI.ybha0", 20779}, {"2.lights-out.fdkAA.90qz5", 20780}};
    return statistics;
}

game::RecentPuzzles some_attempts() {
    game::RecentPuzzles attempts;
    game::Game game = paper_game();
    for (const std::size_t button : {4U, 5U}) {
        const game::Action press = game::Press{button};
        REQUIRE(game.apply(press));
        static_cast<void>(attempts.note(press, game, 12.5));
    }
    attempts.begin_daily(game, 20779, 20779);
    return attempts;
}

// Returns a function that parses by `parse` and formats by `format`.
template <class Parse, class Format>
auto rereading(Parse parse, Format format) {
    return [=](std::string_view text) -> Result<std::string> {
        const auto read = parse(text);
        if (!read) return read.error();
        return format(*read);
    };
}

std::vector<KeptText> kept_texts() {
    const auto attempts_text = [](const game::RecentPuzzles& attempts) { return attempts.text(); };
    return {
        {"saved game", game::save_game(some_game()), rereading(game::load_game, game::save_game)},
        {"settings", ui::format_settings(some_settings()),
         rereading(ui::parse_settings, ui::format_settings)},
        {"statistics", game::format_statistics(some_statistics()),
         rereading(game::parse_statistics, game::format_statistics)},
        {"attempts", some_attempts().text(), rereading(game::RecentPuzzles::parse, attempts_text)},
        {"data file",
         ui::format_kept_data({some_settings(), some_game(), some_statistics(), "merlin-order 2"}),
         rereading(ui::parse_kept_data, ui::format_kept_data)},
    };
}

// Returns whether the error is one line that names the text; it usually names the line too.
bool names_place(const Error& error, const std::string& family) {
    const std::string words = say(error.message);
    return words.starts_with(family) && words.find_first_of("\n\r") == std::string::npos;
}

std::string damaged_anywhere(std::string text, Random& random) {
    const auto at = static_cast<std::size_t>(random.below(text.size()));
    const auto byte = static_cast<char>(random.below(256));
    const std::uint64_t kind = random.below(4);
    if (kind == 0) text[at] = byte;
    if (kind == 1) text.insert(at, 1, byte);
    if (kind == 2) text.erase(at, 1 + static_cast<std::size_t>(random.below(12)));
    if (kind == 3) text.insert(at, text.substr(at / 2, 1 + static_cast<std::size_t>(random.below(12))));
    return text;
}

}  // namespace

TEST_CASE("a kept text that was cut off after any of its bytes is refused with the place") {
    Faults faults("torn texts");
    for (const KeptText& kept : kept_texts()) {
        CAPTURE(kept.family);
        REQUIRE(*kept.reread(kept.text) == kept.text);
        for (std::size_t length = 0; length < kept.text.size(); ++length) {
            CAPTURE(length);
            const auto reread = kept.reread(std::string_view(kept.text).substr(0, length));
            const bool is_whole = length + 1 == kept.text.size();  // only the final line end is missing
            faults.note(is_whole ? reread && *reread == kept.text
                                 : !reread && names_place(reread.error(), kept.family));
        }
    }
}

TEST_CASE("a kept text damaged at random bytes is refused with the place, or is another whole one") {
    Faults faults("damaged texts");
    Random random(16);
    for (const KeptText& kept : kept_texts()) {
        CAPTURE(kept.family);
        for (int n = 0; n < 3000; ++n) {
            std::string text = kept.text;
            for (std::uint64_t damage = random.below(3); damage < 3; ++damage) {
                text = damaged_anywhere(text, random);
            }
            CAPTURE(text);
            const auto reread = kept.reread(text);
            if (!reread) {
                faults.note(names_place(reread.error(), kept.family));
                continue;
            }
            const auto again = kept.reread(*reread);
            faults.note(again && *again == *reread);
        }
    }
}

TEST_CASE("a kept text of a later version is refused as one") {
    Faults faults("later versions");
    for (const KeptText& kept : kept_texts()) {
        const std::size_t end = kept.text.find('\n');
        const std::string family = kept.text.substr(0, kept.text.rfind(' ', end) + 1);
        for (const char* version : {"3", "10", "2.1", "two"}) {
            const auto reread = kept.reread(family + version + kept.text.substr(end));
            faults.note(!reread && say(reread.error().message) ==
                                       kept.family +
                                           ", line 1: it was written by another version of Switchbox ('" +
                                           family + version + "')");
        }
    }
}

TEST_CASE("of a lesson that was cut off no other step is opened") {
    Faults faults("torn lessons");
    for (const game::Lesson& lesson : game::lessons()) {
        const std::string text = std::string(lesson.id) + " " + std::to_string(lesson.steps.size());
        for (std::size_t length = 0; length < text.size(); ++length) {
            CAPTURE(text.substr(0, length));
            ui::View view;
            view.resume_lesson(text.substr(0, length));
            faults.note(view.lesson_text().empty());
        }
    }
}

}  // namespace switchbox::test
