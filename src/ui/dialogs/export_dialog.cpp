#include <array>
#include <utility>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/export/sheets.hpp"

namespace switchbox::ui {
namespace {

struct Named {
    const char* id;
    const char* name;  // id of a message
};
constexpr std::array<Named, 4> export_kinds{{{"export-board", "view.dialog.export.board"},
                                             {"export-solution", "view.dialog.export.solution"},
                                             {"export-wiring", "view.dialog.export.wiring"},
                                             {"export-matrix", "view.dialog.export.matrix"}}};
constexpr std::array<Named, 3> forms{{{"export-png", "view.dialog.export.png"},
                                      {"export-svg", "view.dialog.export.svg"},
                                      {"export-text", "view.dialog.export.text"}}};

ExportWhat what_of(std::size_t index) { return static_cast<ExportWhat>(index); }
ExportFormat form_of(std::size_t index) { return static_cast<ExportFormat>(index); }

// What was chosen for another game may not be there in this one.
ExportDraft possible(const game::Game& game, ExportDraft draft) {
    if (!has_sheet(game, draft.what, ExportFormat::png)) draft.what = ExportWhat::board;
    if (!has_sheet(game, draft.what, draft.format)) draft.format = ExportFormat::png;
    return draft;
}

void choose_what(Turn& turn, int what) { turn.change().exports.what = static_cast<ExportWhat>(what); }
void choose_form(Turn& turn, int form) { turn.change().exports.format = static_cast<ExportFormat>(form); }

DialogGroup what_group(const game::Game& game, const ExportDraft& draft) {
    DialogGroup group =
        group_of("export-what", GroupKind::choice, tell("view.dialog.export.what"), Column::left);
    for (std::size_t i = 0; i < export_kinds.size(); ++i) {
        const auto& [id, name] = export_kinds.at(i);
        group.items.push_back(choice_item(id, tell(name).in(game.machine().vocabulary()),
                                          draft.what == what_of(i), choose_what, static_cast<int>(i)));
        group.items.back().enabled = has_sheet(game, what_of(i), ExportFormat::png);
    }
    return group;
}

DialogGroup form_group(const game::Game& game, const ExportDraft& draft) {
    DialogGroup group =
        group_of("export-form", GroupKind::choice, tell("view.dialog.export.form"), Column::left);
    for (std::size_t i = 0; i < forms.size(); ++i) {
        const auto& [id, name] = forms.at(i);
        group.items.push_back(
            choice_item(id, tell(name), draft.format == form_of(i), choose_form, static_cast<int>(i)));
        group.items.back().enabled = has_sheet(game, draft.what, form_of(i));
    }
    return group;
}

Message kind_words(const ExportDraft& draft) {
    switch (draft.what) {
        case ExportWhat::solution:
            return tell(draft.format == ExportFormat::text ? "view.dialog.export.about-solution-text"
                                                           : "view.dialog.export.about-solution");
        case ExportWhat::wiring:
            return tell("view.dialog.export.about-wiring");
        case ExportWhat::matrix:
            return tell("view.dialog.export.about-matrix");
        default:
            return tell("view.dialog.export.about-board");
    }
}

Message form_words(ExportFormat format) {
    switch (format) {
        case ExportFormat::svg:
            return tell("view.dialog.export.about-svg");
        case ExportFormat::text:
            return tell("view.dialog.export.about-text");
        default:
            return tell("view.dialog.export.about-png");
    }
}

// Why the solution cannot be chosen, where that is so.
Message missing_words(const game::Game& game) {
    if (has_sheet(game, ExportWhat::solution, ExportFormat::png)) return {};
    if (!game.tells()) return tell("view.dialog.export.untold");
    return tell(game.is_solved() ? "view.dialog.export.solved" : "view.dialog.export.unknown")
        .in(game.machine().vocabulary());
}

void save(Turn& turn, int /*argument*/) {
    const ExportDraft draft = possible(turn.game, turn.state.exports);
    turn.requests.emplace_back(WantExport{draft.what, draft.format});
    turn.change().modal.open = Modal::none;
}

void show_link(Turn& turn, int /*argument*/) {
    turn.requests.emplace_back(WantLink{});
    turn.change().modal.open = Modal::link;
}

void copy_embed_code(Turn& turn, int /*argument*/) {
    turn.requests.emplace_back(WantEmbedCode{});
    turn.change().modal.open = Modal::none;
}

// Not a file, but this position for others.
DialogGroup link_group() {
    DialogGroup group =
        group_of("export-link", GroupKind::buttons, tell("view.dialog.export.link"), Column::right);
    group.items.push_back(
        button_item("export-qr", tell("view.dialog.export.qr"), {icons::qr_code}, show_link));
    group.items.push_back(
        button_item("export-embed", tell("view.dialog.export.embed"), {icons::code_xml}, copy_embed_code));
    return group;
}

DialogGroup save_group() {
    DialogGroup group = group_of("export-do", GroupKind::buttons, {}, Column::left);
    group.items.push_back(
        button_item("export-save", tell("view.dialog.export.save"), {icons::save, true, true}, save));
    return group;
}

}  // namespace

Dialog export_dialog(const DialogSources& sources) {
    const ExportDraft draft = possible(sources.game, sources.state.exports);
    Dialog dialog{say("view.dialog.export.title"), {}};
    dialog.groups.push_back(what_group(sources.game, draft));
    const Message missing = missing_words(sources.game);
    if (!missing.empty()) dialog.groups.push_back(words_group("export-missing", {}, missing, Column::left));
    dialog.groups.push_back(form_group(sources.game, draft));
    Message about = together(kind_words(draft), form_words(draft.format));
    dialog.groups.push_back(words_group(
        "export-about", {}, std::move(about).in(sources.game.machine().vocabulary()), Column::left));
    dialog.groups.push_back(save_group());
    dialog.groups.push_back(link_group());
    dialog.groups.push_back(
        words_group("export-about-link", {}, tell("view.dialog.export.about-link"), Column::right));
    return dialog;
}

}  // namespace switchbox::ui
