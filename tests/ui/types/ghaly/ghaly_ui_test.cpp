// Tests of Ghaly's machine in the interface: commands, dialogs and the accessibility tree.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>

#include "game/new_game.hpp"
#include "i18n/words.hpp"
#include "machine/permutation_text.hpp"
#include "support/dialog_items.hpp"
#include "support/games.hpp"
#include "support/interface.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/access/focus.hpp"
#include "ui/access/mirror.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/types/ghaly/wires/wire_view.hpp"

using namespace switchbox;
using namespace switchbox::test;
using ui::Command;

namespace {

std::string codes_facts(const std::string& sigma, const std::string& tau) {
    return say(ui::facts_of({4, sigma, tau}));
}

}  // namespace

TEST_CASE("cells of Ghaly's machine are named by their colour, and buttons that are down are pressed") {
    Interface shown(ghaly_game(example_28()));
    CHECK(shown.node("board").name == "Ghaly, 4 by 4");
    CHECK(shown.node("cell-1").name == "1, row 1, column 1, dark");
    CHECK(shown.node("target-16").name == "16, row 4, column 4, red");
    shown.play("press 2");
    CHECK(shown.attribute("cell-2", "aria-pressed") == "true");
    shown.play("hint 3");
    CHECK(shown.node("cell-3").name == "3, row 1, column 3, dark, hint");
    for (int n = 1; n <= 16; ++n) {
        if (n != 2) shown.play("press " + std::to_string(n));
    }
    CHECK(shown.node("cell-4").name == "4, row 1, column 4, red");
}

TEST_CASE("the rule under Why says which colour two codes make, for who leaves the wires closed") {
    const Interface small(ghaly_game(2));
    CHECK(small.node("rule").text ==
          "Pressing a cell reroutes its wires, so different codes meet and cells change colour. Codes that "
          "meet: a first digit 1 lights; equal second digits are red, others yellow.");
    const Interface large(ghaly_game(5));
    CHECK(large.node("rule").text ==
          "Pressing a cell reroutes its wires, so different codes meet and cells change colour.");
}

TEST_CASE("wires, codes and coach are for Ghaly's machine alone") {
    const Interface shown(ghaly_game(example_28()));
    const game::Game merlin = new_game(machine::first_choice());
    const ui::UiState state;
    for (const Command command : {Command::wires, Command::codes, Command::coach}) {
        CHECK(ui::is_enabled(command, shown.game, state));
        CHECK_FALSE(ui::is_enabled(command, merlin, state));
    }
    ui::UiState wired;
    wired.wires.shown = true;
    CHECK(ui::are_wires_shown(shown.game, wired));
    CHECK_FALSE(ui::are_wires_shown(merlin, wired));
    CHECK(ui::is_enabled(Command::transmitters, shown.game, wired));
    wired.edit.on = true;
    CHECK_FALSE(ui::are_wires_shown(shown.game, wired));
    CHECK_FALSE(ui::is_enabled(Command::edit_start, shown.game, wired));
    CHECK(ui::is_enabled(Command::edit_target, shown.game, wired));
    CHECK_FALSE(ui::is_enabled(Command::invert, shown.game, wired));
}

TEST_CASE("there is no coach for a picture to match") {
    Interface shown(ghaly_game(example_28()));
    shown.play("paint target 1 3");
    CHECK_FALSE(ui::is_enabled(Command::coach, shown.game, shown.state));
    shown.state.pane.coaching = true;
    CHECK_FALSE(ui::is_coaching(shown.game, shown.state));
}

