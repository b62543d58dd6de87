#include "ui/sound/pulses.hpp"

namespace switchbox::ui {

Pulses pulses_of(game::CueKind kind) {
    switch (kind) {
        case game::CueKind::press:
        case game::CueKind::release:
        case game::CueKind::hint:
            return {15};
        case game::CueKind::refused:
            return {25, 60, 25};
        case game::CueKind::solved:
            return {120};
        case game::CueKind::none:
            break;
    }
    return {};
}

}  // namespace switchbox::ui
