// The part of a machine type that makes games and describes its machines (machine/machine_type.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "game/action.hpp"
#include "game/coach.hpp"
#include "game/game_search.hpp"
#include "game/kind_study.hpp"
#include "game/lesson.hpp"
#include "game/mealy.hpp"
#include "game/pasted.hpp"
#include "game/position.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::game {

struct TypeGames {
    // new_game.hpp tells what these return.
    machine::Picture (*random_start)(const machine::MachineChoice& choice, const machine::Picture& target,
                                     std::uint64_t seed);
    machine::Picture (*random_picture)(const machine::MachineChoice& choice, std::uint64_t seed);
    std::optional<Error> (*problem)(const NewGame& wish);
    // Makes a game that takes no search. Requires a wish without a problem.
    Result<Puzzle> (*new_puzzle)(const NewGame& wish);
    // The quests that there are besides a solvable game: to find out if there is a way, to match a picture.
    bool asks = false;
    bool has_pictures = false;
    // The most presses that a game can be wished for with, 0 if no number can be.
    std::size_t (*most_presses)(const machine::MachineChoice& choice);
    // Begins the search for a game that takes one. nullptr if it takes none, or in place of the function.
    std::unique_ptr<GameSearch> (*search)(const NewGame& wish) = nullptr;

    // Adds a board that the player sees to the notes, and returns the next step for a player who has those
    // (coach.hpp). nullptr if the machine hides nothing.
    void (*take_note)(CoachNotes& notes, const machine::PressGrid& presses,
                      const machine::Picture& picture) = nullptr;
    Advice (*advise)(const machine::PressGrid& presses, const machine::Picture& picture,
                     const CoachNotes& notes) = nullptr;

    // Reads a text that a player brings (read_brought_text()). nullptr if there is no such form.
    std::optional<Result<Brought>> (*read)(std::string_view text) = nullptr;

    std::vector<TupleRow> (*five_tuple)(const Game& game);
    // More about the machine, if there is any; and a count of its states by distance, or nullptr if nothing
    // counts them.
    std::vector<StudySection> (*study)(const Game& game) = nullptr;
    std::shared_ptr<StateCount> (*count)(const Game& game) = nullptr;
    std::vector<Lesson> (*lessons)() = nullptr;
};

[[nodiscard]] inline const TypeGames& games_of(const machine::MachineChoice& choice) {
    return *machine::machine_type(choice->type()).games;
}

}  // namespace switchbox::game
