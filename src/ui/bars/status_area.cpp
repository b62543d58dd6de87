#include "ui/bars/status_area.hpp"

#include <algorithm>

#include "game/sentences.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/frame/explain.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/frame/status_words.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {
namespace {

// Draws "Presses 3", the word muted and the number strong; returns the width.
float draw_beside(const Frame& frame, ImVec2 at, const Counter& figure) {
    frame.paint.text(Type::body, at, frame.theme().muted, figure.label);
    const float word = frame.paint.measure(Type::body, figure.label).x + 8;
    frame.paint.text(Type::strong, {at.x + word, at.y}, frame.theme().text, figure.value);
    return word + frame.paint.measure(Type::strong, figure.value).x;
}

float width_beside(const Frame& frame, const Counter& figure) {
    return frame.paint.measure(Type::body, figure.label).x + 8 +
           frame.paint.measure(Type::strong, figure.value).x;
}

constexpr float figure_below = 18;  // from the top of its label
constexpr float figure_height = 30;
constexpr float between_figures = 28;

float draw_stacked(const Frame& frame, ImVec2 at, const Counter& figure, float scale) {
    const ImVec2 label = frame.paint.measure(Type::caption, figure.label);
    const ImVec2 middle{at.x + label.x * scale / 2, at.y + label.y * scale / 2};
    frame.paint.centred(Type::caption, middle, frame.theme().muted, figure.label, scale);
    frame.paint.text(Type::figures, {at.x, at.y + figure_below * scale}, frame.theme().text, figure.value);
    return label.x * scale;
}

// Draws the counters side by side, as much enlarged as both labels have room.
void draw_phone_figures(const Frame& frame, const Rect& room, const Counter& made, Counter left) {
    const auto width = [&](const Counter& figure) {
        return frame.paint.measure(Type::caption, figure.label).x;
    };
    if (width(made) + between_figures + width(left) > room.width) left.label = left.short_label;
    const float labels = width(made) + width(left);
    const float most =
        std::min((room.width - between_figures) / labels, (room.height - figure_height) / figure_below);
    const float scale = std::max(std::min(frame.paint.reading(Type::body), most), 1.0F);
    const float second = room.x + draw_stacked(frame, room.min(), made, scale) + between_figures;
    draw_stacked(frame, {second, room.y}, left, scale);
}

// Returns the middle of the lines under the board, of the whole stage if a solid is the largest part of it.
float words_middle(const Layout& layout) {
    return layout.keypad.width > 0 ? layout.status.centre().x : layout.board.centre().x;
}

void draw_figures(const Frame& frame) {
    const Rect& room = frame.layout.stats;
    const auto [made, left] = counters(frame.game, frame.settings, frame.facts.par);
    const auto spoken = [](const Counter& counter) {
        return say("view.mirror.counter", counter.label, counter.value);
    };
    const std::string about = left.label == say("view.bar.par")
                                  ? say(tell("view.bar.par.about").in(frame.game.machine().vocabulary()))
                                  : std::string();
    frame.arrange.add_words({.id = "counters",
                             .rect = room,
                             .role = Role::region,
                             .name = say("view.mirror.counters"),
                             .text = spoken(made) + " " + spoken(left),
                             .description = about,
                             .tip = about});
    if (frame.layout.phone) return draw_phone_figures(frame, room, made, left);
    if (frame.layout.compact) {
        draw_beside(frame, room.min(), made);
        draw_beside(frame, {room.x, room.y + 24}, left);
        return;
    }
    const float width = width_beside(frame, made) + between_figures + width_beside(frame, left);
    const float x = words_middle(frame.layout) - width / 2;
    const float first = draw_beside(frame, {x, room.y}, made);
    draw_beside(frame, {x + first + between_figures, room.y}, left);
}

// Horizontal extent of a line that is centred on the board or, in small layouts, in its own area.
struct LineExtent {
    float left;
    float width;
};
LineExtent line_below_board(const Layout& layout, float most) {
    const Rect& room = layout.status;
    if (layout.phone || layout.compact)
        return {room.centre().x - std::min(room.width, most) / 2, std::min(room.width, most)};
    const float middle = words_middle(layout);
    const float width = 2 * std::min({most / 2, middle - room.x, room.right() - middle});
    return {middle - width / 2, width};
}

// Returns the largest width of the status: more in a wide window, where a last word would stand alone.
float widest_status(const Layout& layout) {
    const float room = layout.status.width;
    return layout.phone || layout.compact ? room : std::clamp(room / 2, 560.0F, 800.0F);
}

// Draws the progress of a long search: its name, a bar with the percentage, and Cancel.
void draw_search(const Frame& frame) {
    const Rect& room = frame.layout.status;
    const Theme& theme = frame.theme();
    const auto [left, width] = line_below_board(frame.layout, 440);
    const int done = frame.state.search.percent;
    const std::string words = say("view.bar.search", waiting_words(frame.game, frame.state.search), done);
    const float cancel = button_width(frame.paint, say(info(Command::cancel).name()), true);
    const Rect bar{left, room.y + 30, width - cancel - 12, 6};
    frame.arrange.add_words({.id = "progress",
                             .rect = bar,
                             .role = Role::progressbar,
                             .name = say(waiting_words(frame.game, frame.state.search)),
                             .value = ElementValue{static_cast<std::size_t>(done), 100},
                             .is_through = true});
    frame.paint.text(Type::body, {left, room.y + 4}, theme.muted, words);
    frame.paint.fill(bar, theme.edge, 3);
    frame.paint.fill({bar.x, bar.y, bar.width * static_cast<float>(done) / 100, bar.height}, theme.text, 3);
    command_button(frame, Command::cancel, {left + width - cancel, room.y + 4, cancel, button_side(frame)},
                   Look::raised);
}

// Returns the reason of the hint on an embedded board that tells it, and its first sentences beside a pane
// that does not tell it; else empty.
Message reason_of_hint(const Frame& frame) {
    if (!frame.game.hint()) return {};
    if (frame.state.embedded)
        return frame.state.embed.why ? why_words(frame.game, frame.facts.why, true) : Message{};
    const PaneKind pane = pane_now(frame.game, frame.state);
    const bool is_untold = pane == PaneKind::algebra || pane == PaneKind::chase || pane == PaneKind::machine;
    return is_untold ? frame.facts.why.explanation.text : Message{};
}

// Draws the embedded status. Long words are small and use the label's space too if it is beside the target.
// Longer ones are cut off; the DOM mirror has the full text.
void draw_embedded_status(const Frame& frame) {
    const SearchState& search = frame.state.search;
    const Message told = search.running
                             ? tell("view.bar.search", waiting_words(frame.game, search), search.percent)
                             : together(frame.state.messages.status, reason_of_hint(frame));
    const std::string words = say(told);
    const Rect& label = frame.layout.target_label;
    const bool has_label = label.width > 0;
    const bool is_beside_target = has_label && label.x > frame.layout.target.x;
    Rect room = frame.layout.status;
    const auto fits = [&](Type type) {
        return frame.paint.paragraph_height(type, words, room.width) <= room.height;
    };
    const Type type = fits(Type::body) ? Type::body : Type::caption;
    if (is_beside_target && !fits(type)) {
        room = {label.x, label.y, label.width, room.bottom() - label.y};
    } else if (has_label) {
        frame.paint.text(Type::caption, label.min(), frame.theme().muted, say("view.bar.target"));
    }
    frame.paint.clip(room);
    frame.paint.paragraph(type, room.min(), frame.theme().text,
                          fitted(frame.paint, type, words, {room.width, room.height}), room.width);
    frame.paint.unclip();
}

// Returns the lower end of the room for the status: two lines may reach into the margin over a wide window's
// bar.
float status_bottom(const Layout& layout) {
    constexpr float margin = 20;
    constexpr float over_bar = 4;
    if (layout.phone) return layout.status.bottom();
    return std::min(layout.status.bottom() + margin, layout.commands.y - over_bar);
}

// Returns whether the words only say what the open result does.
bool is_in_result(const Frame& frame, std::string_view words) {
    if (pane_now(frame.game, frame.state) != PaneKind::result) return false;
    if (frame.layout.phone && frame.layout.handle.height <= handle_height) return false;  // only its handle
    return words == say(game::standing(frame.game));
}

// Returns the words under the board. The reason of a hint includes what to press.
Message status_below_board(const Frame& frame) {
    const MessageState& said = frame.state.messages;
    Message reason = reason_of_hint(frame);
    if (reason.empty() || !(said.status == game::hint_sentence(frame.game)))
        return status_words(frame.settings, frame.state);
    return is_distance_told(frame.settings, frame.state) ? together(std::move(reason), said.distance)
                                                         : reason;
}

void draw_status(const Frame& frame) {
    if (frame.state.search.running) return draw_search(frame);
    const std::string words = say(status_below_board(frame));
    const Rect& room = frame.layout.status;
    if (words.empty() || room.height < 20 || is_in_result(frame, words)) return;
    const bool compact = frame.layout.compact;
    const auto [left, width] = line_below_board(frame.layout, widest_status(frame.layout));
    const float top = room.y + (frame.layout.phone ? 6.0F : 0.0F);
    const ImVec2 below{width, status_bottom(frame.layout) - top};
    const bool fits = frame.paint.paragraph_height(Type::body, words, width) <= below.y;
    const Type shown = fits ? Type::body : Type::caption;
    frame.paint.paragraph(shown, {left, top}, frame.theme().text, fitted(frame.paint, shown, words, below),
                          width, !compact);
}

}  // namespace

