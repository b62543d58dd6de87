// The words, keys and setup rows that a machine type has of its own in the window.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "message/message.hpp"
#include "play/game.hpp"
#include "view/frame/commands.hpp"
#include "view/frame/dialog_item.hpp"
#include "view/state/setup_draft.hpp"
#include "words/phrasing.hpp"

namespace switchbox::view {

struct PaintFace;
struct SheetFace;

// Presses a button, so many times.
struct ButtonKey {
    ImGuiKey key = ImGuiKey_None;
    bool shift = false;
    std::size_t button = 0;
    int times = 1;
};
struct KindHelp {
    std::string_view keys;  // ids of messages
    std::string_view what;
};

struct KindFace {
    std::string_view id;
    words::Rephrase (*rephrase)(const play::Game& game) = nullptr;
    // They go before those of the commands.
    std::vector<ButtonKey> (*keys)(const machine::Machine& machine) = nullptr;
    // Of what is edited by painting with colours, not by lamps.
    const PaintFace* painting = nullptr;
    const SheetFace* sheets = nullptr;
    std::span<const KindHelp> help = {};
    // Keys that no command has, as browsers call them (page_keys.hpp).
    std::span<const std::string_view> page_keys = {};
    // In the dialog that sets up a game.
    void (*add_setup)(std::vector<DialogGroup>& groups, const SetupDraft& draft) = nullptr;
};
// src/kind_faces.cpp
[[nodiscard]] std::span<const KindFace> kind_faces();
// Null where the machine has nothing of its own.
[[nodiscard]] const KindFace* find_kind_face(std::string_view id);
[[nodiscard]] const KindFace* face_of_kind(const play::Game& game);
// Null where lamps are edited.
[[nodiscard]] const PaintFace* painting_of(const play::Game& game);

// The help while the game is in play: its keys, those of the commands that it leaves them, and the version of
// Switchbox.
[[nodiscard]] std::vector<HelpRow> help_rows(const Settings& settings, const play::Game& game);

}  // namespace switchbox::view
