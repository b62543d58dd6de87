// Tests of the sentences about a machine as a Mealy machine, and of the sound and vibration cues of actions.
#include "game/sentences.hpp"

#include <cmath>
#include <map>

#include "support/playing.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using game::FeedbackEvent;
using game::FeedbackKind;
using game::five_tuple;
using game::Game;
using game::TupleRow;

namespace {

Game default_game(const machine::MachineChoice& which) {
    return Game(game::opening({which, which->default_start(), which->default_target()}));
}

TupleRow row_of(const Game& game, const std::string& symbol) {
    for (const TupleRow& row : five_tuple(game)) {
        if (row.symbol == symbol) return row;
    }
    FAIL("no such row");
    return {};
}

TupleRow row_of(const std::string& which, const std::string& symbol) {
    return row_of(default_game(choice_of(which)), symbol);
}

bool has(const Message& text, const std::string& part) { return say(text).find(part) != std::string::npos; }

// Returns the number of states that show each picture, by enumeration.
std::map<std::vector<std::uint8_t>, std::size_t> pictures_of(const machine::Machine& machine) {
    std::map<std::vector<std::uint8_t>, std::size_t> times;
    const std::vector<std::size_t> buttons = machine.button_sites().cells();
    machine::PressGrid presses = machine.no_presses();
    for (;;) {
        ++times[machine.picture(presses).cells];
        std::size_t i = 0;
        while (i < buttons.size()) {  // increments like a counter
            machine.press(presses, buttons[i]);
            if (presses[buttons[i]] != 0) break;
            ++i;
        }
        if (i == buttons.size()) return times;
    }
}

}  // namespace

TEST_CASE("Merlin's five-tuple is that of the model") {
    const auto rows = five_tuple(paper_game());
    REQUIRE(rows.size() == 5);
    const std::vector<std::string> symbols{"S", "I", "O", "f", "g"};
    const std::vector<std::string> names{"states", "buttons", "pictures", "next state", "picture"};
    const std::vector<std::string> sizes{"512", "9", "512", "", ""};
    for (std::size_t i = 0; i < 5; ++i) {
        CHECK(rows[i].symbol == symbols[i]);
        CHECK(rows[i].name == names[i]);
        CHECK(rows[i].size == sizes[i]);
    }
    CHECK(rows[0].words ==
          "Press grids: how often each of the 9 buttons has been pressed, modulo\u00A02. Joyner's Example 4 "
          "takes the pictures as states and g\u00A0=\u00A0f; here all machines have the states of his "
          "Example 5.");
    CHECK(rows[1].words == "One button on each lamp, counted from the top left, row by row.");
    CHECK(rows[2].words == "Each of the 9 lamps is at 0 or 1. All can be shown.");
    CHECK(rows[3].words == "f(s, e) = s + e: a press adds one to its button, modulo\u00A02.");
    CHECK(rows[4].words ==
          "g(s) = start + A\xC2\xB7s (mod 2), where column e of A marks the lamps that button e changes: "
          "linear. No two states have the same picture.");
}

TEST_CASE("Every preset has the states, buttons and pictures of its size") {
    const std::map<std::string, std::vector<std::string>> sizes{
        {"merlin", {"512", "9", "512"}},
        {"quatrainment", {"65,536", "16", "65,536"}},
        {"ghaly", {"65,536", "16", "152,587,890,625"}},  // 5^16
        {"lights-out", {"33,554,432", "25", "33,554,432"}},
        {"subboards", {"8192", "13", "65,536"}},
        {"torus", {"512", "9", "512"}},
        {"lights-out-2000", {"847,288,609,443", "25", "847,288,609,443"}},  // 3^25
        {"lights-out-6", {"68,719,476,736", "36", "68,719,476,736"}},
        {"diagonals", {"68,719,476,736", "36", "68,719,476,736"}},
        {"king", {"33,554,432", "25", "33,554,432"}},
        {"knight", {"33,554,432", "25", "33,554,432"}},
        {"neighbours", {"65,536", "16", "65,536"}},
        {"row-column", {"65,536", "16", "65,536"}},
        {"cylinder", {"33,554,432", "25", "33,554,432"}}};
    CHECK(sizes.size() == machine::catalogue().size());
    for (const machine::Preset& preset : machine::catalogue()) {
        CAPTURE(preset.id);
        const auto rows = five_tuple(default_game(choice(preset.id)));
        for (std::size_t i = 0; i < 3; ++i) CHECK(rows[i].size == sizes.at(std::string(preset.id))[i]);
    }
    CHECK(row_of("lights-out~16x16", "S").size == "2^256");
    CHECK(row_of("lights-out~7x7", "S").size == "562,949,953,421,312");
    CHECK(row_of("lights-out~5x10", "S").size == "2^50");
    CHECK(row_of("lights-out~1x1", "O").size == "2");
}

