// Cache of the model derived from game, settings and state. It is recomputed on request, and its explanation
// only after the game or the options of the explanation have changed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "ui/frame/facts.hpp"
#include "ui/state/settings.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

class UiModelCache {
  public:
    [[nodiscard]] const UiModel& facts() const { return facts_; }

    // Updates the state of the interface for the game: drops what no longer exists and moves the cursor to an
    // existing cell. Then updates the model.
    void follow(const game::Game& game, const Settings& settings, UiState& state);
    // Updates the model for the element in focus; returns whether the focus has moved.
    bool follow_focus(const game::Game& game, UiState& state);
    // Updates the model after a move of the pointer, if nothing else has changed.
    void follow_pointer(const game::Game& game, const UiState& state);

  private:
    void keep_par(const game::Game& game);

    UiModel facts_;
    std::optional<std::pair<std::uint64_t, ExplainOptions>> why_of_;  // the game's revision, and the options
    std::string focus_seen_;
    std::optional<game::Puzzle> par_of_;
    std::optional<std::size_t> par_;
};

}  // namespace switchbox::ui
