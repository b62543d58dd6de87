#include "view/export/sheets.hpp"

#include <array>

#include "machine/catalogue.hpp"
#include "machine/linear/linear_machine.hpp"
#include "machine/notation.hpp"
#include "view/export/sheet_kinds.hpp"
#include "view/export/solution_plan.hpp"
#include "view/frame/kind_faces.hpp"
#include "view/wires/wires.hpp"
#include "words/words.hpp"

namespace switchbox::view {
namespace {

constexpr std::size_t max_cells_drawn = 400;  // larger boards are not drawn after every press

bool has(const play::Game& game, ExportWhat what) {
    const machine::Machine& machine = game.machine();
    switch (what) {
        case ExportWhat::solution:
            return !solution_plan(game).buttons.empty();
        case ExportWhat::wiring:
            return machine.hides_wiring() && machine.lamps().rows <= max_with_all_wires;
        case ExportWhat::matrix:
            return has_matrix_sheet(game);
        default:
            return true;
    }
}

// Null where they are those of a board of lamps.
const SheetFace* own_sheets(const play::Game& game) {
    const KindFace* kind = face_of_kind(game);
    return kind == nullptr ? nullptr : kind->sheets;
}

std::string step_text(const play::Game& game, std::size_t number, std::size_t button,
                      const machine::PressGrid& presses) {
    const machine::Machine& machine = game.machine();
    const std::size_t named = machine.button_number(button);
    const Message place = machine.button_place(button);
    if (machine.lamps().size() > max_cells_drawn) return say("view.export.text.step", number, named, place);
    return say("view.export.text.step-board", number, named, place,
               machine::format_grid(machine.picture(presses)));
}

}  // namespace

bool has_sheet(const play::Game& game, ExportWhat what, ExportFormat format) {
    if (game.machine().lamps().size() > machine::LinearMachine::max_tabled) return false;
    if (format == ExportFormat::text && what != ExportWhat::solution) return false;
    return has(game, what);
}

Drawing sheet_of(const play::Game& game, ExportWhat what, const Theme& theme) {
    const SheetFace* own = own_sheets(game);
    switch (what) {
        case ExportWhat::solution:
            return own == nullptr ? solution_sheet(game, theme) : own->solution(game, theme);
        case ExportWhat::wiring:
            return wiring_sheet(game, theme);
        case ExportWhat::matrix:
            return matrix_sheet(game, theme);
        default:
            return own == nullptr ? board_sheet(game, theme) : own->board(game, theme);
    }
}

std::string solution_text(const play::Game& game) {
    if (const SheetFace* own = own_sheets(game)) return own->solution_text(game);
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

std::string file_name_of(const play::Game& game, ExportWhat what, ExportFormat format) {
    constexpr std::array<const char*, 4> kinds{"board", "solution", "wiring", "matrix"};
    constexpr std::array<const char*, 3> endings{".png", ".svg", ".txt"};
    return "switchbox-" + std::string(game.puzzle().machine->id()) + "-" +
           kinds.at(static_cast<std::size_t>(what)) + endings.at(static_cast<std::size_t>(format));
}

}  // namespace switchbox::view
