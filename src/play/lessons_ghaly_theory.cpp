// What Joyner leaves open about Ghaly's machine, answered (docs/theory.md has the proofs).
#include "play/lesson_lists.hpp"

namespace switchbox::play {
namespace {

Lesson wiring() {
    return {
        "ghaly-wiring",
        "Which wirings there are",
        "Switchbox, Theorem 1",
        plain_ghaly,
        {{"Make (3 6 4)(5 8 7) again. Label each exit with the wire that should come out: 1 2 4 6 at the "
          "top, 7 3 8 5 on the right.",
          {},
          {},
          wires},
         {"Go through each row from the right: press where the label above is larger than the label on the "
          "right. The smaller label moves on to the left, the larger down. Row 1 needs no press.",
          {},
          "1 2 3 4",
          wires},
         {"Row 2: the 3 from the right meets 7, 6 and 4. Press 8, 7 and 6.", "press 8; press 7; press 6",
          "6 7 8", wires},
         {"Row 3: none. Row 4: the 5 meets 8, 7 and 6. Press 16, 15 and 14.", "press 16; press 15; press 14",
          "14 15 16", wires},
         {"Six presses, as many as the wiring has inversions: fewer never do. This works when no number "
          "moves by more than 4: for 6902 of the 40320 permutations."}},
        "Joyner's section 4.1 sees no compact answer. Its Proposition 18 means an even permutation, not an "
        "even order."};
}

Lesson staircase() {
    return {"ghaly-staircase",
            "No dark cell",
            "Switchbox, Theorem 2",
            plain_ghaly,
            {{"Press all: no cell is dark.", all_presses},
             {"Release button 6: cell 1 goes dark.", "press 6", "6"},
             {"Release button 5 too: it lights again. No cell is dark if all buttons are pressed, or the "
              "released ones form a staircase.",
              "press 5", "5 6"},
             {"A staircase goes left in a row or up in a column, ends in column 1, and never enters row 1. "
              "That makes 123 of the 65536 boards. Only these can solve a machine."}},
            "Joyner's Theorem 27 says that at least half of the boards never solve a machine. It is 65413 of "
            "65536."};
}

Lesson forced_colour() {
    return {"ghaly-colour",
            "The corner tells the colour",
            "Switchbox, Theorem 3: the only colour",
            green_ghaly,
            {{"If no cell is dark, row 1 is all pressed. Press it: X1 runs along it to CG5, and the corner "
              "shows the two, green.",
              row_1_presses, "4", wires},
             {"Press what you like below, say 6, 11 and 16: the corner stays green.",
              "press 6; press 11; press 16", "4", wires},
             {"So a machine has at most one colour to reach. Press the rest: green.",
              "press 5; press 7; press 8; press 9; press 10; press 12; press 13; press 14; press 15"}}};
}

Lesson fewest() {
    return {"ghaly-fewest",
            "Between 10 and 16 presses",
            "Switchbox, Theorem 3: fewest presses",
            "1.ghaly~4~Gxs~Odg...AAA.0.f1xc6",
            {{"40320 of the 331776 machines can be solved. This is one of the easiest: press 1 to 4, 6 to 8 "
              "and 13 to 15.",
              "press 1; press 2; press 3; press 4; press 6; press 7; press 8; press 13; press 14; press 15"},
             {"All blue with 10 presses; no machine needs fewer. Set sigma and tau to () for one of the "
              "hardest.",
              "codes 4"},
             {"Only all sixteen solve it. Press the other six.",
              "press 5; press 9; press 10; press 11; press 12; press 16"},
             {"God's number is 16. 3456, 8640, 8064, 10944, 6912, 1728 and 576 machines need 10, 11, 12, 13, "
              "14, 15 and 16 presses."}},
            "Joyner's section 4.1 calls the number of machines that can be solved unknown."};
}

Lesson stripes() {
    return {"ghaly-stripes",
            "Solving without seeing the codes",
            "Switchbox, Theorem 3: the stripes",
            "1.ghaly~4~Gxs~Syc...AAA.0.s0350",
            {{"Press all: stripes. The corner says red.", all_presses, "4"},
             {"In the top row cell 1, which shows C2, is wrong: so the columns are 2 and, always, 1. On the "
              "right rows 2 and 3 are wrong.",
              {},
              "1 8 12"},
             {"Release a staircase on these rows and columns: 10, 9 and 5. All red.",
              "press 10; press 9; press 5", "5 9 10"},
             {"Any other staircase on them works too: press 9 again and release 6.", "press 9; press 6",
              "5 6 10"},
             {"If none works, no presses solve the machine. Only if all columns are wrong, or no row is, is "
              "there more to try."}}};
}

Lesson single_press() {
    return {
        "ghaly-single",
        "One press",
        "Joyner, Examples 24 and 25",
        plain_ghaly,
        {{"One press lights a cell and those below it, in one colour. Press button 16: (7 8), and cell 16 "
          "is yellow.",
          "press 16", "16", wires},
         {"Press button 1 instead: (1 2), and column 1 is red.", "press 16; press 1", "1 5 9 13", wires},
         {"Press button 7 instead, on the diagonal: (4 5). Column 4 lights up too: X5 now meets CG4.",
          "press 1; press 7", "4 7 8 11 12 15 16", wires},
         {"One press never solves a machine: C1 or C3 stays dark."}},
        "Theorem 22, first point: for i from N + 1 to 2N, W is 0 in all of row i - N."};
}

}  // namespace

std::vector<Lesson> ghaly_theory_lessons() {
    return {wiring(), staircase(), forced_colour(), fewest(), stripes(), single_press()};
}

}  // namespace switchbox::play
