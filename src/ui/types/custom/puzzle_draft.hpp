// Draft of the puzzle editor: the puzzle, the elements chosen in it, and the history for Undo.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::ui {

// Part of the puzzle that a click on a lamp changes.
enum class DrawnPart : std::uint8_t { wires, lamps, start, target, learn };
inline constexpr std::array drawn_parts{"wires", "lamps", "start", "target", "learn"};
static_assert(std::all_of(drawn_parts.begin(), drawn_parts.end(), [](std::string_view part) {
    return has_message({"puzzle.draw.part.", part}) && has_message({"puzzle.draw.how.", part}) &&
           has_message({"puzzle.draw.figure.", part}, part == drawn_parts.front() ? 1 : 0);
}));

// Names that can be typed.
enum class DrawnName : std::uint8_t { lamp, button, states, title };

class PuzzleDraft {
  public:
    explicit PuzzleDraft(machine::WiredPuzzle puzzle);

    [[nodiscard]] const machine::WiredPuzzle& puzzle() const { return now_.puzzle; }
    [[nodiscard]] DrawnPart part() const { return part_; }
    // Return the chosen elements, which always exist.
    [[nodiscard]] std::size_t lamp() const { return now_.lamp; }
    [[nodiscard]] std::size_t button() const { return now_.button; }
    [[nodiscard]] std::size_t target() const { return now_.target; }
    // Return the first visible row and column of a puzzle that is larger than the figure.
    [[nodiscard]] std::size_t first_row() const { return first_row_; }
    [[nodiscard]] std::size_t first_column() const { return first_column_; }
    // is_playable returns whether the puzzle can be played; facts returns what is known about it. Both are
    // computed once for each change.
    [[nodiscard]] bool is_playable() const { return is_playable_; }
    [[nodiscard]] const Message& facts() const { return facts_; }
    // Returns a name as it was typed last, until the next other action. refusal returns why it cannot be a
    // name; empty if it can.
    [[nodiscard]] std::optional<std::string> typed(DrawnName name) const;
    [[nodiscard]] Message refusal(DrawnName name) const;
    // Returns why the last request was refused; empty if it was not.
    [[nodiscard]] const Message& told() const { return told_; }
    // shown returns what a real puzzle's lamps show while the player tries its buttons. is_known and known
    // refer to the buttons tried so far.
    [[nodiscard]] const std::vector<std::uint8_t>& shown() const { return now_.shown; }
    [[nodiscard]] bool is_known(std::size_t button) const {
        return now_.known.contains(puzzle().buttons[button].name);
    }
    [[nodiscard]] std::size_t known() const { return now_.known.size(); }
    [[nodiscard]] bool can_undo() const { return !before_.empty(); }

    // Applies a change to the puzzle; all changes use it. A change without effect leaves no Undo step.
    template <class Change>
    void change(Change make) {
        keep();
        make(now_.puzzle);
        settle();
    }
    // Replaces the puzzle.
    void take(machine::WiredPuzzle puzzle);
    void undo();

    void draw(DrawnPart part);
    void choose_lamp(std::size_t lamp);
    void choose_button(std::size_t button);
    void choose_target(std::size_t target);
    void look_at(std::size_t first_row, std::size_t first_column);
    void tell(Message why) { told_ = std::move(why); }
    // Names the chosen lamp or button, the puzzle, or the states, with spaces between. Typing key by key is
    // one change.
    void type(DrawnName name, std::string text);

    void step_shown(std::size_t lamp, int by = 1);
    // Records that the chosen button leads from the start to the lamps shown: this is its effect, and the
    // next start.
    void record();

  private:
    // Everything that Undo brings back.
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
    std::vector<Drawn> before_;  // the latest one is at the back
    DrawnPart part_ = DrawnPart::wires;
    std::size_t first_row_ = 0;
    std::size_t first_column_ = 0;
    std::optional<Typed> typed_;
    Message told_;
    bool is_playable_ = false;
    Message facts_;
};

// Returns the drawn part's name as used in ids of messages.
[[nodiscard]] inline std::string part_name(const PuzzleDraft& draft) {
    return drawn_parts.at(static_cast<std::size_t>(draft.part()));
}

}  // namespace switchbox::ui
