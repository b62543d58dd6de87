#include "types/ghaly/model/ghaly_machine.hpp"

#include <utility>

namespace switchbox::machine {

GhalyMachine::GhalyMachine(GhalyCodes codes) : codes_(std::move(codes)), bits_(low_bits(codes_)) {
    sites_.shape = {codes_.size, codes_.size};
    sites_.present.assign(sites_.shape.size(), true);
}

int GhalyMachine::transmitter_code(std::size_t transmitter) const {
    const auto size = static_cast<std::size_t>(codes_.size);
    return transmitter < size ? bits_.left[transmitter] : codes_.size + bits_.bottom[transmitter - size];
}

int GhalyMachine::generator_code(std::size_t generator) const {
    const auto size = static_cast<std::size_t>(codes_.size);
    return generator < size ? bits_.top[generator] : codes_.size + bits_.right[generator - size];
}

std::uint8_t GhalyMachine::colour(std::size_t transmitter, std::size_t generator) const {
    const int x = transmitter_code(transmitter);
    const int cg = generator_code(generator);
    if (x < codes_.size && cg < codes_.size) return 0;
    return static_cast<std::uint8_t>(low_join().join(x % codes_.size, cg % codes_.size) + 1);
}

Picture GhalyMachine::picture(const Wiring& wiring) const {
    std::vector<std::uint8_t> colours(wiring.origin_of.size());
    for (std::size_t exit = 0; exit < colours.size(); ++exit) {
        colours[exit] = colour(wiring.origin_of[exit], exit);
    }
    Picture picture = Picture::filled(sites_.shape, 0);
    for (std::size_t cell = 0; cell < picture.size(); ++cell) picture[cell] = colours[wiring.shown[cell]];
    return picture;
}

Picture GhalyMachine::picture(const PressGrid& presses) const { return picture(wiring_of(presses)); }

std::vector<std::size_t> GhalyMachine::changes(const PressGrid& presses, std::size_t button) const {
    PressGrid then = presses;
    press(then, button);
    const Picture before = picture(presses);
    const Picture after = picture(then);
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < before.size(); ++cell) {
        if (before[cell] != after[cell]) cells.push_back(cell);
    }
    return cells;
}

int GhalyMachine::only_colour() const { return low_join().join(bits_.left[0], bits_.right[0]) + 1; }

const GhalyMachine* ghaly_in(const Machine& machine) {
    return machine.type() == ghaly_id ? static_cast<const GhalyMachine*>(&machine) : nullptr;
}

}  // namespace switchbox::machine
