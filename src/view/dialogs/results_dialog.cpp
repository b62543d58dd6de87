#include "view/dialogs/dialog_parts.hpp"
#include "view/dialogs/results_text.hpp"

namespace switchbox::view {

Dialog results_dialog() {
    Dialog dialog{"Results on Ghaly's machine", {}};
    std::size_t number = 0;
    for (const ResultsSection& section : results_text()) {
        std::string_view title = section.title;
        for (const std::string_view paragraph : section.paragraphs) {
            dialog.groups.push_back(words_group("results-" + std::to_string(++number), std::string(title),
                                                std::string(paragraph), Column::left));
            title = {};
        }
    }
    return dialog;
}

}  // namespace switchbox::view
