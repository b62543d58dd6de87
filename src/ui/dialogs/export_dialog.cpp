#include <array>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/export/sheets.hpp"

namespace switchbox::ui {
namespace {

// Ids of the formats. With "view.dialog.export." before them they are ids of messages, like export_names.
constexpr std::array<const char*, 3> forms{"png", "svg", "text"};

// Returns the draft with the board or PNG in place of choices that this game does not have.
ExportDraft possible(const game::Game& game, ExportDraft draft) {
    if (!has_sheet(game, draft.what, ExportFormat::png)) draft.what = ExportWhat::board;
    if (!has_sheet(game, draft.what, draft.format)) draft.format = ExportFormat::png;
    return draft;
}

void choose_what(InputContext& context, int what) {
    context.change().exports.what = static_cast<ExportWhat>(what);
}
void choose_form(InputContext& context, int form) {
    context.change().exports.format = static_cast<ExportFormat>(form);
}

template <class Names, class Has>
std::vector<Choice> choices_of(const game::Game& game, const Names& names, const Has& has) {
    std::vector<Choice> choices;
    for (const char* each : names) {
        const std::string name = each;
        const auto value = static_cast<int>(choices.size());
        choices.push_back({"export-" + name,
                           tell("view.dialog.export." + name).in(game.machine().vocabulary()), value,
                           has(value)});
    }
    return choices;
}

// Describes the file that Save makes.
Message about(const ExportDraft& draft) {
    const std::string words = "view.dialog.export.about-";
    const std::string what = export_names.at(static_cast<std::size_t>(draft.what));
    const bool is_text = draft.what == ExportWhat::solution && draft.format == ExportFormat::text;
    return together(tell(words + what + (is_text ? "-text" : "")),
                    tell(words + forms.at(static_cast<std::size_t>(draft.format))));
}

// Returns the reason why the solution cannot be chosen; empty if it can.
Message missing_words(const game::Game& game) {
    if (has_sheet(game, ExportWhat::solution, ExportFormat::png)) return {};
    if (!game.reveals_solvability()) return tell("view.dialog.export.untold");
    return tell(game.is_solved() ? "view.dialog.export.solved" : "view.dialog.export.unknown")
        .in(game.machine().vocabulary());
}

void save(InputContext& context, int /*argument*/) {
    const ExportDraft draft = possible(context.game, context.state.exports);
    context.requests.emplace_back(WantExport{draft.what, draft.format});
    context.change().modal.open = Modal::none;
}

void show_link(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(WantLink{});
    context.change().modal.open = Modal::link;
}

void copy_embed_code(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(WantEmbedCode{});
    context.change().modal.open = Modal::none;
}

}  // namespace

Dialog export_dialog(const DialogSources& sources) {
    const game::Game& game = sources.game;
    const ExportDraft draft = possible(game, sources.state.exports);
    Dialog dialog{say("view.dialog.export.title"), {}};
    const DialogColumn left(dialog, false);
    const DialogColumn right(dialog, true);
    left.choice("export-what", tell("view.dialog.export.what"), static_cast<int>(draft.what), choose_what,
                choices_of(game, export_names, [&](int what) {
                    return has_sheet(game, static_cast<ExportWhat>(what), ExportFormat::png);
                }));
    const Message missing = missing_words(game);
    if (!missing.empty()) left.words("export-missing", {}, missing);
    left.choice("export-form", tell("view.dialog.export.form"), static_cast<int>(draft.format), choose_form,
                choices_of(game, forms, [&](int form) {
                    return has_sheet(game, draft.what, static_cast<ExportFormat>(form));
                }));
    left.words("export-about", {}, about(draft).in(game.machine().vocabulary()));
    left.buttons("export-do", {},
                 {primary(button_item("export-save", tell("view.dialog.export.save"), icons::save, save))});
    // These buttons share the position itself, not a file.
    right.buttons(
        "export-link", tell("view.dialog.export.link"),
        {button_item("export-qr", tell("view.dialog.export.qr"), icons::qr_code, show_link),
         button_item("export-embed", tell("view.dialog.export.embed"), icons::code_xml, copy_embed_code)});
    right.words("export-about-link", {}, tell("view.dialog.export.about-link"));
    return dialog;
}

}  // namespace switchbox::ui