TEST_CASE("the mirror has all codes and the wiring while the wires are drawn, and only then") {
    Interface shown(ghaly_game(example_28()));
    CHECK_FALSE(shown.has("wiring"));
    shown.state.wires.shown = true;
    CHECK(shown.node("transmitter-8").name == "Entry 8, under column 4, code 111, leads to exit 8");
    CHECK(shown.node("generator-1").name == "Exit 1, over column 1, code 011, meets entry 1");
    shown.play("press 1");
    CHECK(shown.node("transmitter-1").name == "Entry 1, left of row 1, code 000, leads to exit 2");
    CHECK(shown.node("wiring").text ==
          "In one line: 2 1 3 4 5 6 7 8. In cycles: (1 2). Inversions: the fewest presses with this wiring: "
          "1, so it "
          "is odd. Support: the codes that some cell shows: 2 3 4 5. Sigma: (). Tau: (1 2 3 4).");
    std::size_t stops = 0;
    for (const std::string& id : shown.stops()) {
        stops += ui::end_of(id, 4).has_value() ? 1 : 0;
    }
    CHECK(stops == 1);
}

TEST_CASE("the permutation of the wires is copied for GAP and Sage") {
    Screen screen(ghaly_game(example_28()), desktop);
    screen.play("press 1");
    screen.act("wires");
    screen.act("copy-permutation");
    const auto copied = only_request<ui::CopyRequest>(screen.requests);
    CHECK(copied.text == "(1,2)");
    CHECK(say(copied.said) == "Copied the permutation.");
}

TEST_CASE("the wires of a level that opens with them stay on the board beside every pane") {
    Screen screen(ghaly_game(2));
    screen.act("levels");
    screen.act("level-ghaly-1");
    const auto pane = [&] { return ui::pane_now(screen.game, screen.state()); };
    const auto has_wires = [&] { return ui::are_wires_shown(screen.game, screen.state()); };
    CHECK(pane() == ui::PaneKind::wiring);
    for (const char* tab : {"pane-why", "pane-machine", "pane-why", "wires"}) {
        CAPTURE(tab);
        screen.act(tab);
        CHECK(has_wires());
        CHECK((pane() == ui::PaneKind::why) == (tab == std::string("pane-why")));
    }
    CHECK(pane() == ui::PaneKind::wiring);
    screen.act("pane-why");
    screen.key(ImGuiKey_W);
    CHECK_FALSE(has_wires());
    CHECK(pane() == ui::PaneKind::why);
    screen.key(ImGuiKey_W);
    CHECK(pane() == ui::PaneKind::wiring);
    // In other games Why takes the place of the wires.
    screen.game = ghaly_game(2);
    screen.settle();
    screen.act("pane-why");
    CHECK_FALSE(has_wires());
}

TEST_CASE("the reason of a hint is beside the wires, too") {
    Screen screen(ghaly_game(2), desktop);
    screen.act("wires");
    CHECK(screen.words("why") == "(none)");
    screen.act("hint");
    REQUIRE(screen.game.hint());
    CHECK(screen.has_place("transmitters"));
    CHECK(screen.words("why") == say(screen.why().explanation.text));
}

TEST_CASE("on a phone the lowered sheet has the whole reason of a hint beside the wires, too") {
    Screen screen(ghaly_game(2), phone);
    screen.act("wires");
    screen.rest();
    const ui::Rect board = screen.layout().board;
    CHECK_FALSE(screen.has_place("why"));
    screen.act("hint");
    screen.rest();
    REQUIRE(screen.game.hint());
    CHECK(screen.layout().board == board);
    REQUIRE(screen.has_place("why"));
    CHECK(screen.words("why").starts_with(say(screen.why().explanation.text)));
    CHECK(screen.place("why").height >= 60);                                // three lines
    CHECK(screen.attribute("why-handle", "aria-description") == "(none)");  // the reason is said once
}

TEST_CASE("over the wires cells and exits have the numbers that a hint names, where they have room") {
    struct Case {
        int size;
        std::string number;
        std::ptrdiff_t times;
    };
    // The last board has too small cells.
    for (const Case& board :
         {Case{2, "4", 2}, Case{3, "9", 1}, Case{4, "16", 1}, Case{4, "8", 2}, Case{9, "81", 0}}) {
        CAPTURE(board.size);
        CAPTURE(board.number);
        Screen screen(ghaly_game(board.size), phone);
        screen.key(ImGuiKey_W);
        REQUIRE(screen.state().wires.shown);
        const std::vector<std::string> words = screen.board_words();
        CHECK(std::count(words.begin(), words.end(), board.number) == board.times);
    }
}

