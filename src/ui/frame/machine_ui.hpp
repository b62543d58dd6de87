// The part of a machine type that the window has: what it shows and does otherwise than for a board of lamps.
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
#include "ui/frame/turn.hpp"
#include "ui/state/setup_draft.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

struct BoardOverlay;
class DialogColumn;
struct DialogSources;
struct PaintFace;
struct PaneFace;
struct SheetFace;
class Solid;

// A machine in the row of machines that has no row in the catalogue.
struct MachineUiChip {
    std::string_view id;      // of its machines
    std::string_view name;    // the id of a message
    bool asks_first = false;  // arrows that pass it do not choose it, Enter does
    bool is_introduced = true;
    void (*choose)(Turn& turn) = nullptr;
};

// A key that presses a button, so many times.
struct ButtonKey {
    ImGuiKey key = ImGuiKey_None;
    bool shift = false;
    std::size_t button = 0;
    int times = 1;
};
// A row of the help: ids of messages.
struct KeyHelp {
    std::string_view keys;
    std::string_view what;
};

// Numbers of presses of games: easy, medium, hard.
using LevelNumbers = std::array<std::size_t, 3>;
inline constexpr std::size_t first_try = 3;  // presses that can be found by trying

// A dialog and a pane of the type's own.
struct MachineUiDialog {
    Modal modal;
    Dialog (*make)(const DialogSources& sources);
};
struct MachineUiPane {
    PaneKind kind;
    const PaneFace& (*face)();
};

struct MachineUi {
    std::string_view id;  // of the machine type
    const MachineUiChip* chip = nullptr;
    // Keys that go before those of the commands.
    std::vector<ButtonKey> (*keys)(const machine::Machine& machine) = nullptr;
    std::span<const KeyHelp> help = {};
    // Keys that no command has, as browsers call them (page_keys.hpp).
    std::span<const std::string_view> page_keys = {};
    // The editing of what is painted with colours, not lamp by lamp.
    const PaintFace* painting = nullptr;
    const SheetFace* sheets = nullptr;
    const BoardOverlay* overlay = nullptr;
    std::unique_ptr<Solid> (*make_solid)() = nullptr;
    // Adds rows to the dialog that sets up a game.
    void (*add_setup)(const DialogColumn& column, const SetupDraft& draft) = nullptr;
    // Returns levels of difficulty, or nullopt for machines that are not studied. `most`: presses of any
    // board.
    std::optional<LevelNumbers> (*levels)(const machine::MachineChoice& choice, std::size_t most) = nullptr;
    // Ids of messages, a card each, that introduce the machine in place of its rule; and the game to which
    // the last of several leads.
    std::span<const std::string_view> cards = {};
    WantNewGame (*first_game)() = nullptr;
    // Opens a draft of the codes of the machine in play.
    void (*open_codes)(Turn& turn) = nullptr;
    std::span<const MachineUiDialog> dialogs = {};
    std::span<const MachineUiPane> panes = {};
};

// The parts of the types, each defined in the type's folder.
extern const MachineUi lights_ui;
extern const MachineUi custom_ui;
extern const MachineUi cube_ui;
extern const MachineUi ghaly_ui;

// Returns the parts of all types, in the order of the row of machines (ui/types/machine_uis.cpp).
[[nodiscard]] std::span<const MachineUi* const> machine_uis();
// Return the part of a type's id or of a game's machine: one without anything where the type has none.
[[nodiscard]] const MachineUi& machine_ui(std::string_view type);
[[nodiscard]] const MachineUi& ui_of(const game::Game& game);

// Returns the overlay of the game's board while it is shown, or nullptr.
[[nodiscard]] const BoardOverlay* shown_overlay(const game::Game& game, const UiState& state);

// Returns the chip of machines of that id, or nullptr if they have a row in the catalogue.
[[nodiscard]] const MachineUiChip* find_chip(std::string_view id);

// Returns the keys of a command while the game is in play, "H" or "U or Ctrl+Z"; empty where it has none.
[[nodiscard]] Message keys_of(Command command, const Settings& settings, const game::Game& game);

// Returns the help while the game is in play: its keys, those of the commands that it leaves them, and the
// version of Switchbox.
[[nodiscard]] std::vector<HelpRow> help_rows(const Settings& settings, const game::Game& game);

}  // namespace switchbox::ui
