#include "ui/bars/modal.hpp"

#include <algorithm>
#include <cstdint>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/board/board_figure.hpp"
#include "ui/dialogs/card_view.hpp"
#include "ui/dialogs/dialog_view.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/status_words.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/look/camera.hpp"

namespace switchbox::ui {
namespace {

constexpr float help_width = 560;
constexpr float min_row = 26;
constexpr float row_margin = 4;
constexpr float card_margins = 96;  // above and below the rows
constexpr float side_margins = 48;
constexpr float help_gap = 20;  // below the instructions and each list, and beside the picture
constexpr float help_heading = 28;
constexpr float help_picture = 84;  // width and height

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

// Returns the goal, what a press does, and where to find help. A machine with a picture has its short line.
Message how_to_play(const game::Game& game) {
    const machine::MachineChoice& machine = game.puzzle().machine;
    const bool is_short = picture_of_machine(machine->id()) != nullptr && !machine->restricts_presses();
    return together(tell("view.introduction.goal"), is_short ? press_line(machine->id()) : machine->about(),
                    tell("view.guide.hint"), tell("view.guide.solve"));
}

// Rows of the help under a heading. `row` begins the ids of its elements.
struct HelpList {
    const char* id;
    const char* row;
    MessageId<> heading;
    std::vector<HelpRow> rows;
    bool folds = false;  // the heading is a button that shows and hides the rows
    bool is_open = true;
};

std::vector<HelpRow> touch_rows(const Frame& frame) {
    const auto words = [&](MessageId<> id) { return tell(id).in(frame.game.machine().vocabulary()); };
    std::vector<HelpRow> rows{{tell("view.help.tap"), words("view.help.tap.what")},
                              {tell("view.help.hold"), words("view.help.hold.what")}};
    if (frame.layout.solid.width > 0) rows.push_back({tell("view.help.drag"), tell("view.help.drag.what")});
    const bool zooms = frame.state.camera.on;
    rows.push_back(
        {tell("view.help.pinch"), tell(zooms ? "view.help.pinch.board"_id : "view.help.pinch.page"_id)});
    return rows;
}

void show_keys(InputContext& context, int shows) { context.change().modal.shows_keys = shows != 0; }

// Returns whether the keys are listed. On a touch screen they are on request, or once a key was used.
bool lists_keys(const Frame& frame) {
    return !frame.surroundings.touch || frame.state.modal.shows_keys.value_or(frame.state.focus.visible);
}

// Returns the lists of the help. Fingers come first where they are the pointer.
std::vector<HelpList> help_lists(const Frame& frame) {
    std::vector<HelpList> lists;
    if (frame.surroundings.touch) lists.push_back({"touch", "touch-", "view.help.touch", touch_rows(frame)});
    lists.push_back({"keys", "key-", "view.mirror.keys", help_rows(frame.settings, frame.game),
                     frame.surroundings.touch, lists_keys(frame)});
    return lists;
}

float list_height(const Frame& frame, const HelpList& list, float width) {
    float height = (list.folds ? measure::touch_button : help_heading) + help_gap;
    if (!list.is_open) return height;
    for (const HelpRow& row : list.rows) height += row_height(frame, row, width);
    return height;
}

// Adds the button that shows and hides the rows.
void add_fold(const Frame& frame, const HelpList& list, const Rect& line) {
    const std::string word = say(list.heading);
    control(frame,
            {.id = std::string(list.id) + "-shown",
             .rect = {line.x, line.y, button_width(frame.paint, word, true), measure::touch_button},
             .expanded = list.is_open,
             .act = {show_keys, list.is_open ? 0 : 1}},
            {.label = word,
             .icon = list.is_open ? icons::chevron_up : icons::chevron_down,
             .look = Look::raised});
}

void add_list(const Frame& frame, const HelpList& list, Rect room, float left) {
    if (list.folds) add_fold(frame, list, cut_top(room, measure::touch_button));
    if (!list.is_open) return;
    const Inside rows(frame.arrange, {.id = list.id,
                                      .rect = room,
                                      .role = Role::list,
                                      .name = say(list.heading),
                                      .enabled = false,
                                      .is_through = true});
    if (!list.folds) {
        const Rect heading = cut_top(room, help_heading);
        frame.paint.text(Type::strong, heading.min(), frame.theme().text, say(list.heading));
    }
    std::size_t number = 0;
    for (const HelpRow& row : list.rows) key_row(frame, room, left, row, list.row + std::to_string(++number));
}

void help(const Frame& frame) {
    const std::vector<HelpList> lists = help_lists(frame);
    const float left = frame.layout.phone ? 116.0F : 160.0F;
    const float card = std::min(help_width, frame.layout.window.width - 24);
    const float width = card - side_margins;
    const PressPicture* picture = picture_of_machine(frame.game.puzzle().machine->id());
    const float beside = picture == nullptr ? 0 : help_picture + help_gap;
    const std::string how = say(how_to_play(frame.game));
    const float words = frame.paint.paragraph_height(Type::body, how, width - beside);
    const float top = std::max(words, picture == nullptr ? 0 : help_picture);
    float height = top + help_gap;
    for (const HelpList& list : lists) height += list_height(frame, list, width - left);
    const std::string title = say("view.mirror.guide");
    const Card open(frame, {card, height + card_margins, title, scroll_help});
    Rect room = open.room();
    const Rect window = scroll_window(room);
    const float extent = height + window.height - room.height;
    frame.arrange.begin_area({window, 0, &ScrollState::dialog});
    room.y -= frame.state.scroll.dialog;
    Rect lines = cut_top(room, top);
    cut_top(room, help_gap);
    // The words are a stop, so that the help does not open with the focus on the button that closes it.
    constexpr float ring = 1;
    spot(frame,
         {.id = "how-to-play",
          .rect = lines,
          .role = Role::region,
          .name = title,
          .text = how,
          .begins = true,
          .is_plain = true},
         ring);
    if (picture != nullptr) {
        draw_press(frame.paint, *picture, {lines.x, lines.y, help_picture, help_picture});
        cut_left(lines, beside);
    }
    frame.paint.paragraph(Type::body, lines.min(), frame.theme().text, how, lines.width);
    for (const HelpList& list : lists)
        add_list(frame, list, cut_top(room, list_height(frame, list, width - left)), left);
    frame.arrange.end_area(extent);
    draw_scroll_signs(frame, window, extent);
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
constexpr float wire_figure = 200;  // width of a figure of wires
constexpr float least_wire_figure = 176;
constexpr float least_figure_by_buttons = 150;
constexpr float least_intro_words = 180;  // width of words beside a figure and buttons
constexpr float widest_introduction = 620;
constexpr float tall_phone = 830;  // height with room for a figure over the words
constexpr float intro_gap = 12;
constexpr float intro_tile = 56;
constexpr float intro_wire = 2.5F;
constexpr float code_width = 34;

Rect intro_tile_at(const Rect& room, float middle) {
    const float side = std::min(intro_tile, room.height - 4);
    return {middle - side / 2, room.centre().y - side / 2, side, side};
}

void draw_intro_tile(const Frame& frame, const Rect& place, Colour fill) {
    frame.paint.fill(place, fill, measure::radius);
    frame.paint.stroke(place, frame.theme().edge, measure::radius, 1);
}

// Returns the distance of a cell from the codes beside it: less in a narrow room.
float code_distance(const Rect& room, const Rect& cell) {
    constexpr float usual = 48;
    return std::min(usual, (room.width - cell.width - code_width) / 2);
}

// Draws a code at the end of a wire.
void draw_intro_code(const Frame& frame, ImVec2 centre, std::string_view code) {
    frame.paint.fill({centre.x - code_width / 2, centre.y - 11, code_width, 22}, frame.theme().raised, 6);
    frame.paint.centred(Type::mono, centre, frame.theme().text, code);
}

// Draws a dashed line to the right or down.
void draw_intro_dashes(const Frame& frame, ImVec2 from, ImVec2 to) {
    constexpr float dash = 6;
    const ImVec2 whole{to.x - from.x, to.y - from.y};
    const float length = whole.x + whole.y;
    for (float at = 0; at < length; at += 2 * dash) {
        const float begin = at / length;
        const float end = std::min(at + dash, length) / length;
        frame.paint.line({from.x + whole.x * begin, from.y + whole.y * begin},
                         {from.x + whole.x * end, from.y + whole.y * end}, frame.theme().hint, intro_wire);
    }
}

// Draws a cell's solid wires, bent until it is pressed and then straight, and its dashed ones, straight until
// then. The two kinds have lanes of their own, as on the board.
void draw_intro_wires(const Frame& frame, const Rect& place, bool pressed) {
    constexpr float lane = 7;
    const Colour solid = frame.theme().lit;
    const ImVec2 middle = place.centre();
    const ImVec2 meet{middle.x - lane, middle.y - lane};   // of the solid wires
    const ImVec2 cross{middle.x + lane, middle.y + lane};  // of the dashed ones
    const float left = place.x - 14;
    const float right = place.right() + 14;
    const float top = place.y - 10;
    const float bottom = place.bottom() + 10;
    const float apart = pressed ? 0.0F : 3.0F;  // corners that do not touch
    frame.paint.line({left, meet.y - apart}, {meet.x - apart, meet.y - apart}, solid, intro_wire);
    frame.paint.line({meet.x - apart, meet.y - apart}, {meet.x - apart, top}, solid, intro_wire);
    frame.paint.line({meet.x + apart, bottom}, {meet.x + apart, meet.y + apart}, solid, intro_wire);
    frame.paint.line({meet.x + apart, meet.y + apart}, {right, meet.y + apart}, solid, intro_wire);
    const float off = pressed ? 3.0F : 0.0F;
    draw_intro_dashes(frame, {cross.x - off, top}, {cross.x - off, cross.y - off});
    draw_intro_dashes(frame, {left, cross.y - off}, {cross.x - off, cross.y - off});
    draw_intro_dashes(frame, {cross.x + off, cross.y + off}, {right, cross.y + off});
    draw_intro_dashes(frame, {cross.x + off, cross.y + off}, {cross.x + off, bottom});
}

void draw_carried(const Frame& frame, const Rect& room) {
    const Rect cell = intro_tile_at(room, room.centre().x);
    const float middle = cell.centre().y;
    draw_intro_tile(frame, cell, frame.theme().tiles.dark);
    const float left = cell.x - code_distance(room, cell);
    const float right = cell.right() + code_distance(room, cell);
    frame.paint.line({left, middle}, {right, middle}, frame.theme().lit, intro_wire);
    draw_intro_code(frame, {left, middle}, "01");
}

// Draws a code's wire through a cell to the code at the edge. `carried` draws also the dashed wire that
// brings their colour back and leaves the cell at its bottom.
void draw_met(const Frame& frame, const Rect& room, bool carried) {
    const Rect cell = intro_tile_at(room, room.centre().x);
    draw_intro_tile(frame, cell, frame.theme().tiles.lit[0].fill);
    constexpr float lane = 8;  // less than half a code's height
    const ImVec2 middle = cell.centre();
    const float upper = middle.y - lane;
    const float lower = middle.y + lane;
    const float left = cell.x - code_distance(room, cell);
    const float right = cell.right() + code_distance(room, cell);
    frame.paint.line({left, upper}, {right, upper}, frame.theme().lit, intro_wire);
    if (carried) {
        draw_intro_dashes(frame, {middle.x, lower}, {right, lower});
        draw_intro_dashes(frame, {middle.x, lower}, {middle.x, cell.bottom()});
        frame.paint.disc({middle.x, cell.bottom()}, 4, frame.theme().hint, 16);
    }
    draw_intro_code(frame, {left, upper}, "01");
    draw_intro_code(frame, {right, middle.y}, "11");
}

void draw_pressed(const Frame& frame, const Rect& room) {
    const Rect before = intro_tile_at(room, room.x + room.width * 0.25F);
    const Rect after = intro_tile_at(room, room.x + room.width * 0.75F);
    for (const Rect& cell : {before, after}) draw_intro_tile(frame, cell.inset(6), frame.theme().tiles.dark);
    draw_intro_wires(frame, before.inset(6), false);
    draw_intro_wires(frame, after.inset(6), true);
    frame.paint.icon(room.centre(), frame.theme().muted, icons::chevron_right);
}

void draw_intro_figure(const Frame& frame, const Rect& room, std::size_t card) {
    if (card == 0) draw_carried(frame, room);
    if (card == 1 || card == 2) draw_met(frame, room, card == 2);
    if (card == 3) draw_pressed(frame, room);
}

// Returns the introduction's cards. A type without cards has an empty one: goal and press alone.
std::span<const MessageId<>> introduction_cards(const Frame& frame) {
    static constexpr std::array<MessageId<>, 1> plain{};
    const std::span<const MessageId<>> cards = ui_of(frame.game).cards;
    return cards.empty() ? std::span<const MessageId<>>(plain) : cards;
}

bool shows_introduction(const Frame& frame) {
    const std::string_view machine = frame.game.puzzle().machine->id();
    const bool is_busy = frame.state.edit.on || frame.state.pane.kind == PaneKind::lesson ||
                         frame.state.pane.kind == PaneKind::result;
    const bool is_guided = !guide_line(frame.game, frame.settings).empty();
    const MachineUiChip* chip = find_chip(machine);
    const bool has_introduction = chip == nullptr || chip->is_introduced;
    return frame.settings.introduces && !is_guided && !is_busy && has_introduction &&
           !knows(frame.settings, machine) && !has_won(frame.state, machine);
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
    context.change().wires.shown = true;  // the cards tell of them
    context.requests.emplace_back(ui_of(context.game).first_game());
}

// Button of the card. The first of several cards' is the main action; else the bar has that.
struct IntroButton {
    const char* id;
    MessageId<> word;
    Effect act;
};

// Returns whether the last card leads to a smaller board than the one in play.
bool has_first_board(const Frame& frame) {
    const auto first_game = ui_of(frame.game).first_game;
    return first_game != nullptr &&
           first_game().machine->lamp_sites().shape.size() < frame.game.machine().lamps().size();
}

std::vector<IntroButton> introduction_buttons(const Frame& frame, std::size_t card, std::size_t cards) {
    const bool is_last = card + 1 == cards;
    std::vector<IntroButton> buttons;
    if (!is_last)
        buttons.push_back(
            {"introduction-next", "view.introduction.next", {open_card, static_cast<int>(card) + 1}});
    if (is_last && cards > 1 && has_first_board(frame))
        buttons.push_back({"introduction-play", "view.introduction.play", {play_first_board, 0}});
    buttons.push_back({"introduction-close",
                       is_last ? "view.introduction.close"_id : "view.introduction.skip"_id,
                       {close_introduction, 0}});
    return buttons;
}

// Place of the figure: left of the words, over them, or on a phone beside the buttons.
enum class FigurePlace : std::uint8_t { left, above, by_buttons };

// Contents of the card, and their widths and heights.
struct IntroPlan {
    std::size_t card = 0;
    std::string heading;
    std::string words;
    std::vector<IntroButton> buttons;
    Rect figure;  // only its size
    FigurePlace figure_at = FigurePlace::left;
    float buttons_height = measure::touch_button;  // of the row under the words
    float buttons_width = 0;
    float words_width = 0;
    bool has_heading = false;
    bool is_under = false;   // the buttons are under the words, else beside them
    bool has_wires = false;  // the figure shows wires, else a press
    Type type = Type::body;
    float height = 0;
};

// Returns the words of a card without a figure of its own: the goal, or the question that the game asks, and
// what a press does.
Message plain_words(const game::Game& game) {
    const std::string_view machine = game.puzzle().machine->id();
    const Message goal =
        tell(game.reveals_solvability() ? "view.introduction.goal"_id : "view.introduction.question"_id);
    return picture_of_machine(machine) == nullptr ? goal : together(goal, press_line(machine));
}

float introduction_width(const Layout& layout) {
    const float stage =
        layout.phone ? layout.window.width - 32 : layout.pane.x - (layout.compact ? 24.0F : 48.0F);
    return std::min(stage, widest_introduction);
}

void plan_words(const Frame& frame, IntroPlan& plan) {
    const machine::MachineChoice& machine = frame.game.puzzle().machine;
    const auto cards = introduction_cards(frame);
    const bool goes_on = frame.state.introduction.machine == machine->id();
    plan.card = goes_on ? std::min(frame.state.introduction.card, cards.size() - 1) : 0;
    plan.heading = cards.size() == 1
                       ? say(machine->name())
                       : say("view.introduction.title", machine->name(), plan.card + 1, cards.size());
    const MessageId<> card = cards[plan.card];
    plan.words = say(card.empty() ? plain_words(frame.game) : tell(card));
    plan.buttons = introduction_buttons(frame, plan.card, cards.size());
    plan.has_wires = cards.size() > 1;
    plan.is_under = plan.has_wires && !frame.layout.compact;
    const bool is_short = frame.layout.low || frame.layout.compact;
    if (is_short && cards.size() > 1) plan.type = Type::caption;
}

// Gives a phone's figure of wires a place beside the buttons, or over the words if the phone is tall.
void plan_phone_figure(const Layout& layout, IntroPlan& plan) {
    const float beside = plan.words_width - plan.buttons_width;
    if (beside >= least_figure_by_buttons) {
        plan.figure = {0, 0, std::min(beside, wire_figure), intro_tile};
        plan.figure_at = FigurePlace::by_buttons;
        plan.buttons_height = intro_tile;
    } else if (layout.window.height >= tall_phone) {
        plan.figure = {0, 0, plan.words_width, intro_tile};
        plan.figure_at = FigurePlace::above;
    }
}

IntroPlan plan_introduction(const Frame& frame) {
    IntroPlan plan;
    plan_words(frame, plan);
    const Layout& layout = frame.layout;
    for (const IntroButton& each : plan.buttons)
        plan.buttons_width += button_width(frame.paint, say(each.word), false) + intro_gap;
    plan.has_heading = !layout.low && !layout.compact;
    plan.words_width = introduction_width(layout) - 2 * intro_padding;
    const bool has_picture = picture_of_machine(frame.game.puzzle().machine->id()) != nullptr;
    if (plan.has_heading && !layout.phone && has_picture) {
        plan.figure = {0, 0, plan.is_under ? wire_figure : intro_figure, intro_figure};
        plan.words_width -= plan.figure.width + intro_gap;
    }
    if (plan.has_heading && layout.phone && plan.has_wires) plan_phone_figure(layout, plan);
    if (!plan.is_under) plan.words_width -= plan.buttons_width;
    const bool has_room = plan.words_width - least_wire_figure - intro_gap >= least_intro_words;
    if (plan.has_wires && layout.compact && has_room) {
        plan.figure = {0, 0, least_wire_figure, measure::touch_button};
        plan.words_width -= plan.figure.width + intro_gap;
    }
    float words = frame.paint.paragraph_height(plan.type, plan.words, plan.words_width);
    if (plan.has_heading) words += intro_title;
    if (plan.figure_at == FigurePlace::above) words += plan.figure.height + intro_gap / 2;
    const float inside =
        plan.is_under ? words + intro_gap / 2 + plan.buttons_height : std::max(words, measure::touch_button);
    plan.height = std::max(inside, plan.figure.height) + 2 * intro_padding;
    return plan;
}

void draw_introduction(const Frame& frame, const IntroPlan& plan, const Rect& place) {
    if (plan.has_wires) return draw_intro_figure(frame, place, plan.card);
    draw_press(frame.paint, *picture_of_machine(frame.game.puzzle().machine->id()), place);
}

// Cuts the figure's place off the room for the words. Beside the buttons it takes none of that.
Rect cut_figure(const IntroPlan& plan, Rect& room) {
    const Rect& figure = plan.figure;
    if (plan.figure_at == FigurePlace::by_buttons)
        return {room.right() - figure.width, room.bottom() - figure.height, figure.width, figure.height};
    const bool is_above = plan.figure_at == FigurePlace::above;
    const Rect place = is_above ? cut_top(room, figure.height) : cut_left(room, figure.width);
    if (is_above) cut_top(room, intro_gap / 2);
    if (!is_above) cut_left(room, intro_gap);
    return {place.x, place.centre().y - figure.height / 2, place.width, figure.height};
}

void add_intro_buttons(const Frame& frame, const IntroPlan& plan, ImVec2 at) {
    for (const IntroButton& each : plan.buttons) {
        const std::string word = say(each.word);
        const float width = button_width(frame.paint, word, false);
        const bool is_main = has_introduction_cards(frame) && &each == plan.buttons.data();
        control(frame, {.id = each.id, .rect = {at.x, at.y, width, measure::touch_button}, .act = each.act},
                {.label = word, .look = is_main ? Look::primary : Look::raised});
        at.x += width + intro_gap;
    }
}

}  // namespace

float introduction_height(const Frame& frame) {
    return shows_introduction(frame) ? plan_introduction(frame).height : 0;
}

bool has_introduction_cards(const Frame& frame) {
    return introduction_cards(frame).size() > 1 && frame.layout.guide.height > 0 && shows_introduction(frame);
}

void introduction_card(const Frame& frame) {
    if (frame.layout.guide.height <= 0 || !shows_introduction(frame)) return;
    const IntroPlan plan = plan_introduction(frame);
    const Theme& theme = frame.theme();
    const float width = introduction_width(frame.layout);
    const Rect card = strip_in_guide(frame.layout, width);
    frame.arrange.add_words({.id = "introduction",
                             .rect = card,
                             .role = Role::region,
                             .name = plan.heading,
                             .text = plan.words,
                             .is_live = true});
    frame.paint.fill(card, theme.surface, measure::large_radius);
    frame.paint.stroke(card, theme.muted, measure::large_radius, 1.5F);
    Rect room = card.inset(intro_padding);
    if (plan.figure.width > 0) draw_introduction(frame, plan, cut_figure(plan, room));
    if (plan.has_heading)
        frame.paint.text(Type::strong, cut_top(room, intro_title).min(), theme.text, plan.heading);
    frame.paint.paragraph(plan.type, room.min(), theme.text, plan.words, plan.words_width);
    const ImVec2 buttons =
        plan.is_under ? ImVec2{room.x, room.bottom() - (plan.buttons_height + measure::touch_button) / 2}
                      : ImVec2{card.right() - intro_padding - plan.buttons_width + intro_gap,
                               card.centre().y - measure::touch_button / 2};
    add_intro_buttons(frame, plan, buttons);
}

}  // namespace switchbox::ui
