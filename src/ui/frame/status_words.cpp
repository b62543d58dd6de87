#include "ui/frame/status_words.hpp"

namespace switchbox::ui {

bool is_distance_told(const Settings& settings, const UiState& state) {
    return settings.presses_left || state.edit.on;
}

Message status_words(const Settings& settings, const UiState& state) {
    const MessageState& said = state.messages;
    return is_distance_told(settings, state) ? together(said.status, said.distance) : said.status;
}

}  // namespace switchbox::ui
