#include "ui/export/solution_sheet.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "machine/machine_type.hpp"
#include "solve/search.hpp"
#include "ui/export/sheet_board.hpp"
#include "ui/export/sheets.hpp"
#include "ui/frame/layout.hpp"

namespace switchbox::ui {
namespace {

// Returns whether a shorter solution may still be found.
bool is_best_so_far(const game::Game& game) { return solve::is_best_so_far(game.verdict()); }

}  // namespace

SolutionPlan solution_plan(const game::Game& game) {
    const game::Position& position = game.position();
    SolutionPlan plan{{}, position.presses};
    if (!game.reveals_solvability()) return plan;
    if (!position.timeline) {
        plan.buttons = solve::plan_of(game.verdict(), game.machine());
        return plan;
    }
    plan.buttons = position.timeline->plan;
    for (std::size_t step = position.timeline->step; step-- > 0;) {
        game.machine().undo_press(plan.before, plan.buttons[step]);
    }
    return plan;
}

Message length_words(const game::Game& game, std::size_t presses) {
    return tell(is_best_so_far(game) ? "view.export.solution-so-far"_id : "view.export.solution"_id, presses)
        .in(game.machine().vocabulary());
}

Message order_words(const game::Game& game, std::size_t presses) {
    const bool in_order = game.machine().order_counts();
    const auto id =
        is_best_so_far(game)
            ? (in_order ? "view.export.text.so-far-this-order"_id : "view.export.text.so-far-any-order"_id)
            : (in_order ? "view.export.text.this-order"_id : "view.export.text.any-order"_id);
    return tell(id, presses).in(game.machine().vocabulary());
}

namespace {

constexpr float solution_side = 540;
constexpr int largest_numbered = 20;  // rows and columns
constexpr float least_mark_type = 6;
constexpr std::size_t max_list = 90;
constexpr float list_size = 14;
constexpr float list_line = 22;

using Numbers = std::vector<std::size_t>;  // positions of one button in the plan, counted from 1

std::vector<Numbers> numbers_of(const std::vector<std::size_t>& presses, std::size_t buttons) {
    std::vector<Numbers> numbers(buttons);
    for (std::size_t i = 0; i < presses.size(); ++i) numbers[presses[i]].push_back(i + 1);
    return numbers;
}

std::size_t rows_for(std::size_t count, std::size_t columns) { return (count + columns - 1) / columns; }

// Returns the place of item `index` of `count` in a line, relative to the middle, in units of their distance.
float from_middle(std::size_t index, std::size_t count) {
    return static_cast<float>(index) - static_cast<float>(count - 1) / 2;
}

// Arrangement of several numbers in rows and columns, as large as a square allows.
struct Packing {
    std::size_t columns = 1;
    float type = 0;
};
Packing pack(const Numbers& numbers, float room) {
    const float longest = text_width(std::to_string(numbers.back()), 1);
    Packing best;
    for (std::size_t columns = 1; columns <= numbers.size(); ++columns) {
        const std::size_t rows = rows_for(numbers.size(), columns);
        const float across = room / (static_cast<float>(columns) * (longest + 0.4F));
        const float type = std::min({across, room / (static_cast<float>(rows) * 1.15F), room * 0.62F});
        if (type > best.type) best = {columns, type};
    }
    return best;
}

void draw_times(SheetPage& page, const Rect& mark, std::size_t count) {
    if (count < 2) return;
    const std::string times = "\xC3\x97" + std::to_string(count);
    const float type = std::min(mark.width * 0.55F, mark.width / text_width(times, 1.1F));
    page.add(
        TextShape{mark.centre(), times, ink_on(page.theme().hint), type, TextAnchor::middle, true, false});
}

void draw_mark_numbers(SheetPage& page, const Rect& mark, const Numbers& numbers) {
    const auto [columns, type] = pack(numbers, mark.width);
    if (type < least_mark_type) return draw_times(page, mark, numbers.size());
    const std::size_t rows = rows_for(numbers.size(), columns);
    const float width = mark.width / static_cast<float>(columns);
    const float height = std::min(mark.height / static_cast<float>(rows), type * 1.3F);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t row = i / columns;
        const std::size_t in_row = std::min(columns, numbers.size() - row * columns);
        const float across = from_middle(i % columns, in_row) * width;
        const float down = from_middle(row, rows) * height;
        const ImVec2 middle = mark.centre();
        page.add(TextShape{{middle.x + across, middle.y + down},
                           std::to_string(numbers[i]),
                           ink_on(page.theme().hint),
                           type,
                           TextAnchor::middle,
                           true,
                           false});
    }
}

void draw_mark(SheetPage& page, const SheetBoard& board, std::size_t button, const Numbers& numbers,
               MarkText text) {
    const Rect place = button_rect(board.place, board.machine, button);
    const bool round = !board.machine.buttons_are_lamps();
    const Rect mark = place.inset(place.width * (round ? 0 : 0.13F));
    const float radius = mark.width * (round ? 0.5F : 0.22F);
    page.add(RectShape{mark, radius, page.theme().hint, no_colour, 0});
    const machine::Shape shape = board.machine.lamps();
    const Rect inside = mark.inset(mark.width * (round ? 0.12F : 0.06F));
    if (text == MarkText::times || std::max(shape.rows, shape.columns) > largest_numbered) {
        draw_times(page, inside, numbers.size());
    } else {
        draw_mark_numbers(page, inside, numbers);
    }
}

}  // namespace

