#include "ui/panes/machine/machine_pane.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <tuple>

#include "base/random.hpp"
#include "i18n/words.hpp"
#include "solve/state_graph_text.hpp"
#include "support/games.hpp"
#include "support/interface.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "ui/access/focus.hpp"
#include "ui/panes/machine/mealy_study.hpp"
#include "ui/panes/machine/state_graph_view.hpp"

using namespace switchbox;
using namespace switchbox::test;

namespace {

game::Game start_of(std::string_view machine) { return game_of(choice_of(machine)); }

// Machine pane without a window.
struct Pane : Interface {
    explicit Pane(game::Game from) : Interface(std::move(from)) {
        state.pane.kind = ui::PaneKind::machine;
        look();
    }
    void play(const std::string& action) {
        play_on(game, action);
        look();
    }
    // Returns the text elements in the pane.
    [[nodiscard]] std::vector<const ui::Element*> regions() const {
        std::vector<const ui::Element*> found;
        for (const ui::Element* child : arrangement.arranged().children(*find("pane")))
            if (child->role == ui::Role::region) found.push_back(child);
        return found;
    }
    [[nodiscard]] std::string line() const {
        return ui::machine_definition().line({game, state, arrangement.facts().why});
    }
    [[nodiscard]] const ui::MealyStudy& study() const { return *state.mealy.study; }
};

// Whole interface with the Machine pane open.
struct GraphScreen : Screen {
    GraphScreen(game::Game from, ImVec2 size) : Screen(std::move(from), size) {
        act("pane-machine");
        rest();
    }
    [[nodiscard]] const ui::MealyStudy& study() const { return *state().mealy.study; }
    [[nodiscard]] ui::Rect graph() const { return place("state-graph"); }
    // Returns the position of a state's dot on the screen.
    [[nodiscard]] ImVec2 dot(std::size_t of) const {
        const ImVec2 at = ui::plan_graph(*study().graph, study().rows, graph().width).dots[of];
        return {graph().x + at.x, graph().y + at.y};
    }
};

std::vector<std::size_t> lengths(const ui::StateRows& states) {
    std::vector<std::size_t> result;
    for (const auto& row : states.rows) result.push_back(row.size());
    return result;
}

}  // namespace

TEST_CASE("the graph is copied for Graphviz and for LaTeX") {
    GraphScreen screen(paper_game(), desktop);
    for (const auto& [id, format, name] : {std::tuple{"graph-copy-dot", solve::GraphFormat::dot, "DOT"},
                                           std::tuple{"graph-copy-tikz", solve::GraphFormat::tikz, "TikZ"}}) {
        screen.requests.clear();
        screen.act(id);
        const auto copied = only_request<ui::CopyRequest>(screen.requests);
        CHECK(copied.text == solve::graph_text(*screen.study().graph, screen.game.machine(), format));
        CHECK(say(copied.said) == "Copied the graph as " + std::string(name) + ".");
    }
}

TEST_CASE("the permutation of a cube is copied for GAP and Sage") {
    Screen screen(cube_game("U"), desktop);
    screen.act("pane-machine");
    screen.rest();
    screen.act("copy-permutation");
    const std::string text = only_request<ui::CopyRequest>(screen.requests).text;
    CHECK_FALSE(text.empty());
    CHECK(text == screen.state().mealy.kind->sections.front().permutation);
}

TEST_CASE("Merlin's states stand in ten rows, and the five-tuple says how many there are") {
    const Pane pane(paper_game());
    CHECK(pane.line() == "512 states, 9 buttons");
    CHECK(lengths(pane.study().rows) == std::vector<std::size_t>{1, 9, 36, 84, 126, 126, 84, 36, 9, 1});
    const std::string tuple = pane.words("machine-tuple");
    for (const std::string part : {"S, states: 512. ", "I, buttons: 9. ", "O, pictures: 512. ",
                                   "f, next state. f(s, e) = s + e", "g, picture. g(s) = start + A"}) {
        CHECK(tuple.find(part) != std::string::npos);
    }
    CHECK(pane.words("machine-state") == "Here: 4 presses from the target; it shows 100/110/001.");
}