void status_area(const Frame& frame) {
    frame.arrange.add_words(
        {.id = "status",
         .rect = frame.layout.status,
         .role = Role::status,
         .text = say(together(spoken_status(frame.game, frame.settings, frame.state, frame.facts.why),
                              reason_of_hint(frame))),
         .is_through = true});
    const Rect& label = frame.layout.target_label;
    const std::string target = say("view.bar.target");
    if (frame.layout.embedded) return draw_embedded_status(frame);
    if (frame.layout.phone && label.width > 0) {
        frame.paint.text(Type::caption, label.min(), frame.theme().muted, target);
    } else if (!frame.layout.phone) {
        frame.paint.text(Type::strong, {label.x, label.y}, frame.theme().muted, target);
    }
    draw_figures(frame);
    draw_status(frame);
}

namespace {

constexpr float notice_margin = 52;  // on both sides of the words, for the icon and the button
constexpr float narrow_notice = 360;

// Returns the margin left of the words. A narrow embedded window has no icon, to give the words more space.
float left_margin(const Frame& frame) {
    return frame.layout.window.width < narrow_notice && frame.layout.embedded ? 14 : notice_margin;
}

constexpr float answer_gap = 8;

// Returns the places of the answers in rows from (0, 0), and the height of all rows.
std::pair<std::vector<Rect>, float> answer_places(const Frame& frame, float room) {
    std::vector<Rect> places;
    const float height = measure::touch_button;
    ImVec2 at{0, 0};
    for (const QuestionAnswer& answer : frame.state.messages.question.answers) {
        const float width = std::min(button_width(frame.paint, say(answer.label), false), room);
        if (at.x > 0 && at.x + width > room) at = {0, at.y + height + answer_gap};
        places.push_back({at.x, at.y, width, height});
        at.x += width + answer_gap;
    }
    return {places, places.empty() ? 0 : at.y + height + answer_gap};
}

// Adds the answers below the words of the question, from a corner on.
void add_answers(const Frame& frame, const std::vector<Rect>& places, ImVec2 corner) {
    const auto answer = [](InputContext& context, int chosen) {
        const Question question = std::exchange(context.change().messages.question, {});
        context.requests.push_back(question.answers[static_cast<std::size_t>(chosen)].request);
    };
    for (std::size_t i = 0; i < places.size(); ++i) {
        Rect place = places[i];
        place.x += corner.x;
        place.y += corner.y;
        control(
            frame,
            {.id = "answer-" + std::to_string(i + 1), .rect = place, .act = {answer, static_cast<int>(i)}},
            {.label = say(frame.state.messages.question.answers[i].label), .look = Look::raised});
    }
}

}  // namespace

