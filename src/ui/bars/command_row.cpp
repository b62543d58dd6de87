#include "ui/bars/command_row.hpp"

#include <algorithm>

#include "i18n/words.hpp"

namespace switchbox::ui {
namespace {

ButtonContent face_in(const Frame& frame, std::span<const Command> row, float width) {
    const auto fits = [&](bool with_icon) {
        return std::all_of(row.begin(), row.end(), [&](Command command) {
            return button_width(frame.paint, bar_word(frame, command), with_icon) <= width;
        });
    };
    return fits(true) ? ButtonContent::both : fits(false) ? ButtonContent::word : ButtonContent::sign;
}

// Returns the look, with the main command and commands that are switched on highlighted in a raised row.
Look look_of(const Frame& frame, Command command, Look look) {
    const bool is_main =
        command == Command::hint || command == Command::next_game || command == Command::cancel;
    const bool stands_out = is_main || is_on(command, frame.game, frame.state).value_or(false);
    return look == Look::raised && stands_out ? Look::primary : look;
}

}  // namespace

std::string bar_word(const Frame& frame, Command command) {
    if (command == Command::edit && frame.state.edit.on) return say("view.bar.done");
    if (command == Command::another_machine) return say("view.bar.another-machine");
    if (command == Command::can_solve) return say("view.bar.can-solve");
    if (command == Command::cannot_solve) return say("view.bar.cannot-solve");
    return say(command == Command::new_game ? tell("view.bar.new") : name_of_command(command, frame.game));
}

void even_row(const Frame& frame, std::span<const Command> row, Rect first, float step, Look look,
              ButtonContent face) {
    for (const Command command : row) {
        const std::string word = face == ButtonContent::sign ? std::string() : bar_word(frame, command);
        command_button(frame, command, first, look_of(frame, command, look), word,
                       face != ButtonContent::word);
        first.x += step;
    }
}

void equal_row(const Frame& frame, std::span<const Command> row, const Rect& room, float gap, Look look) {
    const auto count = static_cast<float>(row.size());
    const float width = (room.width - gap * (count - 1)) / count;
    even_row(frame, row, {room.x, room.y, width, room.height}, width + gap, look, face_in(frame, row, width));
}

float raised_row(const Frame& frame, std::span<const Command> row, Rect first) {
    for (const Command command : row) {
        const std::string word = bar_word(frame, command);
        first.width = button_width(frame.paint, word, true);
        command_button(frame, command, first, look_of(frame, command, Look::raised), word);
        first.x += first.width + command_gap;
    }
    return first.x;
}

float row_width(const Frame& frame, std::span<const Command> row) {
    float width = -command_gap;
    for (const Command command : row)
        width += button_width(frame.paint, bar_word(frame, command), true) + command_gap;
    return width;
}

}  // namespace switchbox::ui