TEST_CASE("the way to the target is told of a state that is pointed at, not of the one in play") {
    Pane pane(paper_game());
    for (const char* press : {"press 1", "press 5"}) pane.play(press);
    const solve::StateGraph& graph = *pane.study().graph;
    const std::size_t here = ui::present_state(graph, pane.game);
    REQUIRE(graph.distance(here) == 4);
    for (std::size_t state = 0; state < graph.size(); ++state) {
        if (graph.distance(state).value_or(0) == 0) continue;
        const std::string words = ui::state_words(graph, pane.game, state);
        CHECK((words.find(" by ") != std::string::npos) == (state != here));
    }
    CHECK(pane.words("machine-state") == ui::state_words(graph, pane.game, here));
}

TEST_CASE("only machines of at most 512 states have a graph, and only games that tell") {
    struct Expected {
        game::Game game;
        bool graph;
        std::string line;
    };
    const std::vector<Expected> all{{paper_game(), true, "512 states, 9 buttons"},
                                    {ghaly_game(3), true, "512 states, 9 buttons"},
                                    {ghaly_game(4), false, "65,536 states, 16 buttons"},
                                    {start_of("lights-out~5x5"), false, "33,554,432 states, 25 buttons"},
                                    {start_of("lights-out~2x2~3"), true, "81 states, 4 buttons"}};
    for (const Expected& expected : all) {
        const Pane pane(expected.game);
        CAPTURE(expected.line);
        CHECK(pane.line() == expected.line);
        CHECK((pane.find("state-graph") != nullptr) == expected.graph);
        CHECK((pane.words("machine-state") != "(none)") == expected.graph);
        CHECK(pane.words("machine-transitions") == "Press a button: each press is one transition.");
        for (const ui::Element* words : pane.regions()) {
            CHECK(words->text.find_first_of("\t\n") == std::string::npos);
            CHECK(words->is_live == (words->id == "machine-state"));
        }
    }
    Pane pane(asking(ghaly_game(3)));
    CHECK(pane.find("state-graph") == nullptr);
    CHECK(pane.words("machine-state").find("would give the answer away") != std::string::npos);
    pane.play("answer possible");
    CHECK(pane.find("state-graph") != nullptr);
}

TEST_CASE("rows hold every state once, at its distance, those without a way in the last") {
    for (const game::Game& game : {paper_game(), ghaly_game(3), start_of("lights-out~2x2~3"),
                                   start_of("merlin~lit"), start_of("lights-out~2x4")}) {
        const Pane pane(game);
        const solve::StateGraph& graph = *pane.study().graph;
        const ui::StateRows& states = pane.study().rows;
        const std::vector<std::size_t> counts = lengths(states);
        CHECK(std::accumulate(counts.begin(), counts.end(), std::size_t{0}) == graph.size());
        std::size_t with_a_way = 0;
        for (const auto& layer : graph.layers()) with_a_way += layer.size();
        CHECK(states.rows.size() == graph.layers().size() + (with_a_way < graph.size() ? 1 : 0));
        for (std::size_t state = 0; state < graph.size(); ++state) {
            const auto [row, column] = states.places[state];
            REQUIRE(states.rows[row][column] == state);
            REQUIRE(graph.distance(state).value_or(graph.layers().size()) == row);
            const auto way = ui::shortest_way(graph, game.machine(), state);
            REQUIRE(way.size() == graph.distance(state).value_or(0));
            machine::PressGrid presses = graph.presses_of_state(state);
            for (const std::size_t button : way) {
                REQUIRE(game.machine().may_press(presses, game.machine().picture(presses), button));
                game.machine().press(presses, button);
            }
            if (graph.distance(state)) REQUIRE(game.machine().picture(presses) == game.puzzle().target);
        }
    }
}

TEST_CASE("transitions and the path through the graph follow presses, undo and redo") {
    Pane pane(paper_game());
    const auto path = [&] { return ui::states_passed(*pane.study().graph, pane.game); };
    CHECK(path() == std::vector<std::size_t>{0});
    pane.play("press 1");
    pane.play("press 5");
    CHECK(pane.words("machine-transitions") ==
          "1. button 1, from 000/000/000 to 100/000/000, shows 010/000/001. "
          "2. button 5, from 100/000/000 to 100/010/000, shows 000/111/011.");
    CHECK(path() == std::vector<std::size_t>{0, 1, 17});
    pane.play("undo");
    CHECK(pane.words("machine-transitions").find("button 5") == std::string::npos);
    CHECK(path() == std::vector<std::size_t>{0, 1});
    pane.play("redo");
    CHECK(path() == std::vector<std::size_t>{0, 1, 17});
    CHECK(pane.words("machine-state").find("4 presses from the target; it shows 000/111/011.") !=
          std::string::npos);
    pane.play("restart");
    CHECK(pane.words("machine-transitions") == "Press a button: each press is one transition.");
}

