#include "ui/export/worksheet.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "i18n/words.hpp"
#include "machine/machine.hpp"
#include "machine/machine_type.hpp"
#include "ui/export/sheet_board.hpp"
#include "ui/export/sheets.hpp"
#include "ui/export/solution_sheet.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/press_picture.hpp"

namespace switchbox::ui {
namespace {

constexpr float content_width = page_width - 2 * SheetPage::margin;
constexpr float footer_size = 10;
constexpr float footer_height = 24;
constexpr float text_size = 13;
constexpr float small_size = 11;
constexpr float paper_gap = 24;      // between boards
constexpr float paper_caption = 24;  // number over a board
constexpr float order_line = 15;     // line of presses in order
constexpr float largest_paper_cell = 72;
constexpr float edge_width = 18;  // of the codes beside a board
constexpr float edge_size = 10;
constexpr float strip_height = 104;  // rule and target
constexpr float strip_board = 64;
constexpr std::size_t most_listed = 60;  // presses in any order
constexpr float target_beside = 0.35F;   // width of a target beside its board, as a share of the board's

// Arrangement of boards on a page, the smallest first.
struct PageGrid {
    std::size_t columns;
    std::size_t rows;
    [[nodiscard]] std::size_t places() const { return columns * rows; }
};
constexpr std::array<PageGrid, 4> page_grids{{{2, 2}, {2, 3}, {3, 3}, {3, 4}}};
// Longest side of a board in each.
constexpr std::array<int, 4> longest_sides{game::largest_worksheet_side, 12, 8, 5};

// Returns the arrangement with most places for boards of this side that so many boards fill.
PageGrid grid_for(int side, std::size_t count) {
    PageGrid grid = page_grids.front();
    for (std::size_t i = 1; i < page_grids.size(); ++i) {
        if (side <= longest_sides.at(i) && count > grid.places()) grid = page_grids.at(i);
    }
    return grid;
}

using SheetMachine = std::shared_ptr<const machine::Machine>;

SheetMachine machine_of(const game::Puzzle& puzzle) { return puzzle.machine->make_machine(puzzle.start); }

std::string in_words_of(const machine::Machine& machine, Message message) {
    return say(std::move(message).in(machine.vocabulary()));
}

std::optional<EdgeCodes> board_codes(const game::Puzzle& puzzle) {
    const ExportSheets* sheets = machine_ui(puzzle.machine->type()).sheets;
    if (sheets == nullptr || sheets->edge_codes == nullptr) return std::nullopt;
    return sheets->edge_codes(puzzle.machine);
}

// Facts that all boards of a worksheet share.
struct SheetFacts {
    const game::Worksheet& sheet;
    SheetMachine machine;  // of the first board
    bool has_one_target = true;
    bool is_in_order = false;
    bool has_lists = false;       // of the presses, where marks alone do not name them
    std::size_t order_lines = 0;  // lines that the longest solution takes

