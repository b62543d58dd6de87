#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "i18n/words.hpp"
#include "support/dialog_user.hpp"
#include "support/games.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "ui/access/focus.hpp"
#include "ui/access/mirror.hpp"

using namespace switchbox;
using namespace switchbox::test;
using ui::NewGameRequest;

namespace {

// New-game dialog as it opens for a game of this machine, operated by clicks on its items.
struct SetUp : DialogUser {
    explicit SetUp(const std::string& text, bool touch = false)
        : DialogUser(new_game(text), ui::setup_dialog) {
        surroundings.touch = touch;
        open(text);
    }

    void open(const std::string& text) {
        state.setup.machine = choice_of(text);
        state.setup.shows_more = true;
        state.modal.open = ui::Modal::setup;
        look();
    }

    void type(const std::string& text) { Interface::type("setup-seed-field", text); }

    // Clicks Start, and answers as the shell does if there is no such game.
    void start_in_vain() {
        click("setup-start");
        const NewGameRequest requested = wanted();
        const auto begun =
            game.apply(game::NewGame{requested.machine, requested.seed.value_or(1), requested.fewest});
        REQUIRE_FALSE(static_cast<bool>(begun));
        ui::refuse(state.setup, begun.error().message);
        requests.clear();
    }

    [[nodiscard]] std::string machine() const { return state.setup.machine->text(); }
    [[nodiscard]] NewGameRequest wanted() const { return only_request<NewGameRequest>(requests); }
};

constexpr const char* own_plus = "own~5x5~3~p~XQ";

}  // namespace

TEST_CASE("the dialog of a game that is looked for gives way, and comes back where there is none") {
    Screen screen(paper_game());
    const auto start = [&] {
        screen.act("setup");
        screen.act("setup-level-own");
        screen.act("setup-start");
        screen.await_game();
        CHECK(screen.state().modal.open == ui::Modal::none);
    };
    const Message none = tell("play.new.not-found", 2000);
    start();
    screen.refuse_game(none);
    CHECK(screen.state().modal.open == ui::Modal::setup);
    CHECK(screen.says("No such game was found in 2000 tries"));
    screen.key(ImGuiKey_Escape);
    // A dialog opened in the meantime stays open.
    start();
    screen.act("help");
    screen.refuse_game(none);
    CHECK(screen.state().modal.open == ui::Modal::help);
    screen.key(ImGuiKey_Escape);
    start();
    screen.act("help");
    const auto fewest = screen.state().setup.fewest;
    REQUIRE(fewest.has_value());
    screen.carry_out("new merlin 1 3");
    CHECK(screen.state().modal.open == ui::Modal::help);
    CHECK(screen.state().next_game.fewest == fewest);
}

TEST_CASE("every machine of the catalogue can be chosen and started") {
    for (const machine::Preset& preset : machine::catalogue()) {
        CAPTURE(preset.id);
        SetUp setup("merlin");
        const std::string id = "setup-machine-" + std::string(preset.id);
        setup.click(id);
        CHECK(setup.item(id).checked);
        CHECK(setup.text("setup-about") == say(preset.about));
        setup.click("setup-start");
        CHECK(setup.wanted().machine == choice_of(std::string(preset.id)));
        CHECK_FALSE(setup.wanted().fewest.has_value());
        CHECK_FALSE(setup.wanted().seed.has_value());
        // The dialog waits for the answer.
        CHECK(setup.state.modal.open == ui::Modal::setup);
    }
}

TEST_CASE("it opens on the machine in play") {
    for (const char* text :
         {"merlin", "lights-out~4x7", "knight~8x8~5~lit", "cylinder~4x7~3~turns", own_plus}) {
        CAPTURE(text);
        SetUp setup(text);
        CHECK(setup.machine() == text);
        setup.click("setup-start");
        CHECK(setup.wanted().machine->text() == text);
    }
}

