// Test whether a picture is an assembled cube: the faults of its stickers, or its pieces (Joyner's Example 3;
// laws 1 and 2 of docs/machines.md, "Which pictures can be reached").
//
// The centres, which no turn moves, name the colours, whichever six these are. The cube of side 2 has no
// centres. Its eight corners show which colours are opposite, and the corner at DBL, which is held still,
// fixes the orientation. So every colouring of a cube is accepted, and a solved cube rotated as a whole is
// solved too.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::machine {

// Colour names in messages: those of a scheme, or without one the letters of the faces.
using ColourNames = std::optional<CubeColours>;
// Returns the name of a colour: "red", "R".
[[nodiscard]] Value colour_words(ColourNames scheme, std::size_t face);

enum class StickerFaultKind : std::uint8_t {
    too_many,  // stickers of a colour
    too_few,
    equal_centres,
    strange_centres,  // they fit another cube than the corners do
    equal_colours,    // on one corner or edge: the two stickers with the same colour
    opposite_colours,
    mirrored_corner,  // its three colours are in the wrong rotational order
    repeated_piece,   // all places of a piece that occurs more than once
};

struct StickerFault {
    StickerFaultKind kind = StickerFaultKind::too_many;
    Positions positions;  // the stickers at fault; for too_many and too_few all of that colour
    Message problem;      // without the place, which precedes it: "10 stickers are R where 9 are needed"
    friend bool operator==(const StickerFault&, const StickerFault&) = default;
};
// Returns the problem as a sentence: "10 stickers are R where 9 are needed."
[[nodiscard]] Message sentence_of(const StickerFault& fault);

// Returns the faults of the first three kinds, in their order.
[[nodiscard]] std::vector<StickerFault> colour_faults(const Stickers& stickers, ColourNames scheme = {});
// Returns all faults; empty if the stickers are those of an assembled cube. It tests pieces only if the
// centres differ from each other.
[[nodiscard]] std::vector<StickerFault> faults_of(const Stickers& stickers, ColourNames scheme = {});

// Returns the face of each colour: by the centres, or at side 2 by the corners, with the corner at DBL in its
// place. nullopt if there is no such assignment.
[[nodiscard]] std::optional<FaceMap> colour_scheme_of(const Stickers& stickers);

// Returns for each colour how many stickers it lacks until it has as many as a face. The sum is the least
// number of stickers still to paint.
[[nodiscard]] std::array<std::size_t, cube_faces> missing_stickers(const Stickers& stickers);

struct Assembly {
    FaceMap names{};  // of the colours: stickers_of(pieces) is the picture renamed by them
    Pieces pieces;    // on the cube of side 2 with the edges at home
    friend bool operator==(const Assembly&, const Assembly&) = default;
};
// Returns the assembled cube; nullopt if there are faults.
[[nodiscard]] std::optional<Assembly> assembly_of(const Stickers& stickers);

}  // namespace switchbox::machine
