#include "ui/types/lights/chase/chase_sheet.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "i18n/words.hpp"
#include "ui/export/sheet_board.hpp"
#include "ui/types/lights/chase/chase_study.hpp"

namespace switchbox::ui {
namespace {

constexpr float sheet_width = 560;
constexpr float largest_entry = 22;
constexpr float between_sides = 44;  // the arrow
constexpr float least_written = 12;  // smaller cells have no digits

// Draws a row of lamps or buttons; those that are not 0 are filled and have their digits.
void draw_side(SheetPage& page, const algebra::Residues& row, ImVec2 at, float cell, Colour fill) {
    for (std::size_t i = 0; i < row.size(); ++i) {
        const Rect place{at.x + cell * static_cast<float>(i), at.y, cell, cell};
        const Rect lamp = place.inset(cell * 0.06F);
        if (row[i] == 0) {
            page.add(RectShape{lamp, cell * 0.12F, no_colour, page.theme().edge, cell * 0.04F});
            continue;
        }
        page.add(RectShape{lamp, cell * 0.12F, fill, page.theme().edge, cell * 0.04F});
        if (cell >= least_written)
            page.add(TextShape{place.centre(), std::to_string(row[i]), ink_on(fill), cell * 0.55F,
                               TextAnchor::middle, true, true});
    }
}

void draw_entry(SheetPage& page, const solve::ChasingRow& row, float cell) {
    const Theme& theme = page.theme();
    const Rect line = page.block(cell + 6);
    const float width = cell * static_cast<float>(row.bottom.size());
    draw_side(page, row.bottom, line.min(), cell, theme.proof);
    const float middle = line.y + cell / 2;
    const float from = line.x + width + between_sides * 0.3F;
    const float to = line.x + width + between_sides * 0.7F;
    const float tip = std::min(cell * 0.25F, 5.0F);
    page.add(LineShape{{{from, middle}, {to, middle}}, theme.muted, 1.5F, 0});
    page.add(
        LineShape{{{to - tip, middle - tip}, {to, middle}, {to - tip, middle + tip}}, theme.muted, 1.5F, 0});
    draw_side(page, row.first, {line.x + width + between_sides, line.y}, cell, theme.hint);
}

}  // namespace

Drawing chasing_sheet(const game::Game& game, const Theme& theme) {
    const auto study = chase_study_of(game, nullptr);
    const auto columns = static_cast<float>(study->rule.shape.columns);
    const float cell = std::min((sheet_width - between_sides) / (2 * columns), largest_entry);
    SheetPage page(theme, sheet_width, say("view.export.chasing"),
                   say("view.export.machine", game.puzzle().machine->name(), machine_words(game.machine())));
    for (const MessageId<> step :
         {"view.export.chasing.chase"_id, "view.export.chasing.look-up"_id, "view.export.chasing.press"_id}) {
        page.words(say(step), 14, theme.text);
    }
    page.space(8);
    page.words(say(table_words(study->page)), 14, theme.muted);
    page.space(12);
    for (const solve::ChasingRow& row : study->page.rows) draw_entry(page, row, cell);
    return std::move(page).finish();
}

}  // namespace switchbox::ui
