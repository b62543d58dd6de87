// The puzzle that is being drawn in the puzzle editor, what in it is chosen, and what Undo brings back.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::ui {

// What a click on a lamp changes.
enum class DrawnPart : std::uint8_t { wires, lamps, start, target, learn };
inline constexpr std::array drawn_parts{"wires", "lamps", "start", "target", "learn"};

// What can be typed.
enum class DrawnName : std::uint8_t { lamp, button, states };

class PuzzleDraft {
  public:
    explicit PuzzleDraft(machine::WiredPuzzle puzzle);

    [[nodiscard]] const machine::WiredPuzzle& puzzle() const { return now_.puzzle; }
    [[nodiscard]] DrawnPart part() const { return part_; }
    // Those chosen, which there are.
    [[nodiscard]] std::size_t lamp() const { return now_.lamp; }
    [[nodiscard]] std::size_t button() const { return now_.button; }
    [[nodiscard]] std::size_t target() const { return now_.target; }
    // The first place that is seen of a puzzle that is larger than the figure.
    [[nodiscard]] std::size_t first_row() const { return first_row_; }
    [[nodiscard]] std::size_t first_column() const { return first_column_; }
    // Whether it can be played, and what is known of it; worked out once for each change.
    [[nodiscard]] bool is_playable() const { return is_playable_; }
    [[nodiscard]] const Message& facts() const { return facts_; }
    // A name as it was typed last, until something else is done; and why it cannot be one, if so.
    [[nodiscard]] std::optional<std::string> typed(DrawnName name) const;
    [[nodiscard]] Message refusal(DrawnName name) const;
    // Why the last thing that was asked for was not done.
    [[nodiscard]] const Message& told() const { return told_; }
    // While buttons are tried on the real thing: what its lamps show there, and the buttons known by it.
    [[nodiscard]] const std::vector<std::uint8_t>& shown() const { return now_.shown; }
    [[nodiscard]] bool is_known(std::size_t button) const {
        return now_.known.contains(puzzle().buttons[button].name);
    }
    [[nodiscard]] std::size_t known() const { return now_.known.size(); }
    [[nodiscard]] bool can_undo() const { return !before_.empty(); }

    // Every change of the puzzle goes by this; one that changes nothing is none.
    template <class Change>
    void change(Change make) {
        keep();
        make(now_.puzzle);
        settle();
    }
    // Another puzzle in its place.
    void take(machine::WiredPuzzle puzzle);
    void undo();

    void draw(DrawnPart part);
    void choose_lamp(std::size_t lamp);
    void choose_button(std::size_t button);
    void choose_target(std::size_t target);
    void look_at(std::size_t first_row, std::size_t first_column);
    void tell(Message why) { told_ = std::move(why); }
    // Of the lamp, or of the button, that is chosen; or of the states, with spaces between. What is typed key
    // by key is one change.
    void type(DrawnName name, std::string text);

    void step_shown(std::size_t lamp);
    // The chosen button was pressed, and the lamps show this since: that is what it does, and the next start.
    void record();

  private:
    // All that Undo brings back.
    struct Drawn {
        machine::WiredPuzzle puzzle;
        std::size_t lamp = 0;
        std::size_t button = 0;
        std::size_t target = 0;
        std::vector<std::uint8_t> shown;
        std::set<std::string> known;
    };
    struct Typed {
        DrawnName name = DrawnName::lamp;
        std::string text;
        Message refusal;
    };

    void keep();
    void settle();
    void look();
    void forget_words();
    [[nodiscard]] std::optional<Error> give_name(DrawnName name, const std::string& text);

    Drawn now_;
    std::vector<Drawn> before_;  // the last one behind
    DrawnPart part_ = DrawnPart::wires;
    std::size_t first_row_ = 0;
    std::size_t first_column_ = 0;
    std::optional<Typed> typed_;
    Message told_;
    bool is_playable_ = false;
    Message facts_;
};

// Returns the part that is drawn as it is written in ids of messages.
[[nodiscard]] inline std::string part_name(const PuzzleDraft& draft) {
    return drawn_parts.at(static_cast<std::size_t>(draft.part()));
}

}  // namespace switchbox::ui