TEST_CASE("size, states and the rule of presses go along to the next machine that can have them") {
    SetUp setup("lights-out");
    setup.click("setup-rows-less");
    setup.click("setup-columns-more");
    setup.click("setup-states-4");
    setup.click("setup-pressing-lit");
    CHECK(setup.machine() == "lights-out~4x6~4~lit");
    setup.click("setup-machine-king");
    CHECK(setup.machine() == "king~4x6~4~lit");
    // Both have one size only, and the buttons of the second are not on lamps.
    setup.click("setup-machine-merlin");
    CHECK(setup.machine() == "merlin~4~lit");
    setup.click("setup-machine-subboards");
    CHECK(setup.machine() == "subboards~4");
    setup.click("setup-machine-torus");
    CHECK(setup.machine() == "torus~4x6~4~lit");
    setup.click("setup-pressing-turns");
    setup.click("setup-machine-cylinder");
    CHECK(setup.machine() == "cylinder~4x6~4~turns");
    setup.click("setup-pressing-any");
    setup.click("setup-states-2");
    setup.click("setup-machine-lights-out");
    CHECK(setup.machine() == "lights-out~4x6");
}

TEST_CASE("what a machine has of itself stays behind") {
    SetUp setup("merlin");
    setup.click("setup-machine-lights-out-2000");
    CHECK(setup.machine() == "lights-out-2000");
    setup.click("setup-machine-lights-out-6");
    CHECK(setup.machine() == "lights-out-6");
    // The usual size is kept after a change and back.
    setup.click("setup-rows-more");
    setup.click("setup-rows-less");
    setup.click("setup-machine-king");
    CHECK(setup.machine() == "king");
}

TEST_CASE("a size that the next machine cannot have is left out") {
    SetUp setup("lights-out~40x40");
    setup.click("setup-machine-row-column");
    CHECK(setup.machine() == "row-column");
    SetUp smallest("lights-out~1x1");
    smallest.click("setup-machine-neighbours");
    CHECK(smallest.machine() == "neighbours");
}

TEST_CASE("opened on another machine, it forgets what was asked of the one before") {
    SetUp setup("lights-out");
    setup.click("setup-rows-more");
    setup.open("king~3x3");
    setup.click("setup-machine-knight");
    CHECK(setup.machine() == "knight~3x3");
}

TEST_CASE("a rule of one's own stays at hand and keeps its size and states to itself") {
    SetUp preset("merlin");
    CHECK_FALSE(preset.has("setup-machine-own"));
    SetUp setup(own_plus);
    CHECK(setup.item("setup-machine-own").checked);
    setup.click("setup-machine-lights-out");
    CHECK(setup.machine() == "lights-out");
    setup.click("setup-pressing-lit");
    setup.click("setup-machine-own");
    CHECK(setup.machine() == std::string(own_plus) + "~lit");
    setup.click("setup-states-4");
    CHECK(setup.machine() == "own~5x5~4~p~XQ~lit");
    CHECK_FALSE(setup.item("setup-rows-more").enabled);
}

TEST_CASE("sizes end where the machine ends") {
    struct Ends {
        const char* machine;
        bool fewer_rows, more_rows, fewer_columns, more_columns;
    };
    for (const Ends& ends :
         {Ends{"merlin", false, false, false, false}, Ends{"king~1x64", false, true, true, false},
          Ends{"king~64x1", true, false, false, true}, Ends{"lights-out~1x2000", false, true, true, false},
          Ends{"lights-out~64x1~3", true, false, false, true},
          Ends{"row-column~24x1", true, false, false, true},
          // One lamp alone has no neighbours, so a press would change nothing.
          Ends{"neighbours~2x1", false, true, false, true}}) {
        CAPTURE(ends.machine);
        const SetUp setup(ends.machine);
        CHECK(setup.item("setup-rows-less").enabled == ends.fewer_rows);
        CHECK(setup.item("setup-rows-more").enabled == ends.more_rows);
        CHECK(setup.item("setup-columns-less").enabled == ends.fewer_columns);
        CHECK(setup.item("setup-columns-more").enabled == ends.more_columns);
    }
}

