#include "ui/access/mirror.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "support/games.hpp"
#include "support/interface.hpp"
#include "support/screen.hpp"
#include "ui/access/focus.hpp"

using namespace switchbox;
using namespace switchbox::test;
using ui::MirrorNode;

namespace {

std::map<std::string, std::string> by_id(const std::string& text) {
    std::map<std::string, std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines[line.substr(0, line.find('\t'))] = line;
    return lines;
}

}  // namespace

TEST_CASE("lamps and buttons are named as the specification says") {
    Interface shown(paper_game());
    CHECK(shown.node("board").name == "Merlin, 3 by 3");
    CHECK(shown.node("cell-1").name == "1, row 1, column 1, lit");
    CHECK(shown.node("cell-2").name == "2, row 1, column 2, dark");
    CHECK(shown.node("target-5").name == "5, row 2, column 2, dark");
    CHECK(shown.attribute("cell-5", "aria-pressed") == "false");
    REQUIRE(shown.game.apply(game::Hint{}));
    CHECK(shown.node("cell-5").name == "5, row 2, column 2, lit, hint");
    REQUIRE(shown.game.apply(game::Press{4}));
    CHECK(shown.node("cell-5").name == "5, row 2, column 2, dark");
    CHECK(shown.attribute("cell-5", "aria-pressed") == "true");
}

TEST_CASE("what can do nothing is disabled, and Tab does not stop there") {
    Interface shown(paper_game());
    CHECK(shown.attribute("undo", "disabled") == "true");
    CHECK(shown.attribute("undo", "tabindex") == "-1");
    CHECK(shown.attribute("hint", "disabled") == "(none)");
    CHECK(shown.attribute("hint", "tabindex") == "0");
    CHECK_FALSE(shown.has("timeline"));
    REQUIRE(shown.game.apply(game::Solve{}));
    REQUIRE(shown.game.apply(game::StepTo{2}));
    CHECK(shown.attribute("undo", "disabled") == "(none)");
    CHECK(shown.attribute("timeline", "aria-valuetext") == "Step 2 of 4");
    CHECK(shown.attribute("timeline", "aria-valuemax") == "4");
}

TEST_CASE("the board and the machines are one Tab stop each") {
    Interface shown(paper_game());
    shown.state.focus.cursor = 6;
    const auto order = shown.stops();
    CHECK(std::count_if(order.begin(), order.end(),
                        [](const auto& id) { return id.rfind("cell-", 0) == 0; }) == 1);
    CHECK(std::count_if(order.begin(), order.end(),
                        [](const auto& id) { return id.rfind("machine-", 0) == 0; }) == 1);
    CHECK(std::find(order.begin(), order.end(), "cell-7") != order.end());
    CHECK(shown.attribute("cell-7", "tabindex") == "0");
    CHECK(shown.attribute("cell-1", "tabindex") == "-1");
}

TEST_CASE("the written mirror is one line a node with tabs between its fields") {
    Interface shown(paper_game());
    const std::string text = ui::format_mirror(shown.nodes());
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    CHECK(lines == shown.nodes().size());
    CHECK(text.find("cell-1\tgridcell-1\tbutton\t1, row 1, column 1, lit\t\t") != std::string::npos);
}

TEST_CASE("Why says the same words as the explanation of the hint") {
    Interface shown(paper_game());
    REQUIRE(shown.game.apply(game::Hint{}));
    CHECK(shown.node("why").text ==
          "Count the wrong lamps among 1, 3, 5, 7 and 9: three. Odd means: press 5.");
}

