// Interface without a window, operated by keyboard and accessibility tree. It applies requests as the shell
// does.
#pragma once

#include <string_view>
#include <vector>

#include "game/game.hpp"
#include "support/games.hpp"
#include "support/mirror_reader.hpp"
#include "ui/arrangement.hpp"
#include "ui/frame/input_context.hpp"

namespace switchbox::test {

struct Interface : MirrorReader {
    explicit Interface(game::Game from) : game(std::move(from)) {}

    void play(const std::string& action) { play_on(game, action); }
    // Updates the model and the layout; call it after changing the game or the state directly.
    const ui::UiModel& look();

    // Handles one input event and collects its requests in `requests`.
    template <class Act>
    void take_turn(Act act) {
        if (requests.empty()) look();
        ui::InputContext context(game, settings, surroundings, arrangement.facts(), arrangement.layout(),
                                 arrangement.arranged(), state, requests, 0);
        act(context);
        if (requests.empty()) look();
    }
    void activate(std::string_view id);
    void type(std::string_view field, std::string_view text);
    // Applies the requested actions, which must be allowed; other requests stay.
    void carry_out();

    [[nodiscard]] std::vector<ui::MirrorNode> nodes() const override;
    [[nodiscard]] const ui::Element* find(std::string_view id) const {
        return arrangement.arranged().find(id);
    }
    // Returns the text of an element; "(none)" if no element has the id.
    [[nodiscard]] std::string words(std::string_view id) const {
        return find(id) == nullptr ? "(none)" : find(id)->text;
    }
    // Returns whether Tab or the arrow keys lead to the element.
    [[nodiscard]] bool can_be_used(std::string_view id);
    // Returns the ids of the elements at which Tab stops.
    [[nodiscard]] std::vector<std::string> stops();

    game::Game game;
    ui::Settings settings;
    ui::SystemPreferences surroundings;
    ui::UiState state;
    ui::Arrangement arrangement;
    ui::Requests requests;
};

}  // namespace switchbox::test
