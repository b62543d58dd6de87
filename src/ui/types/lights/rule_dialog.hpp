// The rule editor: a machine of one's own, drawn by clicking.
#pragma once

#include "ui/dialogs/dialog_parts.hpp"

namespace switchbox::ui {

// With the rule in play, where it can be drawn; else, or where it has been drawn on since, with the last
// draft.
void open_rule_editor(Turn& turn);
[[nodiscard]] Dialog rule_dialog(const DialogSources& sources);

// Adds the groups that name the rule, play it and keep it (rule_keeping.cpp).
void add_rule_keeping(const DialogColumn& column, const DialogSources& sources);

}  // namespace switchbox::ui
