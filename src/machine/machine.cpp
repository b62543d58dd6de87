#include "machine/machine.hpp"

#include <algorithm>

namespace switchbox::machine {

Message Machine::board_size() const { return tell("machine.board-size", lamps().rows, lamps().columns); }

Point Machine::button_middle(std::size_t button) const {
    return {buttons().row(button) + 0.5, buttons().column(button) + 0.5};
}

Message Machine::button_place(std::size_t button) const { return place(buttons(), button); }

bool Machine::is_numbered() const {
    constexpr std::size_t most_numbered = 100;
    return !has_names() && buttons().size() <= most_numbered;
}

Message Machine::button_name(std::size_t button) const {
    return is_numbered() ? verbatim(button_label(button)) : button_place(button);
}

Message Machine::lamp_name(std::size_t lamp) const {
    return is_numbered() ? verbatim(lamp_label(lamp)) : lamp_place(lamp);
}

std::size_t Machine::button_number(std::size_t button) const {
    if (buttons_are_lamps()) return button + 1;
    const std::vector<bool>& present = button_sites().present;
    const auto end = present.begin() + static_cast<std::ptrdiff_t>(button) + 1;
    return static_cast<std::size_t>(std::count(present.begin(), end, true));
}

std::string Machine::button_label(std::size_t button) const { return std::to_string(button_number(button)); }

std::string Machine::lamp_label(std::size_t lamp) const { return std::to_string(lamp + 1); }

std::optional<std::size_t> Machine::first_invalid_lamp(const Picture& picture) const {
    for (std::size_t lamp = 0; lamp < picture.size(); ++lamp) {
        if (lamp_sites().has(lamp) && picture[lamp] >= states_of(lamp)) return lamp;
    }
    return std::nullopt;
}

Message Machine::lamp_place(std::size_t lamp) const { return place(lamps(), lamp); }

void Machine::show_press(Picture& shown, const State& state, std::size_t /*button*/, int /*times*/) const {
    shown = picture(state);
}

std::size_t Machine::count_wrong(const Picture& shown, const Picture& target) const {
    return count_different(shown.cells, target.cells);
}

std::optional<std::uint8_t> Machine::wanted(std::size_t lamp, const Picture& target) const {
    return target[lamp];
}

bool Machine::may_press(const PressGrid& /*presses*/, const Picture& /*shown*/,
                        std::size_t /*button*/) const {
    return true;
}

}  // namespace switchbox::machine
