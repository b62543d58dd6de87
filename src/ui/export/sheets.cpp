#include "ui/export/sheets.hpp"

#include <algorithm>
#include <array>

#include "game/progress_check.hpp"
#include "game/worksheet.hpp"
#include "i18n/words.hpp"
#include "machine/machine.hpp"
#include "machine/machine_type.hpp"
#include "machine/text.hpp"
#include "solve/certificate.hpp"
#include "ui/export/sheet_board.hpp"
#include "ui/export/solution_sheet.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/kit/pictures.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t max_cells_drawn = 400;  // larger boards are not drawn after every press

std::string step_text(const game::Game& game, std::size_t number, std::size_t button,
                      const machine::PressGrid& presses) {
    const machine::Machine& machine = game.machine();
    const std::size_t named = machine.button_number(button);
    const Message place = machine.button_place(button);
    if (machine.lamps().size() > max_cells_drawn) return say("view.export.text.step", number, named, place);
    return say("view.export.text.step-board", number, named, place,
               machine::format_grid(machine.picture(presses)));
}

std::string board_solution_text(const game::Game& game) {
    const SolutionPlan plan = solution_plan(game);
    const machine::MachineChoice& choice = game.puzzle().machine;
    const machine::Machine& machine = game.machine();
    std::string text =
        say("view.export.text.puzzle", choice->name(), choice->text(),
            machine::format_grid(machine.picture(plan.before)), machine::format_grid(game.puzzle().target)) +
        "\n\n" + say(order_words(game, plan.buttons.size())) + "\n\n";
    machine::PressGrid presses = plan.before;
    std::size_t number = 0;
    for (const std::size_t button : plan.buttons) {
        machine.press(presses, button);
        text += step_text(game, ++number, button, presses) + "\n";
    }
    return text + "\n" + say("view.export.text.solved") + "\n";
}

// Returns the sheets of the machine's type; those of a board of lamps replace missing ones.
ExportSheets sheets_of(const game::Game& game) {
    const ExportSheets* own = ui_of(game).sheets;
    ExportSheets sheets = own == nullptr ? ExportSheets{} : *own;
    if (sheets.board == nullptr) sheets.board = board_sheet;
    if (sheets.solution == nullptr) sheets.solution = solution_sheet;
    if (sheets.solution_text == nullptr) sheets.solution_text = board_solution_text;
    return sheets;
}

// Returns the sheet that only this type has; nullptr if it has none of this kind.
const ExtraSheet* extra_of(const ExportSheets& sheets, ExportWhat what) {
    const auto found = std::find_if(sheets.extra.begin(), sheets.extra.end(),
                                    [&](const ExtraSheet& sheet) { return sheet.what == what; });
    return found == sheets.extra.end() ? nullptr : &*found;
}

bool has(const game::Game& game, ExportWhat what) {
    if (what == ExportWhat::board) return true;
    if (what == ExportWhat::solution) return !solution_plan(game).buttons.empty();
    const ExtraSheet* extra = extra_of(sheets_of(game), what);
    return extra != nullptr && extra->has(game);
}

solve::Question question_of(const game::Game& game) {
    return {game.machine(), game.position().presses, game.puzzle().target};
}

// Returns whether the answer may be shown and can be certified.
bool can_certify(const game::Game& game) {
    if (game.is_solved() || !game.reveals_solvability()) return false;
    return solve::has_certificate(question_of(game), game.verdict());
}

}  // namespace

bool has_sheet(const game::Game& game, ExportWhat what, ExportFormat format) {
    if (game.machine().lamps().size() > machine::max_matrix_lamps) return false;
    if (what == ExportWhat::worksheet) {
        return format == ExportFormat::svg && !game::problem_with_worksheet(game.puzzle().machine);
    }
    if (what == ExportWhat::certificate) return format == ExportFormat::text && can_certify(game);
    if (format == ExportFormat::text && what != ExportWhat::solution) return false;
    return has(game, what);
}

Drawing sheet_of(const game::Game& game, ExportWhat what, const Theme& theme) {
    const ExportSheets sheets = sheets_of(game);
    if (what == ExportWhat::board) return sheets.board(game, theme);
    if (what == ExportWhat::solution) return sheets.solution(game, theme);
    return extra_of(sheets, what)->draw(game, theme);
}

std::string presses_words(const game::Game& game) {
    const auto par = game.reveals_solvability() ? game::par(game) : std::nullopt;
    const std::uint64_t count = game.position().press_count;
    const auto put = [&](const Message& words) {
        return say(Message(words).in(game.machine().vocabulary()));
    };
    if (game.is_solved()) {
        if (count == 0) return say("view.export.solved");
        if (!par) return put(tell("view.export.solved-in", count));
        if (count <= *par) return put(tell("play.solved.fewest", count));
        return put(tell("view.export.solved-in-more", count, *par));
    }
    if (!par) return count == 0 ? "" : put(tell("view.export.pressed", count));
    if (count == 0) return put(tell("view.export.fewest", *par));
    return put(tell("view.export.pressed-of", count, *par));
}

std::string solution_text(const game::Game& game) { return sheets_of(game).solution_text(game); }

std::string certificate_text(const game::Game& game) {
    return solve::certificate(game.solver(), question_of(game), game.verdict()).text;
}

std::string file_name_of(const game::Game& game, ExportWhat what, ExportFormat format) {
    constexpr std::array<const char*, 3> endings{".png", ".svg", ".txt"};
    const char* ending =
        what == ExportWhat::certificate ? ".json" : endings.at(static_cast<std::size_t>(format));
    return "switchbox-" + std::string(game.puzzle().machine->id()) + "-" +
           export_names.at(static_cast<std::size_t>(what)) + ending;
}

namespace {

constexpr float board_side = 480;
constexpr float target_share = 0.3F;  // the target's share of the board's size
constexpr float target_gap = 28;
constexpr float target_label_size = 13;
constexpr float target_label_height = 24;

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

namespace {

// Sizes in CSS pixels. The usual width fits a column of text; the page's author can change it.
constexpr int usual_width = 320;
constexpr int large_width = 480;
constexpr int over_and_under_board = 120;
constexpr int most_usual_columns = 9;

}  // namespace

std::string embed_code(const game::Game& game, std::string_view link) {
    const machine::Shape shape = game.machine().lamps();
    const bool is_large = std::max(shape.rows, shape.columns) > most_usual_columns;
    const int width = is_large ? large_width : usual_width;
    const std::string title =
        say("view.export.embed-title", game.puzzle().machine->name(), shape.rows, shape.columns);
    return "<iframe" + attribute("src", link) + attribute("width", std::to_string(width)) +
           attribute("height", std::to_string(width + over_and_under_board)) + attribute("title", title) +
           attribute("style", "border:0") + attribute("loading", "lazy") +
           attribute("allow", "clipboard-write") + "></iframe>";
}

}  // namespace switchbox::ui