TEST_CASE("a size can be typed, and what cannot be had is said") {
    SetUp setup("lights-out");
    const auto type = [&](const char* text) { setup.Interface::type("setup-size-field", text); };
    type("300x1000");
    CHECK(setup.machine() == "lights-out~300x1000");
    CHECK(setup.text("setup-rows") == "300");
    type("20 \xC3\x97 30");
    CHECK(setup.machine() == "lights-out~20x30");
    type("700");
    CHECK(setup.machine() == "lights-out~700x700");
    CHECK(setup.item("setup-start").enabled);
    for (const auto& wrong :
         {std::pair{"7x", "Write it as rows x columns, 3x5."}, std::pair{"2001", "Rows must be 1 to 2000."},
          std::pair{"3x-1", "Write it as rows x columns, 3x5."}}) {
        CAPTURE(wrong.first);
        type(wrong.first);
        CHECK(setup.machine() == "lights-out~700x700");
        CHECK(setup.text("setup-size-words").find(wrong.second) != std::string::npos);
        CHECK_FALSE(setup.item("setup-start").enabled);
    }
    type("");
    CHECK(setup.item("setup-start").enabled);
    type("700");
    setup.click("setup-states-3");
    CHECK(setup.machine() == "lights-out~3");
    CHECK(setup.text("setup-size-words").find("with more than two states") != std::string::npos);
    setup.click("setup-machine-king");
    CHECK_FALSE(setup.has("setup-size-words"));
    CHECK(setup.item("setup-start").enabled);
    setup.click("setup-machine-merlin");
    CHECK_FALSE(setup.has("setup-size-field"));
}

TEST_CASE("a step that has gone as far as it goes leaves the focus to the one back") {
    SetUp setup("lights-out~2x5");
    setup.state.focus.id = "setup-rows-less";
    setup.state.focus.visible = true;
    setup.click("setup-rows-less");
    CHECK(setup.text("setup-rows") == "1");
    CHECK(setup.state.focus.id == "setup-rows-more");
}

TEST_CASE("where buttons are not lamps, lit-only play is off and says why") {
    const SetUp lamps("merlin");
    CHECK(lamps.item("setup-pressing-lit").enabled);
    CHECK(lamps.text("setup-pressing-why").empty());
    const SetUp blocks("subboards");
    CHECK_FALSE(blocks.item("setup-pressing-lit").enabled);
    CHECK(blocks.text("setup-pressing-why") ==
          "This machine's buttons are not lamps, so none of them is ever lit.");
}

TEST_CASE("where every board can be solved, the question is off and says why") {
    const SetUp some("lights-out");
    CHECK(some.item("setup-quest-question").enabled);
    CHECK(some.text("setup-quest-why").empty());
    const SetUp all("merlin");
    CHECK_FALSE(all.item("setup-quest-question").enabled);
    CHECK(all.text("setup-quest-why") == "Every board of this machine can be solved.");
    // Neither a cube nor a puzzle of one's own has such a game.
    const SetUp cube("cube~3~common");
    CHECK_FALSE(cube.item("setup-quest-question").enabled);
    CHECK(cube.text("setup-quest-why").empty());
    CHECK(SetUp("lights-out~1000x1000").item("setup-quest-question").enabled);
}

