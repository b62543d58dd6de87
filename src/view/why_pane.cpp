#include <algorithm>

#include "icons.hpp"
#include "view/panels.hpp"
#include "view/widgets.hpp"

namespace switchbox::view {
namespace {

constexpr float margin = 24;

// A lamp's number, or how often it counts.
std::string figure_text(const Why& why, std::size_t lamp, bool named) {
    const solve::Explanation& words = why.explanation;
    if (words.weights.empty()) return std::to_string(lamp + 1);
    if (!named) return "";
    const auto place = std::lower_bound(words.lamps.begin(), words.lamps.end(), lamp);
    return std::to_string(words.weights[static_cast<std::size_t>(place - words.lamps.begin())]);
}

// The lamps that the words speak of, on a small board of their own: outlined, crossed where they are wrong.
float draw_figure(Frame& frame, const Why& why, ImVec2 at, float room) {
    const machine::Shape shape = frame.game.machine().lamps();
    const float cell = std::min(room / static_cast<float>(shape.columns), 40.0F);
    if (cell < 10) return 0;
    const Rect board{at.x, at.y, cell * static_cast<float>(shape.columns),
                     cell * static_cast<float>(shape.rows)};
    const Theme& theme = frame.theme();
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
        const bool wrong = named && picture[i] != target[i];
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

// A command that the words lead to.
void offer(Frame& frame, Command command, Rect& room) {
    const Rect row = cut_top(room, measure::button + 16);
    const float width = std::min(button_width(frame, info(command).name, true), row.width);
    command_button(frame, command, {row.x, row.y, width, measure::button}, Look::raised);
}

// Answers with the height that they take.
float draw_words(Frame& frame, const Why& why, Rect room) {
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
    if (is_enabled(Command::search, frame.game, frame.state)) offer(frame, Command::search, room);
    const bool has_figure = !why.explanation.lamps.empty();
    if (has_figure) {
        const float height = draw_figure(frame, why, room.min(), room.width);
        cut_top(room, height + (height > 0 ? 10.0F : 0.0F));
        paragraph(Type::caption, theme.muted, why.explanation.legend + " Crossed: not as in the target.", 16);
    } else {
        frame.state.glow["why-figure"] = 0;
    }
    frame.paint.fill({room.x, room.y, room.width, 1}, theme.edge);
    cut_top(room, 16);
    paragraph(Type::strong, theme.muted, "The rule", 4);
    paragraph(Type::body, theme.muted, machine::about(frame.game.puzzle().machine), 0);
    return room.y - top;
}

// Where the words are higher than their room they scroll.
void scrolling_words(Frame& frame, const Why& why, const Rect& room) {
    float& offset = frame.state.why_scroll;
    if (frame.state.why_shown != why.explanation.text) offset = 0;
    frame.state.why_shown = why.explanation.text;
    offset -= scrolled_by(frame, room).y;
    const float height =
        draw_words(frame, why, {room.x, room.y - std::max(offset, 0.0F), room.width, room.height});
    const float most = std::max(height - room.height, 0.0F);
    if (offset > most) frame.animate_for(0.05);
    offset = std::clamp(offset, 0.0F, most);
}

void sheet(Frame& frame, const Why& why) {
    UiState& state = frame.state;
    const Layout& layout = frame.layout;
    approach(frame, state.sheet, state.sheet_open ? 1.0F : 0.0F);
    const float lift = (layout.pane.height - layout.handle.height) * state.sheet;
    const Rect bar{layout.handle.x, layout.handle.y - lift, layout.handle.width, layout.handle.height};
    const Rect body{0, bar.y, bar.width, layout.handle.bottom() - bar.y};
    if (state.sheet > 0) {
        frame.paint.fill({0, 0, bar.width, body.y}, Colour{0, 0, 0, 0.35F * state.sheet});
    }
    frame.paint.list().AddRectFilled(body.min(), body.max(), packed(frame.theme().surface),
                                     measure::large_radius, ImDrawFlags_RoundCornersTop);
    frame.paint.outline({body.x - 1, body.y, body.width + 2, body.height + 2}, frame.theme().edge,
                        measure::large_radius, ImDrawFlags_RoundCornersTop, 1);
    const Touch hand = touch(frame, "why-handle", bar, true);
    if (hand.clicked) state.sheet_open = !state.sheet_open;
    const float middle = bar.centre().y;
    frame.paint.text(Type::strong, {16, middle - 9}, frame.theme().text, "Why");
    const char* chevron = state.sheet_open ? icons::chevron_down : icons::chevron_up;
    frame.paint.icon({bar.right() - 28, middle}, frame.theme().muted, chevron);
    focus_ring(frame, "why-handle", bar.inset(4), measure::radius);
    if (state.sheet <= 0) {
        // One line of what it holds.
        const std::string line = frame.paint.shortened(Type::body, why.explanation.text, bar.width - 60 - 56);
        frame.paint.text(Type::body, {60, middle - 9}, frame.theme().muted, line);
        return;
    }
    ImGui::PushClipRect({body.x, bar.bottom()}, body.max(), true);
    scrolling_words(frame, why, {16, bar.bottom() + 4, body.width - 32, layout.pane.height - bar.height - 8});
    ImGui::PopClipRect();
}

}  // namespace

void why_pane(Frame& frame, const Why& why) {
    if (frame.layout.phone) {
        sheet(frame, why);
        return;
    }
    const Rect& pane = frame.layout.pane;
    frame.paint.fill(pane, frame.theme().surface);
    frame.paint.fill({pane.x, pane.y, 1, pane.height}, frame.theme().edge);
    const float inset = frame.layout.compact ? 16.0F : margin;
    Rect room{pane.x + inset, pane.y + inset, pane.width - 2 * inset, pane.height - 2 * inset};
    frame.paint.text(Type::title, room.min(), frame.theme().text, "Why");
    cut_top(room, 36);
    ImGui::PushClipRect({pane.x, room.y - 4}, pane.max(), true);
    scrolling_words(frame, why, room);
    ImGui::PopClipRect();
}

}  // namespace switchbox::view
