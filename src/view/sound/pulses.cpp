#include "view/sound/pulses.hpp"

namespace switchbox::view {

Pulses pulses_of(play::CueKind kind) {
    switch (kind) {
        case play::CueKind::press:
        case play::CueKind::release:
        case play::CueKind::hint:
            return {15};
        case play::CueKind::refused:
            return {25, 60, 25};
        case play::CueKind::solved:
            return {120};
        case play::CueKind::none:
            break;
    }
    return {};
}

}  // namespace switchbox::view
