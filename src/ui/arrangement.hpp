// Model, layout and focus of the window, which follow the game, the settings and the state of the interface.
#pragma once

#include <optional>
#include <string>

#include "game/game.hpp"
#include "ui/fact_keeper.hpp"
#include "ui/frame/arranged.hpp"
#include "ui/frame/layout.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/solid/solid.hpp"

namespace switchbox::ui {

// Long task that the player waits for, and its progress.
struct Wait {
    int percent = 0;
    WaitFor what = WaitFor::search;
    friend bool operator==(const Wait&, const Wait&) = default;
};

struct FrameInput {
    const game::Game& game;
    const Settings& settings;
    const SystemPreferences& surroundings;
    double now = 0;    // seconds, from any beginning
    float pixels = 1;  // device pixels per logical pixel
    float zoom = 1;    // the window's pixels per logical pixel
    std::optional<Wait> wait = {};
};

// Returns the theme that the player has chosen, or that the system prefers.
[[nodiscard]] const Theme& theme_of(const Settings& settings, const SystemPreferences& surroundings);

class Arrangement {
  public:
    // Updates everything from the game and the state, for a window of this many logical pixels. `solid` may
    // be nullptr.
    void settle(const FrameInput& input, ImVec2 window, const Fonts& fonts, const Solid* solid,
                UiState& state);
    // Updates what the board highlights after a move of the pointer, if nothing else has changed.
    void follow_pointer(const game::Game& game, const UiState& state) { keeper_.follow_pointer(game, state); }

    [[nodiscard]] const UiModel& facts() const { return keeper_.facts(); }
    [[nodiscard]] const Layout& layout() const { return layout_; }
    [[nodiscard]] const ElementTree& arranged() const { return arranged_; }

  private:
    // Element that was last scrolled into sight, its place in the scrolled contents, and the width of their
    // window.
    struct Revealed {
        std::string id;
        float place = 0;
        float room = 0;
    };

    void arrange(const FrameInput& input, const Fonts& fonts, const UiState& state);
    bool scroll_into_bounds(UiState& state) const;
    bool reveal(const Element* element, Revealed& revealed, UiState& state) const;

    UiModelCache keeper_;
    Layout layout_;
    ElementTree arranged_;
    Revealed revealed_focus_;
    Revealed revealed_machine_;
};

}  // namespace switchbox::ui
