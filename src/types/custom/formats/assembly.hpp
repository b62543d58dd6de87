// A puzzle while it is read: statements come in any order, and what they name may be told of later. What a
// statement says wrongly is told at once; what does not go together, at the end.
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

class Assembly {
  public:
    // Collects remarks on the reading in `remarks`, unless it is null.
    explicit Assembly(Remarks* remarks) : remarks_(remarks) {}

    enum class Limit : std::uint8_t { most, cost, pressed };

    [[nodiscard]] Problem set_name(std::string_view name, const Where& where);
    // The lamp of that name, which is new if it was not mentioned before.
    [[nodiscard]] Result<std::size_t> lamp(std::string_view name, const Where& where);
    // The same, but one that was mentioned.
    [[nodiscard]] Result<std::size_t> known_lamp(std::string_view name, const Where& where) const;
    // A new one, with another name than those before.
    [[nodiscard]] Result<std::size_t> button(std::string_view name, const Where& where);

    [[nodiscard]] Problem add_effect(std::size_t button, std::size_t lamp, std::int64_t by,
                                     const Where& where);
    // Of all lamps of which nothing else is said, and of one.
    [[nodiscard]] Problem set_states(std::int64_t states, const Where& where);
    [[nodiscard]] Problem set_states(std::size_t lamp, std::int64_t states, const Where& where);
    [[nodiscard]] Problem set_start(std::size_t lamp, std::int64_t state, const Where& where);
    [[nodiscard]] Problem want_alike(const Where& where);
    [[nodiscard]] Problem begin_target(const Where& where);
    // Of the target begun last; without a state the lamp does not matter.
    [[nodiscard]] Problem set_target(std::size_t lamp, std::optional<std::int64_t> state, const Where& where);
    [[nodiscard]] Problem set_limit(Limit limit, std::string_view button, std::int64_t count,
                                    const Where& where);
    // What states are called, from 0 on.
    [[nodiscard]] Problem set_faces(const std::vector<Word>& names, const Where& where);
    // Which buttons may be pressed: "any", or those of lamps that are "lit".
    [[nodiscard]] Problem set_press(std::string_view which, const Where& where);
    // Rows of lamps' names; "." is an empty place.
    [[nodiscard]] Problem lay_out(const std::vector<std::vector<Word>>& rows, const Where& where);

    void remark(const Where& where, const Message& what);
    // Remarks how a name was read that is likelier a word of the notation, or a slip of one.
    void remark_if_unlikely(std::string_view name, const Where& where, const Message& how);

    // Once all is said.
    [[nodiscard]] Result<machine::WiredPuzzle> finish() &&;

  private:
    struct Given {
        std::int64_t value = 0;
        Where where;
    };
    using Target = std::map<std::size_t, std::optional<Given>>;  // by lamp
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
                                       std::string_view id);

    Remarks* remarks_;
    machine::WiredPuzzle puzzle_;
    Names lamps_;  // as machine::compared() has them
    Names buttons_;
    std::optional<Given> states_;
    std::map<std::size_t, Given> states_of_;  // by lamp
    std::map<std::size_t, Given> starts_;
    std::map<std::pair<std::size_t, std::size_t>, std::int64_t> effects_;  // by button and lamp
    std::vector<Target> targets_;
    bool is_alike_ = false;
    std::vector<GivenLimit> limits_;
    std::optional<Where> laid_out_;
    bool is_press_set_ = false;
};

}  // namespace switchbox::puzzle
