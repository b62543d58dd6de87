#include "ui/types/lights/rule_dialog.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "base/random.hpp"
#include "i18n/words.hpp"
#include "machine/rule_text.hpp"
#include "support/dialog_user.hpp"
#include "support/games.hpp"
#include "support/requests.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "ui/access/focus.hpp"
#include "ui/access/mirror.hpp"

using namespace switchbox;
using namespace switchbox::test;

namespace {

// Rule editor as it opens for a game of this machine, operated by clicks on its items.
struct Editor : DialogUser {
    explicit Editor(const std::string& text, bool touch = false)
        : DialogUser(new_game(machine::first_choice()), ui::rule_dialog) {
        surroundings.touch = touch;
        play_game(text);
        open();
    }

    void play_game(const std::string& text) { game = new_game(text); }
    void open() { take_turn(ui::open_rule_editor); }

    // Returns the names of the checked items, in reading order.
    [[nodiscard]] std::vector<std::string> checked(const std::string& id) const {
        std::vector<std::string> names;
        for (const ui::DialogItem& mark : group(id).items) {
            if (mark.checked) names.push_back(mark.name);
        }
        return names;
    }
    [[nodiscard]] std::string facts() const { return text("rule-facts"); }
    [[nodiscard]] const machine::Rule& rule() const { return state.rule.rule(); }

    // Applies changed settings, as the shell does before the next frame.
    void take_settings() {
        for (const ui::Request& request : requests) {
            if (const auto* changed = std::get_if<ui::Settings>(&request)) settings = *changed;
        }
        std::erase_if(requests,
                      [](const auto& request) { return std::holds_alternative<ui::Settings>(request); });
    }
    void click(const std::string& id) {
        DialogUser::click(id);
        take_settings();
    }
    // Clicks the stencil mark of that name.
    void mark(const std::string& name) {
        for (const ui::DialogItem& cell : group("rule-stencil").items) {
            if (cell.name == name) return click(cell.id);
        }
        FAIL("no mark " << name);
    }
    void type(const std::string& text) { Interface::type("rule-name", text); }
    void save_as(const std::string& name) {
        type(name);
        click("rule-save");
    }
    [[nodiscard]] std::vector<std::string> saved() const {
        std::vector<std::string> names;
        for (const ui::SavedRule& rule : settings.rules) names.push_back(rule.name);
        return names;
    }
};

const std::string unique_words = "Every board can be solved, in exactly one way.";

std::string one_board_in(const std::string& number) {
    return "One board in " + number + " can be solved, in " + number + " ways.";
}

machine::Rule rule_of(const std::string& text) { return *machine::rule_of(choice_of(text)); }

// Returns the number of pictures divided by the number reachable from the dark board, by trying all presses.
std::size_t boards_for_each_solvable(const machine::Rule& rule) {
    const machine::LinearMachine machine(rule, machine::uniform(rule, 0));
    std::set<std::vector<std::uint8_t>> reached;
    machine::PressGrid presses = machine::PressGrid::filled(rule.shape, 0);
    std::size_t all = 0;
    std::size_t digit = 0;
    while (digit < presses.size()) {
        ++all;
        reached.insert(machine.picture(presses).cells);
        for (digit = 0; digit < presses.size(); ++digit) {
            presses[digit] = static_cast<std::uint8_t>((presses[digit] + 1) % rule.states);
            if (presses[digit] != 0) break;
        }
    }
    return all / reached.size();
}

machine::Stencil random_stencil_within(Random& random, int reach) {
    machine::Stencil stencil;
    for (int row = -reach; row <= reach; ++row) {
        for (int column = -reach; column <= reach; ++column) {
            if (random.below(2) == 1) stencil.push_back({row, column});
        }
    }
    return stencil;
}

std::string count_text(const Natural& count, int states) {
    return say(verbatim(ui::count_words(count, states)));
}

}  // namespace