void draw_presses(SheetPage& page, const SheetBoard& board, const std::vector<std::size_t>& buttons,
                  MarkText text) {
    const std::vector<Numbers> numbers = numbers_of(buttons, board.machine.buttons().size());
    for (std::size_t button = 0; button < numbers.size(); ++button) {
        if (!numbers[button].empty()) draw_mark(page, board, button, numbers[button], text);
    }
}

namespace {

void draw_marked_board(SheetPage& page, const game::Game& game, const SolutionPlan& plan, float cell) {
    const machine::Machine& machine = game.machine();
    const Rect size = board_place({0, 0}, machine.lamps(), cell);
    const Rect row = page.block(size.height + 2 * sheet_padding);
    const Rect place{row.x + sheet_padding, row.y + sheet_padding, size.width, size.height};
    const machine::Picture picture = machine.picture(plan.before);
    const SheetBoard board{machine, picture, place, false, &plan.before};
    draw_card(page, place);
    draw_board(page, board);
    page.add(RectShape{place, 0, page.theme().surface.with_alpha(0.66F), no_colour, 0});
    if (!machine.buttons_are_lamps()) draw_round_buttons(page, board, false);
    draw_presses(page, board, plan.buttons, MarkText::places);
}

// Draws the presses with their places, in as many columns as fit.
void draw_list(SheetPage& page, const game::Game& game, const SolutionPlan& plan) {
    const std::size_t count = plan.buttons.size();
    const float number_width = text_width(std::to_string(count) + ". ", list_size) + 4;
    float longest = 0;
    std::vector<std::string> places;
    for (const std::size_t button : plan.buttons) {
        places.push_back(
            shortened(say(game.machine().button_place(button)), list_size, page.width() - number_width));
        longest = std::max(longest, text_width(places.back(), list_size));
    }
    const float item = number_width + longest + 20;
    const auto columns = std::max<std::size_t>(1, static_cast<std::size_t>((page.width() + 20) / item));
    const std::size_t rows = rows_for(count, columns);
    const Rect block = page.block(static_cast<float>(rows) * list_line);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t column = i / rows;
        const float x = block.x + static_cast<float>(column) * item;
        const float y = block.y + (static_cast<float>(i % rows) + 0.5F) * list_line;
        page.add(TextShape{{x, y},
                           std::to_string(i + 1) + ".",
                           page.theme().muted,
                           list_size,
                           TextAnchor::start,
                           false,
                           false});
        page.add(TextShape{
            {x + number_width, y}, places[i], page.theme().text, list_size, TextAnchor::start, false, false});
    }
}

float least_solution_width(const machine::Machine& machine) {
    return machine.buttons_are_lamps() ? 300.0F : 460.0F;
}

}  // namespace

Drawing solution_sheet(const game::Game& game, const Theme& theme) {
    const SolutionPlan plan = solution_plan(game);
    const machine::Machine& machine = game.machine();
    const float cell = sheet_cell(machine.lamps(), solution_side);
    const float board = cell * static_cast<float>(machine.lamps().columns) + 2 * sheet_padding;
    const auto how =
        machine.order_counts() ? "view.export.press-in-order"_id : "view.export.press-any-order"_id;
    SheetPage page(theme, std::max(board, least_solution_width(machine)),
                   say(length_words(game, plan.buttons.size())),
                   say(how, game.puzzle().machine->name(), machine_words(machine)));
    draw_marked_board(page, game, plan, cell);
    page.space(20);
    if (plan.buttons.size() <= max_list) {
        draw_list(page, game, plan);
    } else {
        page.words(say("view.export.too-many-presses"), list_size, theme.muted);
    }
    return std::move(page).finish();
}

}  // namespace switchbox::ui
