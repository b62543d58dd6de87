// Who says what the machines are that a program may have or not (machine/kind.hpp).
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "play/kind_study.hpp"
#include "play/mealy.hpp"

namespace switchbox::play {

struct Describer {
    std::string_view kind;
    std::vector<TupleRow> (*five_tuple)(const Game& game);
    // Null where there is nothing more to tell.
    std::vector<StudySection> (*study)(const Game& game) = nullptr;
    // Null, or answers with null, where states are not counted.
    std::shared_ptr<StateCount> (*count)(const Game& game) = nullptr;
};
// Those of this program, one for each of its kinds.
[[nodiscard]] std::span<const Describer> describers();
// Null for rules and Ghaly's machine.
[[nodiscard]] inline const Describer* describer_of(const Game& game) {
    const machine::OtherMachine* other = game.machine().other();
    for (const Describer& each : describers())
        if (other != nullptr && each.kind == other->kind()) return &each;
    return nullptr;
}

}  // namespace switchbox::play
