// Builder of a puzzle while it is parsed. Statements can have any order, and names can be used before they
// are defined. A wrong statement is reported at once, a contradiction between statements by finish().
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// Builder of one puzzle. `where` is the place of the statement that errors name.
class PuzzleBuilder {
  public:
    // Collects remarks on the reading in `remarks`, unless it is nullptr.
    explicit PuzzleBuilder(Remarks* remarks) : remarks_(remarks) {}

    enum class Limit : std::uint8_t { most, cost, pressed };

    [[nodiscard]] Problem set_name(std::string_view name, const Where& where);
    // Returns the lamp of that name and creates it at its first mention.
    [[nodiscard]] Result<std::size_t> lamp(std::string_view name, const Where& where);
    // Returns the lamp of that name, or an error if it was not mentioned before.
    [[nodiscard]] Result<std::size_t> known_lamp(std::string_view name, const Where& where) const;
    [[nodiscard]] std::size_t lamp_count() const { return puzzle_.lamps.size(); }
    // Creates a button. Returns an error if another button has that name.
    [[nodiscard]] Result<std::size_t> button(std::string_view name, const Where& where);
    // Returns the button of that name and creates it at its first mention.
    [[nodiscard]] Result<std::size_t> any_button(std::string_view name, const Where& where);

    [[nodiscard]] Problem add_effect(std::size_t button, std::size_t lamp, std::int64_t by,
                                     const Where& where);
    // Sets the number of states: of one lamp, or of all lamps without a number of their own. nullopt makes
    // them counters.
    [[nodiscard]] Problem set_states(std::optional<std::int64_t> states, const Where& where);
    [[nodiscard]] Problem set_states(std::size_t lamp, std::optional<std::int64_t> states,
                                     const Where& where);
    // Sets a state: a number, a name that the puzzle gives to a state, or a tick (tick_of()). finish()
    // reports a text that is none of these.
    [[nodiscard]] Problem set_start(std::size_t lamp, std::string_view state, const Where& where);
    [[nodiscard]] Problem want_alike(const Where& where);
    [[nodiscard]] Problem begin_target(const Where& where);
    // Sets a state of the target begun last, as set_start() does. With "*" the lamp does not matter. The tick
    // "x" is none here, since it often means that too.
    [[nodiscard]] Problem set_target(std::size_t lamp, std::string_view state, const Where& where);
    [[nodiscard]] Problem set_limit(Limit limit, std::string_view button, std::int64_t count,
                                    const Where& where);
    // Begins a trial, one press of a button whose effect is unknown. set_tried() sets the state of a lamp
    // before or after it. Lamps without one keep their state. Trials follow each other; the first begins at
    // the start, and the state after the last one becomes the start of the puzzle.
    [[nodiscard]] Problem begin_trial(std::string_view button, const Where& where);
    [[nodiscard]] Problem set_tried(std::size_t lamp, std::string_view state, bool is_before,
                                    const Where& where);
    // Sets the names of the states, from state 0 on.
    [[nodiscard]] Problem set_state_names(const std::vector<Word>& names, const Where& where);
    // Sets which buttons can be pressed, by a word of machine::press_words.
    [[nodiscard]] Problem set_press(std::string_view which, const Where& where);
    // Sets the layout from rows of lamp names; "." is an empty place.
    [[nodiscard]] Problem lay_out(const std::vector<std::vector<Word>>& rows, const Where& where);

    void remark(const Where& where, const Message& what);
    // Adds a remark on how a name was read if it is more likely a keyword of the notation, or a misspelt one.
    void remark_if_unlikely(std::string_view name, const Where& where, const Message& how);

    // Checks all statements together and returns the puzzle.
    [[nodiscard]] Result<machine::WiredPuzzle> finish() &&;

  private:
    struct Given {
        std::int64_t value = 0;
        Where where;
    };
    struct GivenState {
        std::string text;
        Where where;
    };
    using States = std::map<std::size_t, GivenState>;  // keyed by lamp
    struct GivenLimit {
        Limit limit = Limit::most;
        std::string button;
        Given count;
    };
    struct Trial {
        std::size_t button = 0;
        Where where;
        States before;
        States after;
    };
    using Names = std::map<std::string, std::size_t, std::less<>>;

    [[nodiscard]] Result<std::int64_t> state_of(std::size_t lamp, const GivenState& given, bool is_target);
    [[nodiscard]] Problem finish_lamps();
    [[nodiscard]] Problem finish_trials();
    // Returns the number of steps, below the states of a lamp that is no counter.
    [[nodiscard]] std::int64_t steps_of(std::size_t lamp, std::int64_t by) const;
    // Returns the error for a trial that moves a lamp by another number than an earlier one, or, if `earlier`
    // is nullptr, than the list of the button's lamps.
    [[nodiscard]] Error contradiction(const Trial& trial, const Trial* earlier, std::size_t lamp,
                                      std::int64_t by, std::int64_t known) const;
    [[nodiscard]] Problem set_states_before(const Trial& trial, std::vector<std::int64_t>& states);
    [[nodiscard]] Problem set_states_after(const Trial& trial, std::vector<std::int64_t>& states);
    [[nodiscard]] Problem finish_targets();
    [[nodiscard]] Problem finish_limits();
    [[nodiscard]] Problem finish_layout();
    [[nodiscard]] Problem finish_effects();

    [[nodiscard]] static Error unknown(const Names& names, std::string_view name, const Where& where,
                                       MessageId<1> id);

    Remarks* remarks_;
    machine::WiredPuzzle puzzle_;
    Names lamps_;  // keyed by machine::compared() names
    Names buttons_;
    std::optional<int> states_;
    std::map<std::size_t, int> states_of_;  // keyed by lamp
    States starts_;
    std::map<std::pair<std::size_t, std::size_t>, Given> effects_;  // keyed by button and lamp
    std::set<std::size_t> only_tried_;                              // buttons without a list of lamps
    std::vector<Trial> trials_;
    std::vector<States> targets_;
    bool is_alike_ = false;
    std::vector<GivenLimit> limits_;
    std::optional<Where> laid_out_;
    std::optional<Where> press_set_;
};

}  // namespace switchbox::puzzle
