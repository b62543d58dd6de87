// Page "Results": theorems about Ghaly's machine, in sentences (words/*.txt). docs/theory.md has the proofs,
// and the tests that compute the numbers.
#include <array>
#include <utility>

#include "i18n/words.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/types/ghaly/codes_dialog.hpp"

namespace switchbox::ui {
namespace {

// Sections, with the number of paragraphs in each.
constexpr std::array<std::pair<const char*, int>, 10> sections{{{"machine", 3},
                                                                {"wiring", 2},
                                                                {"dark", 3},
                                                                {"colour", 2},
                                                                {"solvable", 5},
                                                                {"solutions", 3},
                                                                {"blind", 3},
                                                                {"picture", 2},
                                                                {"questions", 4},
                                                                {"errors", 3}}};

}  // namespace

Dialog results_dialog(const DialogSources& /*sources*/) {
    Dialog dialog{say("view.dialog.results.title"), {}};
    const DialogColumn column(dialog, false);
    for (const auto& [section, paragraphs] : sections) {
        const std::string id = "view.results." + std::string(section) + ".";
        for (int i = 1; i <= paragraphs; ++i) {
            const std::string group = "results-" + std::to_string(dialog.groups.size() + 1);
            column.words(group, i == 1 ? tell(id + "title") : Message{}, tell(id + std::to_string(i)));
        }
    }
    return dialog;
}

}  // namespace switchbox::ui
