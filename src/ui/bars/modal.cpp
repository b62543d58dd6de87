#include "ui/bars/modal.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog_view.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/status_words.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {
namespace {

constexpr float help_width = 560;
constexpr float min_row = 26;
constexpr float row_margin = 4;
constexpr float card_margins = 96;  // above and below the rows
constexpr float side_margins = 48;
constexpr float help_gap = 20;  // between the instructions and the list of keys

float row_height(const Frame& frame, const HelpRow& row, float width) {
    return std::max(frame.paint.paragraph_height(Type::body, say(row.what), width) + row_margin, min_row);
}

void key_row(const Frame& frame, Rect& room, float left, const HelpRow& row, std::string id) {
    const float width = room.width - left;
    const Rect place = cut_top(room, row_height(frame, row, width));
    frame.arrange.add_words({.id = std::move(id),
                             .rect = place,
                             .role = Role::listitem,
                             .text = say("view.mirror.key", row.key, row.what)});
    frame.paint.text(Type::mono, {place.x, place.y + 3}, frame.theme().text, say(row.key));
    frame.paint.paragraph(Type::body, {place.x + left, place.y + 3}, frame.theme().muted, say(row.what),
                          width);
}

void scroll_help(InputContext& context, int rows, int /*columns*/) {
    constexpr float step = 52;  // two rows of the list of keys
    context.change().scroll.dialog += static_cast<float>(rows) * step;
}

void help(const Frame& frame) {
    const std::vector<HelpRow> rows = help_rows(frame.settings, frame.game);
    const float left = frame.layout.phone ? 116.0F : 160.0F;
    const float card = std::min(help_width, frame.layout.window.width - 24);
    const std::string how = say(how_to_play(frame.game));
    const float words = frame.paint.paragraph_height(Type::body, how, card - side_margins);
    float height = words + help_gap;
    for (const HelpRow& row : rows) height += row_height(frame, row, card - side_margins - left);
    const std::string title = say("view.mirror.guide");
    const Card open(frame, {card, height + card_margins, title, scroll_help});
    Rect room = open.room();
    frame.arrange.begin_area({room, 0, &ScrollState::dialog});
    room.y -= frame.state.scroll.dialog;
    const Rect lines = cut_top(room, words + help_gap);
    frame.arrange.add_words(
        {.id = "how-to-play", .rect = lines, .role = Role::region, .name = title, .text = how});
    frame.paint.paragraph(Type::body, lines.min(), frame.theme().text, how, room.width);
    const Inside keys(frame.arrange, {.id = "keys",
                                      .rect = room,
                                      .role = Role::list,
                                      .name = say("view.mirror.keys"),
                                      .enabled = false,
                                      .is_through = true});
    std::size_t number = 0;
    for (const HelpRow& row : rows) key_row(frame, room, left, row, "key-" + std::to_string(++number));
    frame.arrange.end_area(height);
}

}  // namespace

void modal(const Frame& frame) {
    const Modal open = frame.state.modal.open;
    if (open == Modal::help) return help(frame);
    if (open != Modal::none) dialog_view(frame, frame.facts.dialog);
}

