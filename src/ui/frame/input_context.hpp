// Context of one input event by pointer, key or DOM mirror: const model, mutable interface state. The
// application carries out the requests after the event.
#pragma once

#include "game/game.hpp"
#include "ui/frame/element_tree.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/ui_model.hpp"
#include "ui/state/requests.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

class InputContext {
  public:
    InputContext(const game::Game& game_in_play, const Settings& chosen, const SystemPreferences& outside,
                 const UiModel& known, const Layout& placed, const ElementTree& standing, UiState& own,
                 Requests& asked, double seconds)
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

    // Returns the state for a change that makes model and layout out of date.
    [[nodiscard]] UiState& change() {
        changed_ = true;
        return own_;
    }
    // Returns the state for a change of the hovered element, which may only affect the highlight on the
    // board.
    [[nodiscard]] UiState& point() {
        pointed_ = true;
        return own_;
    }
    [[nodiscard]] bool has_changed() const { return changed_; }
    [[nodiscard]] bool has_pointed() const { return pointed_; }

    const game::Game& game;
    const Settings& settings;
    const SystemPreferences& surroundings;
    const UiModel& facts;
    const Layout& layout;
    const ElementTree& arranged;
    const UiState& state;
    Requests& requests;
    double now;  // seconds, from any beginning

  private:
    UiState& own_;
    bool changed_ = false;
    bool pointed_ = false;
};

}  // namespace switchbox::ui