TEST_CASE("the editor opens with the rule in play, each stencil of it") {
    Editor editor("merlin");
    CHECK(editor.state.modal.open == ui::Modal::rule);
    CHECK(editor.rule() == rule_of("merlin"));
    CHECK(editor.text("rule-rows") == "3");
    CHECK(editor.text("rule-columns") == "3");
    CHECK(editor.item("rule-states-2").checked);
    CHECK(editor.item("rule-surface-plane").checked);
    CHECK(editor.item("rule-stencils-three").checked);
    CHECK(editor.checked("rule-stencil") ==
          std::vector<std::string>{"One up", "One left", "The pressed cell", "One right", "One down"});
    editor.click("rule-drawn-1");
    CHECK(editor.group("rule-stencil").name == "Effect of a press on the top edge");
    CHECK(editor.checked("rule-stencil") ==
          std::vector<std::string>{"One left", "The pressed cell", "One right"});
    editor.click("rule-drawn-2");
    CHECK(editor.group("rule-stencil").name == "Effect of a press in the top left corner");
    CHECK(editor.checked("rule-stencil") ==
          std::vector<std::string>{"The pressed cell", "One right", "One down", "One down, one right"});
    editor.play_game("quatrainment~3");
    editor.open();
    CHECK(editor.rule() == rule_of("quatrainment~3"));
}

TEST_CASE("a machine that cannot be drawn leaves the last draft, and lit-only play stays") {
    Editor editor("subboards");
    CHECK(editor.rule() == rule_of("lights-out"));
    editor.click("rule-rows-more");
    editor.play_game("row-column");
    editor.open();
    CHECK(editor.rule() == rule_of("lights-out~6x5"));
    editor.play_game("lights-out~4x4~lit");
    editor.open();
    CHECK(editor.rule() == rule_of("lights-out~4x4~lit"));
}

TEST_CASE("a drawing outlives the closed editor until another rule is in play") {
    Editor editor("merlin");
    editor.click("rule-clear");
    editor.mark("Two up");
    const machine::Rule drawn = editor.rule();
    editor.state.modal.open = ui::Modal::none;
    editor.open();
    CHECK(editor.rule() == drawn);
    editor.play_game("torus");
    editor.open();
    CHECK(editor.rule() == rule_of("torus"));
}

TEST_CASE("marks are the stencil: any drawing gives its rule, and a second click takes a mark away") {
    Random random(7);
    for (int i = 0; i < 20; ++i) {
        const machine::Stencil wanted = random_stencil_within(random, machine::largest_reach);
        Editor editor("lights-out");
        editor.click("rule-clear");
        const auto squares = editor.group("rule-stencil").items;
        REQUIRE(squares.size() == 49);
        const auto drawing = machine::drawing_of(wanted, machine::largest_reach);
        for (std::size_t cell = drawing.size(); cell-- > 0;) {
            if (drawing[cell] != 0) editor.click(squares[cell].id);
        }
        CHECK(editor.rule().inner == wanted);
        CHECK(editor.rule().shape == machine::Shape{5, 5});
        for (std::size_t cell = 0; cell < drawing.size(); ++cell) {
            if (drawing[cell] != 0) editor.click(squares[cell].id);
        }
        CHECK(editor.rule().inner.empty());
    }
}

TEST_CASE("each square of the stencil has a name of its own, and the pressed cell shows where it is") {
    Editor editor("lights-out");
    const ui::DialogGroup stencil = editor.group("rule-stencil");
    CHECK(stencil.columns == 7);
    std::set<std::string> names;
    for (const ui::DialogItem& square : stencil.items) {
        names.insert(square.name);
        CHECK((square.icon != nullptr) == (square.name == "The pressed cell"));
    }
    CHECK(names.size() == 49);
    CHECK(stencil.items.at(0).name == "Three up, three left");
    CHECK(stencil.items.at(8).name == "Two up, two left");
    CHECK(stencil.items.at(24).name == "The pressed cell");
    editor.click("rule-clear");
    editor.mark("Two up, one left");
    CHECK(editor.rule().inner == machine::Stencil{{-2, -1}});
    editor.mark("One down, three right");
    CHECK(editor.rule().inner == machine::Stencil{{-2, -1}, {1, 3}});
}

TEST_CASE("a border begins as the inner stencil and is drawn apart from it") {
    Editor editor("lights-out");
    CHECK_FALSE(editor.has("rule-drawn-0"));
    editor.click("rule-stencils-three");
    const machine::Stencil plus = rule_of("lights-out").inner;
    CHECK(editor.rule().border == machine::Border{plus, plus});
    editor.click("rule-drawn-2");
    editor.click("rule-clear");
    editor.mark("Three down");
    CHECK(editor.rule().border == machine::Border{{{3, 0}}, plus});
    CHECK(editor.rule().inner == plus);
    editor.click("rule-drawn-1");
    editor.mark("The pressed cell");
    CHECK(editor.rule().border->edge.size() == 4);
    CHECK(editor.text("rule-turned") == "The other edges take the same drawing, turned.");
    editor.click("rule-stencils-one");
    CHECK(editor.rule() == rule_of("lights-out"));
    CHECK(editor.group("rule-turned").id.empty());
}

