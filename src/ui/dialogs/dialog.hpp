// Dialogs as data: the groups and items of the open one.
#pragma once

#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

// Inputs of the functions that build dialogs.
struct DialogSources {
    const game::Game& game;
    const Settings& settings;
    const UiState& state;
};

// Returns the open dialog, without groups if none is open. The list of keys is not a dialog; see
// bars/modal.cpp.
[[nodiscard]] Dialog open_dialog(const DialogSources& sources);

// Return one dialog each; every one is in a file of its own.
[[nodiscard]] Dialog settings_dialog(const DialogSources& sources);
[[nodiscard]] Dialog setup_dialog(const DialogSources& sources);
[[nodiscard]] Dialog lessons_dialog(const DialogSources& sources);
[[nodiscard]] Dialog export_dialog(const DialogSources& sources);
[[nodiscard]] Dialog link_dialog(const DialogSources& sources);
[[nodiscard]] Dialog statistics_dialog(const DialogSources& sources);

}  // namespace switchbox::ui
