// The rule that is being drawn in the rule editor, and what it says of itself. What the rule has no place for
// just now, a border on a torus or holes past the edge, stays in the draft until there is place again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "machine/catalogue.hpp"
#include "ui/types/lights/state/rule_facts.hpp"

namespace switchbox::ui {

enum class DrawnStencil : std::uint8_t { inner, edge, corner };

class RuleDraft {
  public:
    RuleDraft();  // Lights Out

    [[nodiscard]] const machine::Rule& rule() const { return rule_; }
    // Of that rule; worked out once for each change.
    [[nodiscard]] const RuleFacts& facts() const { return facts_; }
    // Which stencil is being drawn, and that one.
    [[nodiscard]] DrawnStencil drawn() const { return rule_.border ? drawn_ : DrawnStencil::inner; }
    [[nodiscard]] const machine::Stencil& stencil() const;
    // As it has been typed so far.
    [[nodiscard]] const std::string& name() const { return name_; }

    // Starts over with a rule that can be drawn (machine::problem_with_own).
    void load(const machine::Rule& rule, std::string name);
    // With that of the game, unless the game has had it since the draft was last opened with it.
    void open_with(machine::Rule in_play, std::string name);

    void set_shape(machine::Shape shape);
    void set_states(int states);
    void set_surface(machine::Surface surface);
    // A border of its own starts with what the inner cells have.
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
    std::vector<bool> holes_;                // of the largest board
    std::optional<machine::Rule> opened_with_;
};

}  // namespace switchbox::ui
