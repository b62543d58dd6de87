// Rule that is being drawn in the rule editor, and facts about it. Parts that the rule cannot have at the
// moment, a border off the plane or holes past the edge, stay in the draft until it can.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "base/natural.hpp"
#include "machine/machine_type.hpp"
#include "machine/rule.hpp"

namespace switchbox::ui {

// Facts about a rule before it is played: its rank, how many boards are solvable and in how many ways. For a
// rule that cannot be played, the reason.
struct RuleFacts {
    bool playable = false;
    Message words;  // the error, if the rule cannot be played
};

// Returns the facts. This costs one elimination, tens of milliseconds for the largest boards.
[[nodiscard]] RuleFacts facts_of(const machine::Rule& rule);
// Returns the facts as sentences.
[[nodiscard]] std::string words_of(const RuleFacts& facts);

// Returns the number in digits if it is short. A longer one is a power, "2^64", if it and k are powers of one
// prime; else "about 9.5 × 10^23".
[[nodiscard]] Value count_words(const Natural& count, int k);

enum class DrawnStencil : std::uint8_t { inner, edge, corner };

class RuleDraft {
  public:
    RuleDraft();  // starts with Lights Out

    [[nodiscard]] const machine::Rule& rule() const { return rule_; }
    // Returns facts about that rule, which are computed once for each change.
    [[nodiscard]] const RuleFacts& facts() const { return facts_; }
    // drawn returns which stencil is being drawn; stencil returns that stencil.
    [[nodiscard]] DrawnStencil drawn() const { return rule_.border ? drawn_ : DrawnStencil::inner; }
    [[nodiscard]] const machine::Stencil& stencil() const;
    // Returns the name as it has been typed so far.
    [[nodiscard]] const std::string& name() const { return name_; }

    // Starts over with a rule that can be drawn (machine::problem_with_own).
    void load(const machine::Rule& rule, std::string name);
    // Loads the game's rule, unless the draft was last opened with the same rule.
    void open_with(machine::Rule in_play, std::string name);

    void set_shape(machine::Shape shape);
    void set_states(int states);
    void set_surface(machine::Surface surface);
    // Turns the stencils of the border on or off. A new border starts with the stencil of the inner cells.
    void set_bordered(bool bordered);
    void draw(DrawnStencil drawn) { drawn_ = drawn; }
    void toggle(machine::Offset offset);
    void clear_stencil();
    void toggle_hole(std::size_t cell);
    void set_name(std::string name) { name_ = std::move(name); }

  private:
    [[nodiscard]] machine::Stencil& drawn_stencil();
    void refresh();

    machine::Rule rule_;
    RuleFacts facts_;
    DrawnStencil drawn_ = DrawnStencil::inner;
    std::string name_;
    bool bordered_ = false;
    std::optional<machine::Border> border_;  // the last one drawn
    std::vector<bool> holes_;                // cells of the largest board
    std::optional<machine::Rule> opened_with_;
};

}  // namespace switchbox::ui
