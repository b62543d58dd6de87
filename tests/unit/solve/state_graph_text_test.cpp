// Tests of state graphs as text: every state and every press is there once. tests/cli/programs.test.mjs has
// Graphviz read them.
#include "solve/state_graph_text.hpp"

#include "support/support.hpp"

namespace switchbox::test {

using solve::GraphFormat;
using solve::StateGraph;

namespace {

std::size_t count_of(const std::string& text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
        ++count;
    return count;
}

std::string text_of(const machine::MachineChoice& choice, GraphFormat format) {
    const auto machine = choice->make_machine(choice->default_start());
    const auto graph = StateGraph::of(*machine, choice->default_target());
    REQUIRE(graph.has_value());
    return solve::graph_text(*graph, *machine, format);
}

}  // namespace

TEST_CASE("Merlin's graph has 512 states in ten rows and 2304 lines") {
    const std::string dot = text_of(choice("merlin"), GraphFormat::dot);
    CHECK(count_of(dot, "[label=\"") == 512 + 2304);
    CHECK(count_of(dot, "rank=same") == 10);
    CHECK(count_of(dot, "dir=none") == 2304);
    const std::string tikz = text_of(choice("merlin"), GraphFormat::tikz);
    CHECK(count_of(tikz, "\\node[draw] (s") == 512);
    CHECK(count_of(tikz, "\\draw[-]") == 2304);
    CHECK(count_of(tikz, "\\draw[->]") == 0);
}

TEST_CASE("A press that the same button does not undo is an arrow") {
    // One lamp with three states: three states in a ring.
    const std::string dot = text_of(choice_of("lights-out~1x1~3"), GraphFormat::dot);
    CHECK(count_of(dot, " -> ") == 3);
    CHECK(count_of(dot, "dir=none") == 0);
    CHECK(dot.find("label=\"2\"") != std::string::npos);
    CHECK(count_of(text_of(choice_of("lights-out~1x1~3"), GraphFormat::tikz), "\\draw[->]") == 3);
}

TEST_CASE("States without a way to the target are in the last row") {
    // The two lamps of a 1 x 2 board change together, so one lamp alone is never lit.
    const auto machine = choice_of("lights-out~1x2")->make_machine(picture("11"));
    const auto graph = StateGraph::of(*machine, picture("10"));
    REQUIRE(graph.has_value());
    const std::string dot = solve::graph_text(*graph, *machine, GraphFormat::dot);
    CHECK(count_of(dot, "rank=same") == 1);
    CHECK(count_of(dot, "[label=\"") == 8);
}

TEST_CASE("Formats have names") {
    CHECK(solve::graph_format("dot") == GraphFormat::dot);
    CHECK(solve::graph_format("tikz") == GraphFormat::tikz);
    CHECK_FALSE(solve::graph_format("DOT").has_value());
}

}  // namespace switchbox::test
