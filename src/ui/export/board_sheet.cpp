#include <algorithm>

#include "i18n/words.hpp"
#include "machine/catalogue.hpp"
#include "machine/colours.hpp"
#include "ui/export/sheet_board.hpp"
#include "ui/export/sheet_kinds.hpp"

namespace switchbox::ui {
namespace {

constexpr float board_side = 480;
constexpr float target_share = 0.3F;  // the target's share of the board's size
constexpr float target_gap = 28;
constexpr float target_label_size = 13;
constexpr float target_label_height = 24;

std::string presses_words(const game::Game& game) {
    const std::uint64_t count = game.position().press_count;
    if (count == 0) return say(game.is_solved() ? "view.export.solved" : "view.export.unpressed");
    return say(game.is_solved() ? "view.export.solved-in" : "view.export.pressed", count);
}

// Returns the target's label, with the colour's name if it has a single one: small pictures have no letters.
std::string target_words(const game::Game& game) {
    const auto colour = machine::single_colour(game.puzzle().target);
    if (!game.machine().has_cells() || !colour) return say("view.export.target");
    return say("view.export.target-colour", machine::colour_name(*colour));
}

void draw_target(SheetPage& page, const game::Game& game, ImVec2 at, float cell) {
    const machine::Machine& machine = game.machine();
    page.add(TextShape{{at.x, at.y + target_label_size / 2},
                       target_words(game),
                       page.theme().muted,
                       target_label_size,
                       TextAnchor::start,
                       false,
                       false});
    const Rect place = board_place({at.x, at.y + target_label_height}, machine.lamps(), cell);
    draw_board(page, {machine, game.puzzle().target, place, true});
}

}  // namespace

Drawing board_sheet(const game::Game& game, const Theme& theme) {
    const machine::Machine& machine = game.machine();
    const float cell = sheet_cell(machine.lamps(), board_side);
    const Rect size = board_place({0, 0}, machine.lamps(), cell);
    const float target_width =
        std::max(size.width * target_share, text_width(target_words(game), target_label_size));
    const float target_height = target_label_height + size.height * target_share;
    SheetPage page(theme, size.width + 2 * sheet_padding + target_gap + target_width,
                   say(game.puzzle().machine->name()), say(machine_words(machine)));

    const Rect row = page.block(std::max(size.height + 2 * sheet_padding, target_height));
    const Rect place{row.x + sheet_padding, row.y + sheet_padding, size.width, size.height};
    draw_card(page, place);
    const SheetBoard board{machine, game.picture(), place, false, &game.position().presses};
    draw_board(page, board);
    if (machine.buttons_are_lamps()) {
        draw_key_numbers(page, board);
    } else {
        draw_round_buttons(page, board, true);
    }
    draw_target(page, game, {place.right() + sheet_padding + target_gap, row.y}, cell * target_share);
    page.space(16);
    page.words(presses_words(game), 15, theme.text);
    return std::move(page).finish();
}

}  // namespace switchbox::ui
