#include "solve/state_graph.hpp"

#include "sampling.hpp"
#include "support/solving.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::test {

using machine::Machine;
using machine::Picture;
using machine::PressGrid;
using solve::StateGraph;

namespace {

using Sizes = std::vector<std::size_t>;

StateGraph graph_of(const Machine& machine, const Picture& target) {
    const auto graph = StateGraph::of(machine, target);
    REQUIRE(graph);
    return *graph;
}

Sizes layer_sizes(const StateGraph& graph) {
    Sizes sizes;
    for (const auto& layer : graph.layers()) sizes.push_back(layer.size());
    return sizes;
}

// Checks that each state is in the layer of its distance, or in none if it has no distance.
void check_layers(const StateGraph& graph) {
    Sizes times(graph.size());
    for (std::size_t distance = 0; distance < graph.layers().size(); ++distance) {
        for (const std::size_t state : graph.layers()[distance]) {
            REQUIRE(graph.distance(state) == distance);
            ++times[state];
        }
    }
    for (std::size_t state = 0; state < graph.size(); ++state) {
        REQUIRE(times[state] == (graph.distance(state) ? 1U : 0U));
    }
}

void check_edges(const StateGraph& graph, const Machine& machine) {
    const Sizes buttons = machine.button_sites().cells();
    REQUIRE(graph.button_count() == buttons.size());
    for (std::size_t state = 0; state < graph.size(); ++state) {
        PressGrid presses = graph.presses_of_state(state);
        REQUIRE(graph.state_of(presses) == state);
        const Picture shown = machine.picture(presses);
        for (std::size_t i = 0; i < buttons.size(); ++i) {
            const auto next = graph.next(state, i);
            REQUIRE(next.has_value() == machine.may_press(presses, shown, buttons[i]));
            if (!next) continue;
            machine.press(presses, buttons[i]);
            REQUIRE(graph.presses_of_state(*next) == presses);
            machine.press(presses, buttons[i], machine.press_states() - 1);
        }
    }
}

// Returns the number of presses of the solver's answer, which must be proved; nullopt if there is none.
std::optional<std::size_t> fewest_by_solver(const solve::Solver& solver, const Machine& machine,
                                            const PressGrid& presses, const Picture& target) {
    const solve::Verdict verdict = solver.verdict(machine, presses, target);
    if (solve::is_impossible(verdict)) return std::nullopt;
    REQUIRE(solve::is_proved_fewest(verdict));
    if (const auto* way = std::get_if<solve::InOrder>(&verdict)) return way->order.size();
    return machine::weight(*solve::presses_of(verdict));
}

// Checks a graph completely and returns the sizes of its layers.
Sizes check_graph(const Machine& machine, const Picture& target) {
    const StateGraph graph = graph_of(machine, target);
    check_layers(graph);
    check_edges(graph, machine);
    const solve::Solver solver(machine);
    for (std::size_t state = 0; state < graph.size(); ++state) {
        REQUIRE(graph.distance(state) ==
                fewest_by_solver(solver, machine, graph.presses_of_state(state), target));
    }
    return layer_sizes(graph);
}

Sizes check_graph(const machine::MachineChoice& which, const Picture& start, const Picture& target) {
    return check_graph(*which->make_machine(start), target);
}

}  // namespace

TEST_CASE("Merlin's 512 states lie in ten layers round any target, as far as the solver says") {
    Random random(1);
    const machine::MachineChoice merlin = choice("merlin");
    std::vector<Picture> targets{picture("111/101/111"), picture("000/000/000")};
    for (int n = 0; n < 6; ++n) targets.push_back(random_picture(random, merlin));
    for (const Picture& target : targets) {
        CHECK(check_graph(merlin, picture("100/110/001"), target) ==
              Sizes{1, 9, 36, 84, 126, 126, 84, 36, 9, 1});
    }
}

TEST_CASE("Neighbours in Merlin's graph are exactly one press nearer or farther") {
    const auto machine = choice("merlin")->make_machine(picture("100/110/001"));
    const StateGraph graph = graph_of(*machine, picture("111/101/111"));
    CHECK(graph.distance(graph.state_of(machine->no_presses())) == 4U);
    CHECK(graph.distance(graph.state_of(presses("000/011/101"))) == 0U);
    for (std::size_t state = 0; state < graph.size(); ++state) {
        for (std::size_t button = 0; button < graph.button_count(); ++button) {
            const std::size_t here = graph.distance(state).value();
            const std::size_t there = graph.distance(graph.next(state, button).value()).value();
            REQUIRE((there == here + 1 || there + 1 == here));
        }
    }
}

