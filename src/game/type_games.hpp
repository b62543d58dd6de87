// Functions of a machine type that make games and describe its machines (machine/machine_type.hpp). Pointers
// without a default must be set.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "game/action.hpp"
#include "game/answer_task.hpp"
#include "game/coach.hpp"
#include "game/lesson.hpp"
#include "game/position.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "machine/machine.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::game {

struct TypeGames {
    // new_game.hpp has the contracts of these functions.
    machine::Picture (*random_start)(const machine::MachineChoice& choice, const machine::Picture& target,
                                     std::uint64_t seed);
    machine::Picture (*random_picture)(const machine::MachineChoice& choice, std::uint64_t seed);
    std::optional<Error> (*problem)(const NewGame& requested);
    // Makes a game that needs no search. Requires a request without a problem.
    Result<Puzzle> (*new_puzzle)(const NewGame& requested);
    // Other modes that the type supports: to find out if a solution exists, and to match a picture.
    bool asks = false;
    bool has_pictures = false;
    // Returns the largest number of presses that can be requested for a game, 0 if none can.
    std::size_t (*most_presses)(const machine::MachineChoice& choice);
    // Starts the search for a game. Returns nullptr if the game needs none; the pointer itself may be
    // nullptr.
    std::unique_ptr<GameSearch> (*search)(const NewGame& requested) = nullptr;

    // Adds a visible board to the notes, and returns the next step for a player with those notes (coach.hpp).
    // Both are nullptr if the machine hides nothing.
    void (*take_note)(CoachNotes& notes, const machine::PressGrid& presses,
                      const machine::Picture& picture) = nullptr;
    Advice (*advise)(const machine::PressGrid& presses, const machine::Picture& picture,
                     const CoachNotes& notes) = nullptr;

    // Parses a text in the type's own form (import_text()). nullptr if there is no such form.
    std::optional<Result<ImportedGame>> (*read)(std::string_view text,
                                                const machine::MachineChoice& shown) = nullptr;

    std::vector<TupleRow> (*five_tuple)(const Game& game);
    // Return further facts, and a count of the states by distance or nullptr. The pointers themselves may be
    // nullptr.
    std::vector<StudySection> (*study)(const Game& game) = nullptr;
    std::shared_ptr<StateCount> (*count)(const Game& game) = nullptr;
    std::vector<Lesson> (*lessons)() = nullptr;
};

[[nodiscard]] inline const TypeGames& games_of(const machine::MachineChoice& choice) {
    return *machine::machine_type(choice->type()).games;
}

// Count of the pairs of buttons that commute, i.e. whose order makes no difference.
struct ButtonPairs {
    std::size_t commuting = 0;
    std::size_t all = 0;  // pairs of two different buttons
};
// Counts the pairs by pressing each in both orders from the initial state.
[[nodiscard]] ButtonPairs commuting_pairs(const machine::Machine& machine);

}  // namespace switchbox::game