TEST_CASE("after a press only the lines that have changed are told again, and together they make the whole") {
    Interface shown(paper_game());
    ui::MirrorDiffer teller;
    const ui::MirrorUpdate first = teller.update(shown.nodes());
    CHECK(first.is_whole);
    CHECK(first.lines == ui::format_mirror(shown.nodes()));
    std::map<std::string, std::string> lines = by_id(first.lines);
    int wholes = 0;
    for (const char* action : {"press 5", "press 1", "hint", "solve", "step 2", "dismiss"}) {
        CAPTURE(action);
        shown.play(action);
        const ui::MirrorUpdate news = teller.update(shown.nodes());
        // A hint has a figure and a solution has steps, which are different elements.
        wholes += news.is_whole ? 1 : 0;
        if (news.is_whole) lines.clear();
        for (const auto& [id, line] : by_id(news.lines)) {
            CHECK(lines[id] != line);
            lines[id] = line;
        }
        CHECK(lines == by_id(ui::format_mirror(shown.nodes())));
    }
    CHECK(wholes == 3);
    CHECK(teller.update(shown.nodes()).lines.empty());
    shown.state.modal.open = ui::Modal::settings;
    CHECK(teller.update(shown.nodes()).is_whole);
}

TEST_CASE("each button says what a press on it changes, and the rule is there to be read") {
    Interface shown(paper_game());
    CHECK(shown.attribute("cell-1", "aria-description") == "changes 1, 2, 4 and 5");
    CHECK(shown.attribute("cell-5", "aria-description") == "changes 2, 4, 5, 6 and 8; should be dark");
    CHECK(shown.node("rule").role == "region");
    CHECK(shown.node("rule").name == "The rule");
    CHECK(shown.node("rule").text.find("corner") != std::string::npos);
    CHECK(Interface(ghaly_game(example_28())).attribute("cell-1", "aria-description") ==
          "turns the wires in its cell; should be red");
    const Interface blocks(game_of(choice_of("subboards")));
    CHECK(blocks.attribute("cell-1", "aria-description").substr(0, 11) == "changes 1, ");
}

TEST_CASE("of a large board the rows about the cursor are told, as many as there are, and where they are") {
    Interface shown(game_of(choice_of("lights-out~64x64")));
    CHECK(shown.attribute("board", "aria-rowcount") == "64");
    CHECK(shown.attribute("board", "aria-description") ==
          "Rows 1 to 6 of 64 are here. Arrows lead to the others.");
    CHECK(shown.has("cell-384"));
    CHECK(shown.has("target-384"));
    CHECK_FALSE(shown.has("cell-385"));
    shown.state.focus.cursor = 30 * 64 + 5;
    CHECK(shown.attribute("board-row-28", "aria-rowindex") == "28");
    CHECK(shown.attribute("board", "aria-description") ==
          "Rows 28 to 36 of 64 are here. Arrows lead to the others.");
    CHECK(shown.has("cell-" + std::to_string(shown.state.focus.cursor + 1)));
    CHECK_FALSE(shown.has("target-1"));
    shown.state.focus.cursor = 64 * 64 - 1;
    CHECK(shown.has("cell-4096"));
    const Interface whole(game_of(choice_of("lights-out~32x32")));
    CHECK(whole.has("cell-1024"));
    CHECK(whole.attribute("board", "aria-rowcount") == "(none)");
}

TEST_CASE("of a button that changes very many lamps the first are named") {
    const Interface shown(game_of(choice_of("row-column~16x16")));
    const std::string words = shown.attribute("cell-1", "aria-description");
    CHECK(words.substr(0, 32) == "changes row 1, column 1, row 1, ");
    CHECK(words.find(" and 7 more") != std::string::npos);
}

TEST_CASE("what a press changes is told again for another machine, and not while lamps are painted") {
    Screen screen(paper_game());
    const auto described = [&] { return screen.attribute("cell-2", "aria-description"); };
    CHECK(described() == "changes 1, 2 and 3; should be lit");
    screen.game = game_of(choice_of("lights-out"));
    screen.settle();
    CHECK(described() == "changes 1, 2, 3 and 7; should be dark");
    screen.act("edit");
    CHECK(described() == "(none)");
}

TEST_CASE("what does not apply to a machine is left out, what it cannot do just now is disabled") {
    Interface merlin(paper_game());
    for (const char* id :
         {"wires", "codes", "coach", "results", "transmitters", "generators", "lesson", "nearest",
          "edit-start", "fill", "play", "pause", "step-forward", "step-back", "timeline", "speed"}) {
        CAPTURE(id);
        CHECK_FALSE(merlin.has(id));
    }
    for (const char* id :
         {"hint", "solve", "undo", "redo", "restart", "new-game", "share", "edit", "settings", "help"}) {
        CAPTURE(id);
        CHECK(merlin.has(id));
    }
    merlin.play("solve");
    for (const char* id : {"play", "step-forward", "step-back", "timeline", "speed"}) {
        CAPTURE(id);
        CHECK(merlin.has(id));
    }
    Interface ghaly(ghaly_game(example_28()));
    CHECK(ghaly.has("codes"));
    CHECK_FALSE(ghaly.has("algebra"));
}

