#include "ui/types/ghaly/state/wire_trace.hpp"

namespace switchbox::ui {
namespace {

using machine::Edge;
using machine::Leg;
using machine::Path;

void add(std::vector<TracedLeg>& legs, Diagram diagram, const Path& path) {
    for (const Leg& leg : path) legs.push_back({diagram, leg});
}

// Returns the generator's path up to the leg through the cell's bottom edge.
Path path_to_cell(const machine::PressGrid& presses, std::size_t generator, std::size_t cell) {
    Path path;
    for (const Leg& leg : machine::generator_path(presses, generator)) {
        path.push_back(leg);
        if (leg.cell == cell && leg.to == Edge::bottom) break;
    }
    return path;
}

}  // namespace

WireHighlight highlight_of(WireEnd end) {
    if (end.kind == WireEnd::Kind::transmitter)
        return {.transmitter = end.number, .generator = {}, .cell = {}};
    return {.transmitter = {}, .generator = end.number, .cell = {}};
}

std::vector<TracedLeg> lit_legs(const machine::PressGrid& presses, const WireHighlight& what) {
    std::vector<TracedLeg> legs;
    if (what.generator) {
        add(legs, Diagram::generators, machine::generator_path(presses, *what.generator));
    }
    if (what.transmitter) {
        add(legs, Diagram::transmitters, machine::transmitter_path(presses, *what.transmitter));
    }
    if (what.cell) {
        const machine::Wiring wiring = machine::wiring_of(presses);
        const std::size_t exit = wiring.shown[*what.cell];
        add(legs, Diagram::generators, path_to_cell(presses, exit, *what.cell));
        add(legs, Diagram::transmitters, machine::transmitter_path(presses, wiring.origin_of[exit]));
    }
    return legs;
}

std::vector<WireEnd> lit_ends(const machine::PressGrid& presses, const WireHighlight& what) {
    const machine::Wiring wiring = machine::wiring_of(presses);
    std::vector<WireEnd> ends;
    if (what.generator) ends.push_back({WireEnd::Kind::generator, *what.generator});
    if (what.transmitter) {
        ends.push_back({WireEnd::Kind::transmitter, *what.transmitter});
        ends.push_back({WireEnd::Kind::generator, wiring.exit_of[*what.transmitter]});
    }
    if (what.cell) {
        const std::size_t exit = wiring.shown[*what.cell];
        ends.push_back({WireEnd::Kind::transmitter, wiring.origin_of[exit]});
        ends.push_back({WireEnd::Kind::generator, exit});
    }
    return ends;
}

}  // namespace switchbox::ui
