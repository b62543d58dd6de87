#include "view/dialogs/results_text.hpp"

namespace switchbox::view {

const std::vector<ResultsSection>& results_text() {
    static const std::vector<ResultsSection> sections{
        {"The machine",
         {"This is the machine of US patent 5,286,037 as D. Joyner models it in \"Mathematics of Ghaly's "
          "machine\" (2006). We did not read the patent itself: what follows holds for the paper's "
          "model.",
          "A button is pressed or not. It switches how wires cross its cell; a cell shows the colour of "
          "the code that its wire carries, or stays dark. You solve the board when all cells have the "
          "same colour.",
          "The paper leaves open which machines can be solved, and how. docs/theory.md proves the answers "
          "below for boards of every size N \xC3\x97 N, and the program's tests check them by trying all "
          "cases where these are few enough."}},
        {"The wiring",
         {"The presses decide at which exit the wire of each transmitter leaves. An order of the 2N wires "
          "is possible exactly when no wire's number moves by more than N places. One sweep over the "
          "board then finds a minimum of presses that make it: one for each inversion, a pair of wires in "
          "the wrong order.",
          "On a 4 \xC3\x97 4 board 6,902 of the 40,320 orders are possible, on 8 \xC3\x97 8 there are "
          "276,054,834,902. The same sweep works where some buttons are broken."}},
        {"Dark cells",
         {"Which cells are dark depends on the presses alone, not on the codes. With nothing pressed the "
          "board is all dark on every machine.",
          "No cell is dark exactly when all buttons are pressed, or when the released ones form a "
          "staircase: from cell to cell left in the same row or up in the same column, ending in the "
          "first column and never entering the first row.",
          "On 4 \xC3\x97 4 there are 123 such boards among 65,536, on 8 \xC3\x97 8 there are 533,963. "
          "Only these can be solutions, and each solves some machine."}},
        {"One colour only",
         {"A solving board has its whole first row pressed, so the first transmitter always meets the "
          "first generator on the right. Their two codes give the colour of the corner at the top right.",
          "So no machine has solutions of two colours. With all buttons pressed the long diagonal from "
          "the top right to the bottom left shows the only possible colour."}},
        {"Which machines can be solved",
         {"On 4 \xC3\x97 4, 40,320 of the 331,776 machines can be solved, 12.15 percent, 10,080 to each "
          "of the four colours. On 8 \xC3\x97 8 it is 27,962,081,280,000 of 2,642,908,293,365,760,000, "
          "about one in 94,500.",
          "In general it is T times (N!)^2, where T = 4^(N-1) + (3N - 11) 2^(N-2) - (N^2 - 3N - 8)/2. For "
          "N = 2 to 8 that is 4, 16, 70, 287, 1,131, 4,406 and 17,200.",
          "One look at each code decides it. For every column but the first, the transmitter that "
          "its generator needs must be under it or further left. The rows that do not get theirs straight "
          "away must form a cycle, in which each needs that of the next one below and the lowest that of "
          "the highest; and the row whose generator makes the same colours as the first column's must be "
          "the lowest of them.",
          "If no column from the second on gets its own transmitter, that row may be any; or there may be "
          "two such cycles, one above the other, and that row is the lowest of all. If every row gets its "
          "own, that row must not be the first, unless all columns from the second on get their own too, "
          "or none does.",
          "Nothing depends on N being a power of two. For other sizes the codes are added modulo N."}},
        {"All solutions, fewest presses",
         {"We can write down all solutions of a machine without a search: all buttons pressed, the "
          "staircases on given rows and columns, or boards with one row released as a whole.",
          "God's number is the number of buttons: 576 machines of 4 \xC3\x97 4 need all 16 presses. No "
          "solvable one needs fewer than 10. On 8 \xC3\x97 8 it is between 50 and 64.",
          "Of the 40,320 solvable 4 \xC3\x97 4 machines 3,456 need 10 presses, 8,640 need 11, 8,064 need "
          "12, 10,944 need 13, 6,912 need 14, 1,728 need 15 and 576 need 16."}},
        {"Playing blind",
         {"Press everything: the board shows stripes. A cell of the top row that differs from the "
          "corner names the column to its right; one of the right column names its row. Always include "
          "the first column.",
          "No cell is wrong: solved. Some rows are named, not all columns: release any staircase on those "
          "rows and columns. No row is named: release one row from the second on in those columns, and "
          "try which. Rows and all columns are named: release one of these rows as a whole, the last "
          "column in the named rows below it and the first column in those above it, and try which.",
          "This solves every machine that can be solved at all, after at most N boards, and you need to "
          "see no code. It does not always take the fewest presses."}},
        {"Match this picture",
         {"The program works out row by row which presses show a given picture. After each row only one "
          "thing counts: what each column still demands of the wire below. It merges parts of boards "
          "that leave the same demands.",
          "So it counts all boards that show the picture, and finds the one with the fewest "
          "presses or the nearest to yours, without trying all 2^64 boards of 8 \xC3\x97 8."}},
        {"The paper's open questions",
         {"Which orders of the wires can be made? Those in which no number moves by more than N places.",
          "How many 4 \xC3\x97 4 machines can be solved? 40,320 of 331,776.",
          "How likely is it that random presses solve some machine? 123 in 65,536.",
          "How likely is it that a random picture is a start? 1 in 5^16: the start is always dark."}},
        {"Errors in the paper",
         {"Example 29 and Lemma 31 say that a machine can be solved with nothing pressed. It cannot: all "
          "cells are dark then, as Example 10 says. For the same reason section 4.1 is wrong to count 576 "
          "starts that look different: there is one.",
          "The matrix of Example 20 is the wiring matrix itself, not its transpose, and one of the two "
          "directions in the product of Proposition 15 must be reversed. The 12 presses of Example 28 "
          "are right, but 11 are enough.",
          "docs/theory.md lists all 28 that we found."}},
    };
    return sections;
}

}  // namespace switchbox::view
