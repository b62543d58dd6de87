// Current choices in the export dialog.
#pragma once

#include "ui/state/requests.hpp"

namespace switchbox::ui {

struct ExportDraft {
    ExportWhat what = ExportWhat::board;
    ExportFormat format = ExportFormat::png;
};

}  // namespace switchbox::ui