TEST_CASE("more options are shown on request, and by themselves if one is not the usual one") {
    SetUp setup("lights-out");
    setup.state.setup.shows_more.reset();
    setup.look();
    for (const char* hidden : {"setup-states-3", "setup-pressing-lit", "setup-quest-question",
                               "setup-puzzle-seed", "setup-presses-more"}) {
        CAPTURE(hidden);
        CHECK_FALSE(setup.has(hidden));
    }
    CHECK(setup.attribute("setup-more", "aria-expanded") == "false");
    CHECK(setup.node("setup-more").name == "More options");
    setup.click("setup-more");
    CHECK(setup.attribute("setup-more", "aria-expanded") == "true");
    CHECK(setup.has("setup-states-3"));
    // They stay for another machine, and go when the player says so.
    setup.click("setup-machine-king");
    CHECK(setup.has("setup-states-3"));
    setup.click("setup-more");
    CHECK_FALSE(setup.has("setup-states-3"));
    for (const char* unusual : {"lights-out~5x5~3", "merlin~lit", "cylinder~4x7~turns", "cube~3~quarter"}) {
        CAPTURE(unusual);
        setup.open(unusual);
        setup.state.setup.shows_more.reset();
        CHECK(setup.item("setup-more").expanded == true);
    }
    for (const char* usual : {"merlin", "lights-out~4x7", "cube~3~common", own_plus}) {
        CAPTURE(usual);
        setup.open(usual);
        setup.state.setup.shows_more.reset();
        CHECK(setup.item("setup-more").expanded == false);
    }
    // A change back to the usual value does not close them.
    setup.open("merlin~3");
    setup.state.setup.shows_more.reset();
    setup.look();
    setup.click("setup-states-2");
    CHECK(setup.has("setup-states-3"));
    setup.click("setup-puzzle-seed");
    setup.state.setup.shows_more.reset();
    CHECK(setup.has("setup-seed-field"));
}

TEST_CASE("presses needed go from any to the most that the machine can take") {
    SetUp setup("merlin");
    CHECK(setup.item("setup-level-any").checked);
    CHECK_FALSE(setup.has("setup-presses-more"));
    setup.click("setup-level-own");
    CHECK(setup.text("setup-presses") == "1");
    CHECK_FALSE(setup.item("setup-presses-less").enabled);
    for (int presses = 2; presses <= 9; ++presses) {
        setup.click("setup-presses-more");
        CHECK(setup.text("setup-presses") == std::to_string(presses));
    }
    CHECK(setup.item("setup-level-own").checked);
    CHECK_FALSE(setup.item("setup-presses-more").enabled);
    // The number survives a detour through a smaller machine.
    setup.open("lights-out~2x2");
    CHECK(setup.text("setup-presses") == "4");
    setup.open("merlin");
    CHECK(setup.text("setup-presses") == "9");
    setup.click("setup-states-3");
    CHECK(setup.item("setup-presses-more").enabled);
    setup.click("setup-states-2");
    setup.click("setup-start");
    CHECK(setup.wanted().fewest == std::size_t{9});

    SetUp back("merlin");
    back.click("setup-level-own");
    back.click("setup-level-any");
    CHECK_FALSE(back.has("setup-presses-more"));
    back.click("setup-start");
    CHECK_FALSE(back.wanted().fewest.has_value());
}

TEST_CASE("a seed is up to nine digits, and nothing starts without one") {
    SetUp setup("merlin");
    CHECK(setup.group("setup-seed").id.empty());
    setup.click("setup-puzzle-seed");
    CHECK_FALSE(setup.item("setup-start").enabled);
    CHECK(setup.text("setup-puzzle-words") ==
          "Enter a number: the same number always gives the same puzzle.");
    setup.type("no number");
    CHECK_FALSE(setup.item("setup-start").enabled);
    setup.type(" 1x2,345-678 90123");
    CHECK(setup.text("setup-seed") == "123456789");
    CHECK(setup.text("setup-puzzle-words").empty());
    setup.type("0042");
    setup.click("setup-start");
    CHECK(setup.wanted().seed == std::uint64_t{42});
}

TEST_CASE("a seed that was typed does not count once another puzzle is chosen") {
    SetUp setup("merlin");
    setup.click("setup-puzzle-seed");
    setup.type("7");
    setup.click("setup-puzzle-random");
    setup.click("setup-start");
    CHECK_FALSE(setup.wanted().seed.has_value());
}

TEST_CASE("a click on the seed's field gives it the keyboard") {
    SetUp setup("merlin");
    setup.click("setup-puzzle-seed");
    setup.click("setup-seed-field");
    CHECK(setup.requests.empty());
    CHECK(setup.state.focus.id == "setup-seed-field");
}