namespace {

constexpr float intro_padding = 12;
constexpr float intro_title = 26;
constexpr float intro_figure = 76;
constexpr float figure_beside = 60;
constexpr float intro_gap = 12;
constexpr float intro_tile = 56;
constexpr float intro_wire = 2.5F;
constexpr float code_distance = 48;  // distance from the cell that the code's wire leads to

Rect intro_tile_at(const Rect& room, float middle) {
    const float side = std::min(intro_tile, room.height - 4);
    return {middle - side / 2, room.centre().y - side / 2, side, side};
}

void draw_intro_tile(const Frame& frame, const Rect& place, Colour fill) {
    frame.paint.fill(place, fill, measure::radius);
    frame.paint.stroke(place, frame.theme().edge, measure::radius, 1);
}

// Draws a code at the end of a wire.
void draw_intro_code(const Frame& frame, ImVec2 centre, std::string_view code) {
    frame.paint.fill({centre.x - 17, centre.y - 11, 34, 22}, frame.theme().raised, 6);
    frame.paint.centred(Type::mono, centre, frame.theme().text, code);
}

// Draws a cell's two wires: straight through the middle or, if `turned`, each bent by a right angle.
void draw_intro_wires(const Frame& frame, const Rect& place, bool turned) {
    const ImVec2 middle = place.centre();
    const Colour first = frame.theme().lit;
    const Colour second = frame.theme().hint;
    const float step = turned ? 7.0F : 0.0F;
    const ImVec2 left{middle.x - step, middle.y - step};
    const ImVec2 right{middle.x + step, middle.y + step};
    frame.paint.line({place.x - 14, left.y}, left, first, intro_wire);
    frame.paint.line(left, turned ? ImVec2{left.x, place.y - 10} : ImVec2{place.right() + 14, left.y}, first,
                     intro_wire);
    frame.paint.line({right.x, place.bottom() + 10}, right, second, intro_wire);
    frame.paint.line(right, turned ? ImVec2{place.right() + 14, right.y} : ImVec2{right.x, place.y - 10},
                     second, intro_wire);
}

void draw_carried(const Frame& frame, const Rect& room) {
    const Rect cell = intro_tile_at(room, room.centre().x);
    const float middle = cell.centre().y;
    draw_intro_tile(frame, cell, frame.theme().tiles.dark);
    const float left = cell.x - code_distance;
    const float right = cell.right() + code_distance;
    frame.paint.line({left, middle}, {right, middle}, frame.theme().lit, intro_wire);
    draw_intro_code(frame, {left, middle}, "01");
    draw_intro_code(frame, {right, middle}, "01");
}

void draw_met(const Frame& frame, const Rect& room) {
    const Rect cell = intro_tile_at(room, room.centre().x);
    draw_intro_tile(frame, cell, frame.theme().tiles.lit[1].fill);
    const float upper = cell.y + cell.height * 0.3F;
    const float lower = cell.y + cell.height * 0.7F;
    const float left = cell.x - code_distance;
    frame.paint.line({left, upper}, {cell.x, upper}, frame.theme().lit, intro_wire);
    frame.paint.line({left, lower}, {cell.x, lower}, frame.theme().hint, intro_wire);
    draw_intro_code(frame, {left, upper - 3}, "01");
    draw_intro_code(frame, {left, lower + 3}, "11");
    frame.paint.centred(Type::mono, cell.centre(), ink_on(frame.theme().tiles.lit[1].fill), "10");
}

void draw_pressed(const Frame& frame, const Rect& room) {
    const Rect before = intro_tile_at(room, room.x + room.width * 0.25F);
    const Rect after = intro_tile_at(room, room.x + room.width * 0.75F);
    for (const Rect& cell : {before, after}) draw_intro_tile(frame, cell.inset(6), frame.theme().tiles.dark);
    draw_intro_wires(frame, before.inset(6), true);
    draw_intro_wires(frame, after.inset(6), false);
    frame.paint.icon(room.centre(), frame.theme().muted, icons::chevron_right);
}

void draw_intro_figure(const Frame& frame, const Rect& room, std::size_t card) {
    if (card == 0) draw_carried(frame, room);
    if (card == 1) draw_met(frame, room);
    if (card == 2) draw_pressed(frame, room);
}

// Returns the card's place: over the pane's lower end, or on a phone as far below the board as fits.
Rect intro_place(const Layout& layout, float height) {
    if (!layout.phone) {
        const Rect& pane = layout.pane;
        return {pane.x + 12, pane.bottom() - height - 12, pane.width - 24, height};
    }
    const float under_board = layout.board.bottom() + 2;
    const float lowest = layout.window.height - height - 6;
    return {8, std::max(std::min(layout.timeline.y - height - 4, lowest), std::min(under_board, lowest)),
            layout.window.width - 16, height};
}

// Returns the introduction's cards. A type without cards has an empty one: the rule alone.
std::span<const MessageId<>> introduction_cards(const Frame& frame) {
    static constexpr std::array<MessageId<>, 1> rule_alone{};
    const std::span<const MessageId<>> cards = ui_of(frame.game).cards;
    return cards.empty() ? std::span<const MessageId<>>(rule_alone) : cards;
}

bool shows_introduction(const Frame& frame) {
    const std::string_view machine = frame.game.puzzle().machine->id();
    const bool is_busy = frame.state.edit.on || frame.state.pane.kind == PaneKind::lesson ||
                         frame.state.pane.kind == PaneKind::result;
    const bool is_guided = !guide_line(frame.game, frame.settings).empty();
    const MachineUiChip* chip = find_chip(machine);
    const bool has_introduction = chip == nullptr || chip->is_introduced;
    return frame.settings.introduces && !is_guided && !is_busy && has_introduction &&
           !knows(frame.settings, machine);
}

void close_introduction(InputContext& context, int /*argument*/) {
    context.change().introduction = {};
    Settings settings = context.settings;
    const std::string_view machine = context.game.puzzle().machine->id();
    if (!knows(settings, machine)) settings.introduced.emplace_back(machine);
    context.requests.emplace_back(settings);
}

void open_card(InputContext& context, int card) {
    context.change().introduction = {std::string(context.game.puzzle().machine->id()),
                                     static_cast<std::size_t>(card)};
}

void play_first_board(InputContext& context, int argument) {
    close_introduction(context, argument);
    context.requests.emplace_back(ui_of(context.game).first_game());
}

}  // namespace

