#include "ui/bars/command_row.hpp"

#include <algorithm>

#include "i18n/words.hpp"

namespace switchbox::ui {
namespace {

ButtonFace face_in(const Frame& frame, std::span<const Command> row, float width) {
    const auto fits = [&](bool with_icon) {
        return std::all_of(row.begin(), row.end(), [&](Command command) {
            return button_width(frame.paint, bar_word(frame, command), with_icon) <= width;
        });
    };
    return fits(true) ? ButtonFace::both : fits(false) ? ButtonFace::word : ButtonFace::sign;
}

}  // namespace

std::string bar_word(const Frame& frame, Command command) {
    if (command == Command::edit && frame.state.edit.on) return say("view.bar.done");
    if (command == Command::another_machine) return say("view.bar.another-machine");
    if (command == Command::can_solve) return say("view.bar.can-solve");
    if (command == Command::cannot_solve) return say("view.bar.cannot-solve");
    return say(command == Command::new_game ? tell("view.bar.new") : name_of_command(command, frame.game));
}

bool is_main_command(Command command) {
    return command == Command::hint || command == Command::next_game || command == Command::cancel;
}

void row_button(const Frame& frame, Command command, const Rect& rect, Look look, ButtonFace face) {
    const std::string word = face == ButtonFace::sign ? std::string() : bar_word(frame, command);
    control(frame, command_element(frame, command, rect, word),
            {.label = word, .icon = face == ButtonFace::word ? nullptr : info(command).icon, .look = look});
}

void equal_row(const Frame& frame, std::span<const Command> row, const Rect& room, float gap, Look look) {
    const auto count = static_cast<float>(row.size());
    const float width = (room.width - gap * (count - 1)) / count;
    const ButtonFace face = face_in(frame, row, width);
    float x = room.x;
    for (const Command command : row) {
        row_button(frame, command, {x, room.y, width, room.height},
                   is_main_command(command) ? Look::primary : look, face);
        x += width + gap;
    }
}

}  // namespace switchbox::ui
