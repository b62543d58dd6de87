// What the export dialog is asked for.
#pragma once

#include "view/state/requests.hpp"

namespace switchbox::view {

struct ExportDraft {
    ExportWhat what = ExportWhat::board;
    ExportFormat format = ExportFormat::png;
};

}  // namespace switchbox::view