void notice(const Frame& frame) {
    const MessageState& messages = frame.state.messages;
    const std::string words = say(together(messages.notice, messages.question.words));
    if (words.empty()) return;
    const Theme& theme = frame.theme();
    const Layout& layout = frame.layout;
    const float left = left_margin(frame);
    const float width = std::min(layout.window.width - 32, 620.0F);
    const float room = width - left - notice_margin;
    const float height = frame.paint.paragraph_height(Type::body, words, room);
    const auto [places, below] = answer_places(frame, room);
    const Rect card{(layout.window.width - width) / 2, layout.header.bottom() + 12, width,
                    std::max(height + 28 + below, notice_margin)};
    frame.arrange.add_words({.id = "notice", .rect = card, .role = Role::alert, .text = words});
    frame.paint.fill({card.x - 1, card.y + 2, card.width + 2, card.height + 2}, Colour{0, 0, 0, 0.25F},
                     measure::large_radius);
    frame.paint.fill(card, theme.surface, measure::large_radius);
    frame.paint.stroke(card, theme.warning, measure::large_radius, 1.5F);
    if (left == notice_margin)
        frame.paint.icon({card.x + 28, card.centre().y}, theme.warning, icons::triangle_alert);
    frame.paint.paragraph(Type::body, {card.x + left, card.y + 14}, theme.text, words, room);
    add_answers(frame, places, {card.x + left, card.y + 14 + height + answer_gap});
    const Rect close{card.right() - 48, card.centre().y - 22, 44, 44};
    const auto close_notice = [](InputContext& context, int /*argument*/) {
        context.change().messages.notice = {};
        context.change().messages.question = {};
    };
    control(
        frame,
        {.id = "notice-close", .rect = close, .name = say("view.mirror.close-notice"), .act = {close_notice}},
        {.icon = icons::x, .look = Look::ghost});
}

