// Model, layout and focus of the window. They follow the game, the settings and the state of the interface.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "game/game.hpp"
#include "ui/frame/element_tree.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/ui_model.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/solid/solid.hpp"
#include "ui/state/settings.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

// Cache of the model derived from game, settings and state. It is recomputed on request, and its explanation
// only after the game or the options of the explanation have changed.
class UiModelCache {
  public:
    [[nodiscard]] const UiModel& facts() const { return facts_; }

    // Updates the state of the interface for the game: drops what no longer exists and moves the cursor to an
    // existing cell. Then updates the model.
    void follow(const game::Game& game, const Settings& settings, bool touch, UiState& state);
    // Updates the model for the element in focus; returns whether the focus has moved.
    bool follow_focus(const game::Game& game, UiState& state);
    // Updates the model after a move of the pointer, if nothing else has changed.
    void follow_pointer(const game::Game& game, const UiState& state);

  private:
    void keep_par(const game::Game& game);
    void keep_rule(const game::Game& game);
    void keep_difficulty(const game::Game& game, const NewGameOptions& next);

    UiModel facts_;
    std::optional<std::pair<std::uint64_t, ExplainOptions>> why_of_;  // the game's revision, and the options
    std::string focus_seen_;
    std::optional<game::Puzzle> par_of_;
    std::optional<std::size_t> par_;
    std::optional<machine::MachineChoice> rule_of_;
    std::optional<std::pair<machine::MachineChoice, NewGameOptions>> difficulty_of_;
};

// Model, layout and focus of the window, which follow the game, the settings and the state of the interface.

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

    // Returns the height of the introduction in the present layout; 0 if there is none.
    [[nodiscard]] float measured_introduction(const FrameInput& input, const Fonts& fonts,
                                              const UiState& state) const;
    void arrange(const FrameInput& input, const Fonts& fonts, const Solid* solid, const UiState& state);
    bool scroll_into_bounds(UiState& state) const;
    bool reveal(const Element* element, Revealed& revealed, UiState& state) const;
    [[nodiscard]] float first_start(std::size_t area, float from, float last) const;
    // Returns the place of the heading over an element in the first row of a group of the open dialog;
    // nullopt for any other element.
    [[nodiscard]] std::optional<float> heading_over(const Element& element) const;
    bool show_goal(UiState& state);

    UiModelCache keeper_;
    Layout layout_;
    ElementTree arranged_;
    Revealed revealed_focus_;
    Revealed revealed_machine_;
    std::string shown_goal_;  // id of the goal to which the open dialog was scrolled
};

}  // namespace switchbox::ui
