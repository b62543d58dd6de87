#include "ui/state/settings.hpp"

#include <doctest/doctest.h>

#include <utility>
#include <vector>

#include "base/random.hpp"
#include "i18n/words.hpp"
#include "machine/machine_type.hpp"
#include "machine/rule_text.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "ui/frame/status_words.hpp"

using namespace switchbox::ui;
namespace machine = switchbox::machine;
using switchbox::Random;

namespace {

int below(Random& random, int bound) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
}

machine::Stencil random_stencil(Random& random) {
    machine::Stencil stencil{{0, 0}};
    for (int i = below(random, 12); i > 0; --i)
        stencil.push_back({below(random, 7) - 3, below(random, 7) - 3});
    return stencil;
}

// Returns a random rule of any size that can be played.
machine::Rule random_rule(Random& random) {
    machine::Rule rule;
    rule.shape = {2 + below(random, 30), 2 + below(random, 30)};
    rule.states = 2 + below(random, 8);
    if (random.below(2) == 1) rule.surface = machine::Surface::torus;
    rule.inner = random_stencil(random);
    if (random.below(2) == 1) rule.border = machine::Border{random_stencil(random), random_stencil(random)};
    for (std::size_t cell = 1; cell < rule.shape.size(); ++cell) {
        if (random.below(5) == 1) rule.holes.push_back(cell);
    }
    return *machine::rule_of(*machine::choose_own(rule));
}

std::string random_name(Random& random) {
    const std::vector<std::string> letters{"a", "Z", "7", " ", "'", "~", "\xC3\xA9", "\xE2\x82\xAC"};
    std::string name = "R";
    for (int i = below(random, 38); i > 0; --i) name += letters[random.below(letters.size())];
    return name + "!";
}

std::string plus() { return machine::format_rule(*machine::rule_of(*machine::choose("lights-out", {}))); }

std::string problem_in(const std::string& text) { return say(parse_settings(text).error().message); }

std::string problem_in_rule(const std::string& line) {
    return problem_in("switchbox-settings 1\ntheme dark\nrule " + plus() + " A\nrule " + line + "\n");
}

}  // namespace

TEST_CASE("Each setting and each of its choices has a name") {
    for (const Setting& setting : all_settings()) {
        CHECK(switchbox::has_message({setting.name().id}));
        for (int choice = 0; choice < static_cast<int>(setting.choices.size()); ++choice)
            CHECK(switchbox::has_message({setting.choice_name(choice).id}));
    }
}

TEST_CASE("settings survive being written and read, every combination of them") {
    std::vector<Settings> all{Settings{}};
    for (const Setting& setting : all_settings()) {
        const std::vector<Settings> before = std::exchange(all, {});
        for (Settings settings : before) {
            for (int choice = 0; choice < static_cast<int>(setting.choices.size()); ++choice) {
                setting.set(settings, choice);
                CHECK(setting.get(settings) == choice);
                all.push_back(settings);
            }
        }
    }
    for (const Settings& settings : all) {
        const auto read = parse_settings(format_settings(settings));
        REQUIRE(static_cast<bool>(read));
        CHECK(*read == settings);
    }
}

TEST_CASE("what somebody new has seen survives being written and read, and whoever has settings is not new") {
    Settings settings = new_player(true);
    settings.presses_left = true;
    settings.introduced.emplace_back("lights-out-2000");
    const auto read = parse_settings(format_settings(settings));
    REQUIRE(static_cast<bool>(read));
    CHECK(*read == settings);
    const Settings nobody_known = new_player(false);
    CHECK(*parse_settings(format_settings(nobody_known)) == nobody_known);
    CHECK_FALSE(parse_settings("switchbox-settings 1\n")->introduces);
    CHECK_FALSE(parse_settings("switchbox-settings 1\n")->guided);
}

TEST_CASE("sound and vibration are off at first, and only what is switched on is written") {
    Settings settings;
    CHECK_FALSE(settings.sound);
    CHECK_FALSE(settings.vibration);
    const std::string first = "switchbox-settings 2\n";
    CHECK(format_settings(settings) == first + "end\n");
    settings.sound = true;
    CHECK(format_settings(settings) == first + "sound on\nend\n");
    settings.vibration = true;
    CHECK(format_settings(settings) == first + "sound on\nvibration on\nend\n");
}