    [[nodiscard]] const game::Puzzle& first() const { return sheet.boards.front().puzzle; }
    [[nodiscard]] int side() const {
        const machine::Shape shape = machine->lamps();
        return std::max(shape.rows, shape.columns);
    }
    [[nodiscard]] Message board_words() const { return machine_words(*machine); }
};

// Returns whether a player has to know which lamps each button changes, because no rule says it.
bool has_named_buttons(const machine::Machine& machine) {
    return machine.has_names() && machine.counts_presses();
}

SheetFacts sheet_facts(const game::Worksheet& sheet) {
    const game::Puzzle& first = sheet.boards.front().puzzle;
    SheetFacts facts{sheet, machine_of(first), true, false, false, 0};
    facts.is_in_order = facts.machine->order_counts();
    const bool are_short =
        std::all_of(sheet.boards.begin(), sheet.boards.end(),
                    [](const game::WorksheetBoard& board) { return board.presses.size() <= most_listed; });
    facts.has_lists = facts.is_in_order || (has_named_buttons(*facts.machine) && are_short);
    facts.has_one_target =
        std::all_of(sheet.boards.begin(), sheet.boards.end(),
                    [&](const game::WorksheetBoard& board) { return board.puzzle.target == first.target; });
    return facts;
}

// Returns the colour that all cells of the target have; nullopt on machines without colours.
std::optional<int> target_colour(const SheetFacts& facts, const game::Puzzle& puzzle) {
    if (!facts.machine->has_cells()) return std::nullopt;
    return machine::single_colour(puzzle.target);
}

void add_text(SheetPage& page, ImVec2 at, std::string text, float size, bool strong = false) {
    page.add(TextShape{at, std::move(text), page.theme().text, size, TextAnchor::start, strong, false});
}

void add_middle(SheetPage& page, ImVec2 at, std::string text, float size) {
    page.add(TextShape{at, std::move(text), page.theme().text, size, TextAnchor::middle, false, false});
}

// Returns the largest board in the upper left of a place.
Rect fitted_board(const Rect& place, machine::Shape lamps, float most) {
    const float across = place.width / static_cast<float>(lamps.columns);
    const float down = place.height / static_cast<float>(lamps.rows);
    return board_place(place.min(), lamps, std::min({across, down, most}));
}

// Draws the codes at the edges of a board.
void draw_edge_codes(SheetPage& page, const Rect& board, const EdgeCodes& codes) {
    const auto along = [&](const std::vector<std::string>& texts, ImVec2 first, ImVec2 step) {
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const float places = static_cast<float>(i) + 0.5F;
            add_middle(page, {first.x + places * step.x, first.y + places * step.y}, texts[i], edge_size);
        }
    };
    const float across = board.width / static_cast<float>(codes.top.size());
    const float down = board.height / static_cast<float>(codes.left.size());
    constexpr float middle = edge_width / 2;
    along(codes.left, {board.x - middle, board.y}, {0, down});
    along(codes.right, {board.right() + middle, board.y}, {0, down});
    along(codes.top, {board.x, board.y - middle}, {across, 0});
    along(codes.bottom, {board.x, board.bottom() + middle}, {across, 0});
}

// Writes the names of the lamps in their corners.
void write_lamp_names(SheetPage& page, const SheetBoard& board) {
    const machine::Machine& machine = board.machine;
    const Theme& theme = page.theme();
    for (const std::size_t lamp : machine.lamp_sites().cells()) {
        const Rect cell = cell_rect(board.place, machine.lamps(), lamp);
        const float size = std::max(cell.width * 0.2F, 6.0F);
        const float level =
            static_cast<float>(board.picture[lamp]) / static_cast<float>(machine.lamp_states() - 1);
        const Colour below =
            machine.buttons_are_lamps() ? theme.raised : mix(theme.dark_lamp, theme.lit, level);
        page.add(TextShape{{cell.x + 0.1F * cell.width, cell.y + 0.06F * cell.width + size / 2},
                           shortened(machine.lamp_label(lamp), size, 0.8F * cell.width),
                           ink_on(below),
                           size,
                           TextAnchor::start,
                           false,
                           false});
    }
}

void draw_lamps_and_buttons(SheetPage& page, const SheetBoard& board) {
    draw_board(page, board);
    const machine::Machine& machine = board.machine;
    const bool has_names = has_named_buttons(machine);
    if (has_names && !machine.shows_colours()) write_lamp_names(page, board);
    if (!machine.counts_presses()) return;  // no buttons on the net of a cube
    if (!machine.buttons_are_lamps()) draw_round_buttons(page, board, has_names);
}

// Returns the presses in order as text: "R U F2", or the numbers of the buttons.
std::string order_text(const machine::Machine& machine, const std::vector<std::size_t>& presses) {
    std::string text;
    for (const std::size_t button : presses) text += (text.empty() ? "" : " ") + machine.button_label(button);
    return text;
}

// Place of a board on a page.
struct BoardSpot {
    Rect place;
    std::size_t number = 0;
    bool solved = false;  // with its solution
};

std::string caption_of(const SheetFacts& facts, const BoardSpot& spot, const game::WorksheetBoard& board) {
    const std::size_t presses = board.presses.size();
    if (spot.solved) {
        return in_words_of(*facts.machine, board.is_fewest
                                               ? tell("view.worksheet.fewest", spot.number, presses)
                                               : tell("view.worksheet.found", spot.number, presses));
    }
    const auto colour = target_colour(facts, board.puzzle);
    if (facts.has_one_target || !colour) return say("view.worksheet.board", spot.number);
    return say("view.worksheet.board-target", spot.number, machine::colour_name(*colour));
}

void draw_order(SheetPage& page, const SheetFacts& facts, const Rect& place,
                const std::vector<std::size_t>& presses) {
    float y = place.y + order_line / 2;
    for (std::string& line :
         broken_lines(order_text(*facts.machine, presses), small_size, place.width, true)) {
        page.add(TextShape{
            {place.x, y}, std::move(line), page.theme().text, small_size, TextAnchor::start, false, true});
        y += order_line;
    }
}

void draw_solved(SheetPage& page, const SheetBoard& board, const std::vector<std::size_t>& presses) {
    draw_board(page, board);
    const machine::Machine& machine = board.machine;
    if (!machine.counts_presses()) return;
    page.add(RectShape{board.place, 0, page.theme().surface.with_alpha(0.7F), no_colour, 0});
    if (!machine.buttons_are_lamps()) draw_round_buttons(page, board, has_named_buttons(machine));
    draw_presses(page, board, presses, machine.order_counts() ? MarkText::places : MarkText::times);
}

// Draws a target beside its board, if each board has another. Returns the space that is left.
Rect with_target_beside(SheetPage& page, const SheetFacts& facts, const BoardSpot& spot, Rect rest,
                        const game::Puzzle& puzzle) {
    if (spot.solved || facts.has_one_target || target_colour(facts, puzzle)) return rest;
    Rect beside = cut_right(rest, rest.width * target_beside / (1 + target_beside));
    beside = {beside.x + small_size, beside.y + order_line, beside.width - small_size,
              beside.height - order_line};
    add_text(page, {beside.x, beside.y - order_line / 2}, say("view.worksheet.target"), small_size);
    const machine::Machine& machine = *facts.machine;
    const Rect place = fitted_board(beside, machine.lamps(), largest_paper_cell * target_beside);
    draw_board(page, {machine, puzzle.target, place, true});
    return rest;
}

void draw_spot(SheetPage& page, const SheetFacts& facts, const BoardSpot& spot) {
    const game::WorksheetBoard& board = facts.sheet.boards[spot.number - 1];
    const SheetMachine machine = machine_of(board.puzzle);
    Rect rest = spot.place;
    const Rect caption = cut_top(rest, paper_caption);
    add_text(page, {caption.x, caption.y + paper_caption / 2 - 3},
             shortened(caption_of(facts, spot, board), text_size * 1.1F, caption.width), text_size, true);
    if (spot.solved && facts.has_lists) {
        const Rect lines = cut_top(rest, static_cast<float>(facts.order_lines) * order_line + 4);
        draw_order(page, facts, lines, board.presses);
    }
    rest = with_target_beside(page, facts, spot, rest, board.puzzle);
    const auto codes = board_codes(board.puzzle);
    if (codes) rest = rest.inset(edge_width);
    const machine::State none = game::opening(board.puzzle).presses;
    const machine::Picture picture = machine->picture(none);
    const Rect place = fitted_board(rest, machine->lamps(), largest_paper_cell);
    const SheetBoard drawn{*machine, picture, place};
    spot.solved ? draw_solved(page, drawn, board.presses) : draw_lamps_and_buttons(page, drawn);
    if (codes) draw_edge_codes(page, place, *codes);
}

// Draws lines to write a name and a date on.
void draw_name_line(SheetPage& page) {
    const Rect line = page.block(28);
    constexpr float date_from = 0.68F;
    const float middle = line.x + date_from * line.width;
    const auto field = [&](MessageId<> label, float from, float to) {
        const std::string text = say(label);
        const float y = line.centre().y;
        add_text(page, {from, y}, text, text_size);
        page.add(LineShape{
            {{from + text_width(text, text_size) + 8, y + 7}, {to, y + 7}}, page.theme().edge, 1, 0});
    };
    field("view.worksheet.name"_id, line.x, middle - paper_gap);
    field("view.worksheet.date"_id, middle, line.right());
    page.space(8);
}

void draw_rule_picture(SheetPage& page, const PressPicture& press, const Rect& place) {
    const machine::Machine& machine = *press.machine;
    // The picture shows only what the press adds, whatever the usual start.
    machine::Picture added = press.after;
    const machine::Picture before = machine.picture(machine.initial_state());
    for (const std::size_t lamp : machine.lamp_sites().cells()) {
        const int states = machine.states_of(lamp);
        added[lamp] = static_cast<std::uint8_t>((added[lamp] - before[lamp] + states) % states);
    }
    draw_board(page, {machine, added, place, true});
    const Rect button = button_rect(place, machine, press.button);
    const Colour ink = page.theme().text;
    if (machine.buttons_are_lamps()) {
        page.add(RectShape{button.inset(0.5F), 2, no_colour, ink, 1.5F});
    } else {
        page.add(CircleShape{button.centre(), button.width / 2, page.theme().raised, ink, 1.5F});
    }
}

// Draws the rule of the machine as presses of its kinds of buttons, and the target if all boards share it.
void draw_strip(SheetPage& page, const SheetFacts& facts) {
    const std::vector<RulePicture> pictures = rule_pictures(facts.first().machine);
    if (pictures.empty() && !facts.has_one_target) return;
    const Rect strip = page.block(strip_height);
    const float top = strip.y + order_line + 4;
    float x = strip.x;
    if (!pictures.empty())
        add_text(page, {x, strip.y + order_line / 2}, say("view.worksheet.rule"), small_size);
    for (const RulePicture& picture : pictures) {
        const Rect place =
            fitted_board({x, top, strip_board, strip_board}, picture.press.machine->lamps(), strip_board);
        draw_rule_picture(page, picture.press, place);
        const std::string caption = shortened(say(picture.caption), small_size, strip_board + paper_gap);
        add_text(page, {x, top + strip_board + order_line / 2}, caption, small_size);
        x += strip_board + 2 * paper_gap;
    }
    if (!facts.has_one_target) return;
    constexpr float target_at = 0.68F;
    x = strip.x + target_at * strip.width;
    add_text(page, {x, strip.y + order_line / 2}, say("view.worksheet.target"), small_size);
    const Rect place =
        fitted_board({x, top, strip.right() - x, strip_board}, facts.machine->lamps(), strip_board);
    draw_board(page, {*facts.machine, facts.first().target, place, true});
}

// Returns the lamps that a button changes: "x, y +2".
std::string changed_lamps(const machine::Machine& machine, std::size_t button) {
    machine::State state = machine.initial_state();
    const std::vector<std::size_t> changed = machine.changes(state, button);
    const machine::Picture before = machine.picture(state);
    machine.press(state, button);
    const machine::Picture after = machine.picture(state);
    std::string text;
    for (const std::size_t lamp : changed) {
        const int states = machine.states_of(lamp);
        const int steps = (after[lamp] - before[lamp] + states) % states;
        const std::string label = machine.lamp_label(lamp);
        text += (text.empty() ? "" : ", ") + (states == 2 ? label : say("view.worksheet.more", label, steps));
    }
    return text;
}

// Writes the rule, or for each button with a name which lamps it changes.
void write_rule(SheetPage& page, const SheetFacts& facts) {
    constexpr float most_lines = 6;
    const bool has_net = !facts.machine->counts_presses();
    std::string text = has_net ? say("view.worksheet.net") : say(facts.first().machine->about());
    if (has_named_buttons(*facts.machine)) {
        for (const std::size_t button : facts.machine->button_sites().cells()) {
            text += " " + say("view.worksheet.effect", facts.machine->button_label(button),
                              changed_lamps(*facts.machine, button));
        }
    }
    page.words(shortened(text, text_size, most_lines * page.width()), text_size, page.theme().text);
    page.space(8);
}

std::string short_title(const Message& title) {
    constexpr float wide_title = 28;  // bold type of the heading
    return shortened(say(title), wide_title, content_width);
}

SheetPage begin_page(const SheetFacts& facts, bool solved) {
    const Message name = facts.first().machine->name();
    if (!solved) {
        SheetPage page(print_theme(), content_width, short_title(tell("view.worksheet.title", name)),
                       in_words_of(*facts.machine, tell("view.worksheet.about", facts.sheet.boards.size(),
                                                        facts.board_words())));
        draw_name_line(page);
        write_rule(page, facts);
        draw_strip(page, facts);
        page.space(8);
        return page;
    }
    const Message how = facts.is_in_order ? tell("view.worksheet.in-order", facts.board_words())
                                          : tell("view.worksheet.any-order", facts.board_words());
    return {print_theme(), content_width, short_title(tell("view.worksheet.solutions", name)),
            in_words_of(*facts.machine, how)};
}

Message footer_words(const SheetFacts& facts) {
    const game::NewGame& requested = facts.sheet.requested;
    const std::string id(requested.machine->id());
    const std::string seed = std::to_string(requested.seed);
    const bool has_net = !facts.machine->counts_presses();  // its size says less than that of the cube
    const Message machine =
        tell("view.export.machine", id, has_net ? facts.machine->board_size() : facts.board_words());
    if (!requested.fewest) return tell("view.worksheet.footer", machine, seed);
    return tell("view.worksheet.footer-fewest", machine, seed, *requested.fewest);
}

// Number of a page and of all.
struct PageNumber {
    std::size_t page;
    std::size_t pages;
};

void draw_footer(SheetPage& page, const SheetFacts& facts, const PageNumber& number) {
    const float y = page_height - SheetPage::margin;
    const std::string place = say("view.worksheet.page", number.page, number.pages);
    const float room = content_width - text_width(place, footer_size) - paper_gap;
    const Colour ink = page.theme().muted;
    page.add(TextShape{{SheetPage::margin, y},
                       shortened(say(footer_words(facts)), footer_size, room),
                       ink,
                       footer_size,
                       TextAnchor::start,
                       false,
                       false});
    page.add(TextShape{
        {page_width - SheetPage::margin, y}, place, ink, footer_size, TextAnchor::end, false, false});
}

// Boards `first` to `last` - 1 on one page.
struct PageBoards {
    std::size_t first = 0;
    std::size_t last = 0;
    bool solved = false;
};

Drawing drawn_page(const SheetFacts& facts, const PageGrid& grid, const PageBoards& boards,
                   const PageNumber& number) {
    SheetPage page = begin_page(facts, boards.solved);
    const float top = page.height_so_far();
    const Rect body{SheetPage::margin, top, content_width,
                    page_height - SheetPage::margin - footer_height - top};
    const float across = (body.width + paper_gap) / static_cast<float>(grid.columns);
    const float down = (body.height + paper_gap) / static_cast<float>(grid.rows);
    for (std::size_t i = boards.first; i < boards.last; ++i) {
        const std::size_t at = i - boards.first;
        const std::size_t rows_above = at / grid.columns;
        const auto column = static_cast<float>(at % grid.columns);
        const auto row = static_cast<float>(rows_above);
        const Rect place{body.x + column * across, body.y + row * down, across - paper_gap, down - paper_gap};
        draw_spot(page, facts, {place, i + 1, boards.solved});
    }
    draw_footer(page, facts, number);
    Drawing drawing = std::move(page).finish();
    drawing.width = page_width;
    drawing.height = page_height;
    return drawing;
}

// Returns the lines that the longest solution takes below the number of its board.
std::size_t lines_of_orders(const SheetFacts& facts, const PageGrid& grid) {
    if (!facts.has_lists) return 0;
    const float width = (content_width + paper_gap) / static_cast<float>(grid.columns) - paper_gap;
    std::size_t most = 0;
    for (const game::WorksheetBoard& board : facts.sheet.boards) {
        const std::string text = order_text(*facts.machine, board.presses);
        most = std::max(most, broken_lines(text, small_size, width, true).size());
    }
    return most;
}

}  // namespace

WorksheetPages worksheet_pages(const game::Worksheet& sheet) {
    SheetFacts facts = sheet_facts(sheet);
    const std::size_t count = sheet.boards.size();
    const PageGrid grid = grid_for(facts.side(), count);
    facts.order_lines = lines_of_orders(facts, grid);
    const std::size_t each = (count + grid.places() - 1) / grid.places();
    WorksheetPages made{{}, each};
    for (const bool solved : {false, true}) {
        for (std::size_t first = 0; first < count; first += grid.places()) {
            const PageBoards boards{first, std::min(first + grid.places(), count), solved};
            made.pages.push_back(drawn_page(facts, grid, boards, {made.pages.size() + 1, 2 * each}));
        }
    }
    return made;
}

}  // namespace switchbox::ui
