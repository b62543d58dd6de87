// State graph of a small machine with distances to the target, by breadth-first search backwards from the
// states that show it. Merlin has 512 states in ten layers: 1 9 36 84 126 126 84 36 9 1. Each of its targets
// has one state, and each button is pressed at most once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "machine/machine.hpp"

namespace switchbox::solve {

inline constexpr std::size_t max_graph_states = 512;

class StateGraph {
  public:
    // Returns the graph; nullopt if it would have more than max_graph_states states.
    [[nodiscard]] static std::optional<StateGraph> of(const machine::Machine& machine,
                                                      const machine::Picture& target);

    // Numbering of states: digit i, in base period_of(button), is how often button i (of those that exist)
    // was pressed. States that do not count presses are numbered in the order of discovery.
    [[nodiscard]] std::size_t size() const { return distance_.size(); }
    // Requires a state that is reachable from the initial one.
    [[nodiscard]] std::size_t state_of(const machine::State& state) const;
    [[nodiscard]] machine::State presses_of_state(std::size_t state) const;
    // Returns the state after pressing the i-th existing button; nullopt if lit-only play forbids that press.
    [[nodiscard]] std::optional<std::size_t> next(std::size_t state, std::size_t button) const;
    [[nodiscard]] std::size_t button_count() const { return buttons_.size(); }
    // Returns the fewest presses from a state to one that shows the target; nullopt if it is unreachable.
    [[nodiscard]] std::optional<std::size_t> distance(std::size_t state) const;
    // Returns the states by distance, nearest first. States that cannot reach the target are in no layer.
    [[nodiscard]] const std::vector<std::vector<std::size_t>>& layers() const { return layers_; }

  private:
    StateGraph() = default;

    [[nodiscard]] bool find_states(const machine::Machine& machine);
    [[nodiscard]] std::vector<std::size_t> lay_edges(const machine::Machine& machine,
                                                     const machine::Picture& target);
    void measure(const machine::Machine& machine, std::vector<std::size_t> waiting);
    void sort_into_layers();
    [[nodiscard]] std::size_t pressed(const machine::Machine& machine, std::size_t state, std::size_t button,
                                      std::size_t times) const;
    [[nodiscard]] std::size_t turned(std::size_t state, std::size_t button, std::size_t times) const;

    machine::Shape shape_;
    std::vector<std::size_t> buttons_;   // cell of each button
    std::vector<std::size_t> bases_;     // period of each button
    std::vector<machine::State> found_;  // discovered states, if states do not count presses
    std::vector<std::uint16_t> next_;    // at state * button_count() + button
    std::vector<std::uint16_t> distance_;
    std::vector<std::vector<std::size_t>> layers_;
};

}  // namespace switchbox::solve
