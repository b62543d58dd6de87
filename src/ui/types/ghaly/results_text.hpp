// The page "Results": what is proved about Ghaly's machine, in sentences (words/*.txt). Proofs, and the tests
// that work the numbers out, are in docs/theory.md.
#pragma once

#include <string_view>
#include <vector>

namespace switchbox::ui {

// Ids of messages.
struct ResultsSection {
    std::string_view title;
    std::vector<std::string_view> paragraphs;
};

[[nodiscard]] const std::vector<ResultsSection>& results_text();

}  // namespace switchbox::ui
