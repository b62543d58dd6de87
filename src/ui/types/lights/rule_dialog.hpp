// The rule editor: a machine of one's own, drawn by clicking.
#pragma once

#include "ui/dialogs/dialog.hpp"

namespace switchbox::ui {

// With the rule in play, where it can be drawn; else, or where it has been drawn on since, with the last
// draft.
void open_rule_editor(Turn& turn);
[[nodiscard]] Dialog rule_dialog(const DialogSources& sources);

// Its parts that have to do with playing and keeping (rule_keeping.cpp).
[[nodiscard]] DialogGroup rule_name_group(const DialogSources& sources);
[[nodiscard]] DialogGroup rule_actions_group(const DialogSources& sources);
[[nodiscard]] DialogGroup saved_rules_group(const DialogSources& sources);

}  // namespace switchbox::ui
