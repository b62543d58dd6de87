// New puzzles of linear machines (new_game.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"
#include "game/answer_task.hpp"
#include "game/sentences.hpp"
#include "game/type_games.hpp"
#include "machine/rule.hpp"

namespace switchbox::game {

// Returns the search for a game that needs a given number of presses (answer_task.hpp). It plants presses, or
// walks back from the target if not all presses are allowed. nullptr if the game need not be solvable: such
// games are not searched for.
[[nodiscard]] std::unique_ptr<GameSearch> linear_game_search(const NewGame& requested);

// Returns why there is no such game; nullopt if there may be one. A game may ask whether its target can be
// reached: in about half of these games it cannot. There is no such game if every board can be solved, or if
// not all presses are allowed. This function and the next three are members of linear_type_games.
[[nodiscard]] std::optional<Error> problem_with_linear_game(const NewGame& requested);
[[nodiscard]] Result<Puzzle> linear_game(const NewGame& requested);
[[nodiscard]] machine::Picture linear_start(const machine::MachineChoice& choice,
                                            const machine::Picture& target, std::uint64_t seed);
[[nodiscard]] machine::Picture random_linear_picture(const machine::MachineChoice& choice,
                                                     std::uint64_t seed);

extern const TypeGames linear_type_games;

// Returns the error that no game needs more presses than `most`.
[[nodiscard]] Error needs_no_more_than(std::size_t most);

// Returns the five-tuple of a linear machine in words (sentences.hpp).
[[nodiscard]] std::vector<TupleRow> linear_tuple(const Game& game);

// Play backwards if not all presses are allowed: reversed presses of one rule, from a picture to one from
// which play can lead to it.
class LitOnlyWalk {
  public:
    // Requires a rule other than PressRule::any.
    explicit LitOnlyWalk(const machine::Rule& rule);

    // Takes back `steps` random presses, each of which was allowed; fewer if no press can be taken back.
    [[nodiscard]] machine::Picture back(machine::Picture picture, std::size_t steps, Random& random) const;
    // Returns another picture from which play can lead to this one; nullopt if there is none.
    [[nodiscard]] std::optional<machine::Picture> some_before(const machine::Picture& picture) const;

  private:
    struct WalkButton {
        std::size_t cell = 0;
        bool changes_itself = false;
        std::vector<std::size_t> lamps;
    };

    // Returns whether a press after `made` others needs a lamp that is not dark.
    [[nodiscard]] bool needs_lit(std::size_t made) const {
        return press_ == machine::PressRule::lit || made % 2 == 0;
    }
    // Returns whether the lamp under the button was lit, or dark, before the press that led to the picture.
    [[nodiscard]] static bool was(bool lit, const WalkButton& button, const machine::Picture& picture);
    // Returns the pictures from which one press of a lit or of a dark lamp leads to this one.
    [[nodiscard]] std::vector<machine::Picture> all_before(const machine::Picture& picture, bool lit) const;
    void undo_press(const WalkButton& button, machine::Picture& picture) const;

    int states_;
    machine::PressRule press_;
    std::vector<WalkButton> buttons_;
};

}  // namespace switchbox::game
