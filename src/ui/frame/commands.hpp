// Commands of the interface, one row each. The visible button, the key, the help, the element of the DOM
// mirror and the action are all made from that row.
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

class InputContext;

enum class Command : std::uint8_t {
    hint,
    solve,
    next_game,
    next_level,
    share_result,
    easier,
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
    chase,
    wires,
    machine_pane,
    lesson,
    result,
    transmitters,
    generators,
    codes,
    coach,
    press_marked,
    results,
    levels,
    lessons,
    exports,
    gallery,
    setup,
    theme,
    statistics,
    settings,
    help
};

struct Chord {
    ImGuiKey key = ImGuiKey_None;
    bool control = false;  // Control or Command
    bool shift = false;    // matters with control only
    bool repeats = false;  // repeats while it is held
    enum class Use : std::uint8_t {
        shown,      // listed in the help
        unlisted,   // works, but is not in the help
        elsewhere,  // listed, but handled by keys.cpp itself
    } use = Use::shown;
};

using Keys = std::array<Chord, 3>;

// Row of a command. Message "view.command.ID.name" is spoken and written on the button. A command with a key
// also has "view.command.ID.what", a sentence in the help.
struct CommandRow {
    Command command;
    std::string_view id;  // id of its element
    const char* icon;
    Keys keys;
    void (*run)(InputContext& context);
    bool (*enabled)(const game::Game& game,
                    const UiState& state) = nullptr;                     // would have an effect; null: always
    bool (*on)(const game::Game& game, const UiState& state) = nullptr;  // null: not a switch
    [[nodiscard]] Message name() const { return composed("view.command." + std::string(id) + ".name"); }
    [[nodiscard]] Message what() const { return composed("view.command." + std::string(id) + ".what"); }
};

inline constexpr std::size_t command_count = static_cast<std::size_t>(Command::help) + 1;
// Returns all commands, in the order of Command.
[[nodiscard]] const std::array<CommandRow, command_count>& commands();
[[nodiscard]] const CommandRow& info(Command command);

// Commands of the header's buttons. A phone has space for all but the first two; its settings offer these.
inline constexpr std::array header_commands{Command::theme, Command::statistics, Command::exports,
                                            Command::settings, Command::help};
inline constexpr std::size_t wide_header_commands = 2;
// Commands of the buttons beside a board that can be zoomed.
inline constexpr std::array camera_commands{Command::nearer, Command::farther, Command::whole_board};

// Returns the text that is spoken and written on the button.
[[nodiscard]] Message name_of_command(Command command, const game::Game& game);

// Returns whether the key is active: shortcuts of one key can be switched off in the settings (WCAG 2.1.4).
[[nodiscard]] bool is_in_use(const Chord& chord, const Settings& settings);

// Returns the key in words: "U", "Ctrl+Z".
[[nodiscard]] Message chord_words(const Chord& chord);

// Returns the keys of a command, "U or Ctrl+Z"; empty if no key is active. `taken`: keys with another meaning
// while the machine is in play.
[[nodiscard]] Message keys_words(const CommandRow& row, const Settings& settings,
                                 std::span<const ImGuiKey> taken);

// Row of the help: a key and its effect.
struct HelpRow {
    Message key;
    Message what;
};
// Returns all keys with their effects. `taken`: keys with another meaning while the machine is in play
// (machine_ui.hpp).
[[nodiscard]] std::vector<HelpRow> help_rows(const Settings& settings, std::span<const ImGuiKey> taken = {});

[[nodiscard]] bool is_enabled(Command command, const game::Game& game, const UiState& state);
// Returns whether the command would have an effect, also where it is not offered: the page around an embedded
// board may give it.
[[nodiscard]] bool has_effect(Command command, const game::Game& game, const UiState& state);
// Returns whether the command is available on a board embedded in another page.
[[nodiscard]] bool is_for_embedded(Command command, const EmbedOptions& options);
// Returns whether the command's switch is on; nullopt if it is not a switch.
[[nodiscard]] std::optional<bool> is_on(Command command, const game::Game& game, const UiState& state);

// Runs the command, unless it is disabled. Its button, its key and its element of the DOM mirror do the same.
void run(InputContext& context, Command command);

// Return whether the wires of Ghaly's machine are drawn over the board, and whether the coach's advice is
// shown.
[[nodiscard]] bool are_wires_shown(const game::Game& game, const UiState& state);
[[nodiscard]] bool is_coaching(const game::Game& game, const UiState& state);
// Returns the buttons that the coach advises; empty without coaching, or if a hint or a solution is shown.
[[nodiscard]] std::vector<std::size_t> advised_buttons(const game::Game& game, const UiState& state);

}  // namespace switchbox::ui