TEST_CASE("without the wires the exit that a hint wants has its number beside the board, too") {
    int wanted = 0;
    for (const int size : {2, 4}) {
        CAPTURE(size);
        Screen screen(ghaly_game(size), desktop);
        const std::vector<std::string> before = screen.board_words();
        screen.act("hint");
        REQUIRE(screen.game.hint());
        const std::optional<std::size_t> transmitter = screen.why().explanation.transmitter;
        if (!transmitter) continue;
        machine::PressGrid presses = screen.game.position().presses;
        const std::size_t now = machine::wiring_of(presses).exit_of[*transmitter];
        std::uint8_t& press = presses[*screen.game.hint()];
        press = press == 0 ? 1 : 0;
        const std::size_t then = machine::wiring_of(presses).exit_of[*transmitter];
        if (then == now) continue;
        ++wanted;
        const std::string number = std::to_string(then + 1);
        const std::vector<std::string> after = screen.board_words();
        CHECK(std::count(after.begin(), after.end(), number) >
              std::count(before.begin(), before.end(), number));
    }
    CHECK(wanted > 0);
}

TEST_CASE("a dot at the bottom of each cell marks the dashed wire that it shows") {
    for (const int size : {2, 3, 4}) {
        CAPTURE(size);
        Screen screen(ghaly_game(size), desktop);
        const auto discs = [&] {
            const ui::Parts parts = screen.board_parts();
            return std::count_if(parts.begin(), parts.end(), [](const ui::Part& part) {
                return std::holds_alternative<ui::DiscPart>(part);
            });
        };
        screen.act("wires");
        const auto with_dots = discs();
        screen.act("generators");
        const auto without = discs();
        // Each dot has a casing.
        CHECK(with_dots == without + 2 * std::ssize(screen.game.machine().lamps()));
    }
}

TEST_CASE("a hint lights its wire among the others") {
    Screen screen(ghaly_game(4), desktop);
    screen.act("wires");
    const std::vector<std::string> before = screen.board_words();
    screen.act("hint");
    REQUIRE(screen.why().explanation.transmitter);
    const std::string number = std::to_string(*screen.why().explanation.transmitter + 1);
    const std::vector<std::string> after = screen.board_words();
    // Its transmitter has a number now.
    CHECK(std::count(after.begin(), after.end(), number) ==
          std::count(before.begin(), before.end(), number) + 1);
}

TEST_CASE("elements of the codes are found again by their name") {
    for (const int size : {2, 4, 9, 64}) {
        for (const ui::WireEnd end : ui::wire_ends(size)) {
            REQUIRE(ui::end_of(ui::end_id(end), size) == end);
        }
        const std::string past = std::to_string(2 * size + 1);
        CHECK_FALSE(ui::end_of("transmitter-" + past, size).has_value());
        CHECK_FALSE(ui::end_of("transmitter-0", size).has_value());
        CHECK_FALSE(ui::end_of("generator-", size).has_value());
        CHECK_FALSE(ui::end_of("cell-1", size).has_value());
    }
}

TEST_CASE("codes that change places stay on their edge, and change back") {
    const machine::GhalyCodes codes = example_28();
    const auto ends = ui::wire_ends(4);
    for (const ui::WireEnd a : ends) {
        for (const ui::WireEnd b : ends) {
            const auto other = ui::exchanged(codes, a, b);
            REQUIRE(other.has_value() == (ui::edge_of(a, 4) == ui::edge_of(b, 4)));
            if (!other) continue;
            REQUIRE((*other == codes) == (a == b));
            REQUIRE(ui::exchanged(*other, a, b) == codes);
            const machine::GhalyMachine before(codes);
            const machine::GhalyMachine after(*other);
            const bool transmitter = a.kind == ui::WireEnd::Kind::transmitter;
            if (transmitter) REQUIRE(after.transmitter_code(a.number) == before.transmitter_code(b.number));
            if (!transmitter) REQUIRE(after.generator_code(a.number) == before.generator_code(b.number));
        }
    }
}