TEST_CASE("a torus has neither corners nor edges; back on the plane they are there again") {
    Editor editor("merlin");
    editor.click("rule-drawn-2");
    editor.click("rule-surface-torus");
    machine::Rule torus = rule_of("merlin");
    torus.surface = machine::Surface::torus;
    torus.border.reset();
    CHECK(editor.rule() == torus);
    CHECK(editor.item("rule-stencils-one").checked);
    CHECK_FALSE(editor.item("rule-stencils-three").enabled);
    CHECK_FALSE(editor.has("rule-drawn-2"));
    // Marks drawn from now on change the stencil of every cell.
    editor.mark("Two up");
    editor.mark("Two up");
    editor.click("rule-surface-plane");
    CHECK(editor.rule() == rule_of("merlin"));
}

TEST_CASE("a cylinder is chosen, played and opened again, and has one stencil for all cells") {
    Editor editor("merlin");
    editor.click("rule-surface-cylinder");
    machine::Rule cylinder = rule_of("merlin");
    cylinder.surface = machine::Surface::cylinder;
    cylinder.border.reset();
    CHECK(editor.rule() == cylinder);
    CHECK_FALSE(editor.item("rule-stencils-three").enabled);
    CHECK(editor.text("rule-facts").find("(Rank\xC2\xA0") != std::string::npos);
    editor.play_game("own~3x3~2~c~XQ");
    CHECK(editor.item("rule-surface-cylinder").checked);
}

TEST_CASE("facts of rules that the sources know") {
    // The determinants of the last two are 5 and 9; with a composite number of states there is no nullity.
    for (const auto& [machine, facts] :
         {std::pair{"merlin", unique_words + " (Rank\u00A09, nullity\u00A00)"},
          {"quatrainment", unique_words + " (Rank\u00A016, nullity\u00A00)"},
          {"lights-out", one_board_in("4") + " (Rank\u00A023, nullity\u00A02)"},
          {"lights-out~4x4", one_board_in("16") + " (Rank\u00A012, nullity\u00A04)"},
          {"lights-out~4x4~3", one_board_in("9") + " (Rank\u00A014, nullity\u00A02)"},
          {"torus~3", unique_words + " (Rank\u00A09, nullity\u00A00)"},
          {"torus~5", one_board_in("5") + " (Rank\u00A08, nullity\u00A01)"},
          {"merlin~6", unique_words + " (Rank 9)"},
          {"quatrainment~9", one_board_in("9") + " (Rank 15)"}}) {
        const std::string id = machine;  // doctest captures no structured binding
        CAPTURE(id);
        CHECK(Editor(id).facts() == facts);
    }
}

TEST_CASE("the facts are what trying all presses gives, for any states and every surface") {
    Random random(11);
    for (int states = 2; states <= 9; ++states) {
        for (int i = 0; i < 6; ++i) {
            machine::Rule rule;
            rule.shape = states <= 4 ? machine::Shape{2, 3} : machine::Shape{1, 3};
            rule.states = states;
            rule.surface = static_cast<machine::Surface>(i % 3);
            rule.inner = random_stencil_within(random, 1);
            if (i >= 4) rule.holes = {1};
            rule = machine::tidied(rule);
            if (machine::problem_with_own(rule)) continue;
            const std::size_t count = boards_for_each_solvable(rule) / (rule.holes.empty() ? 1 : states);
            const std::string number = count_text(static_cast<std::uint32_t>(count), states);
            const std::string wanted = count == 1 ? unique_words : one_board_in(number);
            CAPTURE(machine::format_rule(rule));
            const ui::RuleFacts facts = ui::facts_of(rule);
            CHECK(facts.playable);
            const std::string words = ui::words_of(facts);
            CHECK(words.substr(0, words.find(" (Rank")) == wanted);
        }
    }
}

