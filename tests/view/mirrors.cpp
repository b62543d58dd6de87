#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "support/games.hpp"
#include "support/shown.hpp"
#include "view/focus.hpp"
#include "view/mirror.hpp"

using namespace switchbox;
using namespace switchbox::test;
using view::MirrorNode;

TEST_CASE("the mirror is a tree: every id once, every parent before its children") {
    Shown shown(paper_game());
    for (const view::Modal overlay : {view::Modal::none, view::Modal::help, view::Modal::settings}) {
        shown.state.modal.open = overlay;
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
          "Button 5 is decided by lamps 1 3 5 7 9: three are wrong, an odd number, so 5 has to be pressed.");
}
