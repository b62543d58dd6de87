#include "ui/types/lights/lights_ui.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "machine/machine_type.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/export/sheet_board.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/types/lights/algebra/algebra_pane.hpp"
#include "ui/types/lights/algebra/matrix_dialog.hpp"
#include "ui/types/lights/chase/chase_pane.hpp"
#include "ui/types/lights/chase/chase_sheet.hpp"
#include "ui/types/lights/chase/chase_study.hpp"
#include "ui/types/lights/rule_dialog.hpp"

namespace switchbox::ui {
namespace {

// Entry in the row of machines for the player's own rule.
constexpr MachineUiChip own_chip{machine::own_id, "machine.name.own", false, open_rule_editor};
constexpr std::array<MachineUiDialog, 2> lights_dialogs{
    {{Modal::rule, rule_dialog}, {Modal::matrix, matrix_dialog}}};
constexpr std::array<MachineUiPane, 2> linear_panes{
    {{PaneKind::algebra, algebra_definition}, {PaneKind::chase, chase_definition, can_be_chased_by_hand}}};

constexpr std::array<ExtraSheet, 2> linear_extras{
    {{ExportWhat::matrix, has_matrix_sheet, matrix_sheet},
     {ExportWhat::chasing, can_be_chased_by_hand, chasing_sheet}}};
constexpr ExportSheets linear_sheets{.extra = linear_extras};

}  // namespace

const MachineUi lights_ui{.id = machine::linear_id,
                          .chip = &own_chip,
                          .sheets = &linear_sheets,
                          .levels = linear_levels,
                          .dialogs = lights_dialogs,
                          .panes = linear_panes};

std::optional<LevelNumbers> linear_levels(const machine::MachineChoice& choice, std::size_t most) {
    constexpr std::size_t studied_board = 64;
    if (most > studied_board || choice->restricts_presses()) return std::nullopt;
    const machine::Picture dark = choice->uniform(0);
    const auto machine = choice->make_machine(dark);
    const solve::LinearSolver solver(*machine::linear_in(*machine));
    if (solver.quiet().empty())
        return LevelNumbers{std::min(first_try, most), (most + 1) / 2, (3 * most + 2) / 4};
    const std::size_t rank = solver.rank();
    const std::size_t hard = std::min(rank / 3 + 2, rank);
    const std::size_t easy = std::min(first_try, std::max<std::size_t>(hard, 3) - 2);
    return LevelNumbers{easy, (easy + hard) / 2, hard};
}

namespace {

constexpr std::size_t max_with_digits = 64;  // rows and columns
constexpr std::size_t max_sheet_dots = 100'000;
constexpr float digits_side = 620;
constexpr float dots_side = 880;
constexpr float least_sheet_entry = 15;
constexpr float largest_sheet_entry = 34;

// Numbers of lamps and buttons, and the places of the ones of A.
struct DrawnMatrix {
    std::vector<std::size_t> rows;
    std::vector<std::size_t> columns;
    // Indices that end a line of the board, except for the board's last line.
    std::vector<std::size_t> row_breaks;
    std::vector<std::size_t> column_breaks;
    std::vector<std::vector<std::size_t>> ones;  // rows of the ones, by column
};

std::vector<std::size_t> line_ends(const machine::CellMask& sites) {
    const std::vector<std::size_t> cells = sites.cells();
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
        if (sites.shape.row(cells[i]) != sites.shape.row(cells[i + 1])) found.push_back(i);
    }
    return found;
}

DrawnMatrix drawn_matrix(const machine::LinearMachine& machine) {
    const std::vector<std::size_t> lamps = machine.lamp_sites().cells();
    std::vector<std::size_t> row_of(machine.lamps().size());
    DrawnMatrix matrix;
    for (std::size_t i = 0; i < lamps.size(); ++i) {
        row_of[lamps[i]] = i;
        matrix.rows.push_back(lamps[i] + 1);
    }
    for (const std::size_t button : machine.button_sites().cells()) {
        matrix.columns.push_back(machine.button_number(button));
        std::vector<std::size_t>& column = matrix.ones.emplace_back();
        for (const std::size_t lamp : machine.effects()[button]) column.push_back(row_of[lamp]);
    }
    matrix.row_breaks = line_ends(machine.lamp_sites());
    matrix.column_breaks = line_ends(machine.button_sites());
    return matrix;
}

std::size_t side_of(const DrawnMatrix& matrix) { return std::max(matrix.rows.size(), matrix.columns.size()); }

float along(float start, float cell, std::size_t index) { return start + cell * static_cast<float>(index); }

Rect entry(const Rect& place, float cell, std::size_t row, std::size_t column) {
    return {along(place.x, cell, column), along(place.y, cell, row), cell, cell};
}

// Draws lines in the matrix where a line of the board ends.
void draw_line_ends(SheetPage& page, const DrawnMatrix& matrix, const Rect& place, float cell) {
    const Colour line = page.theme().edge;
    const float width = std::clamp(cell * 0.08F, 0.25F, 1.0F);
    for (const std::size_t row : matrix.row_breaks) {
        const float y = along(place.y, cell, row + 1);
        page.add(LineShape{{{place.x, y}, {place.right(), y}}, line, width, 0});
    }
    for (const std::size_t column : matrix.column_breaks) {
        const float x = along(place.x, cell, column + 1);
        page.add(LineShape{{{x, place.y}, {x, place.bottom()}}, line, width, 0});
    }
}

// Returns the step from one written number to the next: 1, 2, 5, 10, 20 ...
std::size_t label_step(const std::vector<std::size_t>& numbers, float cell) {
    constexpr float room = 32;
    std::size_t step = 1;
    for (std::size_t ten = 1; static_cast<float>(step) * cell < room; ten *= 10) {
        for (const std::size_t factor : {1U, 2U, 5U}) {
            step = factor * ten;
            if (static_cast<float>(step) * cell >= room) break;
        }
    }
    return std::min(step, numbers.size());
}

void draw_label(SheetPage& page, ImVec2 at, std::size_t number, float type, TextAnchor anchor) {
    page.add(TextShape{at, std::to_string(number), page.theme().muted, type, anchor, false, true});
}

// Draws the numbers: all of them beside digits, some of them beside dots.
void draw_labels(SheetPage& page, const DrawnMatrix& matrix, const Rect& place, float cell, bool all) {
    const std::size_t step = all ? 1 : label_step(matrix.columns, cell);
    const float type =
        all ? std::min(11.0F, cell * 0.75F / text_width(std::to_string(matrix.columns.back()), 1, true))
            : 11.0F;
    const auto is_written = [step](std::size_t index) { return index == 0 || (index + 1) % step == 0; };
    constexpr float label_gap = 8;
    for (std::size_t i = 0; i < matrix.columns.size(); ++i) {
        const ImVec2 at{along(place.x, cell, i) + cell / 2, place.y - label_gap - type / 2};
        if (is_written(i)) draw_label(page, at, matrix.columns[i], type, TextAnchor::middle);
    }
    for (std::size_t i = 0; i < matrix.rows.size(); ++i) {
        const ImVec2 at{place.x - label_gap, along(place.y, cell, i) + cell / 2};
        if (is_written(i)) draw_label(page, at, matrix.rows[i], type, TextAnchor::end);
    }
}

void draw_digits(SheetPage& page, const DrawnMatrix& matrix, const Rect& place, float cell) {
    const Theme& theme = page.theme();
    const Colour tile = mix(theme.surface, theme.lit, 0.32F);
    const float type = cell * 0.5F;
    for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
        const std::vector<std::size_t>& ones = matrix.ones[column];
        for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
            const Rect box = entry(place, cell, row, column);
            const bool one = std::binary_search(ones.begin(), ones.end(), row);
            if (one) page.add(RectShape{box.inset(cell * 0.06F), cell * 0.16F, tile, no_colour, 0});
            const Colour ink = one ? theme.text : mix(theme.surface, theme.muted, 0.6F);
            page.add(TextShape{box.centre(), one ? "1" : "0", ink, type, TextAnchor::middle, one, true});
        }
    }
}

