#include "ui/solid/solid.hpp"

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

std::unique_ptr<Solid> make_solid() {
    for (const MachineUi* ui : machine_uis())
        if (ui->make_solid != nullptr) return ui->make_solid();
    return nullptr;
}

}  // namespace switchbox::ui
