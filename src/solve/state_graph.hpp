// All states of a small machine and how far each is from the target: a breadth-first search backwards from
// the states that show it. For Merlin these are 512 states in ten layers, 1 9 36 84 126 126 84 36 9 1,
// because each target is shown by one of them and a button is pressed once or not at all.
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
    // None for a machine of more than max_graph_states states, counted from the first one on.
    [[nodiscard]] static std::optional<StateGraph> of(const machine::Machine& machine,
                                                      const machine::Picture& target);

    // States are numbered: the presses of button i (of those that exist) are digit i in base
    // period_of(button). States that do not count presses are numbered as a search comes to them.
    [[nodiscard]] std::size_t size() const { return distance_.size(); }
    [[nodiscard]] std::size_t state_of(const machine::State& state) const;
    [[nodiscard]] machine::State presses_of_state(std::size_t state) const;
    // By pressing the i-th button that exists; none where that may not be pressed there (lit-only play).
    [[nodiscard]] std::optional<std::size_t> next(std::size_t state, std::size_t button) const;
    [[nodiscard]] std::size_t button_count() const { return buttons_.size(); }
    // The fewest presses from a state to one that shows the target; none where there is no way.
    [[nodiscard]] std::optional<std::size_t> distance(std::size_t state) const;
    // The states by distance, nearest first; those without a way are in none.
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
    std::vector<std::size_t> buttons_;   // their cells
    std::vector<std::size_t> bases_;     // their periods
    std::vector<machine::State> found_;  // those that do not count presses
    std::vector<std::uint16_t> next_;    // of each state by each button
    std::vector<std::uint16_t> distance_;
    std::vector<std::vector<std::size_t>> layers_;
};

}  // namespace switchbox::solve
