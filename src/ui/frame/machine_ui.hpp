// Interface of a machine type in the window: its differences from a board of lamps.
#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "game/game.hpp"
#include "machine/machine_type.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/dialog_item.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/state/setup_draft.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

struct BoardOverlay;
class DialogColumn;
struct DialogSources;
struct PaintTool;
struct PaneDefinition;
struct ExportSheets;
class Solid;

// Entry in the row of machines for a machine that is not in the catalogue.
struct MachineUiChip {
    std::string_view id;  // id of its machines
    MessageId<> name;
    bool is_introduced = true;
    void (*choose)(InputContext& context) = nullptr;
    bool has_title = false;  // the machine in play shows its own name in place of `name`
};

// Key that presses a button a number of times.
struct ButtonKey {
    ImGuiKey key = ImGuiKey_None;
    bool shift = false;
    std::size_t button = 0;
    int times = 1;
};
// Row of the help.
struct KeyHelp {
    MessageId<> keys;
    MessageId<> what;
};

// Numbers of presses for the levels easy, medium and hard.
using LevelNumbers = std::array<std::size_t, 3>;
inline constexpr std::size_t first_try = 3;  // presses that can be found by trying

// Dialog and pane of a machine type.
struct MachineUiDialog {
    Modal modal;
    Dialog (*make)(const DialogSources& sources);
};
struct MachineUiPane {
    PaneKind kind;
    const PaneDefinition& (*definition)();
    bool (*has)(const game::Game& game) =
        nullptr;  // only some games of the type have it; null: its command says
};

// Line over the first boards of a machine, for new players who have seen its cards.
struct MachineGuide {
    std::string_view id;  // in Settings::introduced once the guide is over
    Message (*line)(const game::Game& game, const UiState& state);  // empty on boards without a guide
    bool (*is_last)(const game::Game& game);  // the guide ends with a win on such a board
};

struct MachineUi {
    std::string_view id;  // id of the machine type
    const MachineUiChip* chip = nullptr;
    // Returns keys that take precedence over those of the commands.
    std::vector<ButtonKey> (*keys)(const machine::Machine& machine) = nullptr;
    std::span<const KeyHelp> help = {};
    // Keys that no command has, by their browser names (keys.hpp).
    std::span<const std::string_view> page_keys = {};
    // Editing in colours instead of lamp by lamp; nullptr if the type has none.
    const PaintTool* painting = nullptr;
    const ExportSheets* sheets = nullptr;
    const BoardOverlay* overlay = nullptr;
    std::unique_ptr<Solid> (*make_solid)() = nullptr;
    // Adds rows to the dialog that sets up a game.
    void (*add_setup)(const DialogColumn& column, const SetupDraft& draft) = nullptr;
    // Adds rows to its further options, and returns whether one of them is not the usual one; both or
    // neither.
    void (*add_more_setup)(const DialogColumn& column, const SetupDraft& draft) = nullptr;
    bool (*has_unusual_setup)(const SetupDraft& draft) = nullptr;
    // Returns levels of difficulty, or nullopt for machines without a study. `most`: largest number of
    // presses of any board.
    std::optional<LevelNumbers> (*levels)(const machine::MachineChoice& choice, std::size_t most) = nullptr;
    // Cards that introduce the machine instead of its rule. The last of several cards leads to
    // `first_game`, which is also the first game of a player who chooses the machine.
    std::span<const MessageId<>> cards = {};
    NewGameRequest (*first_game)() = nullptr;
    const MachineGuide* guide = nullptr;
    // Returns what follows the machine's line in the rule of the Why pane, or empty; nullptr: nothing does.
    Message (*more_rule)(const machine::Machine& machine) = nullptr;
    // Id of the level (game/levels.hpp) that a player's first game is instead; empty if there is none. Later
    // games are the levels of its chapter without stars, while there are any.
    std::string_view first_level = {};
    // Opens the type's own editor, which takes the place of editing on the board; nullptr if it has none.
    void (*edit)(InputContext& context) = nullptr;
    // Opens a draft of the codes of the machine in play.
    void (*open_codes)(InputContext& context) = nullptr;
    std::span<const MachineUiDialog> dialogs = {};
    std::span<const MachineUiPane> panes = {};
};

// Interfaces of the types, each defined in the type's folder.
extern const MachineUi lights_ui;
extern const MachineUi custom_ui;
extern const MachineUi cube_ui;
extern const MachineUi ghaly_ui;

// Returns the interfaces of all types, in the order of the row of machines (ui/types/machine_uis.cpp).
[[nodiscard]] std::span<const MachineUi* const> machine_uis();
// Return the interface of a type's id or of a game's machine; an empty one if the type has none.
[[nodiscard]] const MachineUi& machine_ui(std::string_view type);
[[nodiscard]] const MachineUi& ui_of(const game::Game& game);

// Returns the overlay of the game's board while it is shown, or nullptr.
[[nodiscard]] const BoardOverlay* shown_overlay(const game::Game& game, const UiState& state);

// Returns the chip of the machines with the id; nullptr if no machine type has one.
[[nodiscard]] const MachineUiChip* find_chip(std::string_view id);

// Returns the keys of a command while the game is in play, "H" or "U or Ctrl+Z"; empty if it has none.
[[nodiscard]] Message keys_of(Command command, const Settings& settings, const game::Game& game);

// Returns the help while the game is in play: the machine's keys, the remaining keys of commands, and the
// version of Switchbox.
[[nodiscard]] std::vector<HelpRow> help_rows(const Settings& settings, const game::Game& game);

}  // namespace switchbox::ui
