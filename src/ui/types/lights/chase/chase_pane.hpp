// Chase pane: chasing the lights by hand in three steps, with the table of the machine in play.
#pragma once

#include "ui/frame/pane_definition.hpp"

namespace switchbox::ui {

[[nodiscard]] const PaneDefinition& chase_definition();

}  // namespace switchbox::ui
