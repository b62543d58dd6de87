#include "ui/kit/problem_words.hpp"

#include "i18n/words.hpp"

namespace switchbox::ui {

std::string after_place(const Message& problem) {
    std::string words = say(problem);
    const std::size_t colon = words.find(": ");
    if (colon != std::string::npos) words.erase(0, colon + 2);
    if (words.ends_with('.')) words.pop_back();
    return words;
}

}  // namespace switchbox::ui
