#include "ui/types/ghaly/results_text.hpp"

namespace switchbox::ui {

const std::vector<ResultsSection>& results_text() {
    static const std::vector<ResultsSection> sections{
        {"view.results.machine.title",
         {"view.results.machine.1", "view.results.machine.2", "view.results.machine.3"}},
        {"view.results.wiring.title", {"view.results.wiring.1", "view.results.wiring.2"}},
        {"view.results.dark.title", {"view.results.dark.1", "view.results.dark.2", "view.results.dark.3"}},
        {"view.results.colour.title", {"view.results.colour.1", "view.results.colour.2"}},
        {"view.results.solvable.title",
         {"view.results.solvable.1", "view.results.solvable.2", "view.results.solvable.3",
          "view.results.solvable.4", "view.results.solvable.5"}},
        {"view.results.solutions.title",
         {"view.results.solutions.1", "view.results.solutions.2", "view.results.solutions.3"}},
        {"view.results.blind.title",
         {"view.results.blind.1", "view.results.blind.2", "view.results.blind.3"}},
        {"view.results.picture.title", {"view.results.picture.1", "view.results.picture.2"}},
        {"view.results.questions.title",
         {"view.results.questions.1", "view.results.questions.2", "view.results.questions.3",
          "view.results.questions.4"}},
        {"view.results.errors.title",
         {"view.results.errors.1", "view.results.errors.2", "view.results.errors.3"}},
    };
    return sections;
}

}  // namespace switchbox::ui
