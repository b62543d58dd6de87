#include "types/lights/game/lit_only_walk.hpp"

#include <algorithm>

namespace switchbox::game {

LitOnlyWalk::LitOnlyWalk(const machine::Rule& rule) : states_(rule.states) {
    const machine::Effects effects = machine::effects_of(rule);
    for (const std::size_t cell : machine::buttons_of(rule).cells()) {
        const std::vector<std::size_t>& lamps = effects[cell];
        buttons_.push_back({cell, std::binary_search(lamps.begin(), lamps.end(), cell), lamps});
    }
}

bool LitOnlyWalk::may_come_last(const WalkButton& button, const machine::Picture& picture) {
    return picture[button.cell] != (button.changes_itself ? 1 : 0);
}

void LitOnlyWalk::undo_press(const WalkButton& button, machine::Picture& picture) const {
    for (const std::size_t lamp : button.lamps) {
        picture[lamp] = static_cast<std::uint8_t>((picture[lamp] + states_ - 1) % states_);
    }
}

machine::Picture LitOnlyWalk::back(machine::Picture picture, std::size_t steps, Random& random) const {
    std::vector<const WalkButton*> possible;
    for (std::size_t step = 0; step < steps; ++step) {
        possible.clear();
        for (const WalkButton& button : buttons_) {
            if (may_come_last(button, picture)) possible.push_back(&button);
        }
        if (possible.empty()) break;
        undo_press(*possible[static_cast<std::size_t>(random.below(possible.size()))], picture);
    }
    return picture;
}

std::optional<machine::Picture> LitOnlyWalk::one_before(machine::Picture picture) const {
    for (const WalkButton& button : buttons_) {
        if (button.lamps.empty() || !may_come_last(button, picture)) continue;
        undo_press(button, picture);
        return picture;
    }
    return std::nullopt;
}

}  // namespace switchbox::game
