#include "view/solid/solid.hpp"

#include "view/frame/machine_ui.hpp"

namespace switchbox::view {

std::unique_ptr<Solid> make_solid() {
    for (const MachineUi* ui : machine_uis())
        if (ui->make_solid != nullptr) return ui->make_solid();
    return nullptr;
}

}  // namespace switchbox::view
