#include "view/bars/embed_bar.hpp"

#include <algorithm>
#include <vector>

#include "view/frame/widgets.hpp"
#include "words/words.hpp"

namespace switchbox::view {
namespace {

constexpr float embed_bar_gap = 4;
constexpr float embed_row = measure::touch_button;

// Help on the way, or the answers where it is asked whether there is one; a search can be left.
std::vector<Command> embedded_help(const Frame& frame) {
    if (frame.state.search.running) return {Command::cancel};
    if (!frame.game.tells()) return {Command::can_solve, Command::cannot_solve};
    return {Command::hint};
}

std::string embedded_word(Command command) {
    if (command == Command::can_solve) return say("view.bar.can-solve");
    if (command == Command::cannot_solve) return say("view.bar.cannot-solve");
    return say(info(command).name);
}

float embedded_width(const Frame& frame, Command command) {
    return button_width(frame.paint, embedded_word(command), true);
}

enum class WordFace : std::uint8_t { both, word, sign };

void embedded_button(const Frame& frame, Command command, const Rect& rect, Look look, WordFace face) {
    const CommandRow& row = info(command);
    const bool enabled = is_enabled(command, frame.game, frame.state);
    const std::string word = face == WordFace::sign ? std::string() : embedded_word(command);
    button(frame, {row.id, rect, word, face == WordFace::word ? nullptr : row.icon, look, enabled});
}

// In equal parts, all with sign and word, or with what there is room for.
void equal_parts(const Frame& frame, const std::vector<Command>& row, const Rect& room, Look look) {
    const auto count = static_cast<float>(row.size());
    const float width = (room.width - embed_bar_gap * (count - 1)) / count;
    const auto fits = [&](bool with_icon) {
        return std::all_of(row.begin(), row.end(), [&](Command command) {
            return button_width(frame.paint, embedded_word(command), with_icon) <= width;
        });
    };
    const WordFace face = fits(true) ? WordFace::both : fits(false) ? WordFace::word : WordFace::sign;
    float x = room.x;
    for (const Command command : row) {
        embedded_button(frame, command, {x, room.y, width, room.height}, look, face);
        x += width + embed_bar_gap;
    }
}

// As many words as there is room for, at its right end.
void whole_page_link(const Frame& frame, Rect room) {
    constexpr std::string_view name = "Switchbox";
    const CommandRow& row = info(Command::open_page);
    const float all = embedded_width(frame, Command::open_page);
    const float least = button_width(frame.paint, name, false);
    if (all > room.width && least <= room.width)
        return button(frame, {row.id, cut_right(room, least), name, nullptr, Look::link});
    const bool fits = all <= room.width;
    const Rect place = cut_right(room, fits ? all : embed_row);
    embedded_button(frame, Command::open_page, place, Look::link, fits ? WordFace::both : WordFace::sign);
}

Look help_look(const std::vector<Command>& help) { return help.size() == 1 ? Look::primary : Look::raised; }

// Words give way to signs, those of the link first.
void embed_line(const Frame& frame, Rect room) {
    const std::vector<Command> help = embedded_help(frame);
    const auto count = static_cast<float>(help.size());
    float words = 0;
    for (const Command command : help) words = std::max(words, embedded_width(frame, command));
    const float signs = 3 * (embed_row + embed_bar_gap);
    const float wanted = words * count + embed_bar_gap * (count - 1);
    equal_parts(frame, help, cut_left(room, std::min(wanted, room.width - signs)), help_look(help));
    for (const Command command : {Command::undo, Command::restart}) {
        cut_left(room, embed_bar_gap);
        embedded_button(frame, command, cut_left(room, embed_row), Look::ghost, WordFace::sign);
    }
    cut_left(room, embed_bar_gap);
    whole_page_link(frame, room);
}

void embed_rows(const Frame& frame, Rect room) {
    const std::vector<Command> help = embedded_help(frame);
    equal_parts(frame, help, cut_top(room, embed_row), help_look(help));
    cut_top(room, 2 * embed_bar_gap);
    Rect changes = cut_top(room, embed_row);
    if (room.height >= embed_row) {
        equal_parts(frame, {Command::undo, Command::restart}, changes, Look::raised);
        return equal_parts(frame, {Command::open_page}, cut_bottom(room, embed_row), Look::link);
    }
    whole_page_link(frame, cut_right(changes, embed_row));
    cut_right(changes, embed_bar_gap);
    equal_parts(frame, {Command::undo, Command::restart}, changes, Look::ghost);
}

}  // namespace

void embed_bar(const Frame& frame) {
    const Rect& room = frame.layout.commands;
    return room.height > 1.5F * embed_row ? embed_rows(frame, room) : embed_line(frame, room);
}

}  // namespace switchbox::view
