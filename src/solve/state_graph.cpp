#include "solve/state_graph.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace switchbox::solve {
namespace {

constexpr std::uint16_t no_number = std::numeric_limits<std::uint16_t>::max();

// Returns the product of the bases, or nullopt if it exceeds max_graph_states.
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
    const bool counts = machine.counts_presses();
    if (!counts && !graph.find_states(machine)) return std::nullopt;
    const auto states = counts ? number_of_states(graph.bases_) : graph.found_.size();
    if (!states) return std::nullopt;
    graph.distance_.assign(*states, no_number);
    const std::vector<std::size_t> solved = graph.lay_edges(machine, target);
    graph.measure(machine, solved);
    graph.sort_into_layers();
    return graph;
}

// Collects all reachable states. Returns false if there are more than max_graph_states.
bool StateGraph::find_states(const machine::Machine& machine) {
    found_.push_back(machine.initial_state());
    for (std::size_t first = 0; first < found_.size(); ++first) {
        for (const std::size_t button : buttons_) {
            machine::State next = found_[first];
            machine.press(next, button);
            if (std::find(found_.begin(), found_.end(), next) != found_.end()) continue;
            if (found_.size() == max_graph_states) return false;
            found_.push_back(std::move(next));
        }
    }
    return true;
}

// Fills the transition table and returns the states that show the target.
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
            next_.push_back(allowed ? static_cast<std::uint16_t>(pressed(machine, state, button, 1))
                                    : no_number);
        }
    }
    return solved;
}

// Computes the distances by breadth-first search against the edges.
void StateGraph::measure(const machine::Machine& machine, std::vector<std::size_t> waiting) {
    for (const std::size_t state : waiting) distance_[state] = 0;
    for (std::size_t first = 0; first < waiting.size(); ++first) {
        const std::size_t here = waiting[first];
        for (std::size_t button = 0; button < button_count(); ++button) {
            const std::size_t before = pressed(machine, here, button, bases_[button] - 1);
            if (distance_[before] != no_number || next(before, button) != here) continue;
            distance_[before] = static_cast<std::uint16_t>(distance_[here] + 1);
            waiting.push_back(before);
        }
    }
}

void StateGraph::sort_into_layers() {
    for (std::size_t state = 0; state < size(); ++state) {
        if (distance_[state] == no_number) continue;
        if (layers_.size() <= distance_[state]) layers_.resize(distance_[state] + std::size_t{1});
        layers_[distance_[state]].push_back(state);
    }
}

// Returns the state after pressing the button `times` more.
std::size_t StateGraph::pressed(const machine::Machine& machine, std::size_t state, std::size_t button,
                                std::size_t times) const {
    if (machine.counts_presses()) return turned(state, button, times);
    machine::State next = found_[state];
    machine.press(next, buttons_[button], static_cast<int>(times));
    return state_of(next);
}

std::size_t StateGraph::turned(std::size_t state, std::size_t button, std::size_t times) const {
    std::size_t place = 1;
    for (std::size_t i = 0; i < button; ++i) place *= bases_[i];
    const std::size_t base = bases_[button];
    const std::size_t digit = state / place % base;
    return state - digit * place + (digit + times) % base * place;
}

std::size_t StateGraph::state_of(const machine::State& state) const {
    const auto found = std::find(found_.begin(), found_.end(), state);
    if (found != found_.end()) return static_cast<std::size_t>(found - found_.begin());
    std::size_t number = 0;
    for (std::size_t i = button_count(); i-- > 0;)
        number = number * bases_[i] + state[buttons_[i]] % bases_[i];
    return number;
}

machine::State StateGraph::presses_of_state(std::size_t state) const {
    if (!found_.empty()) return found_[state];
    machine::PressGrid presses = machine::PressGrid::filled(shape_, 0);
    for (std::size_t i = 0; i < button_count(); ++i) {
        presses[buttons_[i]] = static_cast<std::uint8_t>(state % bases_[i]);
        state /= bases_[i];
    }
    return presses;
}

std::optional<std::size_t> StateGraph::next(std::size_t state, std::size_t button) const {
    const std::uint16_t after = next_[state * button_count() + button];
    if (after == no_number) return std::nullopt;
    return after;
}

std::optional<std::size_t> StateGraph::distance(std::size_t state) const {
    if (distance_[state] == no_number) return std::nullopt;
    return distance_[state];
}

}  // namespace switchbox::solve