TEST_CASE("there is one title, and the side pane is a panel with a tab for each of its contents") {
    Interface shown(paper_game());
    CHECK(shown.node("title").text == "Switchbox");
    CHECK(shown.node("pane-tabs").role == "tablist");
    CHECK(shown.node("pane").role == "tabpanel");
    CHECK(shown.node("pane").name == "Why");
    CHECK(shown.attribute("pane-why", "aria-selected") == "true");
    shown.state.pane.kind = ui::PaneKind::machine;
    CHECK(shown.node("pane").name == "Model");
    CHECK(shown.node("pane-machine").role == "tab");
    CHECK(shown.attribute("pane-machine", "aria-selected") == "true");
    CHECK(shown.attribute("pane-why", "tabindex") == "-1");
}

TEST_CASE("behind a dialog everything is inert but what speaks") {
    Interface shown(paper_game());
    shown.state.messages.notice = tell("view.shell.no-storage");
    CHECK(shown.attribute("board", "inert") == "(none)");
    for (const ui::Modal modal : {ui::Modal::help, ui::Modal::settings, ui::Modal::lessons}) {
        shown.state.modal.open = modal;
        for (const MirrorNode& node : shown.nodes()) {
            if (!node.parent.empty()) continue;
            CAPTURE(node.id);
            const bool reachable = node.id == "modal" || node.id == "status" || node.id == "notice";
            CHECK((shown.attribute(node.id, "inert") == "true") == !reachable);
        }
    }
}

TEST_CASE("what is drawn has its place, and what scrolls only as much of it as can be seen") {
    for (const ImVec2 size : {desktop, phone}) {
        Screen screen(paper_game(), size);
        const auto is_placed = [&](const std::string& id) {
            return screen.has(id) && screen.attribute(id, "data-rect") != "(none)";
        };
        for (const char* id :
             {"title", "machines", "board", "target", "gridcell-1", "cell-1", "hint", "status"}) {
            CAPTURE(id);
            CHECK(is_placed(id));
        }
        CHECK(screen.attribute("cell-1", "data-seen") == "(none)");
        CHECK(is_placed("why") == (size.x != phone.x));
        CHECK(is_placed("rule") == (size.x != phone.x));
        screen.act("lessons");
        CHECK(is_placed("modal"));
        // The last lesson is far below the visible part.
        const std::string seen = screen.attribute("lesson-cube-105", "data-seen");
        CHECK(seen != "(none)");
        CHECK(seen.ends_with(" 0"));
    }
}

TEST_CASE("a finger that another one joins lets go of what it holds, be it all within a frame") {
    for (int run = 0; run < 4; ++run) {
        const bool joined = run % 2 == 1;
        const bool slow = run >= 2;
        CAPTURE(slow);
        Screen screen(paper_game(), phone);
        const ImVec2 middle = screen.place("hint").centre();
        ImGui::GetIO().AddMousePosEvent(middle.x, middle.y);
        if (!slow) screen.settle();
        ImGui::GetIO().AddMouseButtonEvent(0, true);
        if (!slow) screen.settle();
        if (joined) screen.let_go();
        ImGui::GetIO().AddMouseButtonEvent(0, false);
        screen.settle();
        CHECK(screen.game.hint().has_value() == !joined);
        // The next click is an ordinary one: it shows a hint, or does what the hint says.
        ImGui::GetIO().AddMouseButtonEvent(0, true);
        ImGui::GetIO().AddMouseButtonEvent(0, false);
        screen.settle();
        CHECK(screen.game.hint().has_value() == joined);
        CHECK(screen.game.position().press_count == (joined ? 0 : 1));
    }
}