TEST_CASE("What the rows say of g is so: how many pictures there are, and how many states for each") {
    std::size_t looked_at = 0;
    for (const machine::MachineChoice& which : some_choices()) {
        CAPTURE(which->text());
        const Game game = default_game(which);
        const machine::CellMask& buttons = game.machine().button_sites();
        const double states = std::pow(game.machine().press_states(), buttons.cells().size());
        if (states > 20000) continue;
        ++looked_at;
        const auto times = pictures_of(game.machine());
        const std::string shown = say(verbatim(times.size()));
        const Message pictures = row_of(game, "O").words;
        const bool onto = row_of(game, "O").size == shown;
        CHECK(has(pictures, "Only " + shown + " ") == !onto);
        CHECK((has(pictures, "All can be shown.") || has(pictures, "Each is the picture of some")) == onto);
        if (machine::rule_of(which) == nullptr) continue;
        const std::size_t alike = times.begin()->second;
        for (const auto& [picture, count] : times) REQUIRE(count == alike);
        const Message words = row_of(game, "g").words;
        CHECK(has(words, "No two states have the same picture.") == (alike == 1));
        CHECK(has(words, "is that of " + std::to_string(alike) + " states.") == (alike > 1));
    }
    CHECK(looked_at > 20);
}

TEST_CASE("Subboards shows 4096 of its pictures, each for 2 of its states") {
    CHECK(has(row_of("subboards", "O").words, "Each of the 16 lamps is at 0 or 1. Only 4096 can be shown."));
    CHECK(has(row_of("subboards", "g").words, "Each picture that it takes is that of 2 states."));
    CHECK(row_of("subboards", "I").words ==
          "One button in the middle of each block, counted from the top left, row by row.");
    CHECK(has(row_of("lights-out~3x3~3", "O").words, "is at 0 to 2."));
    CHECK(has(row_of("lights-out-2000~16x16", "O").size, "3^256"));
}

TEST_CASE(
    "Ghaly's machine has Joyner's states, and shows fewer pictures than it has states where that is known") {
    const Game game = default_game(choice("ghaly"));
    CHECK(row_of(game, "S").words ==
          "Press grids: how often each of the 16 buttons has been pressed, modulo\u00A02, as in Joyner's "
          "Example 5.");
    CHECK(row_of(game, "O").words ==
          "Each of the 16 cells is dark or has one of 4 colours. Fewer can be shown than there are "
          "states: g is not one to one.");
    CHECK(pictures_of(game.machine()).size() < 65536);
    CHECK(row_of(game, "g").words ==
          "g(s) = the colours that the wiring s routes to each cell: not linear in s.");
    const Game large = default_game(choice("ghaly", 16, 16));
    CHECK(row_of(large, "S").size == "2^256");
    CHECK(row_of(large, "O").size == "17^256");
    CHECK(has(row_of(large, "O").words, "Not all can be shown, for there are fewer states."));
}

TEST_CASE("In lit-only play f is partial") {
    CHECK(
        row_of("merlin~lit", "f").words ==
        "f(s, e) = s + e: a press adds one to its button, modulo\u00A02. It is partial: defined only where e "
        "is on a lit lamp (Joyner, Remark 2).");
    CHECK(has(row_of("torus~2x3~3~lit", "f").words, "modulo\u00A03. It is partial"));
    CHECK(has(row_of("torus~2x3~3~lit", "f").words, "a lamp that is not at 0"));
    CHECK(has(row_of("merlin~lit", "O").words, "Each is the picture of some state."));
}

TEST_CASE("Holes have no lamp and no button, and one is not many") {
    const Game own = [] {
        machine::Rule rule{{4, 3}, 2, machine::Surface::torus, {{0, 0}, {0, 1}, {1, 2}}};
        rule.holes = {0, 7};
        return default_game(value_of(machine::choose_own(rule)));
    }();
    CHECK(row_of(own, "S").size == "1024");
    CHECK(row_of(own, "I").size == "10");
    CHECK(row_of(own, "I").words == "One button on each lamp; a hole has neither.");
    CHECK(has(row_of("lights-out~1x1", "S").words, "how often the button has been pressed"));
    CHECK(has(row_of("lights-out~1x1", "O").words, "The lamp is at 0 or 1."));
}

TEST_CASE("The words of every machine are short and readable") {
    for (const machine::MachineChoice& which : some_choices()) {
        CAPTURE(which->text());
        for (const TupleRow& row : five_tuple(default_game(which))) {
            std::string words = say(row.words);
            if (const auto dot = words.find("\xC2\xB7"); dot != std::string::npos) words.erase(dot, 2);
            CHECK(is_readable(words));
            CHECK(words.back() == '.');
        }
    }
}