void introduction_card(const Frame& frame) {
    if (frame.state.pane.sheet > 0 || !shows_introduction(frame)) return;
    const machine::MachineChoice& machine = frame.game.puzzle().machine;
    const auto cards = introduction_cards(frame);
    const bool goes_on = frame.state.introduction.machine == machine->id();
    const std::size_t card_number = goes_on ? std::min(frame.state.introduction.card, cards.size() - 1) : 0;
    const bool is_last = card_number + 1 == cards.size();
    const bool has_figure = !cards.front().empty();
    const Theme& theme = frame.theme();
    const float outer = frame.layout.phone ? frame.layout.window.width - 16 : frame.layout.pane.width - 24;
    const float width = outer - 2 * intro_padding;
    const std::string words = say(has_figure ? tell(cards[card_number])
                                             : together(tell("view.introduction.goal"), machine->about()));
    const float text = frame.paint.paragraph_height(Type::body, words, width);
    // If the height is short, the words are shown without the figure.
    const bool draws = has_figure && !frame.layout.low && !frame.layout.compact;
    // On a phone the figure is beside the title, so that the card covers no more than the area under the
    // board.
    const bool beside = draws && frame.layout.phone;
    const float title = beside ? figure_beside : intro_title;
    const float figure = draws && !beside ? intro_figure + intro_gap : 0;
    const float height = 2 * intro_padding + title + figure + text + intro_gap + measure::touch_button;
    const Rect card = intro_place(frame.layout, height);
    frame.arrange.add_words({.id = "introduction",
                             .rect = card,
                             .role = Role::region,
                             .name = say(machine->name()),
                             .text = words,
                             .is_live = true});
    frame.paint.fill({card.x - 1, card.y + 2, card.width + 2, card.height + 2}, Colour{0, 0, 0, 0.25F},
                     measure::large_radius);
    frame.paint.fill(card, theme.surface, measure::large_radius);
    frame.paint.stroke(card, theme.muted, measure::large_radius, 1.5F);
    Rect room = card.inset(intro_padding);
    const std::string heading =
        cards.size() == 1 ? say(machine->name())
                          : say("view.introduction.title", machine->name(), card_number + 1, cards.size());
    Rect top = cut_top(room, title);
    frame.paint.text(Type::strong, top.min(), theme.text, heading);
    if (beside) {
        cut_left(top, frame.paint.measure(Type::strong, heading).x);
        top.height = figure_beside - 6;
        draw_intro_figure(frame, top, card_number);
    } else if (draws) {
        draw_intro_figure(frame, cut_top(room, intro_figure), card_number);
        cut_top(room, intro_gap);
    }
    frame.paint.paragraph(Type::body, cut_top(room, text + intro_gap).min(), theme.text, words, width);
    Look look = Look::primary;
    const auto button = [&](const char* id, MessageId<> name, Effect act) {
        const std::string word = say(name);
        const float place = std::min(button_width(frame.paint, word, false), room.width);
        control(frame, {.id = id, .rect = {room.x, room.y, place, measure::touch_button}, .act = act},
                {.label = word, .look = look});
        cut_left(room, place + 8);
        look = Look::raised;
    };
    if (!is_last)
        button("introduction-next", "view.introduction.next", {open_card, static_cast<int>(card_number) + 1});
    if (is_last && cards.size() > 1)
        button("introduction-play", "view.introduction.play", {play_first_board});
    button("introduction-close", is_last ? "view.introduction.close"_id : "view.introduction.skip"_id,
           {close_introduction});
}

}  // namespace switchbox::ui
