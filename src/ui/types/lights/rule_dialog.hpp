// Rule editor: a machine of the player's own, drawn by clicking.
#pragma once

#include "ui/dialogs/dialog.hpp"

namespace switchbox::ui {

// Opens the editor with the rule in play if it can be drawn. Otherwise, or if that rule has been edited
// since, it opens the last draft.
void open_rule_editor(InputContext& context);
[[nodiscard]] Dialog rule_dialog(const DialogSources& sources);

// Adds the groups that name the rule, play it and keep it.
void add_rule_keeping(const DialogColumn& column, const DialogSources& sources);

}  // namespace switchbox::ui
