#include "view/frame/press_words.hpp"

#include <algorithm>

#include "machine/linear_machine.hpp"
#include "words/words.hpp"

namespace switchbox::view {
namespace {

constexpr std::size_t max_told = 24;  // who listens keeps no more in mind, and a large board has many

std::string change_words(const std::vector<std::size_t>& lamps) {
    if (lamps.empty()) return say("view.mirror.changes.nothing");
    Messages numbers;
    for (std::size_t i = 0; i < std::min(lamps.size(), max_told); ++i) {
        numbers.push_back(tell({}, lamps[i] + 1));
    }
    if (lamps.size() > max_told) numbers.push_back(tell("view.why.more", lamps.size() - max_told));
    return say("view.mirror.changes", std::move(numbers));
}

}  // namespace

std::vector<std::string> press_words(const machine::Machine& machine) {
    std::vector<std::string> words(machine.buttons().size());
    const machine::LinearMachine* linear = machine.linear();
    for (const std::size_t button : machine.button_sites().cells()) {
        words[button] =
            linear == nullptr ? say("view.mirror.changes.wires") : change_words(linear->effects()[button]);
    }
    return words;
}

}  // namespace switchbox::view
