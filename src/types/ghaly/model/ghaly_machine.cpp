#include "types/ghaly/model/ghaly_machine.hpp"

#include <optional>
#include <utility>

#include "base/result.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::machine {
namespace {

using Wire = std::uint8_t;

std::size_t size_of(const PressGrid& presses) {
    const Shape shape = presses.shape;
    require(shape.rows == shape.columns && shape.rows <= largest_ghaly && presses.size() == shape.size(),
            "the board of Ghaly's machine is a square of at most 64 rows");
    return static_cast<std::size_t>(shape.rows);
}

std::optional<std::size_t> next_cell(Shape shape, std::size_t cell, Edge through) {
    const int row = shape.row(cell) + (through == Edge::bottom ? 1 : through == Edge::top ? -1 : 0);
    const int column = shape.column(cell) + (through == Edge::right ? 1 : through == Edge::left ? -1 : 0);
    if (!shape.contains(row, column)) return std::nullopt;
    return shape.cell(row, column);
}

Edge opposite(Edge edge) {
    switch (edge) {
        case Edge::left:
            return Edge::right;
        case Edge::right:
            return Edge::left;
        case Edge::top:
            return Edge::bottom;
        default:
            return Edge::top;
    }
}

Path follow(const PressGrid& presses, std::size_t cell, Edge from, Edge (*turn)(bool, Edge)) {
    Path path;
    for (std::optional<std::size_t> here = cell; here;) {
        const Edge to = turn(presses[*here] != 0, from);
        path.push_back({*here, from, to});
        here = next_cell(presses.shape, *here, to);
        from = opposite(to);
    }
    return path;
}

}  // namespace

Wiring wiring_of(const PressGrid& presses) {
    const std::size_t size = size_of(presses);
    Wiring wiring{algebra::Permutation(2 * size), algebra::Permutation(2 * size),
                  std::vector<std::uint8_t>(size * size)};
    std::vector<Wire> rising(size);  // by column, the transmitter whose wire crosses into the current row
    for (std::size_t c = 0; c < size; ++c) rising[c] = static_cast<Wire>(size + c);
    for (std::size_t r = size; r-- > 0;) {
        Wire across = static_cast<Wire>(r);
        for (std::size_t c = 0; c < size; ++c) {
            if (presses[r * size + c] == 0) std::swap(across, rising[c]);
        }
        wiring.origin_of[size + r] = across;
    }
    for (std::size_t c = 0; c < size; ++c) wiring.origin_of[c] = rising[c];
    wiring.exit_of = algebra::inverse(wiring.origin_of);

    std::vector<Wire> falling(size);  // by column, the generator whose wire comes from above
    for (std::size_t c = 0; c < size; ++c) falling[c] = static_cast<Wire>(c);
    for (std::size_t r = 0; r < size; ++r) {
        Wire across = static_cast<Wire>(size + r);
        for (std::size_t c = size; c-- > 0;) {
            if (presses[r * size + c] != 0) std::swap(across, falling[c]);
            wiring.shown[r * size + c] = falling[c];
        }
    }
    return wiring;
}

std::vector<std::size_t> support(const Wiring& wiring) {
    std::vector<bool> occurs(wiring.exit_of.size());
    for (const std::uint8_t exit : wiring.shown) occurs[exit] = true;
    std::vector<std::size_t> exits;
    for (std::size_t exit = 0; exit < occurs.size(); ++exit) {
        if (occurs[exit]) exits.push_back(exit);
    }
    return exits;
}

Edge transmitter_turn(bool pressed, Edge from) {
    if (from == Edge::left) return pressed ? Edge::right : Edge::top;
    return pressed ? Edge::top : Edge::right;
}

Edge generator_turn(bool pressed, Edge from) {
    if (from == Edge::top) return pressed ? Edge::left : Edge::bottom;
    return pressed ? Edge::bottom : Edge::left;
}

Path transmitter_path(const PressGrid& presses, std::size_t transmitter) {
    const std::size_t size = size_of(presses);
    require(transmitter < 2 * size, "there is no such transmitter");
    const bool at_left = transmitter < size;
    const std::size_t cell = at_left ? transmitter * size : (size - 1) * size + (transmitter - size);
    return follow(presses, cell, at_left ? Edge::left : Edge::bottom, transmitter_turn);
}

Path generator_path(const PressGrid& presses, std::size_t generator) {
    const std::size_t size = size_of(presses);
    require(generator < 2 * size, "there is no such colour generator");
    const bool at_top = generator < size;
    const std::size_t cell = at_top ? generator : (generator - size) * size + size - 1;
    return follow(presses, cell, at_top ? Edge::top : Edge::right, generator_turn);
}

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
