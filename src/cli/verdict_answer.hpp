// Answer to `solve` under construction: the keys of all machine types, and those that a type adds
// (docs/command_line.md, "Keys of the JSON answers").
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/answer.hpp"
#include "cli/layout.hpp"
#include "cli/study.hpp"
#include "machine/machine_type.hpp"
#include "solve/search.hpp"

namespace switchbox::cli {

struct VerdictAnswer {
    // Writes `verdict` and, if there is a solution with that many presses, `fewest`, or `at_most` and
    // `at_least`.
    VerdictAnswer(const solve::Verdict& verdict, std::uint64_t presses, std::size_t bound);

    std::string words;  // one or several lines
    std::vector<Board> boards = {};
    std::vector<Fact> facts = {};
    nlohmann::ordered_json json = nlohmann::ordered_json::object();

    // Writes `key`, and a line of text with the same value.
    void add(const char* key, const char* name, const std::string& value);

    // Returns the whole answer: words, boards and facts below each other.
    [[nodiscard]] Answer made() &&;
};

// Adds the facts about a board: the solution as a grid, its cells or their order, and the number of
// solutions. If there is none, adds the proof and the nearest target.
void add_boards(VerdictAnswer& answer, const Study& study, const solve::Search& search);

// Returns the remaining presses, or the reason why none work, and the proof.
[[nodiscard]] Answer verdict_facts(const Study& study, const solve::Search& search);

// Returns the heading, and below it the board if the machine type has its own drawing.
[[nodiscard]] std::string title_of(const Study& study);
// Returns the puzzle, its share code and link.
[[nodiscard]] Answer game_facts(const Study& study);
// Returns the size of the machine.
[[nodiscard]] Answer plain_facts(const Study& study);
// Returns the note for lit-only and alternating play that added-up presses do not give an order; empty
// otherwise.
[[nodiscard]] Answer order_caveat(const machine::MachineChoice& choice);

}  // namespace switchbox::cli
