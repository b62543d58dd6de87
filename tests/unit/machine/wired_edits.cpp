// Single steps of drawing a puzzle: exactly what each of them changes.
#include "machine/wired/wired_edits.hpp"

#include "puzzle/text.hpp"
#include "support/support.hpp"

namespace switchbox::test {

TEST_CASE("A lamp taken away leaves the others' wires, targets and places") {
    machine::WiredPuzzle puzzle = value_of(puzzle::parse_text(
        "states 3\nA: x y z\nB: z+2\nstart x=1 y=2 z=1\ntarget x=1 y=2 z=0\nlayout x . / y z\n"));
    machine::remove_lamp(puzzle, 1);
    CHECK(puzzle == value_of(puzzle::parse_text(
                        "states 3\nA: x z\nB: z+2\nstart x=1 z=1\ntarget x=1 z=0\nlayout x . / . z\n")));
}

}  // namespace switchbox::test
