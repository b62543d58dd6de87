// Dialogs as data: the groups and items of the one that is open.
#pragma once

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// What dialogs are made of.
struct DialogSources {
    const game::Game& game;
    const Settings& settings;
    const UiState& state;
};

// The dialog that is open; without groups when none is (help is a list of its own, see bars/modal.cpp).
[[nodiscard]] Dialog open_dialog(const DialogSources& sources);

// Each in a file of its own.
[[nodiscard]] Dialog settings_dialog(const DialogSources& sources);
[[nodiscard]] Dialog setup_dialog(const DialogSources& sources);
[[nodiscard]] Dialog lessons_dialog(const DialogSources& sources);
[[nodiscard]] Dialog export_dialog(const DialogSources& sources);
[[nodiscard]] Dialog link_dialog(const DialogSources& sources);
[[nodiscard]] Dialog statistics_dialog(const DialogSources& sources);

}  // namespace switchbox::ui