TEST_CASE("typed cycles say at once what machine they make, or what is wrong with them") {
    CHECK(codes_facts("()", "(1 2 3 4)") ==
          "This machine can be solved to red, in 5 ways, with 11 presses or more.");
    CHECK(codes_facts("", "") == "This machine can be solved to red, in one way, with 16 presses.");
    CHECK(codes_facts("(6 7)", "(2 3)(5 8)").substr(0, 31) == "This machine cannot be solved: ");
    CHECK(codes_facts("(3 6)", "()").find("3 is of the first 4 and 6 of the last 4") != std::string::npos);
    CHECK(codes_facts("()", "(1 9)").substr(0, 5) == "tau, ");
    CHECK(codes_facts("(1 1)", "()").substr(0, 7) == "sigma, ");
    CHECK_FALSE(static_cast<bool>(ui::codes_of({4, "(1 2", "()"})));
    for (const std::string cycles : {"(1 2)(3 4)", "(5 6 7 8)", "()"}) {
        const auto codes = ui::codes_of({4, cycles, "()"});
        REQUIRE(static_cast<bool>(codes));
        CHECK(ui::draft_of(*codes).sigma == cycles);
    }
}

TEST_CASE("the example in the dialog of the codes is right for every size") {
    for (const int size : {2, 3, 4, 8, 64}) {
        CAPTURE(size);
        Interface shown(ghaly_game(machine::plain_codes(size)));
        shown.state.modal.open = ui::Modal::codes;
        shown.state.codes = ui::draft_of(machine::plain_codes(size));
        const ui::Dialog dialog = ui::open_dialog({shown.game, shown.settings, shown.state});
        const std::string& words = dialog.groups.front().text;
        const std::size_t from = words.find('(');
        REQUIRE(from != std::string::npos);
        const std::string example = words.substr(from, words.rfind(')') + 1 - from);
        CAPTURE(example);
        const auto codes = ui::codes_of({size, example, example});
        REQUIRE(static_cast<bool>(codes));
        CHECK(*codes != machine::plain_codes(size));
    }
}

TEST_CASE("the dialog of the codes uses only those that are complete and new") {
    Interface shown(ghaly_game(example_28()));
    shown.state.modal.open = ui::Modal::codes;
    shown.state.codes = ui::draft_of(example_28());
    const auto usable = [&] {
        const ui::Dialog dialog = ui::open_dialog({shown.game, shown.settings, shown.state});
        return find_item(dialog, "codes-use")->enabled;
    };
    CHECK_FALSE(usable());
    shown.state.codes.sigma = "(1 2)";
    CHECK(usable());
    shown.state.codes.sigma = "(1 2";
    CHECK_FALSE(usable());
}

TEST_CASE("what was lit and typed of one machine is forgotten with it") {
    Interface shown(ghaly_game(example_28()));
    shown.game = ghaly_game(machine::plain_codes(8));
    ui::keep_wires(shown.game, shown.state);
    shown.state.wires.shown = true;
    shown.state.wires.lit.cell = 60;
    shown.state.modal.open = ui::Modal::codes;
    shown.state.codes = ui::draft_of(machine::plain_codes(8));
    const std::string nothing_lit = say("view.wires.point");
    CHECK(shown.node("wire-path").text != nothing_lit);
    shown.game = ghaly_game(example_28());
    ui::keep_wires(shown.game, shown.state);
    CHECK(shown.state.modal.open == ui::Modal::none);
    CHECK(shown.state.wires.shown);
    CHECK(shown.node("wire-path").text == nothing_lit);
    shown.state.modal.open = ui::Modal::codes;
    shown.game = new_game(machine::first_choice());
    ui::keep_wires(shown.game, shown.state);
    CHECK(shown.state.modal.open == ui::Modal::none);
    CHECK_FALSE(shown.has("wire-path"));
    CHECK_FALSE(shown.has("wires"));
}

