#include "ui/types/ghaly/wires/wire_introduction.hpp"

#include "types/ghaly/model/ghaly_choice.hpp"

namespace switchbox::ui {

WantNewGame first_wired_board() {
    constexpr std::size_t presses = 2;
    return {machine::choose_ghaly(machine::plain_codes(2)), presses};
}

}  // namespace switchbox::ui