TEST_CASE("counts are grouped while they are short, then powers, then rounded") {
    CHECK(count_text(4, 2) == "4");
    CHECK(count_text(1000, 3) == "1000");
    CHECK(count_text(power(2, 29), 8) == "536,870,912");
    CHECK(count_text(power(2, 30), 2) == "2^30");
    CHECK(count_text(power(2, 64), 4) == "2^64");
    CHECK(count_text(power(3, 4096), 9) == "3^4096");
    CHECK(count_text(power(7, 12), 7) == "7^12");
    CHECK(count_text(power(6, 15), 6) == "about 4.7 \xC3\x97 10^11");
}

TEST_CASE("a rule that changes nothing cannot be played or kept, and says why") {
    Editor editor("lights-out");
    editor.click("rule-clear");
    CHECK(editor.facts() == "This cannot be played yet: no press changes a lamp; draw at least one cell.");
    CHECK_FALSE(editor.item("rule-play").enabled);
    CHECK_FALSE(editor.item("rule-save").enabled);
    editor.mark("The pressed cell");
    CHECK(editor.facts() == unique_words + " (Rank\u00A025, nullity\u00A00)");
    CHECK(editor.item("rule-play").enabled);
    CHECK(editor.item("rule-save").enabled);
}

TEST_CASE("holes are marks on the board; all of them are too many") {
    Editor editor("lights-out~2x3");
    CHECK(editor.group("rule-holes").columns == 3);
    CHECK(editor.item("rule-hole-6").name == "Row 2, column 3");
    for (int cell = 1; cell <= 6; ++cell) editor.click("rule-hole-" + std::to_string(cell));
    CHECK(editor.facts() == "This cannot be played yet: every cell is a hole; at least one lamp is needed.");
    editor.click("rule-hole-5");
    CHECK(editor.rule().holes == std::vector<std::size_t>{0, 1, 2, 3, 5});
    CHECK(editor.facts() == unique_words + " (Rank\u00A01, nullity\u00A00)");
    CHECK(editor.checked("rule-holes").size() == 5);
}

TEST_CASE("holes stay where they are when the board changes its size") {
    Editor editor("lights-out~3x3");
    editor.click("rule-hole-9");  // row 3, column 3
    editor.click("rule-columns-more");
    CHECK(editor.rule().holes == std::vector<std::size_t>{10});
    editor.click("rule-rows-less");
    CHECK(editor.rule().holes.empty());
    editor.click("rule-rows-more");
    CHECK(editor.rule().holes == std::vector<std::size_t>{10});
}

TEST_CASE("large boards keep their holes, which cannot be drawn there") {
    Editor editor("lights-out~16x15");
    editor.click("rule-hole-1");
    CHECK(editor.group("rule-holes").kind == ui::GroupKind::marks);
    editor.click("rule-rows-more");
    CHECK(editor.group("rule-holes").kind == ui::GroupKind::words);
    CHECK(editor.text("rule-holes") ==
          "Holes can be drawn on boards of up to 16 by 16. This board keeps its one hole.");
    CHECK(editor.rule().holes == std::vector<std::size_t>{0});
}

TEST_CASE("sizes and states go as far as the machines do") {
    Editor editor("lights-out~1x64");
    CHECK_FALSE(editor.item("rule-rows-less").enabled);
    CHECK(editor.item("rule-rows-more").enabled);
    CHECK_FALSE(editor.item("rule-columns-more").enabled);
    editor.click("rule-columns-less");
    CHECK(editor.rule().shape == machine::Shape{1, 63});
    CHECK(editor.group("rule-states").items.size() == 8);
    editor.click("rule-states-9");
    CHECK(editor.rule().states == 9);
}

TEST_CASE("Play asks for a game of the rule and closes the editor") {
    Editor editor("merlin");
    editor.click("rule-states-3");
    editor.click("rule-play");
    CHECK(editor.state.modal.open == ui::Modal::none);
    machine::Rule rule = rule_of("merlin");
    rule.states = 3;
    CHECK(only_request<ui::NewGameRequest>(editor.requests).machine == *machine::choose_own(rule));
}

