#include "solve/state_graph.hpp"

#include <limits>

namespace switchbox::solve {
namespace {

constexpr std::uint16_t none = std::numeric_limits<std::uint16_t>::max();

// The product, if that is at most max_graph_states.
std::optional<std::size_t> number_of_states(const std::vector<std::size_t>& bases) {
    std::size_t states = 1;
    for (const std::size_t base : bases) {
        states *= base;
        if (states > max_graph_states) return std::nullopt;
    }
    return states;
}

}  // namespace

std::optional<StateGraph> StateGraph::of(const machine::Machine& machine, const machine::Picture& target) {
    StateGraph graph;
    graph.shape_ = machine.buttons();
    graph.buttons_ = machine.button_sites().cells();
    for (const std::size_t button : graph.buttons_)
        graph.bases_.push_back(static_cast<std::size_t>(machine.period_of(button)));
    const auto states = number_of_states(graph.bases_);
    if (!states) return std::nullopt;
    graph.distance_.assign(*states, none);
    const std::vector<std::size_t> solved = graph.lay_edges(machine, target);
    graph.measure(solved);
    graph.sort_into_layers();
    return graph;
}

// Answers with the states that show the target.
std::vector<std::size_t> StateGraph::lay_edges(const machine::Machine& machine,
                                               const machine::Picture& target) {
    std::vector<std::size_t> solved;
    next_.reserve(size() * button_count());
    for (std::size_t state = 0; state < size(); ++state) {
        const machine::PressGrid presses = presses_of_state(state);
        const machine::Picture shown = machine.picture(presses);
        if (machine.count_wrong(shown, target) == 0) solved.push_back(state);
        for (std::size_t button = 0; button < button_count(); ++button) {
            const bool allowed = machine.may_press(presses, shown, buttons_[button]);
            next_.push_back(allowed ? static_cast<std::uint16_t>(turned(state, button, 1)) : none);
        }
    }
    return solved;
}

// Breadth first, against the edges.
void StateGraph::measure(std::vector<std::size_t> waiting) {
    for (const std::size_t state : waiting) distance_[state] = 0;
    for (std::size_t first = 0; first < waiting.size(); ++first) {
        const std::size_t here = waiting[first];
        for (std::size_t button = 0; button < button_count(); ++button) {
            const std::size_t before = turned(here, button, bases_[button] - 1);
            if (distance_[before] != none || next(before, button) != here) continue;
            distance_[before] = static_cast<std::uint16_t>(distance_[here] + 1);
            waiting.push_back(before);
        }
    }
}

void StateGraph::sort_into_layers() {
    for (std::size_t state = 0; state < size(); ++state) {
        if (distance_[state] == none) continue;
        if (layers_.size() <= distance_[state]) layers_.resize(distance_[state] + std::size_t{1});
        layers_[distance_[state]].push_back(state);
    }
}

// With the button pressed `times` times more.
std::size_t StateGraph::turned(std::size_t state, std::size_t button, std::size_t times) const {
    std::size_t place = 1;
    for (std::size_t i = 0; i < button; ++i) place *= bases_[i];
    const std::size_t base = bases_[button];
    const std::size_t digit = state / place % base;
    return state - digit * place + (digit + times) % base * place;
}

std::size_t StateGraph::state_of(const machine::PressGrid& presses) const {
    std::size_t state = 0;
    for (std::size_t i = button_count(); i-- > 0;)
        state = state * bases_[i] + presses[buttons_[i]] % bases_[i];
    return state;
}

machine::PressGrid StateGraph::presses_of_state(std::size_t state) const {
    machine::PressGrid presses = machine::PressGrid::filled(shape_, 0);
    for (std::size_t i = 0; i < button_count(); ++i) {
        presses[buttons_[i]] = static_cast<std::uint8_t>(state % bases_[i]);
        state /= bases_[i];
    }
    return presses;
}

std::optional<std::size_t> StateGraph::next(std::size_t state, std::size_t button) const {
    const std::uint16_t after = next_[state * button_count() + button];
    if (after == none) return std::nullopt;
    return after;
}

std::optional<std::size_t> StateGraph::distance(std::size_t state) const {
    if (distance_[state] == none) return std::nullopt;
    return distance_[state];
}

}  // namespace switchbox::solve
