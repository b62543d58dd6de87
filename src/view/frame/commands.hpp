// The buttons of the interface, as data: visible button, key and DOM mirror element are all made from one
// row.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "play/game.hpp"
#include "view/state/ui_state.hpp"

namespace switchbox::view {

enum class Command : std::uint8_t {
    hint,
    solve,
    play,
    pause,
    to_start,
    step_back,
    step_forward,
    to_end,
    hide,
    undo,
    redo,
    restart,
    new_game,
    share,
    edit,
    edit_start,
    edit_target,
    fill,
    clear,
    invert,
    randomise,
    nearest,
    search,
    cancel,
    check,
    can_solve,
    cannot_solve,
    why,
    algebra,
    wires,
    machine_pane,
    lesson,
    transmitters,
    generators,
    codes,
    coach,
    press_marked,
    results,
    lessons,
    exports,
    setup,
    theme,
    settings,
    help
};

struct CommandInfo {
    Command command;
    std::string_view id;    // in the DOM mirror
    std::string_view name;  // spoken, and written on the button
    const char* icon;
    std::string_view key;   // as the help shows it, or empty
    std::string_view what;  // in the help, one sentence
};

[[nodiscard]] const std::array<CommandInfo, 44>& commands();
[[nodiscard]] const CommandInfo& info(Command command);

// The help: every key and what it does, those of the commands among them.
struct HelpRow {
    std::string_view key;
    std::string_view what;
};
[[nodiscard]] std::vector<HelpRow> help_rows();

// Whether it would do anything now.
[[nodiscard]] bool is_enabled(Command command, const play::Game& game, const UiState& state);
// Whether the wires of Ghaly's machine are drawn over the board, and whether its player has the coach's
// advice.
[[nodiscard]] bool are_wires_shown(const play::Game& game, const UiState& state);
[[nodiscard]] bool is_coaching(const play::Game& game, const UiState& state);
// What the coach says, where it is asked.
[[nodiscard]] std::vector<std::size_t> advised_buttons(const play::Game& game, const UiState& state);
// Whether it is switched on, for those that can be.
[[nodiscard]] std::optional<bool> is_on(Command command, const play::Game& game, const UiState& state);

}  // namespace switchbox::view