TEST_CASE("rules are kept under names of their own, or the first free number") {
    Editor editor("merlin");
    CHECK(editor.item("rule-name").label == "Rule 1");
    editor.click("rule-save");
    CHECK(editor.saved() == std::vector<std::string>{"Rule 1"});
    CHECK(editor.text("rule-naming") == "Rule 1");
    CHECK(editor.settings.rules[0].rule == rule_of("merlin"));
    CHECK(say(editor.state.messages.status) == "Saved as Rule 1.");
    editor.type("");
    CHECK(editor.item("rule-name").label == "Rule 2");
    editor.click("rule-save");
    editor.save_as("  Two words ");
    CHECK(editor.saved() == std::vector<std::string>{"Rule 1", "Rule 2", "Two words"});
}

TEST_CASE("the same name replaces, in its place") {
    Editor editor("merlin");
    editor.save_as("A");
    editor.save_as("B");
    editor.click("rule-states-5");
    editor.save_as("A");
    CHECK(editor.saved() == std::vector<std::string>{"A", "B"});
    CHECK(editor.settings.rules[0].rule.states == 5);
    CHECK(editor.settings.rules[1].rule.states == 2);
}

TEST_CASE("a kept rule is loaded with one click, and what is deleted can be restored") {
    Editor editor("merlin");
    CHECK_FALSE(editor.has("rule-saved-1"));
    editor.save_as("Small");
    editor.click("rule-surface-torus");
    editor.save_as("Round");
    editor.click("rule-saved-1");
    CHECK(editor.rule() == rule_of("merlin"));
    CHECK(editor.text("rule-naming") == "Small");
    CHECK(editor.item("rule-saved-1").name == "Small, loaded");
    CHECK(editor.item("rule-saved-2").name == "Round");
    CHECK(editor.item("rule-forget").name == "Delete Small");
    editor.click("rule-forget");
    CHECK(editor.saved() == std::vector<std::string>{"Round"});
    CHECK(editor.rule() == rule_of("merlin"));
    CHECK_FALSE(editor.has("rule-forget"));
    CHECK(editor.state.focus.id == "rule-save");
    editor.click("rule-save");
    CHECK(editor.saved() == std::vector<std::string>{"Round", "Small"});
    editor.type("Other");
    CHECK_FALSE(editor.has("rule-forget"));
}

TEST_CASE("a kept rule that is in play opens under its name") {
    const std::string own = "own~" + machine::format_rule(rule_of("torus~4x4~3"));
    Editor editor(own);
    CHECK(editor.text("rule-naming").empty());
    editor.save_as("Doughnut");
    editor.play_game("merlin");
    editor.open();
    CHECK(editor.text("rule-naming").empty());
    editor.play_game(own);
    editor.open();
    CHECK(editor.text("rule-naming") == "Doughnut");
}

TEST_CASE("a name takes no control characters, no broken letters, and only so much") {
    Editor editor("merlin");
    const auto typed = [&](const std::string& text) {
        editor.type(text);
        return editor.text("rule-naming");
    };
    CHECK(typed("a\tb\nc\x7F") == "abc");
    CHECK(typed("Gr\xC3\xB6\xC3\x9F") == "Gr\xC3\xB6\xC3\x9F");
    CHECK(typed("Gr\xC3") == "Gr");
    CHECK(typed("\xC2\x85 a\xFF") == " a");
    CHECK(typed(std::string(100, 'x')) == std::string(40, 'x'));
    CHECK(typed("ends in a space ") == "ends in a space ");
}

TEST_CASE("a click on the name's field gives it the keyboard") {
    Editor editor("merlin");
    editor.click("rule-name");
    CHECK(editor.requests.empty());
    CHECK(editor.state.focus.id == "rule-name");
}

TEST_CASE("the editor's mirror is a tree with every name said, whatever is drawn") {
    for (const char* text : {"merlin", "torus", "lights-out~20x3", "lights-out~16x16"}) {
        Editor editor(text);
        editor.save_as("Kept");
        std::set<std::string> seen{""};
        for (const ui::MirrorNode& node : editor.nodes()) {
            CAPTURE(node.id);
            CHECK(seen.count(node.parent) == 1);
            CHECK(seen.insert(node.id).second);
            if (node.role == "checkbox" || node.role == "button") CHECK_FALSE(node.name.empty());
        }
        CHECK(seen.count("rule-facts") == 1);
        const auto order = editor.stops();
        CHECK(order.front().rfind("rule-rows-", 0) == 0);
        CHECK(std::count_if(order.begin(), order.end(),
                            [](const std::string& id) { return id.rfind("rule-stencil-", 0) == 0; }) == 1);
    }
}
