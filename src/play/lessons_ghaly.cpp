// D. Joyner, Mathematics of Ghaly's Machine (2006): its examples.
#include "play/lesson_lists.hpp"

namespace switchbox::play {
namespace {

Lesson lights_out() {
    return {"joyner-4",
            "Toggle matrices",
            "Joyner, Example 4",
            "1.lights-out~3x3.AA.XQ.AA.0.vj8yg",
            {{"In Lights Out a press toggles the lamp and its neighbours. Press button 2: the lit lamps are "
              "t(E12).",
              "press 2", "1 2 3 5"},
             {"Press it again, for a dark board.", "press 2"},
             {"Press button 5: t(E22).", "press 5", "2 4 5 6 8", LessonView::machine},
             {"The next state is s + t(E): the presses add up, modulo 2.", {}, {}, LessonView::machine}}};
}

Lesson transmitters() {
    return {
        "joyner-7",
        "The transmitters' wires",
        "Joyner, Example 7",
        plain_ghaly,
        {{"Wires run from X1 to X8, on the left and at the bottom, to the top and the right. An unpressed "
          "cell turns them: from the left up, from below to the right. So X1 goes to CG1, X2 to CG2, ...",
          {},
          {},
          wires},
         {"A pressed cell lets them go straight on. Press button 1 (E11): X1 and X2 swap their exits.",
          "press 1", "1", wires},
         {"Release it and press button 2 (E12): X2 and X3 swap.", "press 1; press 2", "2", wires},
         {"Release it and press button 9 (E31): X3 and X4 swap.", "press 2; press 9", "9", wires}}};
}

Lesson generators() {
    return {"joyner-8",
            "The colour generators' wires",
            "Joyner, Example 8",
            plain_ghaly,
            {{"Codes come in at the top, CG1 to CG4, and at the right, CG5 to CG8. Unpressed cells pass them "
              "straight on. A cell shows the code that leaves at its bottom.",
              {},
              {},
              wires},
             {"A pressed cell turns them. Press button 1 (E11): CG5 turns down, and column 1 shows its code.",
              "press 1", "1 5 9 13", wires},
             {"Press button 2 (E12) instead: column 2 shows it.", "press 1; press 2", "2 6 10 14", wires},
             {"Press button 9 (E31) instead: CG7 turns down in row 3.", "press 2; press 9", "9 13", wires}}};
}

Lesson permutations() {
    return {"joyner-9",
            "Wiring permutations",
            "Joyner, Example 9",
            plain_ghaly,
            {{"Nothing pressed: every X_i goes to CG_i, the identity.", {}, {}, wires},
             {"Press button 1: (1 2).", "press 1", {}, wires},
             {"Press button 2 instead: (2 3).", "press 1; press 2", {}, wires},
             {"Press button 5 too: the two cancel, the identity.", "press 5", {}, wires},
             {"Release button 2. Button 5 alone makes (2 3) too.", "press 2", {}, wires},
             {"Press all the others: (1 5)(2 6)(3 7)(4 8).",
              "press 1; press 2; press 3; press 4; press 6; press 7; press 8; press 9; press 10; press 11; "
              "press 12; press 13; press 14; press 15; press 16",
              {},
              wires}}};
}

Lesson all_red() {
    return {"joyner-10",
            "From all dark to all red",
            "Joyner, Example 10",
            plain_ghaly,
            {{"sigma = tau = 1. Every row shows C1 C2 C3 C4, all dark."},
             {"Press all sixteen buttons: the cell in row i, column j shows C_{i+j}, and C2 to C8 are red.",
              all_presses}},
            "Example 29 calls this board, nothing pressed, all of colour 1, and Lemma 31 looks for more such "
            "codes. It is dark, whatever sigma and tau are."};
}

Lesson unsolvable() {
    return {"joyner-11",
            "A machine that cannot be solved",
            "Joyner, Example 11",
            "1.ghaly~4~Gyc~J9g...AAA.0.109mw",
            {{"sigma = (6 7), tau = (2 3)(5 8). Nothing pressed: all dark, as on every machine."},
             {"Press all: now the corner shows X1 with CG5, blue. No other colour is possible.", all_presses,
              "4"},
             {"Cell 1 then shows CG2, which makes blue only with X7. But X7 starts under column 3, and no "
              "wire runs left. So no presses solve it.",
              {},
              "1",
              wires}}};
}

Lesson three_colours() {
    return {
        "joyner-12",
        "Yellow, green and blue",
        "Joyner, Example 12",
        "1.ghaly~4~G04~G04...AAA.0.7fe83",
        {{"a: sigma = tau = (5 6)(7 8). Press all sixteen: yellow.", all_presses},
         {"Fifteen are enough: release button 5.", "press 5", "5"},
         {"Press it again, and set both codes to (1 3)(2 4). This is b: green.", "press 5; codes 4~sRs~sRs"},
         {"Here you can leave out button 9: release it.", "press 9", "9"},
         {"Press it again, and set both to (1 4)(2 3). This is c: blue.", "press 9; codes 4~5Bs~5Bs"},
         {"And here button 13: release it.", "press 13", "13"}}};
}

Lesson product() {
    return {
        "joyner-15",
        "Presses as a product of swaps",
        "Joyner, Proposition 15 and Remark 16",
        plain_ghaly,
        {{"On its own the button in row i, column j swaps i + j - 1 and i + j. Press button 1: (1 2).",
          "press 1",
          {},
          wires},
         {"Press button 2, on its own (2 3): (1 2) acts first, then (2 3). X1 ends at CG3.",
          "press 2",
          {},
          wires},
         {"The swaps act in a fixed order, from the bottom row up and in each row from the left. When you "
          "press the buttons does not matter."}},
        "Proposition 15 prints j = N ... 1. With i = N ... 1 it is j = 1 ... N, the left factor first."};
}

Lesson chosen_wiring() {
    return {"joyner-20",
            "Buttons for a wiring",
            "Joyner, Example 20",
            plain_ghaly,
            {{"To make (3 6 4)(5 8 7), press 6, 7, 8, 14, 15 and 16.",
              "press 6; press 7; press 8; press 14; press 15; press 16",
              {},
              wires},
             {"Here it is: X3 ends at CG6, X6 at CG4, X4 at CG3.", {}, {}, wires},
             {"Its transpose has the inverse wiring, (3 4 6)(5 7 8): release 7 and 15, press 10 and 12.",
              "press 7; press 15; press 10; press 12",
              {},
              wires}},
            "The last line calls E22 + E23 + E24 + E42 + E43 + E44 the transpose of W. It is W."};
}

Lesson all_red_with_less() {
    return {
        "joyner-28",
        "A solved board",
        "Joyner, Example 28",
        "1.ghaly~4~Gxs~bBs...AAA.0.gpz9r",
        {{"sigma = 1, tau = (1 2 3 4). Press the upper three rows, twelve buttons: all red.",
          "press 1; press 2; press 3; press 4; press 5; press 6; press 7; press 8; press 9; press 10; press "
          "11; press 12"},
         {"The support is C2 to C7: no cell shows the others.", {}, {}, wires},
         {"Eleven presses are enough: release row 2, and press 13, 14 and 15.",
          "press 5; press 6; press 7; press 8; press 13; press 14; press 15", "5 6 7 8"},
         {"Five boards solve this machine, none with fewer presses."}}};
}

Lesson colours() {
    return {"joyner-wires",
            "From wires to colours",
            "Joyner, sections 3.4 and 3.6",
            plain_ghaly,
            {{"Press 2, 6, 7, 10, 12, 13, 14 and 16.",
              "press 2; press 6; press 7; press 10; press 12; press 13; press 14; press 16",
              {},
              wires},
             {"The wires of X1 to X8 end at CG 1 3 5 7 4 2 8 6. Where X meets CG their codes join: C4, from "
              "X5, is blue.",
              {},
              "4 8 10 13",
              wires},
             {"The first row shows C1 C5 C3 C4: dark, green, dark, blue.", {}, "1 2 3 4", wires}},
            "Section 3.4 refers to section 3.6 for these colours; they are missing there."};
}

}  // namespace

std::vector<Lesson> ghaly_lessons() {
    return {lights_out(),    transmitters(), generators(),    permutations(),      all_red(), unsolvable(),
            three_colours(), product(),      chosen_wiring(), all_red_with_less(), colours()};
}

}  // namespace switchbox::play
