// The commands of the interface, a row each: visible button, key, help, element of the DOM mirror and what it
// does are all made from that row.
#pragma once

#include <imgui.h>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "game/game.hpp"
#include "ui/state/settings.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

class Turn;

enum class Command : std::uint8_t {
    hint,
    solve,
    next_game,
    share_result,
    again,
    harder,
    another_machine,
    today,
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
    open_page,
    edit,
    edit_start,
    edit_target,
    fill,
    clear,
    invert,
    randomise,
    rectangle,
    nearest,
    search,
    cancel,
    check,
    differences,
    all_faults,
    can_solve,
    cannot_solve,
    nearer,
    farther,
    whole_board,
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
    statistics,
    settings,
    help
};

struct Chord {
    ImGuiKey key = ImGuiKey_None;
    bool control = false;  // or Command
    bool shift = false;    // counts with control only
    bool repeats = false;  // while it is held
    enum class Use : std::uint8_t {
        shown,      // in the help
        unlisted,   // works, but the help does not say so
        elsewhere,  // shown, and answered by keys.cpp itself
    } use = Use::shown;
};

using Keys = std::array<Chord, 3>;

// Row of a command. Its messages are "view.command.ID.name", which is spoken and written on the button, and
// "view.command.ID.what" if it has a key: a sentence in the help.
struct CommandRow {
    Command command;
    std::string_view id;  // of its element
    const char* icon;
    Keys keys;
    void (*run)(Turn& turn);
    bool (*enabled)(const game::Game& game,
                    const UiState& state) = nullptr;                     // would do anything; null: always
    bool (*on)(const game::Game& game, const UiState& state) = nullptr;  // null: there is nothing to switch
    [[nodiscard]] Message name() const { return tell("view.command." + std::string(id) + ".name"); }
    [[nodiscard]] Message what() const { return tell("view.command." + std::string(id) + ".what"); }
};

inline constexpr std::size_t command_count = static_cast<std::size_t>(Command::help) + 1;
// Returns all commands, in the order of Command.
[[nodiscard]] const std::array<CommandRow, command_count>& commands();
[[nodiscard]] const CommandRow& info(Command command);

// Commands of the header's buttons. A phone has room for all but the first two; its settings have these.
inline constexpr std::array header_commands{Command::theme,   Command::statistics, Command::lessons,
                                            Command::exports, Command::settings,   Command::help};
inline constexpr std::size_t wide_header_commands = 2;
// Commands of the buttons beside a board that can be looked at closer.
inline constexpr std::array camera_commands{Command::nearer, Command::farther, Command::whole_board};

// Returns what is spoken and written on the button.
[[nodiscard]] Message name_of_command(Command command, const game::Game& game);

// Whether a key means anything to the player who has set this up: shortcuts of one key can be switched off
// (WCAG 2.1.4).
[[nodiscard]] bool is_in_use(const Chord& chord, const Settings& settings);

// "U", "Ctrl+Z"
[[nodiscard]] Message chord_words(const Chord& chord);

// Returns the keys of a command, "U or Ctrl+Z"; empty where it has none that is in use. `taken`: keys that
// mean something else while the machine is in play.
[[nodiscard]] Message keys_words(const CommandRow& row, const Settings& settings,
                                 std::span<const ImGuiKey> taken);

// The help: every key and what it does, those of the commands among them.
struct HelpRow {
    Message key;
    Message what;
};
// `taken`: keys that mean something else while the machine is in play (machine_ui.hpp).
[[nodiscard]] std::vector<HelpRow> help_rows(const Settings& settings, std::span<const ImGuiKey> taken = {});

[[nodiscard]] bool is_enabled(Command command, const game::Game& game, const UiState& state);
// Those of a board in a page of somebody else's; others can do nothing there.
[[nodiscard]] bool is_for_embedded(Command command);
[[nodiscard]] std::optional<bool> is_on(Command command, const game::Game& game, const UiState& state);

// Carries it out, unless it would do nothing, as its button, its key and its element of the DOM mirror do.
void run(Turn& turn, Command command);

// Whether the wires of Ghaly's machine are drawn over the board, and whether its player has the coach's
// advice.
[[nodiscard]] bool are_wires_shown(const game::Game& game, const UiState& state);
[[nodiscard]] bool is_coaching(const game::Game& game, const UiState& state);
// What the coach says, where it is asked.
[[nodiscard]] std::vector<std::size_t> advised_buttons(const game::Game& game, const UiState& state);

}  // namespace switchbox::ui
