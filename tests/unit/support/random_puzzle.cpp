#include "support/random_puzzle.hpp"

#include <array>

#include "support/support.hpp"

namespace switchbox::test {

using machine::TargetRow;
using machine::WiredButton;
using machine::WiredLamp;
using machine::WiredPuzzle;

machine::WiredPuzzle random_puzzle(Random& random) {
    WiredPuzzle puzzle;
    const std::size_t lamps = 1 + draw(random, 6);
    for (std::size_t i = 0; i < lamps; ++i) {
        const int states = 2 + static_cast<int>(draw(random, 8));
        puzzle.lamps.push_back({"l" + std::to_string(i), states,
                                static_cast<int>(draw(random, static_cast<std::size_t>(states)))});
    }
    for (std::size_t i = draw(random, 6); i-- > 0;) {
        WiredButton button{"b-" + std::to_string(i), {}};
        for (std::size_t lamp = 0; lamp < lamps; ++lamp) {
            const auto by =
                static_cast<int>(draw(random, static_cast<std::size_t>(puzzle.lamps[lamp].states)));
            if (by > 0) button.effects.push_back({lamp, by});
        }
        if (draw(random, 3) == 0) button.most = static_cast<std::uint32_t>(draw(random, 4));
        button.cost = static_cast<std::uint32_t>(1 + draw(random, 3));
        button.pressed = static_cast<std::uint32_t>(draw(random, 3));
        puzzle.buttons.push_back(std::move(button));
    }
    for (std::size_t i = draw(random, 4); i-- > 0;) {
        TargetRow& row = puzzle.targets.emplace_back();
        for (const WiredLamp& lamp : puzzle.lamps) {
            row.emplace_back(static_cast<std::uint8_t>(draw(random, static_cast<std::size_t>(lamp.states))));
            if (draw(random, 3) == 0) row.back().reset();
        }
    }
    puzzle.press = static_cast<machine::PressRule>(draw(random, 4) % 3);
    constexpr std::array<const char*, 6> faces{"up", "right", "down", "left", "off", "Ämter"};
    for (std::size_t i = draw(random, 5); i-- > 0;)
        puzzle.state_names.emplace_back(faces.at(draw(random, 6)));
    auto& places = puzzle.layout.emplace_back();
    for (std::size_t lamp = lamps; lamp-- > 0;) {
        places.emplace_back(lamp);
        if (draw(random, 2) == 0) places.emplace_back();
    }
    return puzzle;
}

std::string random_name(Random& random, std::size_t number) {
    static constexpr std::array<const char*, 22> parts{"\"", "\"\"", ",", ";",  "\t",    "\n",    "\r\n", " ",
                                                       "-",  "+1",   "#", ":",  "=",     "/",     "*",    ".",
                                                       "{",  "\\",   "Ä", "木", "alike", "button"};
    std::string name;
    for (std::size_t i = draw(random, 4); i-- > 0;) name += parts.at(draw(random, parts.size()));
    name += std::to_string(number);
    for (std::size_t i = draw(random, 3); i-- > 0;) name += parts.at(draw(random, parts.size()));
    return name;
}

WiredPuzzle oddly_named(Random& random) {
    WiredPuzzle puzzle = random_puzzle(random);
    std::size_t number = 10;
    for (WiredLamp& lamp : puzzle.lamps) lamp.name = random_name(random, number++);
    for (WiredButton& button : puzzle.buttons) button.name = random_name(random, number++);
    return puzzle;
}

WiredPuzzle random_matrix_puzzle(Random& random) {
    WiredPuzzle puzzle;
    const std::size_t lamps = 1 + draw(random, 12);
    for (std::size_t i = 1; i <= lamps; ++i)
        puzzle.lamps.push_back({std::to_string(i), 2, static_cast<int>(draw(random, 2))});
    const std::size_t buttons = 1 + draw(random, 12);
    for (std::size_t i = 1; i <= buttons; ++i) {
        WiredButton& button = puzzle.buttons.emplace_back();
        button.name = std::to_string(i);
        for (std::size_t lamp = 0; lamp < lamps; ++lamp) {
            if (draw(random, 2) == 1) button.effects.push_back({lamp, 1});
        }
    }
    puzzle.targets.emplace_back(lamps, std::uint8_t{0});
    puzzle.layout = machine::single_row(lamps);
    return puzzle;
}

}  // namespace switchbox::test