TEST_CASE("a request that cannot be met says so and keeps the dialog open until it is changed") {
    SetUp setup("lights-out~4x4");
    setup.click("setup-level-own");
    for (int presses = 1; presses < 8; ++presses) setup.click("setup-presses-more");
    setup.start_in_vain();
    CHECK(setup.state.modal.open == ui::Modal::setup);
    CHECK(setup.text("setup-refusal") == "No game of this machine needs more than 7 presses.");
    // The refusal disappears for another machine.
    setup.open("merlin");
    CHECK(setup.text("setup-refusal").empty());
    setup.open("lights-out~4x4");
    setup.click("setup-presses-less");
    CHECK(setup.text("setup-refusal").empty());
    setup.click("setup-presses-less");
    setup.click("setup-start");
    CHECK(setup.wanted().fewest == std::size_t{6});
}

TEST_CASE("lit-only play may need more presses than there are buttons, and knows where that ends") {
    SetUp setup("merlin~lit");
    setup.click("setup-level-own");
    while (setup.text("setup-presses") != "12") setup.click("setup-presses-more");
    setup.start_in_vain();
    CHECK(setup.text("setup-refusal") == "No game of this machine needs more than 11 presses.");
    setup.click("setup-presses-less");
    setup.click("setup-start");
    CHECK(setup.wanted().fewest == std::size_t{11});
}

TEST_CASE("a machine without any game is not started") {
    // A press changes the lamps around a lit one and leaves it lit, so the dark board is never reached.
    SetUp setup("neighbours");
    setup.click("setup-pressing-lit");
    setup.start_in_vain();
    CHECK_FALSE(setup.text("setup-refusal").empty());
    setup.click("setup-pressing-any");
    CHECK(setup.text("setup-refusal").empty());
    setup.click("setup-start");
    CHECK(setup.wanted().machine->text() == "neighbours");
}

TEST_CASE("each element of the dialog has a name and an id of its own, on every machine") {
    for (const machine::Preset& preset : machine::catalogue()) {
        for (const char* puzzle : {"setup-puzzle-random", "setup-puzzle-seed"}) {
            SetUp setup(std::string(preset.id));
            setup.click(puzzle);
            const ui::Dialog dialog = setup.dialog();
            CHECK(dialog.name == "Set up a game");
            std::set<std::string> ids;
            for (const ui::MirrorNode& node : setup.nodes()) {
                CAPTURE(node.id);
                CHECK(ids.insert(node.id).second);
            }
            for (const ui::DialogGroup& group : dialog.groups) {
                CHECK(ids.count(group.id) == 1);
                for (const ui::DialogItem& item : group.items) {
                    CAPTURE(item.id);
                    CHECK(ids.count(item.id) == 1);
                    CHECK_FALSE(item.name.empty());
                    CHECK((!item.label.empty() || item.icon != nullptr));
                    CHECK((item.act != nullptr || group.kind == ui::GroupKind::field));
                }
            }
        }
    }
}

TEST_CASE("of each choice one item is chosen, and the arrows go through all of them") {
    SetUp setup(own_plus);
    setup.state.focus.id = "setup-machine-own";
    std::set<std::string> seen;
    for (std::size_t i = 0; i <= machine::catalogue().size(); ++i) {
        setup.take_turn([](ui::InputContext& context) { ui::move_focus(context, 0, 1); });
        CHECK(seen.emplace(setup.state.setup.machine->id()).second);
        for (const ui::DialogGroup& group : setup.dialog().groups) {
            if (group.kind != ui::GroupKind::choice) continue;
            CAPTURE(group.id);
            const auto is_checked = [](const ui::DialogItem& item) { return item.checked; };
            CHECK(std::count_if(group.items.begin(), group.items.end(), is_checked) == 1);
        }
    }
    CHECK(setup.machine() == own_plus);
}
