#include "ui/export/sheets.hpp"

#include <array>

#include "i18n/words.hpp"
#include "machine/catalogue.hpp"
#include "machine/notation.hpp"
#include "ui/export/sheet_kinds.hpp"
#include "ui/export/solution_plan.hpp"
#include "ui/frame/machine_ui.hpp"

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

bool has(const game::Game& game, ExportWhat what) {
    if (what == ExportWhat::board) return true;
    if (what == ExportWhat::solution) return !solution_plan(game).buttons.empty();
    const ExportSheets sheets = sheets_of(game);
    return sheets.extra == what && sheets.has_extra(game);
}

}  // namespace

bool has_sheet(const game::Game& game, ExportWhat what, ExportFormat format) {
    if (game.machine().lamps().size() > machine::max_matrix_lamps) return false;
    if (format == ExportFormat::text && what != ExportWhat::solution) return false;
    return has(game, what);
}

Drawing sheet_of(const game::Game& game, ExportWhat what, const Theme& theme) {
    const ExportSheets sheets = sheets_of(game);
    if (what == ExportWhat::board) return sheets.board(game, theme);
    if (what == ExportWhat::solution) return sheets.solution(game, theme);
    return sheets.draw_extra(game, theme);
}

std::string solution_text(const game::Game& game) { return sheets_of(game).solution_text(game); }

std::string file_name_of(const game::Game& game, ExportWhat what, ExportFormat format) {
    constexpr std::array<const char*, 3> endings{".png", ".svg", ".txt"};
    return "switchbox-" + std::string(game.puzzle().machine->id()) + "-" +
           export_names.at(static_cast<std::size_t>(what)) + endings.at(static_cast<std::size_t>(format));
}

}  // namespace switchbox::ui
