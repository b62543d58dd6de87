// The puzzle that is being drawn in the puzzle editor, what in it is chosen, and what Undo brings back.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "machine/wired_puzzle.hpp"
#include "message/message.hpp"

namespace switchbox::view {

// What a click on a lamp changes.
enum class DrawnPart : std::uint8_t { wires, lamps, start, target, learn };

class PuzzleDraft {
  public:
    explicit PuzzleDraft(machine::WiredPuzzle puzzle) : puzzle_(std::move(puzzle)) { refresh(); }

    [[nodiscard]] const machine::WiredPuzzle& puzzle() const { return puzzle_; }
    [[nodiscard]] DrawnPart part() const { return part_; }
    // Those chosen, which there are.
    [[nodiscard]] std::size_t lamp() const { return lamp_; }
    [[nodiscard]] std::size_t button() const { return button_; }
    [[nodiscard]] std::size_t target() const { return target_; }
    // The first place that is seen of a puzzle that is larger than the figure.
    [[nodiscard]] std::size_t first_row() const { return first_row_; }
    [[nodiscard]] std::size_t first_column() const { return first_column_; }
    // Whether it can be played, and what is known of it; worked out once for each change.
    [[nodiscard]] bool is_playable() const { return is_playable_; }
    [[nodiscard]] const Message& facts() const { return facts_; }
    // A name as it has been typed, while it cannot be the name, and why.
    [[nodiscard]] const std::optional<std::string>& typed() const { return typed_; }
    [[nodiscard]] const Message& refusal() const { return refusal_; }
    // While buttons are tried on the real thing: what its lamps show there, and the buttons known by it.
    [[nodiscard]] const std::vector<std::uint8_t>& shown() const { return shown_; }
    [[nodiscard]] bool is_known(std::size_t button) const {
        return known_.contains(puzzle_.buttons[button].name);
    }
    [[nodiscard]] std::size_t known() const;
    // Whether the last thing that was done was to ask for it as text, of which the status tells.
    [[nodiscard]] bool is_copied() const { return is_copied_; }
    [[nodiscard]] bool can_undo() const { return !before_.empty(); }

    // Every change of the puzzle goes by this.
    template <class Change>
    void change(Change make) {
        keep();
        make(puzzle_);
        refresh();
    }
    // Another puzzle in its place.
    void take(machine::WiredPuzzle puzzle);
    void undo();

    void draw(DrawnPart part);
    void choose_lamp(std::size_t lamp);
    void choose_button(std::size_t button);
    void choose_target(std::size_t target);
    void look_at(std::size_t first_row, std::size_t first_column);
    // Of the lamp, or of the button, that is chosen.
    void name_lamp(std::string name);
    void name_button(std::string name);
    // The names of states as they were typed, spaces and all, until something else is done.
    void keep_typed(std::string faces) { typed_faces_ = std::move(faces); }
    [[nodiscard]] const std::optional<std::string>& typed_faces() const { return typed_faces_; }

    void note_copy() { is_copied_ = true; }

    void step_shown(std::size_t lamp);
    // The chosen button was pressed, and the lamps show this since: that is what it does, and the next start.
    void record();

  private:
    struct Kept {
        machine::WiredPuzzle puzzle;
        std::set<std::string> known;
    };

    void keep();
    void refresh();
    void rename(std::string name,
                std::optional<Error> (*give)(machine::WiredPuzzle&, std::size_t, const std::string&),
                std::size_t which);

    machine::WiredPuzzle puzzle_;
    std::vector<Kept> before_;  // the last one behind
    DrawnPart part_ = DrawnPart::wires;
    std::size_t lamp_ = 0;
    std::size_t button_ = 0;
    std::size_t target_ = 0;
    std::size_t first_row_ = 0;
    std::size_t first_column_ = 0;
    std::optional<std::string> typed_;
    std::optional<std::string> typed_faces_;
    Message refusal_;
    std::vector<std::uint8_t> shown_;
    std::set<std::string> known_;
    bool is_copied_ = false;
    bool is_playable_ = false;
    Message facts_;
};

}  // namespace switchbox::view