TEST_CASE("damaged settings are refused with the line at fault") {
    CHECK(problem_in("") == "settings, line 1: it does not begin with 'switchbox-settings 2'");
    CHECK(problem_in("switchbox-settings 2\ntheme dark\n") == "settings, line 2: the end is missing");
    CHECK(problem_in("switchbox-settings 1\ntheme dark\nvolume\n") ==
          "settings, line 3: 'volume' is not a setting");
    for (const char* line :
         {"theme pink", "guide maybe", "presses-left 3", "introduced Merlin", "introduced merlin  ghaly"}) {
        CHECK(problem_in("switchbox-settings 1\n" + std::string(line) + "\n") ==
              "settings, line 2: '" + std::string(line) + "' is not a setting");
    }
}

TEST_CASE("what is left to the system follows the system, and a choice does not") {
    Settings settings;
    CHECK(theme_in_use(settings, {true, false, false, false}) == ThemeChoice::dark);
    CHECK(theme_in_use(settings, {false, false, false, false}) == ThemeChoice::light);
    CHECK(theme_in_use(settings, {false, false, false, true}) == ThemeChoice::contrast);
    CHECK(is_motion_reduced(settings, {true, true, false}));
    settings.theme = ThemeChoice::light;
    settings.motion = MotionChoice::full;
    CHECK(theme_in_use(settings, {true, false, false, true}) == ThemeChoice::light);
    CHECK_FALSE(is_motion_reduced(settings, {true, true, false}));
}

TEST_CASE("kept rules survive being written and read, whatever their names and drawings") {
    Random random(5);
    for (int i = 0; i < 40; ++i) {
        Settings settings;
        for (int rules = below(random, 6); rules > 0; --rules) {
            keep_rule(settings.rules, {random_name(random), random_rule(random)});
        }
        const std::string text = format_settings(settings);
        CAPTURE(text);
        const auto read = parse_settings(text);
        REQUIRE(static_cast<bool>(read));
        CHECK(*read == settings);
    }
}

TEST_CASE("a kept rule is written as a line, and settings without any are read as ever") {
    Settings settings;
    const machine::Rule merlin = *machine::rule_of(*machine::choose("merlin", {}));
    keep_rule(settings.rules, {"My first rule", merlin});
    const std::string plain = "theme system\nmotion system\nspeed normal\n";
    CHECK(format_settings(settings) ==
          "switchbox-settings 2\nrule " + machine::format_rule(merlin) + " My first rule\nend\n");
    const auto read = parse_settings("switchbox-settings 1\n" + plain);
    REQUIRE(static_cast<bool>(read));
    CHECK(*read == Settings{});
}

TEST_CASE("a damaged rule is refused with its line and what is wrong with it") {
    const std::string here = "settings, line 4: ";
    CHECK(problem_in_rule("3x3~x~p~AA B") == here + "rule, states: 'x' is not 2 to 9");
    CHECK(problem_in_rule("3x3~2~p~AA B") ==
          here + "rule, stencil: no press changes a lamp; draw at least one cell");
    CHECK(problem_in_rule(plus()) == here + "the rule has no name");
    CHECK(problem_in_rule(plus() + " ") == here + "the rule has no name");
    CHECK(problem_in_rule(plus() + " A") == here + "there is another rule named 'A'");
    const std::string bad_name =
        " cannot be the name of a rule: use at most 40 characters that can be shown, without a space at "
        "either end";
    CHECK(problem_in_rule(plus() + "  B") == here + "' B'" + bad_name);
    CHECK(problem_in_rule(plus() + " B\r") == here + "'B?'" + bad_name);
    CHECK(problem_in_rule(plus() + " B\xFF") == here + "'B?'" + bad_name);
    const std::string longest(40, 'x');
    CHECK(problem_in_rule(plus() + " y" + longest) == here + "'y" + longest.substr(1) + "...'" + bad_name);
    const auto parsed = parse_settings("switchbox-settings 1\nrule " + plus() + " " + longest);
    REQUIRE(static_cast<bool>(parsed));
    CHECK(parsed->rules.at(0).name == longest);
    CHECK(problem_in_rule("").substr(0, here.size()) == here);
}

TEST_CASE("with one character damaged a kept rule is refused with its line, or is another rule") {
    Settings settings;
    keep_rule(settings.rules, {"A name", *machine::rule_of(*machine::choose("quatrainment", {}))});
    const std::string text = format_settings(settings);
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (const char damage : {'\0', '\t', '~', '9', '\x80'}) {
            std::string damaged = text;
            damaged[at] = damage;
            const auto read = parse_settings(damaged);
            if (!read) {
                CHECK(say(read.error().message).rfind("settings, line ", 0) == 0);
            } else {
                CHECK(*parse_settings(format_settings(*read)) == *read);
            }
        }
    }
}
