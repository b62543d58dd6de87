#include "types/cube/solve/laws.hpp"

#include <algorithm>

#include "types/cube/model/mends.hpp"
#include "types/cube/model/net.hpp"

namespace switchbox::solve {
namespace {

void add_cells(std::vector<std::size_t>& cells, std::size_t side, const machine::Positions& positions) {
    for (const std::uint8_t position : positions) cells.push_back(machine::net_cell(side, position));
}

std::vector<std::size_t> ascending(std::vector<std::size_t> cells) {
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

// Returns the missing colours if the painting is incomplete: this is not a fault yet.
std::optional<Unreachable> still_painted(const machine::Stickers& stickers, machine::ColourNames scheme) {
    std::size_t all = 0;
    Messages missing;
    const auto counts = machine::missing_stickers(stickers);
    for (std::size_t face = 0; face < counts.size(); ++face) {
        all += counts.at(face);
        if (counts.at(face) > 0)
            missing.push_back(
                tell("cube.painting.colour", counts.at(face), machine::colour_words(scheme, face)));
    }
    if (all == 0) return std::nullopt;
    return Unreachable{
        tell("cube.painting.unfinished", all), tell("cube.painting.missing", std::move(missing)), {}};
}

// Returns the first fault as the reason, and the others as further text.
Unreachable no_cube(const machine::Stickers& stickers, machine::ColourNames scheme) {
    const std::vector<machine::StickerFault> faults = machine::faults_of(stickers, scheme);
    Unreachable unreachable{
        tell("cube.unreachable.no-cube", faults.size()), machine::sentence_of(faults.front()), {}};
    add_cells(unreachable.cells, stickers.side, faults.front().positions);
    unreachable.cells = ascending(std::move(unreachable.cells));
    for (auto fault = faults.begin() + 1; fault != faults.end(); ++fault)
        unreachable.more = together(std::move(unreachable.more), machine::sentence_of(*fault));
    return unreachable;
}

Unreachable breaks_laws(const machine::Pieces& pieces, std::size_t side) {
    Unreachable unreachable{tell("cube.unreachable.law"), {}, {}};
    for (const machine::BrokenLaw& law : machine::broken_laws(machine::sums_of(pieces, side)))
        unreachable.reason = together(std::move(unreachable.reason), law.sentence);
    Messages mends;
    for (const machine::Repair& mend : machine::nearest_mends(pieces, side)) {
        mends.push_back(machine::sentence_of(mend));
        add_cells(unreachable.cells, side, machine::positions_of(mend, side));
    }
    Message all;
    for (Message& mend : mends) all = together(std::move(all), std::move(mend));
    unreachable.reason =
        together(std::move(unreachable.reason), tell("cube.unreachable.mend"), std::move(all));
    unreachable.cells = ascending(std::move(unreachable.cells));
    return unreachable;
}

}  // namespace

std::optional<Unreachable> why_unsolvable(const machine::Stickers& stickers, machine::ColourNames scheme) {
    if (auto unfinished = still_painted(stickers, scheme)) return unfinished;
    const auto assembly = machine::assembly_of(stickers);
    if (!assembly) return no_cube(stickers, scheme);
    if (machine::sums_of(assembly->pieces, stickers.side) == machine::CubeSums{}) return std::nullopt;
    return breaks_laws(assembly->pieces, stickers.side);
}

}  // namespace switchbox::solve
