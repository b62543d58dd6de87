#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "support/games.hpp"
#include "support/shown.hpp"
#include "view/focus.hpp"
#include "view/mirror_text.hpp"

using namespace switchbox;
using namespace switchbox::test;
using view::MirrorNode;

namespace {

std::map<std::string, std::string> by_id(const std::string& text) {
    std::map<std::string, std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines[line.substr(0, line.find('\t'))] = line;
    return lines;
}

}  // namespace

TEST_CASE("the mirror is a tree: every id once, every parent before its children") {
    Shown shown(paper_game());
    for (const view::Modal modal : {view::Modal::none, view::Modal::help, view::Modal::settings}) {
        shown.state.modal.open = modal;
        std::set<std::string> seen{""};
        for (const MirrorNode& node : shown.nodes()) {
            CAPTURE(node.id);
            CHECK(seen.count(node.parent) == 1);
            CHECK(seen.insert(node.id).second);
            CHECK(node.name.find('\t') == std::string::npos);
        }
    }
}

TEST_CASE("lamps and buttons are named as the specification says") {
    Shown shown(paper_game());
    CHECK(shown.node("board").name == "Merlin, 3 by 3");
    CHECK(shown.node("cell-1").name == "Row 1, column 1, lit");
    CHECK(shown.node("cell-2").name == "Row 1, column 2, dark");
    CHECK(shown.node("target-5").name == "Row 2, column 2, dark");
    CHECK(shown.attribute("cell-5", "aria-pressed") == "false");
    REQUIRE(shown.game.apply(play::Hint{}));
    CHECK(shown.node("cell-5").name == "Row 2, column 2, lit, hint");
    REQUIRE(shown.game.apply(play::Press{4}));
    CHECK(shown.node("cell-5").name == "Row 2, column 2, dark");
    CHECK(shown.attribute("cell-5", "aria-pressed") == "true");
}

TEST_CASE("what can do nothing is disabled, and Tab does not stop there") {
    Shown shown(paper_game());
    CHECK(shown.attribute("undo", "disabled") == "true");
    CHECK(shown.attribute("undo", "tabindex") == "-1");
    CHECK(shown.attribute("hint", "disabled") == "(none)");
    CHECK(shown.attribute("hint", "tabindex") == "0");
    CHECK(shown.attribute("timeline", "aria-disabled") == "true");
    REQUIRE(shown.game.apply(play::Solve{}));
    REQUIRE(shown.game.apply(play::StepTo{2}));
    CHECK(shown.attribute("undo", "disabled") == "(none)");
    CHECK(shown.attribute("timeline", "aria-valuetext") == "Step 2 of 4");
    CHECK(shown.attribute("timeline", "aria-valuemax") == "4");
}

TEST_CASE("the board and the machines are one Tab stop each") {
    Shown shown(paper_game());
    shown.state.focus.cursor = 6;
    const auto order = view::focus_order(shown.game, shown.facts(), shown.state);
    CHECK(std::count_if(order.begin(), order.end(),
                        [](const auto& id) { return id.rfind("cell-", 0) == 0; }) == 1);
    CHECK(std::count_if(order.begin(), order.end(),
                        [](const auto& id) { return id.rfind("machine-", 0) == 0; }) == 1);
    CHECK(std::find(order.begin(), order.end(), "cell-7") != order.end());
    CHECK(shown.attribute("cell-7", "tabindex") == "0");
    CHECK(shown.attribute("cell-1", "tabindex") == "-1");
}

TEST_CASE("the written mirror is one line a node with tabs between its fields") {
    Shown shown(paper_game());
    const std::string text = view::format_mirror(shown.nodes());
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    CHECK(lines == shown.nodes().size());
    CHECK(text.find("cell-1\tgridcell-1\tbutton\tRow 1, column 1, lit\t\t") != std::string::npos);
}

TEST_CASE("Why says the same words as the explanation of the hint") {
    Shown shown(paper_game());
    REQUIRE(shown.game.apply(play::Hint{}));
    CHECK(shown.node("why").text ==
          "Button 5 is decided by lamps 1 3 5 7 9: three are wrong, an odd number, so press 5.");
}

TEST_CASE("after a press only the lines that have changed are told again, and together they make the whole") {
    Shown shown(paper_game());
    view::MirrorTeller teller;
    const view::MirrorNews first = teller.tell(shown.nodes());
    CHECK(first.is_whole);
    CHECK(first.lines == view::format_mirror(shown.nodes()));
    std::map<std::string, std::string> lines = by_id(first.lines);
    int wholes = 0;
    for (const char* action : {"press 5", "press 1", "hint", "solve", "step 2", "dismiss"}) {
        CAPTURE(action);
        shown.play(action);
        const view::MirrorNews news = teller.tell(shown.nodes());
        // A hint has a figure, which is another element.
        wholes += news.is_whole ? 1 : 0;
        if (news.is_whole) lines.clear();
        for (const auto& [id, line] : by_id(news.lines)) {
            CHECK(lines[id] != line);
            lines[id] = line;
        }
        CHECK(lines == by_id(view::format_mirror(shown.nodes())));
    }
    CHECK(wholes == 2);
    CHECK(teller.tell(shown.nodes()).lines.empty());
    shown.state.modal.open = view::Modal::settings;
    CHECK(teller.tell(shown.nodes()).is_whole);
}
