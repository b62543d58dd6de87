#include "i18n/words.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/types/ghaly/results_text.hpp"

namespace switchbox::ui {

Dialog results_dialog(const DialogSources& /*sources*/) {
    Dialog dialog{say("view.dialog.results.title"), {}};
    std::size_t number = 0;
    for (const ResultsSection& section : results_text()) {
        Message title = tell(section.title);
        for (const std::string_view paragraph : section.paragraphs) {
            dialog.groups.push_back(
                words_group("results-" + std::to_string(++number), title, tell(paragraph), Column::left));
            title = {};
        }
    }
    return dialog;
}

}  // namespace switchbox::ui
