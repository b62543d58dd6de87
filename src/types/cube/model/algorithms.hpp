// Algorithms: sequences of moves in the notation of speedcubers, read as permutations of the stickers.
//
//   R U F D L B        turns of a face, clockwise as it is seen
//   Rw or r            the face with the layer behind it
//   M E S, also small  the middle layer, in the sense of L, D and F
//   x y z              the whole cube, in the sense of R, U and F
//   R' R2 R3           back, half round, three times; also R2', Ri, R^-1 and typographic signs
//   (R U)3             a group: repeated, or back if an apostrophe follows
//   [R, U] [R: U]      commutator R U R' U' and conjugate R U R'
//
// Spaces between moves are optional, commas between them are allowed, and "//" begins a comment. The letters
// are those of the faces where they are at that moment: after x, the turn U turns the face that was F.
// Source: Singmaster's letters, with the slices and rotations of the WCA Regulations, article 12.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "algebra/permutation.hpp"
#include "base/result.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::machine {

struct Algorithm {
    algebra::Permutation effect;    // on the positions of the cube of side 3: entry i is where i goes
    std::size_t moves = 0;          // as they are written, without brackets and repetitions
    std::size_t small = 0;          // moves in small letters other than x y z
    bool has_marks = false;         // an apostrophe, a number or a bracket
    bool has_wide_letters = false;  // small letters for two layers: r
};

// Parses moves; no text is no moves. On the cube of side 2 slices and two layers are refused. Small letters
// alone, as in "r u", are refused too, since they may be meant as R U. Errors begin with "character 5: " or,
// if the text has several lines, "line 2, column 5: ". `begun` gets the facts of the moves before the error.
[[nodiscard]] Result<Algorithm> parse_algorithm(std::string_view text, std::size_t side,
                                                Algorithm* begun = nullptr);

// Returns the solved cube of this side after the moves.
[[nodiscard]] Stickers solved_then(const Algorithm& algorithm, std::size_t side);
// Returns the rotation of the whole cube, that is of its centres, by the moves.
[[nodiscard]] FaceMap rotation_of(const Algorithm& algorithm);
// Returns the moves as pieces of the cube of side 3. Requires moves that leave the centres in place.
[[nodiscard]] Pieces pieces_of(const Algorithm& algorithm);
// Returns the shortest name of a rotation: "x y2"; empty for the identity.
[[nodiscard]] std::string rotation_name(const FaceMap& rotation);

}  // namespace switchbox::machine
