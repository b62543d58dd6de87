#include "ui/panes/why_pane.hpp"

#include <algorithm>

#include "game/progress_check.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/board/board_figure.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/pane_widgets.hpp"

namespace switchbox::ui {
namespace {

constexpr std::string_view lamps_id = "why-figure";
constexpr std::string_view pattern_prefix = "why-pattern-";
constexpr float largest_lamp = 40;
constexpr float min_named = 18;            // smaller cells have no names,
constexpr float min_numbered = 22;         // and these no numbers,
constexpr std::size_t max_numbered = 576;  // nor have more cells: the page counts vertices in 16 bits
constexpr float largest_pattern_cell = 22;
constexpr float caption_gap = 6;
constexpr float reason_peek = handle_height + 76;  // three lines

std::string pattern_id(std::size_t number) { return std::string(pattern_prefix) + std::to_string(number); }

// Returns the lamp's number or name, or its weight if the explanation has weights.
std::string figure_text(const machine::Machine& machine, const Why& why, std::size_t lamp, bool named) {
    const solve::Explanation& words = why.explanation;
    if (words.weights.empty()) return machine.lamp_label(lamp);
    if (!named) return "";
    const auto place = std::lower_bound(words.lamps.begin(), words.lamps.end(), lamp);
    return std::to_string(words.weights[static_cast<std::size_t>(place - words.lamps.begin())]);
}

// Draws a cross at the upper right. On a small square it lies on the corner, beside the number.
void draw_cross(const Frame& frame, const Rect& square) {
    constexpr float small_square = 30;
    const Theme& theme = frame.theme();
    const bool is_small = square.width < small_square;
    const float half = is_small ? 2.5F : 3.5F;
    const float off = is_small ? 1.0F : 6.5F;
    const ImVec2 middle{square.right() - off, square.y + off};
    if (is_small) frame.paint.disc(middle, half + 1, theme.surface, 12);
    const Rect cross{middle.x - half, middle.y - half, 2 * half, 2 * half};
    frame.paint.line(cross.min(), cross.max(), theme.proof, 1.5F);
    frame.paint.line({cross.right(), cross.y}, {cross.x, cross.bottom()}, theme.proof, 1.5F);
}

// Draws a lamp of the explanation outlined, with its number or weight, and crossed if it is wrong.
void draw_lamp(const Frame& frame, const Why& why, std::size_t lamp, const Rect& square) {
    const Theme& theme = frame.theme();
    const std::vector<std::size_t>& lamps = why.explanation.lamps;
    const bool named = std::binary_search(lamps.begin(), lamps.end(), lamp);
    frame.paint.fill(square, named ? mix(theme.surface, theme.proof, 0.16F) : theme.ground, 4);
    if (named) frame.paint.stroke(square, theme.proof, 4, 1.5F);
    const bool is_button = why.button == lamp && frame.game.machine().buttons_are_lamps();
    if (is_button) frame.paint.stroke(square.inset(-1), theme.hint, 5, 2.5F);
    // For a target of one colour nearly every cell is wrong until the end, so none is crossed.
    const std::uint8_t shown = frame.game.picture()[lamp];
    const bool wrong = named && !frame.game.machine().has_cells() &&
                       frame.game.machine().wanted(lamp, frame.game.puzzle().target).value_or(shown) != shown;
    const bool strong = wrong || (named && !why.explanation.weights.empty());
    const Type type = strong ? Type::strong : Type::caption;
    const std::string text = figure_text(frame.game.machine(), why, lamp, named);
    frame.paint.centred(type, square.centre(), named ? theme.text : theme.muted,
                        frame.paint.shortened(type, text, square.width));
    if (wrong) draw_cross(frame, square);
}

float draw_pattern(const Frame& frame, const solve::PressFigure& figure, std::size_t number,
                   const Rect& room) {
    const machine::Machine& machine = frame.game.machine();
    const Rect board = figure_rect(machine, {room.x, room.y, room.width, room.width}, largest_pattern_cell);
    draw_figure(frame.paint, {machine, figure.presses, {}}, board);
    spot(frame, {.id = pattern_id(number),
                 .rect = board,
                 .role = Role::button,
                 .name = say("view.pane.why.quiet-pattern", number),
                 .is_figure = true});
    const std::string caption = say(figure.caption);
    frame.paint.paragraph(Type::caption, {board.x, board.bottom() + caption_gap}, frame.theme().muted,
                          caption, room.width);
    return board.height + caption_gap + frame.paint.paragraph_height(Type::caption, caption, room.width);
}

}  // namespace

float draw_why_lamps(const Frame& frame, const Why& why, const Rect& room) {
    const machine::Machine& machine = frame.game.machine();
    const Rect board = figure_rect(machine, {room.x, room.y, room.width, room.width}, largest_lamp);
    const float least = machine.has_names() ? min_named : min_numbered;
    const bool is_numbered = board.width >= least * static_cast<float>(machine.lamps().columns) &&
                             machine.lamps().size() <= max_numbered;
    const bool crosses = !machine.has_cells() && is_numbered;
    const std::string legend =
        say(together(why.explanation.legend, crosses ? tell("view.pane.why.crossed") : Message{})
                .in(machine.vocabulary()));
    spot(frame, {.id = std::string(lamps_id),
                 .rect = board,
                 .role = Role::button,
                 .name = say(tell("view.pane.why.lamps").in(machine.vocabulary())),
                 .description = legend});
    if (!is_numbered) {
        BoardHighlight marked{why.explanation.lamps, {}};
        if (why.button && machine.buttons_are_lamps()) marked.buttons.push_back(*why.button);
        draw_figure(frame.paint, {machine, {}, std::move(marked)}, board);
    } else {
        for (const std::size_t lamp : machine.lamp_sites().cells()) {
            draw_lamp(frame, why, lamp, cell_rect(board, machine.lamps(), lamp).inset(1.5F));
        }
    }
    Rect below{room.x, board.bottom() + 10, room.width, room.height};
    pane_words(frame, Type::caption, frame.theme().muted, legend, below, 16);
    return below.y - room.y;
}

void draw_quiet_patterns(const Frame& frame, const std::vector<solve::PressFigure>& figures, Rect& room) {
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

BoardHighlight why_highlight(const PaneSources& sources) {
    BoardHighlight highlight;
    const std::string_view current = current_figure(sources.state);
    const solve::Explanation& said = sources.why.explanation;
    if (current == lamps_id) highlight.lamps = said.lamps;
    for (std::size_t i = 0; i < said.figures.size(); ++i) {
        if (current != pattern_id(i + 1)) continue;
        const machine::PressGrid& presses = said.figures[i].presses;
        for (std::size_t button = 0; button < presses.size(); ++button) {
            if (presses[button] != 0) highlight.buttons.push_back(button);
        }
    }
    return highlight;
}

namespace {

// Draws the button that shows the rest of the reason, and that rest.
void draw_more(const Frame& frame, const Why& why, Rect& room) {
    if (why.explanation.more.empty()) return;
    const bool shown = frame.state.pane.shows_more;
    const auto flip = [](InputContext& context, int /*argument*/) {
        context.change().pane.shows_more = !context.state.pane.shows_more;
    };
    const std::string label = say("view.pane.why.more");
    pane_row(frame,
             {{.id = "why-more",
               .name = label,
               .label = label,
               .icon = shown ? icons::chevron_up : icons::chevron_down,
               .checked = shown,
               .act = flip}},
             room, Look::raised);
    cut_top(room, 8);
    if (shown) pane_words(frame, Type::body, frame.theme().text, say(why.explanation.more), room, 16);
}

}  // namespace

void draw_level(const Frame& frame, Rect& room) {
    const game::Level* level = frame.facts.level;
    if (level == nullptr || frame.state.edit.on) return;
    const bool is_numbered = level->id != frame.state.first_level;
    const std::string title =
        say(is_numbered ? tell("view.pane.why.level", game::number_of(*level), tell(level->title))
                        : tell(level->title));
    pane_heading(frame, "why-level", title, room, 2);
    pane_region(frame, {"why-idea", title, say(tell(level->idea))}, frame.theme().muted, room, 16);
}

namespace {

// Draws the stages side by side, each filled as far as it is.
void draw_stages(const Frame& frame, const solve::StageProgress& progress, Rect& room) {
    constexpr float height = 6;
    constexpr float gap = 6;
    constexpr float widest = 320;
    const auto stages = static_cast<float>(progress.stages);
    const Rect row{room.x, room.y, std::min(room.width, widest), height};
    const Rect part{row.x, row.y, (row.width - gap * (stages - 1)) / stages, height};
    const float share = static_cast<float>(progress.done) / static_cast<float>(progress.all);
    for (std::size_t stage = 1; stage <= progress.stages; ++stage) {
        const Rect whole = part.moved({static_cast<float>(stage - 1) * (part.width + gap), 0});
        const bool is_present = stage == progress.stage;
        const float width = whole.width * (stage < progress.stage ? 1 : is_present ? share : 0);
        frame.paint.fill(whole, frame.theme().edge, height / 2);
        if (width > 0)
            frame.paint.fill({whole.x, whole.y, width, height},
                             is_present ? frame.theme().accent : frame.theme().text, height / 2);
    }
    frame.arrange.add({.id = "why-stages",
                       .rect = row,
                       .role = Role::progressbar,
                       .name = say("view.pane.why.stage", progress.stage, progress.stages),
                       .value = ElementValue{progress.done, progress.all,
                                             say("view.pane.why.stage.done", progress.done, progress.all)},
                       .is_through = true,
                       .is_plain = true});
    cut_top(room, height + 16);
}

}  // namespace

void draw_reason(const Frame& frame, Rect& room) {
    const Why& why = frame.facts.why;
    const float top = room.y;
    pane_words(frame, Type::body, frame.theme().text, say(why.explanation.text), room, 16);
    add_region(frame,
               {"why", say("view.mirror.why"), say(why_words(frame.game, why, frame.state.pane.shows_more))},
               room, top, room.y - 16);
    if (why.explanation.stage) draw_stages(frame, *why.explanation.stage, room);
    draw_more(frame, why, room);
}

namespace {

// Returns the size of the largest picture of the rule, at least as wide as the captions; at most `side`.
ImVec2 rule_extent(const Frame& frame, float side) {
    ImVec2 extent{0, 0};
    for (const RulePicture& picture : frame.facts.rule) {
        const ImVec2 size = press_size(picture.press, side);
        const float caption = frame.paint.measure(Type::caption, say(picture.caption)).x;
        extent = {std::max({extent.x, size.x, std::min(caption, side)}), std::max(extent.y, size.y)};
    }
    return extent;
}

// Draws presses that show the rule side by side, each with the kind of its button below.
void draw_rule(const Frame& frame, Rect& room) {
    constexpr float columns = 3;
    constexpr float gap = 20;
    constexpr float largest = 150;
    const std::vector<RulePicture>& pictures = frame.facts.rule;
    if (pictures.empty()) return;
    const float side = std::min((room.width - gap * (columns - 1)) / columns, largest);
    const ImVec2 extent = rule_extent(frame, side);
    const float height = extent.y + caption_gap + frame.paint.measure(Type::caption, "X").y;
    Rect place{room.x, room.y, extent.x, extent.y};
    Messages kinds;
    for (const RulePicture& picture : pictures) {
        draw_press(frame.paint, picture.press, place);
        const std::string caption = frame.paint.shortened(Type::caption, say(picture.caption), place.width);
        const float middle = place.x + (place.width - frame.paint.measure(Type::caption, caption).x) / 2;
        frame.paint.text(Type::caption, {middle, place.bottom() + caption_gap}, frame.theme().muted, caption);
        kinds.push_back(tell("view.pane.why.press", picture.caption, picture.press.changed.size()));
        place = place.moved({place.width + gap, 0});
    }
    frame.arrange.add({.id = "rule-pictures",
                       .rect = {room.x, room.y, place.x - gap - room.x, height},
                       .role = Role::img,
                       .name = say("view.pane.why.presses", std::move(kinds)),
                       .is_through = true,
                       .is_plain = true});
    cut_top(room, height + 16);
}

// Returns why the presses cannot be asked about: there are none. Empty if they can.
Message refusal_to_check(const game::Game& game) {
    return game.position().press_count > 0 ? Message{} : game::right_so_far(game).sentence;
}

float why_view(const Frame& frame, Rect room) {
    const Why& why = frame.facts.why;
    const float top = room.y;
    const Theme& theme = frame.theme();
    const auto paragraph = [&](Type type, Colour ink, std::string_view words, float below) {
        pane_words(frame, type, ink, words, room, below);
    };
    draw_level(frame, room);
    draw_reason(frame, room);
    if (is_enabled(Command::all_faults, frame.game, frame.state)) offer(frame, Command::all_faults, room);
    const std::string nearest = say(nearest_words(frame.game));
    if (!nearest.empty()) {
        paragraph(Type::body, theme.text, nearest, 10);
        offer(frame, Command::nearest, room);
    }
    if (is_enabled(Command::press_marked, frame.game, frame.state)) offer(frame, Command::press_marked, room);
    const bool asks = !frame.game.reveals_solvability();
    if (!asks && is_enabled(Command::search, frame.game, frame.state)) offer(frame, Command::search, room);
    if (!why.explanation.lamps.empty()) cut_top(room, draw_why_lamps(frame, why, room));
    if (!why.explanation.figures.empty()) {
        pane_heading(frame, "quiet-patterns", say("view.pane.why.quiet-patterns"), room, 8);
        draw_quiet_patterns(frame, why.explanation.figures, room);
    }
    if (is_enabled(Command::check, frame.game, frame.state))
        offer(frame, Command::check, room, refusal_to_check(frame.game));
    frame.paint.fill({room.x, room.y, room.width, 1}, theme.edge);
    cut_top(room, 16);
    paragraph(Type::strong, theme.muted, say("view.pane.why.rule"), 4);
    const auto more_rule = ui_of(frame.game).more_rule;
    Message about = frame.game.puzzle().machine->about();
    if (more_rule != nullptr) about = together(std::move(about), more_rule(frame.game.machine()));
    const std::string rule = say(about);
    pane_region(frame, {"rule", say("view.pane.why.rule"), rule}, theme.muted, room, 16);
    draw_rule(frame, room);
    if (frame.game.machine().hides_wiring()) {
        for (const Command more : {Command::coach, Command::codes, Command::results}) {
            if (is_enabled(more, frame.game, frame.state)) offer(frame, more, room);
        }
    }
    return room.y - top;
}

}  // namespace

void draw_reason_peek(const Frame& frame, Rect room) {
    if (!frame.game.hint() || room.height <= 0) return;  // only the handle's line fits
    const Why& why = frame.facts.why;
    cut_bottom(room, 4);
    add_region(frame, {"why", say("view.mirror.why"), say(why_words(frame.game, why, false))}, room, room.y,
               room.bottom());
    draw_peek_words(frame, say(why.explanation.text), room);
}

// A hint takes the place of the words under the board. Where there is none, the handle's line says the
// reason.
PaneRoom room_of_reason(const game::Game& game) {
    PaneRoom room;
    if (game.hint()) room.peek = reason_peek;
    room.keeps_board = game.hint().has_value();
    return room;
}

namespace {

std::string why_line(const PaneSources& sources) { return say(sources.why.explanation.text); }

}  // namespace

const PaneDefinition& why_definition() {
    static constexpr PaneDefinition definition{.kind = PaneKind::why,
                                               .name = "view.pane.why.name",
                                               .show = "view.mirror.show.why",
                                               .view = why_view,
                                               .line = why_line,
                                               .room = room_of_reason,
                                               .highlight = why_highlight,
                                               .subject = why_line,
                                               .peek = draw_reason_peek,
                                               .peek_has_line = true};
    return definition;
}

}  // namespace switchbox::ui
