#include "view/wires/wire_introduction.hpp"

#include <array>

#include "machine/ghaly/ghaly_choice.hpp"

namespace switchbox::view {

std::span<const std::string_view> wire_introduction() {
    static constexpr std::array<std::string_view, 3> cards{
        "view.introduction.ghaly.wires", "view.introduction.ghaly.colours", "view.introduction.ghaly.press"};
    return cards;
}

WantNewGame first_wired_board() {
    constexpr std::size_t presses = 2;
    return {machine::choose_ghaly(machine::plain_codes(2)), presses};
}

}  // namespace switchbox::view
