#include "reference/distances.hpp"

#include <deque>

namespace switchbox::fuzz {
namespace {

constexpr std::size_t most_states = 512;

std::size_t count_states(const ReferenceMachine& machine) {
    std::size_t states = 1;
    for (const std::size_t button : machine.buttons()) {
        states *= static_cast<std::size_t>(machine.period(button));
        if (states > most_states) break;
    }
    return states;
}

// Advances to the next press grid, like a counter; false after the last one.
bool count_on(Counts& counts, const ReferenceMachine& machine) {
    for (const std::size_t button : machine.buttons()) {
        counts[button] = static_cast<std::uint8_t>((counts[button] + 1) % machine.period(button));
        if (counts[button] != 0) return true;
    }
    return false;
}

Buttons pressed_so(const Counts& counts) {
    Buttons pressed;
    for (std::size_t button = 0; button < counts.size(); ++button)
        pressed.insert(pressed.end(), counts[button], button);
    return pressed;
}

}  // namespace

std::shared_ptr<const Distances> Distances::of(const ReferenceMachine& machine, const Lamps& start,
                                               const Lamps& target) {
    if (!machine.counts_presses() || count_states(machine) > most_states) return nullptr;
    auto distances = std::make_shared<Distances>();
    std::map<Counts, Lamps> shown;
    std::deque<Counts> waiting;
    Counts counts(machine.button_cells());
    do {
        Lamps lamps = machine.shown(start, pressed_so(counts));
        if (machine.is_target(lamps, target)) {
            distances->steps_[counts] = 0;
            waiting.push_back(counts);
        }
        distances->pictures_.insert(lamps);
        shown.emplace(counts, std::move(lamps));
    } while (count_on(counts, machine));
    // Searches backwards: `before` is the state before the last press.
    for (; !waiting.empty(); waiting.pop_front()) {
        const Counts here = waiting.front();
        for (const std::size_t button : machine.buttons()) {
            Counts before = here;
            const int period = machine.period(button);
            before[button] = static_cast<std::uint8_t>((here[button] + period - 1) % period);
            if (distances->steps_.contains(before) || !machine.may_press(shown.at(before), before, button))
                continue;
            distances->steps_[before] = distances->steps_.at(here) + 1;
            waiting.push_back(before);
        }
    }
    return distances;
}

std::optional<std::size_t> Distances::from(const Counts& counts) const {
    const auto found = steps_.find(counts);
    if (found == steps_.end()) return std::nullopt;
    return found->second;
}

}  // namespace switchbox::fuzz