TEST_CASE("of many transitions the last twelve are kept, with their numbers") {
    Pane pane(paper_game());
    for (int i = 0; i < 40; ++i) pane.play("press " + std::to_string(i % 9 + 1));
    const ui::MealyRecord& record = *pane.state.mealy.record;
    CHECK(record.earlier() == 28);
    REQUIRE(record.rows.size() == 12);
    CHECK(say(record.rows.front().press) == "29. button 2");
    CHECK(say(record.rows.back().press) == "40. button 4");
    CHECK_FALSE(record.begins_pressed);
}

TEST_CASE("a game opened with presses begins with them, and of a large board only the changes are told") {
    game::Position position = start_of("lights-out~5x5").position();
    position.presses[3] = 1;
    Pane pane{game::Game(position)};
    pane.play("press 1");
    pane.play("press 13");
    const ui::MealyRecord& record = *pane.state.mealy.record;
    CHECK(record.begins_pressed);
    CHECK(pane.words("machine-transitions") ==
          "The list begins with the presses of the link. 1. button 1, changes 3 "
          "lamps. 2. button 13, changes 5 lamps.");
    CHECK(record.rows.front().before.empty());
}

TEST_CASE("Ghaly's pictures are written with the letters of their colours") {
    game::Game game = ghaly_game(3);
    machine::PressGrid presses = game.machine().no_presses();
    for (const std::size_t button : {std::size_t{0}, std::size_t{2}, std::size_t{4}}) presses[button] = 1;
    game::Position position = game.position();
    position.puzzle.target = game.machine().picture(presses);
    Pane pane{game::Game(position)};
    const solve::StateGraph& graph = *pane.study().graph;
    REQUIRE(graph.distance(0).has_value());
    CHECK(graph.distance(0) == pane.game.fewest_from_here());
    pane.state.mealy.pointed = graph.state_of(presses);
    pane.look();
    const std::string words = pane.words("machine-state");
    CHECK(words.substr(0, 28) == "This is the target; it shows");
    CHECK(words.find_first_of("0123456789") == std::string::npos);
    CHECK(words.find_first_of("RYG", 28) != std::string::npos);
}

TEST_CASE("the study is made anew for another machine or target, and for nothing else") {
    Pane pane(paper_game());
    const auto* study = &pane.study();
    pane.play("press 3");
    CHECK(&pane.study() == study);
    pane.state.mealy.pointed = 500;
    pane.play("paint target 1 0");
    CHECK_FALSE(pane.state.mealy.pointed.has_value());
    CHECK(ui::is_study_of(pane.study(), pane.game));
    pane.game = start_of("lights-out~2x2~3");
    ui::keep_panes(pane.game, pane.state);
    CHECK(pane.study().graph->size() == 81);
    pane.state.pane.kind = ui::PaneKind::why;
    ui::keep_panes(pane.game, pane.state);
    CHECK(pane.state.mealy.study == nullptr);
}

TEST_CASE("arrows step through the rows and stay inside, and every state can be come to") {
    for (const game::Game& game : {paper_game(), start_of("lights-out~2x2~3")}) {
        const Pane pane(game);
        const ui::StateRows& states = pane.study().rows;
        for (std::size_t state = 0; state < states.places.size(); ++state) {
            const auto [row, column] = states.places[state];
            const auto left = states.places[ui::stepped(states, state, 0, -1)];
            REQUIRE(left.row == row);
            REQUIRE(left.column == (column == 0 ? 0 : column - 1));
            const auto right = states.places[ui::stepped(states, state, 0, 1)];
            REQUIRE(right.column == std::min(column + 1, states.rows[row].size() - 1));
            REQUIRE(states.places[ui::stepped(states, state, -1, 0)].row == (row == 0 ? 0 : row - 1));
            REQUIRE(states.places[ui::stepped(states, state, 1, 0)].row ==
                    std::min(row + 1, states.rows.size() - 1));
        }
    }
}

