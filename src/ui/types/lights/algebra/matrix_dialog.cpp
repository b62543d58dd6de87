#include "ui/types/lights/algebra/matrix_dialog.hpp"

#include <algorithm>
#include <string>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "machine/text.hpp"
#include "types/lights/solve/matrix_text.hpp"
#include "ui/types/lights/algebra/algebra_pane.hpp"
#include "ui/types/lights/algebra/own_work.hpp"

namespace switchbox::ui {
namespace {

// Takes the text as the field shows it: without tabs and other controls but the ends of lines.
void take_matrix(InputContext& context, std::string_view text) {
    std::string& kept = context.change().algebra.own.text;
    kept.clear();
    while (!text.empty() && kept.size() < solve::max_matrix_text) {
        const std::size_t size = machine::character_size(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>(size, 1));
        text.remove_prefix(character.size());
        if (character == "\t") {
            kept += ' ';
        } else if (character == "\n" || (size > 0 && !machine::is_control(character))) {
            kept += character;
        }
    }
}

void use_matrix(InputContext& context, int /*argument*/) {
    const auto matrix = solve::read_matrix(context.state.algebra.own.text);
    if (!matrix) return;
    UiState& state = context.change();
    bring_matrix(state.algebra, *matrix);
    state.modal.open = Modal::none;
    keep_algebra(context.game, state);
}

// Describes the matrix as it was read: "3 rows, 4 columns and a right side, modulo 5."
Message words_of(const solve::MatrixText& read) {
    const auto words = read.has_right_side ? "view.dialog.matrix.with-right-side"_id
                                           : "view.dialog.matrix.without-right-side"_id;
    const int modulus = read.matrix.modulus;
    return together(tell(words, read.matrix.rows, read.unknowns(), modulus),
                    read.changed > 0 ? tell("view.dialog.matrix.changed", read.changed, modulus) : Message{});
}

}  // namespace

Dialog matrix_dialog(const DialogSources& sources) {
    const std::string& text = sources.state.algebra.own.text;
    const auto matrix = solve::read_matrix(text);
    Dialog dialog{say("view.dialog.matrix.title"), {}};
    const DialogColumn column(dialog, false);
    column.words("matrix-how", {}, tell("view.dialog.matrix.how"));
    column.field("matrix-text", {},
                 {"matrix-field", tell("view.dialog.matrix.field"), say("view.dialog.matrix.hint"), text,
                  take_matrix, true});
    // The introduction has said what an empty field needs.
    const Message refusal = matrix || text.empty() ? Message{} : matrix.error().message;
    column.words("matrix-read", {}, matrix ? words_of(*matrix) : refusal);
    column.buttons("matrix-do", {},
                   {enabled_if(static_cast<bool>(matrix),
                               primary(button_item("matrix-use", tell("view.dialog.matrix.use"), icons::check,
                                                   use_matrix)))});
    dialog.groups.back().is_footer = true;
    return dialog;
}

}  // namespace switchbox::ui
