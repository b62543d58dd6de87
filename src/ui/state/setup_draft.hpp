// What the set-up dialog has been asked for so far. Its machine is always one that can be played.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "game/action.hpp"
#include "machine/catalogue.hpp"

namespace switchbox::ui {

enum class Seeding : std::uint8_t { random, daily, chosen };

struct SetupDraft {
    machine::MachineChoice machine = machine::first_choice();
    // What was asked for, kept past machines that cannot have it.
    machine::MachineWish wish;
    std::optional<machine::MachineChoice> own;  // a machine of the player's own that was left for another
    std::optional<std::size_t> fewest;          // as in game::NewGame; none: any number
    game::Quest quest = game::Quest::solvable;  // kept past machines that cannot have it
    Seeding seeding = Seeding::random;
    std::string seed;  // digits, while one is chosen
    std::string size;  // as it was typed; empty where it was chosen otherwise

    struct Refusal {
        machine::MachineChoice machine;
        Message reason;
    };
    std::optional<Refusal> refusal;  // of the last start, until something is changed
};

// Each keeps as much as can be of what was asked for before.
void set_machine(SetupDraft& draft, std::string_view id);
void set_shape(SetupDraft& draft, machine::Shape shape);
// "1000x1000", or one number for a square.
void set_size(SetupDraft& draft, std::string_view typed);
// Why the machine does not have the size that was typed; empty where it has.
[[nodiscard]] Message size_problem(const SetupDraft& draft);
void set_states(SetupDraft& draft, int states);
void set_lit_only(SetupDraft& draft, bool lit_only);
// From "any" one up is 1, from 1 one down is "any".
void step_fewest(SetupDraft& draft, int by);
void set_quest(SetupDraft& draft, game::Quest quest);
void set_seeding(SetupDraft& draft, Seeding seeding);
// Keeps the digits of what was typed, and of those no more than a seed has.
void set_seed(SetupDraft& draft, std::string_view typed);

// Returns the machine of the player's own that is in the draft, or was before another one.
[[nodiscard]] std::optional<machine::MachineChoice> own_machine(const SetupDraft& draft);
[[nodiscard]] bool can_have(const SetupDraft& draft, machine::Shape shape);
[[nodiscard]] bool can_have(const SetupDraft& draft, game::Quest quest);
[[nodiscard]] game::Quest quest_of(const SetupDraft& draft);
[[nodiscard]] bool can_choose_presses(const SetupDraft& draft);
// Whether its size, states and rule are no wishes: a puzzle that somebody wired, and the cube.
[[nodiscard]] bool is_taken_as_it_is(const machine::MachineChoice& choice);
[[nodiscard]] bool can_be_lit_only(const SetupDraft& draft);
[[nodiscard]] bool can_choose_states(const SetupDraft& draft);
// Rows and columns of lamps.
[[nodiscard]] machine::Shape shape_of(const machine::MachineChoice& choice);
// What can be asked for. No shortest solution takes more: every button as often as it can be pressed before
// it comes round. In lit-only play, where that is no bound, more than have ever been seen; the search knows.
[[nodiscard]] std::size_t max_presses(const SetupDraft& draft);
// The presses asked for, as far as the machine goes.
[[nodiscard]] std::optional<std::size_t> fewest_of(const SetupDraft& draft);
[[nodiscard]] std::optional<std::uint64_t> seed_of(const SetupDraft& draft);
[[nodiscard]] bool is_complete(const SetupDraft& draft);

// There is no such game: notes why, until something is changed.
void refuse(SetupDraft& draft, Message reason);
// What the last start was refused for, if it is for this machine: a sentence.
[[nodiscard]] std::string refusal_of(const SetupDraft& draft);

}  // namespace switchbox::ui