void guide_line(const Frame& frame) {
    if (frame.facts.guide.empty() || frame.layout.guide.height <= 0) return;
    constexpr float padding = 14;
    constexpr float widest = 760;
    constexpr float least = 560;  // one line of most words
    Rect strip = frame.layout.guide;
    const float from_board = std::clamp(strip.right() - frame.layout.board.x, least, widest);
    if (strip.width > from_board) strip = strip_in_guide(frame.layout, from_board);
    const Theme& theme = frame.theme();
    frame.paint.fill(strip, theme.surface, measure::large_radius);
    frame.paint.stroke(strip, theme.edge, measure::large_radius, 1);
    const std::string skip =
        say(is_guide_over(frame.game) ? "view.introduction.close"_id : "view.introduction.skip"_id);
    const float button_room = button_width(frame.paint, skip, false);
    const Rect place{strip.right() - button_room - 4, strip.centre().y - measure::touch_button / 2,
                     button_room, measure::touch_button};
    const float width = place.x - strip.x - padding - 4;
    const std::string words = say(frame.facts.guide);
    const bool fits = frame.paint.paragraph_height(Type::body, words, width) <= strip.height;
    const Type type = fits ? Type::body : Type::caption;
    const float height = frame.paint.paragraph_height(type, words, width);
    // The paragraph's height includes space below each line; without the last one the words are centred.
    const float lead = frame.paint.paragraph_height(type, "x", width) - frame.paint.measure(type, "x").y;
    const ImVec2 at{strip.x + padding, strip.centre().y - (height - lead) / 2};
    frame.paint.paragraph(type, at, theme.text, words, width);
    frame.arrange.add_words({.id = "guide",
                             .rect = strip,
                             .role = Role::region,
                             .name = say("view.mirror.guide"),
                             .text = words,
                             .is_live = true});
    const auto skip_guide = [](InputContext& context, int /*argument*/) {
        context.requests.emplace_back(without_guide(context.settings, context.game));
    };
    control(frame, {.id = "skip-guide", .rect = place, .act = {skip_guide}},
            {.label = skip, .look = Look::chip});
}

}  // namespace switchbox::ui