void draw_dots(SheetPage& page, const DrawnMatrix& matrix, const Rect& place, float cell) {
    const float radius = std::min(std::max(cell * 0.42F, 0.4F), 4.0F);
    for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
        for (const std::size_t row : matrix.ones[column]) {
            page.add(CircleShape{entry(place, cell, row, column).centre(), radius, page.theme().lit,
                                 no_colour, 0});
        }
    }
}

std::string matrix_title(const DrawnMatrix& matrix, const machine::LinearMachine& machine) {
    return say("view.export.matrix", matrix.rows.size(), matrix.columns.size(), machine.lamp_states());
}

}  // namespace

bool has_matrix_sheet(const game::Game& game) {
    std::size_t dots = 0;
    for (const std::vector<std::size_t>& column : machine::linear_in(game.machine())->effects())
        dots += column.size();
    return dots <= max_sheet_dots;
}

Drawing matrix_sheet(const game::Game& game, const Theme& theme) {
    const machine::LinearMachine& machine = *machine::linear_in(game.machine());
    const DrawnMatrix matrix = drawn_matrix(machine);
    const auto longest = static_cast<float>(side_of(matrix));
    const bool digits = side_of(matrix) <= max_with_digits;
    const float cell = digits ? std::clamp(digits_side / longest, least_sheet_entry, largest_sheet_entry)
                              : dots_side / longest;
    const float labels = 18 + text_width(std::to_string(matrix.rows.back()), 11, true);
    const float width = cell * static_cast<float>(matrix.columns.size());
    const float height = cell * static_cast<float>(matrix.rows.size());
    SheetPage page(theme, std::max(labels + width + sheet_padding, 440.0F), matrix_title(matrix, machine),
                   say("view.export.machine", game.puzzle().machine->name(), machine_words(machine)));
    const Rect row = page.block(28 + height + sheet_padding);
    const Rect place{row.x + labels, row.y + 28, width, height};
    page.add(RectShape{place.inset(-5), 6, theme.surface, theme.edge, 1});
    draw_line_ends(page, matrix, place, cell);
    draw_labels(page, matrix, place, cell, digits);
    if (digits) {
        draw_digits(page, matrix, place, cell);
    } else {
        draw_dots(page, matrix, place, cell);
    }
    page.space(6);
    page.words(say("view.export.matrix-entries"), 14, theme.muted);
    return std::move(page).finish();
}

}  // namespace switchbox::ui
