#include "ui/bars/embed_bar.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "i18n/words.hpp"
#include "ui/bars/command_row.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {
namespace {

constexpr float embed_bar_gap = 4;
constexpr float embed_row = measure::touch_button;

// Returns Cancel during a search, the two answers while the game asks whether it is solvable, else Hint.
std::vector<Command> embedded_help(const Frame& frame) {
    if (frame.state.search.running) return {Command::cancel};
    if (!frame.game.reveals_solvability()) return {Command::can_solve, Command::cannot_solve};
    return {Command::hint};
}

float embedded_width(const Frame& frame, Command command) {
    return button_width(frame.paint, bar_word(frame, command), true);
}

// Adds the link at the right end: icon and words if they fit, else the program's name, else the icon.
void whole_page_link(const Frame& frame, Rect room) {
    constexpr std::string_view name = "Switchbox";
    const float all = embedded_width(frame, Command::open_page);
    const float least = button_width(frame.paint, name, false);
    if (all > room.width && least <= room.width)
        return command_button(frame, Command::open_page, cut_right(room, least), Look::link, name, false);
    const bool fits = all <= room.width;
    const Rect place = cut_right(room, fits ? all : embed_row);
    command_button(frame, Command::open_page, place, Look::link,
                   fits ? bar_word(frame, Command::open_page) : "");
}

// Adds all commands in one line. Words give way to icons, those of the link first.
void embed_line(const Frame& frame, Rect room) {
    const std::vector<Command> help = embedded_help(frame);
    const auto count = static_cast<float>(help.size());
    float words = 0;
    for (const Command command : help) words = std::max(words, embedded_width(frame, command));
    const float signs = 3 * (embed_row + embed_bar_gap);
    const float wanted = words * count + embed_bar_gap * (count - 1);
    const Rect place = cut_left(room, std::min(wanted, room.width - signs));
    equal_row(frame, help, place, embed_bar_gap, Look::raised);
    for (const Command command : {Command::undo, Command::restart}) {
        cut_left(room, embed_bar_gap);
        command_button(frame, command, cut_left(room, embed_row), Look::ghost);
    }
    cut_left(room, embed_bar_gap);
    whole_page_link(frame, room);
}

void embed_rows(const Frame& frame, Rect room) {
    const std::vector<Command> help = embedded_help(frame);
    equal_row(frame, help, cut_top(room, embed_row), embed_bar_gap, Look::raised);
    cut_top(room, 2 * embed_bar_gap);
    Rect row = cut_top(room, embed_row);
    constexpr std::array changes{Command::undo, Command::restart};
    if (room.height >= embed_row) {
        equal_row(frame, changes, row, embed_bar_gap, Look::raised);
        constexpr std::array link{Command::open_page};
        return equal_row(frame, link, cut_bottom(room, embed_row), embed_bar_gap, Look::link);
    }
    whole_page_link(frame, cut_right(row, embed_row));
    cut_right(row, embed_bar_gap);
    equal_row(frame, changes, row, embed_bar_gap, Look::ghost);
}

}  // namespace

void embed_bar(const Frame& frame) {
    const Rect& room = frame.layout.commands;
    const Inside controls(frame.arrange,
                          {.id = "controls", .role = Role::group, .name = say("view.mirror.controls")});
    return room.height > 1.5F * embed_row ? embed_rows(frame, room) : embed_line(frame, room);
}

}  // namespace switchbox::ui
