// The interface without a window: what the player does by keyboard and mirror, what it asks for carried out
// as the shell does it.
#pragma once

#include <string_view>
#include <vector>

#include "game/game.hpp"
#include "view/access/mirror.hpp"
#include "view/fact_keeper.hpp"
#include "view/frame/turn.hpp"

namespace switchbox::test {

struct Interface {
    explicit Interface(game::Game from);

    // Facts follow the game and the state; after a change by hand.
    const view::Facts& look();

    // One turn, and what it asks for is in `requests`.
    template <class Act>
    void take_turn(Act act) {
        if (requests.empty()) look();
        view::Turn turn(game, settings, surroundings, keeper.facts(), layout, arranged, state, requests, 0);
        act(turn);
        if (requests.empty()) look();
    }
    void activate(std::string_view id);
    void type(std::string_view field, std::string_view text);
    // The actions among the requests, which must be allowed; others stay.
    void carry_out();

    [[nodiscard]] std::vector<view::MirrorNode> nodes();
    // Tab stops at it, or arrows move to it in a list.
    [[nodiscard]] bool can_be_used(std::string_view id);

    game::Game game;
    view::Settings settings;
    view::Surroundings surroundings;
    view::UiState state;
    view::Layout layout;
    view::Arranged arranged;
    view::FactKeeper keeper;
    view::Requests requests;
};

}  // namespace switchbox::test
