// Contents that the side pane can have now, and the controls and texts of panes.
#pragma once

#include <array>

#include "game/game.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/frame.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {

// Contents in the order of their tabs.
inline constexpr std::array<PaneKind, 7> all_panes{PaneKind::why,    PaneKind::algebra, PaneKind::chase,
                                                   PaneKind::wiring, PaneKind::machine, PaneKind::lesson,
                                                   PaneKind::result};

// Returns the command that opens the pane.
[[nodiscard]] Command command_of(PaneKind kind);
// Returns whether the pane can be opened.
[[nodiscard]] bool has_pane(PaneKind kind, const game::Game& game, const UiState& state);
// Returns the open pane. If the game does not have it, Why or Wiring replaces it.
[[nodiscard]] PaneKind pane_now(const game::Game& game, const UiState& state);

// Returns the id of the figure under the pointer, else of the focused element; may be empty.
[[nodiscard]] std::string_view current_figure(const UiState& state);

[[nodiscard]] PaneSources pane_sources(const Frame& frame);

// Adds an item as a button.
void pane_button(const Frame& frame, const PaneItem& item, const Rect& rect, Look look);
// Adds items side by side from the top of `room`, in as many rows as they need. Returns the right end of the
// last one.
float pane_row(const Frame& frame, const std::vector<PaneItem>& items, Rect& room, Look look);
// Adds a choice: items side by side in one band, as in dialogs.
void pane_choice(const Frame& frame, const std::vector<PaneItem>& items, Rect& room);

// Returns the button that copies a permutation for other programs.
[[nodiscard]] PaneItem copy_permutation_item(void (*act)(InputContext& context, int argument),
                                             int argument = 0);

// Draws words in paragraphs, from the top of `room`.
void pane_words(const Frame& frame, Type type, Colour ink, std::string_view text, Rect& room, float below);

// Draws as much of the words as a lowered sheet has room for. Enlarged words that do not fit are small.
void draw_peek_words(const Frame& frame, const std::string& text, Rect room);

// Words of the pane in the element tree: a name, and the text to read aloud.
struct PaneRegion {
    std::string id;
    std::string name;
    std::string text;
    bool is_live = false;  // changes are spoken
};
// Adds words that are drawn from `top` down to `bottom` in `room`.
void add_region(const Frame& frame, PaneRegion region, const Rect& room, float top, float bottom);
// Adds a heading and draws it.
void pane_heading(const Frame& frame, std::string_view id, std::string_view words, Rect& room, float below);
// Adds words and draws them.
void pane_region(const Frame& frame, PaneRegion region, Colour ink, Rect& room, float below);

}  // namespace switchbox::ui
