#include "ui/frame/status_words.hpp"

#include "ui/frame/commands.hpp"

namespace switchbox::ui {

bool is_distance_told(const Settings& settings, const UiState& state) {
    return settings.presses_left || state.edit.on;
}

Message status_words(const Settings& settings, const UiState& state) {
    const MessageState& said = state.messages;
    return is_distance_told(settings, state) ? together(said.status, said.distance) : said.status;
}

Message spoken_status(const game::Game& game, const Settings& settings, const UiState& state,
                      const Why& why) {
    const MessageState& told = state.messages;
    Message said =
        together(told.status, told.changes, is_distance_told(settings, state) ? told.distance : Message{});
    const bool is_answered = game.hint() || game.position().timeline;
    if (is_answered || !is_coaching(game, state)) return said;
    return together(said, why.explanation.text);
}

}  // namespace switchbox::ui