TEST_CASE("The transitions are the last presses of the trail, oldest first, with what they show") {
    Game game = paper_game();
    CHECK(game::transitions(game, 5).empty());
    for (const char* action : {"press 5", "press 6", "press 7", "press 9"}) play_on(game, action);
    const auto all = game::transitions(game, 10);
    REQUIRE(all.size() == 4);
    // Arnold & Blaszak: playing 5, 6, 7, 9 in that order.
    const std::vector<std::string> shown{"110/001/011", "111/000/010", "111/110/100", "111/101/111"};
    const std::vector<std::size_t> buttons{4, 5, 6, 8};
    machine::PressGrid before = presses("000/000/000");
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(all[i].before == before);
        CHECK(all[i].button == buttons[i]);
        CHECK(all[i].shown == picture(shown[i]));
        before = all[i].after;
    }
    CHECK(before == game.position().presses);
    const auto last = game::transitions(game, 1);
    REQUIRE(last.size() == 1);
    CHECK(last[0].button == 8);
    CHECK(last[0].before == presses("000/011/100"));
}

TEST_CASE("With more states a transition leads from the press before") {
    Game game = paper_game();
    play_on(game, game::NewGame{choice_of("merlin~3"), 1});
    for (const char* action : {"press 1", "press 1", "press 1"}) play_on(game, action);
    const auto all = game::transitions(game, 2);
    REQUIRE(all.size() == 2);
    CHECK(all[0].before == presses("100/000/000"));
    CHECK(all[1].before == presses("200/000/000"));
    CHECK(all[1].after == presses("000/000/000"));
    CHECK(all[1].shown == game.puzzle().start);
}

namespace {

FeedbackEvent cue(Game& game, const char* text) {
    const game::Action action = value_of(game::parse_action(text));
    const bool was_solved = game.is_solved();
    REQUIRE(game.apply(action));
    return game::feedback_after(action, game, was_solved);
}

}  // namespace

TEST_CASE("A press, what takes it back, and an answer that shows are told apart") {
    Game game = paper_game();
    CHECK(cue(game, "press 3").kind == FeedbackKind::press);
    CHECK(cue(game, "press 3").kind == FeedbackKind::release);
    CHECK(cue(game, "undo").kind == FeedbackKind::release);
    CHECK(cue(game, "redo").kind == FeedbackKind::press);
    CHECK(cue(game, "restart").kind == FeedbackKind::release);
    CHECK(cue(game, "hint").kind == FeedbackKind::hint);
    CHECK(cue(game, "dismiss").kind == FeedbackKind::none);
    CHECK(cue(game, "solve 5 6 7 9").kind == FeedbackKind::hint);
    CHECK(cue(game, "step 2").kind == FeedbackKind::press);
    CHECK(cue(game, "step 0").kind == FeedbackKind::release);
    CHECK(cue(game, "paint start 1 0").kind == FeedbackKind::press);
    CHECK(cue(game, "new merlin 3").kind == FeedbackKind::none);
}

TEST_CASE("Reaching the target is a cue of its own, however it is reached, and being there is none") {
    Game game = paper_game();
    for (const char* press : {"press 5", "press 6", "press 7"})
        CHECK(cue(game, press).kind == FeedbackKind::press);
    CHECK(cue(game, "press 9") == FeedbackEvent{FeedbackKind::solved, 1});
    CHECK(cue(game, "undo").kind == FeedbackKind::release);
    CHECK(cue(game, "hint").kind == FeedbackKind::hint);
    CHECK(cue(game, "hint").kind == FeedbackKind::solved);
    CHECK(cue(game, "press 1").kind == FeedbackKind::press);
    Game shown = paper_game();
    cue(shown, "solve 5 6 7 9");
    CHECK(cue(shown, "step 4").kind == FeedbackKind::solved);
}

TEST_CASE("A cue knows the share of the lamps that are right") {
    Game game = paper_game();  // 100/110/001 towards 111/101/111
    CHECK(cue(game, "hint").right == doctest::Approx(3 / 9.0));
    CHECK(cue(game, "press 5").right == doctest::Approx(6 / 9.0));  // 110/001/011
}

TEST_CASE("An answer is right or refused, and that nothing leads there ends the game") {
    int impossible = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        Game game = new_ghaly_game(4, seed, game::NewGameMode::question);
        const bool is_possible = !solve::is_impossible(game.verdict());
        impossible += is_possible ? 0 : 1;
        CHECK(cue(game, is_possible ? "answer impossible" : "answer possible").kind == FeedbackKind::refused);
        CHECK(cue(game, "undo").kind == FeedbackKind::release);
        CHECK(cue(game, is_possible ? "answer possible" : "answer impossible").kind ==
              (is_possible ? FeedbackKind::hint : FeedbackKind::solved));
    }
    CHECK(impossible > 0);
    CHECK(impossible < 12);
}

}  // namespace switchbox::test
