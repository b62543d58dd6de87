// Choices in the set-up dialog so far. Their machine can always be played.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "game/action.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::ui {

enum class Seeding : std::uint8_t { random, chosen };

struct SetupDraft {
    machine::MachineChoice machine = machine::first_choice();
    // Options that the player chose, kept even while a machine does not support them.
    machine::PresetOptions requested;
    std::optional<machine::MachineChoice> own;  // the player's own machine, left for another one
    std::optional<std::size_t> fewest;          // as in game::NewGame; nullopt: any number
    bool counts = false;                        // shows the number of presses, though it has a name
    game::NewGameMode quest = game::NewGameMode::solvable;  // kept even while a machine does not support it
    Seeding seeding = Seeding::random;
    std::string seed;  // digits, for Seeding::chosen
    std::string size;  // as typed; empty if it was chosen otherwise
    // Choice of the player to show more options. nullopt before that: they are shown if one of them is not
    // the usual one.
    std::optional<bool> shows_more;
    bool begins_at_length = false;  // the dialog opens at the difficulty

    struct Refusal {
        machine::MachineChoice machine;
        Message reason;
    };
    std::optional<Refusal> refusal;  // reason why the last start failed, until a choice changes
};

// Each setter keeps as many of the earlier choices as the machine supports.
void set_machine(SetupDraft& draft, std::string_view id);
void set_shape(SetupDraft& draft, machine::Shape shape);
// Sets the size from "1000x1000", or from one number for a square.
void set_size(SetupDraft& draft, std::string_view typed);
// Returns why the machine cannot have the typed size; empty if it can.
[[nodiscard]] Message size_problem(const SetupDraft& draft);
void set_states(SetupDraft& draft, int states);
void set_press_rule(SetupDraft& draft, machine::PressRule press);
// Steps the number of presses: up from "any" to 1, and down from 1 to "any".
void step_fewest(SetupDraft& draft, int by);
void set_quest(SetupDraft& draft, game::NewGameMode quest);
void set_seeding(SetupDraft& draft, Seeding seeding);
// Keeps the digits of the typed text, up to the length of a seed.
void set_seed(SetupDraft& draft, std::string_view typed);

// Returns the player's own machine, if the draft contains one now or did before another one; else nullopt.
[[nodiscard]] std::optional<machine::MachineChoice> own_machine(const SetupDraft& draft);
[[nodiscard]] bool can_have(const SetupDraft& draft, machine::Shape shape);
[[nodiscard]] bool can_have(const SetupDraft& draft, game::NewGameMode quest);
// Returns why the machine has no such game; empty if it has, or if only the start finds out.
[[nodiscard]] Message problem_with(const SetupDraft& draft, game::NewGameMode quest);
[[nodiscard]] game::NewGameMode quest_of(const SetupDraft& draft);
[[nodiscard]] bool can_choose_presses(const SetupDraft& draft);
// Returns whether size, states and rule are fixed: true for a user-made puzzle and for the cube.
[[nodiscard]] bool is_taken_as_it_is(const machine::MachineChoice& choice);
[[nodiscard]] bool can_restrict_presses(const SetupDraft& draft);
[[nodiscard]] bool can_choose_states(const SetupDraft& draft);
// Returns the rows and columns of lamps.
[[nodiscard]] machine::Shape shape_of(const machine::MachineChoice& choice);
// Returns the largest number of presses to choose. No shortest solution takes more than every button at its
// full number of presses. In lit-only play this is no bound, and the limit is more than has ever been seen;
// the search decides.
[[nodiscard]] std::size_t max_presses(const SetupDraft& draft);
// Returns the chosen number of presses, at most max_presses().
[[nodiscard]] std::optional<std::size_t> fewest_of(const SetupDraft& draft);
[[nodiscard]] std::optional<std::uint64_t> seed_of(const SetupDraft& draft);
[[nodiscard]] bool is_complete(const SetupDraft& draft);
// Returns whether states, allowed presses, goal or seed are not the usual ones.
[[nodiscard]] bool has_unusual_options(const SetupDraft& draft);

// Records why no such game exists, until a choice changes.
void refuse(SetupDraft& draft, Message reason);
// Returns the reason why the last start was refused, as a sentence; empty if the machine has changed since.
[[nodiscard]] std::string refusal_of(const SetupDraft& draft);

}  // namespace switchbox::ui
