#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "support/solving.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/nullities.hpp"

namespace switchbox::test {

using machine::MachineChoice;
using solve::PressDistances;

namespace {

PressDistances begun(const MachineChoice& which) {
    const machine::LinearMachine machine(*machine::rule_of(which), which->uniform(0));
    const std::size_t lamps = machine.lamp_sites().cells().size();
    return {lamps, machine.lamp_states(), solve::matrix_of(machine).columns};
}

PressDistances whole(const MachineChoice& which) {
    PressDistances distances = begun(which);
    while (!distances.is_finished()) distances.advance(1U << 20U);
    return distances;
}

std::vector<std::size_t> counts(const PressDistances& distances) {
    std::vector<std::size_t> counts;
    for (std::size_t presses = 0; presses <= distances.farthest(); ++presses)
        counts.push_back(distances.count_at(presses));
    return counts;
}

// Returns the number of pictures by fewest presses, by trying all press grids.
std::vector<std::size_t> counts_by_trying(const MachineChoice& which) {
    const machine::LinearMachine machine(*machine::rule_of(which), which->uniform(0));
    const machine::CellMask& buttons = machine.button_sites();
    std::map<std::vector<std::uint8_t>, std::size_t> fewest;
    for (std::size_t number = 0; number < count_of(buttons, machine.press_states()); ++number) {
        const auto presses = numbered<machine::PressGrid>(number, buttons, machine.press_states());
        const std::size_t weight = machine::weight(presses);
        const machine::Picture shown = machine.picture(presses);
        std::vector<std::uint8_t> lamps;
        for (const std::size_t lamp : machine.lamp_sites().cells()) lamps.push_back(shown[lamp]);
        const auto [known, is_new] = fewest.try_emplace(std::move(lamps), weight);
        if (!is_new) known->second = std::min(known->second, weight);
    }
    std::vector<std::size_t> counts;
    for (const auto& [picture, presses] : fewest) {
        if (counts.size() <= presses) counts.resize(presses + 1);
        ++counts[presses];
    }
    return counts;
}

}  // namespace

TEST_CASE("Pictures by the fewest presses are those that trying all press grids finds") {
    for (const char* text : {"merlin", "lights-out~3x4", "lights-out~4x4", "torus~3x3", "subboards",
                             "own~2x2~7~p~Ao", "lights-out~2x3~4", "own~4x4~2~p~XQ~~~BgA", "merlin~3"}) {
        CAPTURE(text);
        const MachineChoice which = choice_of(text);
        CHECK(counts(whole(which)) == counts_by_trying(which));
    }
}

TEST_CASE("Each picture listed needs exactly so many presses") {
    for (const char* text : {"lights-out~4x4", "own~2x2~7~p~Ao", "lights-out~2x3~4", "lights-out~2x3~6"}) {
        CAPTURE(text);
        const MachineChoice which = choice_of(text);
        const Solving solving(which);
        const PressDistances distances = whole(which);
        const machine::Picture dark = which->uniform(0);
        for (std::size_t presses = 0; presses <= distances.farthest(); ++presses) {
            const std::size_t last = distances.count_at(presses) - 1;
            for (const std::size_t index : {std::size_t{0}, last / 2, last}) {
                const auto picture = solving.linear().to_picture(distances.picture_at(presses, index));
                CHECK(solve::count_presses(solving.verdict(dark, picture)) == presses);
            }
        }
    }
}

TEST_CASE("Pictures are listed in slices, and only where they are few") {
    PressDistances distances = begun(choice_of("lights-out~4x4"));
    double before = distances.progress();
    CHECK(before == 0);
    while (!distances.is_finished()) {
        distances.advance(1);
        CHECK(distances.progress() >= before);
        before = distances.progress();
    }
    CHECK(before == 1);
    CHECK(counts(distances) == counts(whole(choice_of("lights-out~4x4"))));
    CHECK(PressDistances::fits(20, 2));
    CHECK_FALSE(PressDistances::fits(21, 2));
    CHECK(PressDistances::fits(6, 9));
    CHECK_FALSE(PressDistances::fits(7, 9));
}

// 16 buttons with 64 lamps: 4 units for each, and for each button.
TEST_CASE("From a picture all presses are one piece of work") {
    constexpr double pictures = 65536;
    PressDistances distances = begun(choice_of("lights-out~4x4"));
    distances.advance(0);
    CHECK(distances.progress() == 0);
    distances.advance(320);
    CHECK(distances.progress() == 1 / pictures);
    distances.advance(321);
    CHECK(distances.progress() == 3 / pictures);
    distances.advance(1);
    CHECK(distances.progress() == 4 / pictures);
}

}  // namespace switchbox::test
