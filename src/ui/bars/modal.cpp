#include "ui/bars/modal.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "ui/dialogs/dialog_view.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/machine_ui.hpp"

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

}  // namespace switchbox::ui
