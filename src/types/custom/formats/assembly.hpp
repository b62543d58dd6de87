// Builder of a puzzle while it is parsed. Statements can have any order, and names can be used before they
// are defined. A wrong statement is reported at once, a contradiction between statements by finish().
#pragma once

#include <map>
#include <optional>
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
    // Creates a button. Returns an error if another button has that name.
    [[nodiscard]] Result<std::size_t> button(std::string_view name, const Where& where);

    [[nodiscard]] Problem add_effect(std::size_t button, std::size_t lamp, std::int64_t by,
                                     const Where& where);
    // Sets the number of states: of one lamp, or of all lamps without a number of their own.
    [[nodiscard]] Problem set_states(std::int64_t states, const Where& where);
    [[nodiscard]] Problem set_states(std::size_t lamp, std::int64_t states, const Where& where);
    [[nodiscard]] Problem set_start(std::size_t lamp, std::int64_t state, const Where& where);
    [[nodiscard]] Problem want_alike(const Where& where);
    [[nodiscard]] Problem begin_target(const Where& where);
    // Sets a state of the target begun last. With nullopt the lamp does not matter.
    [[nodiscard]] Problem set_target(std::size_t lamp, std::optional<std::int64_t> state, const Where& where);
    [[nodiscard]] Problem set_limit(Limit limit, std::string_view button, std::int64_t count,
                                    const Where& where);
    // Sets the names of the states, from state 0 on.
    [[nodiscard]] Problem set_state_names(const std::vector<Word>& names, const Where& where);
    // Sets which buttons can be pressed: "any", or those of lamps that are "lit".
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
    using Target = std::map<std::size_t, std::optional<Given>>;  // keyed by lamp
    struct GivenLimit {
        Limit limit = Limit::most;
        std::string button;
        Given count;
    };
    using Names = std::map<std::string, std::size_t, std::less<>>;

    [[nodiscard]] Problem check_state(std::size_t lamp, const Given& state) const;
    [[nodiscard]] Problem finish_lamps();
    [[nodiscard]] Problem finish_targets();
    [[nodiscard]] Problem finish_limits();
    [[nodiscard]] Problem finish_layout();
    void finish_effects();

    [[nodiscard]] static Error unknown(const Names& names, std::string_view name, const Where& where,
                                       MessageId<1> id);

    Remarks* remarks_;
    machine::WiredPuzzle puzzle_;
    Names lamps_;  // keyed by machine::compared() names
    Names buttons_;
    std::optional<Given> states_;
    std::map<std::size_t, Given> states_of_;  // keyed by lamp
    std::map<std::size_t, Given> starts_;
    std::map<std::pair<std::size_t, std::size_t>, std::int64_t> effects_;  // keyed by button and lamp
    std::vector<Target> targets_;
    bool is_alike_ = false;
    std::vector<GivenLimit> limits_;
    std::optional<Where> laid_out_;
    bool is_press_set_ = false;
};

}  // namespace switchbox::puzzle
