// One thing that the player does, by pointer, key or DOM mirror: what it reads, and what it may change. The
// game itself is changed by the requests, once the turn is over.
#pragma once

#include "game/game.hpp"
#include "ui/frame/arranged.hpp"
#include "ui/frame/facts.hpp"
#include "ui/frame/layout.hpp"
#include "ui/state/requests.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

class Turn {
  public:
    Turn(const game::Game& game_in_play, const Settings& chosen, const Surroundings& outside,
         const Facts& known, const Layout& placed, const Arranged& standing, UiState& own, Requests& asked,
         double seconds)
        : game(game_in_play),
          settings(chosen),
          surroundings(outside),
          facts(known),
          layout(placed),
          arranged(standing),
          state(own),
          requests(asked),
          now(seconds),
          own_(own) {}

    // What is written to makes facts and places out of date,
    [[nodiscard]] UiState& change() {
        changed_ = true;
        return own_;
    }
    // or, of what the pointer is at, maybe only what the board highlights.
    [[nodiscard]] UiState& point() {
        pointed_ = true;
        return own_;
    }
    [[nodiscard]] bool has_changed() const { return changed_; }
    [[nodiscard]] bool has_pointed() const { return pointed_; }

    const game::Game& game;
    const Settings& settings;
    const Surroundings& surroundings;
    const Facts& facts;
    const Layout& layout;
    const Arranged& arranged;
    const UiState& state;
    Requests& requests;
    double now;

  private:
    UiState& own_;
    bool changed_ = false;
    bool pointed_ = false;
};

}  // namespace switchbox::ui
