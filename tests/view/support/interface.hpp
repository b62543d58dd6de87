// The interface without a window: what the player does by keyboard and mirror, what it asks for carried out
// as the shell does it.
#pragma once

#include <string_view>
#include <vector>

#include "game/game.hpp"
#include "ui/access/mirror.hpp"
#include "ui/arrangement.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::test {

struct Interface {
    explicit Interface(game::Game from) : game(std::move(from)) {}

    // Facts and places follow the game and the state; after a change by hand.
    const ui::Facts& look();

    // One turn, and what it asks for is in `requests`.
    template <class Act>
    void take_turn(Act act) {
        if (requests.empty()) look();
        ui::Turn turn(game, settings, surroundings, arrangement.facts(), arrangement.layout(),
                      arrangement.arranged(), state, requests, 0);
        act(turn);
        if (requests.empty()) look();
    }
    void activate(std::string_view id);
    void type(std::string_view field, std::string_view text);
    // The actions among the requests, which must be allowed; others stay.
    void carry_out();

    [[nodiscard]] std::vector<ui::MirrorNode> nodes();
    // Tab or arrows lead to it.
    [[nodiscard]] bool can_be_used(std::string_view id);
    // The ids of the elements at which Tab stops.
    [[nodiscard]] std::vector<std::string> stops();

    game::Game game;
    ui::Settings settings;
    ui::Surroundings surroundings;
    ui::UiState state;
    ui::Arrangement arrangement;
    ui::Requests requests;
};

}  // namespace switchbox::test
