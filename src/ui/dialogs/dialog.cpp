#include "ui/dialogs/dialog.hpp"

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

Dialog dialog_of_type(const DialogSources& sources) {
    for (const MachineUi* ui : machine_uis()) {
        for (const MachineUiDialog& dialog : ui->dialogs)
            if (dialog.modal == sources.state.modal.open) return dialog.make(sources);
    }
    return {};
}

}  // namespace

Dialog open_dialog(const DialogSources& sources) {
    switch (sources.state.modal.open) {
        case Modal::settings:
            return settings_dialog(sources);
        case Modal::setup:
            return setup_dialog(sources);
        case Modal::lessons:
            return lessons_dialog(sources);
        case Modal::exports:
            return export_dialog(sources);
        case Modal::link:
            return link_dialog(sources);
        case Modal::statistics:
            return statistics_dialog(sources);
        default:
            return dialog_of_type(sources);
    }
}

}  // namespace switchbox::ui
