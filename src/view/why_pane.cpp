#include <algorithm>

#include "icons.hpp"
#include "view/board_figure.hpp"
#include "view/panels.hpp"
#include "view/widgets.hpp"

namespace switchbox::view {
namespace {

// A lamp's number, or how often it counts.
std::string figure_text(const Why& why, std::size_t lamp, bool named) {
    const solve::Explanation& words = why.explanation;
    if (words.weights.empty()) return std::to_string(lamp + 1);
    if (!named) return "";
    const auto place = std::lower_bound(words.lamps.begin(), words.lamps.end(), lamp);
    return std::to_string(words.weights[static_cast<std::size_t>(place - words.lamps.begin())]);
}

// The lamps that the words speak of, on a small board of their own: outlined, crossed where they are wrong.
float draw_lamps(Frame& frame, const Why& why, ImVec2 at, float room) {
    const machine::Shape shape = frame.game.machine().lamps();
    const float cell = std::min(room / static_cast<float>(shape.columns), 40.0F);
    if (cell < 10) return 0;
    const Rect board{at.x, at.y, cell * static_cast<float>(shape.columns),
                     cell * static_cast<float>(shape.rows)};
    const Theme& theme = frame.theme();
    // Of one colour nearly every cell is wrong until the end.
    const bool crosses = frame.game.machine().ghaly() == nullptr;
    const machine::Picture& picture = frame.game.picture();
    const machine::Picture& target = frame.game.puzzle().target;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        if (!frame.game.machine().lamp_sites().has(i)) continue;
        const Rect square = cell_rect(board, shape, i).inset(1.5F);
        const bool named = std::binary_search(why.explanation.lamps.begin(), why.explanation.lamps.end(), i);
        frame.paint.fill(square, named ? mix(theme.surface, theme.proof, 0.16F) : theme.ground, 4);
        if (named) frame.paint.stroke(square, theme.proof, 4, 1.5F);
        const bool is_button = why.button == i && frame.game.machine().buttons_are_lamps();
        if (is_button) frame.paint.stroke(square.inset(-1), theme.hint, 5, 2.5F);
        const Colour ink = named ? theme.text : theme.muted;
        const bool wrong = named && crosses && picture[i] != target[i];
        if (cell >= 22) {
            const bool strong = wrong || (named && !why.explanation.weights.empty());
            frame.paint.centred(strong ? Type::strong : Type::caption, square.centre(), ink,
                                figure_text(why, i, named));
        }
        if (!wrong) continue;
        const Rect cross{square.right() - 10, square.y + 3, 7, 7};
        frame.paint.line(cross.min(), cross.max(), theme.proof, 1.5F);
        frame.paint.line({cross.right(), cross.y}, {cross.x, cross.bottom()}, theme.proof, 1.5F);
    }
    const Touch hand = touch(frame, "why-figure", board, true);
    approach(frame, frame.state.glow["why-figure"], hand.hovered ? 1.0F : 0.0F);
    return board.height;
}

// A quiet pattern with its line; pointed at, it lights its buttons.
float draw_pattern(Frame& frame, const solve::PressFigure& figure, std::size_t number, const Rect& room) {
    constexpr float most_cell = 22;
    constexpr float gap = 6;
    const machine::Machine& machine = frame.game.machine();
    const Rect board = figure_rect(machine, {room.x, room.y, room.width, room.width}, most_cell);
    const Touch hand = touch(frame, "why-pattern-" + std::to_string(number), board, true);
    draw_figure(frame.paint, {machine, figure.presses, {}}, board);
    if (hand.hovered) {
        frame.paint.stroke(board.inset(-3), frame.theme().hint, 4, 1.5F);
        for (std::size_t button = 0; button < figure.presses.size(); ++button) {
            if (figure.presses[button] != 0) frame.state.light.buttons.push_back(button);
        }
    }
    frame.paint.paragraph(Type::caption, {board.x, board.bottom() + gap}, frame.theme().muted, figure.caption,
                          room.width);
    return board.height + gap + frame.paint.paragraph_height(Type::caption, figure.caption, room.width);
}

// Those that the words speak of, two in a row.
void draw_patterns(Frame& frame, const std::vector<solve::PressFigure>& figures, Rect& room) {
    constexpr float gap = 16;
    const float width = (room.width - gap) / 2;
    for (std::size_t i = 0; i < figures.size(); i += 2) {
        float height = draw_pattern(frame, figures[i], i + 1, {room.x, room.y, width, room.height});
        if (i + 1 < figures.size()) {
            const Rect right{room.x + width + gap, room.y, width, room.height};
            height = std::max(height, draw_pattern(frame, figures[i + 1], i + 2, right));
        }
        cut_top(room, height + 14);
    }
}

}  // namespace

float why_words_view(Frame& frame, const Why& why, Rect room) {
    const float top = room.y;
    const Theme& theme = frame.theme();
    const auto paragraph = [&](Type type, Colour ink, std::string_view words, float below) {
        frame.paint.paragraph(type, room.min(), ink, words, room.width);
        cut_top(room, frame.paint.paragraph_height(type, words, room.width) + below);
    };
    paragraph(Type::body, theme.text, why.explanation.text, 16);
    const std::string nearest = nearest_words(frame.game);
    if (!nearest.empty()) {
        paragraph(Type::body, theme.text, nearest, 10);
        offer(frame, Command::nearest, room);
    }
    if (is_enabled(Command::press_marked, frame.game, frame.state)) offer(frame, Command::press_marked, room);
    const bool asks = !frame.game.tells();
    for (const Command answer : {Command::can_solve, Command::cannot_solve}) {
        if (asks) offer(frame, answer, room);
    }
    if (!asks && is_enabled(Command::search, frame.game, frame.state)) offer(frame, Command::search, room);
    const bool has_figure = !why.explanation.lamps.empty();
    if (has_figure) {
        const float height = draw_lamps(frame, why, room.min(), room.width);
        cut_top(room, height + (height > 0 ? 10.0F : 0.0F));
        const bool crosses = frame.game.machine().ghaly() == nullptr;
        paragraph(Type::caption, theme.muted,
                  why.explanation.legend + (crosses ? " Crossed: not as in the target." : ""), 16);
    } else {
        frame.state.glow["why-figure"] = 0;
    }
    if (!why.explanation.figures.empty()) {
        paragraph(Type::strong, theme.muted, "Quiet patterns: presses that change nothing", 8);
        draw_patterns(frame, why.explanation.figures, room);
    }
    if (is_enabled(Command::check, frame.game, frame.state)) offer(frame, Command::check, room);
    frame.paint.fill({room.x, room.y, room.width, 1}, theme.edge);
    cut_top(room, 16);
    paragraph(Type::strong, theme.muted, "The rule", 4);
    paragraph(Type::body, theme.muted, machine::about(frame.game.puzzle().machine), 16);
    if (frame.game.machine().ghaly() != nullptr) {
        for (const Command more : {Command::coach, Command::codes, Command::results}) {
            if (is_enabled(more, frame.game, frame.state)) offer(frame, more, room);
        }
    }
    return room.y - top;
}

}  // namespace switchbox::view
