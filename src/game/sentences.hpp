// Status sentence after each action. The live region of the page, the status line and the tests use the same
// text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/natural.hpp"
#include "game/action.hpp"
#include "game/game.hpp"
#include "machine/machine.hpp"

namespace switchbox::game {

// Returns "3 presses to go." or "At most 5 presses to go."; empty if that is unknown, hidden or zero.
[[nodiscard]] Message distance(const Game& game);
// Returns the game's status without the distance: "Solved in 4 presses, the fewest possible.", "This target
// cannot be reached: ..."; empty while a solution is known.
[[nodiscard]] Message standing(const Game& game);
// Returns standing() and distance() together: "3 presses to go.", "Solved in 4 presses, the fewest
// possible.", "This target cannot be reached: ..."
[[nodiscard]] Message outlook(const Game& game);

// Returns a text to share a won game, with its link: "Switchbox, Merlin: Solved in 4 presses, ..." or, of a
// level, "Switchbox level 12, Two corners: 3 of 3 stars. ..." `was_shown` is that of stars_of() (levels.hpp).
[[nodiscard]] Message result_words(const Game& game, std::string_view link, bool was_shown = false);

// Returns "Hint: press row 2, column 2."; the game needs to have a hint.
[[nodiscard]] Message hint_sentence(const Game& game);
// Returns the status after `action`: "Pressed row 1, column 2.", "Hint: press row 2, column 2." After a new
// game it does not say that its solution is not known yet.
[[nodiscard]] Message sentence_after(const Game& game, const Action& action);
// Returns the optional second sentence after it: "3 presses to go."
[[nodiscard]] Message distance_after(const Game& game, const Action& action);

// Audible and tactile feedback on an action. It depends only on the action and the game, so a press sounds
// the same from mouse, keyboard or an animated solution.

enum class FeedbackKind : std::uint8_t {
    none,
    press,
    release,  // something was undone, or a press brought its button back to 0
    hint,     // an answer appeared
    refused,
    solved
};
struct FeedbackEvent {
    FeedbackKind kind = FeedbackKind::none;
    double right = 0;  // 0..1: fraction of the lamps that match the target
    friend bool operator==(const FeedbackEvent&, const FeedbackEvent&) = default;
};

// Returns the feedback for `action`, just carried out in `game`; `was_solved` is the state before it. The
// caller uses `refused` for an action that failed.
[[nodiscard]] FeedbackEvent feedback_after(const Action& action, const Game& game, bool was_solved);

// Machine as a Mealy machine (S, I, O, f, g) (Joyner, section 2; docs/machines.md, "States, buttons and
// pictures"). It gives the five-tuple in words, and a table of the transitions that the player has made.
struct TupleRow {
    std::string symbol;  // "S", "I", "O", "f", "g"
    Message name;        // "states"
    Message size;        // "512", or "2^256" if the number is long; empty for f and g
    Message words;       // meaning for this machine, one or two sentences
};
[[nodiscard]] std::vector<TupleRow> five_tuple(const Game& game);

// Transition of one press: from a state, by a button, to a state, which shows a picture.
struct Transition {
    machine::PressGrid before;
    std::size_t button = 0;
    machine::PressGrid after;
    machine::Picture shown;
};
// Returns the last `most` transitions of the game's trail, oldest first.
[[nodiscard]] std::vector<Transition> transitions(const Game& game, std::size_t most);

// Numbers, clauses and rows for the text of a machine's five-tuple.

[[nodiscard]] Message number_alone(std::uint64_t number);
// Returns "512", or "2^256" if the number is long.
[[nodiscard]] Message power_number(int base, std::size_t exponent);
// Returns the number, or empty if it is long.
[[nodiscard]] Message short_number(const Natural& natural);
// Returns where the next state is defined, in lit-only play; empty otherwise.
[[nodiscard]] Message lit_domain(const machine::Machine& machine);

// Texts for a machine whose buttons all have the same period, and whose states are press grids.
struct PressGridWords {
    MessageId<2> states;  // with the number of buttons and of states of each
    Message buttons;
    Message pictures;
    Message picture;  // how a state determines the picture
};
[[nodiscard]] std::vector<TupleRow> press_grid_tuple(const machine::Machine& machine, PressGridWords words);

// Facts about one type of machine, beside its five-tuple: figures under headings, for the machine and its
// present state. If the states are few enough, all of them are counted by distance.
struct StudyRow {
    Message name;   // "Order"
    Message value;  // "105"
    Message words;  // derivation, or empty
};
struct StudySection {
    std::string_view id;  // "order"
    Message heading;
    std::vector<StudyRow> rows;
    Message words;                 // explanation of the rows
    std::string permutation = {};  // as GAP and Sage read it; empty if the section has none
};

// Count of all states by their distance from the target, in slices.
class StateCount {
  public:
    StateCount() = default;
    StateCount(const StateCount&) = delete;
    StateCount& operator=(const StateCount&) = delete;
    virtual ~StateCount() = default;

    // Advances by about `budget` units of work; the unit is that of searches.
    virtual void advance(std::uint64_t budget) = 0;
    [[nodiscard]] virtual bool is_finished() const = 0;
    // Returns the number of states at distance 0, 1, 2, ... Requires a finished count.
    [[nodiscard]] virtual const std::vector<std::uint64_t>& counts() const = 0;
    // Returns the distance of the game's present state; nullopt if it cannot reach the target.
    [[nodiscard]] virtual std::optional<std::size_t> distance(const Game& game) const = 0;

    [[nodiscard]] virtual Message heading() const = 0;
    // Returns the progress of the count. If it is finished, describes the present state's rank among all
    // states.
    [[nodiscard]] virtual Message words(std::optional<std::size_t> distance) const = 0;
    // Returns "2: 54", as a text alternative to the bars.
    [[nodiscard]] virtual Message words_at(std::size_t distance) const = 0;
};

}  // namespace switchbox::game
