// Keeps the facts as long as they hold: they are worked out anew when they are told to follow, and of them
// the explanation only where the game has changed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "ui/frame/facts.hpp"
#include "ui/state/settings.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

class FactKeeper {
  public:
    [[nodiscard]] const Facts& facts() const { return facts_; }

    // The state of the interface follows the game (what it no longer has is forgotten, the focus is where it
    // can be), and the facts follow both.
    void follow(const game::Game& game, const Settings& settings, UiState& state);
    // The keyboard may have come to another element; returns whether it has.
    bool follow_focus(const game::Game& game, UiState& state);
    // The pointer has come to something else; no more has changed.
    void follow_pointer(const game::Game& game, const UiState& state);

  private:
    void keep_par(const game::Game& game);

    Facts facts_;
    std::optional<std::pair<std::uint64_t, Telling>> why_of_;  // the game's revision, and what is told
    std::string focus_seen_;
    std::optional<game::Puzzle> par_of_;
    std::optional<std::size_t> par_;
};

}  // namespace switchbox::ui