TEST_CASE("With three states a press goes one way only, and distances count the presses on") {
    const machine::MachineChoice which = choice("lights-out-2000", 1, 3);
    CHECK(check_graph(which, picture("102"), picture("000")) ==
          Sizes{1, 3, 6, 7, 6, 3, 1});  // (1 + x + x^2)^3
    const StateGraph graph = graph_of(*which->make_machine(picture("102")), picture("000"));
    const std::size_t solved = graph.layers()[0][0];
    for (std::size_t button = 0; button < 3; ++button) {
        CHECK(graph.distance(graph.next(solved, button).value()) == 2U);
    }
}

// Pressing all four buttons changes nothing, so three states show the target. The distance of a state is the
// least weight of itself and of its sums with 1 and 2 in each entry.
TEST_CASE("Lights Out on 2 x 2 with three states has 81 states in four layers") {
    CHECK(check_graph(choice("lights-out-2000", 2, 2), picture("10/02"), picture("00/00")) ==
          Sizes{3, 12, 30, 36});
}

TEST_CASE("Where only lit lamps may be pressed, distances are those of the lit-only search") {
    Random random(2);
    const machine::MachineChoice merlin = choice_of("merlin~lit");
    Picture target = picture("111/101/111");
    for (int n = 0; n < 4; ++n) {
        const Sizes layers = check_graph(merlin, random_picture(random, merlin), target);
        if (n == 0) {
            CHECK(layers.size() == 12);  // at most eleven presses
            CHECK(layers[0] == 1);
        }
        target = random_picture(random, merlin);
    }
    // On the dark board no button may be pressed.
    const auto machine = merlin->make_machine(picture("000/000/000"));
    const StateGraph graph = graph_of(*machine, picture("111/101/111"));
    CHECK_FALSE(graph.distance(0));
    CHECK_FALSE(graph.next(0, 4));
    const machine::MachineChoice torus = choice_of("torus~2x2~3~lit");
    check_graph(torus, picture("12/01"), picture("00/00"));
}

TEST_CASE(
    "Where several states show the target, all of them are its first layer; where none does, there is no "
    "layer") {
    const machine::MachineChoice which = choice("lights-out", 2, 3);
    const auto machine = which->make_machine(picture("111/111"));
    const Sizes layers = check_graph(*machine, picture("000/000"));
    CHECK(layers[0] == std::size_t{1} << Solving(which).linear().nullity().value());
    const machine::MachineChoice line = choice("lights-out", 1, 2);
    const StateGraph none = graph_of(*line->make_machine(picture("00")), picture("10"));
    CHECK(none.size() == 4);
    CHECK(none.layers().empty());
}

TEST_CASE("Ghaly's 2 x 2 and 3 x 3 machines are as far from their colour as the solver says") {
    Random random(3);
    std::size_t solvable = 0;
    const int machines = sampled ? 6 : 40;
    for (int n = 0; n < machines; ++n) {
        const machine::GhalyMachine machine(random_codes(random, 2 + n % 2));
        const Picture target = machine::choose_ghaly(machine.codes())->default_target();
        const StateGraph graph = graph_of(machine, target);
        check_layers(graph);
        check_edges(graph, machine);
        const solve::GhalySolver solver(machine.codes());
        REQUIRE(graph.layers().empty() != solver.is_solvable());
        for (std::size_t state = 0; state < graph.size(); ++state) {
            const PressGrid here = graph.presses_of_state(state);
            const auto nearest = solver.nearest(here);
            REQUIRE(graph.distance(state).has_value() == nearest.has_value());
            if (nearest) REQUIRE(graph.distance(state) == machine::weight(solve::difference(here, *nearest)));
        }
        if (!solver.is_solvable()) continue;
        ++solvable;
        CHECK(graph.distance(0) == solver.fewest());
    }
    CHECK(solvable > 0);
    CHECK(solvable < static_cast<std::size_t>(machines));
}

TEST_CASE("There is a graph of every machine of at most 512 states, and of no other") {
    std::size_t with_graph = 0;
    for (const machine::MachineChoice& which : some_choices()) {
        CAPTURE(which->text());
        const auto machine = which->make_machine(which->default_start());
        const Picture target = which->default_target();
        const auto states = power(static_cast<std::uint32_t>(machine->press_states()),
                                  machine->button_sites().cells().size());
        const auto graph = StateGraph::of(*machine, target);
        CHECK(graph.has_value() == (states <= Natural(512)));
        if (!graph) continue;
        ++with_graph;
        CHECK(std::to_string(graph->size()) == states.decimal());
        check_graph(*machine, target);
    }
    CHECK(with_graph > 10);
}

}  // namespace switchbox::test