TEST_CASE("a long search is not offered where the game asks what it would tell") {
    const auto which = machine::choose("king", {machine::Shape{14, 14}, std::nullopt});
    int solvable = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const game::Game game(
            game::opening(*game::new_puzzle({*which, seed, std::nullopt, game::NewGameMode::question})));
        solvable += solve::is_impossible(game.verdict()) ? 0 : 1;
        for (const Command command : {Command::hint, Command::solve, Command::play, Command::search}) {
            CHECK_FALSE(ui::is_enabled(command, game, {}));
        }
    }
    CHECK(solvable > 0);
}

TEST_CASE("looking at the codes does not answer what the game asks") {
    Interface shown(asking(ghaly_game(example_28())));
    shown.state.modal.open = ui::Modal::codes;
    shown.state.codes = ui::draft_of(example_28());
    CHECK(shown.node("codes-facts").text == "The game asks whether this machine can be solved.");
    shown.state.codes.tau = "()";
    CHECK(shown.node("codes-facts").text.find("in one way, with 16 presses") != std::string::npos);
}

TEST_CASE("the coach's advice is marked for mouse and screen reader") {
    Interface shown(ghaly_game(example_28()));
    shown.state.pane.coaching = true;
    CHECK(shown.node("why").text ==
          "A sure way, not the shortest: press all the ringed buttons, 16 left. Then stripes appear: the top "
          "row and the right column show what is wrong.");
    shown.state.messages.status = tell("view.status.editing");
    CHECK(shown.node("status").text == say(shown.state.messages.status) + " " + shown.node("why").text);
    CHECK(shown.node("cell-7").name == "7, row 2, column 3, dark, hint");
    shown.play("press 7");
    CHECK(shown.node("cell-7").name.find("hint") == std::string::npos);
}

TEST_CASE("the coach answers visibly that it is on, also where it hides a hint, and that it is off") {
    Screen screen(ghaly_game(example_28()));
    const auto status = [&] { return say(screen.state().messages.status); };
    screen.act("coach");
    CHECK(status() == "Coach on: press the ringed buttons.");
    screen.carry_out("hint 3");
    CHECK(status() != "Coach on: press the ringed buttons.");
    screen.carry_out("dismiss");
    CHECK(status() == "Coach on: press the ringed buttons.");
    screen.act("coach");
    CHECK(status() == "Coach off.");
}

TEST_CASE("a game that asks hides its verdict from pane and figures") {
    Interface shown(asking(ghaly_game(example_28())));
    CHECK(shown.node("why").text.find("All cells need the same colour. No hints here") == 0);
    shown.play("answer possible");
    CHECK(shown.node("why").text == "It can be solved. The order does not matter.");
    shown.settings.presses_left = true;
    CHECK(shown.node("why").text.find("11 presses away") != std::string::npos);
}

TEST_CASE("a code that is taken, moved and let go of between two frames changes places") {
    Screen screen(ghaly_game(example_28()));
    screen.act("wires");
    const auto x1 = [&] { return machine::ghaly_in(screen.game.machine())->transmitter_code(0); };
    REQUIRE(x1() == 0);
    ImGuiIO& io = ImGui::GetIO();
    screen.point(screen.place("transmitter-1").centre());
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    screen.draw(1);
    const ImVec2 to = screen.place("transmitter-3").centre();
    io.AddMousePosEvent(to.x, to.y);
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    screen.settle();
    CHECK(x1() == 2);
    screen.drag(to, screen.place("transmitter-1").centre());
    CHECK(x1() == 0);
    // A click moves nothing, and a code cannot be dragged to another edge.
    screen.drag(to, to);
    screen.drag(to, screen.place("generator-2").centre());
    CHECK(machine::ghaly_in(screen.game.machine())->codes() == example_28());
}
