// What the export dialog is asked for.
#pragma once

#include "ui/state/requests.hpp"

namespace switchbox::ui {

struct ExportDraft {
    ExportWhat what = ExportWhat::board;
    ExportFormat format = ExportFormat::png;
};

}  // namespace switchbox::ui
