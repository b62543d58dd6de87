// Whether a picture is a cube put together from its pieces: what is wrong with it, sticker by sticker, or the
// pieces (Joyner's Example 3; laws 1 and 2 of docs/machines.md, "Which pictures can be reached").
//
// Colours are called by what no turn moves: the centres, whichever six colours these are. The cube of side 2
// has none: its eight corners tell which colours are opposite, and the one at DBL, which is held still, how
// it is held. So every colouring of a cube is read, and a solved cube that is turned as a whole is solved
// too.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "types/cube/model/form.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::machine {

// Names of colours in messages: those of a scheme, or if there is none the letters of the faces.
using ColourNames = std::optional<CubeColours>;
// Returns the name of one: "red", "R".
[[nodiscard]] Value colour_words(ColourNames scheme, std::size_t face);

enum class StickerFaultKind : std::uint8_t {
    too_many,  // stickers of a colour
    too_few,
    equal_centres,
    strange_centres,  // that fit another cube than the corners do
    equal_colours,    // on one corner or edge, the two stickers that have them
    opposite_colours,
    mirrored_corner,  // its three colours run the wrong way round
    repeated_piece,   // all places of a piece that is there twice or more
};

struct StickerFault {
    StickerFaultKind kind = StickerFaultKind::too_many;
    Positions positions;  // of which it speaks; all of the colour that is there too often or too seldom
    Message problem;      // without the place, to stand behind it: "10 stickers are R where 9 are needed"
    friend bool operator==(const StickerFault&, const StickerFault&) = default;
};
// "10 stickers are R where 9 are needed.": the problem as a sentence.
[[nodiscard]] Message sentence_of(const StickerFault& fault);

// The first three kinds, in their order.
[[nodiscard]] std::vector<StickerFault> colour_faults(const Stickers& stickers, ColourNames scheme = {});
// All; none if the stickers are those of a cube that can be put together. Pieces are judged only where the
// centres differ.
[[nodiscard]] std::vector<StickerFault> faults_of(const Stickers& stickers, ColourNames scheme = {});

// Returns the face that each colour stands for, by the centres, or at side 2 by the corners with that at DBL
// in its place. nullopt if there is no such assignment.
[[nodiscard]] std::optional<FaceMap> naming_of(const Stickers& stickers);

// Stickers that are still to be painted, at least, until each colour has as many as a face: of each colour
// how many it lacks.
[[nodiscard]] std::array<std::size_t, cube_faces> missing_stickers(const Stickers& stickers);

struct Assembly {
    FaceMap names{};  // of the colours: stickers_of(pieces) is the picture renamed by them
    Pieces pieces;    // on the cube of side 2 with the edges at home
    friend bool operator==(const Assembly&, const Assembly&) = default;
};
// None if there are faults.
[[nodiscard]] std::optional<Assembly> assembly_of(const Stickers& stickers);

}  // namespace switchbox::machine
