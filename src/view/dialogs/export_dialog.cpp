#include <array>
#include <utility>

#include "icons.hpp"
#include "view/dialogs/dialog_parts.hpp"
#include "view/export/sheets.hpp"

namespace switchbox::view {
namespace {

struct Named {
    const char* id;
    const char* name;
};
constexpr std::array<Named, 4> kinds{
    {{"board", "Board"}, {"solution", "Solution"}, {"wiring", "Wiring"}, {"matrix", "Matrix"}}};
constexpr std::array<Named, 3> forms{{{"png", "PNG"}, {"svg", "SVG"}, {"text", "Text"}}};

ExportWhat what_of(std::size_t index) { return static_cast<ExportWhat>(index); }
ExportFormat form_of(std::size_t index) { return static_cast<ExportFormat>(index); }

// What was chosen for another game may not be there in this one.
ExportDraft possible(const play::Game& game, ExportDraft draft) {
    if (!has_sheet(game, draft.what, ExportFormat::png)) draft.what = ExportWhat::board;
    if (!has_sheet(game, draft.what, draft.format)) draft.format = ExportFormat::png;
    return draft;
}

void choose_what(Turn& turn, int what) { turn.change().exports.what = static_cast<ExportWhat>(what); }
void choose_form(Turn& turn, int form) { turn.change().exports.format = static_cast<ExportFormat>(form); }

DialogGroup what_group(const play::Game& game, const ExportDraft& draft) {
    DialogGroup group = group_of("export-what", GroupKind::choice, "What", Column::left);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        group.items.push_back(choice_item("export-" + std::string(kinds.at(i).id), kinds.at(i).name,
                                          draft.what == what_of(i), choose_what, static_cast<int>(i)));
        group.items.back().enabled = has_sheet(game, what_of(i), ExportFormat::png);
    }
    return group;
}

DialogGroup form_group(const play::Game& game, const ExportDraft& draft) {
    DialogGroup group = group_of("export-form", GroupKind::choice, "Form", Column::left);
    for (std::size_t i = 0; i < forms.size(); ++i) {
        group.items.push_back(choice_item("export-" + std::string(forms.at(i).id), forms.at(i).name,
                                          draft.format == form_of(i), choose_form, static_cast<int>(i)));
        group.items.back().enabled = has_sheet(game, draft.what, form_of(i));
    }
    return group;
}

std::string kind_words(const ExportDraft& draft) {
    switch (draft.what) {
        case ExportWhat::solution:
            return draft.format == ExportFormat::text
                       ? "Every press of the solution, with the board after it."
                       : "The board with the presses of the solution numbered, and their list.";
        case ExportWhat::wiring:
            return "Both diagrams over the board, with the codes at its edges and the permutation in cycles.";
        case ExportWhat::matrix:
            return "The matrix A of lamps by buttons.";
        default:
            return "The board as it is, with its target.";
    }
}

std::string form_words(ExportFormat format) {
    switch (format) {
        case ExportFormat::svg:
            return " A drawing that stays sharp at any size, in the colours of the theme.";
        case ExportFormat::text:
            return " Plain text.";
        default:
            return " A picture that opens everywhere, in the colours of the theme.";
    }
}

// Why the solution cannot be chosen, where that is so.
std::string missing_words(const play::Game& game) {
    if (has_sheet(game, ExportWhat::solution, ExportFormat::png)) return "";
    if (!game.tells()) return "The game asks whether there is a solution.";
    return game.is_solved() ? "The board is solved, so no solution is left to save."
                            : "No solution is known from here.";
}

void save(Turn& turn, int /*argument*/) {
    const ExportDraft draft = possible(turn.game, turn.state.exports);
    turn.requests.emplace_back(WantExport{draft.what, draft.format});
    turn.change().modal.open = Modal::none;
}

DialogGroup save_group() {
    DialogGroup group = group_of("export-do", GroupKind::buttons, {}, Column::left);
    group.items.push_back({"export-save", "Save", "Save", icons::save, true, true, save, 0});
    return group;
}

}  // namespace

Dialog export_dialog(const DialogSources& sources) {
    const ExportDraft draft = possible(sources.game, sources.state.exports);
    Dialog dialog{"Export", {}};
    dialog.groups.push_back(what_group(sources.game, draft));
    const std::string missing = missing_words(sources.game);
    if (!missing.empty()) dialog.groups.push_back(words_group("export-missing", {}, missing, Column::left));
    dialog.groups.push_back(form_group(sources.game, draft));
    dialog.groups.push_back(
        words_group("export-about", {}, kind_words(draft) + form_words(draft.format), Column::left));
    dialog.groups.push_back(save_group());
    return dialog;
}

}  // namespace switchbox::view