TEST_CASE("dots stay inside the picture and apart, however many a row has") {
    for (const game::Game& game :
         {paper_game(), ghaly_game(3), start_of("merlin~lit"), start_of("lights-out~2x4")}) {
        const Pane pane(game);
        for (const float width : {228.0F, 300.0F, 358.0F}) {
            const ui::GraphPlan plan = ui::plan_graph(*pane.study().graph, pane.study().rows, width);
            for (std::size_t state = 0; state < plan.dots.size(); ++state) {
                const ImVec2 dot = plan.dots[state];
                REQUIRE(dot.x >= 24);
                REQUIRE(dot.x <= width - 34);
                REQUIRE(dot.y > 0);
                REQUIRE(dot.y < plan.height);
                REQUIRE(ui::state_at(plan, dot) == state);
            }
            for (const ui::GraphPlan::GraphRow& row : plan.rows) CHECK(row.radius >= 1.6F);
            CHECK_FALSE(ui::state_at(plan, {width + 20, 0}).has_value());
        }
    }
}

TEST_CASE("a frame with the pane has room in 16 bits, on a desktop and on a phone") {
    for (const ImVec2 size : {desktop, phone}) {
        for (const game::Game& game : {paper_game(), ghaly_game(3), ghaly_game(4), start_of("lights-out~5x5"),
                                       start_of("lights-out~2x2~3"), start_of("merlin~lit")}) {
            GraphScreen screen(game, size);
            Random random(7);
            for (int i = 0; i < 60; ++i) {
                const auto button = random.below(screen.game.machine().buttons().size());
                (void)screen.game.replay(game::Press{static_cast<std::size_t>(button)});
            }
            screen.draw(2);
            REQUIRE(screen.state().mealy.study != nullptr);
            CAPTURE(size.x);
            CAPTURE(screen.study().machine->id());
            CHECK(screen.vertices() > 1000);
            CHECK(screen.vertices() < 30000);
            if (screen.study().graph) CHECK(screen.graph().width == (size.x > 500 ? 300 : 358));
        }
    }
}

TEST_CASE("pointing at a state lights the buttons in which it differs from the board") {
    GraphScreen screen(paper_game(), {1280, 1200});
    play_on(screen.game, "press 2");
    screen.draw(1);
    machine::PressGrid presses = screen.game.machine().no_presses();
    for (const std::size_t button : {std::size_t{1}, std::size_t{4}, std::size_t{8}}) presses[button] = 1;
    const std::size_t state = screen.study().graph->state_of(presses);
    screen.point(screen.dot(state));
    CHECK(screen.state().mealy.pointed == state);
    CHECK(screen.highlight().buttons == std::vector<std::size_t>{4, 8});
    screen.point({20, 20});
    CHECK_FALSE(screen.state().mealy.pointed.has_value());
    CHECK(screen.highlight().buttons.empty());
}

TEST_CASE("the graph is one stop of the keyboard, whose arrows move and scroll it into sight") {
    GraphScreen screen(paper_game(), {1280, 800});
    screen.focus("state-graph");
    screen.key(ImGuiKey_UpArrow);
    const auto pointed = [&] { return screen.state().mealy.pointed; };
    REQUIRE(pointed().has_value());
    CHECK(screen.study().graph->distance(*pointed()) == std::size_t{3});
    CHECK_FALSE(screen.highlight().buttons.empty());
    const std::size_t before = *pointed();
    screen.key(ImGuiKey_RightArrow);
    CHECK(*pointed() != before);
    CHECK(screen.study().graph->distance(*pointed()) == std::size_t{3});
    for (int i = 0; i < 9; ++i) screen.key(ImGuiKey_DownArrow);
    CHECK(screen.study().graph->distance(*pointed()) == std::size_t{9});
    CHECK(screen.dot(*pointed()).y < 728);
    for (int i = 0; i < 9; ++i) screen.key(ImGuiKey_UpArrow);
    CHECK(screen.study().graph->distance(*pointed()) == std::size_t{0});
    CHECK(screen.dot(*pointed()).y > 130);
    screen.focus("hint");
    CHECK_FALSE(pointed().has_value());
}
